/* SPDX-License-Identifier: MIT */
/*
 * Chains and loops in words, link by link.
 */
#include "text/words/words_chains.h"

#include "grid/assertions.h"
#include "grid/step.h"
#include "text/words/words_effect.h"
#include "text/words/words_loops.h"

static bool is_same_candidate(const ennead_chain_node *one, const ennead_chain_node *other)
{
    return one->digit == other->digit && cells_of_set(one->cells) == cells_of_set(other->cells);
}

/* One end or the other: a chain from "is not" to "is". */
static void describe_ends(text_buffer *p, const ennead_chain_node *first,
                          const ennead_chain_node *last)
{
    ennead_chain_node turned = *first;

    turned.on = 1;
    buffer_text(p, "So ");
    describe_node(p, &turned);
    buffer_text(p, " or ");
    describe_node(p, last);
    buffer_text(p, ", and ");
}

/* Cells of two candidates in a row, each of which sees the next. */
static void describe_remote_pair(text_buffer *p, const ennead_step *step)
{
    const int last = step->node_count - 1;

    buffer_format(p, "The cells ");
    for (int i = 0; i <= last; i++)
        buffer_format(p, "%t%L", i == 0 ? "" : i == last ? " and " : ", ", step->nodes[i].cells);
    buffer_format(p, " hold only %D, each sees the next, and so they hold these by turns. ",
                  step->digits);
    buffer_format(p,
                  "One of %L and %L is the one digit, the other the other; what sees both is "
                  "neither: ",
                  step->nodes[0].cells, step->nodes[last].cells);
    describe_effect(p, step);
}

/* Whether a node follows because a set, not a single cell, lacks the digit of the one before. */
static bool is_link_of_set(const ennead_step *step, int node)
{
    ASSERT(node >= 0);
    const cells within = cells_of_set(step->nodes[node].within);
    return step->nodes[node].on != 0 && cell_count(within) > 1;
}

static bool is_continuous(ennead_technique technique)
{
    ASSERT((unsigned)technique < ENNEAD_TECHNIQUE_COUNT);
    return technique == ENNEAD_CONTINUOUS_NICE_LOOP ||
           technique == ENNEAD_GROUPED_CONTINUOUS_LOOP || technique == ENNEAD_SET_CONTINUOUS_LOOP;
}

void describe_chain(text_buffer *p, const ennead_step *step)
{
    const ennead_chain_node *first = &step->nodes[0], *last = &step->nodes[step->node_count - 1];

    if (step->technique == ENNEAD_REMOTE_PAIR) {
        describe_remote_pair(p, step);
        return;
    }
    if (step->technique == ENNEAD_BIVALUE_ODDAGON) {
        describe_odd_loop(p, step);
        return;
    }
    buffer_text(p, "Suppose that ");
    for (int i = 0; i < step->node_count; i++) {
        if (i > 0)
            buffer_text(p, i == 1 ? ". Then " : ", so ");
        describe_node(p, &step->nodes[i]);
        if (is_link_of_set(step, i))
            buffer_format(p, " (%C lack only one of %D)", step->nodes[i].within,
                          step->nodes[i].held);
    }
    buffer_text(p, ". ");
    if (is_continuous(step->technique))
        buffer_text(p,
                    "That leads back to the start: a loop, and one of the two ends of each of its "
                    "links is true. So ");
    else if (is_same_candidate(first, last))
        buffer_text(p, "That contradicts what was supposed, so ");
    else
        describe_ends(p, first, last);
    describe_effect(p, step);
}
