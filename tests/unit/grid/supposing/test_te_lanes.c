/* SPDX-License-Identifier: MIT */
/*
 * Suppositions in lanes, in every edition, against one supposition after the other on a board.
 */
#include "support/support.h"

#include "grid/supposing/te_board.h"
#include "grid/supposing/te_lanes.h"

enum { MOST_WAVES = 6, MOST_CANDIDATES = 384 };

/* Whether a supposition leads to a contradiction in at most so many waves. */
static bool breaks(const se_board *b, int cell, int digit, int waves)
{
    se_board supposed = *b;
    te_singles singles;

    (void)te_place(&supposed, cell, digit);
    te_find_singles(&supposed, &singles);
    while (!singles.broken && any_band(singles.any) && waves-- > 0) {
        if (te_place_singles(&supposed, &singles, singles.any) == 0)
            return true;
        te_find_singles(&supposed, &singles);
    }
    return singles.broken;
}

static int count_candidates(const se_board *b)
{
    int count = 0;

    FOR_ALL_DIGITS(digit)
        count += cell_count(cells_of_bands(open_places(b, digit)));
    return count;
}

/* How many candidates were found to be broken, and not, on boards of up to 256 candidates, of up to
 * 384, and of more. */
typedef struct seen_counts {
    unsigned long broken[3], open[3];
} seen_counts;

static void compare(const se_board *b, int waves, seen_counts *seen)
{
    const int count = count_candidates(b), size = count <= 256               ? 0
                                                  : count <= MOST_CANDIDATES ? 1
                                                                             : 2;
    bands found[10] = {{0}};

    te_find_broken(b, waves, found);
    FOR_ALL_DIGITS(digit)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            const bool is_found = band_has(found[digit], cell);
            if (!band_has(open_places(b, digit), cell)) {
                assert_false(is_found);
                continue;
            }
            if (size == 2)
                assert_true(is_found);
            else
                assert_int_equal(is_found, breaks(b, cell, digit, waves));
            seen->broken[size] += is_found;
            seen->open[size] += !is_found;
        }
}

/* A board with all or some of the clues of a puzzle, without some candidates. */
static void compare_on(struct generator *g, seen_counts *seen)
{
    const unsigned left_out = generator_below(g, 4), part = 2 + generator_below(g, 8);
    board givens;
    ennead_puzzle puzzle;
    ennead_state state;
    se_board b;
    te_singles singles;

    generate_puzzle(g, PUZZLE_MINIMAL, givens);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (generator_below(g, 3) < left_out)
            givens[cell] = 0;
    assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (generator_below(g, part) == 0)
            state.candidates[cell] &= (uint16_t)generator_next(g);
    (void)se_board_of(&b, state.values, state.candidates);
    te_find_singles(&b, &singles);
    if (singles.broken)
        return;
    compare(&b, (int)generator_below(g, MOST_WAVES), seen);
}

static void lanes_find_what_boards_find(void **context)
{
    (void)context;
    struct generator g = {61};
    seen_counts seen = {{0}, {0}};

    for (size_t edition = 0; ennead_isa_name(edition) != NULL; edition++)
        if (ennead_isa_set(ennead_isa_name(edition)) == ENNEAD_STATUS_OK)
            for (unsigned long i = 0; i < test_size(300, 30000); i++)
                compare_on(&g, &seen);
    assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
    for (int size = 0; size < 3; size++) {
        assert_true(seen.broken[size] > 0);
        assert_int_equal(seen.open[size] > 0, size < 2);
        report_figure("lanes: %lu suppositions broken, %lu open", seen.broken[size],
                      seen.open[size]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lanes_find_what_boards_find),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
