/* SPDX-License-Identifier: MIT */
/*
 * Bivalue universal graves: each one on the paths of our rated puzzles is checked by plain
 * counting, and boards that nearly are one are not taken for one.
 */
#include "support/rating/rated.h"
#include "support/rating/raters.h"

struct seen {
    const ennead_state *live;
    unsigned type[5];
};

static int digits_in(unsigned set)
{
    return __builtin_popcount(set);
}

/* How many places a digit has in a house outside some cells. */
static int places_outside(const ennead_state *state, int house, int digit, ennead_cell_set left)
{
    int count = 0;

    for (int position = 0; position < 9; position++) {
        const int cell = cell_at(house, position);
        count +=
            (state->candidates[cell] >> (digit - 1) & 1) != 0 && !ennead_cell_set_has(left, cell);
    }
    return count;
}

/* Beside the cells with extra digits all is there twice, or once where such a cell is the other. */
static void assert_is_grave(const ennead_state *state, const ennead_se_step *step)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->values[cell] == 0)
            assert_int_equal(digits_in(state->candidates[cell]) > 2,
                             ennead_cell_set_has(step->cells, cell));
    for (int house = 0; house < HOUSES; house++)
        for (int digit = 1; digit <= 9; digit++)
            assert_true(places_outside(state, house, digit, step->cells) <= 2);
}

static int cells_in(ennead_cell_set set)
{
    return __builtin_popcountll(set.words[0]) + __builtin_popcountll(set.words[1]);
}

static unsigned removed_from(const ennead_se_step *step, int cell)
{
    unsigned set = 0;

    for (int digit = 1; digit <= 9; digit++)
        if (ennead_cell_set_has(step->removed[digit], cell))
            set |= 1u << (digit - 1);
    return set;
}

static bool look_at(void *user, const ennead_se_step *step)
{
    struct seen *seen = user;
    const int type = (int)step->technique - (int)ENNEAD_SE_BUG_1 + 1;

    if (type < 1 || type > 4)
        return true;
    assert_is_grave(seen->live, step);
    assert_true(step->rests_on_unique);
    seen->type[type]++;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned gone = removed_from(step, cell);
        const bool extra = ennead_cell_set_has(step->cells, cell);
        if (type == 1 && extra)
            assert_int_equal(seen->live->candidates[cell] & ~gone, step->digits);
        else if (type == 2 && gone != 0)
            assert_int_equal(gone, step->digits);
        else if (type == 3)
            assert_true(gone == 0 || !extra);
        else
            assert_true(gone == 0 || extra);
    }
    if (type == 3)
        assert_int_equal(step->rating, 56 + digits_in(step->extra_digits));
    if (type == 4)
        assert_int_equal(cells_in(step->cells), 2);
    return true;
}

static void graves_are_graves(void **context)
{
    (void)context;
    struct seen seen = {0};
    ennead_rater *rater;

    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    for (size_t i = 0; i < rated_count; i++) {
        ennead_state state = state_of(rated_puzzles[i].puzzle);
        seen.live = &state;
        assert_int_equal(ennead_se_path(rater, &state, look_at, &seen, NULL),
                         ENNEAD_RATING_END_SOLVED);
    }
    for (int type = 1; type <= 4; type++)
        assert_true(seen.type[type] >= 2);
    ennead_rater_free(rater);
}

/* Two full grids laid over one another: a cell has one digit or two. Then a digit more here and
 * there; the producer looks at all of it, and what it says of one solution must be possible. */
static void near_graves_are_looked_at(void **context)
{
    (void)context;
    struct generator generator = {101};
    unsigned long found = 0;

    for (unsigned long i = 0; i < test_size(3000, 300000); i++) {
        static se_rater r;
        ennead_rating rating;
        ennead_state state = state_of(EMPTY_BOARD);
        board first, second;
        int map[10];
        generate_full(&generator, first);
        memcpy(second, first, sizeof second);
        for (int digit = 1; digit <= 9; digit++)
            map[digit] = digit % 9 + 1;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            second[cell] = (uint8_t)map[first[cell]];
            state.candidates[cell] = (uint16_t)(1u << (first[cell] - 1) | 1u << (second[cell] - 1));
        }
        for (unsigned more = 1 + (unsigned)(i % 4); more > 0; more--)
            state.candidates[generator_below(&generator, 81)] |=
                (uint16_t)(1u << generator_below(&generator, i % 2 == 0 ? 2 : 9));
        (void)se_board_of(&r.b, state.values, state.candidates);
        r.options = (ennead_rater_options){.size = sizeof r.options};
        se_start(&r, &rating);
        se_show(&r);
        if (se_find_bug(&r)) {
            assert_is_grave(&state, &r.step);
            found++;
        }
        r.unique = false;
        assert_false(se_find_bug(&r));
    }
    assert_true(found > 0);
    report_figure("%lu graves", found);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(graves_are_graves),
        cmocka_unit_test(near_graves_are_looked_at),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
