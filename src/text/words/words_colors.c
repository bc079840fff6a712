/* SPDX-License-Identifier: MIT */
/*
 * Coloring in words. The strong links of a digit join cells to clusters of two colors: the digit is
 * in all cells of one color and in none of the other.
 */
#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words.h"

static cells color_of(const ennead_step *step, int color)
{
    return cells_of_set(step->colors[color]);
}

/* The cells that see a cell of the set. */
static cells seen_by(cells set)
{
    cells seen = 0;
    for (; set != 0; set = without_lowest_cell(set))
        seen |= peers[lowest_cell(set)];
    return seen;
}

static void tell_cluster(phrase *p, const ennead_step *step, const char *begin, int color)
{
    phrase_format(p, "%tin all of %C or in all of %C", begin, set_of_cells(color_of(step, color)),
                  set_of_cells(color_of(step, color + 1)));
}

/* The color of the first cluster, and that of the second, of which two cells see each other so that
 * the opposite colors do what the step does. */
static void find_meeting(const ennead_step *step, cells removed, int *one, int *other)
{
    for (*one = 0; *one < 2; ++*one)
        for (*other = 2; *other < 4; ++*other)
            if ((seen_by(color_of(step, *one)) & color_of(step, *other)) != 0 &&
                (removed & seen_by(color_of(step, 1 - *one)) &
                 seen_by(color_of(step, 5 - *other))) != 0)
                return;
    *one = 0;
    *other = 2;
}

static void tell_two_clusters(phrase *p, const ennead_step *step, cells removed)
{
    int one, other;

    phrase_text(p, ", and ");
    tell_cluster(p, step, "", 2);
    phrase_text(p, ". ");
    if (step->technique == ENNEAD_MULTI_COLORS_2) {
        phrase_format(p,
                      "Cells of %C see both colors of the other cluster, of which one is true, so "
                      "it is not there: ",
                      set_of_cells(removed));
        return;
    }
    find_meeting(step, removed, &one, &other);
    phrase_format(p,
                  "As %C and %C see each other somewhere, not both are true, and %C or %C are: "
                  "cells that see both of these lose it: ",
                  set_of_cells(color_of(step, one)), set_of_cells(color_of(step, other)),
                  set_of_cells(color_of(step, 1 - one)), set_of_cells(color_of(step, 5 - other)));
}

void tell_coloring(phrase *p, const ennead_step *step)
{
    const cells removed = cells_of_set(step->removed[step->focus]);

    phrase_format(p, "By strong links the digit %d is ", step->focus);
    tell_cluster(p, step, "", 0);
    if (color_of(step, 2) != 0)
        tell_two_clusters(p, step, removed);
    else if ((removed & cells_of_set(step->cells)) != 0)
        phrase_format(
            p, ". Two of %C see each other, so it is in the others: ", set_of_cells(removed));
    else
        phrase_text(p, ". A cell that sees both colors cannot hold it: ");
    phrase_effect(p, step);
}
