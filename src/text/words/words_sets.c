/* SPDX-License-Identifier: MIT */
/*
 * Almost locked sets in words. A chain of them is described link by link, as any chain.
 */
#include "text/words/words_sets.h"

#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_chains.h"
#include "text/words/words_effect.h"

/* The digits that two sets, linked by two digits, exchange: a node of each in each set. */
static void describe_locked_pair(text_buffer *p, const ennead_step *step)
{
    const ennead_chain_node *one = &step->nodes[0], *other = &step->nodes[2];
    const digits both = digit_set(one->digit) | digit_set(other->digit);

    buffer_format(p, "The cells %C hold all of %D but one, and %C all of %D but one. ", one->within,
                  one->held, other->within, other->held);
    buffer_format(p,
                  "Of %D each can be in one of the two sets only, for its cells see each other; so "
                  "each set lacks one of these and holds all its other digits: ",
                  both);
    describe_effect(p, step);
}

/* A cell, and a set for each of its digits. */
static void describe_blossom(text_buffer *p, const ennead_step *step)
{
    buffer_format(
        p, "Whichever digit %c holds, a set loses it and must hold its others: ", step->keys[0]);
    for (int i = 0; i + 1 < step->node_count; i += 2) {
        const ennead_chain_node *lost = &step->nodes[i], *held = &step->nodes[i + 1];
        buffer_format(p, "%tif %d, %d is in %O", i == 0 ? "" : "; ", lost->digit, held->digit,
                      held->cells);
        buffer_format(p, " (%C lack%t only one of %D)", held->within,
                      cell_count(cells_of_set(held->within)) == 1 ? "s" : "", held->held);
    }
    buffer_format(p,
                  ". What sees all of %d in them is not %d, whatever the cell holds: ", step->focus,
                  step->focus);
    describe_effect(p, step);
}

static void describe_sue_de_coq(text_buffer *p, const ennead_step *step)
{
    const int count = cell_count(cells_of_set(step->cells));

    buffer_format(p, "The %n cells %C, in both of %H, ", count, step->colors[0], step->base);
    buffer_format(p, "with %C in the one and %C in the other, hold only %D. ", step->colors[1],
                  step->colors[2], step->digits);
    buffer_format(
        p,
        "Each digit has room in them once, or twice if it is in both parts outside, which "
        "makes %n in all: so none can be missing, and each leaves the other cells that see "
        "it there: ",
        count);
    describe_effect(p, step);
}

/* The cells of a pivot and its wings, and what two lines say of its digits. */
static void describe_pivot(text_buffer *p, int pivot, int row_wing, int column_wing)
{
    buffer_format(p, "in %h only in the box of %c and in %c, ", row_of(pivot), pivot, row_wing);
    buffer_format(p, "in %h only in that box and in %c", FIRST_COLUMN + column_of(pivot),
                  column_wing);
}

static void describe_triple_firework(text_buffer *p, const ennead_step *step)
{
    const uint8_t *keys = step->keys;

    buffer_format(p, "The digits %D can be ", step->digits);
    describe_pivot(p, keys[0], keys[1], keys[2]);
    buffer_format(
        p, ". One that is in neither %c nor %c is in the box in both, where they cross: %c. ",
        keys[1], keys[2], keys[0]);
    buffer_text(p, "So the three digits fill the three cells: ");
    describe_effect(p, step);
}

static void describe_quadruple_firework(text_buffer *p, const ennead_step *step)
{
    const uint8_t *keys = step->keys;

    buffer_format(p, "Two of %D can be ", step->digits);
    describe_pivot(p, keys[0], keys[1], keys[2]);
    buffer_text(p, "; the two others ");
    describe_pivot(p, keys[3], keys[2], keys[1]);
    buffer_format(p, ". Each that is in neither %c nor %c is where its lines cross, in %c or %c. ",
                  keys[1], keys[2], keys[0], keys[3]);
    buffer_text(p, "So the four digits fill the four cells: ");
    describe_effect(p, step);
}

void describe_almost_locked(text_buffer *p, const ennead_step *step)
{
    switch (step->technique) {
    case ENNEAD_TRIPLE_FIREWORK:
        describe_triple_firework(p, step);
        break;
    case ENNEAD_QUADRUPLE_FIREWORK:
        describe_quadruple_firework(p, step);
        break;
    case ENNEAD_SUE_DE_COQ:
        describe_sue_de_coq(p, step);
        break;
    case ENNEAD_DEATH_BLOSSOM:
        describe_blossom(p, step);
        break;
    case ENNEAD_ALS_XZ:
        if (step->focus == 0) {
            describe_locked_pair(p, step);
            break;
        }
        /* fall through */
    default:
        describe_chain(p, step);
        break;
    }
}
