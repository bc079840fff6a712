/* SPDX-License-Identifier: MIT */
/*
 * The arguments of the writers of all formats.
 */
#ifndef ENNEAD_PROOF_PROOF_TEXT_H
#define ENNEAD_PROOF_PROOF_TEXT_H

#include "grid/say/text_buffer.h"
#include "proof/prover.h"

typedef struct proof_source {
    ennead_prover *prover; /* the prover that made the certificate */
    const formula_layout *layout;
    const ennead_puzzle *puzzle;
    const ennead_certificate *certificate;
} proof_source;

/* Adds a number and a blank. */
void add_number(text_buffer *text, int number);

#endif
