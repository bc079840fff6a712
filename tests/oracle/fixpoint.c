/* SPDX-License-Identifier: MIT */
#include "fixpoint.h"

#include <string.h>

enum { MOST_HOUSES = 64 };

struct house {
    int cells[16], count;
};

typedef unsigned long long set;

static int size_of(set s)
{
    int size = 0;
    for (; s != 0; s >>= 1)
        size += (int)(s & 1);
    return size;
}

static set bit(int value)
{
    return 1ULL << value;
}

static int least(set s)
{
    int value = 0;
    while ((s & bit(value)) == 0)
        value++;
    return value;
}

static int greatest(set s)
{
    int value = 63;
    while ((s & bit(value)) == 0)
        value--;
    return value;
}

/* ------------------------------------------------------------------------------------ matching */

static int find_partner(const set *sets, int item, int owner[64], set *tried)
{
    for (int partner = 0; partner < 64; partner++) {
        if ((sets[item] & ~*tried & bit(partner)) == 0)
            continue;
        *tried |= bit(partner);
        if (owner[partner] < 0 || find_partner(sets, owner[partner], owner, tried)) {
            owner[partner] = item;
            return 1;
        }
    }
    return 0;
}

int oracle_matchable(const unsigned long long *sets, int items)
{
    int owner[64];

    for (int partner = 0; partner < 64; partner++)
        owner[partner] = -1;
    for (int item = 0; item < items; item++) {
        set tried = 0;
        if (!find_partner(sets, item, owner, &tried))
            return 0;
    }
    return 1;
}

/* -------------------------------------------------------------------------------------- houses */

static int sees(const struct oracle_grid *g, int one, int other)
{
    const int r = one / g->columns, c = one % g->columns;
    const int s = other / g->columns, d = other % g->columns;
    int in_group = 0;

    for (int i = 0; i < g->group_count; i++)
        in_group += g->group[i] == one || g->group[i] == other;
    if (one == other)
        return 0;
    return r == s || c == d || in_group == 2 ||
           (g->box_rows > 0 && r / g->box_rows == s / g->box_rows &&
            c / g->box_columns == d / g->box_columns);
}

/* Cells that are alike in one way make a house. */
static int list_houses(const struct oracle_grid *g, struct house houses[MOST_HOUSES])
{
    const int across = g->box_rows > 0 ? g->columns / g->box_columns : 1;
    int count = 0;

    memset(houses, 0, MOST_HOUSES * sizeof *houses);
    for (int kind = 0; kind < (g->box_rows > 0 ? 3 : 2); kind++) {
        for (int cell = 0; cell < g->rows * g->columns; cell++) {
            const int r = cell / g->columns, c = cell % g->columns;
            const int number = kind == 0   ? r
                               : kind == 1 ? c
                                           : r / g->box_rows * across + c / g->box_columns;
            struct house *h = &houses[count + number];
            h->cells[h->count++] = cell;
        }
        while (houses[count].count > 0)
            count++;
    }
    for (int i = 0; i < g->group_count; i++)
        houses[count].cells[houses[count].count++] = g->group[i];
    return count + (g->group_count > 0);
}

/* -------------------------------------------------------------------------------------- schemes */

static void by_value(struct oracle_grid *g)
{
    for (int cell = 0; cell < g->rows * g->columns; cell++)
        for (int other = 0; other < g->rows * g->columns; other++)
            if (sees(g, cell, other) && size_of(g->candidates[cell]) == 1)
                g->candidates[other] &= ~g->candidates[cell];
}

static void by_bounds(struct oracle_grid *g, const struct house *h)
{
    for (int low = 0; low < g->values; low++)
        for (int high = low; high < g->values; high++) {
            set interval = 0;
            int inside = 0;
            for (int value = low; value <= high; value++)
                interval |= bit(value);
            for (int i = 0; i < h->count; i++)
                inside += (g->candidates[h->cells[i]] & ~interval) == 0;
            if (inside > high - low + 1)
                g->candidates[h->cells[0]] = 0;
            if (inside != high - low + 1)
                continue;
            for (int i = 0; i < h->count; i++) {
                set *s = &g->candidates[h->cells[i]];
                if ((*s & ~interval) == 0)
                    continue;
                while (*s != 0 && (interval & bit(least(*s))) != 0)
                    *s &= ~bit(least(*s));
                while (*s != 0 && (interval & bit(greatest(*s))) != 0)
                    *s &= ~bit(greatest(*s));
            }
        }
}

static void by_singles(struct oracle_grid *g, const struct house *h)
{
    for (int value = 0; h->count == g->values && value < g->values; value++) {
        int places = 0, place = 0;
        for (int i = 0; i < h->count; i++)
            if ((g->candidates[h->cells[i]] & bit(value)) != 0) {
                places++;
                place = h->cells[i];
            }
        if (places == 0)
            g->candidates[h->cells[0]] = 0;
        if (places == 1)
            g->candidates[place] &= bit(value);
    }
}

static void by_domain(struct oracle_grid *g, const struct house *h)
{
    set sets[16];

    for (int i = 0; i < h->count; i++)
        for (int value = 0; value < g->values; value++) {
            if ((g->candidates[h->cells[i]] & bit(value)) == 0)
                continue;
            for (int k = 0; k < h->count; k++)
                sets[k] = k == i ? bit(value) : g->candidates[h->cells[k]];
            if (!oracle_matchable(sets, h->count))
                g->candidates[h->cells[i]] &= ~bit(value);
        }
}

static void by_fish(struct oracle_grid *g)
{
    for (int value = 0; value < g->values; value++) {
        set all[16] = {0};
        for (int cell = 0; cell < g->rows * g->columns; cell++)
            all[cell / g->columns] |= (g->candidates[cell] >> value & 1) << cell % g->columns;
        if (!oracle_matchable(all, g->rows))
            g->candidates[0] = 0;
        for (int cell = 0; cell < g->rows * g->columns; cell++) {
            set rows[16] = {0};
            if ((g->candidates[cell] & bit(value)) == 0)
                continue;
            for (int other = 0; other < g->rows * g->columns; other++)
                if ((g->candidates[other] & bit(value)) != 0 &&
                    (other / g->columns != cell / g->columns || other == cell))
                    rows[other / g->columns] |= bit(other % g->columns);
            if (!oracle_matchable(rows, g->rows))
                g->candidates[cell] &= ~bit(value);
        }
    }
}

/* What one house has beside another. */
static struct house without(const struct house *one, const struct house *other)
{
    struct house left = {.count = 0};

    for (int i = 0; i < one->count; i++) {
        int shared = 0;
        for (int k = 0; k < other->count; k++)
            shared += other->cells[k] == one->cells[i];
        if (shared == 0)
            left.cells[left.count++] = one->cells[i];
    }
    return left;
}

static void by_locked(struct oracle_grid *g, const struct house *one, const struct house *other)
{
    set values = 0;

    for (int i = 0; i < one->count; i++)
        values |= g->candidates[one->cells[i]];
    for (int i = 0; i < other->count; i++)
        g->candidates[other->cells[i]] &= values;
}

static void by_same(struct oracle_grid *g, const struct house *one, const struct house *other)
{
    for (int i = 0; i < one->count; i++)
        for (int value = 0; value < g->values; value++) {
            set sets[16] = {0};
            const set before = g->candidates[one->cells[i]];
            if ((before & bit(value)) == 0)
                continue;
            g->candidates[one->cells[i]] = bit(value);
            for (int k = 0; k < one->count; k++)
                for (int m = 0; m < other->count; m++)
                    if ((g->candidates[one->cells[k]] & g->candidates[other->cells[m]]) != 0)
                        sets[k] |= bit(m);
            g->candidates[one->cells[i]] =
                oracle_matchable(sets, one->count) ? before : before & ~bit(value);
        }
}

static void by_pairs(struct oracle_grid *g, const struct house *houses, int count, unsigned scheme)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < count; k++) {
            const struct house one = without(&houses[i], &houses[k]);
            const struct house other = without(&houses[k], &houses[i]);
            if (houses[i].count < g->values || houses[k].count < g->values ||
                houses[i].count - one.count < 2 || one.count == 0)
                continue;
            if ((scheme & ORACLE_LOCKED) != 0)
                by_locked(g, &one, &other);
            if ((scheme & ORACLE_SAME) != 0)
                by_same(g, &one, &other);
        }
}

static int is_dead(const struct oracle_grid *g)
{
    for (int cell = 0; cell < g->rows * g->columns; cell++)
        if (g->candidates[cell] == 0)
            return 1;
    return 0;
}

static int plain_fixpoint(struct oracle_grid *g, unsigned scheme)
{
    struct house houses[MOST_HOUSES];
    const int count = list_houses(g, houses);
    struct oracle_grid before;

    do {
        before = *g;
        by_value(g);
        for (int i = 0; i < count && !is_dead(g); i++) {
            if ((scheme & ORACLE_BOUNDS) != 0)
                by_bounds(g, &houses[i]);
            if ((scheme & ORACLE_SINGLES) != 0)
                by_singles(g, &houses[i]);
            if ((scheme & ORACLE_DOMAIN) != 0)
                by_domain(g, &houses[i]);
        }
        if ((scheme & (ORACLE_LOCKED | ORACLE_SAME)) != 0)
            by_pairs(g, houses, count, scheme);
        if ((scheme & ORACLE_FISH) != 0)
            by_fish(g);
        if (is_dead(g))
            return 0;
    } while (memcmp(&before, g, sizeof before) != 0);
    return 1;
}

int oracle_fixpoint(struct oracle_grid *grid, unsigned scheme)
{
    int alive = plain_fixpoint(grid, scheme), changed = (scheme & ORACLE_SHAVE) != 0;

    while (alive && changed) {
        changed = 0;
        for (int cell = 0; cell < grid->rows * grid->columns && alive; cell++)
            for (int value = 0; value < grid->values && alive; value++) {
                struct oracle_grid trial = *grid;
                if ((grid->candidates[cell] & bit(value)) == 0)
                    continue;
                trial.candidates[cell] = bit(value);
                if (plain_fixpoint(&trial, scheme))
                    continue;
                grid->candidates[cell] &= ~bit(value);
                alive = grid->candidates[cell] != 0 && plain_fixpoint(grid, scheme);
                changed = 1;
            }
    }
    return alive;
}

/* ------------------------------------------------------------------------------------- counting */

static unsigned long long count_from(const struct oracle_grid *g, int cell, int *filled,
                                     unsigned long long most, unsigned long long *used)
{
    unsigned long long found = 0;

    if (cell == g->rows * g->columns) {
        for (int i = 0; used != 0 && i < cell; i++)
            used[i] |= bit(filled[i]);
        return 1;
    }
    for (int value = 0; value < g->values && found < most; value++) {
        int fits = (g->candidates[cell] & bit(value)) != 0;
        for (int other = 0; other < cell && fits; other++)
            fits = filled[other] != value || !sees(g, other, cell);
        filled[cell] = value;
        if (fits)
            found += count_from(g, cell + 1, filled, most - found, used);
    }
    return found;
}

unsigned long long oracle_count_grid(const struct oracle_grid *grid, unsigned long long most,
                                     unsigned long long used[ORACLE_MOST_GRID])
{
    int filled[ORACLE_MOST_GRID];

    return count_from(grid, 0, filled, most, used);
}
