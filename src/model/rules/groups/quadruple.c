/* SPDX-License-Identifier: MIT */
/*
 * Quadruples: each number is in one of the cells, and a number named twice is in two of them. As a
 * matching: each number has a cell of its own. If there are as many numbers as cells, the cells
 * hold nothing else.
 *
 * In addition, number by number: the ways to place it are sets of cells, as many as it is named
 * times, no two of which see each other. It is eliminated from the cells of the quadruple that are
 * in none of the ways, and from other cells that see some cell of each way. With more than four
 * cells there are too many ways; then groups of cells that differ limit how often it can be there
 * (places.h).
 */
#include "model/rules/groups/quadruple.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "model/filters/houses/matching.h"
#include "model/filters/houses/places.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

/* The most cells for which ways are tried; bit s of a set of ways stands for the set s of cells. */
enum { MOST_FOR_WAYS = 4 };

/* A cell outside, and the cells of the quadruple that it sees. */
typedef struct onlooker {
    uint16_t cell;
    uint8_t seen;
} onlooker;

typedef struct quadruple {
    uint32_t apart; /* the sets of cells in which no two see each other */
    const onlooker *onlookers;
    const place_groups *places; /* used if there are more cells */
    int onlooker_count;
    int first_value;
    int count;
    int32_t numbers[]; /* as written */
} quadruple;

/* Finds the cells in which each number may be. */
static bool find_places(const ennead_model *m, const propagator *p, domain *places)
{
    const quadruple *q = p->rule;

    for (int k = 0; k < q->count; k++) {
        const int64_t value = (int64_t)q->numbers[k] - m->first_value;
        places[k] = 0;
        for (int i = 0; value >= 0 && value < m->values && i < p->count; i++)
            if ((m->domains[p->cells[i]] & value_bit((int)value)) != 0)
                places[k] |= value_bit(i);
        if (places[k] == 0)
            return false;
    }
    return true;
}

/* The ways to place a number that is named `times` times and may be in `places`. */
static uint32_t ways_of(const quadruple *q, domain places, int times)
{
    uint32_t ways = 0;

    for (unsigned set = 0; set <= places; set++)
        if ((set & ~places) == 0 && value_count(set) == times && (q->apart >> set & 1) != 0)
            ways |= (uint32_t)1 << set;
    return ways;
}

/* Restricts cells to the ways of one number. */
static bool filter_ways(ennead_model *m, const propagator *p, uint32_t ways, domain value)
{
    ASSERT((value & ~m->all) == 0);
    const quadruple *q = p->rule;
    unsigned some = 0, all = UINT32_MAX;

    if (ways == 0)
        return false;
    FOR_EACH_BIT(left, ways) {
        some |= (unsigned)lowest_bit(left);
        all &= (unsigned)lowest_bit(left);
    }
    for (int i = 0; i < p->count; i++) {
        if ((some >> i & 1) == 0 && !narrow(m, p->cells[i], ~value))
            return false;
        if ((all >> i & 1) != 0 && !narrow(m, p->cells[i], value))
            return false;
    }
    for (int i = 0; i < q->onlooker_count; i++) {
        const onlooker *o = &q->onlookers[i];
        bool sees_all = (m->domains[o->cell] & value) != 0;
        FOR_EACH_BIT(left, ways)
            sees_all = sees_all && ((unsigned)lowest_bit(left) & o->seen) != 0;
        if (sees_all && !narrow(m, o->cell, ~value))
            return false;
    }
    return true;
}

static bool filter_each(ennead_model *m, const propagator *p, const domain *where)
{
    const quadruple *q = p->rule;

    for (int k = 0; k < q->count; k++) {
        int times = 1, before = 0;
        for (int j = 0; j < q->count; j++) {
            times += j > k && q->numbers[j] == q->numbers[k];
            before += j < k && q->numbers[j] == q->numbers[k];
        }
        const domain value = value_bit(q->numbers[k] - m->first_value);
        if (before == 0 &&
            !(p->count <= MOST_FOR_WAYS ? filter_ways(m, p, ways_of(q, where[k], times), value)
                                        : places_demand(q->places, m, p, value, times)))
            return false;
    }
    return true;
}

static bool filter(ennead_model *m, const propagator *p)
{
    const quadruple *q = p->rule;
    domain places[ENNEAD_MOST_SIZE], held[ENNEAD_MOST_SIZE] = {0};
    uint8_t guess[ENNEAD_MOST_SIZE];

    for (int k = 0; k < q->count; k++)
        guess[k] = p->matched[k];
    if (!find_places(m, p, places) || !filter_each(m, p, places) ||
        matching_filter(places, guess, q->count) == MATCHED_NOT)
        return false;
    for (int k = 0; k < q->count; k++) {
        const domain value = value_bit(q->numbers[k] - m->first_value);
        p->matched[k] = guess[k];
        FOR_EACH_VALUE(left, places[k])
            held[lowest_value(left)] |= value;
        if (is_single(places[k]) && !narrow(m, p->cells[lowest_value(places[k])], value))
            return false;
    }
    for (int i = 0; q->count == p->count && i < p->count; i++)
        if (!narrow(m, p->cells[i], held[i]))
            return false;
    return true;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const quadruple *q = p->rule;

    for (int k = 0; k < q->count; k++) {
        int wanted = 0, there = 0;
        for (int j = 0; j < q->count; j++)
            wanted += q->numbers[j] == q->numbers[k];
        for (int i = 0; i < p->count; i++)
            there += solution[p->cells[i]] == q->numbers[k];
        if (there < wanted)
            return false;
    }
    return true;
}

/* Finds which cells outside see which cells of the quadruple. */
static onlooker *find_onlookers(ennead_model *m, const propagator *p, int *count)
{
    onlooker *made = model_memory(m, (size_t)m->cells * sizeof *made);

    *count = 0;
    for (int cell = 0; made != NULL && cell < m->cells; cell++) {
        onlooker o = {(uint16_t)cell, 0};
        bool inside = false;
        for (int i = 0; i < p->count; i++) {
            inside = inside || p->cells[i] == cell;
            if (model_sees(m, p->cells[i], cell))
                o.seen |= (uint8_t)(1 << i);
        }
        if (!inside && o.seen != 0)
            made[(*count)++] = o;
    }
    return made;
}

static bool prepare(ennead_model *m, propagator *p)
{
    const quadruple *old = p->rule;
    const size_t bytes = sizeof *old + (size_t)old->count * sizeof *old->numbers;
    quadruple *q = model_memory(m, bytes);

    if (q == NULL)
        return false;
    memcpy(q, old, bytes);
    p->rule = q;
    if (p->count > MOST_FOR_WAYS) {
        q->places = places_new(m, p);
        return q->places != NULL;
    }
    for (unsigned set = 0; set < 1U << p->count; set++) {
        bool apart = true;
        for (int i = 0; i < p->count; i++)
            for (int j = 0; j < i; j++)
                if ((set >> i & set >> j & 1) != 0 && model_sees(m, p->cells[i], p->cells[j]))
                    apart = false;
        if (apart)
            q->apart |= (uint32_t)1 << set;
    }
    q->onlookers = find_onlookers(m, p, &q->onlooker_count);
    return q->onlookers != NULL;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const quadruple *q = p->rule;
    domain values = 0;

    if (most < 2 || !try_filter(m, p))
        return false;
    for (int k = 0; k < q->count; k++)
        values |= value_bit((int)(q->numbers[k] - m->first_value)); /* else none would be left */
    TELL(s, MODEL_QUADRUPLE, tell_its_cells(p), tell_values(values));
    tell_found(m, s);
    return true;
}

/* Its values, if it names each once, and they exist. */
static domain held(const propagator *p)
{
    const quadruple *q = p->rule;
    domain values = 0;

    for (int k = 0; k < q->count; k++) {
        const int64_t value = (int64_t)q->numbers[k] - q->first_value;
        if (value < 0 || value >= ENNEAD_MOST_SIZE || (values & value_bit((int)value)) != 0)
            return 0;
        values |= value_bit((int)value);
    }
    return values;
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_LOCKED,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .explain = explain,
    .prepare = prepare,
    .held = held,
};

ennead_status build_quadruple(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    const size_t count = rule->number_count;
    quadruple *q = model_memory(m, sizeof *q + count * sizeof *q->numbers);

    if (q == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    if (count > rule->cell_count)
        return rule_is_wrong(wrong, "it has more numbers than cells");
    *q = (quadruple){.first_value = m->first_value, .count = (int)count};
    for (size_t i = 0; i < count; i++)
        q->numbers[i] = rule->numbers[i];
    propagator *p = model_add(m, &kind, rule->cells, (int)rule->cell_count, (int)count);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->rule = q;
    return ENNEAD_STATUS_OK;
}
