/* SPDX-License-Identifier: MIT */
/*
 * The search that learns: it finds the same solutions as brute force on random states with many,
 * few and no solutions. And learned clauses are true: a solution hidden in a puzzle too hard to
 * finish satisfies every learned clause, and everything considered certain.
 */
#include "support/models.h"

#include "model/learn/learn.h"
#include "model/learn/learner.h"

static const ennead_model_options learned = {.size = sizeof learned,
                                             .branch = ENNEAD_MODEL_BRANCH_LEARNED,
                                             .filter = ENNEAD_MODEL_FILTER_VALUE};

static void solutions_are_those_of_brute_force(void **state)
{
    (void)state;
    enum { MOST = 2000 };
    const int states = (int)test_size(400, 400);
    struct generator g = {77};
    uint64_t solutions = 0;

    for (int number = 0; number < states; number++) {
        struct oracle_grid grid = grid_of(&shapes[(size_t)number % shape_count]);
        thin_out(&g, &grid, number % 3 == 0 ? HIDDEN_NOTHING : HIDDEN_SOLUTION);
        const unsigned long long count = oracle_count_grid(&grid, MOST, NULL);
        ennead_model *model = model_of(&grid, &learned);

        if (count < MOST) {
            const ennead_model_result result = solve_model(model);
            assert_int_equal(result.search.solutions, count);
            assert_int_equal(result.search.end, ENNEAD_SEARCH_END_COMPLETE);
            solutions += count;
        }
        ennead_model_free(model);
    }
    report_figure("learned: %llu solutions as by brute force", (unsigned long long)solutions);
}

/* A grid of 25x25 with part of a solution: cyclic rows under random names, in a random order of
 * rows within their bands. */
static ennead_description *hard_grid(struct generator *g, uint8_t solution[625])
{
    int name[25], row_of[25];
    ennead_description *d;

    for (int i = 0; i < 25; i++) {
        name[i] = i;
        row_of[i] = i;
    }
    for (int i = 24; i > 0; i--) {
        const int k = (int)generator_below(g, (unsigned)i + 1), kept = name[i];
        const int low = i / 5 * 5, m = low + (int)generator_below(g, (unsigned)(i - low) + 1);
        const int row = row_of[i];
        name[i] = name[k];
        name[k] = kept;
        row_of[i] = row_of[m];
        row_of[m] = row;
    }
    assert_int_equal(ennead_description_new(25, 25, 25, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_set_boxes(d, 5, 5), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < 625; cell++) {
        const int row = row_of[cell / 25];
        const int value = name[(row % 5 * 5 + row / 5 + cell % 25) % 25];
        solution[cell] = (uint8_t)(value + 1);
        if (generator_below(g, 100) < 44)
            d->candidates[cell] = 1u << value;
    }
    return d;
}

static void assert_clauses_are_true(const learner *l, const uint8_t solution[625])
{
    size_t count = 0;

    for (size_t at = 1; at < l->word_count; at += CLAUSE_LITERALS + l->words[at + CLAUSE_SIZE]) {
        bool holds = false;
        for (uint32_t i = 0; i < l->words[at + CLAUSE_SIZE]; i++) {
            const literal x = l->words[at + CLAUSE_LITERALS + i];
            const bool has =
                solution[l->cell_of[variable_of(x)]] == l->value_of[variable_of(x)] + 1;
            holds = holds || has == ((x & 1) == 0);
        }
        assert_true(holds);
        count++;
    }
    for (uint32_t i = 0; i < l->trail_count; i++) {
        const literal x = l->trail[i];
        const bool has = solution[l->cell_of[variable_of(x)]] == l->value_of[variable_of(x)] + 1;
        if (l->facts[variable_of(x)].level == 0)
            assert_int_equal(has, (x & 1) == 0);
    }
    for (int cell = 0; cell < 625; cell++)
        assert_true((l->root[cell] & (domain)1 << (solution[cell] - 1)) != 0);
    report_figure("learned: %zu clauses true of a solution after %llu conflicts and %llu "
                  "reductions",
                  count, (unsigned long long)l->conflicts, (unsigned long long)l->reductions);
}

static void what_is_learned_is_true(void **state)
{
    (void)state;
    struct generator g = {6};
    uint64_t reductions = 0;

    for (int number = 0; number < 3; number++) {
        static uint8_t solution[625], found[625];
        ennead_description *d = hard_grid(&g, solution);
        ennead_model_options options = learned;
        ennead_model *model;

        options.node_limit = 40000;
        assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
        while (ennead_model_next(model, found) == ENNEAD_STATUS_OK &&
               memcmp(found, solution, 625) != 0)
            assert_true(ennead_model_check(model, found));
        if (model->learner != NULL && memcmp(found, solution, 625) != 0) {
            assert_clauses_are_true(model->learner, solution);
            reductions += model->learner->reductions;
        }
        ennead_model_free(model);
        ennead_description_free(d);
    }
    assert_true(reductions > 0);
}

static void activities_stay_in_bounds(void **state)
{
    (void)state;
    struct generator g = {9};
    uint8_t solution[625];
    ennead_description *d = hard_grid(&g, solution);
    ennead_model_options options = learned;
    ennead_model *model;

    options.node_limit = 20000;
    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    while (ennead_model_next(model, solution) == ENNEAD_STATUS_OK)
        continue;
    const learner *l = model->learner;
    assert_non_null(l);
    /* Far more conflicts than the bump could grow for without being scaled down. */
    assert_true(l->conflicts > 600);
    for (uint32_t variable = 0; variable < l->variables; variable++)
        assert_true(l->activity[variable] <= (uint64_t)1 << 60);
    for (uint32_t place = 1; place < l->heap_count; place++)
        assert_true(l->activity[l->heap[(place - 1) / 2]] >= l->activity[l->heap[place]]);
    ennead_model_free(model);
    ennead_description_free(d);
}

/* A rule of two cells between random cells of a grid. */
static void add_random_rule(struct generator *g, ennead_description *d)
{
    static const char *const names[] = {"thermo", "white-dot", "black-dot", "whisper",
                                        "palindrome"};
    const unsigned cells = (unsigned)(d->rows * d->columns);
    const uint16_t one = (uint16_t)generator_below(g, cells);
    const uint16_t other = (uint16_t)((one + 1 + generator_below(g, cells - 1)) % cells);
    const uint16_t both[] = {one, other};

    assert_int_equal(
        ennead_description_add(d, &(ennead_constraint){.name = names[generator_below(g, 5)],
                                                       .cells = both,
                                                       .cell_count = 2}),
        ENNEAD_STATUS_OK);
}

/* Tables of two cells: the same solutions as the search that does not learn. */
static void rules_of_two_cells_are_learned_from(void **state)
{
    (void)state;
    struct generator g = {31};
    const int puzzles = (int)test_size(150, 150);
    unsigned long long solutions = 0;

    for (int number = 0; number < puzzles; number++) {
        uint64_t count[2];
        ennead_description *d;
        assert_int_equal(ennead_description_new(6, 6, 6, NULL, &d), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_description_set_boxes(d, 2, 3), ENNEAD_STATUS_OK);
        for (int i = 0; i < 6 + number % 5; i++)
            add_random_rule(&g, d);
        for (int cell = 0; cell < 36; cell += 7)
            d->candidates[cell] &= 1u << generator_below(&g, 6) | 1u << generator_below(&g, 6);
        for (int i = 0; i < 2; i++) {
            ennead_model_options options = learned;
            ennead_model *model;
            options.branch = i == 0 ? ENNEAD_MODEL_BRANCH_LEARNED : ENNEAD_MODEL_BRANCH_FIRST_FAIL;
            options.solutions = 3000;
            assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
            count[i] = solve_model(model).search.solutions;
            ennead_model_free(model);
        }
        assert_int_equal(count[0], count[1]);
        solutions += count[0];
        ennead_description_free(d);
    }
    report_figure("learned: %llu solutions with rules of two cells as without learning", solutions);
}

/* How many solutions of the propagated model a learner finds beside one that is known. */
static uint64_t solutions_beside(const domain *known, int wide)
{
    ennead_model_options options = learned;
    uint64_t left[16], count = 0;
    ennead_description *d;
    ennead_model *m;

    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = wide == 0 ? ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS : 0;
    for (int cell = wide; wide > 0 && cell < 16; cell++)
        d->candidates[cell] = 1;
    options.solutions = 0;
    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &m), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    assert_int_equal(ennead_model_propagate(m, left), ENNEAD_STATUS_OK);
    learner *l = learner_new(m, known);
    assert_non_null(l);
    while (learner_next(l, m) == LEARNING_SOLUTION) {
        bool same = known != NULL;
        for (int cell = 0; same && cell < 16; cell++)
            same = m->domains[cell] == known[cell];
        assert_false(same);
        memcpy(m->domains, left, sizeof left);
        count++;
    }
    learner_free(l);
    ennead_model_free(m);
    return count;
}

/* A known solution is not found again: one of the 576 Latin squares of order 4, or one of the four
 * values of a single cell. A solution that the model does not have, because a cell has lost its
 * value, need not be excluded. */
static void a_known_solution_is_not_found_again(void **state)
{
    (void)state;
    const domain square[16] = {1, 2, 4, 8, 2, 1, 8, 4, 4, 8, 1, 2, 8, 4, 2, 1};
    const domain ones[16] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    domain other[16];

    memcpy(other, ones, sizeof other);
    other[15] = 2;
    assert_int_equal(solutions_beside(NULL, 0), 576);
    assert_int_equal(solutions_beside(square, 0), 575);
    assert_int_equal(solutions_beside(ones, 1), 3);
    assert_int_equal(solutions_beside(ones, 2), 15);
    assert_int_equal(solutions_beside(other, 2), 16);
}

/* If there are many contradictions, the search switches to learning by itself, and finds the same
 * as a search that learns from the start; a solution found before is not found again. */
static void a_long_search_goes_over_to_learning(void **state)
{
    (void)state;
    struct generator g = {3};
    int turned = 0;

    for (int number = 0; number < 4; number++) {
        static uint8_t solution[625], found[625];
        ennead_description *d = hard_grid(&g, solution);
        ennead_model_options options = {.size = sizeof options, .solutions = 2};
        ennead_model_result results[2];
        for (int i = 0; i < 2; i++) {
            ennead_model *model;
            options.branch = i == 0 ? ENNEAD_MODEL_BRANCH_AUTO : ENNEAD_MODEL_BRANCH_LEARNED;
            options.node_limit = 100000;
            assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
            uint8_t before[625] = {0};
            while (ennead_model_next(model, found) == ENNEAD_STATUS_OK) {
                assert_true(ennead_model_check(model, found));
                assert_true(memcmp(before, found, sizeof before) != 0);
                memcpy(before, found, sizeof before);
            }
            ennead_model_get_result(model, &results[i]);
            if (i == 0 && model->learner != NULL) {
                turned++;
                assert_true(results[i].search.counters.backtracks >= 2048);
            }
            ennead_model_free(model);
        }
        if (results[0].search.verdict != ENNEAD_VERDICT_LIMIT &&
            results[1].search.verdict != ENNEAD_VERDICT_LIMIT)
            assert_int_equal(results[0].search.verdict, results[1].search.verdict);
        ennead_description_free(d);
    }
    assert_true(turned > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solutions_are_those_of_brute_force),
        cmocka_unit_test(what_is_learned_is_true),
        cmocka_unit_test(activities_stay_in_bounds),
        cmocka_unit_test(rules_of_two_cells_are_learned_from),
        cmocka_unit_test(a_known_solution_is_not_found_again),
        cmocka_unit_test(a_long_search_goes_over_to_learning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
