/* SPDX-License-Identifier: MIT */
#ifndef ENNEAD_PROOF_LRAT_H
#define ENNEAD_PROOF_LRAT_H

#include "proof/proof_text.h"

/* Writes the lemmas, each with the clauses that become units on the way to its contradiction. */
void write_lrat(const proof_source *source, text_buffer *text);

#endif
