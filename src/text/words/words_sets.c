/* SPDX-License-Identifier: MIT */
/*
 * Almost locked sets in words. A chain of them is described link by link, as any chain.
 */
#include "text/words/words_sets.h"

#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_chains.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"

/* Two sets linked by two digits: a node of each in each set. */
static void describe_locked_pair(text_buffer *p, const ennead_step *step)
{
    const ennead_chain_node *one = &step->nodes[0], *other = &step->nodes[2];

    SAY(p, LOCKED_PAIR, SAY_CELLS(cells_of_set(one->within)), SAY_DIGITS(one->held),
        SAY_CELLS(cells_of_set(other->within)), SAY_DIGITS(other->held),
        SAY_DIGITS(digit_set(one->digit) | digit_set(other->digit)));
    SAY_ONLY(p, SO);
    describe_effect(p, step);
}

/* -------------------------------------------------------------------------------- death blossom */

/* The places of a digit in all petals. */
static cells places_in_petals(const ennead_state *before, const ennead_step *step, int digit)
{
    cells places = 0;

    for (int i = 1; i < step->node_count; i += 2)
        places |= places_in(before, digit, cells_of_set(step->nodes[i].within));
    return places;
}

/* A cell, and a set for each of its digits. */
static void describe_blossom(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    const int stem = step->keys[0];
    const digits gone = digits_removed(step->removed);

    SAY(p, BLOSSOM_STEM, SAY_CELL(stem), SAY_DIGITS(before->candidates[stem]));
    for (int i = 0; i + 1 < step->node_count; i += 2) {
        const ennead_chain_node *lost = &step->nodes[i], *held = &step->nodes[i + 1];
        SAY(p, BLOSSOM_PETAL, SAY_CELL(stem), SAY_DIGIT(lost->digit),
            SAY_CELLS(cells_of_set(held->within)), SAY_DIGITS(held->held),
            SAY_DIGITS((digits)(gone & held->held & ~digit_set(lost->digit))));
    }
    SAY(p, BLOSSOM_END, SAY_DIGITS(gone));
    FOR_ALL_DIGITS(digit) {
        const cells cells_gone = cells_of_set(step->removed[digit]);
        if (cells_gone == 0)
            continue;
        SAY(p, SEES_PLACES, SAY_CELLS(cells_gone), SAY_DIGIT(digit),
            SAY_CELLS(places_in_petals(before, step, digit)));
    }
    SAY_ONLY(p, SO);
    describe_effect(p, step);
}

/* ----------------------------------------------------------------------------------- Sue de Coq */

/* The house of the base that contains all of a set and all of another. */
static int house_with(uint32_t base, cells set)
{
    while ((set & ~house_cells[lowest_house(base)]) != 0 && house_count(base) > 1)
        base &= base - 1;
    return lowest_house(base);
}

/* "3 and 5 once, in r1c1 or r1c2": how often digits fit in cells; nothing if there are none. */
static const char *describe_room(text_buffer *p, const char *between, digits some, cells where)
{
    if (some == 0)
        return between;
    buffer_text(p, between);
    SAY(p, SUE_ONCE, SAY_DIGITS(some), SAY_CELLS(where));
    return "; ";
}

static void describe_sue_de_coq(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    const cells crossing = cells_of_set(step->colors[0]);
    const cells one = cells_of_set(step->colors[1]), other = cells_of_set(step->colors[2]);
    const digits in_one = candidates_in(before, one), in_other = candidates_in(before, other);
    const int first = house_with(step->base, crossing | one);
    const int second = lowest_house(step->base & ~((uint32_t)1 << first));
    const digits twice = in_one & in_other;
    const char *between = "";

    SAY(p, SUE_CELLS, SAY_CELLS(crossing), SAY_HOUSES(step->base), SAY_CELLS(one), SAY_HOUSE(first),
        SAY_CELLS(other), SAY_HOUSE(second), SAY_DIGITS(step->digits));
    SAY_ONLY(p, SUE_ROOM);
    between = describe_room(p, between, (digits)(in_one & ~twice), crossing | one);
    between = describe_room(p, between, (digits)(in_other & ~twice), crossing | other);
    between = describe_room(p, between, (digits)(step->digits & ~in_one & ~in_other), crossing);
    if (twice != 0) {
        buffer_text(p, between);
        SAY(p, SUE_TWICE, SAY_DIGITS(twice), SAY_HOUSE(first), SAY_HOUSE(second));
    }
    SAY(p, SUE_END, SAY_NUMBER(cell_count(crossing | one | other)));
    describe_effect(p, step);
}

/* ------------------------------------------------------------------------------------ fireworks */

/* The cells of a pivot and its wings, and what the two lines imply for its digits. */
static void describe_pivot(text_buffer *p, int pivot, int row_wing, int column_wing)
{
    SAY(p, FIREWORK_LINES, SAY_HOUSE(row_of(pivot)), SAY_HOUSE(FIRST_COLUMN + column_of(pivot)),
        SAY_CELL(pivot), SAY_CELL(row_wing), SAY_CELL(column_wing));
}

static void describe_triple_firework(text_buffer *p, const ennead_step *step)
{
    const uint8_t *keys = step->keys;

    SAY(p, FIREWORK_PLACES, SAY_DIGITS(step->digits));
    describe_pivot(p, keys[0], keys[1], keys[2]);
    SAY(p, FIREWORK_TRIPLE, SAY_DIGITS(step->digits), SAY_CELL(keys[0]), SAY_CELL(keys[1]),
        SAY_CELL(keys[2]));
    describe_effect(p, step);
}

/* Two of the digits that, in both lines of the pivot, can only be in its box and in the wings. */
static digits digits_of_pivot(const ennead_state *before, const ennead_step *step)
{
    const int pivot = step->keys[0];
    const cells lines = house_cells[row_of(pivot)] | house_cells[FIRST_COLUMN + column_of(pivot)];
    const cells outside = lines & ~house_cells[FIRST_BOX + box_of(pivot)];
    digits found = 0;

    FOR_ALL_DIGITS(digit)
        if ((step->digits & digit_set(digit)) != 0 && digit_count(found) < 2 &&
            (places_in(before, digit, outside) & ~(CELL(step->keys[1]) | CELL(step->keys[2]))) == 0)
            found |= digit_set(digit);
    return found;
}

static void describe_quadruple_firework(text_buffer *p, const ennead_state *before,
                                        const ennead_step *step)
{
    const uint8_t *keys = step->keys;
    const digits first = digits_of_pivot(before, step);

    SAY(p, FIREWORK_PLACES, SAY_DIGITS(first));
    describe_pivot(p, keys[0], keys[1], keys[2]);
    SAY(p, FIREWORK_OTHERS, SAY_DIGITS((digits)(step->digits & ~first)));
    describe_pivot(p, keys[3], keys[2], keys[1]);
    SAY(p, FIREWORK_QUADRUPLE, SAY_CELL(keys[0]), SAY_CELL(keys[3]), SAY_CELL(keys[1]),
        SAY_CELL(keys[2]));
    describe_effect(p, step);
}

void describe_almost_locked(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    switch (step->technique) {
    case ENNEAD_TRIPLE_FIREWORK:
        describe_triple_firework(p, step);
        break;
    case ENNEAD_QUADRUPLE_FIREWORK:
        describe_quadruple_firework(p, before, step);
        break;
    case ENNEAD_SUE_DE_COQ:
        describe_sue_de_coq(p, before, step);
        break;
    case ENNEAD_DEATH_BLOSSOM:
        describe_blossom(p, before, step);
        break;
    case ENNEAD_ALS_XZ:
        if (step->focus == 0) {
            describe_locked_pair(p, step);
            break;
        }
        /* fall through */
    default:
        describe_chain(p, before, step);
        break;
    }
}
