/* SPDX-License-Identifier: MIT */
/*
 * The table of almost locked sets against all sets of cells of all houses, and all pairs of sets.
 */
#include "support/hunts.h"

/* The cells of a house at the positions of `choice`, where they are empty. */
static cells chosen(const ennead_state *state, int house, unsigned choice)
{
    cells set = 0;

    for (int position = 0; position < 9; position++)
        if ((choice >> position & 1) != 0 && state->values[cell_at(house, position)] == 0)
            set |= CELL(cell_at(house, position));
    return set;
}

static int times_listed(const almost_table *t, cells set)
{
    int times = 0;

    for (int i = 0; i < t->count; i++)
        times += t->list[i].cells == set;
    return times;
}

static bool is_almost_locked(const ennead_state *state, cells set)
{
    return set != 0 && cell_count(set) <= 8 &&
           digit_count(digits_in(state, set)) == cell_count(set) + 1;
}

static void every_set_is_listed_once(void **context)
{
    (void)context;
    struct generator generator = {11};
    unsigned long sets = 0;

    for (unsigned long round = 0; round < test_size(20, 400); round++) {
        const ennead_state state = open_state(&generator);
        const almost_table *t = almost_of(hunt_on(&state));
        if (t->count == MOST_ALMOST || t->seen_count > MOST_SEEN - 10)
            continue;
        for (int house = 0; house < HOUSES; house++)
            for (unsigned choice = 1; choice < 512; choice++) {
                const cells set = chosen(&state, house, choice);
                if (cell_count(set) == __builtin_popcount(choice))
                    assert_int_equal(times_listed(t, set), is_almost_locked(&state, set));
            }
        for (int i = 0; i < t->count; i++) {
            assert_int_equal(t->list[i].digits, digits_in(&state, t->list[i].cells));
            assert_true(i == 0 || cell_count(t->list[i - 1].cells) <= cell_count(t->list[i].cells));
        }
        sets += (unsigned long)t->count;
    }
    report_figure("almost: %lu sets", sets);
}

/* All cells of the digit in the one see all its cells in the other. */
static bool is_restricted(const ennead_state *state, const almost *one, const almost *other,
                          int digit)
{
    const cells first = one->cells & places_of(state, digit);
    const cells second = other->cells & places_of(state, digit);

    for (cells rest = first; rest != 0; rest = without_lowest_cell(rest))
        if ((second & ~peers[lowest_cell(rest)]) != 0)
            return false;
    return first != 0 && second != 0;
}

static bool is_linked(const almost_table *t, int from, int to, int digit)
{
    for (int i = t->first_link[from]; i < t->first_link[from + 1]; i++)
        if (t->links[i].to == to && t->links[i].digit == digit)
            return true;
    return false;
}

static void links_are_restricted_digits(void **context)
{
    (void)context;
    struct generator generator = {12};

    for (unsigned long round = 0; round < test_size(6, 100); round++) {
        const ennead_state state = open_state(&generator);
        const almost_table *t = almost_of(hunt_on(&state));
        int links = 0;
        if (t->count > 200)
            continue;
        for (int one = 0; one < t->count; one++)
            for (int other = 0; other < t->count; other++)
                for (int digit = 1; digit <= 9 && one != other; digit++) {
                    const bool linked =
                        is_restricted(&state, &t->list[one], &t->list[other], digit);
                    assert_int_equal(is_linked(t, one, other, digit), linked);
                    links += linked;
                }
        assert_int_equal(t->first_link[t->count], links);
    }
}

static void what_sees_a_digit_of_a_set_is_known(void **context)
{
    (void)context;
    struct generator generator = {13};
    const ennead_state state = open_state(&generator);
    const hunt *h = hunt_on(&state);
    const almost_table *t = almost_of(h);

    assert_true(t->count > 0);
    for (int i = 0; i < t->count; i++)
        for (digits rest = t->list[i].digits; rest != 0; rest = without_lowest_digit(rest)) {
            const int digit = lowest_digit(rest);
            const cells where = places_in(h->marks, &t->list[i], digit);
            assert_true(where == (t->list[i].cells & places_of(&state, digit)));
            assert_true(seen_in(t, &t->list[i], digit) == common_peers(where));
        }
}

/* A board on which every cell may hold everything has no small set; one with very many sets is cut
 * off after the small ones. */
static void a_crowded_board_has_the_smallest(void **context)
{
    (void)context;
    ennead_state state = state_of(EMPTY_BOARD);
    const almost_table *t = almost_of(hunt_on(&state));

    for (int i = 0; i < t->count; i++)
        assert_int_equal(cell_count(t->list[i].cells), 8);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        state.candidates[cell] = cell % 2 == 0 ? 0x1f : 0x3e;
    t = almost_of(hunt_on(&state));
    assert_in_range(t->count, 300, MOST_ALMOST);
    assert_true(t->seen_count <= MOST_SEEN && t->first_link[t->count] <= MOST_ALMOST_LINKS);
}

static void a_set_becomes_two_nodes(void **context)
{
    (void)context;
    ennead_state state = state_of(EMPTY_BOARD);
    ennead_step step = {.node_count = 0};

    state.candidates[0] = 1 | 2;
    state.candidates[1] = 2 | 4;
    const hunt *h = hunt_on(&state);
    const almost set = {CELL(0) | CELL(1), 7, 0};
    add_almost(&step, h->marks, &set, 2, 3);
    assert_int_equal(step.node_count, 2);
    assert_int_equal(step.nodes[0].on, 0);
    assert_int_equal(step.nodes[0].digit, 2);
    assert_true(cells_of_set(step.nodes[0].cells) == set.cells);
    assert_int_equal(step.nodes[1].on, 1);
    assert_true(cells_of_set(step.nodes[1].cells) == CELL(1));
    assert_int_equal(step.nodes[1].held, 7);
    assert_true(cells_of_set(step.nodes[1].within) == set.cells);
    assert_int_equal(step.digits, 7);
    assert_true(cells_of_set(step.cells) == set.cells);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_set_is_listed_once),
        cmocka_unit_test(links_are_restricted_digits),
        cmocka_unit_test(what_sees_a_digit_of_a_set_is_known),
        cmocka_unit_test(a_crowded_board_has_the_smallest),
        cmocka_unit_test(a_set_becomes_two_nodes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
