/* SPDX-License-Identifier: MIT */
/*
 * What an `or` says of the values that houses miss; see the header.
 */
#include "model/rules/cells/missed_pairs.h"

#include "model/storage.h"

enum { NO_HOUSE_OF_GRID = UINT16_MAX };

/* The house that the cells of a rule are; NO_HOUSE_OF_GRID if they are not a whole one. */
static int whole_house(const missed_houses *g, const propagator *p)
{
    if (p->count != g->size)
        return NO_HOUSE_OF_GRID;
    for (int kind = 0; kind < g->kinds; kind++) {
        const int house = g->house[kind][p->cells[0]];
        int same = 0;
        while (same < p->count && g->house[kind][p->cells[same]] == house)
            same++;
        if (same == p->count)
            return kind * g->size + house;
    }
    return NO_HOUSE_OF_GRID;
}

/* Whether a model restricts no single cell. */
static bool restricts_none(const ennead_model *part)
{
    for (int cell = 0; cell < part->cells; cell++)
        if (part->allowed[cell] != part->in_use)
            return false;
    return true;
}

/* Adds what a rule says of its house to a case. Returns false if it says something else, or is
 * about a third house. */
static bool add_rule(const missed_houses *g, const propagator *p, missed_pair *pair,
                     missed_case *one)
{
    const domain held = p->kind->held == NULL ? 0 : p->kind->held(p);
    const int house = held == 0 ? NO_HOUSE_OF_GRID : whole_house(g, p);
    int side = 0;

    if (house == NO_HOUSE_OF_GRID)
        return false;
    while (side < 2 && pair->house[side] != NO_HOUSE_OF_GRID && pair->house[side] != house)
        side++;
    if (side == 2)
        return false;
    pair->house[side] = (uint16_t)house;
    one->of[side] &= ~held;
    return true;
}

/* How many rules an `or` has; 0 for other rules. */
static size_t count_cases(const propagator *p)
{
    size_t count = 0;

    while (p->kind->one_of != NULL && p->kind->one_of(p, count) != NULL)
        count++;
    return count;
}

/* Reads an `or`. Returns false, with no case, if it says something else. */
static bool read_pair(ennead_model *m, const missed_houses *g, const propagator *p,
                      missed_pair *pair)
{
    const size_t count = count_cases(p);
    missed_case *cases = model_memory(m, (count + 1) * sizeof *cases);

    *pair = (missed_pair){.house = {NO_HOUSE_OF_GRID, NO_HOUSE_OF_GRID}, .cases = cases};
    if (cases == NULL)
        return false;
    for (size_t i = 0; i < count; i++) {
        const ennead_model *part = p->kind->one_of(p, i);
        cases[i] = (missed_case){{m->all, m->all}};
        if (!restricts_none(part))
            return true;
        for (size_t k = 0; k < part->propagator_count; k++)
            if (!add_rule(g, &part->propagators[k], pair, &cases[i]))
                return true;
    }
    if (pair->house[0] == NO_HOUSE_OF_GRID)
        return true;
    if (pair->house[1] == NO_HOUSE_OF_GRID)
        pair->house[1] = pair->house[0];
    pair->count = (int)count;
    return true;
}

bool missed_find(ennead_model *m, const missed_houses *houses, missed_pairs *found)
{
    size_t most = 0;

    for (size_t i = 0; i < m->propagator_count; i++)
        most += m->propagators[i].kind->at_rest != NULL;
    *found = (missed_pairs){.pairs = model_memory(m, (most + 1) * sizeof *found->pairs)};
    if (found->pairs == NULL)
        return false;
    for (size_t i = 0; i < m->propagator_count; i++) {
        propagator *p = &m->propagators[i];
        missed_pair *pair = &found->pairs[found->count];
        if (p->kind->at_rest == NULL)
            continue;
        if (!read_pair(m, houses, p, pair))
            return false;
        if (pair->count == 0)
            continue;
        p->kind = p->kind->at_rest;
        found->count++;
    }
    return true;
}

bool missed_fit(const missed_pair *pair, domain *one, domain *other)
{
    domain left[2] = {0};

    for (int i = 0; i < pair->count; i++) {
        const domain here = pair->cases[i].of[0] & *one, there = pair->cases[i].of[1] & *other;
        if (here == 0 || there == 0)
            continue;
        left[0] |= here;
        left[1] |= there;
    }
    *one = left[0];
    *other = left[1];
    return left[0] != 0;
}
