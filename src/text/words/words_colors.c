/* SPDX-License-Identifier: MIT */
/*
 * Coloring in words. The strong links of a digit connect cells to clusters with two colors: the
 * digit is in all cells of one color and in none of the other.
 */
#include "text/words/words_colors.h"

#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"

static cells color_of(const ennead_step *step, int color)
{
    return cells_of_set(step->colors[color]);
}

static void describe_cluster(text_buffer *p, const ennead_step *step, sentence_id name, int color)
{
    say(p, name,
        (const say_slot[]){SAY_DIGIT(step->focus), SAY_CELLS(color_of(step, color)),
                           SAY_CELLS(color_of(step, color + 1))});
}

/* Finds two cells, one of each set, that see each other. Returns false if there are none. */
static bool find_meeting(cells one, cells other, int *first, int *second)
{
    const cells meeting = one & seen_by(other);

    if (meeting == 0)
        return false;
    *first = lowest_cell(meeting);
    *second = lowest_cell(other & peers[*first]);
    return true;
}

/* Colors of two clusters that see each other: the opposite colors cannot both be false. */
static void describe_meeting(text_buffer *p, const ennead_step *step, cells gone)
{
    int first = 0, second = 0;

    for (int one = 0; one < 2; one++)
        for (int other = 2; other < 4; other++) {
            const cells here = color_of(step, 1 - one), there = color_of(step, 5 - other);
            if ((gone & ~(seen_by(here) & seen_by(there))) != 0 ||
                !find_meeting(color_of(step, one), color_of(step, other), &first, &second))
                continue;
            SAY(p, COLORS_MEET, SAY_CELL(first), SAY_CELL(second), SAY_DIGIT(step->focus),
                SAY_CELLS(here), SAY_CELLS(there));
            SAY(p, SEES_COLORS, SAY_CELLS(gone));
            return;
        }
}

/* A color that sees both colors of another cluster. */
static void describe_trapped_color(text_buffer *p, const ennead_step *step, cells gone)
{
    int first = 0, second = 0, third = 0, fourth = 0;

    for (int color = 0; color < 4; color++) {
        const cells here = color_of(step, color);
        const int other = color < 2 ? 2 : 0;
        if ((here & gone) == 0 || !find_meeting(here, color_of(step, other), &first, &second) ||
            !find_meeting(here, color_of(step, other + 1), &third, &fourth))
            continue;
        SAY(p, COLOR_TRAPPED, SAY_CELL(first), SAY_CELL(second), SAY_CELL(fourth),
            SAY_DIGIT(step->focus), SAY_CELLS(here), SAY_CELL(third));
        return;
    }
}

void describe_coloring(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    (void)before;
    const cells gone = cells_of_set(step->removed[step->focus]);
    int first = 0, second = 0;

    describe_cluster(p, step, SENTENCE_COLORS, 0);
    if (color_of(step, 2) != 0) {
        describe_cluster(p, step, SENTENCE_MORE_COLORS, 2);
        if (step->technique == ENNEAD_MULTI_COLORS_2)
            describe_trapped_color(p, step, gone);
        else
            describe_meeting(p, step, gone);
    } else if ((gone & cells_of_set(step->cells)) != 0) {
        (void)find_meeting(gone, gone, &first, &second);
        SAY(p, COLOR_WRAP, SAY_CELL(first), SAY_CELL(second), SAY_DIGIT(step->focus),
            SAY_CELLS(gone));
    } else {
        SAY(p, SEES_COLORS, SAY_CELLS(gone));
    }
    describe_effect(p, step);
}
