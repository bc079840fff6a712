/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and loops: lengths against a plain breadth-first search, paths link by link, and
 * the best hint against all of them.
 */
#include "support/rating/chained.h"

/* ------------------------------------------------------------------------------ plain links */

static bool plain_has(const struct chained *c, int candidate)
{
    return (c->rater->m.of[candidate / 9] & digit_set(candidate % 9 + 1)) != 0;
}

static bool same_house(int cell, int other, int kind)
{
    return kind == 0   ? box_of(cell) == box_of(other)
           : kind == 1 ? row_of(cell) == row_of(other)
                       : column_of(cell) == column_of(other);
}

static bool plain_weak(chain_links links, int a, int b)
{
    if (a == b)
        return false;
    if (a / 9 == b / 9)
        return links != LINKS_X;
    return a % 9 == b % 9 && (peers[a / 9] & CELL(b / 9)) != 0;
}

static bool plain_strong(const struct chained *c, chain_links links, int a, int b)
{
    if (!plain_weak(LINKS_ALL, a, b))
        return false;
    if (a / 9 == b / 9)
        return links != LINKS_X && digit_count(c->rater->m.of[a / 9]) == 2;
    for (int kind = 0; links != LINKS_Y && kind < 3; kind++) {
        int places = 0;

        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            places += same_house(a / 9, cell, kind) && plain_has(c, candidate_of(cell, a % 9 + 1));
        if (places == 2 && same_house(a / 9, b / 9, kind))
            return true;
    }
    return false;
}

/* The nodes of the shortest chain from a supposition to its opposite; 0: there is none. */
static int plain_length(const struct chained *c, const uint8_t *strong, chain_links links,
                        int source, bool on)
{
    static uint16_t waiting[NODES];
    int depth[NODES] = {0}, count = 0;
    const int start = source + (on ? FIRST_ON : 0), goal = (start + FIRST_ON) % NODES;

    waiting[count++] = (uint16_t)start;
    depth[start] = 1;
    for (int i = 0; i < count; i++) {
        const int node = waiting[i], from = node % CANDIDATES;

        for (int to = 0; to < CANDIDATES; to++) {
            const int next = node >= FIRST_ON ? to : to + FIRST_ON;

            if (depth[next] != 0 || !plain_has(c, to) ||
                !(node >= FIRST_ON ? plain_weak(links, from, to)
                                   : strong[from * CANDIDATES + to] != 0))
                continue;
            depth[next] = depth[node] + 1;
            if (next == goal)
                return depth[next];
            waiting[count++] = (uint16_t)next;
        }
    }
    return 0;
}

/* --------------------------------------------------------------------------------- the paths */

static void assert_linked(const struct chained *c, chain_links links, const chain_path *path)
{
    for (int i = 0; i + 1 < path->count; i++) {
        const int to = path->nodes[i] % CANDIDATES, from = path->nodes[i + 1] % CANDIDATES;

        assert_int_not_equal(path->nodes[i] >= FIRST_ON, path->nodes[i + 1] >= FIRST_ON);
        assert_true(path->nodes[i] >= FIRST_ON ? plain_strong(c, links, from, to)
                                               : plain_weak(links, from, to));
        assert_true(path->causes[i] != CAUSE_NONE && path->causes[i] != CAUSE_RULE);
        assert_true(path->causes[i] == CAUSE_CELL
                        ? to / 9 == from / 9
                        : same_house(to / 9, from / 9, path->causes[i] - CAUSE_BOX));
    }
    assert_int_equal(path->causes[path->count - 1], CAUSE_NONE);
}

static void check_lengths(struct chained *c, chain_graph *graph)
{
    static uint8_t strong[CANDIDATES * CANDIDATES];
    se_chain_memory *memory = c->search.memory;
    chain_lengths *lengths = &memory->lengths;

    for (int a = 0; a < CANDIDATES; a++)
        for (int b = 0; plain_has(c, a) && b < CANDIDATES; b++)
            strong[a * CANDIDATES + b] = plain_has(c, b) && plain_strong(c, graph->links, a, b);
    begin_lengths(lengths, graph);
    while (lengths->growing_count != 0)
        (void)lengthen(lengths, graph);
    for (int node = 0; node < 2 * graph->count; node++) {
        const int source = graph->candidate[node / 2];
        const bool on = (node & 1) != 0;

        if (lengths->length[node] == NOT_ASKED)
            continue;
        assert_int_equal(lengths->length[node], plain_length(c, strong, graph->links, source, on));
        if (lengths->length[node] == 0)
            continue;
        find_forcing_path(&memory->paths, graph, (chain_node)(source + (on ? FIRST_ON : 0)));
        const chain_path *path = &memory->paths.path;
        assert_int_equal(path->count, lengths->length[node]);
        assert_int_equal(path->nodes[0], source + (on ? 0 : FIRST_ON));
        assert_int_equal(path->nodes[path->count - 1], source + (on ? FIRST_ON : 0));
        assert_linked(c, graph->links, path);
        assert_int_equal(c->solution[source / 9] == source % 9 + 1, !on);
    }
}

struct loops {
    struct chained *c;
    const chain_graph *graph;
    int source;
    unsigned long count;
};

static bool check_loop(void *user, const chain_path *path, int nth)
{
    struct loops *loops = user;
    const struct chained *c = loops->c;
    cells losses[10];

    assert_true(nth >= 0 && path->count >= 5);
    assert_int_equal(path->nodes[0], FIRST_ON + loops->graph->candidate[loops->source]);
    assert_int_equal(path->nodes[path->count - 1], path->nodes[0]);
    assert_linked(c, loops->graph->links, path);
    losses_of_loop(path, c->search.before, losses);
    for (int digit = 1; digit <= 9; digit++)
        for (cells rest = losses[digit]; rest != 0; rest = without_lowest_cell(rest)) {
            assert_true(plain_has(c, candidate_of(lowest_cell(rest), digit)));
            assert_int_not_equal(c->solution[lowest_cell(rest)], digit);
        }
    loops->count++;
    return loops->count < 2000;
}

static void check_nets(struct chained *c)
{
    chain_graph *graphs;

    begin_search(c, SE_CYCLES);
    graphs = c->search.memory->graphs;
    list_house_links(&graphs[LINKS_X], &c->search.memory->tables, &c->search);
    list_pulls(&graphs[LINKS_X]);
    list_links(&graphs[LINKS_Y], &graphs[LINKS_X], LINKS_Y);
    list_links(&graphs[LINKS_ALL], &graphs[LINKS_X], LINKS_ALL);
    check_lengths(c, &graphs[LINKS_X]);
    check_lengths(c, &graphs[LINKS_ALL]);
    for (int links = 0; links < LINK_KINDS; links++)
        for (int source = 0; source < graphs[links].count; source += 7) {
            struct loops loops = {c, &graphs[links], source, 0};

            (void)find_loops(&c->search.memory->paths, &graphs[links], source, 10, check_loop,
                             &loops);
        }
}

static void lengths_and_paths_are_right(void **context)
{
    (void)context;
    for_chained_states(12, 1, 51, check_nets);
}

/* ---------------------------------------------------------------------------------- the best */

static chain_hint least;
static unsigned long hints;

static void keep_least(chain_search *s, const chain_hint *hint)
{
    (void)s;
    if (compare_hints(hint, &least) < 0)
        least = *hint;
}

static void compare_best(struct chained *c)
{
    chain_hint best;

    begin_search(c, SE_CYCLES);
    find_best_cycle(&c->search);
    best = c->search.best;
    begin_search(c, SE_CYCLES);
    c->search.sink = keep_least;
    least = (chain_hint){.rank = NO_RANK};
    find_all_cycles(&c->search, keep_least);
    if (!assert_same_hint(&best, &least))
        return;
    assert_int_equal(best.order, least.order);
    hints++;
}

static void the_best_is_the_least_of_all(void **context)
{
    (void)context;
    for_chained_states(100, 4, 52, compare_best);
    for_chained_states_of(ESCARGOT, 30, compare_best);
    assert_true(hints > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lengths_and_paths_are_right),
        cmocka_unit_test(the_best_is_the_least_of_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
