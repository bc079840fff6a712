/* SPDX-License-Identifier: MIT */
/*
 * Avoidable rectangles: by hand, and against all rectangles of random states by what they say.
 */
#include "support/hunts.h"
#include "support/steps.h"

/* The corners r1c1 r1c4 / r2c1 r2c4 of a board without givens. */
enum { SECOND_CORNER = 3 };

static ennead_state found_board(const char *line)
{
    ennead_state state = open_board();

    for (int cell = 0; line[cell] != '\0'; cell++)
        if (line[cell] != '.')
            assert_int_equal(ennead_state_place(&state, cell, line[cell] - '0'), ENNEAD_STATUS_OK);
    return state;
}

static void the_fourth_corner_is_not_the_first_digit(void **context)
{
    (void)context;
    ennead_state state = found_board("1..2.....2..");
    const ennead_step *step = assert_only_removes(&state, "Avoidable Rectangle Type 1", "124");

    assert_true(step->rests_on_unique);
    assert_int_equal(step->focus, 1);
    assert_int_equal(step->digits, 3);
    assert_cells(step->cells, "11 14 21 24");
    assert_cells(step->fins, "24");
    assert_finds_nothing(&state, "Avoidable Rectangle Type 2");

    state.givens[SECOND_CORNER] = 2; /* a given corner cannot be exchanged */
    assert_finds_nothing(&state, "Avoidable Rectangle Type 1");
    state.givens[SECOND_CORNER] = 0;
    state.limited = true; /* nor can digits that the puzzle may not allow there */
    assert_finds_nothing(&state, "Avoidable Rectangle Type 1");
}

static void one_of_two_corners_is_the_third_digit(void **context)
{
    (void)context;
    ennead_state state = found_board("1..2");

    keep_digits(&state, 2, 1, "23");
    keep_digits(&state, 2, 4, "13");
    const ennead_step *step =
        assert_only_removes(&state, "Avoidable Rectangle Type 2", "322 323 325 326 327 328 329");
    assert_int_equal(step->focus, 3);
    assert_cells(step->fins, "21 24");
    assert_finds_nothing(&state, "Avoidable Rectangle Type 1");
    keep_digits(&state, 2, 4, "1");
    assert_finds_nothing(&state, "Avoidable Rectangle Type 2");
}

static bool sees_all(int cell, const int *corners, int count)
{
    for (int i = 0; i < count; i++)
        if ((peers[cell] & CELL(corners[i])) == 0)
            return false;
    return true;
}

/* What rectangles say, candidate by candidate: it would complete the swap, or leave both open
 * corners to the two digits. Corners: a b / d c in a circle. */
static void add_rectangle(const ennead_state *state, const int corners[4], cells gone[2][10])
{
    for (int turn = 0; turn < 4; turn++) {
        const int a = corners[turn], b = corners[(turn + 1) % 4];
        const int c = corners[(turn + 2) % 4], d = corners[(turn + 3) % 4];
        const int x = state->values[a], y = state->values[b];
        if (x == 0 || y == 0)
            continue;
        /* Three found, x y / y: not x beside the last two. */
        if (state->values[c] == 0 && state->values[d] == y && (state->candidates[c] >> (x - 1) & 1))
            gone[0][x] |= CELL(c);
        if (state->values[d] == 0 && state->values[c] == x && (state->candidates[d] >> (y - 1) & 1))
            gone[0][y] |= CELL(d);
        if (state->values[c] != 0 || state->values[d] != 0)
            continue;
        for (int z = 1; z <= 9; z++) {
            const int open[2] = {c, d};
            if (z == x || z == y || state->candidates[c] != (1 << (x - 1) | 1 << (z - 1)) ||
                state->candidates[d] != (1 << (y - 1) | 1 << (z - 1)))
                continue;
            for (int cell = 0; cell < ENNEAD_CELLS; cell++)
                if ((state->candidates[cell] >> (z - 1) & 1) != 0 && sees_all(cell, open, 2))
                    gone[1][z] |= CELL(cell);
        }
    }
}

static void add_all(const ennead_state *state, cells gone[2][10])
{
    for (int a = 0; a < ENNEAD_CELLS; a++)
        for (int c = a + 10; c < ENNEAD_CELLS; c++) {
            const int corners[4] = {a, row_of(a) * 9 + column_of(c), c,
                                    row_of(c) * 9 + column_of(a)};
            bool given = false;
            uint32_t boxes = 0;
            for (int i = 0; i < 4; i++) {
                given |= state->givens[corners[i]] != 0;
                boxes |= 1u << box_of(corners[i]);
            }
            if (row_of(a) != row_of(c) && column_of(a) < column_of(c) && !given &&
                __builtin_popcount(boxes) == 2)
                add_rectangle(state, corners, gone);
        }
}

static bool note(void *user, const ennead_step *step)
{
    cells *gone = user;

    for (int digit = 1; digit <= 9; digit++)
        gone[digit] |= cells_of_set(step->removed[digit]);
    return true;
}

static void all_rectangles_are_found(void **context)
{
    (void)context;
    const ennead_technique_set types[2] = {techniques_of("Avoidable Rectangle Type 1"),
                                           techniques_of("Avoidable Rectangle Type 2")};
    struct generator generator = {81};
    int found[2] = {0};

    for (unsigned long round = 0; round < test_size(600, 20000); round++) {
        ennead_state state = open_state(&generator);
        cells wanted[2][10] = {{0}}, told[2][10] = {{0}};
        state.limited = false;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            state.givens[cell] = round % 3 == 0 ? state.givens[cell] : 0;
        add_all(&state, wanted);
        for (int type = 0; type < 2; type++) {
            ennead_step_all(test_finder(), &state, &types[type], note, told[type]);
            for (int digit = 1; digit <= 9; digit++) {
                assert_true(told[type][digit] == wanted[type][digit]);
                found[type] += cell_count(told[type][digit]);
            }
        }
    }
    report_figure("avoidable rectangles: %d and %d candidates removed", found[0], found[1]);
    assert_true(found[0] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_fourth_corner_is_not_the_first_digit),
        cmocka_unit_test(one_of_two_corners_is_the_third_digit),
        cmocka_unit_test(all_rectangles_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
