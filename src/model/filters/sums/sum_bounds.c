/* SPDX-License-Identifier: MIT */
/*
 * Sums of cells with different values, when too many values are left for families: bounds, and
 * which values n different ones with that sum can have at all (a knapsack with a fixed number of
 * items), whatever their cells.
 */
#include "model/filters/sums/sum_bounds.h"

#include <string.h>

/* Sums up to 63, counted from the least; twelve different values always have more: 0 + 1 + ... +
 * 11. */
enum { MOST_SUM = 63, MOST_ITEMS = 11 };

/* Item i is the i-th of the values; `reach[i][j]` has the sums of j of the items before it. */
typedef struct knapsack {
    int items;
    uint8_t weights[ENNEAD_MOST_SIZE];
    uint64_t reach[ENNEAD_MOST_SIZE + 1][MOST_ITEMS + 1];
} knapsack;

/* Finds which items are in some choice of `count` items with that sum, and which are in all
 * choices. */
static void choose_items(knapsack *k, int count, int sum, domain *some, domain *all)
{
    uint64_t good[MOST_ITEMS + 2] = {0};

    memset(k->reach[0], 0, sizeof k->reach[0]);
    k->reach[0][0] = 1;
    for (int i = 0; i < k->items; i++) {
        k->reach[i + 1][0] = 1;
        for (int j = 1; j <= count; j++)
            k->reach[i + 1][j] = k->reach[i][j] | k->reach[i][j - 1] << k->weights[i];
    }
    *some = *all = 0;
    good[count] = k->reach[k->items][count] & value_bit(sum);
    for (int i = k->items - 1; i >= 0; i--) {
        uint64_t with = 0, without = 0;
        for (int j = 0; j <= count; j++) {
            const uint64_t taken = good[j + 1] >> k->weights[i] & k->reach[i][j];
            const uint64_t left = good[j] & k->reach[i][j];
            with |= taken;
            without |= left;
            good[j] = taken | left;
        }
        if (with != 0)
            *some |= value_bit(i);
        if (without == 0)
            *all |= value_bit(i);
    }
}

/* Whether a value's weight is counted from the least value up, or from the greatest down. */
typedef enum side { FROM_LEAST, FROM_GREATEST } side;

/* Finds the values that `count` different ones of `held` with that sum can have, and those that
 * they must have. Returns false if a sum is too far from both ends. */
static bool values_of_sum(domain held, int count, int sum, domain *some, domain *all)
{
    const int least = lowest_value(held), greatest = 63 - __builtin_clzll(held);
    const int from_least = sum - count * least, from_greatest = count * greatest - sum;
    const side nearer = from_least <= from_greatest ? FROM_LEAST : FROM_GREATEST;
    const int target = nearer == FROM_LEAST ? from_least : from_greatest;
    uint8_t numbers[ENNEAD_MOST_SIZE] = {0};
    domain some_items, all_items;
    knapsack k = {0};

    *some = *all = 0;
    if (target < count * (count - 1) / 2)
        return true;
    if (target > MOST_SUM)
        return false;
    FOR_EACH_VALUE(left, held) {
        const int value = lowest_value(left);
        const int weight = nearer == FROM_LEAST ? value - least : greatest - value;
        if (weight > target)
            continue;
        numbers[k.items] = (uint8_t)value;
        k.weights[k.items++] = (uint8_t)weight;
    }
    choose_items(&k, count, target, &some_items, &all_items);
    for (int i = 0; i < k.items; i++) {
        *some |= (some_items >> i & 1) << numbers[i];
        *all |= (all_items >> i & 1) << numbers[i];
    }
    return true;
}

bool keep_bounds(domain *sets, int count, int least, int most)
{
    int low = 0, high = 0;

    for (int i = 0; i < count; i++) {
        low += lowest_value(sets[i]);
        high += 63 - __builtin_clzll(sets[i]);
    }
    for (int i = 0; i < count; i++) {
        const int from = lowest_value(sets[i]), to = 63 - __builtin_clzll(sets[i]);
        const int at_most = most - (low - from), at_least = least - (high - to);
        if (at_most < 0 || at_least > ENNEAD_MOST_SIZE - 1)
            return false;
        if (at_most < ENNEAD_MOST_SIZE - 1)
            sets[i] &= UINT64_MAX >> (ENNEAD_MOST_SIZE - 1 - at_most);
        if (at_least > 0)
            sets[i] &= UINT64_MAX << at_least;
        if (sets[i] == 0)
            return false;
    }
    return true;
}

/* Keeps the values of `some`, and puts each of `all` that has only one place there. */
static bool keep_values(domain *sets, int count, domain some, domain all)
{
    for (int i = 0; i < count; i++)
        if ((sets[i] &= some) == 0)
            return false;
    FOR_EACH_VALUE(rest, all) {
        const domain value = rest & -rest;
        int places = 0, place = 0;
        for (int i = 0; i < count; i++)
            if ((sets[i] & value) != 0) {
                places++;
                place = i;
            }
        if (places == 0)
            return false;
        if (places == 1 && !is_single(sets[place]))
            sets[place] = value;
    }
    return true;
}

static uint64_t total_size(const domain *sets, int count)
{
    uint64_t size = 0;

    for (int i = 0; i < count; i++)
        size += (uint64_t)value_count(sets[i]);
    return size;
}

bool fill_bound(fill *f, int begin, int count, int least, int most)
{
    domain *sets = f->sets + begin;
    uint64_t before, after = total_size(sets, count);

    if (count == 0)
        return least <= 0 && most >= 0;
    do {
        domain held = 0, some, all;
        before = after;
        if (!keep_bounds(sets, count, least, most))
            return false;
        for (int i = 0; i < count; i++)
            held |= sets[i];
        if (least == most && values_of_sum(held, count, least, &some, &all) &&
            !keep_values(sets, count, some, all))
            return false;
        after = total_size(sets, count);
    } while (after < before);
    return true;
}
