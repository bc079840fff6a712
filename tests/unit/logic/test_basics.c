/* SPDX-License-Identifier: MIT */
/*
 * Singles, locked candidates and pairs all at once: a path that begins where they end solves the
 * same puzzles as the path of the same techniques step by step, and leaves the same candidates in
 * those that it does not solve.
 */
#include "support/support.h"

#include "logic/basics.h"

enum { PUZZLES = 400 };
static ennead_created_puzzle created[PUZZLES];

static int make_puzzles(void **state)
{
    (void)state;
    ennead_creator *creator;
    if (ennead_creator_new(NULL, &creator) != ENNEAD_STATUS_OK)
        return -1;
    const ennead_status status = ennead_generate(creator, NULL, 0, PUZZLES, created);
    ennead_creator_free(creator);
    return status == ENNEAD_STATUS_OK ? 0 : -1;
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

static ennead_state state_at(size_t i)
{
    ennead_puzzle puzzle;
    ennead_state state;
    assert_int_equal(ennead_puzzle_from_givens(created[i].puzzle, &puzzle), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    return state;
}

/* How many of the puzzles the basics of a set end by themselves, solved or not. */
static size_t compare_with_paths(const char *names)
{
    const ennead_technique_set set = named(names);
    size_t by_themselves = 0;

    for (size_t i = 0; i < PUZZLES; i++) {
        ennead_state quick = state_at(i), path = quick;
        if (basics_do(&quick, &set))
            (void)ennead_path(test_finder(), &quick, &set, NULL, NULL);
        else
            by_themselves++;
        (void)ennead_path(test_finder(), &path, &set, NULL, NULL);
        assert_memory_equal(quick.values, path.values, sizeof path.values);
        assert_memory_equal(quick.candidates, path.candidates, sizeof path.candidates);
    }
    return by_themselves;
}

static void they_end_where_their_path_does(void **state)
{
    (void)state;
    static const char *const sets[] = {
        "singles",
        "naked single,hidden single",
        "singles,pointing",
        "singles,claiming",
        "singles,naked pair",
        "singles,hidden pair",
        "singles,locked pair,naked pair",
        "singles,intersections,naked pair",
        "singles,intersections,naked pair,hidden pair",
    };

    for (size_t i = 0; i < COUNT_OF(sets); i++)
        assert_int_equal(compare_with_paths(sets[i]), PUZZLES);
}

static void others_go_on_from_there(void **state)
{
    (void)state;
    static const char *const sets[] = {
        "basic",
        "singles,intersections,subsets",
        "singles,naked triple,naked pair,hidden pair,x-wing",
        /* without naked pairs, a locked pair that shrinks is not found */
        "singles,locked pair,pointing",
        "singles,naked triple,pointing",
        "singles,locked triple,claiming",
        "singles,intersections,subsets,fish,wings",
    };

    for (size_t i = 0; i < COUNT_OF(sets); i++)
        assert_in_range(compare_with_paths(sets[i]), 1, PUZZLES - 1);
}

static void without_all_singles_nothing_is_done(void **state)
{
    (void)state;
    static const char *const sets[] = {"hidden single", "naked single,pointing", "full house"};

    for (size_t i = 0; i < COUNT_OF(sets); i++) {
        const ennead_technique_set set = named(sets[i]);
        const ennead_state before = state_at(0);
        ennead_state after = before;
        assert_true(basics_do(&after, &set));
        assert_memory_equal(after.values, before.values, sizeof after.values);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(they_end_where_their_path_does),
    cmocka_unit_test(others_go_on_from_there),
    cmocka_unit_test(without_all_singles_nothing_is_done),
};

int main(void)
{
    return cmocka_run_group_tests(tests, make_puzzles, NULL);
}
