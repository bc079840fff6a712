/* SPDX-License-Identifier: MIT */
/*
 * Chains in words, link by link, and colorings.
 */
#include "grid/step.h"
#include "text/words.h"

void phrase_node(phrase *p, const ennead_node *node)
{
    const cells where = cells_of_set(node->cells);

    if (cell_count(where) == 1)
        phrase_format(p, "%C %t %d", where, node->on ? "is" : "is not", node->digit);
    else
        phrase_format(p, "%d %t %O", node->digit, node->on ? "is in" : "is not in", where);
}

static bool is_same_candidate(const ennead_node *one, const ennead_node *other)
{
    return one->digit == other->digit && cells_of_set(one->cells) == cells_of_set(other->cells);
}

/* What the ends of a chain prove. */
static void tell_conclusion(phrase *p, const ennead_step *step)
{
    const ennead_node *first = &step->nodes[0], *last = &step->nodes[step->node_count - 1];

    if (is_same_candidate(first, last) && first->on != last->on) {
        phrase_text(p, "That contradicts itself, so ");
    } else if (is_same_candidate(first, last)) {
        phrase_text(p, "The chain is a loop and holds the other way round too: of the two ends of "
                       "each of its links one is true. So ");
    } else if (!first->on && last->on) {
        ennead_node turned = *first;
        turned.on = 1;
        phrase_text(p, "So ");
        phrase_node(p, &turned);
        phrase_text(p, " or ");
        phrase_node(p, last);
        phrase_text(p, ", and ");
    } else {
        phrase_text(p, "So ");
    }
    phrase_effect(p, step);
}

void tell_chain(phrase *p, const ennead_step *step)
{
    phrase_text(p, "Suppose that ");
    for (int i = 0; i < step->node_count; i++) {
        if (i > 0)
            phrase_text(p, i == 1 ? ". Then " : ", so ");
        phrase_node(p, &step->nodes[i]);
    }
    phrase_text(p, ". ");
    tell_conclusion(p, step);
}

void tell_coloring(phrase *p, const ennead_step *step)
{
    phrase_effect(p, step);
}
