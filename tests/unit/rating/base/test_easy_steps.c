/* SPDX-License-Identifier: MIT */
/*
 * Singles and locked candidates of all editions against the edition for any processor, which other
 * tests compare with plain loops. On any boards, contradictory ones too. The houses with hidden
 * sets against plain counting.
 */
#include "support/rating/raters.h"

#include "grid/processor.h"
#include "rating/base/easy_steps.h"
#include "rating/base/easy_steps_baseline.h"

/* A board on the way to a solution. Every third one lacks a candidate that is true, every fourth
 * one has a digit that is wrong. */
static void make_board(struct generator *generator, unsigned long nth, se_board *b)
{
    static struct truth truth;
    ennead_puzzle puzzle;
    ennead_state state;
    board givens;

    generate_puzzle(generator, PUZZLE_UNIQUE, givens);
    assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
    assert_true(find_truth(&puzzle, &truth));
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    play_on(generator, &truth, (unsigned)(nth % 17), (unsigned)(nth % 50), &state);
    for (int i = 0; i < 2; i++) {
        const int cell = (int)generator_below(generator, ENNEAD_CELLS);
        const digits held = state.candidates[cell];
        if (nth % (i == 0 ? 3 : 4) != 0 || state.values[cell] != 0 || held == 0)
            continue;
        if (i == 0)
            state.candidates[cell] = without_lowest_digit(held);
        else
            (void)ennead_state_place(&state, cell, lowest_digit(held));
    }
    (void)se_board_of(b, state.values, state.candidates);
}

static void assert_bands_equal(const bands actual[10], const bands expected[10])
{
    FOR_ALL_DIGITS(digit)
        assert_true(same_bands(actual[digit], expected[digit]));
}

static void assert_locks_equal(const se_locks *actual, const se_locks *expected)
{
    assert_bands_equal(actual->pointing_columns, expected->pointing_columns);
    assert_bands_equal(actual->pointing_rows, expected->pointing_rows);
    assert_bands_equal(actual->claiming_columns, expected->claiming_columns);
    assert_bands_equal(actual->claiming_rows, expected->claiming_rows);
}

/* Whether one of the other places that a lock crosses has one place left besides those in the
 * cover. */
static bool is_direct(cells open, int base, int cover)
{
    const int first = base < FIRST_COLUMN ? 0 : base < FIRST_BOX ? FIRST_COLUMN : FIRST_BOX;

    for (int house = first; house < first + 9; house++) {
        const cells here = open & house_cells[house];
        if (house != base && (here & house_cells[cover]) != 0 &&
            cell_count(here & ~house_cells[cover]) == 1)
            return true;
    }
    return false;
}

/* The direct ones of these locks, and no others, are in a vector. */
static void assert_direct(const se_board *b, const bands locks[10], const bands direct[10],
                          bool by_columns, bool pointing)
{
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, cells_of_bands(locks[digit])) {
            const int cell = lowest_cell(rest), box = FIRST_BOX + box_of(cell);
            const int line =
                by_columns ? FIRST_COLUMN + column_of(cell) : 3 * (cell / 27) + row_of(cell % 27);
            const cells open = cells_of_bands(open_places(b, digit));
            assert_int_equal(band_has(direct[digit], cell),
                             is_direct(open, pointing ? box : line, pointing ? line : box));
        }
}

static void editions_find_the_same_locks(const se_board *b, const easy_steps_edition *steps)
{
    se_locks locks, expected, direct, unused;
    const se_locks *found = steps->find_locks(b, &locks, &direct);

    (void)easy_steps_baseline.find_locks(b, &expected, &unused);
    assert_locks_equal(&locks, &expected);
    if (found == &locks)
        return;
    if (found == NULL)
        memset(&direct, 0, sizeof direct);
    assert_direct(b, locks.pointing_columns, direct.pointing_columns, true, true);
    assert_direct(b, locks.pointing_rows, direct.pointing_rows, false, true);
    assert_direct(b, locks.claiming_columns, direct.claiming_columns, true, false);
    assert_direct(b, locks.claiming_rows, direct.claiming_rows, false, false);
}

/* Places singles until nothing is left. Returns how often. */
static int place_the_same(se_board b, int er, int most, const easy_steps_edition *steps,
                          unsigned seen[4])
{
    for (int rounds = 1;; rounds++) {
        se_board expected = b;
        const se_round by_baseline = easy_steps_baseline.place_singles(&expected, er, most),
                       round = steps->place_singles(&b, er, most);
        seen[round.end]++;
        assert_int_equal(round.end, by_baseline.end);
        assert_bands_equal(b.of, expected.of);
        assert_true(same_bands(b.empty, expected.empty));
        assert_int_equal(round.rating, by_baseline.rating);
        assert_int_equal(round.count, by_baseline.count);
        if (round.end != SE_ROUND_PLACED)
            return rounds;
        er = round.rating > er ? round.rating : er;
    }
}

static int plain_union_count(const positions sets[3])
{
    return digit_count((digits)(sets[0] | sets[1] | sets[2]));
}

static bool has_hidden(const marks *m, int house, int size)
{
    for (int a = 1; a <= 9; a++)
        for (int b = 1; b < a; b++)
            for (int c = size == 2 ? b : 1; c <= b - (size == 3); c++) {
                const positions sets[3] = {m->places[a][house], m->places[b][house],
                                           m->places[c][house]};
                if (digit_count(sets[0]) >= 2 && digit_count(sets[1]) >= 2 &&
                    digit_count(sets[2]) >= 2 && plain_union_count(sets) == size)
                    return true;
            }
    return false;
}

static void assert_keeps_hidden(const se_board *b, const easy_steps_edition *steps)
{
    static marks m;
    static se_board known;

    memset(&m, 0, sizeof m);
    memset(&known, 0, sizeof known);
    (void)se_marks_of_board(&m, b, &known, &steps->fill);
    for (int size = 2; size <= 3; size++) {
        const uint32_t found = steps->houses_with_hidden(m.places, size);
        for (int house = 0; house < HOUSES; house++)
            if (has_hidden(&m, house, size))
                assert_true((found >> house & 1) != 0);
            else if (steps != &easy_steps_baseline && size == 2)
                assert_true((found >> house & 1) == 0);
    }
}

static void assert_fills_the_same(const se_board *b, const easy_steps_edition *steps)
{
    FOR_ALL_DIGITS(digit) {
        positions places[HOUSES], expected[HOUSES];
        steps->fill.places(places, open_places(b, digit));
        se_fill_places_plainly(expected, open_places(b, digit));
        assert_memory_equal(places, expected, sizeof places);
    }
    if (steps->fill.cells == NULL)
        return;
    digits of[ENNEAD_CELLS + 1] = {[ENNEAD_CELLS] = 77};
    steps->fill.cells(of, b);
    assert_int_equal(of[ENNEAD_CELLS], 77);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        FOR_ALL_DIGITS(digit)
            assert_int_equal((of[cell] & digit_set(digit)) != 0,
                             band_has(open_places(b, digit), cell));
}

static void editions_find_the_same(void **context)
{
    (void)context;
    struct generator generator = {91};
    unsigned seen[4] = {0};

    for (unsigned long i = 0; i < test_size(300, 30000); i++) {
        static const int limits[] = {0, 0, 10, 12};
        se_board b;
        make_board(&generator, i, &b);
        for (isa_level level = ISA_AVX512; level <= ISA_BASELINE; level++) {
            if (!isa_runs(level))
                continue;
            isa_use(level);
            const easy_steps_edition *steps = easy_steps();
            editions_find_the_same_locks(&b, steps);
            assert_keeps_hidden(&b, steps);
            assert_fills_the_same(&b, steps);
            (void)place_the_same(b, i % 5 == 0 ? 15 : 0, limits[i % 4], steps, seen);
        }
    }
    isa_use_fastest();
    for (size_t end = 0; end < COUNT_OF(seen); end++)
        assert_true(seen[end] > 0);
}

/* Two places of a digit that are alone in their boxes see each other: both are placed, and then
 * both are gone. */
static void singles_that_see_each_other_are_gone(void **context)
{
    (void)context;
    ennead_state state = state_of(EMPTY_BOARD);
    se_board b;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (cell / 27 == 0 && cell % 9 < 6 && cell != 0 && cell != 4)
            assert_int_equal(ennead_state_remove(&state, cell, 1), ENNEAD_STATUS_OK);
    (void)se_board_of(&b, state.values, state.candidates);
    for (isa_level level = ISA_AVX512; level <= ISA_BASELINE; level++) {
        unsigned seen[4] = {0};
        se_board placed = b;
        if (!isa_runs(level))
            continue;
        isa_use(level);
        const se_round round = easy_steps()->place_singles(&placed, 0, 0);
        assert_int_equal(round.end, SE_ROUND_PLACED);
        assert_int_equal(round.count, 2);
        assert_false(band_has(placed.of[1], 0) || band_has(placed.of[1], 4));
        assert_int_equal(place_the_same(b, 0, 0, easy_steps(), seen), 2);
        assert_int_equal(seen[SE_ROUND_CONTRADICTION], 1);
    }
    isa_use_fastest();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(editions_find_the_same),
        cmocka_unit_test(singles_that_see_each_other_are_gone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
