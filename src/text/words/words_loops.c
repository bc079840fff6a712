/* SPDX-License-Identifier: MIT */
#include "text/words/words_loops.h"

#include "grid/step.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"

/* Lists the cells of the loop in order. Returns how many there are. */
static int cells_of_loop(const ennead_step *step, uint8_t loop[ENNEAD_STEP_NODES])
{
    for (int i = 0; i < step->node_count; i++)
        loop[i] = (uint8_t)lowest_cell(cells_of_set(step->nodes[i].cells));
    return step->node_count;
}

static void describe_broken_wing(text_buffer *p, const ennead_step *step)
{
    uint8_t loop[ENNEAD_STEP_NODES];
    const int count = cells_of_loop(step, loop);
    const cells guardians = cells_of_set(step->fins);

    SAY(p, BROKEN_WING, SAY_CELL_LIST(loop, count), SAY_DIGIT(step->focus), SAY_NUMBER(count));
    if (cells_removed(step->removed) != 0) {
        SAY(p, GUARDIANS, SAY_DIGIT(step->focus), SAY_CELLS(guardians));
        SAY(p, SEES_ALL, SAY_CELLS(cells_removed(step->removed)), SAY_CELLS(guardians));
    } else {
        SAY_ONLY(p, SO);
    }
    describe_effect(p, step);
}

static void describe_oddagon(text_buffer *p, const ennead_step *step)
{
    uint8_t loop[ENNEAD_STEP_NODES];
    const int count = cells_of_loop(step, loop);
    const cells guardians = cells_of_set(step->fins);

    SAY(p, ODDAGON, SAY_CELL_LIST(loop, count), SAY_DIGITS(step->digits), SAY_NUMBER(count));
    if (step->focus == 0) {
        SAY(p, ODDAGON_CELL, SAY_CELLS(guardians), SAY_DIGITS(step->digits));
    } else {
        SAY(p, ODDAGON_GUARDS, SAY_DIGIT(step->focus), SAY_CELLS(guardians));
        if (cells_removed(step->removed) != 0)
            SAY(p, SEES_ALL, SAY_CELLS(cells_removed(step->removed)), SAY_CELLS(guardians));
    }
    describe_effect(p, step);
}

void describe_odd_loop(text_buffer *p, const ennead_step *step)
{
    if (step->technique == ENNEAD_BROKEN_WING)
        describe_broken_wing(p, step);
    else
        describe_oddagon(p, step);
}
