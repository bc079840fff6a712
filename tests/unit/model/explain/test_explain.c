/* SPDX-License-Identifier: MIT */
/*
 * Explanations: what a step eliminates is in no solution, according to the exact-cover oracle;
 * every step eliminates something; and steps end where the puzzle does.
 */
#include "support/models.h"

static void state_of(const ennead_puzzle *puzzle, uint64_t state[ENNEAD_CELLS])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        state[cell] = puzzle->candidates[cell];
}

static int values_in(const uint64_t *state, int cells)
{
    int values = 0;

    for (int cell = 0; cell < cells; cell++)
        values += __builtin_popcountll(state[cell]);
    return values;
}

static void assert_sentence(const char *text)
{
    const size_t length = strlen(text);

    assert_in_range(length, 10, ENNEAD_SENTENCE_SIZE - 1);
    assert_true(text[length - 1] == '.' || length == ENNEAD_SENTENCE_SIZE - 1);
    assert_null(strstr(text, "  "));
    assert_null(strstr(text, ": ."));
}

/* Explains a puzzle with one solution to its end. Returns the number of steps. */
static size_t explain_all(ennead_model *model, const ennead_puzzle *puzzle, const board solution,
                          size_t *trials)
{
    uint64_t state[ENNEAD_CELLS];
    char text[ENNEAD_SENTENCE_SIZE];
    size_t steps = 0;
    int before;

    state_of(puzzle, state);
    before = values_in(state, ENNEAD_CELLS);
    while (ennead_model_explain(model, state, text) == ENNEAD_STATUS_OK) {
        const int after = values_in(state, ENNEAD_CELLS);
        assert_sentence(text);
        assert_true(after < before);
        before = after;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_true(state[cell] >> (solution[cell] - 1) & 1);
        *trials += strncmp(text, "Suppose ", 8) == 0;
        steps++;
    }
    assert_string_equal(text, "");
    assert_int_equal(before, ENNEAD_CELLS);
    return steps;
}

static void steps_are_true_and_lead_to_the_end(void **state)
{
    (void)state;
    struct generator g = {31};
    size_t steps = 0, trials = 0;

    for (int way = 0; way < 8; way++) {
        const struct oracle_grid grid = grid_of(&(struct shape){9, 3, 3});
        const ennead_model_options options = MODEL(.redundant = (unsigned)way);
        ennead_model *model = model_of(&grid, &options);

        for (int i = 0; i < 6; i++) {
            board givens, solution;
            unsigned short candidates[ORACLE_CELLS];
            ennead_puzzle puzzle;
            generate_puzzle(&g, i % 2 == 0 ? PUZZLE_UNIQUE : PUZZLE_MINIMAL, givens);
            assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
            oracle_view(&puzzle, candidates);
            assert_int_equal(oracle_solve(candidates, ORACLE_QUICK, 2, &solution, 1), 1);
            steps += explain_all(model, &puzzle, solution, &trials);
        }
        ennead_model_free(model);
    }
    report_figure("explained: %zu steps, all true, %zu of them trials", steps, trials);
    assert_true(trials > 0);
}

/* The first step from a state of a grid of four by four, in which `sets` are in the first row. */
static void assert_first_step(const uint64_t sets[4], const ennead_model_options *options,
                              const char *expected)
{
    const struct oracle_grid grid = grid_of(&(struct shape){4, 2, 2});
    ennead_model *model = model_of(&grid, options);
    uint64_t state[16];
    char text[ENNEAD_SENTENCE_SIZE];

    for (int cell = 0; cell < 16; cell++)
        state[cell] = cell < 4 ? sets[cell] : 15;
    ennead_model_explain(model, state, text);
    assert_string_equal(text, expected);
    ennead_model_free(model);
}

static void each_reason_has_its_words(void **state)
{
    (void)state;
    const ennead_model_options locked =
        MODEL(.filter = ENNEAD_MODEL_FILTER_SINGLES, .redundant = ENNEAD_MODEL_REDUNDANT_LOCKED);

    assert_first_step((uint64_t[]){1, 3, 15, 15}, NULL,
                      "The values placed leave this cell only one candidate: r1c2 must be 2.");
    assert_first_step((uint64_t[]){1, 1, 15, 15}, NULL,
                      "r1c1 and r1c2 see each other and are both 1.");
    assert_first_step((uint64_t[]){1, 2, 3, 15}, NULL, "r1c3 has no candidate left.");
    assert_first_step(
        (uint64_t[]){14, 14, 14, 15}, NULL,
        "In row 1, 1 can only be in r1c4, so this cell can hold nothing else: 2, 3 and 4 are "
        "eliminated from r1c4. So r1c4 must be 1.");
    assert_first_step(
        (uint64_t[]){3, 3, 15, 15}, NULL,
        "In box 1, r1c1 and r1c2 can only be 1 or 2, so no other cell of box 1 can be one of "
        "these: 1 and 2 are eliminated from r2c1 and r2c2.");
    assert_first_step(
        (uint64_t[]){14, 14, 15, 15}, NULL,
        "In box 1, 1 can only be in r2c1 or r2c2, and r2c3 and r2c4 see both of them: 1 is "
        "eliminated from r2c3 and r2c4.");
    assert_first_step(
        (uint64_t[]){6, 6, 15, 15}, NULL,
        "In box 1, r1c1 and r1c2 can only be 2 or 3, so no other cell of box 1 can be one of "
        "these: 2 and 3 are eliminated from r2c1 and r2c2.");
    assert_first_step(
        (uint64_t[]){3, 7, 3, 15}, NULL,
        "In row 1, 4 can only be in r1c4, so this cell can hold nothing else: 1, 2 and 3 are "
        "eliminated from r1c4. So r1c4 must be 4.");
    assert_first_step(
        (uint64_t[]){14, 14, 15, 15}, &locked,
        "In row 1, 1 can only be in cells that are in box 2 too, so no other cell of box 2 can "
        "be 1: 1 is eliminated from r2c3 and r2c4.");
    assert_first_step((uint64_t[]){0, 15, 15, 15}, NULL, "r1c1 has no candidate left.");
}

static void words_are_found_for_jigsaws_and_groups(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 5, 10};
    const ennead_constraint rule = {.name = "all-different", .cells = cells, .cell_count = 3};
    ennead_description *d;
    ennead_description_report report;
    ennead_model *model;
    char text[ENNEAD_SENTENCE_SIZE];

    assert_int_equal(
        ennead_description_read("................aaabacbbccbdcddd", 32, NULL, NULL, &d, &report),
        ENNEAD_STATUS_OK);
    d->candidates[0] = d->candidates[1] = d->candidates[2] = 7;
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_explain(model, d->candidates, text), ENNEAD_STATUS_OK);
    assert_string_equal(
        text,
        "In region 1, 4 can only be in r2c1, so this cell can hold nothing else: 1, 2 and 3 are "
        "eliminated from r2c1. So r2c1 must be 4.");
    ennead_model_free(model);
    ennead_description_free(d);

    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, &rule), ENNEAD_STATUS_OK);
    d->candidates[0] = d->candidates[5] = 3;
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_explain(model, d->candidates, text), ENNEAD_STATUS_OK);
    assert_string_equal(
        text,
        "In the group of r1c1, r2c2 and r3c3, r1c1 and r2c2 can only be 1 or 2, so no other cell "
        "of the group of r1c1, r2c2 and r3c3 can be one of these: 1 and 2 are eliminated from "
        "r3c3.");
    d->candidates[3] = 16;
    assert_int_equal(ennead_model_explain(model, d->candidates, text), ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_model_free(model);
    ennead_description_free(d);
}

/* With several solutions there is nothing to say when no single value fails. */
static void several_solutions_end_an_explanation(void **state)
{
    (void)state;
    const struct oracle_grid grid = grid_of(&(struct shape){4, 2, 2});
    ennead_stop stop = {0};
    const ennead_model_options options = MODEL(.stop = &stop, .redundant = 7);
    ennead_model *model = model_of(&grid, &options);
    uint64_t left[16];
    char text[ENNEAD_SENTENCE_SIZE];

    for (int cell = 0; cell < 16; cell++)
        left[cell] = 15;
    assert_int_equal(ennead_model_explain(model, left, text), ENNEAD_STATUS_END);
    assert_string_equal(text, "");
    assert_int_equal(values_in(left, 16), 64);
    ennead_model_free(model);
}

/* A model of four by four with a rule. */
static ennead_model *model_with(const ennead_constraint *rule, const ennead_model_options *options,
                                uint64_t left[16])
{
    ennead_description *d;
    ennead_model *model;

    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, rule), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    memcpy(left, d->candidates, 16 * sizeof *left);
    ennead_description_free(d);
    return model;
}

/* A step says what it rests on, where to look, and which cells it changes; reasons beyond the
 * requested level are not searched. */
static void steps_are_told_of(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 1};
    const int32_t total = 3;
    const ennead_constraint cage = {
        .name = "cage", .cells = cells, .cell_count = 2, .numbers = &total, .number_count = 1};
    uint64_t left[16];
    ennead_model_step step;
    ennead_model *model = model_with(&cage, NULL, left);

    assert_int_equal(ennead_model_step_next(model, ENNEAD_MODEL_REASON_PLACED, left, &step),
                     ENNEAD_STATUS_END);
    assert_string_equal(step.text, "");
    assert_int_equal(ennead_model_step_next(model, ENNEAD_MODEL_REASON_RULE, left, &step),
                     ENNEAD_STATUS_OK);
    assert_int_equal(step.reason, ENNEAD_MODEL_REASON_RULE);
    assert_string_equal(step.where, "r1c1 and r1c2");
    assert_int_equal(step.changed[0], 3);
    assert_int_equal(left[0] | left[1], 3);
    left[0] = 1;
    assert_int_equal(ennead_model_step_next(model, ENNEAD_MODEL_REASON_PLACED, left, &step),
                     ENNEAD_STATUS_OK);
    assert_int_equal(step.reason, ENNEAD_MODEL_REASON_PLACED);
    assert_string_equal(step.where, "r1c2");
    assert_int_equal(step.changed[0], 2); /* that others lose the 1 is not said */
    left[0] = 16;
    assert_int_equal(ennead_model_step_next(model, ENNEAD_MODEL_REASON_RULE, left, &step),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_model_settle(model, left), ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_model_free(model);
    assert_string_equal(ennead_model_reason_name(ENNEAD_MODEL_REASON_PLACED), "placed");
    assert_string_equal(ennead_model_reason_name(ENNEAD_MODEL_REASON_RULE), "rule");
    assert_string_equal(ennead_model_reason_name(ENNEAD_MODEL_REASON_TRIAL), "trial");
    assert_null(ennead_model_reason_name((ennead_model_reason)3));
}

static void a_trial_is_told_of(void **state)
{
    (void)state;
    const uint16_t diagonal[] = {3, 6, 9, 12};
    const ennead_constraint rule = {.name = "all-different", .cells = diagonal, .cell_count = 4};
    ennead_description_report report;
    ennead_description *d;
    ennead_model *model;
    ennead_model_step step;

    assert_int_equal(ennead_description_read("1...............", 16, NULL, NULL, &d, &report),
                     ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, &rule), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    while (ennead_model_step_next(model, ENNEAD_MODEL_REASON_RULE, d->candidates, &step) ==
           ENNEAD_STATUS_OK)
        assert_true(step.reason <= ENNEAD_MODEL_REASON_RULE);
    assert_string_equal(step.text, "");
    assert_int_equal(ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, d->candidates, &step),
                     ENNEAD_STATUS_OK);
    assert_int_equal(step.reason, ENNEAD_MODEL_REASON_TRIAL);
    assert_string_equal(step.where, "r4c4");
    assert_int_equal(step.changed[0], 1 << 15);
    ennead_model_free(model);
    ennead_description_free(d);
}

/* If no single step finds anything, it is still reported which rule cannot be satisfied. */
static void a_broken_rule_is_said(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 5};
    const int32_t total = 3;
    const ennead_constraint sum = {
        .name = "sum", .cells = cells, .cell_count = 2, .numbers = &total, .number_count = 1};
    uint64_t left[16];
    ennead_model_step step;
    ennead_model *model = model_with(&sum, NULL, left);

    for (int cell = 0; cell < 16; cell++)
        left[cell] = (uint64_t)1 << (cell + cell / 4) % 4;
    assert_int_equal(ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, left, &step),
                     ENNEAD_STATUS_END);
    assert_string_equal(step.text, "no candidates left in r1c1 and r2c2 keep their rule.");
    assert_int_equal(ennead_model_step_next(model, ENNEAD_MODEL_REASON_PLACED, left, &step),
                     ENNEAD_STATUS_END);
    assert_string_equal(step.text, "");
    left[3] = 0;
    assert_int_equal(ennead_model_step_next(model, ENNEAD_MODEL_REASON_PLACED, left, &step),
                     ENNEAD_STATUS_END);
    assert_string_equal(step.text, "r1c4 has no candidate left.");
    assert_int_equal(ennead_model_settle(model, left), ENNEAD_STATUS_END);
    ennead_model_free(model);
}

/* Values go from what sees them, and so do those that are left alone by that. */
/* A limit is told of, and never taken for a contradiction or the lack of a step. */
static void a_limit_ends_an_explanation(void **state)
{
    (void)state;
    const struct oracle_grid grid = grid_of(&(struct shape){4, 2, 2});
    ennead_stop stop = {0};
    const ennead_model_options options = MODEL(.stop = &stop);
    ennead_model *model = model_of(&grid, &options);
    ennead_model_result result;
    uint64_t left[16];
    char text[ENNEAD_SENTENCE_SIZE];

    for (int cell = 0; cell < 16; cell++)
        left[cell] = cell < 2 ? 3 : 15;
    assert_int_equal(ennead_model_set_time_limit(model, -1), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_model_set_time_limit(model, 1e-9), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_explain(model, left, text), ENNEAD_STATUS_END);
    assert_string_equal(text, "");
    ennead_model_get_result(model, &result);
    assert_int_equal(result.search.verdict, ENNEAD_VERDICT_LIMIT);
    assert_int_equal(result.search.end, ENNEAD_SEARCH_END_TIME);
    assert_int_equal(ennead_model_set_time_limit(model, 0), ENNEAD_STATUS_OK);
    ennead_stop_set(&stop);
    assert_int_equal(ennead_model_explain(model, left, text), ENNEAD_STATUS_END);
    ennead_model_get_result(model, &result);
    assert_int_equal(result.search.end, ENNEAD_SEARCH_END_STOP);
    ennead_stop_clear(&stop);
    assert_int_equal(ennead_model_explain(model, left, text), ENNEAD_STATUS_OK);
    ennead_model_free(model);
}

static void values_settle(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 15};
    const ennead_constraint rule = {.name = "all-different", .cells = cells, .cell_count = 2};
    uint64_t left[16];
    ennead_model *model = model_with(&rule, NULL, left);

    left[0] = 1;
    left[3] = 3;
    assert_int_equal(ennead_model_settle(model, left), ENNEAD_STATUS_OK);
    assert_int_equal(left[3], 2);
    assert_int_equal(left[1], 12);
    assert_int_equal(left[15], 12);
    assert_int_equal(left[5], 15);
    left[1] = left[2] = 4;
    assert_int_equal(ennead_model_settle(model, left), ENNEAD_STATUS_END);
    ennead_model_free(model);
}

/* Steps that were reported, and how many are wanted. */
typedef struct heard_steps {
    int count, wanted;
    ennead_model_reason first;
    uint64_t before, after; /* of r1c2, in the first one */
} heard_steps;

static bool hear_step(void *user, const ennead_model_step *step, const uint64_t *before,
                      const uint64_t *after)
{
    heard_steps *heard = user;

    if (heard->count++ == 0) {
        heard->first = step->reason;
        heard->before = before[1];
        heard->after = after[1];
    }
    assert_true(step->text[0] != '\0' && step->where[0] != '\0');
    return heard->count < heard->wanted;
}

static void all_steps_are_told_of(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 1};
    const int32_t total = 3;
    const ennead_constraint cage = {
        .name = "cage", .cells = cells, .cell_count = 2, .numbers = &total, .number_count = 1};
    heard_steps heard = {.wanted = 100};
    uint64_t left[16];
    ennead_model *model = model_with(&cage, NULL, left);

    assert_int_equal(ennead_model_step_all(model, left, hear_step, &heard), ENNEAD_STATUS_OK);
    assert_true(heard.count > 0);
    assert_int_equal(heard.first, ENNEAD_MODEL_REASON_RULE);
    assert_int_equal(heard.before, 15);
    assert_int_equal(heard.after, 3);
    assert_int_equal(left[1], 15);
    left[0] = 1;
    left[1] = 3;
    heard = (heard_steps){.wanted = 1};
    assert_int_equal(ennead_model_step_all(model, left, hear_step, &heard), ENNEAD_STATUS_OK);
    assert_int_equal(heard.count, 1);
    assert_int_equal(heard.first, ENNEAD_MODEL_REASON_PLACED);
    assert_int_equal(heard.after, 2);
    heard = (heard_steps){.wanted = 2};
    assert_int_equal(ennead_model_step_all(model, left, hear_step, &heard), ENNEAD_STATUS_OK);
    left[1] = 1;
    heard = (heard_steps){.wanted = 100};
    assert_int_equal(ennead_model_step_all(model, left, hear_step, &heard), ENNEAD_STATUS_END);
    assert_int_equal(heard.count, 0);
    left[0] = 16;
    assert_int_equal(ennead_model_step_all(model, left, hear_step, &heard),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_model_free(model);
}

static void values_settle_once(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 5, 10, 15};
    const ennead_constraint rule = {.name = "all-different", .cells = cells, .cell_count = 4};
    uint64_t left[16];
    ennead_model *model = model_with(&rule, NULL, left);

    left[0] = 1;
    left[3] = 3;
    assert_int_equal(ennead_model_settle_once(model, left), ENNEAD_STATUS_OK);
    assert_int_equal(left[0], 1);
    assert_int_equal(left[3], 3); /* it is not placed */
    assert_int_equal(left[1], 14);
    assert_int_equal(left[15], 14);
    assert_int_equal(left[6], 15);
    left[1] = 1;
    assert_int_equal(ennead_model_settle_once(model, left), ENNEAD_STATUS_OK);
    assert_int_equal(left[0], 1);
    assert_int_equal(left[1], 1);
    left[0] = 16;
    assert_int_equal(ennead_model_settle_once(model, left), ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_model_free(model);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_are_true_and_lead_to_the_end),
        cmocka_unit_test(each_reason_has_its_words),
        cmocka_unit_test(words_are_found_for_jigsaws_and_groups),
        cmocka_unit_test(several_solutions_end_an_explanation),
        cmocka_unit_test(steps_are_told_of),
        cmocka_unit_test(a_trial_is_told_of),
        cmocka_unit_test(a_broken_rule_is_said),
        cmocka_unit_test(a_limit_ends_an_explanation),
        cmocka_unit_test(values_settle),
        cmocka_unit_test(all_steps_are_told_of),
        cmocka_unit_test(values_settle_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
