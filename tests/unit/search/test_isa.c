/* SPDX-License-Identifier: MIT */
/*
 * Choosing an edition of the batch engine: which there are, in which order, and who gets which.
 */
#include "support/batches.h"

#include <stdlib.h>

#include "search/batch/lanes_avx2.h"
#include "search/batch/lanes_avx512.h"
#include "search/batch/lanes_avx512_narrow.h"
#include "search/batch/lanes_avx512_two_inputs.h"
#include "search/batch/lanes_baseline.h"
#include "search/batch/lanes_scalar.h"

/* The order in which the header promises them, the fastest first. */
static int place_of(const char *name)
{
    static const char *const names[] = {"avx512", "avx2", "neon", "baseline", "scalar"};

    for (size_t i = 0; i < COUNT_OF(names); i++)
        if (strcmp(name, names[i]) == 0)
            return (int)i;
    return -1;
}

static void editions_are_listed_from_the_fastest(void **state)
{
    (void)state;
    size_t count = 0;

    for (int before = -1; ennead_isa_name(count) != NULL; count++) {
        const int place = place_of(ennead_isa_name(count));

        assert_true(place > before);
        before = place;
    }
    assert_true(count >= 2);
    assert_string_equal(ennead_isa_name(count - 1), "scalar");
    for (size_t beyond = count; beyond < count + 20; beyond++)
        assert_null(ennead_isa_name(beyond));
    assert_null(ennead_isa_name(SIZE_MAX));
}

static void without_a_choice_the_fastest_runs(void **state)
{
    (void)state;
    const char *const before = ennead_isa_get();
    const char *names[MOST_EDITIONS];

    assert_true(editions_here(names) >= 2);
    assert_string_equal(before, names[0]);
    assert_string_equal(ennead_isa_get(), names[0]);
}

static void an_edition_that_runs_can_be_chosen(void **state)
{
    (void)state;
    const char *names[MOST_EDITIONS];
    const size_t count = editions_here(names);

    for (size_t i = 0; i < count; i++) {
        assert_int_equal(ennead_isa_set(names[i]), ENNEAD_STATUS_OK);
        assert_string_equal(ennead_isa_get(), names[i]);
    }
    assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
    assert_string_equal(ennead_isa_get(), names[0]);
}

static void another_name_changes_nothing(void **state)
{
    (void)state;
    static const char *const wrong[] = {"",        "sse",     "AVX2",  "avx",
                                        "avx5122", " scalar", "scala", "scalar "};
    const char *names[MOST_EDITIONS];
    const size_t count = editions_here(names);

    for (size_t i = 0; i < count; i++) {
        assert_int_equal(ennead_isa_set(names[i]), ENNEAD_STATUS_OK);
        for (size_t j = 0; j < COUNT_OF(wrong); j++) {
            assert_int_equal(ennead_isa_set(wrong[j]), ENNEAD_STATUS_BAD_ARGUMENT);
            assert_string_equal(ennead_isa_get(), names[i]);
        }
    }
    assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
}

/* Refused, and what was chosen stays; not run here, that would end the process. */
static void an_edition_that_cannot_run_is_refused(void **state)
{
    (void)state;
    const char *names[MOST_EDITIONS];
    const size_t count = editions_here(names);

    for (size_t i = 0; ennead_isa_name(i) != NULL; i++) {
        bool runs = false;

        for (size_t j = 0; j < count; j++)
            runs = runs || strcmp(names[j], ennead_isa_name(i)) == 0;
        assert_int_equal(ennead_isa_set("scalar"), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_isa_set(ennead_isa_name(i)),
                         runs ? ENNEAD_STATUS_OK : ENNEAD_STATUS_BAD_ARGUMENT);
        assert_string_equal(ennead_isa_get(), runs ? ennead_isa_name(i) : "scalar");
    }
    assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
}

/* A solver has the memory that its edition needs, so another choice is for new ones only. */
static void a_solver_keeps_its_edition(void **state)
{
    (void)state;
    const char *names[MOST_EDITIONS];
    const size_t count = editions_here(names);
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    struct outcomes outcomes = outcomes_new(1, 1);
    board expected;

    board_of(EXAMPLE_SOLUTION, expected);
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < count; j++) {
            ennead_solver *solver = solver_of(names[i]);

            assert_int_equal(ennead_isa_set(names[j]), ENNEAD_STATUS_OK);
            solve_together(solver, &puzzle, NULL, &outcomes);
            assert_int_equal(outcomes.results[0].verdict, ENNEAD_VERDICT_UNIQUE);
            assert_boards_equal(outcomes.solutions[0], expected);
            ennead_solver_free(solver);
        }
    assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
    outcomes_free(&outcomes);
}

/* So has an iterator begun its search in the layout of one. */
static void an_iterator_keeps_its_edition(void **state)
{
    (void)state;
    const char *names[MOST_EDITIONS];
    const size_t count = editions_here(names);
    const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);
    const ennead_solve_options options = OPTIONS(.solutions = 100);
    board expected[100], found;

    solved(&puzzle, &options, expected, COUNT_OF(expected));
    for (size_t i = 0; i < count; i++) {
        ennead_iterator *iterator;

        assert_int_equal(ennead_isa_set(names[i]), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_iterator_new(&puzzle, &options, NULL, &iterator), ENNEAD_STATUS_OK);
        for (size_t k = 0; k < COUNT_OF(expected); k++) {
            assert_int_equal(ennead_isa_set(names[k % count]), ENNEAD_STATUS_OK);
            assert_int_equal(ennead_iterator_next(iterator, found), ENNEAD_STATUS_OK);
            assert_boards_equal(found, expected[k]);
        }
        assert_int_equal(ennead_iterator_next(iterator, found), ENNEAD_STATUS_END);
        ennead_iterator_free(iterator);
    }
    assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
}

static void editions_know_their_names(void **state)
{
    (void)state;
    static const kernel *(*const functions[])(void) = {avx512_edition, avx2_edition,
                                                       baseline_edition, scalar_edition};
    size_t listed = 0;

    for (size_t i = 0; i < COUNT_OF(functions); i++) {
        const kernel *edition = functions[i]();

        if (edition == NULL)
            continue;
        assert_string_equal(edition->name, ennead_isa_name(listed++));
        assert_true(edition->memory > 0 && edition->memory < (size_t)64 << 20);
    }
    assert_null(ennead_isa_name(listed));
}

/* For many puzzles, a processor uses only one of the editions for AVX-512; here it runs all, if it
 * has AVX-512. */
static void all_editions_for_avx512_give_the_same(void **state)
{
    (void)state;
    const size_t count = test_size(3000, 3000);
    if (ennead_isa_set("avx512") != ENNEAD_STATUS_OK)
        return;
    const kernel *const all[] = {avx512_edition(), avx512_narrow_edition(),
                                 avx512_two_inputs_edition()};
    const ennead_solve_options options = OPTIONS(.solutions = 2);
    struct generator g = {7};
    ennead_puzzle *puzzles = malloc(count * sizeof *puzzles);
    struct outcomes outcomes[COUNT_OF(all)];

    assert_non_null(puzzles);
    for (size_t i = 0; i < count; i++) {
        board givens;
        generate_full(&g, givens);
        generate_thinner(&g, givens, 22 + generator_below(&g, 19));
        generate_several(&g, givens, generator_below(&g, 4));
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzles[i]), ENNEAD_STATUS_OK);
    }
    for (size_t i = 0; i < COUNT_OF(all); i++) {
        outcomes[i] = outcomes_new(count, 2);
        void *memory =
            aligned_alloc(KERNEL_ALIGNMENT,
                          all[i]->memory / KERNEL_ALIGNMENT * KERNEL_ALIGNMENT + KERNEL_ALIGNMENT);
        const batch work = {.count = count,
                            .puzzles = puzzles,
                            .options = &options,
                            .solutions = outcomes[i].solutions[0],
                            .solution_stride = ENNEAD_CELLS,
                            .capacity = 2,
                            .results = outcomes[i].results};
        assert_non_null(memory);
        assert_string_equal(all[i]->name, "avx512");
        all[i]->solve(memory, &work);
        free(memory);
    }
    for (size_t other = 1; other < COUNT_OF(all); other++)
        for (size_t i = 0; i < count; i++)
            assert_same_outcome(&puzzles[i], "another edition", &outcomes[other], i, &outcomes[0],
                                i);
    assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
    for (size_t i = 0; i < COUNT_OF(all); i++)
        outcomes_free(&outcomes[i]);
    free(puzzles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_choice_the_fastest_runs),
        cmocka_unit_test(editions_are_listed_from_the_fastest),
        cmocka_unit_test(an_edition_that_runs_can_be_chosen),
        cmocka_unit_test(another_name_changes_nothing),
        cmocka_unit_test(an_edition_that_cannot_run_is_refused),
        cmocka_unit_test(a_solver_keeps_its_edition),
        cmocka_unit_test(an_iterator_keeps_its_edition),
        cmocka_unit_test(editions_know_their_names),
        cmocka_unit_test(all_editions_for_avx512_give_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
