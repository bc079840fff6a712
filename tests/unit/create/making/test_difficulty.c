/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of a requested difficulty: each is rated again, by the public functions for ratings,
 * levels and techniques, and must be as requested; impossible requests are refused.
 */
#include "support/support.h"

#include <stdlib.h>

#define REQUEST(...) \
    ((ennead_request){.size = sizeof(ennead_request), .most_clues = 81, __VA_ARGS__})

static ennead_creator *creator;
static ennead_rater *rater;

static int make(void **state)
{
    (void)state;
    return ennead_creator_new(NULL, &creator) == ENNEAD_STATUS_OK &&
                   ennead_rater_new(NULL, NULL, &rater) == ENNEAD_STATUS_OK
               ? 0
               : -1;
}

static int give_back(void **state)
{
    (void)state;
    ennead_creator_free(creator);
    ennead_rater_free(rater);
    return 0;
}

static ennead_technique_set named(const char *names)
{
    ennead_technique_set set = {{0}};
    for (;; names++) {
        const size_t length = strcspn(names, ",");
        assert_int_equal(ennead_technique_set_add(&set, names, length), ENNEAD_STATUS_OK);
        names += length;
        if (*names == '\0')
            return set;
    }
}

static ennead_technique_set without(ennead_technique_set set, const char *name)
{
    assert_int_equal(ennead_technique_set_subtract(&set, name, strlen(name)), ENNEAD_STATUS_OK);
    return set;
}

enum { MOST = 400 };
static ennead_created_puzzle created[MOST];

/* Makes puzzles that must all come about, each with one solution. */
static void generate(ennead_request request, uint64_t first, size_t count)
{
    assert_int_equal(ennead_generate(creator, &request, first, count, created), ENNEAD_STATUS_OK);
    for (size_t i = 0; i < count; i++) {
        ennead_puzzle puzzle;
        assert_int_equal(created[i].outcome, ENNEAD_CREATION_OUTCOME_CREATED);
        assert_int_equal(ennead_puzzle_from_givens(created[i].puzzle, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(solved(&puzzle, &OPTIONS(.solutions = 2), NULL, 0).verdict,
                         ENNEAD_VERDICT_UNIQUE);
    }
}

static ennead_state state_at(size_t i)
{
    ennead_puzzle puzzle;
    ennead_state state;
    assert_int_equal(ennead_puzzle_from_givens(created[i].puzzle, &puzzle), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    return state;
}

static ennead_rating rating_at(size_t i)
{
    ennead_puzzle puzzle;
    ennead_rating rating;
    assert_int_equal(ennead_puzzle_from_givens(created[i].puzzle, &puzzle), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_OK);
    assert_int_equal(rating.end, ENNEAD_RATING_END_SOLVED);
    return rating;
}

static bool solves(const ennead_technique_set *set, size_t i)
{
    ennead_state state = state_at(i);
    return ennead_path(test_finder(), &state, set, NULL, NULL) == ENNEAD_PATH_END_SOLVED;
}

static void ratings_are_within_their_bounds(void **state)
{
    (void)state;
    static const int bounds[][2] = {{10, 15}, {20, 28}, {70, 75}, {78, 84},
                                    {72, 72}, {80, 0},  {0, 20}};

    for (size_t k = 0; k < COUNT_OF(bounds); k++) {
        const int least = bounds[k][0], most = bounds[k][1];
        generate(REQUEST(.least_rating = least, .most_rating = most, .seed = k, .effort = 2000000),
                 5, test_size(4, 100));
        for (size_t i = 0; i < test_size(4, 100); i++) {
            const ennead_rating rating = rating_at(i);
            assert_true(rating.er >= least && (most == 0 || rating.er <= most));
            assert_int_equal(created[i].rating, rating.er);
        }
    }
}

static void hard_ones_are_hunted_for(void **state)
{
    (void)state;
    generate(REQUEST(.least_rating = 85, .most_rating = 90, .seed = 1), 0, test_size(2, 100));
    for (size_t i = 0; i < test_size(2, 100); i++)
        assert_in_range(rating_at(i).er, 85, 90);
}

static void the_hardest_hide_a_core(void **state)
{
    (void)state;
    const ennead_request request = REQUEST(.least_rating = 95, .most_rating = 119, .seed = 3);
    board first;

    generate(request, 0, test_size(2, 200));
    for (size_t i = 0; i < test_size(2, 200); i++) {
        assert_in_range(rating_at(i).er, 95, 119);
        assert_int_equal(created[i].rating, rating_at(i).er);
    }
    generate(request, 0, 2);
    memcpy(first, created[1].puzzle, sizeof first);
    generate(request, 1, 1);
    assert_memory_equal(created[0].puzzle, first, sizeof first);
}

static void gems_shine(void **state)
{
    (void)state;
    generate(
        REQUEST(.rating_kind = ENNEAD_RATING_KIND_DIAMOND, .least_rating = 20, .most_rating = 40),
        0, 2);
    for (size_t i = 0; i < 2; i++)
        assert_int_equal(rating_at(i).er, rating_at(i).ed);
    generate(REQUEST(.rating_kind = ENNEAD_RATING_KIND_PEARL, .least_rating = 20), 0, 2);
    for (size_t i = 0; i < 2; i++)
        assert_int_equal(rating_at(i).er, rating_at(i).ep);
}

static void levels_are_as_wished_for(void **state)
{
    (void)state;
    const ennead_technique_set all = named("all");

    for (int level = ENNEAD_LEVEL_EASY; level <= ENNEAD_LEVEL_EXTREME; level++) {
        generate(REQUEST(.levels = 1u << level), 0, test_size(10, 400));
        for (size_t i = 0; i < test_size(10, 400); i++) {
            const ennead_state start = state_at(i);
            ennead_score score;
            ennead_score_state(test_finder(), &start, &all, ENNEAD_LEVEL_EXTREME, &score);
            assert_int_equal(score.level, level);
        }
    }
    generate(REQUEST(.levels = 1u << ENNEAD_LEVEL_EASY | 1u << ENNEAD_LEVEL_HARD), 0, 20);
}

static void techniques_are_enough_or_not(void **state)
{
    (void)state;
    const ennead_technique_set some = named("singles,intersections,naked pair,hidden pair");
    const ennead_technique_set singles = named("singles"), pairless = without(some, "naked pair");

    generate(REQUEST(.only = some, .beyond = singles), 0, 20);
    for (size_t i = 0; i < 20; i++)
        assert_true(solves(&some, i) && !solves(&singles, i));
    generate(REQUEST(.only = some, .beyond = pairless), 0, 5);
    for (size_t i = 0; i < 5; i++)
        assert_true(solves(&some, i) && !solves(&pairless, i));
    generate(REQUEST(.beyond = some), 0, 20);
    for (size_t i = 0; i < 20; i++)
        assert_false(solves(&some, i));
}

static void other_wishes_hold_too(void **state)
{
    (void)state;
    static const char drawing[] =
        "1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1";
    board pattern;

    generate(REQUEST(.least_rating = 26, .most_rating = 84, .extra_clues = 2), 0, 5);
    for (size_t i = 0; i < 5; i++)
        assert_in_range(rating_at(i).er, 26, 84);
    generate(REQUEST(.levels = 1u << ENNEAD_LEVEL_MEDIUM, .symmetry = ENNEAD_SYMMETRY_HALF_TURN,
                     .surplus = ENNEAD_SURPLUS_ALLOWED),
             0, 5);
    for (size_t i = 0; i < 5; i++)
        assert_true(ennead_has_symmetry(created[i].puzzle, ENNEAD_SYMMETRY_HALF_TURN));
    board_of(drawing, pattern);
    generate(REQUEST(.least_rating = 12, .most_rating = 15, .pattern = pattern), 0, 3);
    for (size_t i = 0; i < 3; i++) {
        assert_in_range(rating_at(i).er, 12, 15);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_int_equal(created[i].puzzle[cell] != 0, pattern[cell] != 0);
    }
}

static void a_puzzle_depends_on_its_number_alone(void **state)
{
    (void)state;
    const ennead_request request = REQUEST(.least_rating = 78, .most_rating = 84, .seed = 9);
    static board puzzles[6];

    generate(request, 0, 6);
    for (size_t i = 0; i < 6; i++)
        memcpy(puzzles[i], created[i].puzzle, sizeof puzzles[i]);
    for (size_t i = 0; i < 6; i += 2) {
        generate(request, i, 2);
        assert_memory_equal(puzzles[i], created[0].puzzle, sizeof puzzles[i]);
        assert_memory_equal(puzzles[i + 1], created[1].puzzle, sizeof puzzles[i]);
    }
}

static void what_is_not_found_is_given_up(void **state)
{
    (void)state;
    const ennead_request request = REQUEST(.least_rating = 119, .effort = 3000);
    const ennead_request odd = REQUEST(.least_rating = 10, .most_rating = 10, .effort = 3000);
    ennead_stop stop = {0};
    ennead_request stopped = REQUEST(.least_rating = 119, .stop = &stop);

    assert_int_equal(ennead_generate(creator, &request, 0, 1, created), ENNEAD_STATUS_OK);
    assert_int_equal(created[0].outcome, ENNEAD_CREATION_OUTCOME_GAVE_UP);
    assert_int_equal(ennead_generate(creator, &odd, 0, 1, created), ENNEAD_STATUS_OK);
    assert_int_equal(created[0].outcome, ENNEAD_CREATION_OUTCOME_GAVE_UP);
    ennead_stop_set(&stop);
    assert_int_equal(ennead_generate(creator, &stopped, 0, 1, created), ENNEAD_STATUS_OK);
    assert_int_equal(created[0].outcome, ENNEAD_CREATION_OUTCOME_STOPPED);
    stopped = REQUEST(.least_rating = 119, .time_limit = 0.05);
    assert_int_equal(ennead_generate(creator, &stopped, 0, 1, created), ENNEAD_STATUS_OK);
    assert_int_equal(created[0].outcome, ENNEAD_CREATION_OUTCOME_STOPPED);
}

static void impossible_wishes_are_refused(void **state)
{
    (void)state;
    ennead_request request = REQUEST(.least_rating = 80, .most_rating = 70);

    assert_int_equal(ennead_request_find_conflict(&request), ENNEAD_REQUEST_CONFLICT_RATING);
    request = REQUEST(.least_rating = 9);
    assert_int_equal(ennead_request_find_conflict(&request), ENNEAD_REQUEST_CONFLICT_RATING);
    request = REQUEST(.most_rating = 201);
    assert_int_equal(ennead_request_find_conflict(&request), ENNEAD_REQUEST_CONFLICT_RATING);
    request = REQUEST(.least_rating = 120, .most_rating = 130);
    assert_int_equal(ennead_request_find_conflict(&request), ENNEAD_REQUEST_CONFLICT_HARDEST);
    request = REQUEST(.only = named("singles"), .beyond = named("basic"));
    assert_int_equal(ennead_request_find_conflict(&request), ENNEAD_REQUEST_CONFLICT_BEYOND);
    request = REQUEST(.levels = 32);
    assert_int_equal(ennead_generate(creator, &request, 0, 1, created), ENNEAD_STATUS_BAD_ARGUMENT);
    request = REQUEST(.only = {{0, 0, 0, (uint64_t)1 << 63}});
    assert_int_equal(ennead_generate(creator, &request, 0, 1, created), ENNEAD_STATUS_BAD_ARGUMENT);
    request = REQUEST(.beyond = named("all"));
    assert_int_equal(ennead_request_find_conflict(&request), ENNEAD_REQUEST_CONFLICT_NONE);
    request.beyond.words[ENNEAD_TECHNIQUE_COUNT / 64] |= (uint64_t)1 << ENNEAD_TECHNIQUE_COUNT % 64;
    assert_int_equal(ennead_generate(creator, &request, 0, 1, created), ENNEAD_STATUS_BAD_ARGUMENT);
    request = REQUEST(.rating_kind = (ennead_rating_kind)3);
    assert_int_equal(ennead_generate(creator, &request, 0, 1, created), ENNEAD_STATUS_BAD_ARGUMENT);
}

static ennead_status use_creator(const ennead_allocator *memory)
{
    const ennead_request request = REQUEST(.least_rating = 10, .most_rating = 40);
    ennead_creator *own;
    ennead_status status = ennead_creator_new(memory, &own);

    if (status == ENNEAD_STATUS_OK)
        status = ennead_generate(own, &request, 0, 1, created);
    ennead_creator_free(own);
    return status;
}

static void memory_may_run_out(void **state)
{
    (void)state;
    assert_survives_failing_allocations(use_creator);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ratings_are_within_their_bounds),
        cmocka_unit_test(hard_ones_are_hunted_for),
        cmocka_unit_test(the_hardest_hide_a_core),
        cmocka_unit_test(gems_shine),
        cmocka_unit_test(levels_are_as_wished_for),
        cmocka_unit_test(techniques_are_enough_or_not),
        cmocka_unit_test(other_wishes_hold_too),
        cmocka_unit_test(a_puzzle_depends_on_its_number_alone),
        cmocka_unit_test(what_is_not_found_is_given_up),
        cmocka_unit_test(impossible_wishes_are_refused),
        cmocka_unit_test(memory_may_run_out),
    };
    return cmocka_run_group_tests(tests, make, give_back);
}
