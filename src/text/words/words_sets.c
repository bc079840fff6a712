/* SPDX-License-Identifier: MIT */
/*
 * Almost locked sets in words. A chain of them is told link by link, as any chain.
 */
#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words.h"

/* The digits that two sets, linked by two digits, exchange: a node of each in each set. */
static void tell_locked_pair(phrase *p, const ennead_step *step)
{
    const ennead_node *one = &step->nodes[0], *other = &step->nodes[2];
    const digits both = digit_set(one->digit) | digit_set(other->digit);

    phrase_format(p, "The cells %C hold all of %D but one, and %C all of %D but one. ", one->within,
                  one->held, other->within, other->held);
    phrase_format(p,
                  "Of %D each can be in one of the two sets only, for its cells see each other; so "
                  "each set lacks one of these and holds all its other digits: ",
                  both);
    phrase_effect(p, step);
}

/* A cell, and a set for each of its digits. */
static void tell_blossom(phrase *p, const ennead_step *step)
{
    phrase_format(
        p, "Whichever digit %c holds, a set loses it and must hold its others: ", step->keys[0]);
    for (int i = 0; i + 1 < step->node_count; i += 2) {
        const ennead_node *lost = &step->nodes[i], *held = &step->nodes[i + 1];
        phrase_format(p, "%tif %d, %d is in %O", i == 0 ? "" : "; ", lost->digit, held->digit,
                      held->cells);
        phrase_format(p, " (%C lack%t only one of %D)", held->within,
                      cell_count(cells_of_set(held->within)) == 1 ? "s" : "", held->held);
    }
    phrase_format(p,
                  ". What sees all of %d in them is not %d, whatever the cell holds: ", step->focus,
                  step->focus);
    phrase_effect(p, step);
}

static void tell_sue_de_coq(phrase *p, const ennead_step *step)
{
    const int count = cell_count(cells_of_set(step->cells));

    phrase_format(p, "The %n cells %C, in both of %H, ", count, step->colors[0], step->base);
    phrase_format(p, "with %C in the one and %C in the other, hold only %D. ", step->colors[1],
                  step->colors[2], step->digits);
    phrase_format(
        p,
        "Each digit has room in them once, or twice if it is in both parts outside, which "
        "makes %n in all: so none can be missing, and each leaves the other cells that see "
        "it there: ",
        count);
    phrase_effect(p, step);
}

/* The cells of a pivot and its wings, and what two lines say of its digits. */
static void tell_pivot(phrase *p, int pivot, int row_wing, int column_wing)
{
    phrase_format(p, "in %h only in the box of %c and in %c, ", row_of(pivot), pivot, row_wing);
    phrase_format(p, "in %h only in that box and in %c", FIRST_COLUMN + column_of(pivot),
                  column_wing);
}

static void tell_triple_firework(phrase *p, const ennead_step *step)
{
    const uint8_t *keys = step->keys;

    phrase_format(p, "The digits %D can be ", step->digits);
    tell_pivot(p, keys[0], keys[1], keys[2]);
    phrase_format(
        p, ". One that is in neither %c nor %c is in the box in both, where they cross: %c. ",
        keys[1], keys[2], keys[0]);
    phrase_text(p, "So the three digits fill the three cells: ");
    phrase_effect(p, step);
}

static void tell_quadruple_firework(phrase *p, const ennead_step *step)
{
    const uint8_t *keys = step->keys;

    phrase_format(p, "Two of %D can be ", step->digits);
    tell_pivot(p, keys[0], keys[1], keys[2]);
    phrase_text(p, "; the two others ");
    tell_pivot(p, keys[3], keys[2], keys[1]);
    phrase_format(p, ". Each that is in neither %c nor %c is where its lines cross, in %c or %c. ",
                  keys[1], keys[2], keys[0], keys[3]);
    phrase_text(p, "So the four digits fill the four cells: ");
    phrase_effect(p, step);
}

void tell_almost_locked(phrase *p, const ennead_step *step)
{
    switch (step->technique) {
    case ENNEAD_TRIPLE_FIREWORK:
        tell_triple_firework(p, step);
        break;
    case ENNEAD_QUADRUPLE_FIREWORK:
        tell_quadruple_firework(p, step);
        break;
    case ENNEAD_SUE_DE_COQ:
        tell_sue_de_coq(p, step);
        break;
    case ENNEAD_DEATH_BLOSSOM:
        tell_blossom(p, step);
        break;
    case ENNEAD_ALS_XZ:
        if (step->focus == 0) {
            tell_locked_pair(p, step);
            break;
        }
        /* fall through */
    default:
        tell_chain(p, step);
        break;
    }
}
