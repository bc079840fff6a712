/* SPDX-License-Identifier: MIT */
/*
 * Hints of multiple static chains found by layers of sets against those found by following every
 * chain in order: the best, and all.
 */
#include "support/rating/chained.h"
#include "support/states.h"

enum { MOST_SEEN = 4096 };

static struct {
    chain_hint hints[MOST_SEEN];
    int count;
} seen;

static void see(chain_search *s, const chain_hint *hint)
{
    (void)s;
    assert_true(seen.count < MOST_SEEN);
    seen.hints[seen.count++] = *hint;
}

static bool same_hint(const chain_hint *a, const chain_hint *b)
{
    return a->rank == b->rank && a->complexity == b->complexity && a->source == b->source &&
           a->target == b->target && a->shape == b->shape && a->key == b->key;
}

static void compare_best(struct chained *c)
{
    chain_hint best;

    begin_search(c, SE_MULTIPLE);
    if (!find_best_static(&c->search))
        return;
    best = c->search.best;
    begin_search(c, SE_MULTIPLE);
    find_multiple_chains(&c->search);
    assert_int_equal(best.rank, c->search.best.rank);
    if (best.rank != NO_RANK)
        assert_true(same_hint(&best, &c->search.best));
}

static void compare_all(struct chained *c)
{
    int layered;

    begin_search(c, SE_MULTIPLE);
    c->search.sink = see;
    seen.count = 0;
    if (!find_all_static(&c->search))
        return;
    layered = seen.count;
    find_multiple_chains(&c->search);
    assert_int_equal(seen.count, 2 * layered);
    for (int i = 0; i < layered; i++) {
        order_static_hint(&c->search, &seen.hints[i]);
        int j = layered;
        while (j < seen.count && !same_hint(&seen.hints[i], &seen.hints[j]))
            j++;
        assert_true(j < seen.count);
    }
    /* Both orders are the same. */
    for (int i = 0; i < layered; i++)
        for (int j = layered; j < seen.count; j++)
            if (same_hint(&seen.hints[i], &seen.hints[j]))
                seen.hints[j].nth = (uint16_t)i;
    for (int j = layered + 1; j < seen.count; j++)
        assert_true(seen.hints[seen.hints[j - 1].nth].order < seen.hints[seen.hints[j].nth].order);
}

static void compare(struct chained *c)
{
    compare_best(c);
    compare_all(c);
}

static void layers_find_what_following_finds(void **context)
{
    (void)context;
    for_chained_states(60, 3, 31, compare);
    for_chained_states_of(ESCARGOT, 4, compare);
}

/* Where some supposition leads to a contradiction, layers say that they do not know. */
static void contradictions_are_noticed(void **context)
{
    (void)context;
    struct generator g = {32};
    ennead_rater *rater;
    unsigned unknown = 0;

    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    for (int i = 0; i < 40; i++) {
        const ennead_state state = random_state(&g);
        chain_search s;
        bool conflict_at = false;

        marks_of_state(&rater->m, &state);
        begin_chain_search(&s, rater, SE_MULTIPLE);
        begin_runs(&s);
        for (int candidate = 0; candidate < CANDIDATES; candidate++)
            if ((rater->m.of[candidate / 9] & digit_set(candidate % 9 + 1)) != 0)
                conflict_at |= wanted_run(&s, (chain_node)(FIRST_ON + candidate))->conflict;
        assert_int_equal(find_best_static(&s), !conflict_at);
        unknown += conflict_at;
    }
    assert_true(unknown > 0);
    ennead_rater_free(rater);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layers_find_what_following_finds),
        cmocka_unit_test(contradictions_are_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
