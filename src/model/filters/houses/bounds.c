/* SPDX-License-Identifier: MIT */
/*
 * All-different by Hall intervals: if as many cells as an interval has values can hold nothing
 * outside it, these values belong to them, and the least and greatest values of every other cell
 * must be outside the interval. Values inside a domain are kept (J.-F. Puget, "A fast algorithm
 * for the bound consistency of alldiff constraints", AAAI 1998). For each lower end, the cells
 * above it are counted by their greatest value; running sums of these counts, compared with the
 * interval's size, tell which upper ends make Hall intervals.
 */
#include "model/filters/houses/bounds.h"

static int greatest_value(domain set)
{
    return 63 - __builtin_clzll(set);
}

/* The values from `low` to `high`. */
static domain interval(int low, int high)
{
    return (UINT64_MAX << low) & (UINT64_MAX >> (63 - high));
}

/* Cells that extend beyond the Hall interval lose the end of their range that is in it. */
static bool leave_interval(ennead_model *m, const propagator *p, int low, int high)
{
    const domain hall = interval(low, high);

    for (int i = 0; i < p->count; i++) {
        const domain set = m->domains[p->cells[i]];
        if ((set & ~hall) == 0)
            continue;
        if ((hall & value_bit(lowest_value(set))) != 0 &&
            !narrow(m, p->cells[i], ~interval(0, high)))
            return false;
        if ((hall & value_bit(greatest_value(set))) != 0 &&
            !narrow(m, p->cells[i], ~interval(low, 63)))
            return false;
    }
    return true;
}

bool bounds_filter(ennead_model *m, const propagator *p)
{
    for (int low = 0; low < m->values; low++) {
        uint8_t ending[ENNEAD_MOST_SIZE] = {0};
        int inside = 0;

        for (int i = 0; i < p->count; i++) {
            const domain set = m->domains[p->cells[i]];
            if (lowest_value(set) >= low)
                ending[greatest_value(set)]++;
        }
        for (int high = low; high < m->values; high++) {
            inside += ending[high];
            if (inside > high - low + 1)
                return false;
            if (inside == high - low + 1 && !leave_interval(m, p, low, high))
                return false;
        }
    }
    return true;
}
