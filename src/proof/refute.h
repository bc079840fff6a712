/* SPDX-License-Identifier: MIT */
/*
 * Searches for lemmas that refute the rest of a puzzle, and selects those that are needed.
 */
#ifndef ENNEAD_PROOF_REFUTE_H
#define ENNEAD_PROOF_REFUTE_H

#include "proof/singles.h"

/* The suppositions made, each with the state before it. */
typedef struct refutation {
    proof_singles s;
    singles_state root; /* what follows without suppositions and lemmas */
    int most_lemmas;
    const ennead_stop *stop; /* may be NULL */
    double end;              /* give up at this time; 0: never */
    int depth;
    struct {
        uint16_t candidate;
        singles_state before;
    } levels[ENNEAD_CELLS];
} refutation;

/* Finds lemmas from which, together with the singles of r->s, a contradiction follows, and adds
 * them to r->s. Returns false if there would be too many, time is
 * up, or the stop flag is set. */
bool refutation_search(refutation *r);

/* Removes the lemmas, and the candidates of lemmas, that are not needed. */
void refutation_trim(refutation *r);

#endif
