/* SPDX-License-Identifier: MIT */
/*
 * What is looked up in a state is looked up once, and anew after the state has changed.
 */
#include "hunts.h"

static void what_is_known_is_not_made_again(void **context)
{
    (void)context;
    struct generator generator = {31};
    const ennead_state state = open_state(&generator);
    const hunt *h = hunt_on(&state);
    memo *known = h->memo;

    assert_false(known->has_almost);
    assert_false(known->has_doomed);
    assert_int_equal(known->network.kind, NO_NETWORK);
    const almost_table *sets = almost_of(h);
    const cells *doomed = doomed_of(h);
    const network *n = network_of(h, WITHOUT_SETS);
    assert_true(known->has_almost && known->has_doomed);
    assert_int_equal(known->network.kind, WITHOUT_SETS);

    /* Marks of what was made stay where they are when it is asked for again. */
    known->almost.count += 1000;
    known->doomed[1] ^= CELL(0);
    known->network.count += 1000;
    const int sets_marked = known->almost.count, nodes_marked = known->network.count;
    const cells doomed_marked = known->doomed[1];
    assert_ptr_equal(almost_of(h), sets);
    assert_ptr_equal(doomed_of(h), doomed);
    assert_ptr_equal(network_of(h, WITHOUT_SETS), n);
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
    memo *known = h->memo;
    const int sets = almost_of(h)->count, nodes = network_of(h, WITHOUT_SETS)->count;
    const cells doomed = doomed_of(h)[1];

    known->almost.count = known->network.count = 0;
    known->doomed[1] = ~doomed;
    forget(known);
    assert_int_equal(almost_of(h)->count, sets);
    assert_int_equal(network_of(h, WITHOUT_SETS)->count, nodes);
    assert_true(doomed_of(h)[1] == doomed);
}

/* There is one network at a time, and it changes its kind as it is asked for. */
static void a_network_of_another_kind_is_another(void **context)
{
    (void)context;
    struct generator generator = {33};
    const ennead_state state = open_state(&generator);
    const hunt *h = hunt_on(&state);
    const int plain = network_of(h, WITHOUT_SETS)->count;
    const int with_sets = network_of(h, WITH_SETS)->count;

    assert_int_equal(h->memo->network.kind, WITH_SETS);
    assert_true(with_sets > plain);
    assert_int_equal(network_of(h, WITHOUT_SETS)->count, plain);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_known_is_not_made_again),
        cmocka_unit_test(what_is_forgotten_is_made_again),
        cmocka_unit_test(a_network_of_another_kind_is_another),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
