/* SPDX-License-Identifier: MIT */
/*
 * The cells between the extremes of a line of different values have a given sum. In a sandwich the
 * extremes are the least and greatest values of the grid, in a lunchbox those of its own cells, so
 * that all others are between them in value too. Each way to place the two extremes in two cells
 * is tried: the cells between them are then a cage (value_sets.h), and a value is kept if some way
 * has it.
 */
#include "model/rules/outside/sandwich.h"

#include "grid/assertions.h"
#include "model/filters/sums/cage.h"
#include "model/filters/sums/sum_bounds.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

/* With more values than that, ways are tried only if few cells are open. */
enum { MOST_FOR_ALL_WAYS = 16, MOST_OPEN = 3 };

typedef struct sandwich {
    enum { OF_GRID, OF_LINE } extremes;
    int number; /* as written */
    int values, first_value;
} sandwich;

/* A way to place the extremes: cells `left` and `right` of the line hold these values. */
typedef struct extremes_place {
    int left, right;
    int left_value, right_value;
} extremes_place;

/* Whether `count` different values between two others can have this sum. */
static bool can_sum(int low, int high, int count, int sum)
{
    const int least = count * (low + 1) + count * (count - 1) / 2;
    const int most = count * (high - 1) - count * (count - 1) / 2;

    return count <= high - low - 1 && least <= sum && sum <= most;
}

/* The line under a way: its cells in the order in which they are filled, those between the
 * extremes first, and what each may hold. */
typedef struct sandwich_way {
    uint8_t order[ENNEAD_MOST_SIZE];
    domain domains[ENNEAD_MOST_SIZE];
    int between; /* number of cells between the extremes */
} sandwich_way;

static void order_cells(sandwich_way *way, int count, const extremes_place *ends)
{
    int at = 0;

    way->between = ends->right - ends->left - 1;
    for (int i = ends->left + 1; i < ends->right; i++)
        way->order[at++] = (uint8_t)i;
    for (int i = 0; i < count; i++)
        if (i <= ends->left || i >= ends->right)
            way->order[at++] = (uint8_t)i;
    ASSERT(at == count);
}

/* What cells other than the extremes may hold. */
static domain other_values(const sandwich *b, const extremes_place *ends)
{
    const domain left = value_bit(ends->left_value), right = value_bit(ends->right_value);
    const domain low = left < right ? left : right, high = left < right ? right : left;

    return b->extremes == OF_GRID ? ~(low | high) : (high - 1) & ~(low - 1) & ~(low | high);
}

/* Gives each cell its values. Returns false if one has none. */
static bool give_values(sandwich_way *way, const domain *line, int count,
                        const extremes_place *ends, domain others)
{
    for (int i = 0; i < count; i++) {
        const int cell = way->order[i];
        way->domains[i] = cell == ends->left    ? value_bit(ends->left_value)
                          : cell == ends->right ? value_bit(ends->right_value)
                                                : line[cell] & others;
        if (way->domains[i] == 0)
            return false;
    }
    return true;
}

/* Begins the fill of a way; the sum of the cells in between is its only condition. Returns false
 * if it is impossible. */
static bool begin_fill(fill *f, sandwich_way *way, const sandwich *b, int count)
{
    int held = 0, open = 0;

    for (int i = 0; i < way->between; i++)
        if (is_single(way->domains[i]))
            held += lowest_value(way->domains[i]);
        else
            open++;
    if (!fill_begin(f, way->domains, count))
        return false;
    const int sum = b->number - way->between * b->first_value - held;
    if (sum < 0 || (open == 0 && sum > 0))
        return false;
    f->sums[open] = sum;
    return true;
}

/* Adds to `kept` what each cell has in some filling of a way. */
static void add_way(const sandwich *b, const domain *line, int count, const extremes_place *ends,
                    domain *kept)
{
    fill ways;
    fill *f = &ways;
    sandwich_way way;
    int open = 0, first = 0;

    order_cells(&way, count, ends);
    if (!give_values(&way, line, count, ends, other_values(b, ends)) ||
        !begin_fill(f, &way, b, count))
        return;
    while (first < f->open && f->sums[first] == ANY_SUM)
        first++;
    if (fill_is_small(f)) {
        if (!fill_forward(f))
            return;
        fill_backward(f);
    } else if (!fill_bound(f, 0, first, f->sums[first], f->sums[first])) {
        return;
    }
    for (int i = 0; i < count; i++)
        kept[way.order[i]] |=
            open < f->open && f->places[open] == i ? fill_domain(f, open++) : way.domains[i];
}

/* The values that an end may have. */
static domain ends_of(const sandwich *b)
{
    return b->extremes == OF_GRID ? value_bit(0) | value_bit(b->values - 1) : UINT64_MAX;
}

/* Tries all ways with the extremes in these two cells. */
static void add_ways(const sandwich *b, const domain *line, int count, extremes_place w,
                     domain *kept)
{
    const int between = w.right - w.left - 1;
    const int sum = b->number - between * b->first_value;

    FOR_EACH_VALUE(one, line[w.left] & ends_of(b))
        FOR_EACH_VALUE(other, line[w.right] & ends_of(b) & ~(one & -one)) {
            w.left_value = lowest_value(one);
            w.right_value = lowest_value(other);
            const int low = w.left_value < w.right_value ? w.left_value : w.right_value;
            const int high = w.left_value + w.right_value - low;
            if (can_sum(low, high, between, sum) &&
                (b->extremes == OF_GRID || high - low >= count - 1))
                add_way(b, line, count, &w, kept);
        }
}

static int open_cells(const domain *line, int count)
{
    int open = 0;

    for (int i = 0; i < count; i++)
        open += !is_single(line[i]);
    return open;
}

static bool filter(ennead_model *m, const propagator *p)
{
    const sandwich *b = p->rule;
    domain line[ENNEAD_MOST_SIZE], kept[ENNEAD_MOST_SIZE] = {0};

    for (int i = 0; i < p->count; i++)
        line[i] = m->domains[p->cells[i]];
    if (m->values > MOST_FOR_ALL_WAYS && open_cells(line, p->count) > MOST_OPEN)
        return true;
    for (int left = 0; left < p->count; left++)
        for (int right = left + 1; right < p->count; right++)
            add_ways(b, line, p->count, (extremes_place){.left = left, .right = right}, kept);
    for (int i = 0; i < p->count; i++)
        if (!narrow(m, p->cells[i], kept[i]))
            return false;
    return true;
}

/* Finds the extremes in the line, and sums what is between them. */
static bool check(const propagator *p, const uint8_t *solution)
{
    const sandwich *b = p->rule;
    int least = 0, greatest = 0, sum = 0;

    if (!all_values_differ(p, solution))
        return false;
    for (int i = 0; i < p->count; i++) {
        if (solution[p->cells[i]] < solution[p->cells[least]])
            least = i;
        if (solution[p->cells[i]] > solution[p->cells[greatest]])
            greatest = i;
    }
    if (b->extremes == OF_GRID && (solution[p->cells[least]] != b->first_value ||
                                   solution[p->cells[greatest]] != b->first_value + b->values - 1))
        return false;
    const int from = least < greatest ? least : greatest, to = least + greatest - from;
    for (int i = from + 1; i < to; i++)
        sum += solution[p->cells[i]];
    return from != to && sum == b->number;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const sandwich *b = p->rule;

    if (most < p->count)
        return false;
    return explain_rule(m, p, s,
                        b->extremes == OF_GRID ? SENTENCE_MODEL_SANDWICH : SENTENCE_MODEL_LUNCHBOX,
                        b->number);
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = ONE_CALL,
    .filter = filter,
    .check = check,
    .differ = all_cells_differ,
    .explain = explain,
};

static ennead_status build(ennead_model *m, const ennead_constraint *rule, sandwich b,
                           const char **wrong)
{
    sandwich *made = model_memory(m, sizeof *made);

    if (made == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (rule_can_differ(rule, m->values, wrong) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    *made = b;
    made->number = within_reach(rule->numbers[0]);
    made->values = m->values;
    made->first_value = m->first_value;
    propagator *p = model_add(m, &kind, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->rule = made;
    if (b.extremes == OF_GRID || p->count == m->values)
        p->group = value_bit(0) | value_bit(m->values - 1);
    return ENNEAD_STATUS_OK;
}

ennead_status build_sandwich(ennead_model *m, const ennead_description *d,
                             const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return build(m, rule, (sandwich){.extremes = OF_GRID}, wrong);
}

ennead_status build_lunchbox(ennead_model *m, const ennead_description *d,
                             const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    return build(m, rule, (sandwich){.extremes = OF_LINE}, wrong);
}
