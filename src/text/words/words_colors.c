/* SPDX-License-Identifier: MIT */
/*
 * Coloring in words. The strong links of a digit join cells to clusters of two colors: the digit is
 * in all cells of one color and in none of the other.
 */
#include "text/words/words_colors.h"

#include "grid/assertions.h"
#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_effect.h"

static cells color_of(const ennead_step *step, int color)
{
    return cells_of_set(step->colors[color]);
}

/* The cells that see a cell of the set. */
static cells seen_by(cells set)
{
    ASSERT(within_grid(set));
    cells seen = 0;
    FOR_EACH_CELL(rest, set)
        seen |= peers[lowest_cell(rest)];
    return seen;
}

static void describe_cluster(text_buffer *p, const ennead_step *step, const char *begin, int color)
{
    buffer_format(p, "%tin all of %C or in all of %C", begin, set_of_cells(color_of(step, color)),
                  set_of_cells(color_of(step, color + 1)));
}

/* The color of the first cluster, and that of the second, of which two cells see each other so that
 * the opposite colors do what the step does. */
static void find_meeting(const ennead_step *step, cells removed, int *one, int *other)
{
    ASSERT(within_grid(removed));
    for (*one = 0; *one < 2; ++*one)
        for (*other = 2; *other < 4; ++*other)
            if ((seen_by(color_of(step, *one)) & color_of(step, *other)) != 0 &&
                (removed & seen_by(color_of(step, 1 - *one)) &
                 seen_by(color_of(step, 5 - *other))) != 0)
                return;
    *one = 0;
    *other = 2;
}

static void describe_two_clusters(text_buffer *p, const ennead_step *step, cells removed)
{
    ASSERT(within_grid(removed));
    int one, other;

    buffer_text(p, ", and ");
    describe_cluster(p, step, "", 2);
    buffer_text(p, ". ");
    if (step->technique == ENNEAD_MULTI_COLORS_2) {
        buffer_format(p,
                      "Cells of %C see both colors of the other cluster, of which one is true, so "
                      "it is not there: ",
                      set_of_cells(removed));
        return;
    }
    find_meeting(step, removed, &one, &other);
    buffer_format(p,
                  "As %C and %C see each other somewhere, not both are true, and %C or %C are: "
                  "cells that see both of these lose it: ",
                  set_of_cells(color_of(step, one)), set_of_cells(color_of(step, other)),
                  set_of_cells(color_of(step, 1 - one)), set_of_cells(color_of(step, 5 - other)));
}

void describe_coloring(text_buffer *p, const ennead_step *step)
{
    const cells removed = cells_of_set(step->removed[step->focus]);

    buffer_format(p, "By strong links the digit %d is ", step->focus);
    describe_cluster(p, step, "", 0);
    if (color_of(step, 2) != 0)
        describe_two_clusters(p, step, removed);
    else if ((removed & cells_of_set(step->cells)) != 0)
        buffer_format(
            p, ". Two of %C see each other, so it is in the others: ", set_of_cells(removed));
    else
        buffer_text(p, ". A cell that sees both colors cannot hold it: ");
    describe_effect(p, step);
}
