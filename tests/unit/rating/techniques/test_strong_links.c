/* SPDX-License-Identifier: MIT */
/*
 * Strong links against their plain form, and every way to place a digit in one house.
 */
#include "support/plain_links.h"

#include "rating/techniques/strong_links.h"

static void assert_same_cells(cells actual, const bool expected[ENNEAD_CELLS])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        assert_int_equal((actual & CELL(cell)) != 0, expected[cell]);
}

static void assert_same_link(const se_link *actual, const struct plain_link *expected)
{
    static const int first[] = {
        [PLAIN_BOX] = FIRST_BOX, [PLAIN_COLUMN] = FIRST_COLUMN, [PLAIN_ROW] = 0};
    static const enum plain_kind kinds[] = {PLAIN_BOX, PLAIN_ROW, PLAIN_COLUMN};

    assert_int_equal(actual->house, first[expected->kind] + expected->index);
    assert_int_equal(kinds[se_link_kind(actual)], expected->kind);
    assert_int_equal(actual->grouped, expected->grouped);
    assert_same_cells(actual->places, expected->place);
    for (int side = 0; side < 2; side++) {
        assert_same_cells(actual->sides[side], expected->side[side]);
        for (int house = 0; house < HOUSES; house++)
            assert_int_equal(actual->houses[side] >> house & 1,
                             (actual->sides[side] & ~house_cells[house]) == 0);
    }
}

static unsigned long compare(const ennead_state *state)
{
    marks m;
    struct plain p = {0};
    unsigned long count = 0;

    marks_of_state(&m, state);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++)
            p.has[cell][digit] = (m.of[cell] & digit_set(digit)) != 0;
    for (int digit = 1; digit <= 9; digit++) {
        se_link links[SE_MOST_LINKS];
        struct plain_link expected[PLAIN_MOST_LINKS];
        const int found = se_strong_links(&m, digit, links);
        assert_int_equal(found, plain_links(&p, digit, expected));
        for (int i = 0; i < found; i++)
            assert_same_link(&links[i], &expected[i]);
        count += (unsigned long)found;
    }
    return count;
}

/* Digit 1 only at a set of positions of a house and in the cells outside of it. */
static ennead_state state_with(int house, unsigned places)
{
    ennead_state state;
    const ennead_puzzle empty = puzzle_of(
        ".................................................................................");

    assert_int_equal(ennead_state_from_puzzle(&empty, &state), ENNEAD_STATUS_OK);
    for (int position = 0; position < 9; position++)
        if ((places >> position & 1) == 0)
            assert_int_equal(ennead_state_remove(&state, cell_at(house, position), 1),
                             ENNEAD_STATUS_OK);
    return state;
}

static void every_way_to_fill_a_house_is_parted(void **context)
{
    (void)context;
    static const int houses[] = {4, FIRST_COLUMN + 8, FIRST_BOX, FIRST_BOX + 5};
    unsigned long count = 0;

    for (size_t i = 0; i < COUNT_OF(houses); i++)
        for (unsigned places = 1; places < 512; places++) {
            const ennead_state state = state_with(houses[i], places);
            count += compare(&state);
        }
    report_figure("%lu strong links compared", count);
    assert_true(count > 500);
}

static void links_of_states_are_the_same(void **context)
{
    (void)context;
    struct generator generator = {61};
    unsigned long count = 0;

    for (unsigned long i = 0; i < test_size(100, 10000); i++) {
        static struct truth truth;
        ennead_puzzle puzzle;
        ennead_state state;
        board givens;
        generate_puzzle(&generator, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_true(find_truth(&puzzle, &truth));
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        play_on(&generator, &truth, (unsigned)(i % 8), (unsigned)(i % 60), &state);
        count += compare(&state);
    }
    report_figure("%lu strong links of states compared", count);
    assert_true(count > 500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_way_to_fill_a_house_is_parted),
        cmocka_unit_test(links_of_states_are_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
