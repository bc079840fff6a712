/* SPDX-License-Identifier: MIT */
/*
 * Every loop of Y-links that eliminates something is among those that are looked for, whatever the
 * limit on its length.
 */
#include "rating/graph/cell_loops.h"
#include "support/rating/chained.h"

static strong_chains all;
static cell_loops pairs;
static unsigned long found, left_out;

struct useful {
    struct chained *c;
    const uint64_t *members;
    int number;
};

static bool is_looked_for(void *user, const chain_path *path, int nth)
{
    const struct useful *u = user;

    (void)nth;
    if (!eliminates(u->c, path))
        return true;
    found++;
    assert_true(in_set(u->members, u->number));
    return true;
}

static void check_loops(struct chained *c)
{
    begin_search(c, SE_CYCLES);
    se_chain_memory *memory = c->search.memory;
    chain_graph *y = &memory->graphs[LINKS_Y];
    uint64_t members[MOST_WORDS];

    list_strong_links(y, &memory->tables, &c->search, LINKS_Y, ALL_DIGITS);
    begin_chains_of_all(&all, &c->search, &memory->tables);
    for (int links = 4; links <= 40; links += 4) {
        pairs.longest = links / 2;
        (void)find_cell_loops(&pairs, &all, &c->search, &memory->tables, members);
        for (int number = 0; number < y->count; number++) {
            struct useful u = {c, members, number};

            left_out += y->strong_count[number] != 0 && !in_set(members, number);
            if (y->strong_count[number] != 0)
                (void)find_loops(&memory->paths, y, number, links, is_looked_for, &u);
        }
    }
}

/* A random puzzle with a loop of Y-links (ennead generate --seed=61). */
#define WITH_LOOP \
    "...521.9.2.9.....6.4....8....23.5......9..7......1.5..6.87.......7.3..6..23.....1"

static void nothing_is_missed(void **context)
{
    (void)context;
    for_chained_states(test_size(60, 1000), 60, 62, check_loops);
    for_chained_states_of(WITH_LOOP, 400, check_loops);
    assert_true(found > 0 && left_out > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_missed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
