/* SPDX-License-Identifier: MIT */
/*
 * The search for lemmas that refute what is left of a puzzle, and the choice of those that are needed.
 */
#ifndef ENNEAD_PROOF_REFUTE_H
#define ENNEAD_PROOF_REFUTE_H

#include "proof/singles.h"

/* Suppositions that have been made, each with the state before it. */
typedef struct refutation {
    proof_singles s;
    singles_state root; /* what follows without suppositions and lemmas */
    int most_lemmas;
    const ennead_stop *stop; /* may be NULL */
    int depth;
    struct {
        uint16_t candidate;
        singles_state before;
    } levels[ENNEAD_CELLS];
} refutation;

/* Finds lemmas from which, with the singles of r->s, a contradiction follows. They are in r->s. False:
 * they would be too many, or the stop flag is set. */
bool refutation_search(refutation *r);

/* Leaves out the lemmas, and the candidates of lemmas, that are not needed. */
void refutation_trim(refutation *r);

#endif
