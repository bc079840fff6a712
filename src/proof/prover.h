/* SPDX-License-Identifier: MIT */
/*
 * The prover, and the data of its certificates.
 */
#ifndef ENNEAD_PROOF_PROVER_H
#define ENNEAD_PROOF_PROVER_H

#include "proof/refute.h"

struct ennead_prover {
    ennead_allocator allocator;
    refutation refutation;
    int16_t proof[LEMMA_LITERALS + LEMMA_ROOM + 1]; /* of the last certificate */
};

#endif
