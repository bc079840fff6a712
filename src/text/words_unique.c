/* SPDX-License-Identifier: MIT */
/*
 * Steps that rest on uniqueness in words.
 */
#include "grid/step.h"
#include "text/words.h"

void tell_uniqueness(phrase *p, const ennead_step *step)
{
    phrase_format(p,
                  "If %C held only %D, the two could be exchanged and the puzzle would have two "
                  "solutions. So ",
                  cells_of_set(step->cells), step->digits);
    phrase_effect(p, step);
}
