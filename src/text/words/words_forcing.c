/* SPDX-License-Identifier: MIT */
/*
 * What is left when all else fails, in words: forcing chains and nets, told supposition by
 * supposition, and templates.
 */
#include "grid/step.h"
#include "text/words/words.h"

static void tell_templates(phrase *p, const ennead_step *step)
{
    const bool places = step->technique == ENNEAD_TEMPLATE_SET;

    phrase_format(p, "Of all the ways in which the nine cells of the digit %d can be placed, %t ",
                  step->focus, places ? "each uses" : "none uses");
    phrase_format(p, "%C, so ", places ? step->placed[step->focus] : step->removed[step->focus]);
    phrase_effect(p, step);
}

/* A digit that is placed, and why. */
static void tell_placing(phrase *p, const ennead_node *node)
{
    phrase_node(p, node);
    if (node->why == ENNEAD_WHY_HOUSE)
        phrase_format(p, " (its only place in %h)", node->house);
    else
        phrase_text(p, " (all that is left for it)");
}

/* How a supposition ends: with nothing left in a cell or a house, or with a candidate off. */
static void tell_end(phrase *p, const ennead_node *node)
{
    if (node->digit == 0)
        phrase_format(p, "But then %C has no candidate left. ", node->cells);
    else if (node->why == ENNEAD_WHY_HOUSE)
        phrase_format(p, "But then %h has no place left for %d. ", node->house, node->digit);
    else
        phrase_format(p, "So %C is not %d. ", node->cells, node->digit);
}

static void tell_suppositions(phrase *p, const ennead_step *step)
{
    for (int i = 0; i < step->node_count; i++) {
        const ennead_node *node = &step->nodes[i];
        if (node->on == 0) {
            tell_end(p, node);
        } else if (node->why == ENNEAD_WHY_SUPPOSED) {
            phrase_text(p, "Suppose that ");
            phrase_node(p, node);
            phrase_text(p, ". ");
        } else {
            const ennead_node *before = &step->nodes[i - 1];
            phrase_text(p, before->why == ENNEAD_WHY_SUPPOSED ? "Then " : "");
            tell_placing(p, node);
            phrase_text(p, step->nodes[i + 1].on != 0 ? ", " : ". ");
        }
    }
}

static void tell_forcing(phrase *p, const ennead_step *step)
{
    if (step->key_count != 0)
        phrase_format(p, "One of the candidates of %c is its digit. ", step->keys[0]);
    else if (step->base != 0)
        phrase_format(p, "%d has a place in %H. ", step->nodes[0].digit, step->base);
    if (step->node_count == 0)
        phrase_format(p,
                      "Of the candidates that are left, one must be true in each cell, and one "
                      "place of a digit in each house; %t from all of these, or from the opposite "
                      "of what is claimed something impossible. ",
                      step->technique == ENNEAD_FORCING_CHAIN ? "by chains the same follows"
                                                              : "the same follows");
    tell_suppositions(p, step);
    phrase_text(p, step->key_count != 0 || step->base != 0 ? "So in any case " : "So ");
    phrase_effect(p, step);
}

void tell_last_resort(phrase *p, const ennead_step *step)
{
    if (step->technique == ENNEAD_TEMPLATE_SET || step->technique == ENNEAD_TEMPLATE_DELETE)
        tell_templates(p, step);
    else
        tell_forcing(p, step);
}
