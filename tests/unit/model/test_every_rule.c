/* SPDX-License-Identifier: MIT */
/*
 * Every row of the table of rules, and pairs of them, compared with all ways to fill a small
 * puzzle: what is eliminated must be in no filling that satisfies the rules, judged by `check`
 * alone, and the search must find exactly those fillings. The numbers, parts and cells of rules
 * are made from the row, so a new rule is tested automatically.
 */
#include "support/instances.h"
#include "support/models.h"

enum {
    MOST_WAYS = 3000,
    TRIES = 60,
    INSTANCES = 50,
    PAIRS = 1200,
    MOST_STEPS = 20,
    EXPLAINED_EACH = 3
};

struct rule_counts {
    size_t instances, kept_some, refused_some;
};

static bool keeps(const void *user, const uint8_t *solution)
{
    return ennead_model_check(user, solution);
}

/* A model of the puzzle with one rule more; NULL: the rule is none that can be kept. */
static ennead_model *with_rule(ennead_description *d, const ennead_constraint *rule)
{
    ennead_model *model;
    char message[ENNEAD_MESSAGE_SIZE] = "";

    assert_int_equal(ennead_description_add(d, rule), ENNEAD_STATUS_OK);
    const ennead_status status = ennead_model_new(d, &MODEL(.solutions = 0), NULL, message, &model);
    if (status == ENNEAD_STATUS_OK)
        return model;
    assert_int_equal(status, ENNEAD_STATUS_BAD_ARGUMENT);
    assert_true(strlen(message) > strlen(rule->name) + 2);
    return NULL;
}

/* Explains a few steps: none may take what a filling has. */
static void explain(const ennead_description *d, ennead_model *model, const uint64_t *used)
{
    const int cells = d->rows * d->columns;
    uint64_t left[INSTANCE_CELLS], before[INSTANCE_CELLS];
    char text[ENNEAD_SENTENCE_SIZE];

    memcpy(left, d->candidates, (size_t)cells * sizeof *left);
    for (int step = 0; step < MOST_STEPS; step++) {
        memcpy(before, left, sizeof before);
        if (ennead_model_explain(model, left, text) != ENNEAD_STATUS_OK)
            break;
        assert_true(memcmp(before, left, (size_t)cells * sizeof *left) != 0);
        assert_int_equal(text[strlen(text) - 1], '.');
        for (int cell = 0; cell < cells; cell++)
            assert_int_equal(used[cell] & ~left[cell], 0);
    }
}

/* Compares a model with all fillings of its puzzle. */
static void compare(const ennead_description *d, ennead_model *model, struct rule_counts *found)
{
    uint64_t used[INSTANCE_CELLS], left[INSTANCE_CELLS];
    size_t ways;
    const size_t kept = count_fillings(d, MOST_WAYS, keeps, model, used, &ways);

    if (kept == SIZE_MAX)
        return;
    const ennead_status status = ennead_model_propagate(model, left);
    if (kept > 0)
        assert_int_equal(status, ENNEAD_STATUS_OK);
    for (int cell = 0; status == ENNEAD_STATUS_OK && cell < d->rows * d->columns; cell++)
        assert_int_equal(used[cell] & ~left[cell], 0);
    assert_int_equal(ennead_model_start(model, NULL), ENNEAD_STATUS_OK);
    const ennead_model_result result = solve_model(model);
    if (result.search.solutions != kept)
        print_error("%s: %zu fillings keep it, %llu found\n", d->constraints[0].name, kept,
                    (unsigned long long)result.search.solutions);
    assert_int_equal(result.search.solutions, kept);
    if (found->instances++ % EXPLAINED_EACH == 0)
        explain(d, model, used);
    found->kept_some += kept > 0;
    found->refused_some += kept < ways;
}

/* Adds to the puzzle a rule of the row, which the hidden grid keeps if that is easily found; NULL:
 * no rule could be kept. */
static ennead_model *with_random_rule(struct generator *g, ennead_description *d,
                                      const ennead_constraint_row *row, const uint8_t *hidden)
{
    struct instance made, spare[2];

    for (int tries = 0; tries < TRIES; tries++) {
        random_rule(g, d, row, &made, spare);
        ennead_model *model = with_rule(d, &made.rule);
        if (model != NULL && (ennead_model_check(model, hidden) || tries > TRIES - 20))
            return model;
        ennead_model_free(model);
        /* The copy of a rule that is given up belongs to the description. */
        d->allocator.release(d->allocator.user,
                             (void *)d->constraints[--d->constraint_count].inner);
    }
    return NULL;
}

/* A puzzle with a rule of each row. */
static void try_rules(struct generator *g, const ennead_constraint_row *const *rows, int count,
                      struct rule_counts *found)
{
    uint8_t hidden[INSTANCE_CELLS];
    ennead_description *d = random_grid(g, NULL, hidden);
    ennead_model *model = NULL;

    assert_non_null(d);
    for (int i = 0; i < count && (i == 0 || model != NULL); i++) {
        ennead_model_free(model);
        model = with_random_rule(g, d, rows[i], hidden);
    }
    if (model != NULL)
        compare(d, model, found);
    ennead_model_free(model);
    ennead_description_free(d);
}

static void every_rule_is_filtered_as_it_is_checked(void **state)
{
    (void)state;
    size_t all = 0, rules = 0;
    struct generator g = {.state = 20261121};
    const ennead_constraint_row *row;

    for (; (row = ennead_constraint_info(rules)) != NULL; rules++) {
        struct rule_counts found = {0};
        for (size_t i = 0; i < test_size(INSTANCES, 10 * INSTANCES); i++)
            try_rules(&g, &row, 1, &found);
        for (int i = 0; i < 400 && (found.kept_some == 0 || found.refused_some == 0); i++)
            try_rules(&g, &row, 1, &found);
        if (found.kept_some == 0 || found.refused_some == 0)
            print_error("%s: %zu instances, %zu with a filling, %zu with one refused\n", row->name,
                        found.instances, found.kept_some, found.refused_some);
        assert_true(found.kept_some > 0);
        assert_true(found.refused_some > 0);
        all += found.instances;
    }
    report_figure("every_rule: %zu puzzles with a rule of one of %zu kinds as all their fillings",
                  all, rules);
}

static void pairs_of_rules_are_filtered_as_they_are_checked(void **state)
{
    (void)state;
    struct rule_counts found = {0};
    struct generator g = {.state = 7};
    size_t rules = 0;

    while (ennead_constraint_info(rules) != NULL)
        rules++;
    for (size_t i = 0; i < test_size(PAIRS, 10 * PAIRS); i++) {
        const ennead_constraint_row *const rows[] = {
            ennead_constraint_info(generator_below(&g, (unsigned)rules)),
            ennead_constraint_info(generator_below(&g, (unsigned)rules)),
        };
        try_rules(&g, rows, 2, &found);
    }
    assert_true(found.kept_some > 0);
    report_figure("every_rule: %zu puzzles with two rules as all their fillings, %zu have one",
                  found.instances, found.kept_some);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_is_filtered_as_it_is_checked),
        cmocka_unit_test(pairs_of_rules_are_filtered_as_they_are_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
