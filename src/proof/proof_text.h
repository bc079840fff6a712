/* SPDX-License-Identifier: MIT */
/*
 * What the writers of all forms get.
 */
#ifndef ENNEAD_PROOF_PROOF_TEXT_H
#define ENNEAD_PROOF_PROOF_TEXT_H

#include "proof/prover.h"
#include "text/text_buffer.h"

typedef struct proof_source {
    ennead_prover *prover; /* the one that has made the certificate */
    const formula_layout *layout;
    const ennead_puzzle *puzzle;
    const ennead_certificate *certificate;
} proof_source;

/* Adds a number and a blank. */
void add_number(text_buffer *text, int number);

#endif
