/* SPDX-License-Identifier: MIT */
/*
 * Cages: cells whose values differ and add up to a number; and chains of cages: a house with all
 * the cages inside it. The cells of a chain are ordered so that each cage is contiguous. So the
 * conditions on the sums are conditions on the sums of the first n cells, for several n:
 *
 *     | cage of 12 | cage of 7 | the other cells of the house |
 *     0           12          19                             36     values counted from 0
 *
 * value_sets.c finds everything that follows from all of this together. In addition, a value that
 * every filling of a cage contains is eliminated from the cells that see all its places in the
 * cage (places.h).
 */
#include "model/filters/sums/cage.h"

#include "model/filters/houses/alldifferent.h"
#include "model/filters/houses/places.h"
#include "model/filters/sums/few_cells.h"
#include "model/filters/sums/innies.h"
#include "model/filters/sums/sum_bounds.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

/* Translates the sums to conditions on the open cells. Returns false if one is impossible. */
static bool put_sums(fill *f, const ennead_model *m, const propagator *p)
{
    const cage_chain *c = p->rule;
    int open = 0, held = 0, next = 0;

    for (int i = 0; i < p->count; i++) {
        const domain set = m->domains[p->cells[i]];
        if (is_single(set))
            held += lowest_value(set);
        else
            open++;
        if (next == c->count || i + 1 < c->blocks[next].end)
            continue;
        const int sum = c->blocks[next++].sum - held;
        if (sum < 0 || (open == 0 && sum > 0) || (f->sums[open] != ANY_SUM && f->sums[open] != sum))
            return false;
        f->sums[open] = sum;
    }
    return true;
}

/* The same cage by cage, if there are too many values left. */
static bool filter_wide(ennead_model *m, const propagator *p, fill *f)
{
    int begin = 0, sum = 0;

    for (int end = 1; end <= f->open; end++) {
        if (f->sums[end] == ANY_SUM)
            continue;
        const int here = f->sums[end] - sum;
        if (!fill_bound(f, begin, end - begin, here, here))
            return false;
        begin = end;
        sum = f->sums[end];
    }
    return fill_narrow(f, m, p->cells);
}

/* The same for a single cage with at most FEW_CELLS open cells. */
static bool leave_few(ennead_model *m, const propagator *p, const uint16_t *cells, int open,
                      domain *required)
{
    domain sets[FEW_CELLS], held = 0;
    int sum = ((const cage_chain *)p->rule)->blocks[0].sum;

    for (int i = 0; i < p->count; i++) {
        const domain set = m->domains[p->cells[i]];
        if (!is_single(set))
            continue;
        if ((held & set) != 0)
            return false;
        held |= set;
        sum -= lowest_value(set);
    }
    if (open == 0)
        return sum == 0;
    for (int i = 0; i < open; i++)
        sets[i] = m->domains[cells[i]] & ~held;
    if (!few_cells_leave(sets, open, sum, required))
        return false;
    for (int i = 0; i < open; i++)
        if (!narrow(m, cells[i], sets[i]))
            return false;
    return true;
}

/* Keeps what is in some filling. `required` gets the values that are in all fillings, if that is
 * known. */
static bool leave_fillings(ennead_model *m, const propagator *p, domain *required)
{
    uint16_t cells[FEW_CELLS];
    int open = 0;
    fill f;

    *required = 0;
    for (int i = 0; i < p->count && open <= FEW_CELLS; i++) {
        const int cell = p->cells[i];
        if (is_single(m->domains[cell]))
            continue;
        if (open < FEW_CELLS)
            cells[open] = (uint16_t)cell;
        open++;
    }
    if (open <= FEW_CELLS && ((const cage_chain *)p->rule)->blocks[0].end == p->count)
        return leave_few(m, p, cells, open, required);
    if (!fill_begin_cells(&f, m, p->cells, p->count) || !put_sums(&f, m, p))
        return false;
    if (f.open == 0)
        return true;
    if (!fill_is_small(&f))
        return filter_wide(m, p, &f);
    if (!fill_forward(&f))
        return false;
    *required = fill_required(&f);
    fill_backward(&f);
    return fill_narrow(&f, m, p->cells);
}

static bool filter_chain(ennead_model *m, const propagator *p)
{
    domain required;
    return leave_fillings(m, p, &required);
}

static bool filter(ennead_model *m, const propagator *p)
{
    domain required;
    return leave_fillings(m, p, &required) &&
           (p->count == m->used || places_require(m, p->cells, p->count, required));
}

static int total_of(const propagator *p, int first_value)
{
    const cage_chain *c = p->rule;
    return c->blocks[c->count - 1].sum + first_value * p->count;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const cage_chain *c = p->rule;
    int total = 0;

    for (int i = 0; i < p->count; i++)
        total += solution[p->cells[i]];
    return total == c->number && all_values_differ(p, solution);
}

static bool sum(const ennead_model *m, const propagator *p, int64_t *total)
{
    *total = total_of(p, m->first_value);
    return true;
}

/* --------------------------------------------------------------------------------- explanation */

/* "The cage of r1c1, r1c2 and r1c3 sums to 6" */
static void tell_cage(const ennead_model *m, const propagator *p, sentence *s)
{
    if (p->kind == &innies_kind)
        tell_houses(p, s);
    tell(s, p->kind == &cage_kind ? SENTENCE_MODEL_CAGE : SENTENCE_MODEL_SUM,
         (const model_slot[]){tell_its_cells(p), tell_number(total_of(p, m->first_value)), {0}});
}

static domain held_by(const ennead_model *m, const propagator *p)
{
    domain held = 0;

    for (int i = 0; i < p->count; i++)
        held |= m->domains[p->cells[i]];
    return held;
}

/* Eliminates a value that the cage must hold from the cells that see all its places. */
static bool explain_required(ennead_model *m, const propagator *p, domain required, sentence *s)
{
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;

    for (; required != 0; required &= required - 1) {
        if (!places_require(m, p->cells, p->count, required & -required)) {
            memcpy(m->domains, m->before, bytes);
            return false;
        }
        if (memcmp(m->domains, m->before, bytes) == 0)
            continue;
        tell_cage(m, p, s);
        TELL(s, MODEL_HOLDS, tell_values(required & -required));
        return tell_gone(m, s);
    }
    return false;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    if (p->count > most)
        return false;
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;
    memcpy(m->before, m->domains, bytes);
    domain required;
    if (!leave_fillings(m, p, &required)) {
        memcpy(m->domains, m->before, bytes);
        return false;
    }
    domain gone = 0;
    for (int i = 0; i < p->count; i++)
        gone |= m->before[p->cells[i]] & ~m->domains[p->cells[i]];
    if (gone == 0)
        return explain_required(m, p, required, s);
    const domain held = held_by(m, p);
    tell_cage(m, p, s);
    if (value_count(held) == p->count)
        TELL(s, MODEL_HOLDS, tell_values(held));
    else
        TELL(s, MODEL_HOLDS_SOME, tell_values(held));
    return tell_gone(m, s);
}

static bool explain_chain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const cage_chain *c = p->rule;

    if (most < p->count || !try_filter(m, p))
        return false;
    TELL(s, MODEL_CAGES_TOGETHER, tell_its_cells(p));
    for (int i = 0, begin = 0, sum = 0; i < c->count; i++) {
        const int cells = c->blocks[i].end - begin;
        const int total = c->blocks[i].sum - sum + cells * m->first_value;
        TELL(s, MODEL_SUM_OF_PART, tell_cells(p->cells + begin, cells), tell_number(total));
        begin = c->blocks[i].end;
        sum = c->blocks[i].sum;
    }
    tell_found(m, s);
    return true;
}

const propagator_kind cage_kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = filter,
    .check = check,
    .differ = all_cells_differ,
    .explain = explain,
    .sum = sum,
};
const propagator_kind differing_kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = filter,
    .check = check,
    .explain = explain,
    .sum = sum,
};
const propagator_kind innies_kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = filter,
    .explain = explain,
    .sum = sum,
};
const propagator_kind chain_kind = {
    .meaning = SAYS_MORE,
    .cost = COST_CHAIN,
    .calls = ONE_CALL,
    .filter = filter_chain,
    .explain = explain_chain,
};

/* --------------------------------------------------------------------------------------- making */

int within_reach(int64_t sum)
{
    return (int)(sum > FAR_SUM ? FAR_SUM : sum < -FAR_SUM ? -FAR_SUM : sum);
}

const cage_chain *chain_new(ennead_model *m, int count, const cage_block *blocks, int block_count)
{
    const size_t bytes = (size_t)block_count * sizeof *blocks;
    cage_chain *c = model_memory(m, sizeof *c + bytes);

    if (c == NULL)
        return NULL;
    c->count = block_count;
    memcpy(c->blocks, blocks, bytes);
    c->number = c->blocks[block_count - 1].sum + count * m->first_value;
    return c;
}

ennead_status chain_add(ennead_model *m, const propagator_kind *kind, const uint16_t *cells,
                        int count, const cage_block *blocks, int block_count)
{
    const cage_chain *c = chain_new(m, count, blocks, block_count);
    propagator *p = model_add(m, kind, cells, count, 0);

    if (c == NULL || p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->rule = c;
    return ENNEAD_STATUS_OK;
}

ennead_status build_cage(ennead_model *m, const ennead_description *d,
                         const ennead_constraint *rule, const char **wrong)
{
    const int count = (int)rule->cell_count;

    if (rule->number_count == 0 || m->values > FAMILY_VALUES) {
        const ennead_status status = build_all_different(m, d, rule, wrong);
        if (status != ENNEAD_STATUS_OK || rule->number_count == 0)
            return status;
    }
    if (rule_can_differ(rule, m->values, wrong) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    const cage_block whole = {count, within_reach(rule->numbers[0]) - count * m->first_value};
    return chain_add(m, &cage_kind, rule->cells, count, &whole, 1);
}
