/* SPDX-License-Identifier: MIT */
#include "support/rules.h"

enum { MOST_FILLINGS = 5000, RULES_OF_A_KIND = 60, PAIRS_OF_RULES = 40, TRIES = 20 };

/* All fillings of a grid that its houses allow. */
struct fillings {
    size_t count;
    int filling[MOST_FILLINGS + 1][RULE_CELLS];
};

/* ---------------------------------------------------------------------------------- small grids */

static const struct small_grid grids[] = {
    {4, 4, 4, 1, 2, 2, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS, {0}},
    {4, 4, 4, 0, 2, 2, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS, {0}},
    {6, 6, 6, 1, 2, 3, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS, {0}},
    {3, 4, 5, 1, 1, 2, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS, {0}},
    {2, 4, 4, 0, 2, 2, 0, {0}},
    {2, 3, 4, 1, 1, 3, 0, {0}},
    {2, 4, 11, 1, 1, 2, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS, {0}},
    {2, 3, 16, 1, 1, 3, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS, {0}},
    {2, 3, 40, 0, 1, 3, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS, {0}},
};

static bool sees(const struct small_grid *g, int one, int other)
{
    const int r = one / g->columns, c = one % g->columns;
    const int s = other / g->columns, d = other % g->columns;

    return ((g->houses & ENNEAD_HOUSES_ROWS) != 0 && r == s) ||
           ((g->houses & ENNEAD_HOUSES_COLUMNS) != 0 && c == d) ||
           ((g->houses & ENNEAD_HOUSES_REGIONS) != 0 && r / g->box_rows == s / g->box_rows &&
            c / g->box_columns == d / g->box_columns);
}

static void fill_from(const struct small_grid *g, int cell, int *filling, struct fillings *all)
{
    if (cell == g->rows * g->columns) {
        if (all->count <= MOST_FILLINGS)
            memcpy(all->filling[all->count++], filling, RULE_CELLS * sizeof *filling);
        return;
    }
    for (int value = 0; value < g->values && all->count <= MOST_FILLINGS; value++) {
        bool fits = (g->candidates[cell] >> value & 1) != 0;
        for (int other = 0; other < cell && fits; other++)
            fits = filling[other] != g->first_value + value || !sees(g, other, cell);
        filling[cell] = g->first_value + value;
        if (fits)
            fill_from(g, cell + 1, filling, all);
    }
}

/* A random state of one of the grids, with not too many fillings. */
static struct small_grid random_grid(struct generator *g, struct fillings *all)
{
    for (;;) {
        struct small_grid grid = grids[generator_below(g, COUNT_OF(grids))];
        const unsigned keep = grid.values == 4   ? 60 + generator_below(g, 41)
                              : grid.values > 12 ? 400 / (unsigned)grid.values
                                                 : 25 + generator_below(g, 30);
        int filling[RULE_CELLS] = {0};
        for (int cell = 0; cell < grid.rows * grid.columns; cell++)
            for (int value = 0; value < grid.values; value++)
                if (generator_below(g, 100) < keep)
                    grid.candidates[cell] |= 1ULL << value;
        all->count = 0;
        fill_from(&grid, 0, filling, all);
        if (all->count > 0 && all->count <= MOST_FILLINGS)
            return grid;
    }
}

static ennead_description *describe(const struct small_grid *g)
{
    ennead_description *d;

    assert_int_equal(ennead_description_new(g->rows, g->columns, g->values, NULL, &d),
                     ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_set_boxes(d, g->box_rows, g->box_columns),
                     ENNEAD_STATUS_OK);
    d->houses = g->houses;
    d->first_value = g->first_value;
    memcpy(d->candidates, g->candidates, (size_t)(g->rows * g->columns) * sizeof *d->candidates);
    return d;
}

/* ---------------------------------------------------------------------------------- small rules */

int rule_value(const struct small_rule *rule, const int *filling, int i)
{
    return filling[rule->cells[i]];
}

int rule_sum(const struct small_rule *rule, const int *filling, int from, int to)
{
    int sum = 0;

    for (int i = from; i < to; i++)
        sum += filling[rule->cells[i]];
    return sum;
}

bool rule_differs(const struct small_rule *rule, const int *filling)
{
    for (int i = 0; i < rule->cell_count; i++)
        for (int k = 0; k < i; k++)
            if (rule_value(rule, filling, i) == rule_value(rule, filling, k))
                return false;
    return true;
}

static bool has_cell(const struct small_rule *rule, int count, int cell)
{
    for (int i = 0; i < count; i++)
        if (rule->cells[i] == cell)
            return true;
    return false;
}

static void choose_line(struct generator *g, struct small_rule *rule)
{
    const struct small_grid *grid = rule->grid;
    const bool row = generator_below(g, 2) == 0, back = generator_below(g, 2) == 0;
    const int length = row ? grid->columns : grid->rows;
    const int line = (int)generator_below(g, (unsigned)(row ? grid->rows : grid->columns));

    for (int i = 0; i < length; i++) {
        const int at = back ? length - 1 - i : i;
        rule->cells[rule->cell_count++] =
            (uint16_t)(row ? line * grid->columns + at : at * grid->columns + line);
    }
}

/* Adds `count` cells, none twice; fewer if a walk comes to an end. */
static void choose_cells(struct generator *g, struct small_rule *rule, bool walk, int count)
{
    const struct small_grid *grid = rule->grid;
    const unsigned cells = (unsigned)(grid->rows * grid->columns);
    struct small_rule *r = rule;

    for (int tries = 0; count > 0 && tries < 200; tries++) {
        const int cell = (int)generator_below(g, cells);
        const int last = r->cell_count > 0 ? r->cells[r->cell_count - 1] : cell;
        const int down = cell / grid->columns - last / grid->columns;
        const int right = cell % grid->columns - last % grid->columns;
        if (has_cell(r, r->cell_count, cell) || (walk && (down * down > 1 || right * right > 1)))
            continue;
        r->cells[r->cell_count++] = (uint16_t)cell;
        count--;
    }
}

static struct small_rule random_rule(struct generator *g, const struct rule_kind *kind,
                                     const struct small_grid *grid)
{
    struct small_rule rule = {
        .name = kind->name, .grid = grid, .number_count = kind->numbers, .part_count = kind->parts};
    const int parts = kind->parts > 0 ? kind->parts : 1;

    for (int part = 0; part < parts; part++) {
        const int before = rule.cell_count;
        const int most = kind->most_cells < grid->values ? kind->most_cells : grid->values;
        const int span = most - kind->least_cells + 1;
        const int count =
            kind->least_cells + (span > 1 ? (int)generator_below(g, (unsigned)span) : 0);
        if (kind->wanted == ONE_LINE)
            choose_line(g, &rule);
        else
            choose_cells(g, &rule, kind->wanted == SOME_WALK, count);
        rule.parts[part] = (uint16_t)(rule.cell_count - before);
    }
    return rule;
}

/* Whether each part has as many cells as its kind needs. */
static bool is_whole(const struct rule_kind *kind, const struct small_rule *rule)
{
    const int parts = kind->parts > 0 ? kind->parts : 1;

    for (int part = 0; part < parts; part++)
        if (rule->parts[part] < kind->least_cells)
            return false;
    return true;
}

/* Gives the rule numbers that a filling keeps, if they are found soon; else random ones. */
static void choose_numbers(struct generator *g, const struct rule_kind *kind,
                           struct small_rule *rule, const int *filling)
{
    const unsigned span = (unsigned)(kind->most_number - kind->least_number + 1);

    for (int tries = 0; kind->numbers > 0 && tries < 60; tries++) {
        for (int i = 0; i < kind->numbers; i++)
            rule->numbers[i] = kind->least_number + (int32_t)generator_below(g, span);
        if (kind->holds(rule, filling))
            return;
    }
}

static void add_rule(ennead_description *d, const struct small_rule *rule)
{
    const ennead_constraint made = {
        .name = rule->name,
        .cells = rule->cells,
        .cell_count = (size_t)rule->cell_count,
        .numbers = rule->numbers,
        .number_count = (size_t)rule->number_count,
        .parts = rule->parts,
        .part_count = (size_t)rule->part_count,
    };
    assert_int_equal(ennead_description_add(d, &made), ENNEAD_STATUS_OK);
}

/* ------------------------------------------------------------------------------------ comparing */

/* One or two rules of these kinds on one grid. */
struct trial {
    struct small_grid grid;
    int count;
    const struct rule_kind *kinds[2];
    struct small_rule rules[2];
};

static bool all_hold(const struct trial *t, const int *filling)
{
    for (int i = 0; i < t->count; i++)
        if (!t->kinds[i]->holds(&t->rules[i], filling))
            return false;
    return true;
}

/* NULL: the rules are refused. */
static ennead_model *model_of_trial(const struct trial *t, const ennead_model_options *options)
{
    ennead_description *d = describe(&t->grid);
    char message[ENNEAD_MESSAGE_SIZE] = "";
    ennead_model *model;

    for (int i = 0; i < t->count; i++)
        add_rule(d, &t->rules[i]);
    const ennead_status status = ennead_model_new(d, options, NULL, message, &model);
    assert_true(status == ENNEAD_STATUS_OK || message[0] != '\0');
    ennead_description_free(d);
    return model;
}

/* Returns how many fillings keep the rules. */
static uint64_t compare(const struct trial *t, const struct fillings *all,
                        const ennead_model_options *options)
{
    const int cells = t->grid.rows * t->grid.columns;
    uint64_t used[RULE_CELLS] = {0}, left[RULE_CELLS], count = 0;
    ennead_model *model = model_of_trial(t, options);

    for (size_t i = 0; i < all->count; i++) {
        uint8_t solution[RULE_CELLS];
        const bool holds = all_hold(t, all->filling[i]);
        for (int cell = 0; cell < cells; cell++) {
            solution[cell] = (uint8_t)all->filling[i][cell];
            if (holds)
                used[cell] |= 1ULL << (all->filling[i][cell] - t->grid.first_value);
        }
        count += holds;
        if (model == NULL)
            continue;
        if (ennead_model_check(model, solution) != holds)
            fail_msg("%s: check is wrong", t->rules[0].name);
    }
    /* What no filling keeps may be refused. */
    if (model == NULL) {
        assert_int_equal(count, 0);
        return 0;
    }
    const ennead_status status = ennead_model_propagate(model, left);
    if (status != ENNEAD_STATUS_OK && count > 0)
        fail_msg("%s: propagation finds a contradiction", t->rules[0].name);
    for (int cell = 0; status == ENNEAD_STATUS_OK && cell < cells; cell++) {
        if ((used[cell] & ~left[cell]) != 0)
            fail_msg("%s: propagation loses a solution", t->rules[0].name);
        if (t->count == 1 && t->kinds[0]->strength == IS_EXACT && t->grid.houses == 0 &&
            (left[cell] & ~used[cell]) != 0)
            fail_msg("%s: propagation leaves more than there is", t->rules[0].name);
    }
    assert_int_equal(solve_model(model).search.solutions, count);
    ennead_model_free(model);
    return count;
}

static uint64_t try_rules(struct generator *g, const struct rule_kind *const kinds[], int count,
                          struct fillings *all)
{
    struct trial t = {.grid = random_grid(g, all), .count = count};
    const ennead_model_options options[] = {
        MODEL(0),
        MODEL(.filter = ENNEAD_MODEL_FILTER_VALUE, .branch = ENNEAD_MODEL_BRANCH_WEIGHTED),
    };
    uint64_t found = 0;

    for (int i = 0; i < count; i++) {
        int tries = 0;
        t.kinds[i] = kinds[i];
        do
            t.rules[i] = random_rule(g, kinds[i], &t.grid);
        while (!is_whole(kinds[i], &t.rules[i]) && ++tries < TRIES);
        if (!is_whole(kinds[i], &t.rules[i]))
            return 0;
        choose_numbers(g, kinds[i], &t.rules[i],
                       all->filling[generator_below(g, (unsigned)all->count)]);
    }
    for (size_t i = 0; i < COUNT_OF(options); i++)
        found += compare(&t, all, &options[i]);
    return found;
}

void assert_rules(const struct rule_kind *kinds, size_t count)
{
    static struct fillings all;
    struct generator g = {count};
    const unsigned long each = test_size(RULES_OF_A_KIND, 50 * RULES_OF_A_KIND);
    const unsigned long pairs = test_size(PAIRS_OF_RULES, 50 * PAIRS_OF_RULES);
    unsigned long long found = 0;

    for (size_t i = 0; i < count; i++)
        for (unsigned long k = 0; k < each; k++) {
            const struct rule_kind *const one[] = {&kinds[i]};
            found += try_rules(&g, one, 1, &all);
        }
    for (unsigned long k = 0; k < pairs; k++) {
        const struct rule_kind *const two[] = {&kinds[generator_below(&g, (unsigned)count)],
                                               &kinds[generator_below(&g, (unsigned)count)]};
        found += try_rules(&g, two, 2, &all);
    }
    report_figure("%s and %zu other rules: %llu solutions as by definition", kinds[0].name,
                  count - 1, found);
}

/* ------------------------------------------------------------------------------------- the rest */

void assert_rule_is_wrong(const ennead_constraint *rule, const char *reason)
{
    ennead_description *d;
    ennead_model *model;
    char message[ENNEAD_MESSAGE_SIZE];

    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, rule), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, message, &model), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_non_null(strstr(message, rule->name));
    if (strstr(message, reason) == NULL)
        fail_msg("\"%s\" instead of \"%s\"", message, reason);
    ennead_description_free(d);
}

uint64_t count_solutions(ennead_description *d)
{
    const ennead_model_options options = MODEL(.solutions = 100);
    ennead_model *model;

    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    const uint64_t count = solve_model(model).search.solutions;
    ennead_model_free(model);
    return count;
}

void assert_explained(ennead_description *d, const char *sentence)
{
    uint64_t candidates[ENNEAD_MOST_CELLS];
    char text[ENNEAD_SENTENCE_SIZE];
    ennead_model *model;

    memcpy(candidates, d->candidates, (size_t)(d->rows * d->columns) * sizeof *candidates);
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    assert_int_equal(ennead_model_explain(model, candidates, text), ENNEAD_STATUS_OK);
    assert_string_equal(text, sentence);
    ennead_model_free(model);
}
