/* SPDX-License-Identifier: MIT */
#include "logic/suppose.h"

#include <string.h>

#include "grid/assertions.h"

static void fail(supposition *s, int cell, int house, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(house == NO_HOUSE || house_in_range(house));
    ASSERT(house == NO_HOUSE || digit_in_range(digit));
    if (!s->failed)
        s->failure = (placement){(uint8_t)cell, (uint8_t)digit, (uint8_t)house};
    s->failed = true;
}

static void wait_for(supposition *s, int cell, int digit, int house)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    ASSERT(house == NO_HOUSE || house_in_range(house));
    if ((s->on & CELL(cell)) != 0)
        return;
    s->on |= CELL(cell);
    s->placed[s->count++] = (placement){(uint8_t)cell, (uint8_t)digit, (uint8_t)house};
}

/* Does what follows for a house that has lost a place of a digit. */
static void look_at_house(supposition *s, int house, int digit)
{
    ASSERT(house_in_range(house));
    ASSERT(digit_in_range(digit));
    const cells left = s->left[digit] & house_cells[house];

    if (left == 0)
        fail(s, 0, house, digit);
    else if (without_lowest_cell(left) == 0 && (s->by == AS_A_NET || is_link(s->m, digit, house)))
        wait_for(s, lowest_cell(left), digit, house);
}

static void look_at_cell(supposition *s, int cell)
{
    ASSERT(cell_in_range(cell));
    const digits of = s->of[cell];

    if (of == 0)
        fail(s, cell, NO_HOUSE, 0);
    else if (without_lowest_digit(of) == 0 &&
             (s->by == AS_A_NET || (s->m->pairs & CELL(cell)) != 0))
        wait_for(s, cell, lowest_digit(of), NO_HOUSE);
}

/* Removes a candidate. */
static void take(supposition *s, int cell, int digit, int taker)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    s->left[digit] &= ~CELL(cell);
    s->of[cell] &= (digits)~digit_set(digit);
    s->taken_by[digit][cell] = (uint8_t)taker;
    look_at_cell(s, cell);
    look_at_house(s, row_of(cell), digit);
    look_at_house(s, FIRST_COLUMN + column_of(cell), digit);
    look_at_house(s, FIRST_BOX + box_of(cell), digit);
}

static void place(supposition *s, int number)
{
    ASSERT(number >= 0);
    const int cell = s->placed[number].cell, digit = s->placed[number].digit;

    for (digits rest = s->of[cell] & (digits)~digit_set(digit); rest != 0 && !s->failed;
         rest = without_lowest_digit(rest))
        take(s, cell, lowest_digit(rest), number);
    for (cells rest = s->left[digit] & peers[cell]; rest != 0 && !s->failed;
         rest = without_lowest_cell(rest))
        take(s, lowest_cell(rest), digit, number);
}

void suppose(supposition *s, const marks *m, reasoning by, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    s->m = m;
    s->by = by;
    memcpy(s->left, m->candidates, sizeof s->left);
    memcpy(s->of, m->of, sizeof s->of);
    s->on = 0;
    s->count = 0;
    s->failed = false;
    wait_for(s, cell, digit, NO_HOUSE);
    for (s->done = 0; s->done < s->count && !s->failed; s->done++)
        place(s, s->done);
}

/* ---------------------------------------------------------------------------------- the reasons */

static void add_reason(reasons *r, int number)
{
    ASSERT(number >= 0);
    r->words[number / 64] |= (uint64_t)1 << (number % 64);
}

/* Adds why a cell has lost all its candidates except `but`; 0 for all. */
static void add_cell(reasons *r, const supposition *s, int cell, int but)
{
    ASSERT(cell_in_range(cell));
    FOR_EACH_DIGIT(rest, s->m->of[cell])
        if (lowest_digit(rest) != but)
            add_reason(r, s->taken_by[lowest_digit(rest)][cell]);
}

/* Adds why a house has lost all places of a digit except those in `but`. */
static void add_house(reasons *r, const supposition *s, int house, int digit, cells but)
{
    ASSERT(house_in_range(house));
    ASSERT(digit_in_range(digit));
    ASSERT(within_grid(but));
    FOR_EACH_CELL(rest, s->m->candidates[digit] & house_cells[house] & ~but)
        add_reason(r, s->taken_by[digit][lowest_cell(rest)]);
}

/* Adds the reasons of the reasons. Each placement rests only on earlier ones. */
static void go_back(reasons *r, const supposition *s)
{
    for (int i = s->count - 1; i > 0; i--) {
        const placement *p = &s->placed[i];
        if ((r->words[i / 64] >> (i % 64) & 1) == 0)
            continue;
        if (p->house == NO_HOUSE)
            add_cell(r, s, p->cell, p->digit);
        else
            add_house(r, s, p->house, p->digit, CELL(p->cell));
    }
    add_reason(r, 0);
}

reasons reasons_for_loss(const supposition *s, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    reasons r = {{0}};

    add_reason(&r, s->taken_by[digit][cell]);
    go_back(&r, s);
    return r;
}

reasons reasons_for_failure(const supposition *s)
{
    reasons r = {{0}};

    if (s->failure.digit == 0)
        add_cell(&r, s, s->failure.cell, 0);
    else
        add_house(&r, s, s->failure.house, s->failure.digit, 0);
    go_back(&r, s);
    return r;
}

void add_reasons(ennead_step *step, const supposition *s, const reasons *r)
{
    for (int i = 0; i < s->count; i++) {
        const placement *p = &s->placed[i];
        if ((r->words[i / 64] >> (i % 64) & 1) == 0)
            continue;
        add_node(step, p->digit, CELL(p->cell), 1);
        ennead_chain_node *node = &step->nodes[step->node_count - 1];
        node->why = i == 0                 ? ENNEAD_NODE_CAUSE_SUPPOSED
                    : p->house == NO_HOUSE ? ENNEAD_NODE_CAUSE_CELL
                                           : ENNEAD_NODE_CAUSE_HOUSE;
        node->house = p->house == NO_HOUSE ? 0 : p->house;
        step->digits |= digit_set(p->digit);
        add_cells(&step->cells, CELL(p->cell));
    }
}
