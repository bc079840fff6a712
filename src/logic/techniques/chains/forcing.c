/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and nets (suppose.h): what follows from a supposition, by chains of links or by
 * whatever is left.
 *
 *     contradiction    a candidate that leaves a cell or a house with nothing is off
 *     verity           one candidate of a cell is on, and one place of a digit in a house: what all of
 *                      them take away is off
 *
 * The shortest is told first, by how many digits must be placed for it; then all others.
 */
#include "logic/suppose.h"

/* What is done about what is found. */
enum purpose { NOTICE, TELL };

typedef struct forcing {
    hunt *h;
    reasoning by;
    enum purpose purpose;
    int fewest, most; /* placings of what is told */
    int found;        /* the fewest placings that were noticed */
} forcing;

enum { MOST_PLACINGS = ENNEAD_STEP_NODES - 20 }; /* a node ends each of nine branches */

/* Whether a step of so many placings is to be told; notices it else. */
static bool is_told(forcing *f, int placings)
{
    if (f->purpose == NOTICE && placings < f->found)
        f->found = placings;
    return f->purpose == TELL && placings >= f->fewest && placings <= f->most;
}

/* --------------------------------------------------------------------------------- contradiction */

static flow look_at_candidate(forcing *f, int cell, int digit)
{
    supposition s;

    suppose(&s, f->h->marks, f->by, cell, digit);
    if (!s.failed)
        return GO_ON;
    const reasons r = reasons_for_failure(&s);
    if (!is_told(f, reason_count(&r)))
        return GO_ON;
    ennead_step *step = new_step(f->h);
    add_reasons(step, &s, &r);
    const cells where = s.failure.digit == 0 ? CELL(s.failure.cell)
                                             : f->h->marks->candidates[s.failure.digit] &
                                                   house_cells[s.failure.house];
    add_node(step, s.failure.digit, where, 0);
    ennead_node *end = &step->nodes[step->node_count - 1];
    end->why = s.failure.digit == 0 ? ENNEAD_WHY_CELL : ENNEAD_WHY_HOUSE;
    end->house = s.failure.digit == 0 ? 0 : s.failure.house;
    step->focus = (uint8_t)digit;
    remove_cells(step, digit, CELL(cell));
    return tell_step(f->h);
}

static flow look_at_candidates(forcing *f)
{
    for (int digit = 1; digit <= 9; digit++)
        for (cells rest = f->h->marks->candidates[digit]; rest != 0;
             rest = without_lowest_cell(rest))
            if (look_at_candidate(f, lowest_cell(rest), digit) == ENOUGH)
                return ENOUGH;
    return GO_ON;
}

/* ---------------------------------------------------------------------------------------- verity */

/* The candidates of a cell, or the places of a digit in a house: one of them is on. */
typedef struct choice {
    int count;
    uint8_t cell[9], digit[9];
    int house; /* NO_HOUSE for a cell */
    supposition branches[9];
} choice;

/* Tells that each branch of a choice takes a candidate away. */
static flow look_at_loss(forcing *f, const choice *c, int cell, int digit)
{
    reasons r[9];
    int placings = 0;

    for (int i = 0; i < c->count; i++) {
        r[i] = reasons_for_loss(&c->branches[i], cell, digit);
        placings += reason_count(&r[i]);
    }
    if (placings > MOST_PLACINGS || !is_told(f, placings))
        return GO_ON;
    ennead_step *step = new_step(f->h);
    for (int i = 0; i < c->count; i++) {
        const supposition *branch = &c->branches[i];
        const placing *taker = &branch->placed[branch->taken_by[digit][cell]];
        add_reasons(step, branch, &r[i]);
        add_node(step, digit, CELL(cell), 0);
        step->nodes[step->node_count - 1].why =
            taker->cell == cell ? ENNEAD_WHY_TAKEN : ENNEAD_WHY_SEEN;
    }
    if (c->house != NO_HOUSE)
        step->base = 1u << c->house;
    else
        add_key(step, c->cell[0]);
    step->focus = (uint8_t)digit;
    remove_cells(step, digit, CELL(cell));
    return tell_step(f->h);
}

/* Follows all branches of a choice, and looks at what all of them take away. */
static flow look_at_choice(forcing *f, choice *c)
{
    const marks *m = f->h->marks;
    cells left[10] = {0};

    for (int i = 0; i < c->count; i++) {
        cells any = 0;
        suppose(&c->branches[i], m, f->by, c->cell[i], c->digit[i]);
        if (c->branches[i].failed)
            return GO_ON; /* that is told of by itself */
        for (int digit = 1; digit <= 9; digit++) {
            left[digit] |= c->branches[i].left[digit];
            any |= m->candidates[digit] & ~left[digit];
        }
        if (any == 0)
            return GO_ON;
    }
    for (int digit = 1; digit <= 9; digit++)
        for (cells rest = m->candidates[digit] & ~left[digit]; rest != 0;
             rest = without_lowest_cell(rest))
            if (look_at_loss(f, c, lowest_cell(rest), digit) == ENOUGH)
                return ENOUGH;
    return GO_ON;
}

static flow look_at_cells(forcing *f)
{
    const marks *m = f->h->marks;

    for (cells rest = m->empty; rest != 0; rest = without_lowest_cell(rest)) {
        choice c = {.count = 0, .house = NO_HOUSE};
        const int cell = lowest_cell(rest);
        for (digits of = m->of[cell]; of != 0; of = without_lowest_digit(of), c.count++) {
            c.cell[c.count] = (uint8_t)cell;
            c.digit[c.count] = (uint8_t)lowest_digit(of);
        }
        if (look_at_choice(f, &c) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

static flow look_at_houses(forcing *f)
{
    const marks *m = f->h->marks;

    for (int digit = 1; digit <= 9; digit++)
        for (int house = 0; house < HOUSES; house++) {
            choice c = {.count = 0, .house = house};
            for (cells rest = m->candidates[digit] & house_cells[house]; rest != 0;
                 rest = without_lowest_cell(rest), c.count++) {
                c.cell[c.count] = (uint8_t)lowest_cell(rest);
                c.digit[c.count] = (uint8_t)digit;
            }
            if (c.count > 0 && look_at_choice(f, &c) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

/* ------------------------------------------------------------------------------------ techniques */

static flow look_everywhere(forcing *f)
{
    if (look_at_candidates(f) == ENOUGH || look_at_cells(f) == ENOUGH)
        return ENOUGH;
    return look_at_houses(f);
}

static flow find_forced(hunt *h, reasoning by)
{
    forcing f = {.h = h, .by = by, .purpose = NOTICE, .found = MOST_PLACINGS + 1};

    (void)look_everywhere(&f);
    if (f.found > MOST_PLACINGS)
        return GO_ON;
    f.purpose = TELL;
    f.fewest = f.most = f.found;
    if (look_everywhere(&f) == ENOUGH)
        return ENOUGH;
    f.fewest = f.found + 1;
    f.most = MOST_PLACINGS;
    return look_everywhere(&f);
}

flow find_forcing_chain(hunt *h)
{
    return find_forced(h, AS_CHAINS);
}

flow find_forcing_net(hunt *h)
{
    return find_forced(h, AS_A_NET);
}
