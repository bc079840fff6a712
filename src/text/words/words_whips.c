/* SPDX-License-Identifier: MIT */
/*
 * Whips and braids in words, link by link: the candidate that is off, and the one that is left.
 */
#include "text/words/words_whips.h"

#include "grid/step.h"
#include "text/words/words_effect.h"

/* The nodes are the candidate supposed, two for each link, and the end. */
static int length_of(const ennead_step *step)
{
    return step->node_count / 2;
}

static void describe_end(text_buffer *p, const ennead_chain_node *node)
{
    buffer_text(p, ". ");
    if (node->digit == 0)
        SAY(p, NO_CANDIDATE, SAY_CELLS(cells_of_set(node->cells)));
    else
        SAY(p, NO_PLACE, SAY_HOUSE(node->house), SAY_DIGIT(node->digit));
}

void describe_whip(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    (void)before;
    SAY(p, LENGTH, SAY_NUMBER(length_of(step)));
    SAY_ONLY(p, SUPPOSE);
    describe_node(p, &step->nodes[0]);
    for (int i = 1; i + 1 < step->node_count; i++) {
        const ennead_chain_node *node = &step->nodes[i];
        say(p, node->on != 0 ? SENTENCE_AND_SO : SENTENCE_THEN, NULL);
        describe_node(p, node);
        if (node->on != 0 && node->why == ENNEAD_NODE_CAUSE_CELL)
            SAY_ONLY(p, FORCED_CELL);
        else if (node->on != 0)
            SAY(p, FORCED_PLACE, SAY_HOUSE(node->house));
    }
    describe_end(p, &step->nodes[step->node_count - 1]);
    SAY_ONLY(p, SO);
    describe_effect(p, step);
}
