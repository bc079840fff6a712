/* SPDX-License-Identifier: MIT */
/*
 * Doppelganger: the values are 0 to n in a square grid of n lines. Each house has 0 and misses one
 * of the other values; no two rows, columns or regions miss the same one; and the row, the column
 * and the region of a 0 miss different ones. From the values that each house may miss follows what
 * it must hold.
 */
#include "model/rules/cells/doppelganger.h"

#include "model/propagators.h"
#include "model/reasons.h"
#include "model/rules/cells/missed_pairs.h"
#include "model/storage.h"

enum { ROWS, COLUMNS, REGIONS, KINDS = MISSED_KINDS };

typedef missed_houses doppelganger;

/* The houses, and what else is said of the values that they miss. */
typedef struct known_of_missed {
    doppelganger houses;
    missed_pairs *pairs;
} known_of_missed;

/* What a house has. */
typedef struct held {
    domain fixed, once,
        twice;      /* values of cells with just one; in a cell or more; in two or more */
    domain missing; /* what it may miss */
} held;

typedef struct all_held {
    held of[KINDS][ENNEAD_MOST_SIZE];
} all_held;

static const domain zero = 1;

static domain all_values(const doppelganger *g)
{
    return value_bit(g->size) | (value_bit(g->size) - 1);
}

/* What the house of a kind that a cell is in has. */
static held *held_by(const doppelganger *g, all_held *all, int kind, int cell)
{
    return &all->of[kind][g->house[kind][cell]];
}

/* Finds what each house has, and may miss by itself. */
static bool gather(const ennead_model *m, const doppelganger *g, all_held *all)
{
    for (int kind = 0; kind < g->kinds; kind++)
        for (int i = 0; i < g->size; i++)
            all->of[kind][i] = (held){0};
    for (int cell = 0; cell < m->cells; cell++)
        for (int kind = 0; kind < g->kinds; kind++) {
            held *h = held_by(g, all, kind, cell);
            const domain set = m->domains[cell];
            h->twice |= h->once & set;
            h->once |= set;
            h->fixed |= is_single(set) ? set : 0;
        }
    for (int kind = 0; kind < g->kinds; kind++)
        for (int i = 0; i < g->size; i++) {
            held *h = &all->of[kind][i];
            const domain absent = all_values(g) & ~h->once;
            if (absent != 0 && !is_single(absent))
                return false;
            h->missing = all_values(g) & ~zero & ~h->fixed & (absent != 0 ? absent : ~zero);
            if (h->missing == 0)
                return false;
        }
    return true;
}

/* The houses that a 0 is in miss different values. */
static bool part_at_zeros(const ennead_model *m, const doppelganger *g, all_held *all)
{
    for (int cell = 0; cell < m->cells; cell++)
        for (int kind = 0; m->domains[cell] == zero && kind < g->kinds; kind++) {
            const domain set = held_by(g, all, kind, cell)->missing;
            for (int other = 0; is_single(set) && other < g->kinds; other++) {
                held *h = held_by(g, all, other, cell);
                if (other != kind && (h->missing &= ~set) == 0)
                    return false;
            }
        }
    return true;
}

/* Of each kind, just one house misses each value but 0. *changed is set if that says something. */
static bool part_kind(const doppelganger *g, held *houses, bool *changed)
{
    domain once = 0, twice = 0;

    for (int i = 0; i < g->size; i++) {
        twice |= once & houses[i].missing;
        once |= houses[i].missing;
    }
    for (int i = 0; i < g->size; i++) {
        const domain before = houses[i].missing, alone = before & ~twice;
        const domain set = alone != 0 ? alone : before;
        *changed = *changed || set != before;
        houses[i].missing = set;
        for (int k = 0; is_single(set) && k < g->size; k++) {
            if (k == i || (houses[k].missing & set) == 0)
                continue;
            houses[k].missing &= ~set;
            *changed = true;
            if (houses[k].missing == 0)
                return false;
        }
    }
    return once == (all_values(g) & ~zero);
}

/* Gives a cell what one of its houses must hold and has no other place for, and takes what one of
 * them misses. */
static bool apply(ennead_model *m, const doppelganger *g, all_held *all, int cell)
{
    domain missed = 0;

    for (int kind = 0; kind < g->kinds; kind++) {
        const held *h = held_by(g, all, kind, cell);
        const domain needed = all_values(g) & ~h->missing;
        const domain only = m->domains[cell] & needed & ~h->twice;
        if (only != 0 && !narrow(m, cell, only))
            return false;
        if (!is_single(h->missing))
            continue;
        if (!narrow(m, cell, ~(h->missing | ((missed & h->missing) != 0 ? zero : 0))))
            return false;
        missed |= h->missing;
    }
    return true;
}

/* Fits what each `or` says of the values that two houses miss. */
static bool fit_pairs(const known_of_missed *known, all_held *all, bool *changed)
{
    const int size = known->houses.size;

    for (size_t i = 0; i < known->pairs->count; i++) {
        const missed_pair *pair = &known->pairs->pairs[i];
        held *one = &all->of[pair->house[0] / size][pair->house[0] % size];
        held *other = &all->of[pair->house[1] / size][pair->house[1] % size];
        domain here = one->missing, there = other->missing;
        if (!missed_fit(pair, &here, &there))
            return false;
        *changed = *changed || here != one->missing || there != other->missing;
        one->missing &= here;
        other->missing &= there;
        if (one->missing == 0)
            return false;
    }
    return true;
}

/* Finds what each house may miss, from all that is known of it. */
static bool find_missing(const ennead_model *m, const known_of_missed *known, all_held *all)
{
    const doppelganger *g = &known->houses;
    bool changed = true;

    if (!gather(m, g, all))
        return false;
    while (changed) {
        changed = false;
        if (!part_at_zeros(m, g, all) || !fit_pairs(known, all, &changed))
            return false;
        for (int kind = 0; kind < g->kinds; kind++)
            if (!part_kind(g, all->of[kind], &changed))
                return false;
    }
    return true;
}

static bool filter(ennead_model *m, const propagator *p)
{
    const known_of_missed *known = p->data;
    all_held all;

    if (!find_missing(m, known, &all))
        return false;
    for (int cell = 0; cell < m->cells; cell++)
        if (!apply(m, &known->houses, &all, cell))
            return false;
    return true;
}

/* ------------------------------------------------------------------------------------- the rule */

/* The only number but 0 that a house has not; -1 if it has no 0, or there are more. */
static int missed(const doppelganger *g, const uint8_t *solution, int kind, int house)
{
    int times[ENNEAD_MOST_SIZE + 1] = {0}, found = -1;

    for (int cell = 0; cell < g->size * g->size; cell++)
        if (g->house[kind][cell] == house)
            times[solution[cell]]++;
    if (times[0] != 1)
        return -1;
    for (int number = 1; number <= g->size; number++)
        if (times[number] == 0) {
            if (found >= 0)
                return -1;
            found = number;
        }
    return found;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const known_of_missed *known = p->data;
    const doppelganger *g = &known->houses;
    int missing[KINDS][ENNEAD_MOST_SIZE];

    for (int kind = 0; kind < g->kinds; kind++)
        for (int i = 0; i < g->size; i++) {
            missing[kind][i] = missed(g, solution, kind, i);
            if (missing[kind][i] < 0)
                return false;
            for (int k = 0; k < i; k++)
                if (missing[kind][k] == missing[kind][i])
                    return false;
        }
    for (int cell = 0; cell < g->size * g->size; cell++)
        for (int one = 0; solution[cell] == 0 && one < g->kinds; one++)
            for (int other = 0; other < one; other++)
                if (missing[one][g->house[one][cell]] == missing[other][g->house[other][cell]])
                    return false;
    return true;
}

/* The rules about two houses explain themselves. */
static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const known_of_missed *known = p->data;
    const size_t count = known->pairs->count;

    known->pairs->count = 0;
    const bool found = most >= m->values && try_filter(m, p);
    known->pairs->count = count;
    if (!found)
        return false;
    tell(s, SENTENCE_MODEL_DOPPELGANGER, NULL);
    tell_found(m, s);
    return true;
}

static void say_no_doppelganger(const propagator *p, sentence *s)
{
    (void)p;
    tell(s, SENTENCE_MODEL_NO_DOPPELGANGER, NULL);
}

static bool prepare(ennead_model *m, propagator *p)
{
    const known_of_missed *known = p->data;

    return missed_find(m, &known->houses, known->pairs);
}

static const propagator_kind kind_of_rule = {
    .meaning = SAYS_MORE,
    .cost = COST_AUTOMATON,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .explain = explain,
    .broken = say_no_doppelganger,
    .prepare = prepare,
};

/* Whether the regions, if there are any, have as many cells as a line. */
static bool has_whole_regions(const ennead_description *d, int size)
{
    int count[ENNEAD_MOST_SIZE] = {0};

    for (int cell = 0; cell < size * size; cell++)
        if (d->regions[cell] >= size || ++count[d->regions[cell]] > size)
            return false;
    return true;
}

static bool has_regions(const ennead_description *d)
{
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if (d->regions[cell] < ENNEAD_MOST_SIZE)
            return (d->houses & ENNEAD_HOUSES_REGIONS) != 0;
    return false;
}

static ennead_status add(ennead_model *m, const ennead_description *d, known_of_missed *known)
{
    doppelganger *g = &known->houses;
    const size_t cells = (size_t)m->cells;
    uint16_t *all = model_memory(m, cells * sizeof *all);
    uint8_t *houses = model_memory(m, KINDS * cells);

    if (all == NULL || houses == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (size_t cell = 0; cell < cells; cell++) {
        all[cell] = (uint16_t)cell;
        houses[ROWS * cells + cell] = (uint8_t)(cell / (size_t)g->size);
        houses[COLUMNS * cells + cell] = (uint8_t)(cell % (size_t)g->size);
        houses[REGIONS * cells + cell] = d->regions[cell];
    }
    for (size_t kind = 0; kind < KINDS; kind++)
        g->house[kind] = houses + kind * cells;
    propagator *p = model_add(m, &kind_of_rule, all, m->cells, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->data = known;
    return ENNEAD_STATUS_OK;
}

ennead_status build_doppelganger(ennead_model *m, const ennead_description *d,
                                 const ennead_constraint *rule, const char **wrong)
{
    const unsigned lines = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;
    known_of_missed *known = model_memory(m, sizeof *known);
    missed_pairs *said = model_cleared_memory(m, sizeof *said);

    (void)rule;
    if (known == NULL || said == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    known->pairs = said;
    doppelganger *g = &known->houses;
    *g = (doppelganger){.size = m->columns, .kinds = has_regions(d) ? KINDS : REGIONS};
    if (m->rows != m->columns || m->first_value != 0 || m->values != m->columns + 1)
        return rule_is_wrong(wrong, "the values are not 0 to the size of a square grid");
    if ((d->houses & lines) != lines || (g->kinds == KINDS && !has_whole_regions(d, g->size)))
        return rule_is_wrong(wrong, "rows, columns and regions do not have as many cells each");
    return add(m, d, known);
}
