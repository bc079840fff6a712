/* SPDX-License-Identifier: MIT */
/*
 * The places of a value that some cells must hold. Cells that all differ hold it at most once, so
 * the number of groups of such cells that cover all its places is an upper bound for how often it
 * is there. If it must be there exactly as often, each group holds it, and it is eliminated from
 * cells that see all its places in a group. Rows, columns, regions, and arbitrary cells that
 * differ are four ways to make groups.
 */
#include "model/filters/houses/places.h"

#include "grid/assertions.h"
#include "model/storage.h"

#include <string.h>

enum { WAYS = 4, MOST_GROUPS = 64, ROW_WORDS = ENNEAD_MOST_CELLS / 64 };

struct place_groups {
    int ways;                    /* number of ways with at most MOST_GROUPS groups */
    const uint8_t *groups[WAYS]; /* for each cell of the propagator, the number of its group */
};

static const int no_group = UINT8_MAX;

static int index_of(const propagator *p, int cell)
{
    for (int i = 0; i < p->count; i++)
        if (p->cells[i] == cell)
            return i;
    return -1;
}

/* Makes a group for each house of a kind. Returns how many there are. */
static int group_by_houses(const ennead_model *m, const propagator *p, int kind, uint8_t *group)
{
    int count = 0;

    for (size_t k = 0; k < m->propagator_count && count < MOST_GROUPS; k++) {
        const propagator *house = &m->propagators[k];
        bool any = false;
        if ((int)house->name.kind != kind || house->kind->meaning != ONLY_DIFFERENCES)
            continue;
        for (int j = 0; j < house->count; j++) {
            const int i = index_of(p, house->cells[j]);
            if (i < 0 || group[i] != no_group)
                continue;
            group[i] = (uint8_t)count;
            any = true;
        }
        count += any;
    }
    return count;
}

static bool fits(const ennead_model *m, const propagator *p, const uint8_t *group, int i, int into)
{
    for (int j = 0; j < p->count; j++)
        if (group[j] == into && !model_sees(m, p->cells[i], p->cells[j]))
            return false;
    return true;
}

/* Puts each other cell into the first group where it differs from all. Returns false if there are
 * too many groups. */
static bool group_others(const ennead_model *m, const propagator *p, int count, uint8_t *group)
{
    for (int i = 0; i < p->count; i++) {
        int into = 0;
        if (group[i] != no_group)
            continue;
        while (into < count && !fits(m, p, group, i, into))
            into++;
        if (into == MOST_GROUPS)
            return false;
        count += into == count;
        group[i] = (uint8_t)into;
    }
    return true;
}

const place_groups *places_new(ennead_model *m, const propagator *p)
{
    static const int kinds[WAYS] = {NO_HOUSE, A_ROW, A_COLUMN, A_REGION};
    place_groups *g = model_cleared_memory(m, sizeof *g);

    for (int way = 0; g != NULL && way < WAYS; way++) {
        uint8_t *group = model_memory(m, (size_t)p->count);
        if (group == NULL)
            return NULL;
        memset(group, no_group, (size_t)p->count);
        const int count = kinds[way] == NO_HOUSE ? 0 : group_by_houses(m, p, kinds[way], group);
        if (group_others(m, p, count, group))
            g->groups[g->ways++] = group;
    }
    return g;
}

/* The groups of one way that have a place for a value. */
static domain open_groups(const uint8_t *group, const ennead_model *m, const propagator *p,
                          domain value)
{
    domain open = 0;

    for (int i = 0; i < p->count; i++)
        if ((m->domains[p->cells[i]] & value) != 0)
            open |= value_bit(group[i]);
    return open;
}

int places_most(const place_groups *g, const ennead_model *m, const propagator *p, domain value)
{
    int most = p->count;

    for (int way = 0; way < g->ways; way++) {
        const int open = value_count(open_groups(g->groups[way], m, p, value));
        most = open < most ? open : most;
    }
    return most;
}

/* A value must be in one of the cells: eliminates it from the cells that see all of them that may
 * hold it. */
static bool require(ennead_model *m, const uint16_t *cells, int count, domain value)
{
    uint64_t seen[ROW_WORDS];
    const size_t words = m->differs.words;
    int open = 0, last = 0;

    memset(seen, 0xff, words * sizeof *seen);
    for (int i = 0; i < count; i++) {
        const int cell = cells[i];
        if ((m->domains[cell] & value) == 0)
            continue;
        open++;
        last = cell;
        if (m->domains[cell] == value)
            return true;
        for (size_t w = 0; w < words; w++)
            seen[w] &= m->differs.bits[(size_t)cell * words + w];
    }
    if (open <= 1)
        return open == 1 && narrow(m, last, value);
    for (size_t w = 0; w < words; w++)
        FOR_EACH_VALUE(left, seen[w])
            if (!narrow(m, (int)(64 * w) + lowest_value(left), ~value))
                return false;
    return true;
}

bool places_require(ennead_model *m, const uint16_t *cells, int count, domain values)
{
    for (; values != 0; values &= values - 1)
        if (!require(m, cells, count, values & -values))
            return false;
    return true;
}

/* The value must be in each group of one way. */
static bool require_each(const uint8_t *group, ennead_model *m, const propagator *p, domain value)
{
    uint16_t cells[ENNEAD_MOST_CELLS];

    FOR_EACH_VALUE(left, open_groups(group, m, p, value)) {
        int count = 0;
        for (int i = 0; i < p->count; i++)
            if (group[i] == lowest_value(left))
                cells[count++] = p->cells[i];
        if (!require(m, cells, count, value))
            return false;
    }
    return true;
}

bool places_demand(const place_groups *g, ennead_model *m, const propagator *p, domain value,
                   int times)
{
    ASSERT(is_single(value) && value != 0);
    for (int way = 0; way < g->ways; way++) {
        const int open = value_count(open_groups(g->groups[way], m, p, value));
        if (open < times || (open == times && !require_each(g->groups[way], m, p, value)))
            return false;
    }
    return true;
}
