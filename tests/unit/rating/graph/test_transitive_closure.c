/* SPDX-License-Identifier: MIT */
/*
 * The closure against the graph: the same forcing chains on a whole board; all that a smaller board
 * has, and nothing new where nothing is taken; back to the whole board afterwards.
 */
#include "support/rating/chained.h"
#include "support/states.h"

static unsigned long with, without, more;

static bool is_any(const uint64_t *set, int words)
{
    uint64_t any = 0;

    for (int word = 0; word < words; word++)
        any |= set[word];
    return any != 0;
}

static void check_against_net(struct chained *c, const transitive_closure *closure)
{
    se_chain_memory *memory = c->rater->chains;
    chain_graph *graphs = memory->graphs;
    uint64_t found = 0;

    list_house_links(&graphs[LINKS_X], &c->search.memory->tables, &c->search);
    list_links(&graphs[LINKS_ALL], &graphs[LINKS_X], LINKS_ALL);
    for (int word = 0; word < closure->words; word++)
        found |= closure->conflict_at[word] | closure->forced[word];
    assert_int_equal(found != 0, has_forcing_chain(&memory->reach, &graphs[LINKS_ALL]));
    with += found != 0;
    without += found == 0;
}

/* All of the candidates that are left that a closure of what is left alone has, by itself. */
static void check_smaller(struct chained *c, const transitive_closure *closure)
{
    static reachability places;
    static chain_implications implied;
    static transitive_closure smaller;
    chain_board left = *c->search.before;
    const chain_tables *tables = closure->tables;

    for (int number = 0; number < closure->places->count; number++) {
        const int candidate = closure->places->candidate[number], cell = candidate / 9;

        if (!in_set(closure->live, number))
            take_from_board(&left, &tables->spots[cell], cell, candidate % 9 + 1);
    }
    begin_implications(&implied, &left, tables);
    assert_true(number_suppositions(&places, &implied));
    begin_closure(&smaller, &places, tables);
    for (int row = 0; row < places.count; row++)
        for (int column = 0; column < places.count; column++) {
            const uint16_t *number = &closure->places->column[FIRST_ON];
            const int r = number[places.candidate[row]], k = number[places.candidate[column]];

            if (in_set(&smaller.off[row * smaller.words], column))
                assert_true(in_set(&closure->off[r * closure->words], k));
            if (column == 0 && in_set(smaller.conflict_at, row))
                assert_true(in_set(closure->conflict_at, r));
            if (column == 0 && in_set(smaller.forced, row))
                assert_true(in_set(closure->forced, r) ||
                            is_any(closure->conflict_at, closure->words));
        }
}

static void check_whole(const transitive_closure *closure)
{
    const size_t bytes = (size_t)(closure->places->count * closure->words) * sizeof *closure->off;

    assert_memory_equal(closure->off, closure->whole_off, bytes);
    assert_memory_equal(closure->conflict_at, closure->whole_conflict_at,
                        sizeof closure->conflict_at);
}

static void compare(struct chained *c)
{
    se_chain_memory *memory = c->rater->chains;
    transitive_closure *closure = &memory->closure;
    struct generator g = {97};

    begin_search(c, SE_NESTED_FORCING);
    begin_runs(&c->search);
    assert_true(number_suppositions(&memory->reachable, &memory->implied_by_depth[0]));
    begin_closure(closure, &memory->reachable, &memory->tables);
    check_against_net(c, closure);
    complete_closure(closure);
    check_whole(closure);
    for (int turn = 0; turn < 3; turn++) {
        for (int i = 0; i < 8; i++) {
            const int number = (int)generator_below(&g, (unsigned)memory->reachable.count);

            if (in_set(closure->live, number))
                take_from_closure(closure, memory->reachable.candidate[number]);
        }
        complete_closure(closure);
        check_smaller(c, closure);
    }
    for (int word = 0; word < closure->words; word++)
        more += closure->changed[word] != 0;
    renew_closure(closure);
    check_whole(closure);
}

static void it_holds_what_static_links_lead_to(void **context)
{
    (void)context;
    with = without = more = 0;
    for_chained_states(120, 3, 71, compare);
    for_chained_states_of(ESCARGOT, 3, compare);
    assert_true(with > 0 && without > 0 && more > 0);
}

static void what_all_turn_off_is_common(void **context)
{
    (void)context;
    static transitive_closure closure;
    const uint16_t numbers[2] = {0, 1};
    uint64_t common[MOST_WORDS];

    closure.words = QUAD;
    closure.live[0] = 0x7e;
    closure.off[0] = 0x35;
    closure.off[QUAD] = 0x2d;
    turned_off_by_all(&closure, numbers, 2, common);
    assert_int_equal(common[0], 0x24);
    turned_off_by_all(&closure, numbers, 1, common);
    assert_int_equal(common[0], 0x34);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_holds_what_static_links_lead_to),
        cmocka_unit_test(what_all_turn_off_is_common),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
