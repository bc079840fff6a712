/* SPDX-License-Identifier: MIT */
/*
 * Hints cached by board: what is returned was stored for the same board, values and level, however
 * full the cache is and whatever has the same hash; and no path depends on earlier ones.
 */
#include "support/rating/chained.h"
#include "support/states.h"

enum { BOARDS = 3 * CACHE_SETS * CACHE_WAYS };

typedef struct fixture {
    ennead_rater *rater;
    chain_search search;
    chain_board board;
    chain_cache *cache;
    struct generator g;
} fixture;

static void begin(fixture *f, uint64_t seed)
{
    assert_int_equal(ennead_rater_new(NULL, NULL, &f->rater), ENNEAD_STATUS_OK);
    memset(&f->rater->m, 0, sizeof f->rater->m);
    begin_chain_search(&f->search, f->rater, SE_DYNAMIC);
    memset(&f->board, 0, sizeof f->board);
    f->search.before = &f->board;
    f->cache = &f->rater->chains->cache;
    f->g = (struct generator){seed};
    clear_cache(f->cache);
}

/* The nth board, and one hint that tells it. */
static chain_hint make_board(fixture *f, int nth)
{
    struct generator g = {(uint64_t)nth + 1000};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        f->board.of[cell] = (digits)generator_below(&g, 512);
    return (chain_hint){.complexity = nth, .rank = 1};
}

static void a_board_gives_back_its_own_hints(void **context)
{
    (void)context;
    fixture f;
    unsigned kept_count = 0;

    begin(&f, 1);
    for (int nth = 0; nth < BOARDS; nth++) {
        const chain_hint hint = make_board(&f, nth);

        assert_null(recall_hints(f.cache, &f.search));
        keep_hints(f.cache, &f.search, &hint, 1);
        assert_non_null(recall_hints(f.cache, &f.search));
    }
    for (int nth = 0; nth < BOARDS; nth++) {
        const chain_hint hint = make_board(&f, nth);
        const kept_hints *kept = recall_hints(f.cache, &f.search);

        if (kept == NULL)
            continue;
        kept_count++;
        assert_int_equal(kept->count, 1);
        assert_int_equal(hints_kept(f.cache, kept)->complexity, hint.complexity);
    }
    /* It is full, and the oldest have given way. */
    assert_true(kept_count > CACHE_SETS * CACHE_WAYS * 9 / 10);
    assert_true(kept_count <= CACHE_SETS * CACHE_WAYS);
    clear_cache(f.cache);
    for (int nth = 0; nth < BOARDS; nth++) {
        (void)make_board(&f, nth);
        assert_null(recall_hints(f.cache, &f.search));
    }
    ennead_rater_free(f.rater);
}

/* The entry of the one board that is kept. */
static kept_hints *only_entry(chain_cache *cache)
{
    kept_hints *only = NULL;

    for (int set = 0; set < CACHE_SETS; set++)
        for (int way = 0; way < CACHE_WAYS; way++)
            if (cache->tags[set][way] != 0) {
                assert_null(only);
                only = &cache->kept[set][way];
            }
    assert_non_null(only);
    return only;
}

/* Entries of the same hash that are of another board, other values, another level. */
static void what_collides_is_not_mistaken(void **context)
{
    (void)context;
    fixture f;

    begin(&f, 2);
    const chain_hint hint = make_board(&f, 7);
    keep_hints(f.cache, &f.search, &hint, 1);
    kept_hints *kept = only_entry(f.cache);
    assert_ptr_equal(recall_hints(f.cache, &f.search), kept);
    kept->of[80] ^= 1;
    assert_null(recall_hints(f.cache, &f.search));
    kept->of[80] ^= 1;
    kept->values[40] = 5;
    assert_null(recall_hints(f.cache, &f.search));
    kept->values[40] = 0;
    kept->level = SE_PLUS;
    assert_null(recall_hints(f.cache, &f.search));
    kept->level = SE_DYNAMIC;
    assert_ptr_equal(recall_hints(f.cache, &f.search), kept);
    f.search.level = SE_PLUS;
    assert_null(recall_hints(f.cache, &f.search));
    ennead_rater_free(f.rater);
}

static void too_many_hints_are_not_kept(void **context)
{
    (void)context;
    chain_hint hints[MOST_KEPT_HINTS + 1] = {{.rank = 1}};
    fixture f;

    begin(&f, 3);
    (void)make_board(&f, 1);
    keep_hints(f.cache, &f.search, hints, MOST_KEPT_HINTS + 1);
    assert_null(recall_hints(f.cache, &f.search));
    assert_false(f.cache->used);
    keep_hints(f.cache, &f.search, hints, MOST_KEPT_HINTS);
    assert_non_null(recall_hints(f.cache, &f.search));
    keep_hints(f.cache, &f.search, hints, 0);
    assert_non_null(recall_hints(f.cache, &f.search));
    assert_true(f.cache->used);
    ennead_rater_free(f.rater);
}

/* The pool is a ring: each board returns all of its own hints or none; the newest boards return
 * all. */
static void hints_are_written_over_in_turn(void **context)
{
    (void)context;
    enum { LISTS = 200 };
    static chain_hint hints[MOST_KEPT_HINTS];
    fixture f;
    int whole = 0;

    begin(&f, 4);
    for (int nth = 0; nth < LISTS; nth++) {
        const int count = MOST_KEPT_HINTS - nth % 7;

        (void)make_board(&f, nth);
        for (int i = 0; i < count; i++)
            hints[i] = (chain_hint){.complexity = 10000 * nth + i};
        keep_hints(f.cache, &f.search, hints, count);
    }
    for (int nth = 0; nth < LISTS; nth++) {
        (void)make_board(&f, nth);
        const kept_hints *kept = recall_hints(f.cache, &f.search);

        if (kept == NULL) {
            assert_int_equal(whole, 0);
            continue;
        }
        whole++;
        assert_int_equal(kept->count, MOST_KEPT_HINTS - nth % 7);
        for (int i = 0; i < kept->count; i++)
            assert_int_equal(hints_kept(f.cache, kept)[i].complexity, 10000 * nth + i);
    }
    assert_true(whole >= HINT_POOL / MOST_KEPT_HINTS - 1);
    assert_true(whole < LISTS);
    ennead_rater_free(f.rater);
}

/* So that a limit falls at the same place whatever was rated before by the same thread. */
static void paths_do_as_much_the_second_time(void **context)
{
    (void)context;
    const ennead_puzzle puzzle = puzzle_of(is_long_run() ? INKALA_2012 : ESCARGOT);
    const ennead_rater_options options = {.size = sizeof options, .node_limit = 400000};
    ennead_rating ratings[2];
    ennead_rater *rater;

    assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_OK);
    for (int i = 0; i < 2; i++)
        assert_int_equal(ennead_rate(rater, &puzzle, &ratings[i]), ENNEAD_STATUS_OK);
    assert_true(ratings[0].nodes == ratings[1].nodes);
    assert_int_equal(ratings[0].steps, ratings[1].steps);
    ennead_rater_free(rater);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_board_gives_back_its_own_hints),
        cmocka_unit_test(what_collides_is_not_mistaken),
        cmocka_unit_test(too_many_hints_are_not_kept),
        cmocka_unit_test(hints_are_written_over_in_turn),
        cmocka_unit_test(paths_do_as_much_the_second_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
