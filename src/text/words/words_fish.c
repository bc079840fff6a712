/* SPDX-License-Identifier: MIT */
#include "text/words/words_fish.h"

#include "grid/step.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"

void describe_any_fish(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    (void)before;
    const cells fins = cells_of_set(step->fins), gone = cells_of_set(step->removed[step->focus]);
    const say_slot base = SAY_HOUSES(step->base), digit = SAY_DIGITS(step->digits);
    const say_slot cover = SAY_HOUSES(step->cover), body = SAY_CELLS(cells_of_set(step->cells));
    const bool complex =
        ennead_technique_info((int)step->technique)->family == ENNEAD_FAMILY_COMPLEX_FISH;

    if (cells_of_set(step->colors[1]) != 0)
        SAY(p, SIAMESE_FISH, base, digit, cover, SAY_CELLS(cells_of_set(step->colors[0])),
            SAY_CELLS(cells_of_set(step->colors[1])), SAY_CELLS(gone));
    else if (fins != 0)
        SAY(p, FINNED_FISH, base, digit, cover, SAY_CELLS(fins), SAY_CELLS(gone));
    else if (complex)
        SAY(p, COMPLEX_FISH, base, digit, cover, body, SAY_CELLS(gone));
    else
        SAY(p, FISH, base, digit, cover, body);
    describe_effect(p, step);
}
