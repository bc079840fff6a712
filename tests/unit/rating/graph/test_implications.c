/* SPDX-License-Identifier: MIT */
/*
 * The implied of a board: what is left in each place, what each candidate turns off and by what,
 * and which candidates are one of two.
 */
#include "support/rating/chained.h"

static void compare_unit(const chain_implications *implied, int unit, const uint16_t *members,
                         int count)
{
    unsigned all = 0;

    for (int i = 0; i < count; i++)
        all ^= members[i];
    assert_int_equal(implied->left.of[unit] >> LEFT_SHIFT, count);
    assert_int_equal(implied->left.of[unit] & CANDIDATE_BITS, all);
}

static void compare_units(const chain_implications *implied, const marks *m)
{
    uint16_t members[9];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        int count = 0;

        for (digits rest = m->of[cell]; rest != 0; rest = without_lowest_digit(rest))
            members[count++] = (uint16_t)candidate_of(cell, lowest_digit(rest));
        compare_unit(implied, cell, members, count);
    }
    for (int digit = 1; digit <= 9; digit++)
        for (int house = 0; house < HOUSES; house++) {
            int count = 0;

            for (int i = 0; i < 9; i++)
                if ((m->of[cell_at(house, i)] & digit_set(digit)) != 0)
                    members[count++] = (uint16_t)candidate_of(cell_at(house, i), digit);
            compare_unit(implied, unit_of_house(digit, house), members, count);
        }
}

static int cause_of(int from, int to)
{
    const int a = from / 9, b = to / 9;

    if (a == b)
        return CAUSE_CELL;
    if (from % 9 != to % 9 || (peers[a] & CELL(b)) == 0)
        return CAUSE_NONE;
    return box_of(a) == box_of(b) ? CAUSE_BOX : row_of(a) == row_of(b) ? CAUSE_ROW : CAUSE_COLUMN;
}

static bool has(const marks *m, int candidate)
{
    return (m->of[candidate / 9] & digit_set(candidate % 9 + 1)) != 0;
}

static void compare_list(chain_implications *implied, const marks *m, int candidate)
{
    int expected = 0, in_cell = 0, last = CAUSE_NONE;
    bool partner = false;

    list_turned_off(implied, candidate);
    for (int other = 0; other < CANDIDATES; other++)
        if (other != candidate && has(m, other)) {
            expected += cause_of(candidate, other) != CAUSE_NONE;
            in_cell += cause_of(candidate, other) == CAUSE_CELL;
        }
    assert_int_equal(implied->count[candidate], expected);
    assert_int_equal(implied->in_cell[candidate], in_cell);
    for (int i = 0; i < expected; i++) {
        const int other = implied->turned[candidate][i] & CANDIDATE_BITS,
                  cause = implied->turned[candidate][i] >> CAUSE_SHIFT;

        assert_true(has(m, other) && other != candidate);
        assert_int_equal(cause, cause_of(candidate, other));
        assert_true(cause >= last);
        last = cause;
        for (int j = 0; j < i; j++)
            assert_int_not_equal(implied->turned[candidate][j], implied->turned[candidate][i]);
    }
    for (int i = 0; i < 4; i++)
        partner |= implied->left.of[implied->tables->units[candidate][i]] >> LEFT_SHIFT == 2;
    assert_int_equal(has_partner(implied, candidate), partner);
}

static void compare(struct chained *c)
{
    chain_implications *implied = &c->rater->chains->implied_by_depth[0];

    begin_search(c, SE_DYNAMIC);
    begin_runs(&c->search);
    compare_units(implied, &c->rater->m);
    for (int candidate = 0; candidate < CANDIDATES; candidate++)
        if (has(&c->rater->m, candidate)) {
            assert_int_equal(implied->count[candidate], TURNED_UNKNOWN);
            compare_list(implied, &c->rater->m, candidate);
        }
}

static void the_web_is_that_of_the_board(void **context)
{
    (void)context;
    for_chained_states(20, 2, 61, compare);
    for_chained_states_of(ESCARGOT, 2, compare);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_web_is_that_of_the_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
