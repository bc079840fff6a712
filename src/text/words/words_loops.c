/* SPDX-License-Identifier: MIT */
/*
 * Odd loops and their guardians in words: broken wings and oddagons.
 */
#include "grid/step.h"
#include "text/words/words.h"

/* The cells of the loop in their order: "r1c1, r1c5 and r3c6". */
static void tell_cells_of_loop(phrase *p, const ennead_step *step)
{
    const int last = step->node_count - 1;

    for (int i = 0; i <= last; i++)
        phrase_format(p, "%t%L", i == 0 ? "" : i == last ? " and " : ", ", step->nodes[i].cells);
}

static void tell_broken_wing(phrase *p, const ennead_step *step)
{
    const int guardians = cell_count(cells_of_set(step->fins));

    phrase_text(p, "In the loop ");
    tell_cells_of_loop(p, step);
    phrase_format(
        p, " each cell shares a house with the next, and its length is odd. So %d cannot be ",
        step->focus);
    phrase_format(
        p, "in every second one of them, and one of the houses has it elsewhere: it is in %O. ",
        step->fins);
    phrase_text(p, guardians == 1 ? "So " : "What sees all of these is not: ");
    phrase_effect(p, step);
}

static void tell_oddagon(phrase *p, const ennead_step *step)
{
    phrase_format(p, "In the loop ");
    tell_cells_of_loop(p, step);
    phrase_format(p, " each cell sees the next, and its length is odd. So %D cannot take turns, ",
                  step->digits);
    if (step->focus == 0)
        phrase_format(
            p, "and %C, the only one with other candidates, holds one of these: ", step->fins);
    else
        phrase_format(p,
                      "and %d, the only other candidate, is in %O. What sees all of these is not: ",
                      step->focus, step->fins);
    phrase_effect(p, step);
}

void tell_odd_loop(phrase *p, const ennead_step *step)
{
    if (step->technique == ENNEAD_BROKEN_WING)
        tell_broken_wing(p, step);
    else
        tell_oddagon(p, step);
}
