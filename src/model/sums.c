/* SPDX-License-Identifier: MIT */
/*
 * The filter of equal sums. What a group can add up to is a set of numbers, by families of sets of
 * values (families.h); what a part can add up to is the sets of its groups added, one after the
 * other, as in a knapsack (M. Trick, "A dynamic programming approach for consistency and
 * propagation for knapsack constraints", Annals of OR 2003); all parts have the same sum, which
 * leaves some of these numbers; and backwards through the groups each is left what can be part of
 * it.
 *
 * Sets of sums are bits from the least sum on. Where they would be too many, bounds must do.
 */
#include "model/sums.h"
#include "model/cage.h"
#include "model/families.h"
#include "model/sentence.h"

#include <string.h>

enum {
    SUM_WORDS = 8,             /* of a set of sums */
    SUM_BITS = 64 * SUM_WORDS, /* sums further from the least are not told apart */
    MOST_GROUPS = 48,          /* of all parts */
    NO_GROUP = -1,
    MOST_GROUPED = 256, /* cells of a part that are put into groups */
};

typedef struct sum_set {
    uint64_t words[SUM_WORDS];
} sum_set;

/* What is known of a propagator during a call. */
typedef struct work {
    ennead_model *m;
    const propagator *p;
    const sums *rule;
    int least, most;             /* the sum of each part */
    sum_set groups[MOST_GROUPS]; /* from its least sum on */
    int group_least[MOST_GROUPS];
    int group_most[MOST_GROUPS];
} work;

/* ---------------------------------------------------------------------------------- sets of sums */

/* Adds the sums of `from`, each `by` greater. */
static void add_up(sum_set *to, const sum_set *from, int by, int words)
{
    const int skip = by / 64, shift = by % 64;

    if (shift == 0) {
        for (int w = words - 1; w >= skip; w--)
            to->words[w] |= from->words[w - skip];
        return;
    }
    for (int w = words - 1; w > skip; w--)
        to->words[w] |= from->words[w - skip] << shift | from->words[w - skip - 1] >> (64 - shift);
    if (skip < words)
        to->words[skip] |= from->words[0] << shift;
}

/* The sums of `from`, each `by` less. */
static void take_down(sum_set *to, const sum_set *from, int by, int words)
{
    const int skip = by / 64, shift = by % 64;

    for (int w = 0; w < words; w++) {
        const uint64_t low = w + skip < words ? from->words[w + skip] : 0;
        const uint64_t high = w + skip + 1 < words ? from->words[w + skip + 1] : 0;
        to->words[w] = shift == 0 ? low : low >> shift | high << (64 - shift);
    }
}

static bool is_empty(const sum_set *set, int words)
{
    uint64_t any = 0;

    for (int w = 0; w < words; w++)
        any |= set->words[w];
    return any == 0;
}

/* Leaves the first `bits` sums. */
static void cut(sum_set *set, int bits, int words)
{
    for (int w = 0; w < words; w++) {
        const int here = bits - 64 * w;
        if (here <= 0)
            set->words[w] = 0;
        else if (here < 64)
            set->words[w] &= UINT64_MAX >> (64 - here);
    }
}

/* -------------------------------------------------------------------------------------- bounds */

static int greatest_value(domain set)
{
    return 63 - __builtin_clzll(set);
}

/* The least and the greatest sum of a group, as far as each cell alone tells. */
static void bounds_of(const work *k, const sum_group *g, int *least, int *most)
{
    *least = *most = 0;
    for (int i = g->begin; i < g->begin + g->count; i++) {
        const domain set = k->m->domains[k->p->cells[i]];
        *least += g->factor * lowest_value(set);
        *most += g->factor * greatest_value(set);
    }
}

/* Finds what all parts may add up to; false: nothing. */
static bool find_range(work *k)
{
    const sums *s = k->rule;

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
        k->least = least > k->least ? least : k->least;
        k->most = most < k->most ? most : k->most;
    }
    return k->least <= k->most;
}

/* Leaves a cell the values from `least` to `most`, which may be out of all bounds. */
static bool narrow_between(ennead_model *m, int cell, int least, int most)
{
    const int top = ENNEAD_MOST_SIZE - 1;

    if (most < 0 || least > top)
        return false;
    return narrow(m, cell,
                  (UINT64_MAX << (least > 0 ? least : 0)) &
                      (UINT64_MAX >> (most < top ? top - most : 0)));
}

static bool filter_bounds_of_part(work *k, const sum_part *part)
{
    const sums *s = k->rule;
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

/* To be called until nothing changes. */
static bool filter_bounds(work *k)
{
    for (int i = 0; i < k->rule->part_count; i++)
        if (!filter_bounds_of_part(k, &k->rule->parts[i]))
            return false;
    return true;
}

/* -------------------------------------------------------------------------------------- groups */

/* What two different values of two sets add up to. */
static void add_pairs(domain one, domain other, sum_set *set, int base)
{
    for (; one != 0; one &= one - 1) {
        const int value = lowest_value(one), by = value - base;
        const sum_set from = {{other & ~value_bit(value)}};
        if (by >= 0)
            add_up(set, &from, by, 2);
        else
            set->words[0] |= from.words[0] >> -by;
    }
}

/* Finds what a group can add up to; false: nothing. */
static bool find_sums(work *k, int number)
{
    const sum_group *g = &k->rule->groups[number];
    const uint16_t *cells = k->p->cells + g->begin;
    sum_set *set = &k->groups[number];
    int least = 0, most = 0;
    fill f;

    memset(set, 0, sizeof *set);
    for (int i = 0; i < g->count; i++) {
        least += lowest_value(k->m->domains[cells[i]]);
        most += greatest_value(k->m->domains[cells[i]]);
    }
    k->group_least[number] = least;
    k->group_most[number] = most;
    if (g->count == 1) {
        set->words[0] = k->m->domains[cells[0]] >> least;
        return true;
    }
    if (g->count == 2) {
        add_pairs(k->m->domains[cells[0]], k->m->domains[cells[1]], set, least);
        return !is_empty(set, 2);
    }
    if (!fill_begin_cells(&f, k->m, cells, g->count))
        return false;
    if (!fill_is_small(&f) || most - least >= SUM_BITS) {
        memset(set, 0xff, sizeof *set);
        cut(set, most - least + 1, SUM_WORDS);
        return true;
    }
    if (!fill_forward(&f))
        return false;
    fill_add_sums(&f, set->words, least);
    return true;
}

/* Leaves one of two cells what with the other adds up to a sum of the set. */
static bool narrow_one(work *k, int cell, domain other, const sum_set *allowed, int base)
{
    domain keep = 0;

    for (domain left = k->m->domains[cell]; left != 0; left &= left - 1) {
        const int value = lowest_value(left);
        sum_set shifted = {{0}}, own = {{other & ~value_bit(value)}};
        if (value >= base)
            add_up(&shifted, &own, value - base, 2);
        else
            shifted.words[0] = own.words[0] >> (base - value);
        if (((shifted.words[0] & allowed->words[0]) | (shifted.words[1] & allowed->words[1])) != 0)
            keep |= value_bit(value);
    }
    return narrow(k->m, cell, keep);
}

/* Leaves the cells of a group what adds up to sums of the set, which are fewer than they were. */
static bool narrow_group(work *k, int number, const sum_set *allowed)
{
    const sum_group *g = &k->rule->groups[number];
    const uint16_t *cells = k->p->cells + g->begin;
    const int least = k->group_least[number];
    fill f;

    if (g->count == 1)
        return narrow(k->m, cells[0], allowed->words[0] << least);
    if (g->count == 2) {
        const domain one = k->m->domains[cells[0]];
        return narrow_one(k, cells[0], k->m->domains[cells[1]], allowed, least) &&
               narrow_one(k, cells[1], one, allowed, least);
    }
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

static int part_least(const work *k, const sum_part *part)
{
    int least = part->offset;

    for (int g = part->begin; g < part->begin + part->count; g++)
        least += k->rule->groups[g].factor * k->group_least[g];
    return least;
}

/* What the first so many groups of a part can add up to, from the least on, up to the greatest sum
 * that all parts may have. Returns the number of words that a set has. */
static int add_groups(const work *k, const sum_part *part, sum_set *reached)
{
    const int bits = k->most - part_least(k, part) + 1, words = (bits + 63) / 64;

    memset(&reached[0], 0, sizeof *reached);
    reached[0].words[0] = 1;
    for (int i = 0; i < part->count; i++) {
        const int g = part->begin + i;
        memset(&reached[i + 1], 0, sizeof *reached);
        for (int w = 0; w < SUM_WORDS; w++)
            for (uint64_t left = k->groups[g].words[w]; left != 0; left &= left - 1) {
                const int by = k->rule->groups[g].factor * (64 * w + lowest_value(left));
                if (by < bits)
                    add_up(&reached[i + 1], &reached[i], by, words);
            }
        cut(&reached[i + 1], bits, words);
    }
    return words;
}

/* Leaves the groups of a part what adds up to one of `common`, sums from k->least on. */
static bool narrow_part(work *k, const sum_part *part, const sum_set *common)
{
    sum_set reached[MOST_GROUPS + 1], good = {{0}};
    const int words = add_groups(k, part, reached);

    add_up(&good, common, k->least - part_least(k, part), words);
    for (int i = part->count - 1; i >= 0; i--) {
        const int g = part->begin + i;
        sum_set before = {{0}}, allowed = {{0}};
        bool fewer = false;

        for (int w = 0; w < SUM_WORDS; w++)
            for (uint64_t left = k->groups[g].words[w]; left != 0; left &= left - 1) {
                const int by = k->rule->groups[g].factor * (64 * w + lowest_value(left));
                sum_set found;
                take_down(&found, &good, by, words);
                for (int v = 0; v < words; v++)
                    found.words[v] &= reached[i].words[v];
                if (by >= 64 * words || is_empty(&found, words)) {
                    fewer = true;
                    continue;
                }
                allowed.words[w] |= left & -left;
                for (int v = 0; v < words; v++)
                    before.words[v] |= found.words[v];
            }
        if (is_empty(&allowed, SUM_WORDS) || (fewer && !narrow_group(k, g, &allowed)))
            return false;
        good = before;
    }
    return true;
}

/* Which sums all parts can have, from k->least on. */
static bool find_common(const work *k, sum_set *common)
{
    const int bits = k->most - k->least + 1, words = (bits + 63) / 64;

    memset(common, 0xff, sizeof *common);
    for (int i = 0; i < k->rule->part_count; i++) {
        const sum_part *part = &k->rule->parts[i];
        sum_set reached[MOST_GROUPS + 1], own = {{0}};
        const int from = k->least - part_least(k, part);

        add_groups(k, part, reached);
        take_down(&own, &reached[part->count], from, SUM_WORDS);
        for (int w = 0; w < words; w++)
            common->words[w] &= own.words[w];
    }
    cut(common, bits, SUM_WORDS);
    return !is_empty(common, SUM_WORDS);
}

/* Whether the sets of sums of all parts fit. */
static bool are_sets_small(const work *k)
{
    if (k->rule->group_count > MOST_GROUPS)
        return false;
    for (int i = 0; i < k->rule->part_count; i++) {
        const sum_part *part = &k->rule->parts[i];
        int least = part->offset;
        for (int g = part->begin; g < part->begin + part->count; g++) {
            int low, high;
            bounds_of(k, &k->rule->groups[g], &low, &high);
            least += low;
        }
        if (k->most - least >= SUM_BITS)
            return false;
    }
    return true;
}

static bool filter_once(work *k)
{
    sum_set common;

    if (!find_range(k))
        return false;
    if (!are_sets_small(k))
        return filter_bounds(k);
    for (int g = 0; g < k->rule->group_count; g++)
        if (!find_sums(k, g))
            return false;
    if (!find_common(k, &common))
        return false;
    for (int i = 0; i < k->rule->part_count; i++)
        if (!narrow_part(k, &k->rule->parts[i], &common))
            return false;
    return true;
}

static int candidates_of(const domain *domains, const propagator *p)
{
    int count = 0;

    for (int i = 0; i < p->count; i++)
        count += value_count(domains[p->cells[i]]);
    return count;
}

static bool filter(ennead_model *m, const propagator *p)
{
    work k;

    k.m = m;
    k.p = p;
    k.rule = p->rule;
    for (int before = candidates_of(m->domains, p), after;; before = after) {
        if (!filter_once(&k))
            return false;
        if (k.rule->strength == ALL_AT_ONCE || (after = candidates_of(m->domains, p)) == before)
            return true;
    }
}

/* --------------------------------------------------------------------------------- the rest of it */

static int part_sum(const propagator *p, const sum_part *part, const uint8_t *solution)
{
    const sums *s = p->rule;
    int sum = 0;

    for (int g = part->begin; g < part->begin + part->count; g++)
        for (int i = s->groups[g].begin; i < s->groups[g].begin + s->groups[g].count; i++)
            sum += s->groups[g].factor * solution[p->cells[i]];
    return sum;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const sums *s = p->rule;
    const int wanted = s->demand == KNOWN_SUM ? s->total : part_sum(p, &s->parts[0], solution);

    for (int i = 0; i < s->part_count; i++)
        if (part_sum(p, &s->parts[i], solution) != wanted)
            return false;
    return true;
}

/* "r1c1, r1c2 and r1c3" */
static void say_part(const propagator *p, const sum_part *part, sentence *s)
{
    const sums *rule = p->rule;
    const int begin = rule->groups[part->begin].begin;
    int count = 0;

    for (int g = part->begin; g < part->begin + part->count; g++)
        count += rule->groups[g].count;
    if (count > ENNEAD_MOST_SIZE)
        say_words(s, "many cells");
    else
        say_cells(s, p->cells + begin, count, UINT64_MAX >> (ENNEAD_MOST_SIZE - count));
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const sums *rule = p->rule;
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;

    if (p->count > most && most < m->values)
        return false;
    memcpy(m->before, m->domains, bytes);
    if (!filter(m, p)) {
        memcpy(m->domains, m->before, bytes);
        return false;
    }
    if (candidates_of(m->domains, p) == candidates_of(m->before, p))
        return false;
    for (int i = 0; i < rule->part_count; i++) {
        say_words(s, i == 0 ? "" : i == 1 ? " and " : ", and ");
        say_part(p, &rule->parts[i], s);
        say_words(s, i == 0 && rule->part_count > 1 ? " on one side" : "");
    }
    if (rule->demand == KNOWN_SUM) {
        say_words(s, " sum to ");
        say_number(s, rule->total);
    } else {
        say_words(s, " have the same sum");
    }
    return say_gone(m, ", so ", s);
}

/* --------------------------------------------------------------------------------------- making */

/* The cells of a part while groups are made of them: -1 for one that is in none. */
typedef struct grouping {
    const ennead_model *m;
    const uint16_t *cells;
    const int32_t *factors;
    int count, groups;
    int *group_of;
} grouping;

/* Whether a cell fits into a group: it sees all of its cells, and has their factor. */
static bool fits_group(const grouping *g, int cell, int group)
{
    for (int j = 0; j < g->count; j++)
        if (g->group_of[j] == group &&
            (g->factors[j] != g->factors[cell] || !model_sees(g->m, g->cells[j], g->cells[cell])))
            return false;
    return true;
}

/* How many cells without a group, of one factor, some cells have; puts them into a group. */
static int cells_in(grouping *g, const uint16_t *house, int count, int group)
{
    int found = 0, first = -1;

    for (int j = 0; j < g->count; j++) {
        bool inside = false;
        for (int i = 0; i < count && g->group_of[j] == NO_GROUP; i++)
            inside = inside || house[i] == g->cells[j];
        if (!inside || (first >= 0 && g->factors[j] != g->factors[first]))
            continue;
        first = first < 0 ? j : first;
        found++;
        if (group != NO_GROUP)
            g->group_of[j] = group;
    }
    return found;
}

/* Makes a group of those cells that one rule of differences has the most of, while it has three: the
 * larger the groups, the nearer to the truth are their sums. */
static void group_by_houses(grouping *g)
{
    for (int most = 3; most >= 3;) {
        const propagator *best = NULL;
        most = 2;
        for (size_t i = 0; i < g->m->propagator_count; i++) {
            const propagator *p = &g->m->propagators[i];
            if (p->kind->meaning != ONLY_DIFFERENCES || p->count <= most)
                continue;
            const int here = cells_in(g, p->cells, p->count, NO_GROUP);
            if (here > most) {
                most = here;
                best = p;
            }
        }
        if (best != NULL)
            cells_in(g, best->cells, best->count, g->groups++);
    }
}

/* Puts the cells of a part into groups; each of those that are left goes to the first group that it
 * fits into. Returns how many there are. */
static int group_cells(grouping *g)
{
    for (int i = 0; i < g->count; i++)
        g->group_of[i] = g->count > MOST_GROUPED ? i : NO_GROUP;
    if (g->count > MOST_GROUPED)
        return g->count;
    if (g->count > 2)
        group_by_houses(g);
    for (int i = 0; i < g->count; i++) {
        int group = 0;
        if (g->group_of[i] != NO_GROUP)
            continue;
        while (group < g->groups && !fits_group(g, i, group))
            group++;
        g->group_of[i] = group;
        g->groups += group == g->groups;
    }
    return g->groups;
}

/* Puts the cells of each group side by side. */
static void order_cells(const propagator *p, sums *s, sum_part *part, uint16_t *cells,
                        const int *group_of, int groups)
{
    const int begin = part->begin, count = part->count;
    int at = begin;

    part->begin = s->group_count;
    part->count = groups;
    for (int g = 0; g < groups; g++) {
        sum_group *made = &s->groups[s->group_count++];
        made->begin = at;
        for (int i = 0; i < count; i++)
            if (group_of[i] == g) {
                made->factor = s->factors[begin + i];
                cells[at++] = p->cells[begin + i];
            }
        made->count = at - made->begin;
    }
}

static bool has_repeats(const propagator *p)
{
    return rule_repeats(&(ennead_constraint){.cells = p->cells, .cell_count = (size_t)p->count});
}

static bool prepare(ennead_model *m, propagator *p)
{
    sums *s = model_memory(m, sizeof *s);
    uint16_t *cells = model_memory(m, (size_t)p->count * sizeof *cells);
    int *group_of = model_memory(m, (size_t)p->count * sizeof *group_of);

    if (s == NULL || cells == NULL || group_of == NULL)
        return false;
    *s = *(const sums *)p->rule;
    s->groups = model_memory(m, (size_t)p->count * sizeof *s->groups);
    if (s->groups == NULL)
        return false;
    for (int i = 0; i < s->part_count; i++) {
        sum_part *part = &s->parts[i];
        grouping g = {m,       p->cells + part->begin, s->factors + part->begin, part->count, 0,
                      group_of};
        const int groups = group_cells(&g);
        order_cells(p, s, part, cells, group_of, groups);
    }
    p->cells = cells;
    p->rule = s;
    s->strength = has_repeats(p) || m->values > FAMILY_VALUES ? AGAIN_AND_AGAIN : ALL_AT_ONCE;
    if (s->demand == KNOWN_SUM && s->part_count == 1 && s->group_count == 1 &&
        s->groups[0].factor == 1 && p->count <= m->values) {
        const block whole = {p->count, s->total - s->parts[0].offset};
        p->kind = p->kind == &sum_kind ? &differing_kind : &innies_kind;
        p->rule = chain_new(m, p->count, &whole, 1);
    }
    return p->rule != NULL;
}

const propagator_kind sum_kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = filter,
    .check = check,
    .explain = explain,
    .prepare = prepare,
};
const propagator_kind outies_kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = filter,
    .explain = explain,
    .prepare = prepare,
};

ennead_status sums_add(ennead_model *m, const propagator_kind *kind, const sum_shape *shape)
{
    sums *s = model_memory(m, sizeof *s);
    int count = 0;

    for (int i = 0; i < shape->part_count; i++)
        count += shape->sizes[i];
    propagator *p = model_add(m, kind, shape->cells, count, 0);
    if (s == NULL || p == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    *s = (sums){.demand = shape->demand,
                .part_count = shape->part_count,
                .parts = model_memory(m, (size_t)shape->part_count * sizeof *s->parts),
                .factors = model_memory(m, (size_t)count * sizeof *s->factors)};
    if (s->parts == NULL || s->factors == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    if (shape->demand == KNOWN_SUM)
        s->total = within_reach(shape->total);
    for (int i = 0, at = 0; i < shape->part_count; i++) {
        s->parts[i] = (sum_part){at, shape->sizes[i], shape->shifts == NULL ? 0 : shape->shifts[i]};
        for (const int end = at + shape->sizes[i]; at < end; at++) {
            s->factors[at] = shape->factors == NULL ? 1 : shape->factors[at];
            s->parts[i].offset += s->factors[at] * m->first_value;
        }
    }
    p->rule = s;
    return ENNEAD_OK;
}
