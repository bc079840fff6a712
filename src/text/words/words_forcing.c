/* SPDX-License-Identifier: MIT */
/*
 * What is left when all else fails, in words: forcing chains and nets, described supposition by
 * supposition, and templates.
 */
#include "text/words/words_forcing.h"

#include "grid/step.h"
#include "text/words/words_effect.h"

static void describe_templates(text_buffer *p, const ennead_step *step)
{
    const bool places = step->technique == ENNEAD_TEMPLATE_SET;

    buffer_format(p, "Of all the ways in which the nine cells of the digit %d can be placed, %t ",
                  step->focus, places ? "each uses" : "none uses");
    buffer_format(p, "%C, so ", places ? step->placed[step->focus] : step->removed[step->focus]);
    describe_effect(p, step);
}

/* A digit that is placed, and why. */
static void describe_placing(text_buffer *p, const ennead_chain_node *node)
{
    describe_node(p, node);
    if (node->why == ENNEAD_NODE_CAUSE_HOUSE)
        buffer_format(p, " (its only place in %h)", node->house);
    else
        buffer_text(p, " (all that is left for it)");
}

/* How a supposition ends: with nothing left in a cell or a house, or with a candidate off. */
static void describe_end(text_buffer *p, const ennead_chain_node *node)
{
    if (node->digit == 0)
        buffer_format(p, "But then %C has no candidate left. ", node->cells);
    else if (node->why == ENNEAD_NODE_CAUSE_HOUSE)
        buffer_format(p, "But then %h has no place left for %d. ", node->house, node->digit);
    else
        buffer_format(p, "So %C is not %d. ", node->cells, node->digit);
}

static void describe_suppositions(text_buffer *p, const ennead_step *step)
{
    for (int i = 0; i < step->node_count; i++) {
        const ennead_chain_node *node = &step->nodes[i];
        if (node->on == 0) {
            describe_end(p, node);
        } else if (node->why == ENNEAD_NODE_CAUSE_SUPPOSED) {
            buffer_text(p, "Suppose that ");
            describe_node(p, node);
            buffer_text(p, ". ");
        } else {
            const ennead_chain_node *before = &step->nodes[i - 1];
            buffer_text(p, before->why == ENNEAD_NODE_CAUSE_SUPPOSED ? "Then " : "");
            describe_placing(p, node);
            buffer_text(p, step->nodes[i + 1].on != 0 ? ", " : ". ");
        }
    }
}

static void describe_forcing(text_buffer *p, const ennead_step *step)
{
    if (step->key_count != 0)
        buffer_format(p, "One of the candidates of %c is its digit. ", step->keys[0]);
    else if (step->base != 0)
        buffer_format(p, "%d has a place in %H. ", step->nodes[0].digit, step->base);
    if (step->node_count == 0)
        buffer_format(p,
                      "Of the candidates that are left, one must be true in each cell, and one "
                      "place of a digit in each house; %t from all of these, or from the opposite "
                      "of what is claimed something impossible. ",
                      step->technique == ENNEAD_FORCING_CHAIN ? "by chains the same follows"
                                                              : "the same follows");
    describe_suppositions(p, step);
    buffer_text(p, step->key_count != 0 || step->base != 0 ? "So in any case " : "So ");
    describe_effect(p, step);
}

void describe_last_resort(text_buffer *p, const ennead_step *step)
{
    if (step->technique == ENNEAD_TEMPLATE_SET || step->technique == ENNEAD_TEMPLATE_DELETE)
        describe_templates(p, step);
    else
        describe_forcing(p, step);
}
