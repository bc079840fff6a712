/* SPDX-License-Identifier: MIT */
/*
 * Odd loops and their guardians in words: broken wings and oddagons.
 */
#include "text/words/words_loops.h"

#include "grid/step.h"
#include "text/words/words_effect.h"

/* The cells of the loop in their order: "r1c1, r1c5 and r3c6". */
static void describe_cells_of_loop(text_buffer *p, const ennead_step *step)
{
    const int last = step->node_count - 1;

    for (int i = 0; i <= last; i++)
        buffer_format(p, "%t%L", i == 0 ? "" : i == last ? " and " : ", ", step->nodes[i].cells);
}

static void describe_broken_wing(text_buffer *p, const ennead_step *step)
{
    const int guardians = cell_count(cells_of_set(step->fins));

    buffer_text(p, "In the loop ");
    describe_cells_of_loop(p, step);
    buffer_format(
        p, " each cell shares a house with the next, and its length is odd. So %d cannot be ",
        step->focus);
    buffer_format(
        p, "in every second one of them, and one of the houses has it elsewhere: it is in %O. ",
        step->fins);
    buffer_text(p, guardians == 1 ? "So " : "What sees all of these is not: ");
    describe_effect(p, step);
}

static void describe_oddagon(text_buffer *p, const ennead_step *step)
{
    buffer_format(p, "In the loop ");
    describe_cells_of_loop(p, step);
    buffer_format(p, " each cell sees the next, and its length is odd. So %D cannot take turns, ",
                  step->digits);
    if (step->focus == 0)
        buffer_format(
            p, "and %C, the only one with other candidates, holds one of these: ", step->fins);
    else
        buffer_format(p,
                      "and %d, the only other candidate, is in %O. What sees all of these is not: ",
                      step->focus, step->fins);
    describe_effect(p, step);
}

void describe_odd_loop(text_buffer *p, const ennead_step *step)
{
    if (step->technique == ENNEAD_BROKEN_WING)
        describe_broken_wing(p, step);
    else
        describe_oddagon(p, step);
}
