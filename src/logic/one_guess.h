/* SPDX-License-Identifier: MIT */
/*
 * Trial and error with one guess: a candidate is supposed to be true, and is removed if singles
 * alone then lead to a contradiction. Dynamic forcing chains of the SE scale find nothing more
 * than this. So a puzzle on which this gets stuck needs something stronger; and the fewer
 * candidates can be refuted at first, the closer a puzzle is to that.
 */
#ifndef ENNEAD_LOGIC_ONE_GUESS_H
#define ENNEAD_LOGIC_ONE_GUESS_H

#include "ennead.h"

typedef enum one_guess_end {
    ONE_GUESS_SOLVED,
    ONE_GUESS_STUCK, /* after some rounds no candidate can be refuted, and it is not solved */
    ONE_GUESS_ABOVE, /* more than `most` were refuted in the first round */
} one_guess_end;

typedef struct one_guess_result {
    one_guess_end end;
    int refuted; /* candidates refuted in the first round; `most` + 1 if the round was ended; 729
                  * if singles alone solve the puzzle */
} one_guess_result;

/* The puzzle must have one solution. Stops when the first round has refuted more than `most`
 * candidates. */
one_guess_result one_guess_of(const ennead_puzzle *puzzle, int most);

#endif
