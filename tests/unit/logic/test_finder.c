/* SPDX-License-Identifier: MIT */
/*
 * What is looked up in a state is looked up once, and anew after the state has changed.
 */
#include "support/hunts.h"

#include <stdlib.h>
#include <string.h>

#include "logic/templates.h"

static void what_is_known_is_not_made_again(void **context)
{
    (void)context;
    struct generator generator = {31};
    const ennead_state state = open_state(&generator);
    const hunt *h = hunt_on(&state);
    ennead_finder *known = h->finder;

    assert_false(known->has_almost);
    assert_false(known->has_doomed);
    assert_int_equal(known->has_grouped_links, NO_GROUPED_LINKS);
    const almost_table *sets = almost_of(h);
    const cells *doomed = doomed_of(h);
    const grouped_links *n = grouped_links_of(h, WITHOUT_SETS);
    assert_true(known->has_almost && known->has_doomed);
    assert_int_equal(known->has_grouped_links, WITHOUT_SETS);

    /* Marks of what was made stay where they are when it is asked for again. */
    known->tables.almost.count += 1000;
    known->doomed[1] ^= CELL(0);
    known->tables.grouped.count += 1000;
    const int sets_marked = known->tables.almost.count, nodes_marked = known->tables.grouped.count;
    const cells doomed_marked = known->doomed[1];
    assert_ptr_equal(almost_of(h), sets);
    assert_ptr_equal(doomed_of(h), doomed);
    assert_ptr_equal(grouped_links_of(h, WITHOUT_SETS), n);
    assert_int_equal(sets->count, sets_marked);
    assert_true(doomed[1] == doomed_marked);
    assert_int_equal(n->count, nodes_marked);
}

static void what_is_forgotten_is_made_again(void **context)
{
    (void)context;
    struct generator generator = {32};
    const ennead_state state = open_state(&generator);
    const hunt *h = hunt_on(&state);
    ennead_finder *known = h->finder;
    const int sets = almost_of(h)->count, nodes = grouped_links_of(h, WITHOUT_SETS)->count;
    const cells doomed = doomed_of(h)[1];

    known->tables.almost.count = known->tables.grouped.count = 0;
    known->doomed[1] = ~doomed;
    forget(known);
    assert_int_equal(almost_of(h)->count, sets);
    assert_int_equal(grouped_links_of(h, WITHOUT_SETS)->count, nodes);
    assert_true(doomed_of(h)[1] == doomed);
}

/* There is one set of grouped links at a time, and it changes its kind as it is asked for. */
static void grouped_links_of_another_kind_are_others(void **context)
{
    (void)context;
    struct generator generator = {33};
    const ennead_state state = open_state(&generator);
    const hunt *h = hunt_on(&state);
    const int plain = grouped_links_of(h, WITHOUT_SETS)->count;
    const int with_sets = grouped_links_of(h, WITH_SETS)->count;

    assert_int_equal(h->finder->has_grouped_links, WITH_SETS);
    assert_true(with_sets > plain);
    assert_int_equal(grouped_links_of(h, WITHOUT_SETS)->count, plain);
}

static void *allocate_used_memory(void *user, size_t bytes)
{
    void *memory = aligned_alloc(64, (bytes + 63) / 64 * 64);

    (void)user;
    assert_non_null(memory);
    return memset(memory, 0xa5, bytes);
}

static void release_used_memory(void *user, void *memory)
{
    (void)user;
    free(memory);
}

/* Whatever its memory held before, a new finder remembers no fish and no chains. */
static void a_new_finder_knows_nothing(void **context)
{
    (void)context;
    const ennead_allocator used = {allocate_used_memory, release_used_memory, NULL};
    ennead_finder *finder;

    assert_int_equal(ennead_finder_new(&used, &finder), ENNEAD_STATUS_OK);
    FOR_ALL_DIGITS(digit) {
        for (int kind = 0; kind < 2; kind++) {
            assert_true(finder->without_chain[kind][digit] == 0);
            for (int size = 0; size < FISH_SIZES; size++)
                assert_true(finder->without_fish[kind][size][digit] == 0);
        }
    }
    ennead_finder_free(finder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_known_is_not_made_again),
        cmocka_unit_test(what_is_forgotten_is_made_again),
        cmocka_unit_test(grouped_links_of_another_kind_are_others),
        cmocka_unit_test(a_new_finder_knows_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
