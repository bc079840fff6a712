/* SPDX-License-Identifier: MIT */
/*
 * Clues outside the grid about a line of cells, read from its first cell: how many skyscrapers are
 * seen, the sum of the first n cells where the first cell is n, and the value of the cell that the
 * first one points at. The lines need not be houses.
 */
#include "model/rules/outside/outside_clues.h"

#include "model/filters/sums/cage.h"
#include "model/filters/sums/sum_bounds.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

typedef struct clue {
    int number; /* as written */
    int first_value, values;
    bool differ; /* x-sum, skyscrapers: whether all cells differ */
} clue;

static ennead_status build(ennead_model *m, const propagator_kind *kind,
                           const ennead_constraint *rule, const char **wrong)
{
    clue *made = model_memory(m, sizeof *made);

    if (made == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    *made = (clue){.number = within_reach(rule->numbers[0]),
                   .first_value = m->first_value,
                   .values = m->values};
    propagator *p = model_add(m, kind, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->rule = made;
    return ENNEAD_STATUS_OK;
}

/* Looks whether all cells differ. */
static bool prepare(ennead_model *m, propagator *p)
{
    clue *c = model_memory(m, sizeof *c);

    if (c == NULL)
        return false;
    *c = *(const clue *)p->rule;
    c->differ = p->count <= m->values;
    for (int i = 0; i < p->count; i++)
        for (int j = 0; j < i && c->differ; j++)
            c->differ = model_sees(m, p->cells[i], p->cells[j]);
    p->rule = c;
    return true;
}

/* --------------------------------------------------------------------------------- skyscrapers */

/* For each greatest value of the first cells, how many skyscrapers are seen: bit n - first_value
 * for n. A skyscraper with 0 floors is never seen. */
typedef struct skyline {
    uint64_t seen[ENNEAD_MOST_SIZE];
} skyline;

/* What a cell behind a skyscraper may hold if it is hidden; the same height only if cells need not
 * differ. */
static domain hidden_by(const clue *c, int top)
{
    return c->differ ? value_bit(top) - 1 : value_bit(top) | (value_bit(top) - 1);
}

/* Adds a cell with any value of `set`. If `count` values differ, at least count - 1 values are
 * below their greatest. */
static void build_on(const clue *c, skyline *to, const skyline *from, domain set, int count)
{
    uint64_t lower = 0;

    memset(to->seen, 0, (size_t)c->values * sizeof *to->seen);
    for (int top = 0; top < c->values; top++) {
        const bool enough = !c->differ || top >= count - 1;
        if (enough && (set & hidden_by(c, top)) != 0)
            to->seen[top] |= from->seen[top];
        if (enough && (set & value_bit(top)) != 0)
            to->seen[top] |= lower << 1;
        lower |= from->seen[top];
    }
}

/* Finds which states before a cell, and which of its values, lead to a good state. Returns the
 * values. */
static domain look_back(const clue *c, skyline *good, const skyline *from, domain set)
{
    skyline before = {{0}};
    domain kept = 0;

    for (int top = 0; top < c->values; top++) {
        const uint64_t stays = from->seen[top] & good->seen[top];
        const domain hidden = set & hidden_by(c, top);
        if (stays != 0 && hidden != 0) {
            kept |= hidden;
            before.seen[top] |= stays;
        }
        FOR_EACH_VALUE(higher, set & ~(value_bit(top) | (value_bit(top) - 1))) {
            const uint64_t rises = good->seen[lowest_value(higher)] >> 1 & from->seen[top];
            before.seen[top] |= rises;
            if (rises != 0)
                kept |= higher & -higher;
        }
    }
    *good = before;
    return kept;
}

static bool filter_skyscraper(ennead_model *m, const propagator *p)
{
    const clue *c = p->rule;
    skyline lines[ENNEAD_MOST_SIZE], good = {{0}};

    if (c->number < c->first_value || c->number > p->count ||
        c->number - c->first_value >= ENNEAD_MOST_SIZE)
        return false;
    memset(&lines[0], 0, sizeof lines[0]);
    FOR_EACH_VALUE(left, m->domains[p->cells[0]])
        lines[0].seen[lowest_value(left)] = lowest_value(left) == 0 || m->first_value > 0 ? 1 : 2;
    for (int i = 1; i < p->count; i++)
        build_on(c, &lines[i], &lines[i - 1], m->domains[p->cells[i]], i + 1);
    for (int top = 0; top < m->values; top++)
        good.seen[top] = lines[p->count - 1].seen[top] & value_bit(c->number - c->first_value);
    for (int i = p->count - 1; i > 0; i--) {
        const domain kept = look_back(c, &good, &lines[i - 1], m->domains[p->cells[i]]);
        if (!narrow(m, p->cells[i], kept))
            return false;
    }
    domain first = 0;
    for (int top = 0; top < m->values; top++)
        if ((good.seen[top] & lines[0].seen[top]) != 0)
            first |= value_bit(top);
    return narrow(m, p->cells[0], first);
}

static bool check_skyscraper(const propagator *p, const uint8_t *solution)
{
    const clue *c = p->rule;
    int seen = 0, highest = 0;

    for (int i = 0; i < p->count; i++)
        if (solution[p->cells[i]] > highest) {
            highest = solution[p->cells[i]];
            seen++;
        }
    return seen == c->number;
}

static bool explain_skyscraper(ennead_model *m, const propagator *p, int most, sentence *s)
{
    return most >= p->count &&
           explain_rule(m, p, s, SENTENCE_MODEL_SKYSCRAPER, ((const clue *)p->rule)->number);
}

static const propagator_kind skyscraper = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = filter_skyscraper,
    .check = check_skyscraper,
    .explain = explain_skyscraper,
    .prepare = prepare,
};

ennead_status build_skyscraper(ennead_model *m, const ennead_description *d,
                               const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return build(m, &skyscraper, rule, wrong);
}

/* ------------------------------------------------------------------------------------- x-sums */

/* What the first `count` cells may hold if the first of them is `x` and they have the clue's sum.
 * Returns false if they cannot. */
static bool filter_first(const ennead_model *m, const propagator *p, int count, int x, domain *kept)
{
    const clue *c = p->rule;
    const int sum = c->number - count * m->first_value;
    domain sets[ENNEAD_MOST_SIZE];
    fill f;

    for (int i = 0; i < count; i++)
        sets[i] = i == 0 ? value_bit(x) : m->domains[p->cells[i]];
    if (!c->differ) {
        if (!keep_bounds(sets, count, sum, sum))
            return false;
        memcpy(kept, sets, (size_t)count * sizeof *kept);
        return true;
    }
    if (!fill_begin(&f, sets, count) || sum < f.held || (f.open == 0 && sum > f.held))
        return false;
    if (f.open > 0)
        f.sums[f.open] = sum - f.held;
    if (fill_is_small(&f)) {
        if (!fill_forward(&f))
            return false;
        fill_backward(&f);
    } else if (!fill_bound(&f, 0, f.open, sum - f.held, sum - f.held)) {
        return false;
    }
    memcpy(kept, sets, (size_t)count * sizeof *kept);
    for (int i = 0; i < f.open; i++)
        kept[f.places[i]] = fill_domain(&f, i);
    return true;
}

static bool filter_x_sum(ennead_model *m, const propagator *p)
{
    const clue *c = p->rule;
    domain kept[ENNEAD_MOST_SIZE] = {0};

    FOR_EACH_VALUE(left, m->domains[p->cells[0]]) {
        const int x = lowest_value(left), count = x + m->first_value;
        domain here[ENNEAD_MOST_SIZE];
        if (count > p->count || (count == 0 && c->number != 0) ||
            (count > 0 && !filter_first(m, p, count, x, here)))
            continue;
        kept[0] |= value_bit(x);
        for (int i = 1; i < p->count; i++)
            kept[i] |= i < count ? here[i] : m->domains[p->cells[i]];
    }
    for (int i = 0; i < p->count; i++)
        if (!narrow(m, p->cells[i], kept[i]))
            return false;
    return true;
}

static bool check_x_sum(const propagator *p, const uint8_t *solution)
{
    const clue *c = p->rule;
    const int count = solution[p->cells[0]];
    int sum = 0;

    for (int i = 0; i < count && i < p->count; i++)
        sum += solution[p->cells[i]];
    return count <= p->count && sum == c->number;
}

static bool explain_x_sum(ennead_model *m, const propagator *p, int most, sentence *s)
{
    return most >= p->count &&
           explain_rule(m, p, s, SENTENCE_MODEL_X_SUM, ((const clue *)p->rule)->number);
}

static const propagator_kind x_sum = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = MORE_CALLS,
    .filter = filter_x_sum,
    .check = check_x_sum,
    .explain = explain_x_sum,
    .prepare = prepare,
};

ennead_status build_x_sum(ennead_model *m, const ennead_description *d,
                          const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return build(m, &x_sum, rule, wrong);
}

/* ------------------------------------------------------------------------------ numbered rooms */

static bool filter_numbered_room(ennead_model *m, const propagator *p)
{
    const clue *c = p->rule;
    const int wanted = c->number - m->first_value;
    domain kept = 0;

    if (wanted < 0 || wanted >= m->values)
        return false;
    FOR_EACH_VALUE(left, m->domains[p->cells[0]]) {
        const int x = lowest_value(left), place = x + m->first_value - 1;
        if (place >= 0 && place < p->count &&
            (m->domains[p->cells[place]] & value_bit(wanted)) != 0 && (place > 0 || x == wanted))
            kept |= value_bit(x);
    }
    if (!narrow(m, p->cells[0], kept))
        return false;
    if (!is_single(kept))
        return true;
    return narrow(m, p->cells[lowest_value(kept) + m->first_value - 1], value_bit(wanted));
}

static bool check_numbered_room(const propagator *p, const uint8_t *solution)
{
    const clue *c = p->rule;
    const int place = solution[p->cells[0]];

    return place >= 1 && place <= p->count && solution[p->cells[place - 1]] == c->number;
}

static bool explain_numbered_room(ennead_model *m, const propagator *p, int most, sentence *s)
{
    return most >= 2 &&
           explain_rule(m, p, s, SENTENCE_MODEL_NUMBERED_ROOM, ((const clue *)p->rule)->number);
}

static const propagator_kind numbered_room = {
    .meaning = SAYS_MORE,
    .cost = COST_LOCKED,
    .calls = ONE_CALL,
    .filter = filter_numbered_room,
    .check = check_numbered_room,
    .explain = explain_numbered_room,
};

ennead_status build_numbered_room(ennead_model *m, const ennead_description *d,
                                  const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return build(m, &numbered_room, rule, wrong);
}
