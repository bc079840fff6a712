/* SPDX-License-Identifier: MIT */
/*
 * The filter of equal sums. What a group can add up to is a set of numbers, found with families of
 * sets of values (value_sets.h). What a part can add up to is found by adding the sets of its
 * groups, one after the other, as in a knapsack (M. Trick, "A dynamic programming approach for
 * consistency and propagation for knapsack constraints", Annals of OR 2003). All parts have the
 * same sum, which excludes some numbers. Going backward through the groups, each keeps what can be
 * part of the rest. Sets of sums are bits, counted from the least sum. If that would be too many,
 * bounds are used instead.
 */
#include "model/filters/sums/sums.h"

#include "grid/assertions.h"
#include "model/filters/sums/cage.h"
#include "model/filters/sums/sum_bounds.h"
#include "model/filters/sums/sum_set.h"

enum { MOST_GROUPS = 48 /* of all parts */ };

/* The state of a propagator during a call. */
typedef struct work {
    ennead_model *m;
    const propagator *p;
    const equal_sums *rule;
    int least, most;             /* of the sum of each part */
    sum_set groups[MOST_GROUPS]; /* the possible sums of each group, counted from its least */
    int group_least[MOST_GROUPS];
    int part_least[MOST_GROUPS];
    sum_set reached[2 * MOST_GROUPS]; /* for each part in turn: the sums of none of its groups, of
                                       * the first, ... */
    const sum_set *part_reached[MOST_GROUPS]; /* the sums of all groups of a part */
} work;

/* -------------------------------------------------------------------------------------- bounds */

static int greatest_value(domain set)
{
    return 63 - __builtin_clzll(set);
}

/* The least and greatest sum of a group, by its cells one by one. */
static void bounds_of(const work *k, const sum_group *g, int *least, int *most)
{
    *least = *most = 0;
    for (int i = g->begin; i < g->begin + g->count; i++) {
        const domain set = k->m->domains[k->p->cells[i]];
        *least += g->factor * lowest_value(set);
        *most += g->factor * greatest_value(set);
    }
}

/* Finds the range of the parts' common sum. Returns false if it is empty. */
static bool find_range(work *k)
{
    const equal_sums *s = k->rule;

    k->least = s->demand == KNOWN_SUM ? s->total : -FAR_SUM;
    k->most = s->demand == KNOWN_SUM ? s->total : FAR_SUM;
    for (int i = 0; i < s->part_count; i++) {
        int least = s->parts[i].offset, most = least;
        for (int g = s->parts[i].begin; g < s->parts[i].begin + s->parts[i].count; g++) {
            int low, high;
            bounds_of(k, &s->groups[g], &low, &high);
            least += low;
            most += high;
        }
        if (i < MOST_GROUPS)
            k->part_least[i] = least;
        k->least = least > k->least ? least : k->least;
        k->most = most < k->most ? most : k->most;
    }
    return k->least <= k->most;
}

/* Restricts a cell to values from `least` to `most`, which may be out of range. */
static bool narrow_between(ennead_model *m, int cell, int least, int most)
{
    ASSERT(cell >= 0 && cell < m->cells);
    const int top = ENNEAD_MOST_SIZE - 1;

    if (most < 0 || least > top)
        return false;
    return narrow(m, cell,
                  (UINT64_MAX << (least > 0 ? least : 0)) &
                      (UINT64_MAX >> (most < top ? top - most : 0)));
}

static bool filter_bounds_of_part(work *k, const sum_part *part)
{
    const equal_sums *s = k->rule;
    int least = part->offset, most = least;

    for (int g = part->begin; g < part->begin + part->count; g++) {
        int low, high;
        bounds_of(k, &s->groups[g], &low, &high);
        least += low;
        most += high;
    }
    for (int g = part->begin; g < part->begin + part->count; g++)
        for (int i = s->groups[g].begin; i < s->groups[g].begin + s->groups[g].count; i++) {
            const int cell = k->p->cells[i], factor = s->groups[g].factor;
            const domain set = k->m->domains[cell];
            if (!narrow_between(k->m, cell, greatest_value(set) - (most - k->least) / factor,
                                lowest_value(set) + (k->most - least) / factor))
                return false;
        }
    return true;
}

/* Filters by bounds; must be called until nothing changes. */
static bool filter_bounds(work *k)
{
    for (int i = 0; i < k->rule->part_count; i++)
        if (!filter_bounds_of_part(k, &k->rule->parts[i]))
            return false;
    return true;
}

/* -------------------------------------------------------------------------------------- groups */

/* Adds the sums of two different values of two sets. */
static void add_pairs(domain one, domain other, sum_set *set, int base)
{
    FOR_EACH_VALUE(rest, one) {
        const int value = lowest_value(rest), by = value - base;
        const sum_set from = {{other & ~value_bit(value)}};
        if (by >= 0)
            sum_set_add_up(set, &from, by, 2);
        else
            set->words[0] |= from.words[0] >> -by;
    }
}

/* The open cells of a group, if there are at most two, and what its other cells hold. */
typedef struct open_pair {
    int open, cells[2];
    domain sets[2]; /* without what the others hold */
    domain held_values;
    int held; /* the sum of these */
} open_pair;

/* Finds them. Returns false if two of the other cells have the same value. */
static bool find_open(const work *k, const sum_group *g, open_pair *pair)
{
    const uint16_t *cells = k->p->cells + g->begin;

    *pair = (open_pair){.open = 0};
    for (int i = 0; i < g->count && pair->open <= 2; i++) {
        const domain set = k->m->domains[cells[i]];
        if (!is_single(set)) {
            if (pair->open < 2)
                pair->cells[pair->open] = cells[i];
            pair->open++;
            continue;
        }
        if ((pair->held_values & set) != 0)
            return false;
        pair->held_values |= set;
        pair->held += lowest_value(set);
    }
    for (int i = 0; i < pair->open && i < 2; i++)
        pair->sets[i] = k->m->domains[pair->cells[i]] & ~pair->held_values;
    return true;
}

/* Finds what a group can add up to. Returns false if nothing. */
static bool find_sums(work *k, int number)
{
    const sum_group *g = &k->rule->groups[number];
    const uint16_t *cells = k->p->cells + g->begin;
    sum_set *set = &k->groups[number];
    int least = 0, most = 0;
    open_pair pair;
    fill f;

    memset(set, 0, sizeof *set);
    for (int i = 0; i < g->count; i++) {
        least += lowest_value(k->m->domains[cells[i]]);
        most += greatest_value(k->m->domains[cells[i]]);
    }
    k->group_least[number] = least;
    if (!find_open(k, g, &pair))
        return false;
    if (pair.open <= 2) {
        if (pair.open == 0)
            set->words[0] = 1;
        else if (pair.open == 1)
            set->words[0] = pair.sets[0] >> (least - pair.held);
        else
            add_pairs(pair.sets[0], pair.sets[1], set, least - pair.held);
        return !sum_set_is_empty(set, 2);
    }
    if (!fill_begin_cells(&f, k->m, cells, g->count))
        return false;
    if (!fill_is_small(&f) || most - least >= SUM_BITS) {
        memset(set, 0xff, sizeof *set);
        sum_set_cut(set, most - least + 1, SUM_WORDS);
        return true;
    }
    if (!fill_forward(&f))
        return false;
    fill_add_sums(&f, set->words, least);
    return true;
}

/* Restricts one of two cells, the one with the first set, to what gives an allowed sum with a value
 * of the other. */
static bool narrow_one(ennead_model *m, int cell, const domain *sets, const sum_set *allowed,
                       int base)
{
    const domain other = sets[1];
    domain keep = 0;

    FOR_EACH_VALUE(left, sets[0]) {
        const int value = lowest_value(left);
        sum_set shifted = {{0}}, own = {{other & ~value_bit(value)}};
        if (value >= base)
            sum_set_add_up(&shifted, &own, value - base, 2);
        else
            shifted.words[0] = own.words[0] >> (base - value);
        if (((shifted.words[0] & allowed->words[0]) | (shifted.words[1] & allowed->words[1])) != 0)
            keep |= value_bit(value);
    }
    return narrow(m, cell, keep);
}

static bool narrow_pair(work *k, const open_pair *pair, const sum_set *allowed, int base)
{
    const domain turned[2] = {pair->sets[1], pair->sets[0]};

    if (pair->open == 0)
        return (allowed->words[0] & 1) != 0;
    if (pair->open == 1)
        return narrow(k->m, pair->cells[0], pair->sets[0] & allowed->words[0] << base);
    return narrow_one(k->m, pair->cells[0], pair->sets, allowed, base) &&
           narrow_one(k->m, pair->cells[1], turned, allowed, base);
}

/* Restricts the cells of a group to what gives an allowed sum; the set is smaller than it was. */
static bool narrow_group(work *k, int number, const sum_set *allowed)
{
    const sum_group *g = &k->rule->groups[number];
    const uint16_t *cells = k->p->cells + g->begin;
    const int least = k->group_least[number];
    open_pair pair;
    fill f;

    if (!find_open(k, g, &pair))
        return false;
    /* A cell in several groups may have got its value from another group in this call. */
    const int base = least - pair.held;
    if (pair.open <= 2 && base >= 0)
        return narrow_pair(k, &pair, allowed, base);
    if (!fill_begin_cells(&f, k->m, cells, g->count))
        return false;
    if (!fill_is_small(&f)) {
        int low = 0, high = SUM_BITS - 1;
        while ((allowed->words[low / 64] & value_bit(low % 64)) == 0)
            low++;
        while ((allowed->words[high / 64] & value_bit(high % 64)) == 0)
            high--;
        return fill_bound(&f, 0, f.open, least + low - f.held, least + high - f.held) &&
               fill_narrow(&f, k->m, cells);
    }
    if (!fill_forward(&f) || !fill_keep_sums(&f, allowed->words, SUM_WORDS, least))
        return false;
    fill_backward(&f);
    return fill_narrow(&f, k->m, cells);
}

/* --------------------------------------------------------------------------------------- parts */

/* Finds what the first n groups of each part can add up to, up to the greatest common sum. */
static inline __attribute__((always_inline)) void add_groups(work *k, int words)
{
    sum_set *reached = k->reached;

    for (int i = 0; i < k->rule->part_count; i++) {
        const sum_part *part = &k->rule->parts[i];
        const int bits = k->most - k->part_least[i] + 1;
        sum_set_clear(reached, words);
        reached->words[0] = 1;
        for (int g = part->begin; g < part->begin + part->count; g++, reached++) {
            sum_set_clear(reached + 1, words);
            for (int w = 0; w < words; w++)
                FOR_EACH_VALUE(left, k->groups[g].words[w]) {
                    const int by = k->rule->groups[g].factor * (64 * w + lowest_value(left));
                    if (by < bits)
                        sum_set_add_up(reached + 1, reached, by, words);
                }
            sum_set_cut(reached + 1, bits, words);
        }
        k->part_reached[i] = reached++;
    }
}

/* Finds the sums that all parts can have, counted from k->least. */
static inline __attribute__((always_inline)) bool find_common(const work *k, sum_set *common,
                                                              int words)
{
    memset(common, 0xff, (size_t)words * sizeof *common->words);
    sum_set_cut(common, k->most - k->least + 1, words);
    for (int i = 0; i < k->rule->part_count; i++) {
        sum_set own;
        sum_set_take_down(&own, k->part_reached[i], k->least - k->part_least[i], words);
        for (int w = 0; w < words; w++)
            common->words[w] &= own.words[w];
    }
    return !sum_set_is_empty(common, words);
}

/* Restricts a group to what gives a good sum together with the groups before and after it. `good`
 * is the set of good sums of it and the groups before, and becomes that of the groups before. */
static inline __attribute__((always_inline)) bool
filter_group(work *k, int g, const sum_set *reached, sum_set *good, int words)
{
    sum_set before = {{0}}, allowed = {{0}};
    bool fewer = false;

    for (int w = words; w < SUM_WORDS; w++)
        fewer = fewer || k->groups[g].words[w] != 0;
    for (int w = 0; w < words; w++)
        FOR_EACH_VALUE(left, k->groups[g].words[w]) {
            const int by = k->rule->groups[g].factor * (64 * w + lowest_value(left));
            sum_set found = {{0}};
            if (by < 64 * words)
                sum_set_take_down(&found, good, by, words);
            for (int v = 0; v < words; v++)
                found.words[v] &= reached->words[v];
            if (sum_set_is_empty(&found, words)) {
                fewer = true;
                continue;
            }
            allowed.words[w] |= left & -left;
            for (int v = 0; v < words; v++)
                before.words[v] |= found.words[v];
        }
    *good = before;
    return !sum_set_is_empty(&allowed, words) && (!fewer || narrow_group(k, g, &allowed));
}

/* The filter for sets of sums with so many words. */
static inline __attribute__((always_inline)) bool filter_sets(work *k, int words)
{
    const int part_count = k->rule->part_count;
    sum_set common;

    add_groups(k, words);
    if (!find_common(k, &common, words))
        return false;
    for (int i = 0; i < part_count; i++) {
        const sum_part *part = &k->rule->parts[i];
        const sum_set *reached = k->part_reached[i];
        sum_set good = {{0}};
        sum_set_add_up(&good, &common, k->least - k->part_least[i], words);
        for (int g = part->begin + part->count - 1; g >= part->begin; g--)
            if (!filter_group(k, g, --reached, &good, words))
                return false;
    }
    return true;
}

/* How many words the sets of sums need; 0 if more than available. */
static int words_needed(const work *k)
{
    int most = 0;

    if (k->rule->group_count > MOST_GROUPS)
        return 0;
    for (int i = 0; i < k->rule->part_count; i++) {
        const int span = k->most - k->part_least[i];
        most = span > most ? span : most;
    }
    return most >= SUM_BITS ? 0 : most / 64 + 1;
}

static bool filter_once(work *k)
{
    if (!find_range(k))
        return false;
    const int words = words_needed(k);
    if (words == 0)
        return filter_bounds(k);
    for (int g = 0; g < k->rule->group_count; g++)
        if (!find_sums(k, g))
            return false;
    if (SMALL_CODE)
        return filter_sets(k, words);
    return words == 1 ? filter_sets(k, 1) : filter_sets(k, SUM_WORDS);
}

int candidates_of(const domain *domains, const propagator *p)
{
    int count = 0;

    for (int i = 0; i < p->count; i++)
        count += value_count(domains[p->cells[i]]);
    return count;
}

/* Does not clear the sets: they are large, and each is cleared as far as it is used. */
static void begin(work *k, ennead_model *m, const propagator *p)
{
    k->m = m;
    k->p = p;
    k->rule = p->rule;
}

bool sums_filter(ennead_model *m, const propagator *p)
{
    work k;

    begin(&k, m, p);
    for (int before = candidates_of(m->domains, p), after;; before = after) {
        if (!filter_once(&k))
            return false;
        if (k.rule->strength == ALL_AT_ONCE || (after = candidates_of(m->domains, p)) == before)
            return true;
    }
}
