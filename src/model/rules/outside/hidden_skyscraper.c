/* SPDX-License-Identifier: MIT */
/*
 * The height of the first hidden skyscraper of a line is known. The heights before it rise and end
 * above it; those after it are arbitrary:
 *
 *     2 5 7 | 4 | 9 1 3      seen, hidden, ignored
 *
 * Going forward, the filter finds the heights that the rising part can have in each cell; going
 * backward, those that lead to the hidden one. If all cells differ, the heights before the hidden
 * one rise in each cell, and its height is in no other cell.
 */
#include "model/rules/outside/hidden_skyscraper.h"

#include "grid/assertions.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

typedef struct hidden_clue {
    int number; /* as written */
    int height; /* index of its value */
    bool differ;
} hidden_clue;

/* The values below a height, above it. */
static domain below(int height)
{
    return value_bit(height) - 1;
}

static domain above(int height)
{
    return ~(value_bit(height) | below(height));
}

/* What may follow a height in the rising part, or come before it. */
static domain after(const hidden_clue *c, int height)
{
    return c->differ ? above(height) : above(height) | value_bit(height);
}

static domain before(const hidden_clue *c, int height)
{
    return c->differ ? below(height) : below(height) | value_bit(height);
}

/* Computes the rising part up to each cell. Returns how many cells it can reach. */
static int rise(const ennead_model *m, const propagator *p, domain *heights)
{
    const hidden_clue *c = p->rule;
    const domain other = c->differ ? ~value_bit(c->height) : UINT64_MAX;

    heights[0] = m->domains[p->cells[0]] & other;
    for (int i = 1; i < p->count; i++) {
        if (heights[i - 1] == 0)
            return i - 1;
        heights[i] = m->domains[p->cells[i]] & other & after(c, lowest_value(heights[i - 1]));
    }
    return heights[p->count - 1] == 0 ? p->count - 1 : p->count;
}

static int highest_value(domain set)
{
    ASSERT(set != 0);
    return 63 - __builtin_clzll(set);
}

static bool filter(ennead_model *m, const propagator *p)
{
    const hidden_clue *c = p->rule;
    const domain hidden = value_bit(c->height);
    domain heights[ENNEAD_MOST_CELLS], higher = 0;
    int first = p->count, last = 0; /* range of cells where the hidden one can be */
    const int reached = rise(m, p, heights);

    for (int i = 1; i <= reached && i < p->count; i++)
        if ((m->domains[p->cells[i]] & hidden) != 0 && (heights[i - 1] & above(c->height)) != 0) {
            first = i < first ? i : first;
            last = i;
        }
    if (last == 0)
        return false;
    for (int i = last; i >= 0; i--) {
        const domain set = m->domains[p->cells[i]];
        domain good = 0, kept = 0;
        if (i < last) {
            if ((m->domains[p->cells[i + 1]] & hidden) != 0)
                good |= heights[i] & above(c->height);
            if (higher != 0)
                good |= heights[i] & before(c, highest_value(higher));
            kept |= good;
        }
        if (i > 0 && (heights[i - 1] & above(c->height)) != 0)
            kept |= set & hidden;
        if (i > first)
            kept |= c->differ ? set & ~hidden : set;
        if (!narrow(m, p->cells[i], kept))
            return false;
        higher = good;
    }
    for (int i = last + 1; c->differ && i < p->count; i++)
        if (!narrow(m, p->cells[i], ~hidden))
            return false;
    return true;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const hidden_clue *c = p->rule;
    int highest = 0;

    for (int i = 0; i < p->count; i++) {
        if (solution[p->cells[i]] < highest)
            return solution[p->cells[i]] == c->number;
        highest = solution[p->cells[i]];
    }
    return false;
}

static bool prepare(ennead_model *m, propagator *p)
{
    hidden_clue *c = model_memory(m, sizeof *c);

    if (c == NULL)
        return false;
    *c = *(const hidden_clue *)p->rule;
    c->differ = p->count <= m->values;
    for (int i = 0; i < p->count; i++)
        for (int j = 0; j < i && c->differ; j++)
            c->differ = model_sees(m, p->cells[i], p->cells[j]);
    p->rule = c;
    return true;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const hidden_clue *c = p->rule;

    return most >= 2 &&
           explain_rule(m, p, s, SENTENCE_MODEL_HIDDEN_SKYSCRAPER, c->height + m->first_value);
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_LINE,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .prepare = prepare,
    .explain = explain,
};

ennead_status build_hidden_skyscraper(ennead_model *m, const ennead_description *d,
                                      const ennead_constraint *rule, const char **wrong)
{
    const int64_t height = (int64_t)rule->numbers[0] - m->first_value;
    hidden_clue *c = model_memory(m, sizeof *c);

    (void)d;
    if (c == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (height < 0 || height >= m->values)
        return rule_is_wrong(wrong, "its number is no value");
    propagator *p = model_add(m, &kind, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *c = (hidden_clue){rule->numbers[0], (int)height, false};
    p->rule = c;
    return ENNEAD_STATUS_OK;
}
