/* SPDX-License-Identifier: MIT */
/*
 * split_search.c, driven by scripts: small searches, written as trees, by lanes that take random
 * turns and take over branches from each other at random, compared with a model that walks each
 * tree alone from left to right.
 */
#include "support/support.h"

#include "search/batch/split_search.h"

#include <stdlib.h>

enum { MOST_NODES = 63, MOST_PUZZLES = 6, CAPACITY = 2 };

/* A full binary tree in an array; children of node i are 2 i + 1 and 2 i + 2. */
enum node_kind { NODE_DEAD, NODE_SOLUTION, NODE_GUESS };

struct tree {
    enum node_kind node[MOST_NODES];
};

/* --------------------------------------------------------------------------------- the model */

struct model {
    const struct tree *tree;
    uint64_t limit;
    bool settled;
    ennead_solve_result result;
    int solutions[MOST_NODES]; /* nodes, in order */
};

static void walk_model(struct model *m, int node, uint64_t depth)
{
    ennead_solve_counters *counters = &m->result.counters;

    if (m->settled)
        return;
    counters->nodes++;
    switch (m->tree->node[node]) {
    case NODE_DEAD:
        counters->backtracks++;
        return;
    case NODE_SOLUTION:
        m->solutions[m->result.solutions++] = node;
        m->settled = m->result.solutions == m->limit;
        return;
    case NODE_GUESS:
        counters->guesses++;
        if (depth + 1 > counters->depth)
            counters->depth = depth + 1;
        walk_model(m, 2 * node + 1, depth + 1);
        walk_model(m, 2 * node + 2, depth);
        return;
    }
}

static struct model model_of(const struct tree *tree, uint64_t limit)
{
    struct model m = {.tree = tree, .limit = limit};

    walk_model(&m, 0, 0);
    m.result.end = m.settled ? ENNEAD_SEARCH_END_SOLUTIONS : ENNEAD_SEARCH_END_COMPLETE;
    m.result.verdict = m.result.solutions == 0  ? ENNEAD_VERDICT_NONE
                       : m.result.solutions > 1 ? ENNEAD_VERDICT_SEVERAL
                       : limit == 1             ? ENNEAD_VERDICT_FOUND
                                                : ENNEAD_VERDICT_UNIQUE;
    return m;
}

/* ------------------------------------------------------------------------------ the searchers */

struct searcher {
    int part; /* NO_PART: idle */
    int at;   /* the node that it is in; -1: it goes back first */
    int bottom, height;
    int stack[8];
};

struct hall {
    split_search parts;
    batch work;
    ennead_solve_options options;
    ennead_solve_result results[MOST_PUZZLES];
    board solutions[MOST_PUZZLES * CAPACITY];
    struct tree trees[MOST_PUZZLES];
    struct searcher searcher[MOST_LANES];
    struct searcher origin[MOST_PARTS]; /* of the parts that were taken over */
    int lanes;
    size_t next;
    double clock;
};

/* What a node's solution looks like. */
static void draw_solution(int node, board cells)
{
    memset(cells, node, sizeof(board));
}

static void release_searchers(struct hall *h)
{
    if (!h->parts.any_released)
        return;
    h->parts.any_released = false;
    for (int lane = 0; lane < MOST_LANES; lane++)
        if (h->parts.released[lane / 64] >> (lane % 64) & 1)
            h->searcher[lane].part = NO_PART;
    memset(h->parts.released, 0, sizeof h->parts.released);
}

static bool take_over(struct hall *h, struct generator *g, int lane)
{
    struct searcher *to = &h->searcher[lane];
    const int start = (int)generator_below(g, (unsigned)h->lanes);

    for (int i = 0; i < h->lanes; i++) {
        struct searcher *from = &h->searcher[(start + i) % h->lanes];
        if (from->part == NO_PART || from->height - from->bottom <= (from->at < 0))
            continue;
        to->part = part_split(&h->parts, from->part, lane, from->bottom);
        to->bottom = to->height = from->bottom;
        to->at = 2 * from->stack[from->bottom++] + 2;
        h->origin[to->part] = *to;
        h->parts.pool[to->part].nodes++;
        return true;
    }
    return false;
}

static bool take_again(struct hall *h, int lane)
{
    const int index = part_again(&h->parts, lane);

    if (index == NO_PART)
        return false;
    h->searcher[lane] = h->origin[index];
    h->parts.pool[index].nodes++;
    return true;
}

static void find_work(struct hall *h, struct generator *g, int lane)
{
    struct searcher *own = &h->searcher[lane];

    if (h->next < h->work.count) {
        own->part = part_begin(&h->parts, h->next++, lane, h->clock);
        own->bottom = own->height = own->at = 0;
        h->parts.pool[own->part].nodes++;
    } else if (!take_again(h, lane) && part_may_split(&h->parts)) {
        take_over(h, g, lane);
    }
}

static void leave_node(struct hall *h, int lane)
{
    struct searcher *own = &h->searcher[lane];
    const int index = own->part;

    own->at = -1;
    if (own->height > own->bottom)
        return;
    own->part = NO_PART;
    part_ended(&h->parts, index, h->clock);
    release_searchers(h);
}

static void solve_node(struct hall *h, int lane)
{
    struct searcher *own = &h->searcher[lane];
    uint8_t *room = part_room(&h->parts, own->part);

    if (room != NULL)
        draw_solution(own->at, room);
    part_found(&h->parts, own->part, 1, h->clock);
    release_searchers(h);
    if (own->part != NO_PART)
        leave_node(h, lane);
}

/* One step of a lane that has work. */
static void step(struct hall *h, int lane)
{
    struct searcher *own = &h->searcher[lane];
    search_part *p = &h->parts.pool[own->part];

    if (own->at < 0) {
        own->at = 2 * own->stack[--own->height] + 2;
        p->nodes++;
        return;
    }
    const size_t puzzle = p->puzzle;
    switch (h->trees[puzzle].node[own->at]) {
    case NODE_DEAD:
        p->backtracks++;
        leave_node(h, lane);
        return;
    case NODE_SOLUTION:
        solve_node(h, lane);
        return;
    case NODE_GUESS:
        p->guesses++;
        own->stack[own->height++] = own->at;
        if (own->height > p->depth)
            p->depth = (uint8_t)own->height;
        own->at = 2 * own->at + 1;
        p->nodes++;
        return;
    }
}

static bool any_at_work(const struct hall *h)
{
    for (int lane = 0; lane < h->lanes; lane++)
        if (h->searcher[lane].part != NO_PART)
            return true;
    return h->next < h->work.count || h->parts.again_count > 0;
}

static void begin_hall(struct hall *h, int lanes, size_t puzzles, uint64_t limit, size_t capacity)
{
    h->lanes = lanes;
    h->next = 0;
    h->clock = 1;
    h->options = OPTIONS(.solutions = limit);
    h->work = (batch){.count = puzzles,
                      .options = &h->options,
                      .solutions = h->solutions[0],
                      .solution_stride = sizeof(board),
                      .capacity = capacity,
                      .results = h->results};
    memset(h->results, 0xee, sizeof h->results);
    memset(h->solutions, 0xee, sizeof h->solutions);
    memset(&h->parts, 0xee, sizeof h->parts);
    split_search_start(&h->parts, &h->work);
    assert_true(h->parts.may_share);
    for (int lane = 0; lane < MOST_LANES; lane++)
        h->searcher[lane].part = NO_PART;
}

static void assert_all_free(const struct hall *h)
{
    bool free[MOST_PARTS] = {false};

    assert_int_equal(h->parts.free_count, MOST_PARTS);
    for (int i = 0; i < MOST_PARTS; i++) {
        assert_in_range(h->parts.free[i], 0, MOST_PARTS - 1);
        assert_false(free[h->parts.free[i]]);
        free[h->parts.free[i]] = true;
    }
}

static void run_hall(struct hall *h, struct generator *g, unsigned eagerness)
{
    while (any_at_work(h)) {
        const int lane = (int)generator_below(g, (unsigned)h->lanes);
        h->clock += 1;
        if (h->searcher[lane].part != NO_PART)
            step(h, lane);
        else if (h->next < h->work.count || generator_below(g, 16) < eagerness)
            find_work(h, g, lane);
        assert_true(h->parts.may_put_off || h->parts.free_count >= MOST_PARTS - 2 * h->lanes);
    }
    assert_all_free(h);
}

static void compare_with_model(const struct hall *h)
{
    for (size_t i = 0; i < h->work.count; i++) {
        const struct model m = model_of(&h->trees[i], h->options.solutions);
        const ennead_solve_result *result = &h->results[i];

        assert_results_equal(result, &m.result);
        assert_int_equal(result->first_seconds > 0, result->solutions > 0);
        assert_true(result->first_seconds <= result->seconds);
        for (size_t k = 0; k < h->work.capacity; k++) {
            board expected;
            draw_solution(k < m.result.solutions ? m.solutions[k] : 0xee, expected);
            assert_memory_equal(h->solutions[i * h->work.capacity + k], expected, sizeof expected);
        }
    }
}

static void grow(struct generator *g, struct tree *tree, int node, unsigned solutions)
{
    if (2 * node + 2 < MOST_NODES && generator_below(g, 8) != 0) {
        tree->node[node] = NODE_GUESS;
        grow(g, tree, 2 * node + 1, solutions);
        grow(g, tree, 2 * node + 2, solutions);
    } else {
        tree->node[node] = generator_below(g, 16) < solutions ? NODE_SOLUTION : NODE_DEAD;
    }
}

static void random_scripts_report_what_the_model_finds(void **state)
{
    (void)state;
    static struct hall h;
    const unsigned scripts = (unsigned)test_size(20000, 1000000);
    struct generator g = {5};

    for (unsigned script = 0; script < scripts; script++) {
        const size_t puzzles = 1 + generator_below(&g, MOST_PUZZLES);
        begin_hall(&h, 1 + (int)generator_below(&g, script % 2 ? 6 : 40), puzzles, script % 9,
                   generator_below(&g, CAPACITY + 1));
        for (size_t i = 0; i < puzzles; i++)
            grow(&g, &h.trees[i], 0, generator_below(&g, 10));
        run_hall(&h, &g, 1 + generator_below(&g, 16));
        compare_with_model(&h);
    }
    report_figure("parts: %u random scripts", scripts);
}

/* A limit in a part ends all parts of its puzzle and no other's; what counts is what the first part
 * had found, or all of them where solutions are only counted. */
static void a_stopped_part_stops_its_puzzle(void **state)
{
    (void)state;
    static struct hall h;
    struct generator g = {6};

    for (unsigned script = 0; script < 5000; script++) {
        const uint64_t limit = script % 2 == 0 ? 0 : script % 16;
        const size_t capacity = script % 4 == 1 ? 0 : CAPACITY;
        begin_hall(&h, 12, 3, limit, capacity);
        for (size_t i = 0; i < 3; i++)
            grow(&g, &h.trees[i], 0, 8);
        for (unsigned steps = 20 + generator_below(&g, 60); steps > 0 && any_at_work(&h); steps--) {
            const int lane = (int)generator_below(&g, (unsigned)h.lanes);
            if (h.searcher[lane].part != NO_PART)
                step(&h, lane);
            else
                find_work(&h, &g, lane);
        }
        const int stopped = h.searcher[generator_below(&g, (unsigned)h.lanes)].part;
        if (stopped == NO_PART)
            continue;
        const size_t puzzle = h.parts.pool[stopped].puzzle;
        part_stopped(&h.parts, stopped, ENNEAD_SEARCH_END_TIME, h.clock);
        release_searchers(&h);
        assert_int_equal(h.results[puzzle].end, ENNEAD_SEARCH_END_TIME);
        assert_int_equal(h.results[puzzle].verdict, ENNEAD_VERDICT_LIMIT);
        const struct model m = model_of(&h.trees[puzzle], limit);
        assert_true(h.results[puzzle].solutions <= m.result.solutions);
        for (size_t k = 0; k < capacity && k < h.results[puzzle].solutions; k++)
            assert_int_equal(h.solutions[capacity * puzzle + k][0], m.solutions[k]);
        for (int lane = 0; lane < h.lanes; lane++)
            if (h.searcher[lane].part != NO_PART)
                assert_int_not_equal(h.parts.pool[h.searcher[lane].part].puzzle, puzzle);
        h.trees[puzzle].node[0] = NODE_DEAD;
        const ennead_solve_result before = h.results[puzzle];
        run_hall(&h, &g, 8);
        assert_results_equal(&h.results[puzzle], &before);
        h.results[puzzle] = model_of(&h.trees[puzzle], limit).result;
        for (size_t i = 0; i < 3; i++) {
            const struct model other = model_of(&h.trees[i], limit);
            assert_results_equal(&h.results[i], &other.result);
        }
    }
}

/* The deepest heap of parts: each lane takes from the last, then all end from the back, from the
 * front, or every other one first. */
static void as_many_parts_as_can_be_fit_in(void **state)
{
    (void)state;
    static struct hall h;
    static const int strides[] = {1, 2, 3, 7, 511};
    int index[MOST_LANES];

    for (size_t s = 0; s < COUNT_OF(strides); s++)
        for (int backward = 0; backward < 2; backward++) {
            begin_hall(&h, MOST_LANES, 1, 0, 2);
            index[0] = part_begin(&h.parts, 0, 0, h.clock);
            for (int lane = 1; lane < MOST_LANES; lane++)
                index[lane] = part_split(&h.parts, index[lane - 1], lane, 0);
            for (int from = 0; from < strides[s]; from++)
                for (int i = from; i < MOST_LANES; i += strides[s]) {
                    const int lane = backward ? MOST_LANES - 1 - i : i;
                    h.clock += 1;
                    uint8_t *room = part_room(&h.parts, index[lane]);
                    if (room != NULL)
                        memset(room, lane % 251, sizeof(board));
                    h.parts.pool[index[lane]].nodes += 3;
                    part_found(&h.parts, index[lane], 1, h.clock);
                    part_ended(&h.parts, index[lane], h.clock);
                }
            assert_int_equal(h.results[0].solutions, MOST_LANES);
            assert_int_equal(h.results[0].counters.nodes, 3 * MOST_LANES);
            assert_int_equal(h.results[0].end, ENNEAD_SEARCH_END_COMPLETE);
            assert_int_equal(h.solutions[0][80], 0);
            assert_int_equal(h.solutions[1][80], 1);
            assert_all_free(&h);
        }
}

/* Parts that have ended are not joined where they may have to be searched again: there are only so
 * many, and when all are in use no more are made. */
static void parts_that_may_be_put_off_are_not_joined(void **state)
{
    (void)state;
    static struct hall h;
    int index = NO_PART;

    begin_hall(&h, 2, 1, 2000, 0);
    const int first = part_begin(&h.parts, 0, 0, h.clock);
    for (int made = 1; made < MOST_PARTS; made++) {
        assert_true(part_may_split(&h.parts));
        index = part_split(&h.parts, first, 1, 0);
        h.parts.pool[index].nodes = 2;
        part_found(&h.parts, index, 1, h.clock);
        part_ended(&h.parts, index, h.clock);
    }
    assert_false(part_may_split(&h.parts));
    part_ended(&h.parts, first, h.clock);
    assert_int_equal(h.results[0].solutions, MOST_PARTS - 1);
    assert_int_equal(h.results[0].counters.nodes, 2 * (MOST_PARTS - 1));
    assert_int_equal(h.results[0].end, ENNEAD_SEARCH_END_COMPLETE);
    assert_all_free(&h);
}

/* The part with the last solution asked for stops, the one after it is dropped, and when a part
 * before it finds enough it is dropped, too. */
static void what_comes_too_late_is_put_off_or_dropped(void **state)
{
    (void)state;
    static struct hall h;

    begin_hall(&h, 3, 1, 4, 0);
    const int first = part_begin(&h.parts, 0, 0, h.clock);
    const int second = part_split(&h.parts, first, 1, 0);
    const int third = part_split(&h.parts, second, 2, 1);

    part_found(&h.parts, third, 1, h.clock);
    part_found(&h.parts, second, 1, h.clock);
    part_found(&h.parts, second, 1, h.clock);
    assert_false(h.parts.any_released);
    part_found(&h.parts, second, 1, h.clock);
    assert_int_equal(h.parts.pool[third].lane, PUT_OFF);
    assert_int_equal(h.parts.released[0], 4);
    part_found(&h.parts, first, 1, h.clock);
    assert_int_equal(h.parts.pool[second].lane, PUT_OFF);
    assert_int_equal(h.parts.pool[second].after, NO_PART);
    assert_int_equal(h.parts.released[0], 6);
    assert_int_equal(part_again(&h.parts, 1), NO_PART);

    part_ended(&h.parts, first, h.clock);
    assert_int_equal(part_again(&h.parts, 2), second);
    assert_int_equal(part_again(&h.parts, 1), NO_PART);
    assert_int_equal(h.parts.pool[second].lane, 2);
    for (uint64_t found = 1; found < 4; found++) {
        assert_int_equal(h.parts.pool[second].found, found);
        part_found(&h.parts, second, 1, h.clock);
    }
    assert_int_equal(h.results[0].solutions, 4);
    assert_int_equal(h.results[0].end, ENNEAD_SEARCH_END_SOLUTIONS);
    assert_all_free(&h);
}

/* A puzzle of which so many are counted, and its search in three parts of which the later two have
 * found so many. Returns the first part. */
static int begin_count(struct hall *h, uint64_t counted, uint64_t second, uint64_t third)
{
    begin_hall(h, 3, 1, 0, 0);
    const int first = part_begin(&h->parts, 0, 0, h->clock);
    const int behind = part_split(&h->parts, first, 1, 0);
    h->parts.pool[part_split(&h->parts, behind, 2, 0)].found = third;
    h->parts.pool[behind].found = second;
    h->parts.pool[first].found = counted;
    return first;
}

static void assert_counted(struct hall *h, uint64_t solutions, ennead_search_end end)
{
    assert_int_equal(h->results[0].solutions, solutions);
    assert_int_equal(h->results[0].end, end);
    assert_int_equal(h->results[0].verdict,
                     end == ENNEAD_SEARCH_END_TIME ? ENNEAD_VERDICT_LIMIT : ENNEAD_VERDICT_SEVERAL);
    assert_all_free(h);
}

/* No search finds that many, so the counts are put in. */
static void a_count_ends_where_it_no_longer_fits(void **state)
{
    (void)state;
    static struct hall h;

    int first = begin_count(&h, UINT64_MAX - 1, 0, 0);
    part_found(&h.parts, first, 1, h.clock);
    assert_counted(&h, UINT64_MAX, ENNEAD_SEARCH_END_SOLUTIONS);

    /* One part's count goes beyond, or comes to the last number, or stays below. */
    for (uint64_t second = UINT64_MAX - 4; second >= UINT64_MAX - 6; second--) {
        first = begin_count(&h, 5, second, 0);
        const int behind = h.parts.pool[first].after, last = h.parts.pool[behind].after;
        part_ended(&h.parts, first, h.clock);
        if (second >= UINT64_MAX - 5) {
            assert_counted(&h, UINT64_MAX, ENNEAD_SEARCH_END_SOLUTIONS);
            continue;
        }
        part_ended(&h.parts, last, h.clock);
        part_ended(&h.parts, behind, h.clock);
        assert_counted(&h, UINT64_MAX - 1, ENNEAD_SEARCH_END_COMPLETE);
    }

    /* Two ended parts together. */
    first = begin_count(&h, 0, UINT64_MAX - 1, 9);
    part_ended(&h.parts, h.parts.pool[h.parts.pool[first].after].after, h.clock);
    part_ended(&h.parts, h.parts.pool[first].after, h.clock);
    part_ended(&h.parts, first, h.clock);
    assert_counted(&h, UINT64_MAX, ENNEAD_SEARCH_END_SOLUTIONS);

    /* A time limit adds up what all have found. */
    first = begin_count(&h, 7, UINT64_MAX - 9, 8);
    part_stopped(&h.parts, first, ENNEAD_SEARCH_END_TIME, h.clock);
    assert_counted(&h, UINT64_MAX, ENNEAD_SEARCH_END_TIME);
}

/* A node limit counts in one lane; and a part behind the first may begin when the first has found
 * all solutions that are stored, or where a part can keep as many. */
static void what_may_be_shared(void **state)
{
    (void)state;
    static split_search all;
    const struct {
        uint64_t solutions, nodes;
        size_t capacity;
        uint64_t found;
        bool shared;
    } cases[] = {{0, 0, 0, 0, true},  {0, 0, 2, 0, true}, {0, 0, 3, 2, false},
                 {0, 0, 3, 3, true},  {1, 0, 1, 0, true}, {2, 0, 2, 0, true},
                 {2, 0, 3, 1, false}, {3, 0, 0, 0, true}, {2, 1, 2, 0, false},
                 {0, 9, 0, 5, false}, {9, 0, 4, 4, true}, {UINT64_MAX, 0, 2, 0, true}};

    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const ennead_solve_options options =
            OPTIONS(.solutions = cases[i].solutions, .node_limit = cases[i].nodes);
        const batch work = {.options = &options, .capacity = cases[i].capacity};

        split_search_start(&all, &work);
        const int first = part_begin(&all, 0, 0, 0);
        all.pool[first].found = cases[i].found;
        assert_int_equal(part_may_split(&all) && part_may_give(&all, &all.pool[first]),
                         cases[i].shared);
    }
}

/* Behind a first part that has found all that is stored, nothing is stored. */
static void later_parts_store_nothing_that_is_not_wanted(void **state)
{
    (void)state;
    static split_search all;
    uint8_t room[5][ENNEAD_CELLS];
    ennead_solve_result result = {.solutions = 0};
    const ennead_solve_options options = OPTIONS(.solutions = 0);
    const batch work = {.options = &options,
                        .solutions = room[0],
                        .solution_stride = ENNEAD_CELLS,
                        .capacity = 5,
                        .results = &result};

    split_search_start(&all, &work);
    const int first = part_begin(&all, 0, 0, 0);
    all.pool[first].found = 4;
    assert_ptr_equal(part_room(&all, first), room[4]);
    all.pool[first].found = 5;
    const int later = part_split(&all, first, 1, 0);
    assert_null(part_room(&all, first));
    assert_null(part_room(&all, later));
    assert_true(part_may_give(&all, &all.pool[later]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_may_be_shared),
        cmocka_unit_test(later_parts_store_nothing_that_is_not_wanted),
        cmocka_unit_test(as_many_parts_as_can_be_fit_in),
        cmocka_unit_test(parts_that_may_be_put_off_are_not_joined),
        cmocka_unit_test(what_comes_too_late_is_put_off_or_dropped),
        cmocka_unit_test(a_count_ends_where_it_no_longer_fits),
        cmocka_unit_test(a_stopped_part_stops_its_puzzle),
        cmocka_unit_test(random_scripts_report_what_the_model_finds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
