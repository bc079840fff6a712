/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and nets (suppose.h): what follows from a supposition, by chains of links or by
 * whatever is left.
 *
 *     contradiction    a candidate that leaves a cell or a house with nothing is off
 *     verity           one candidate of a cell is on, and one place of a digit in a house: what all
 *                      of them eliminate is off
 *
 * The shortest one, by the number of digits that must be placed for it, is reported first; then
 * all others.
 */
#include "logic/techniques/chains/forcing.h"

#include "grid/assertions.h"
#include "logic/finder.h"
#include "logic/suppose.h"

/* The candidates of a cell, or the places of a digit in a house: one of them is on. */
typedef struct alternatives {
    int count;
    uint8_t cell[9], digit[9];
    int house; /* NO_HOUSE for a cell */
    supposition branches[9];
} alternatives;

typedef struct forcing {
    hunt *h;
    reasoning by;
    enum purpose purpose;
    int fewest, most; /* the range of placements to report */
    int found;        /* the fewest placements noticed */
    alternatives alternatives;
} forcing;

_Static_assert(sizeof(forcing) <= TECHNIQUE_MEMORY, "a choice fits");

enum { MOST_PLACINGS = ENNEAD_STEP_NODES - 20 }; /* nine branches add a node each */

/* Whether to report a step of so many placements; if not reporting, notes the number. */
static bool is_reported(forcing *f, int placings)
{
    if (f->purpose == NOTICE && placings < f->found)
        f->found = placings;
    return f->purpose == REPORT && placings >= f->fewest && placings <= f->most;
}

/* -------------------------------------------------------------------------------- contradiction */

static flow look_at_candidate(forcing *f, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    supposition s;

    suppose(&s, f->h->marks, f->by, cell, digit);
    if (!s.failed)
        return GO_ON;
    const reasons r = reasons_for_failure(&s);
    if (!is_reported(f, reason_count(&r)))
        return GO_ON;
    ennead_step *step = new_step(f->h);
    add_reasons(step, &s, &r);
    const cells where = s.failure.digit == 0 ? CELL(s.failure.cell)
                                             : f->h->marks->candidates[s.failure.digit] &
                                                   house_cells[s.failure.house];
    add_node(step, s.failure.digit, where, 0);
    ennead_chain_node *end = &step->nodes[step->node_count - 1];
    end->why = s.failure.digit == 0 ? ENNEAD_NODE_CAUSE_CELL : ENNEAD_NODE_CAUSE_HOUSE;
    end->house = s.failure.digit == 0 ? 0 : s.failure.house;
    step->focus = (uint8_t)digit;
    remove_cells(step, digit, CELL(cell));
    return report_step(f->h);
}

static flow look_at_candidates(forcing *f)
{
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, f->h->marks->candidates[digit])
            if (look_at_candidate(f, lowest_cell(rest), digit) == ENOUGH)
                return ENOUGH;
    return GO_ON;
}

/* --------------------------------------------------------------------------------------- verity */

/* Reports that each branch of a choice removes a candidate. */
static flow look_at_loss(forcing *f, const alternatives *c, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    reasons r[9];
    int placings = 0;

    for (int i = 0; i < c->count; i++) {
        r[i] = reasons_for_loss(&c->branches[i], cell, digit);
        placings += reason_count(&r[i]);
    }
    if (placings > MOST_PLACINGS || !is_reported(f, placings))
        return GO_ON;
    ennead_step *step = new_step(f->h);
    for (int i = 0; i < c->count; i++) {
        const supposition *branch = &c->branches[i];
        const placement *taker = &branch->placed[branch->taken_by[digit][cell]];
        add_reasons(step, branch, &r[i]);
        add_node(step, digit, CELL(cell), 0);
        step->nodes[step->node_count - 1].why =
            taker->cell == cell ? ENNEAD_NODE_CAUSE_TAKEN : ENNEAD_NODE_CAUSE_SEEN;
    }
    if (c->house != NO_HOUSE)
        step->base = 1u << c->house;
    else
        add_key(step, c->cell[0]);
    step->focus = (uint8_t)digit;
    remove_cells(step, digit, CELL(cell));
    return report_step(f->h);
}

/* Follows all branches of a choice, and looks for what all of them remove. */
static flow look_at_alternatives(forcing *f, alternatives *c)
{
    const marks *m = f->h->marks;
    cells left[10] = {0};

    for (int i = 0; i < c->count; i++) {
        cells any = 0;
        suppose(&c->branches[i], m, f->by, c->cell[i], c->digit[i]);
        if (c->branches[i].failed)
            return GO_ON; /* that is reported as a contradiction */
        FOR_ALL_DIGITS(digit) {
            left[digit] |= c->branches[i].left[digit];
            any |= m->candidates[digit] & ~left[digit];
        }
        if (any == 0)
            return GO_ON;
    }
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, m->candidates[digit] & ~left[digit])
            if (look_at_loss(f, c, lowest_cell(rest), digit) == ENOUGH)
                return ENOUGH;
    return GO_ON;
}

static flow look_at_cells(forcing *f)
{
    const marks *m = f->h->marks;

    FOR_EACH_CELL(rest, m->empty) {
        alternatives *c = &f->alternatives;
        const int cell = lowest_cell(rest);
        c->count = 0;
        c->house = NO_HOUSE;
        FOR_EACH_DIGIT(of, m->of[cell]) {
            c->cell[c->count] = (uint8_t)cell;
            c->digit[c->count++] = (uint8_t)lowest_digit(of);
        }
        if (look_at_alternatives(f, c) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

static flow look_at_houses(forcing *f)
{
    const marks *m = f->h->marks;

    FOR_ALL_DIGITS(digit)
        for (int house = 0; house < HOUSES; house++) {
            alternatives *c = &f->alternatives;
            c->count = 0;
            c->house = house;
            FOR_EACH_CELL(rest, m->candidates[digit] & house_cells[house]) {
                c->cell[c->count] = (uint8_t)lowest_cell(rest);
                c->digit[c->count++] = (uint8_t)digit;
            }
            if (c->count > 0 && look_at_alternatives(f, c) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

/* ----------------------------------------------------------------------------------- techniques */

static flow look_everywhere(forcing *f)
{
    if (look_at_candidates(f) == ENOUGH || look_at_cells(f) == ENOUGH)
        return ENOUGH;
    return look_at_houses(f);
}

static flow find_forced(hunt *h, reasoning by)
{
    forcing *f = technique_memory(h);

    f->h = h;
    f->by = by;
    f->purpose = NOTICE;
    f->found = MOST_PLACINGS + 1;
    (void)look_everywhere(f);
    if (f->found > MOST_PLACINGS)
        return GO_ON;
    f->purpose = REPORT;
    f->fewest = f->most = f->found;
    if (look_everywhere(f) == ENOUGH)
        return ENOUGH;
    f->fewest = f->found + 1;
    f->most = MOST_PLACINGS;
    return look_everywhere(f);
}

flow find_forcing_chain(hunt *h)
{
    return find_forced(h, AS_CHAINS);
}

flow find_forcing_net(hunt *h)
{
    return find_forced(h, AS_A_NET);
}
