/* SPDX-License-Identifier: MIT */
/*
 * Implications: each node of a spread follows from an earlier one by a link that there is, and
 * every link of every node is followed.
 */
#include "support/hunts.h"

#include "logic/hodoku/implications.h"

static place_implications links;
static spread out;

/* Whether a digit has no place in a house but those in `left`, which are some. */
static bool is_left(const marks *m, int digit, cells left)
{
    for (int house = 0; house < HOUSES; house++) {
        const cells places = m->candidates[digit] & house_cells[house];
        if ((left & house_cells[house]) == left && places != 0 && (places & ~left) == 0)
            return true;
    }
    return false;
}

/* Whether one node follows from another. */
static bool follows(const marks *m, const reached *from, const reached *to)
{
    const cells one = cells_of_node(&links, from), other = cells_of_node(&links, to);

    if (from->on == to->on)
        return false;
    if (from->digit != to->digit)
        return one == other && !is_group(from) && !is_group(to) &&
               (from->on != 0 || (m->pairs & one) != 0);
    return from->on != 0 ? (other & ~seen_by_node(&links, from)) == 0
                         : (one & other) == 0 && is_left(m, from->digit, one | other);
}

static void check_spread(const marks *m, grouping_kind kind)
{
    for (int i = 1; i < out.count; i++) {
        const reached *node = &out.nodes[i], *parent = &out.nodes[node->parent];
        assert_true(node->parent < i);
        assert_int_equal(node->depth, parent->depth + 1);
        assert_true(follows(m, parent, node));
        assert_true(kind == CELLS_AND_GROUPS || !is_group(node));
        if (!is_group(node))
            assert_true((out.is[node->on][node->digit] & CELL(node->place)) != 0);
    }
}

/* All candidates that are linked with a node that was reached have been reached. */
static void check_closure(const marks *m)
{
    for (int i = 0; i < out.count; i++)
        for (int digit = 1; digit <= 9; digit++)
            for (cells rest = m->candidates[digit]; rest != 0; rest = without_lowest_cell(rest)) {
                const int cell = lowest_cell(rest), on = out.nodes[i].on != 0 ? 0 : 1;
                const reached to = {
                    .digit = (uint8_t)digit, .place = (uint8_t)cell, .on = (uint8_t)on};
                if (follows(m, &out.nodes[i], &to))
                    assert_true((out.is[on][digit] & CELL(cell)) != 0);
            }
}

static void links_are_followed(void **context)
{
    (void)context;
    struct generator generator = {191};

    for (unsigned long round = 0; round < test_size(12, 300); round++) {
        const ennead_state state = open_state(&generator);
        const marks *m = hunt_on(&state)->marks;
        for (int kind = CELLS_ONLY; kind <= CELLS_AND_GROUPS; kind++) {
            imply(&links, m, (grouping_kind)kind);
            for (cells rest = m->empty; rest != 0; rest = without_lowest_cell(rest))
                for (int on = 0; on < 2; on++) {
                    spread_from(&out, &links, lowest_cell(rest),
                                lowest_digit(m->of[lowest_cell(rest)]), on);
                    check_spread(m, (grouping_kind)kind);
                    if (kind == CELLS_ONLY)
                        check_closure(m);
                }
        }
    }
}

static void a_spread_ends_where_there_is_no_more_room(void **context)
{
    (void)context;
    const ennead_state state = state_of(EMPTY_BOARD);

    imply(&links, hunt_on(&state)->marks, CELLS_AND_GROUPS);
    spread_from(&out, &links, 40, 5, 1);
    assert_int_equal(out.count > 20 && out.count <= MOST_REACHED, 1);
    for (int digit = 1; digit <= 9; digit++)
        assert_int_equal(links.group_count[digit], MOST_GROUPS);
}

static void a_path_is_a_chain_of_links(void **context)
{
    (void)context;
    struct generator generator = {192};
    static ennead_step step;

    for (unsigned long round = 0; round < test_size(20, 300); round++) {
        const ennead_state state = open_state(&generator);
        const marks *m = hunt_on(&state)->marks;
        const int cell = lowest_cell(m->empty);
        imply(&links, m, CELLS_AND_GROUPS);
        spread_from(&out, &links, cell, lowest_digit(m->of[cell]), 0);
        step.node_count = 0;
        put_path(&step, &out, out.count - 1);
        assert_int_equal(step.node_count, out.nodes[out.count - 1].depth + 1);
        assert_int_equal(step.nodes[0].on, 0);
        assert_true(ennead_cell_set_has(step.nodes[0].cells, cell));
        for (int i = 1; i < step.node_count; i++)
            assert_int_equal(step.nodes[i].on, i & 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(links_are_followed),
        cmocka_unit_test(a_spread_ends_where_there_is_no_more_room),
        cmocka_unit_test(a_path_is_a_chain_of_links),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
