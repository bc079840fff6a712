/* SPDX-License-Identifier: MIT */
/*
 * Puzzles that are made: another engine than the one that made a puzzle proves that it has one
 * solution and needs every clue. (ENNEAD_ENGINE_BIFURCATION would take too long, so it is
 * ennead_solve, one puzzle at a time; a part is checked by the oracle, which shares no code.)
 */
#include "support/creators.h"

#include <stdlib.h>

/* A request with some members set; the others are 0, except the greatest number of clues. */
#define REQUEST(...) request_of((ennead_request){.size = sizeof(ennead_request), __VA_ARGS__})

static ennead_request request_of(ennead_request request)
{
    if (request.most_clues == 0)
        request.most_clues = 81;
    return request;
}

static ennead_created_puzzle *made(ennead_request request, uint64_t first, size_t count)
{
    ennead_created_puzzle *created = malloc(count * sizeof *created);
    assert_non_null(created);
    assert_int_equal(ennead_generate(creator, &request, first, count, created), ENNEAD_STATUS_OK);
    return created;
}

static int clues_of(const board puzzle)
{
    int clues = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        clues += puzzle[cell] != 0;
    return clues;
}

static bool is_unique(const board givens)
{
    ennead_puzzle puzzle;
    ennead_solve_result result;

    assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_solve(&puzzle, NULL, NULL, 0, &result), ENNEAD_STATUS_OK);
    return result.verdict == ENNEAD_VERDICT_UNIQUE;
}

/* How many clues each alone could be left out. */
static int needless_clues(const board givens)
{
    board fewer;
    int needless = 0;

    memcpy(fewer, givens, sizeof fewer);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (givens[cell] != 0) {
            fewer[cell] = 0;
            needless += is_unique(fewer);
            fewer[cell] = givens[cell];
        }
    return needless;
}

static void assert_made(const ennead_created_puzzle *created)
{
    ennead_puzzle puzzle;

    assert_int_equal(created->outcome, ENNEAD_CREATION_OUTCOME_CREATED);
    assert_true(is_unique(created->puzzle));
    assert_int_equal(ennead_puzzle_from_givens(created->puzzle, &puzzle), ENNEAD_STATUS_OK);
    assert_solves(&puzzle, created->solution);
    assert_true(created->questions > 0 && created->attempts > 0);
}

static void every_puzzle_is_unique_and_minimal(void **state)
{
    (void)state;
    enum { PART = 10000 };
    const size_t count = test_size(PART, 1000000), part = count < PART ? count : PART;
    unsigned seen[ENNEAD_CELLS + 1] = {0};

    for (size_t at = 0; at < count; at += part) {
        ennead_created_puzzle *created = made(REQUEST(.seed = 1), at, part);
        for (size_t i = 0; i < part; i++) {
            assert_made(&created[i]);
            assert_int_equal(needless_clues(created[i].puzzle), 0);
            if (i % 100 == 0)
                assert_int_equal(oracle_count(created[i].puzzle, 2), 1);
            seen[clues_of(created[i].puzzle)]++;
        }
        free(created);
    }
    for (int clues = 0; clues <= ENNEAD_CELLS; clues++)
        if (seen[clues] > 0)
            report_figure("generate: %d clues: %u of %zu", clues, seen[clues], count);
    assert_true(seen[24] > seen[22] && seen[24] > seen[26]);
}

/* In parts, in another order, and beside others. */
static void a_puzzle_depends_on_wishes_and_number(void **state)
{
    (void)state;
    const ennead_request kinds[] = {
        REQUEST(.seed = 3),
        REQUEST(.seed = 3, .most_clues = 22),
        REQUEST(.seed = 3, .symmetry = ENNEAD_SYMMETRY_HALF_TURN,
                .surplus = ENNEAD_SURPLUS_ALLOWED),
        REQUEST(.seed = 3, .symmetry = ENNEAD_SYMMETRY_HALF_TURN, .most_clues = 26),
    };
    const size_t count = 10 + test_size(50, 50), from = count * 2 / 3;

    for (size_t k = 0; k < COUNT_OF(kinds); k++) {
        ennead_created_puzzle *all = made(kinds[k], 0, count), *one = made(kinds[k], 7, 1),
                              *later = made(kinds[k], from, count - from);
        for (size_t i = 0; i < count; i++)
            assert_made(&all[i]);
        for (size_t i = from; i < count; i++) {
            assert_boards_equal(later[i - from].puzzle, all[i].puzzle);
            assert_int_equal(later[i - from].questions, all[i].questions);
        }
        assert_boards_equal(one->puzzle, all[7].puzzle);
        assert_true(compare_boards(all[7].puzzle, all[8].puzzle) != 0);
        free(all);
        free(later);
        free(one);
    }
}

static void numbers_of_clues_are_kept(void **state)
{
    (void)state;
    static const int ranges[][2] = {{21, 21}, {27, 27}, {17, 20}, {28, 40}};
    const size_t each = test_size(5, 5);

    for (size_t k = 0; k < COUNT_OF(ranges); k++) {
        const ennead_request request =
            REQUEST(.seed = 4, .least_clues = ranges[k][0], .most_clues = ranges[k][1]);
        ennead_created_puzzle *created = made(request, 0, each);
        for (size_t i = 0; i < each; i++) {
            assert_made(&created[i]);
            assert_in_range(clues_of(created[i].puzzle), ranges[k][0], ranges[k][1]);
            assert_int_equal(needless_clues(created[i].puzzle), 0);
        }
        free(created);
    }
}

static void every_symmetry_can_be_had(void **state)
{
    (void)state;
    for (int s = 0; ennead_symmetry_name((ennead_symmetry)s) != NULL; s++) {
        const ennead_request request =
            REQUEST(.seed = 5, .symmetry = (ennead_symmetry)s, .surplus = ENNEAD_SURPLUS_ALLOWED,
                    .least_clues = 28, .most_clues = 36);
        ennead_created_puzzle *created = made(request, 0, 20);
        for (size_t i = 0; i < 20; i++) {
            assert_made(&created[i]);
            assert_true(ennead_has_symmetry(created[i].puzzle, (ennead_symmetry)s));
            assert_in_range(clues_of(created[i].puzzle), 28, 36);
        }
        free(created);
    }
}

static void symmetric_puzzles_need_every_clue_too(void **state)
{
    (void)state;
    static const ennead_symmetry symmetries[] = {
        ENNEAD_SYMMETRY_HALF_TURN, ENNEAD_SYMMETRY_DIAGONAL, ENNEAD_SYMMETRY_VERTICAL};

    for (size_t k = 0; k < COUNT_OF(symmetries); k++) {
        const ennead_request request = REQUEST(.seed = 6, .symmetry = symmetries[k]);
        ennead_created_puzzle *created = made(request, 0, 5);
        for (size_t i = 0; i < 5; i++) {
            assert_made(&created[i]);
            assert_true(ennead_has_symmetry(created[i].puzzle, symmetries[k]));
            assert_int_equal(needless_clues(created[i].puzzle), 0);
        }
        free(created);
    }
}

static void extra_clues_are_added(void **state)
{
    (void)state;
    const ennead_request request = REQUEST(.seed = 7, .extra_clues = 3, .most_clues = 27);
    const ennead_request pairs =
        REQUEST(.seed = 7, .extra_clues = 4, .surplus = ENNEAD_SURPLUS_ALLOWED, .most_clues = 31,
                .symmetry = ENNEAD_SYMMETRY_HALF_TURN);
    ennead_created_puzzle *created = made(request, 0, 50), *symmetric = made(pairs, 0, 50);

    for (size_t i = 0; i < 50; i++) {
        assert_made(&created[i]);
        assert_in_range(clues_of(created[i].puzzle), 20, 27);
        assert_in_range(needless_clues(created[i].puzzle), 3, 27);
        assert_made(&symmetric[i]);
        assert_in_range(clues_of(symmetric[i].puzzle), 20, 31);
        assert_true(ennead_has_symmetry(symmetric[i].puzzle, ENNEAD_SYMMETRY_HALF_TURN));
    }
    free(created);
    free(symmetric);
}

/* A dense pattern is filled by luck, the second one, of 28 clues, has to be searched for. */
static void patterns_are_filled_exactly(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "11..1..1..1..11.1..1.11..1..1..1..11.1..1.11..1..1..1..11.1..1.11..1..1..1..11.1.",
        EXAMPLE_PUZZLE,
        "1...1...1.1..1..1...1...1...1..1..1.1..1.1..1.1..1..1...1...1...1..1..1.1...1...1",
    };
    const size_t each = test_size(3, 3);

    for (size_t k = 0; k < COUNT_OF(lines); k++) {
        board pattern;
        board_of(lines[k], pattern);
        const ennead_request request = REQUEST(.seed = 8, .pattern = pattern, .effort = 2000000);
        ennead_created_puzzle *created = made(request, 0, each),
                              *again = made(request, each / 2, 1);
        for (size_t i = 0; i < each; i++) {
            assert_made(&created[i]);
            for (int cell = 0; cell < ENNEAD_CELLS; cell++)
                assert_int_equal(created[i].puzzle[cell] != 0, pattern[cell] != 0);
        }
        assert_boards_equal(again->puzzle, created[each / 2].puzzle);
        free(created);
        free(again);
    }
}

static void what_is_not_found_says_how_far_it_came(void **state)
{
    (void)state;
    board pattern;
    ennead_created_puzzle *created = made(REQUEST(.most_clues = 17, .effort = 5000), 0, 2);

    assert_int_equal(created[0].outcome, ENNEAD_CREATION_OUTCOME_GAVE_UP);
    assert_in_range(created[0].nearest, 18, 24);
    assert_in_range(created[0].questions, 5000, 5100);
    assert_int_equal(created[0].puzzle[0], 0);
    free(created);
    board_of(".......1.1.........1...........1.1.1..1...1....1.1..1..1..1...1.1........1.1.....",
             pattern);
    created = made(REQUEST(.pattern = pattern, .effort = 600), 0, 1);
    assert_int_equal(created[0].outcome, ENNEAD_CREATION_OUTCOME_GAVE_UP);
    assert_in_range(created[0].solutions, 2, 128);
    free(created);
    created =
        made(REQUEST(.symmetry = ENNEAD_SYMMETRY_FULL, .most_clues = 28, .effort = 5000), 0, 1);
    assert_int_equal(created[0].outcome, ENNEAD_CREATION_OUTCOME_GAVE_UP);
    assert_true(created[0].nearest > 0);
    free(created);
}

static void limits_end_the_work(void **state)
{
    (void)state;
    ennead_stop stop = {0};
    ennead_created_puzzle *created = made(REQUEST(.most_clues = 17, .time_limit = 0.05), 0, 1);

    assert_int_equal(created[0].outcome, ENNEAD_CREATION_OUTCOME_STOPPED);
    free(created);
    ennead_stop_set(&stop);
    created = made(REQUEST(.stop = &stop), 0, 3);
    for (int i = 0; i < 3; i++)
        assert_int_equal(created[i].outcome, ENNEAD_CREATION_OUTCOME_STOPPED);
    free(created);
}

static void obstacles_are_refused(void **state)
{
    (void)state;
    ennead_created_puzzle created;
    ennead_request request = REQUEST(.most_clues = 16);

    assert_int_equal(ennead_generate(creator, &request, 0, 1, &created),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    request = REQUEST(.symmetry = (ennead_symmetry)77);
    assert_int_equal(ennead_generate(creator, &request, 0, 1, &created),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_generate(creator, NULL, 0, 0, NULL), ENNEAD_STATUS_OK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_puzzle_is_unique_and_minimal),
        cmocka_unit_test(a_puzzle_depends_on_wishes_and_number),
        cmocka_unit_test(numbers_of_clues_are_kept),
        cmocka_unit_test(every_symmetry_can_be_had),
        cmocka_unit_test(symmetric_puzzles_need_every_clue_too),
        cmocka_unit_test(extra_clues_are_added),
        cmocka_unit_test(patterns_are_filled_exactly),
        cmocka_unit_test(what_is_not_found_says_how_far_it_came),
        cmocka_unit_test(limits_end_the_work),
        cmocka_unit_test(obstacles_are_refused),
    };
    return cmocka_run_group_tests(tests, make_creator, free_creator);
}
