/* SPDX-License-Identifier: MIT */
/*
 * The producers of chains as the rater uses them: famous puzzles with their published ratings,
 * limits, and memory that runs out. (The table of ratings shows that steps are the original
 * program's; replaying paths shows that they are sound.)
 */
#include <stdlib.h>

#include "support/rating/chained.h"
#include "support/rating/rated.h"

static void assert_rated(const char *line, int er, int ep, int ed)
{
    const ennead_puzzle puzzle = puzzle_of(line);
    ennead_rater *rater;
    ennead_rating rating;

    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_OK);
    assert_int_equal(rating.end, ENNEAD_RATING_END_SOLVED);
    assert_int_equal(rating.er, er);
    assert_int_equal(rating.ep, ep);
    assert_int_equal(rating.ed, ed);
    ennead_rater_free(rater);
}

static void famous_puzzles_are_rated_as_quoted(void **context)
{
    (void)context;
    assert_rated(ESCARGOT, 105, 12, 12);
    if (is_long_run()) {
        assert_rated(INKALA_2012, 107, 107, 97);
        assert_rated(PLATINUM_BLONDE, 106, 12, 12);
    }
}

/* Wherever the limit falls, the path ends there and says so. */
static void limits_end_searches_of_chains(void **context)
{
    (void)context;
    const ennead_puzzle puzzle = puzzle_of(ESCARGOT);

    for (uint64_t limit = 20000; limit <= 320000; limit *= 4) {
        const ennead_rater_options options = {.size = sizeof options, .node_limit = limit};
        ennead_rater *rater;
        ennead_rating rating;

        assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_OK);
        assert_int_equal(rating.end, ENNEAD_RATING_END_NODES);
        assert_true(rating.nodes >= limit && rating.nodes < limit + 100000);
        ennead_rater_free(rater);
    }
}

/* A search that a limit ends is of no use to the next one. */
static void look_twice(struct chained *c)
{
    for (int level = SE_NISHIO; level <= SE_NESTED_FORCING; level++) {
        ennead_se_step step;
        const bool found = se_find_chains(c->rater, (se_level)level);

        step = c->rater->step;
        c->rater->node_limit = c->rater->nodes = 1;
        (void)se_find_chains(c->rater, (se_level)level);
        c->rater->ended = false;
        c->rater->node_limit = UINT64_MAX;
        assert_int_equal(se_find_chains(c->rater, (se_level)level), found);
        if (found) {
            assert_int_equal(c->rater->step.rating, step.rating);
            assert_memory_equal(c->rater->step.removed, step.removed, sizeof step.removed);
        }
    }
}

static void a_search_that_was_cut_off_leaves_nothing(void **context)
{
    (void)context;
    for_chained_states_of(INKALA_2012, 1, look_twice);
    for_chained_states(20, 1, 11, look_twice);
}

/* Memory as it may come from an allocator: every byte has a value. */
static void *allocate_filled(void *user, size_t bytes)
{
    void *memory = malloc(bytes);

    if (memory != NULL)
        memset(memory, *(const int *)user, bytes);
    return memory;
}

static void release_filled(void *user, void *memory)
{
    (void)user;
    free(memory);
}

/* Each puzzle alone in a new rater, after those before it, and after those behind it. */
static void what_memory_held_before_does_not_matter(void **context)
{
    (void)context;
    static ennead_rating after[64];
    const size_t most = test_size(COUNT_OF(after), COUNT_OF(after));
    const size_t count = rated_count < most ? rated_count : most;
    int fill = 1; /* `true` for whoever asks what is known */
    const ennead_allocator filled = {allocate_filled, release_filled, &fill};
    ennead_rater *one, *alone;

    assert_int_equal(ennead_rater_new(NULL, &filled, &one), ENNEAD_STATUS_OK);
    FOR_ALL_DIGITS(digit) {
        assert_false(one->chains->cycles.kept[digit].known);
        assert_false(one->chains->nishio[digit].known);
    }
    for (size_t i = 0; i < 2 * count; i++) {
        const size_t at = i < count ? i : 2 * count - 1 - i;
        const ennead_puzzle puzzle = puzzle_of(rated_puzzles[at].puzzle);
        ennead_rating rating;

        assert_int_equal(ennead_rate(one, &puzzle, &after[at]), ENNEAD_STATUS_OK);
        fill = i < count ? 1 : 0xff;
        assert_int_equal(ennead_rater_new(NULL, &filled, &alone), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_rate(alone, &puzzle, &rating), ENNEAD_STATUS_OK);
        assert_int_equal(rating.er, after[at].er);
        assert_int_equal(rating.steps, after[at].steps);
        assert_int_equal(rating.nodes, after[at].nodes);
        assert_memory_equal(rating.counts, after[at].counts, sizeof rating.counts);
        ennead_rater_free(alone);
    }
    ennead_rater_free(one);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(famous_puzzles_are_rated_as_quoted),
        cmocka_unit_test(limits_end_searches_of_chains),
        cmocka_unit_test(a_search_that_was_cut_off_leaves_nothing),
        cmocka_unit_test(what_memory_held_before_does_not_matter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
