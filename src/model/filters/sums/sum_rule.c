/* SPDX-License-Identifier: MIT */
/*
 * How equal sums are made, divided into groups, checked and explained; sums.c is their filter. The
 * larger the groups of cells that differ, the more exact is what they can add up to. So the house
 * with the most cells of a part makes a group, and so on.
 */
#include "model/filters/sums/sum_rule.h"

#include "model/filters/sums/cage.h"
#include "model/filters/sums/innies.h"
#include "model/filters/sums/value_sets.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

enum {
    NO_GROUP = -1,
    MOST_GROUPED = 256, /* cells of a part that are divided into groups */
    MOST_HOUSES = 1024, /* number of rules that may make a group; houses come first */
};

static int part_sum(const propagator *p, const sum_part *part, const uint8_t *solution)
{
    const equal_sums *s = p->rule;
    int sum = part->shift;

    for (int g = part->begin; g < part->begin + part->count; g++)
        for (int i = s->groups[g].begin; i < s->groups[g].begin + s->groups[g].count; i++)
            sum += s->groups[g].factor * solution[p->cells[i]];
    return sum;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const equal_sums *s = p->rule;
    const int wanted = s->demand == KNOWN_SUM ? s->total : part_sum(p, &s->parts[0], solution);

    for (int i = 0; i < s->part_count; i++)
        if (part_sum(p, &s->parts[i], solution) != wanted)
            return false;
    return true;
}

static int cell_count(const equal_sums *rule, const sum_part *part)
{
    int count = 0;

    for (int g = part->begin; g < part->begin + part->count; g++)
        count += rule->groups[g].count;
    return count;
}

static model_slot tell_part(const propagator *p, const sum_part *part)
{
    const equal_sums *rule = p->rule;

    return tell_cells(p->cells + rule->groups[part->begin].begin, cell_count(rule, part));
}

/* "By the sums of row 1 and the cages in it, the sum of r1c1 and r1c2 is 3 more than r4c1" */
static void tell_outies(const ennead_model *m, const propagator *p, sentence *s)
{
    const equal_sums *rule = p->rule;
    const sum_part *first = &rule->parts[0], *other = first + 1;
    const int more = other->offset - first->offset +
                     m->first_value * (cell_count(rule, first) - cell_count(rule, other));

    tell_houses(p, s);
    if (more == 0)
        TELL(s, MODEL_EQUAL, tell_part(p, first), tell_part(p, other));
    else if (more > 0)
        TELL(s, MODEL_MORE, tell_part(p, first), tell_part(p, other), tell_number(more));
    else
        TELL(s, MODEL_LESS, tell_part(p, first), tell_part(p, other), tell_number(-more));
}

/* "The sum of r1c1 and r2c2 is 10", "r1c1 equals the sum of r1c2 and r1c3", "the sum of r1c1 and
 * r1c2 equals the sum of r2c1 and r2c2, and r5c5" */
static void tell_sums(const ennead_model *m, const propagator *p, sentence *s)
{
    const equal_sums *rule = p->rule;
    const sum_part *first = &rule->parts[0];
    const bool a_number = !(first->count == 1 && rule->groups[first->begin].count == 1) &&
                          rule->groups[first->begin].factor > 1;

    if (p->kind == &outies_kind && rule->demand == KNOWN_SUM)
        tell_houses(p, s);
    if (rule->demand == KNOWN_SUM) {
        TELL(s, MODEL_TOTAL, tell_part(p, first), tell_number(rule->total));
        return;
    }
    if (p->kind == &outies_kind) {
        tell_outies(m, p, s);
        return;
    }
    if (a_number)
        TELL(s, MODEL_NUMBER_EQUALS, tell_part(p, first), tell_part(p, first + 1));
    else
        TELL(s, MODEL_EQUAL, tell_part(p, first), tell_part(p, first + 1));
    for (int i = 2; i < rule->part_count; i++)
        TELL(s, MODEL_AND_AS, tell_part(p, &rule->parts[i]));
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;

    if (p->count > most && most < m->values)
        return false;
    memcpy(m->before, m->domains, bytes);
    if (!sums_filter(m, p)) {
        memcpy(m->domains, m->before, bytes);
        return false;
    }
    if (candidates_of(m->domains, p) == candidates_of(m->before, p))
        return false;
    tell_sums(m, p, s);
    tell_found(m, s);
    return true;
}

/* The second part has nothing but the number besides cells. */
static bool explain_factors(ennead_model *m, const propagator *p, int most, sentence *s)
{
    return most >= 2 && explain_rule(m, p, s, SENTENCE_MODEL_FACTORS,
                                     ((const equal_sums *)p->rule)->parts[1].shift);
}

/* --------------------------------------------------------------------------------------- making */

/* The cells of a part while groups are made; -1 for a cell that is in none. */
typedef struct grouping {
    const ennead_model *m;
    const uint16_t *cells;
    const int32_t *factors;
    int count, groups;
    int *group_of;
} grouping;

/* Whether a cell fits in a group: it sees all its cells, and has their factor. */
static bool fits_group(const grouping *g, int cell, int group)
{
    for (int j = 0; j < g->count; j++)
        if (g->group_of[j] == group &&
            (g->factors[j] != g->factors[cell] || !model_sees(g->m, g->cells[j], g->cells[cell])))
            return false;
    return true;
}

/* Counts how many of some cells have no group yet, and the same factor; puts them into a group. */
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

/* Makes groups of the cells of one rule of differences each, the one with the most cells first,
 * while it has at least three. (The larger the groups, the more exact their sums.) */
static void group_by_houses(grouping *g)
{
    for (int most = 3; most >= 3;) {
        const propagator *best = NULL;
        most = 2;
        for (size_t i = 0; i < g->m->propagator_count && i < MOST_HOUSES; i++) {
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

/* Divides the cells of a part into groups. Each remaining cell goes to the first group that it
 * fits in. Returns how many groups there are. */
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

/* Puts the cells of each group next to each other. */
static void order_cells(const propagator *p, equal_sums *s, sum_part *part, uint16_t *cells,
                        const int *group_of, int groups)
{
    const int begin = part->begin, count = part->count;
    sum_group *made = s->groups + s->group_count;

    part->begin = s->group_count;
    part->count = groups;
    s->group_count += groups;
    memset(made, 0, (size_t)groups * sizeof *made);
    for (int i = 0; i < count; i++) {
        made[group_of[i]].count++;
        made[group_of[i]].factor = s->factors[begin + i];
    }
    for (int g = 0, at = begin; g < groups; at += made[g++].count)
        made[g].begin = at;
    for (int g = 0; g < groups; g++)
        made[g].count = 0;
    for (int i = 0; i < count; i++) {
        sum_group *group = &made[group_of[i]];
        cells[group->begin + group->count++] = p->cells[begin + i];
    }
}

static bool has_repeats(const propagator *p)
{
    return rule_repeats(&(ennead_constraint){.cells = p->cells, .cell_count = (size_t)p->count});
}

static bool prepare(ennead_model *m, propagator *p)
{
    equal_sums *s = model_memory(m, sizeof *s);
    uint16_t *cells = model_memory(m, (size_t)p->count * sizeof *cells);
    int *group_of = model_memory(m, (size_t)p->count * sizeof *group_of);

    if (s == NULL || cells == NULL || group_of == NULL)
        return false;
    *s = *(const equal_sums *)p->rule;
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
        const cage_block whole = {p->count, s->total - s->parts[0].offset};
        p->kind = p->kind == &sum_kind ? &differing_kind : &innies_kind;
        p->rule = chain_new(m, p->count, &whole, 1);
    }
    return p->rule != NULL;
}

const propagator_kind sum_kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = sums_filter,
    .check = check,
    .explain = explain,
    .prepare = prepare,
};
const propagator_kind factors_kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = sums_filter,
    .check = check,
    .explain = explain_factors,
    .prepare = prepare,
};
const propagator_kind outies_kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = sums_filter,
    .explain = explain,
    .prepare = prepare,
};

ennead_status sums_add(ennead_model *m, const propagator_kind *kind, const sum_shape *shape)
{
    equal_sums *s = model_memory(m, sizeof *s);
    int count = 0;

    for (int i = 0; i < shape->part_count; i++)
        count += shape->sizes[i];
    propagator *p = model_add(m, kind, shape->cells, count, 0);
    if (s == NULL || p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *s = (equal_sums){.demand = shape->demand,
                      .part_count = shape->part_count,
                      .parts = model_memory(m, (size_t)shape->part_count * sizeof *s->parts),
                      .factors = model_memory(m, (size_t)count * sizeof *s->factors)};
    if (s->parts == NULL || s->factors == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (shape->demand == KNOWN_SUM)
        s->total = within_reach(shape->total);
    for (int i = 0, at = 0; i < shape->part_count; i++) {
        const int shift = shape->shifts == NULL ? 0 : shape->shifts[i];
        s->parts[i] = (sum_part){at, shape->sizes[i], shift, shift};
        for (const int end = at + shape->sizes[i]; at < end; at++) {
            s->factors[at] = shape->factors == NULL ? 1 : shape->factors[at];
            s->parts[i].offset += s->factors[at] * m->first_value;
        }
    }
    p->rule = s;
    return ENNEAD_STATUS_OK;
}
