/* SPDX-License-Identifier: MIT */
#include "text/words/words_effect.h"

#include "grid/step.h"

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
    FOR_ALL_DIGITS(digit) {
        const cells removed = cells_of_set(step->removed[digit]);
        if (removed == 0)
            continue;
        buffer_format(p, "%t%d leaves %C", between, digit, set_of_cells(removed));
        between = "; ";
    }
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
    FOR_ALL_DIGITS(digit) {
        const cells removed = cells_of_set(step->removed[digit]);
        if (removed == 0)
            continue;
        buffer_format(p, "%t%d leaves %C", between, digit, set_of_cells(removed));
        between = "; ";
    }
}
