/* SPDX-License-Identifier: MIT */
/*
 * The canonical form as a whole: it is the same for all that is the same up to symmetry, the map
 * leads to it, and known forms and numbers of automorphisms come out.
 */
#include "support/support.h"

#include <inttypes.h>

/* Known of the Sudoku Players' Forum ("Canonical form", 2007): the least and the greatest of all
 * canonical grids, with the automorphisms that Red Ed reports for the latter. */
#define LEAST_GRID \
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
#define GREATEST_FORM \
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543"
/* The grid with the most automorphisms, 648 (E. Russell and F. Jarvis, 2006). */
#define MOST_CANONICAL \
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645"

static uint32_t canonical_of(const board cells, board form)
{
    uint32_t automorphisms = 0;
    ennead_map map;
    board mapped;

    assert_int_equal(ennead_canonical(cells, form, &map, &automorphisms), ENNEAD_STATUS_OK);
    assert_true(ennead_map_is_valid(&map));
    assert_int_equal(ennead_map_apply(&map, cells, mapped), ENNEAD_STATUS_OK);
    assert_boards_equal(mapped, form);
    return automorphisms;
}

static void assert_form(const char *line, const char *expected, uint32_t automorphisms)
{
    board cells, form, wanted;

    board_of(line, cells);
    board_of(expected, wanted);
    assert_int_equal(canonical_of(cells, form), automorphisms);
    assert_boards_equal(form, wanted);
}

static void known_grids_have_their_forms(void **state)
{
    (void)state;
    assert_form(GREATEST_FORM, GREATEST_FORM, 72);
    assert_form(EMPTY_BOARD, EMPTY_BOARD, 3359232);
    board cells, form;
    board_of(MOST_CANONICAL, cells);
    assert_int_equal(canonical_of(cells, form), 648);
}

/* No form has a first row below 123456789, then no second one below 456789123, nor a third below
 * 789123456: so the least grid that begins with these is the least of all, and its own form. */
static void the_least_grid_is_its_own_form(void **state)
{
    (void)state;
    char line[] = EMPTY_BOARD;
    memcpy(line, LEAST_GRID, 27);
    const ennead_puzzle puzzle = puzzle_of(line);
    const ennead_solve_options options =
        OPTIONS(.order = ENNEAD_ORDER_LEXICOGRAPHIC, .solutions = 1, .node_limit = UINT64_MAX);
    board least, expected;

    solved(&puzzle, &options, &least, 1);
    board_of(LEAST_GRID, expected);
    assert_boards_equal(least, expected);
    board form;
    canonical_of(least, form);
    assert_boards_equal(form, least);
}

/* One clue has the 2 * 6^8 / 81 symmetries that leave a cell in its place; two in different boxes
 * of one band, in different rows: row and column of each are fixed or exchanged with the other's.
 */
static void few_clues_have_counted_automorphisms(void **state)
{
    (void)state;
    board cells = {0}, form;

    cells[40] = 7;
    assert_int_equal(canonical_of(cells, form), 3359232 / 81);
    assert_int_equal(form[80], 1);
    cells[43] = 8; /* r5c5 and r5c8: ordered pairs in one line and two boxes: 81 * 6 * 2 */
    assert_int_equal(canonical_of(cells, form), 3359232 / (81 * 12 / 2));
    cells[43] = 7; /* equal digits: the same cells */
    assert_int_equal(canonical_of(cells, form), 3359232 / (81 * 12 / 2));
}

static void the_form_may_take_the_place_of_the_puzzle(void **state)
{
    (void)state;
    board cells, form;

    board_of(EXAMPLE_PUZZLE, cells);
    assert_int_equal(ennead_canonical(cells, form, NULL, NULL), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_canonical(cells, cells, NULL, NULL), ENNEAD_STATUS_OK);
    assert_boards_equal(cells, form);
}

static void a_cell_above_nine_is_refused(void **state)
{
    (void)state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        board cells, form = {0};
        board_of(EXAMPLE_SOLUTION, cells);
        cells[cell] = cell % 2 ? 10 : 255;
        assert_int_equal(ennead_canonical(cells, form, NULL, NULL), ENNEAD_STATUS_BAD_ARGUMENT);
        assert_int_equal(form[80], 0);
    }
}

static int compare_maps(const ennead_map *a, const ennead_map *b)
{
    /* The members in which maps are ordered come first, in that order. */
    return memcmp(a, b, offsetof(ennead_map, digits));
}

/* Whether some exchange of digits makes `form` of `cells`; stored in `map` then. */
static bool digits_lead(const board cells, const board form, ennead_map *map)
{
    uint8_t digits[10] = {0};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (digits[cells[cell]] != 0 && digits[cells[cell]] != form[cell])
            return false;
        digits[cells[cell]] = form[cell];
    }
    memcpy(map->digits, digits, sizeof digits);
    return true;
}

/* A grid with 648 automorphisms has 648 maps to its form, so one in 5184 of the symmetries of the
 * cells is one. None of those that chance finds is less than the one that is told. */
static void the_least_map_is_told(void **state)
{
    (void)state;
    board cells, form, mapped;
    ennead_map told;
    int found = 0;

    board_of(MOST_CANONICAL, cells);
    assert_int_equal(ennead_canonical(cells, form, &told, NULL), ENNEAD_STATUS_OK);
    for (uint64_t number = 0; number < 100000; number++) {
        ennead_map map;
        ennead_map_random(2, number, &map);
        ennead_map_apply(&map, cells, mapped);
        if (!digits_lead(mapped, form, &map))
            continue;
        assert_true(compare_maps(&told, &map) <= 0);
        found++;
    }
    assert_in_range(found, 5, 50);
}

/* Puzzles of every kind, each under many random maps. */
static void symmetry_changes_no_form(void **state)
{
    (void)state;
    static const enum puzzle_kind kinds[] = {PUZZLE_FULL,    PUZZLE_UNIQUE, PUZZLE_MINIMAL,
                                             PUZZLE_SEVERAL, PUZZLE_SPARSE, PUZZLE_NONE,
                                             PUZZLE_CLASH};
    const int puzzles = (int)test_size(100, 2000), maps = is_long_run() ? 500 : 100;
    struct generator random = {2026};
    uint64_t stream = 0;

    for (int i = 0; i < puzzles; i++) {
        board cells, form, again;
        generate_puzzle(&random, kinds[(size_t)i % COUNT_OF(kinds)], cells);
        const uint32_t automorphisms = canonical_of(cells, form);
        assert_int_equal(canonical_of(form, again), automorphisms);
        assert_boards_equal(again, form);
        for (int j = 0; j < maps; j++) {
            ennead_map map;
            ennead_map_random(7, stream++, &map);
            ennead_map_apply(&map, cells, cells);
            assert_int_equal(canonical_of(cells, again), automorphisms);
            assert_boards_equal(again, form);
        }
    }
    report_figure("%" PRIu64 " random maps change no canonical form", stream);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_grids_have_their_forms),
        cmocka_unit_test(the_least_grid_is_its_own_form),
        cmocka_unit_test(few_clues_have_counted_automorphisms),
        cmocka_unit_test(the_form_may_take_the_place_of_the_puzzle),
        cmocka_unit_test(a_cell_above_nine_is_refused),
        cmocka_unit_test(the_least_map_is_told),
        cmocka_unit_test(symmetry_changes_no_form),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
