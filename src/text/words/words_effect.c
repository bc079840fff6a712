/* SPDX-License-Identifier: MIT */
#include "text/words/words_effect.h"

#include "grid/step.h"

cells cells_removed(const ennead_cell_set removed[10])
{
    cells all = 0;

    FOR_ALL_DIGITS(digit)
        all |= cells_of_set(removed[digit]);
    return all;
}

digits digits_removed(const ennead_cell_set removed[10])
{
    digits all = 0;

    FOR_ALL_DIGITS(digit)
        if (cells_of_set(removed[digit]) != 0)
            all |= digit_set(digit);
    return all;
}

/* "3 leaves r1c1 and r2c2; 4 leaves r5c5" */
static void describe_removed(text_buffer *p, const ennead_cell_set removed[10], const char *between)
{
    FOR_EACH_DIGIT(rest, digits_removed(removed)) {
        const int digit = lowest_digit(rest);
        buffer_format(p, "%t%d leaves %C", between, digit, removed[digit]);
        between = "; ";
    }
}

void describe_effect(text_buffer *p, const ennead_step *step)
{
    const char *between = "";

    FOR_ALL_DIGITS(digit) {
        const cells placed = cells_of_set(step->placed[digit]);
        if (placed == 0)
            continue;
        buffer_format(p, "%t%C %t %d", between, set_of_cells(placed),
                      cell_count(placed) == 1 ? "is" : "are", digit);
        between = "; ";
    }
    describe_removed(p, step->removed, between);
}

void describe_node(text_buffer *p, const ennead_chain_node *node)
{
    const cells where = cells_of_set(node->cells);

    if (cell_count(where) == 1)
        buffer_format(p, "%C %t %d", set_of_cells(where), node->on ? "is" : "is not", node->digit);
    else
        buffer_format(p, "%d %t %O", node->digit, node->on ? "is in" : "is not in",
                      set_of_cells(where));
}

void describe_se_effect(text_buffer *p, const ennead_se_step *step)
{
    const char *between = "";

    if (step->digit != 0) {
        buffer_format(p, "%c is %d", (int)step->cell, (int)step->digit);
        between = "; ";
    }
    describe_removed(p, step->removed, between);
}
