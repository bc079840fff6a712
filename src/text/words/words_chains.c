/* SPDX-License-Identifier: MIT */
/*
 * Chains and loops in words, link by link.
 */
#include "grid/step.h"
#include "text/words/words.h"

void phrase_node(phrase *p, const ennead_node *node)
{
    const cells where = cells_of_set(node->cells);

    if (cell_count(where) == 1)
        phrase_format(p, "%C %t %d", set_of_cells(where), node->on ? "is" : "is not", node->digit);
    else
        phrase_format(p, "%d %t %O", node->digit, node->on ? "is in" : "is not in",
                      set_of_cells(where));
}

static bool is_same_candidate(const ennead_node *one, const ennead_node *other)
{
    return one->digit == other->digit && cells_of_set(one->cells) == cells_of_set(other->cells);
}

/* One end or the other: a chain from "is not" to "is". */
static void tell_ends(phrase *p, const ennead_node *first, const ennead_node *last)
{
    ennead_node turned = *first;

    turned.on = 1;
    phrase_text(p, "So ");
    phrase_node(p, &turned);
    phrase_text(p, " or ");
    phrase_node(p, last);
    phrase_text(p, ", and ");
}

/* Cells of two candidates in a row, each of which sees the next. */
static void tell_remote_pair(phrase *p, const ennead_step *step)
{
    const int last = step->node_count - 1;

    phrase_format(p, "The cells ");
    for (int i = 0; i <= last; i++)
        phrase_format(p, "%t%L", i == 0 ? "" : i == last ? " and " : ", ", step->nodes[i].cells);
    phrase_format(p, " hold only %D, each sees the next, and so they hold these by turns. ",
                  step->digits);
    phrase_format(p,
                  "One of %L and %L is the one digit, the other the other; what sees both is "
                  "neither: ",
                  step->nodes[0].cells, step->nodes[last].cells);
    phrase_effect(p, step);
}

/* Whether a node follows because a set, not a single cell, lacks the digit of the one before. */
static bool is_link_of_set(const ennead_step *step, int node)
{
    const cells within = cells_of_set(step->nodes[node].within);
    return step->nodes[node].on != 0 && cell_count(within) > 1;
}

static bool is_continuous(ennead_technique technique)
{
    return technique == ENNEAD_CONTINUOUS_NICE_LOOP ||
           technique == ENNEAD_GROUPED_CONTINUOUS_LOOP || technique == ENNEAD_SET_CONTINUOUS_LOOP;
}

void tell_chain(phrase *p, const ennead_step *step)
{
    const ennead_node *first = &step->nodes[0], *last = &step->nodes[step->node_count - 1];

    if (step->technique == ENNEAD_REMOTE_PAIR) {
        tell_remote_pair(p, step);
        return;
    }
    if (step->technique == ENNEAD_BIVALUE_ODDAGON) {
        tell_odd_loop(p, step);
        return;
    }
    phrase_text(p, "Suppose that ");
    for (int i = 0; i < step->node_count; i++) {
        if (i > 0)
            phrase_text(p, i == 1 ? ". Then " : ", so ");
        phrase_node(p, &step->nodes[i]);
        if (is_link_of_set(step, i))
            phrase_format(p, " (%C lack only one of %D)", step->nodes[i].within,
                          step->nodes[i].held);
    }
    phrase_text(p, ". ");
    if (is_continuous(step->technique))
        phrase_text(p,
                    "That leads back to the start: a loop, and one of the two ends of each of its "
                    "links is true. So ");
    else if (is_same_candidate(first, last))
        phrase_text(p, "That contradicts what was supposed, so ");
    else
        tell_ends(p, first, last);
    phrase_effect(p, step);
}
