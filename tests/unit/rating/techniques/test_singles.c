/* SPDX-License-Identifier: MIT */
/*
 * Hidden and naked singles, one by one and all at once.
 */
#include "support/rating/raters.h"

static const enum plain_kind kinds[] = {PLAIN_BOX, PLAIN_COLUMN, PLAIN_ROW};

static bool hidden_single_in(const struct plain *p, bool last, struct plain_step *step)
{
    for (size_t k = 0; k < COUNT_OF(kinds); k++)
        for (int index = 0; index < 9; index++)
            for (int digit = 1; digit <= 9; digit++) {
                if (plain_places(p, kinds[k], index, digit) != 1 ||
                    (plain_empty(p, kinds[k], index) == 1) != last)
                    continue;
                for (int position = 0; position < 9; position++)
                    if (p->has[plain_cell(kinds[k], index, position)][digit])
                        step->cell = plain_cell(kinds[k], index, position);
                step->technique = ENNEAD_SE_HIDDEN_SINGLE;
                step->rating = last ? 10 : kinds[k] == PLAIN_BOX ? 12 : 15;
                step->digit = digit;
                return true;
            }
    return false;
}

static bool plain_hidden_single(const struct plain *p, struct plain_step *step)
{
    return hidden_single_in(p, true, step) || hidden_single_in(p, false, step);
}

static bool plain_naked_single(const struct plain *p, struct plain_step *step)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (plain_count(p, cell) != 1)
            continue;
        step->technique = ENNEAD_SE_NAKED_SINGLE;
        step->rating = 23;
        step->cell = cell;
        for (int digit = 1; digit <= 9; digit++)
            if (p->has[cell][digit])
                step->digit = digit;
        return true;
    }
    return false;
}

static void singles_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_hidden_single, plain_hidden_single, AFTER_NOTHING,
                          test_size(60, 5000), 1);
    assert_finds_the_same(se_find_naked_single, plain_naked_single, AFTER_HIDDEN_SINGLES,
                          test_size(400, 20000), 2);
}

/* Ratings of puzzles by plain loops, as far as hidden singles lead. */
static void rate_plainly(const ennead_state *start, ennead_rating *rating, ennead_state *end)
{
    *end = *start;
    memset(rating, 0, sizeof *rating);
    for (;;) {
        struct plain p;
        struct plain_step step = {0};
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            p.value[cell] = end->values[cell];
            for (int digit = 1; digit <= 9; digit++)
                p.has[cell][digit] = (end->candidates[cell] >> (digit - 1) & 1) != 0;
        }
        if (!plain_hidden_single(&p, &step))
            return;
        if (rating->steps++ == 0)
            rating->ed = rating->ep = step.rating;
        if (step.rating > rating->er)
            rating->er = step.rating;
        assert_int_equal(ennead_state_place(end, step.cell, step.digit), ENNEAD_STATUS_OK);
    }
}

/* Nearly solved ones, too, so that last cells of a house come first. */
static void all_at_once_makes_the_same_ratings(void **context)
{
    (void)context;
    struct generator generator = {3};
    unsigned seen[16] = {0};

    for (unsigned long i = 0; i < test_size(300, 20000); i++) {
        static struct truth truth;
        static se_rater r;
        ennead_rating rating, expected;
        ennead_puzzle puzzle;
        ennead_state state, end;
        board givens;

        generate_puzzle(&generator, PUZZLE_UNIQUE, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_true(find_truth(&puzzle, &truth));
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        play_on(&generator, &truth, (unsigned)(i % 17), 0, &state);
        if (ennead_state_is_solved(&state))
            continue;
        rate_plainly(&state, &expected, &end);
        assert_false(se_board_of(&r.b, state.values, state.candidates));
        se_start(&r, &rating);
        assert_true(se_place_singles(&r));
        se_board_state(&r.b, &state);
        assert_states_equal(&state, &end);
        assert_int_equal(rating.er, expected.er);
        assert_int_equal(rating.ep, expected.ep);
        assert_int_equal(rating.ed, expected.ed);
        assert_int_equal(rating.steps, expected.steps);
        assert_int_equal(rating.counts[ENNEAD_SE_HIDDEN_SINGLE], expected.steps);
        seen[rating.ed]++;
    }
    assert_true(seen[10] > 0 && seen[12] > 0);
}

static void contradictions_are_seen(void **context)
{
    (void)context;
    static const char *const lines[] = {CLASHING_PUZZLE, DEAD_PUZZLE};
    static se_rater r;
    ennead_rating rating;

    for (size_t i = 0; i < COUNT_OF(lines); i++) {
        const ennead_state state = state_of(lines[i]);
        (void)se_board_of(&r.b, state.values, state.candidates);
        assert_true(se_board_broken(&r.b));
        se_start(&r, &rating);
        assert_false(se_place_singles(&r));
        assert_int_equal(r.end, ENNEAD_RATING_END_CONTRADICTION);
    }
}

/* In r1c1 two digits of the first box have their only place. */
static void two_digits_for_one_cell_are_a_contradiction(void **context)
{
    (void)context;
    static se_rater r;
    ennead_rating rating;
    ennead_state state = state_of(EMPTY_BOARD);

    for (int cell = 1; cell < 27; cell++)
        if (cell % 9 < 3) {
            assert_int_equal(ennead_state_remove(&state, cell, 1), ENNEAD_STATUS_OK);
            assert_int_equal(ennead_state_remove(&state, cell, 2), ENNEAD_STATUS_OK);
        }
    (void)se_board_of(&r.b, state.values, state.candidates);
    assert_false(se_board_broken(&r.b));
    se_start(&r, &rating);
    r.unique = false;
    assert_false(se_place_singles(&r));
    assert_int_equal(r.end, ENNEAD_RATING_END_CONTRADICTION);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(singles_come_in_order),
        cmocka_unit_test(all_at_once_makes_the_same_ratings),
        cmocka_unit_test(contradictions_are_seen),
        cmocka_unit_test(two_digits_for_one_cell_are_a_contradiction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
