/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and nets in words, supposition by supposition; and templates.
 */
#include "text/words/words_forcing.h"

#include "grid/step.h"
#include "text/words/words_effect.h"

static void describe_templates(text_buffer *p, const ennead_step *step)
{
    const bool places = step->technique == ENNEAD_TEMPLATE_SET;
    const ennead_cell_set *changed = places ? step->placed : step->removed;

    say(p, places ? SENTENCE_TEMPLATE_ALL : SENTENCE_TEMPLATE_NONE,
        (const say_slot[]){SAY_DIGIT(step->focus), SAY_CELLS(cells_of_set(changed[step->focus]))});
    describe_effect(p, step);
}

/* Describes a digit that is placed, and why. */
static void describe_placing(text_buffer *p, const ennead_chain_node *node)
{
    describe_node(p, node);
    if (node->why == ENNEAD_NODE_CAUSE_HOUSE)
        SAY(p, FORCED_PLACE, SAY_HOUSE(node->house));
    else
        SAY_ONLY(p, FORCED_CELL);
}

/* Describes how a supposition ends: with nothing left in a cell or a house, or with a candidate
 * off. */
static void describe_end(text_buffer *p, const ennead_chain_node *node)
{
    const say_slot cell = SAY_CELLS(cells_of_set(node->cells));

    if (node->digit == 0)
        SAY(p, NO_CANDIDATE, cell);
    else if (node->why == ENNEAD_NODE_CAUSE_HOUSE)
        SAY(p, NO_PLACE, SAY_HOUSE(node->house), SAY_DIGIT(node->digit));
    else
        SAY(p, ENDS_WITHOUT, cell, SAY_DIGIT(node->digit));
}

static void describe_suppositions(text_buffer *p, const ennead_step *step)
{
    for (int i = 0; i < step->node_count; i++) {
        const ennead_chain_node *node = &step->nodes[i];
        const bool last = i + 1 == step->node_count;
        if (node->on == 0) {
            describe_end(p, node);
        } else if (node->why == ENNEAD_NODE_CAUSE_SUPPOSED) {
            SAY_ONLY(p, SUPPOSE);
            describe_node(p, node);
            if (last || step->nodes[i + 1].on == 0)
                buffer_text(p, ". ");
            else
                SAY_ONLY(p, THEN);
        } else {
            describe_placing(p, node);
            buffer_text(p, !last && step->nodes[i + 1].on != 0 ? ", " : ". ");
        }
    }
}

static void describe_forcing(text_buffer *p, const ennead_step *step)
{
    if (step->key_count != 0)
        SAY(p, ONE_OF_CELL, SAY_CELL(step->keys[0]));
    else if (step->base != 0)
        SAY(p, ONE_OF_HOUSE, SAY_DIGIT(step->nodes[0].digit), SAY_HOUSES(step->base));
    if (step->node_count == 0)
        SAY_ONLY(p, MANY_SUPPOSITIONS);
    describe_suppositions(p, step);
    say(p, step->key_count != 0 || step->base != 0 ? SENTENCE_IN_ANY_CASE : SENTENCE_SO, NULL);
    describe_effect(p, step);
}

void describe_last_resort(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    (void)before;
    if (step->technique == ENNEAD_TEMPLATE_SET || step->technique == ENNEAD_TEMPLATE_DELETE)
        describe_templates(p, step);
    else
        describe_forcing(p, step);
}
