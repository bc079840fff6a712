/* SPDX-License-Identifier: MIT */
/*
 * The links of grouped chains against its definition, pair of nodes by pair of nodes; and searches
 * against a plain breadth-first search.
 */
#include "support/hunts.h"

static bool is_group(const ennead_state *state, const grouped_node *node)
{
    for (int line = 0; line < FIRST_BOX; line++)
        for (int box = FIRST_BOX; box < HOUSES; box++)
            if (node->cells ==
                (places_of(state, node->digit) & house_cells[line] & house_cells[box]))
                return true;
    return false;
}

static bool is_in_a_set(const hunt *h, const grouped_node *node)
{
    const almost_table *t = almost_of(h);

    for (int i = 0; i < t->count; i++)
        if ((t->list[i].digits & digit_set(node->digit)) != 0 &&
            places_in(h->marks, &t->list[i], node->digit) == node->cells)
            return true;
    return false;
}

static bool has_node(const grouped_links *n, int digit, cells where)
{
    for (int i = 0; i < n->count; i++)
        if (n->nodes[i].digit == digit && n->nodes[i].cells == where)
            return true;
    return false;
}

static void assert_nodes(const ennead_state *state, const hunt *h, grouped_links_kind kind)
{
    const grouped_links *n = grouped_links_of(h, kind);

    for (int i = 0; i < n->count; i++) {
        const grouped_node *node = &n->nodes[i];
        assert_true(is_single(node) || is_group(state, node) ||
                    (kind == WITH_SETS && is_in_a_set(h, node)));
        assert_true(node->seen == common_peers(node->cells));
        for (int other = 0; other < i; other++)
            assert_false(n->nodes[other].digit == node->digit &&
                         n->nodes[other].cells == node->cells);
    }
    for (int digit = 1; digit <= 9; digit++)
        for (cells rest = places_of(state, digit); rest != 0; rest = without_lowest_cell(rest))
            assert_true(has_node(n, digit, CELL(lowest_cell(rest))));
}

/* A house holds both nodes and no other place of their digit; or they are all of one cell. */
static bool is_strong_plainly(const ennead_state *state, const grouped_node *one,
                              const grouped_node *other)
{
    if (one->digit != other->digit)
        return is_single(one) && one->cells == other->cells &&
               digit_count(digits_in(state, one->cells)) == 2;
    for (int house = 0; house < HOUSES; house++)
        if ((one->cells & other->cells) == 0 &&
            (places_of(state, one->digit) & house_cells[house]) == (one->cells | other->cells))
            return true;
    return false;
}

static bool is_strong_in_set(const hunt *h, const grouped_node *one, const grouped_node *other,
                             int set)
{
    const almost *in = &almost_of(h)->list[set];

    return one->digit != other->digit && (in->digits & digit_set(one->digit)) != 0 &&
           (in->digits & digit_set(other->digit)) != 0 &&
           places_in(h->marks, in, one->digit) == one->cells &&
           places_in(h->marks, in, other->digit) == other->cells;
}

static bool has_strong(const grouped_links *n, int from, int to)
{
    const int end = from + 1 < n->count ? n->nodes[from + 1].first_strong : n->strong_count;

    for (int i = n->nodes[from].first_strong; i < end; i++)
        if (n->strong[i].from == from && n->strong[i].to == to && n->strong[i].set == NO_SET)
            return true;
    return false;
}

static bool is_weak_plainly(const grouped_node *one, const grouped_node *other)
{
    if (one->digit != other->digit)
        return is_single(one) && one->cells == other->cells;
    for (cells rest = one->cells; rest != 0; rest = without_lowest_cell(rest))
        if ((other->cells & ~peers[lowest_cell(rest)]) != 0)
            return false;
    return true;
}

static void assert_links(const ennead_state *state, const hunt *h, grouped_links_kind kind)
{
    const grouped_links *n = grouped_links_of(h, kind);

    for (int from = 0; from < n->count; from++)
        for (int to = 0; to < n->count; to++) {
            const grouped_node *one = &n->nodes[from], *other = &n->nodes[to];
            assert_int_equal(is_weakly_linked(n, from, to), is_weak_plainly(one, other));
            assert_int_equal(has_strong(n, from, to), is_strong_plainly(state, one, other));
        }
    for (int i = 0; i < n->strong_count; i++) {
        const strong_link *link = &n->strong[i];
        assert_true(i == 0 || n->strong[i - 1].from <= link->from);
        if (link->set != NO_SET)
            assert_true(is_strong_in_set(h, &n->nodes[link->from], &n->nodes[link->to], link->set));
    }
}

static void nodes_and_links_are_what_they_say(void **context)
{
    (void)context;
    struct generator generator = {51};
    unsigned long nodes = 0;

    for (unsigned long round = 0; round < test_size(6, 100); round++) {
        const ennead_state state = open_state(&generator);
        const hunt *h = hunt_on(&state);
        assert_nodes(&state, h, WITHOUT_SETS);
        assert_links(&state, h, WITHOUT_SETS);
        nodes += (unsigned long)grouped_links_of(h, WITHOUT_SETS)->count;
        if (grouped_links_of(h, WITH_SETS)->count == MOST_GROUPED_NODES)
            continue;
        assert_nodes(&state, h, WITH_SETS);
        assert_links(&state, h, WITH_SETS);
    }
    report_figure("grouped links: %lu nodes of singles and groups", nodes);
}

enum { UNREACHED = 255 };

/* Depths by relaxing all links again and again. */
static void follow_plainly(const grouped_links *n, int start, standing side, int most,
                           uint8_t depth[2][MOST_GROUPED_NODES])
{
    bool changed = true;

    memset(depth, UNREACHED, 2 * MOST_GROUPED_NODES);
    depth[side][start] = 0;
    while (changed) {
        changed = false;
        for (int i = 0; i < n->strong_count; i++) {
            const uint8_t from = depth[STANDS_OFF][n->strong[i].from];
            uint8_t *to = &depth[STANDS_ON][n->strong[i].to];
            if (from < most && from + 1 < *to) {
                *to = (uint8_t)(from + 1);
                changed = true;
            }
        }
        for (int one = 0; one < n->count; one++)
            for (int other = 0; depth[STANDS_ON][one] < most && other < n->count; other++)
                if (is_weakly_linked(n, one, other) &&
                    depth[STANDS_ON][one] + 1 < depth[STANDS_OFF][other]) {
                    depth[STANDS_OFF][other] = (uint8_t)(depth[STANDS_ON][one] + 1);
                    changed = true;
                }
    }
}

/* Each node of a told chain is linked with the one before. */
static void assert_chain(const hunt *h, const grouped_search *t, int end, standing side)
{
    ennead_step step = {.node_count = 0};

    put_grouped_chain(&step, h, t, end, side);
    assert_int_equal(step.node_count, t->depth[side][end] + 1);
    assert_true(cells_of_set(step.nodes[0].cells) == t->links->nodes[t->start].cells);
    assert_int_equal(step.nodes[0].on, t->side == STANDS_ON);
    for (int i = 1; i < step.node_count; i++) {
        const ennead_chain_node *one = &step.nodes[i - 1], *other = &step.nodes[i];
        const grouped_node from = {.cells = cells_of_set(one->cells), .digit = one->digit};
        const grouped_node to = {.cells = cells_of_set(other->cells), .digit = other->digit};
        assert_int_equal(other->on, 1 - one->on);
        if (one->on)
            assert_true(is_weak_plainly(&from, &to));
        assert_int_equal(step.digits >> (other->digit - 1) & 1, 1);
    }
}

static void searches_are_shortest(void **context)
{
    (void)context;
    static grouped_search t;
    static uint8_t depth[2][MOST_GROUPED_NODES];
    struct generator generator = {52};

    for (unsigned long round = 0; round < test_size(6, 100); round++) {
        const ennead_state state = open_state(&generator);
        const hunt *h = hunt_on(&state);
        const grouped_links *n = grouped_links_of(h, round % 2 == 0 ? WITHOUT_SETS : WITH_SETS);
        for (int start = 0; start < n->count; start += 1 + n->count / 12) {
            const standing side = start % 2 == 0 ? STANDS_OFF : STANDS_ON;
            const int most = start % 3 == 0 ? 5 : 100;
            follow_grouped_links(&t, n, start, side, most);
            follow_plainly(n, start, side, most, depth);
            for (int node = 0; node < n->count; node++)
                for (int on = STANDS_OFF; on <= STANDS_ON; on++) {
                    const bool reached = is_reached(&t, node, (standing)on);
                    assert_int_equal(reached, depth[on][node] != UNREACHED);
                    if (!reached)
                        continue;
                    assert_int_equal(t.depth[on][node], depth[on][node]);
                    assert_chain(h, &t, node, (standing)on);
                }
        }
    }
}

/* An empty board has all singles and groups that there are, and no room for all its sets: those
 * that are left out are in no link. */
static void a_crowded_board_is_cut_off(void **context)
{
    (void)context;
    const ennead_state state = state_of(EMPTY_BOARD);
    const grouped_links *n = grouped_links_of(hunt_on(&state), WITH_SETS);

    assert_int_equal(n->count, MOST_GROUPED_NODES);
    for (int i = 0; i < n->count; i++)
        assert_int_equal(is_single(&n->nodes[i]) || is_group(&state, &n->nodes[i]),
                         i < MOST_PLAIN_NODES);
    for (int i = 0; i < n->strong_count; i++)
        assert_true(n->strong[i].from < n->count && n->strong[i].to < n->count);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nodes_and_links_are_what_they_say),
        cmocka_unit_test(searches_are_shortest),
        cmocka_unit_test(a_crowded_board_is_cut_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
