/* SPDX-License-Identifier: MIT */
/*
 * Trial and error by one guess: a candidate is supposed to be true, and goes when singles alone
 * then lead to a contradiction. That is all that dynamic forcing chains of the SE scale can find, so
 * a puzzle that is stuck there needs what is beyond them; and the fewer candidates can be refuted at
 * first, the nearer a puzzle is to that.
 */
#ifndef ENNEAD_LOGIC_ONE_GUESS_H
#define ENNEAD_LOGIC_ONE_GUESS_H

#include "ennead.h"

typedef enum one_guess_end {
    ONE_GUESS_SOLVED,
    ONE_GUESS_STUCK, /* after some rounds nothing goes any more, and it is not solved */
    ONE_GUESS_ABOVE, /* the first round refuted more than `most` */
} one_guess_end;

typedef struct one_guess_result {
    one_guess_end end;
    int refuted; /* candidates that go in the first round; one more than `most` if it was ended; all
                    729 where singles alone solve it */
} one_guess_result;

/* Of a puzzle with one solution; ends when more than `most` candidates go in the first round. */
one_guess_result one_guess_of(const ennead_puzzle *puzzle, int most);

#endif
