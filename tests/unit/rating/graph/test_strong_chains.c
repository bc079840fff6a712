/* SPDX-License-Identifier: MIT */
/*
 * Strong chains: what the shortest forcing chains turn off and on, against the lengths of all of
 * them; and that every loop that eliminates something is among those that are looked for.
 */
#include "rating/graph/strong_chains.h"
#include "support/rating/chained.h"

static strong_chains chains;
static unsigned long forced, loops_found[3];

/* Whether the chains have found just what the lengths say. Returns the length. */
static int compare_shortest(struct chained *c, chain_graph *graph)
{
    chain_lengths *lengths = &c->search.memory->lengths;
    bool found = false;

    assert_int_equal(chains.count, graph->count);
    begin_lengths(lengths, graph);
    while (!found && lengths->growing_count != 0)
        found = lengthen(lengths, graph);
    const int length = found ? 2 * lengths->layer : 0;
    found = false;
    while (!found && chains.growing_count != 0)
        found = grow_strong_chains(&chains);
    assert_int_equal(found ? 2 * chains.strong_links : 0, length);
    for (int number = 0; found && number < graph->count; number++) {
        assert_int_equal(in_set(chains.turned_off, number),
                         lengths->length[2 * number + 1] == length);
        assert_int_equal(in_set(chains.turned_on, number), lengths->length[2 * number] == length);
    }
    forced += found;
    return length;
}

struct useful {
    struct chained *c;
    const uint64_t *members;
    int number, links; /* of the loops; 0: any */
    loop_lengths lengths;
};

static bool is_looked_for(void *user, const chain_path *path, int nth)
{
    const struct useful *u = user;

    (void)nth;
    if (!eliminates(u->c, path) || (u->links != 0 && path->count - 1 != u->links))
        return true;
    loops_found[u->lengths]++;
    assert_true(in_set(u->members, u->number));
    return true;
}

/* Follows the loops from all candidates. */
static void look_for_loops(struct chained *c, chain_graph *graph, loop_lengths lengths, int links)
{
    uint64_t members[MOST_WORDS];

    (void)find_loop_members(&chains, lengths, members);
    for (int number = 0; number < graph->count; number++) {
        struct useful u = {c, members, number, links, lengths};

        if (!graph->alone[number] && graph->strong_count[number] != 0)
            (void)find_loops(&c->search.memory->paths, graph, number, links != 0 ? links : 12,
                             is_looked_for, &u);
    }
}

static void check_chains(struct chained *c)
{
    begin_search(c, SE_CYCLES);
    se_chain_memory *memory = c->search.memory;
    chain_graph *x = &memory->graphs[LINKS_X], *all = &memory->graphs[LINKS_ALL];

    list_house_links(x, &memory->tables, &c->search);
    list_links(all, x, LINKS_ALL);
    begin_chains_of_all(&chains, &c->search, &memory->tables);
    begin_rows_of_all(&chains, &c->search);
    const int length = compare_shortest(c, all);
    if (length >= 6)
        look_for_loops(c, all, LOOPS_SHORTER, length - 2);
    if (length >= 4)
        look_for_loops(c, all, LOOPS_AS_LONG, length);
    FOR_ALL_DIGITS(digit) {
        begin_chains_of_digit(&chains, c->search.before, &memory->tables, digit);
        complete_strong_chains(&chains);
        list_strong_links(x, &memory->tables, &c->search, LINKS_X, digit_set(digit));
        if (chains.count != 0)
            look_for_loops(c, x, LOOPS_ANY, 0);
    }
}

/* Random puzzles with loops of all kinds (ennead generate --seed=61). */
static const char *const with_loops[] = {
    "......586.....9..1...57.4....4.86..2.7...5.....57.1.......1..9.3.....6..598......",
    ".1.....738.3......9....4......8........912.....8...29..51.9...6.6..7...27....34.9",
    "..9...8..8.7.4.....6...1......9...137.......2..4.8.6..4...5...6.8.....9...3.6.5..",
    "....86..32..39.61.7...4.....6.....81.....8....29.14.........2.83....9.7..4..3....",
};

static void nothing_is_missed(void **context)
{
    (void)context;
    for_chained_states(test_size(60, 1000), 60, 61, check_chains);
    for_chained_states_of(ESCARGOT, 20, check_chains);
    for (size_t i = 0; i < sizeof with_loops / sizeof *with_loops; i++)
        for_chained_states_of(with_loops[i], 20, check_chains);
    assert_true(forced > 0);
    assert_true(loops_found[LOOPS_SHORTER] > 0 && loops_found[LOOPS_AS_LONG] > 0 &&
                loops_found[LOOPS_ANY] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_missed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
