/* SPDX-License-Identifier: MIT */
/*
 * Bivalue oddagons: by hand, compared with all loops of five cells, and by checking longer reported
 * ones.
 */
#include "support/hunts.h"
#include "support/steps.h"

/* r1c1, r1c7, r7c7, r7c2 and r3c2 hold 1 and 2. */
static ennead_state five_board(const char *first, const char *second)
{
    ennead_state state = open_board();

    keep_digits(&state, 1, 1, first);
    keep_digits(&state, 1, 7, second);
    keep_digits(&state, 7, 7, "12");
    keep_digits(&state, 7, 2, "12");
    keep_digits(&state, 3, 2, "12");
    return state;
}

static void a_cell_alone_holds_its_other_candidates(void **context)
{
    (void)context;
    const ennead_state state = five_board("12589", "12");
    const ennead_technique_set alone = techniques_of("Bivalue Oddagon");
    ennead_step step;

    assert_int_equal(ennead_step_next(test_finder(), &state, &alone, &step), ENNEAD_STATUS_OK);
    assert_does(&step, "111 211", "");
    assert_int_equal(step.focus, 0);
    assert_int_equal(step.digits, 3);
    assert_int_equal(step.node_count, 5);
    assert_cells(step.cells, "11 17 32 72 77");
    assert_cells(step.fins, "11");
}

static void what_sees_all_guardians_goes(void **context)
{
    (void)context;
    const ennead_state state = five_board("125", "125");
    const ennead_technique_set alone = techniques_of("Bivalue Oddagon");
    ennead_step step;

    assert_int_equal(ennead_step_next(test_finder(), &state, &alone, &step), ENNEAD_STATUS_OK);
    assert_does(&step, "512 513 514 515 516 518 519", "");
    assert_int_equal(step.focus, 5);
    assert_cells(step.fins, "11 17");
}

/* Two guarded cells with different digits say nothing. */
static void different_guardians_say_nothing(void **context)
{
    (void)context;
    const ennead_state state = five_board("125", "126");
    const ennead_technique_set alone = techniques_of("Bivalue Oddagon");
    ennead_step step;

    assert_true(ennead_step_next(test_finder(), &state, &alone, &step) == ENNEAD_STATUS_END ||
                cells_of_set(step.cells) != (CELL(0) | CELL(6) | CELL(60) | CELL(55) | CELL(19)));
}

static bool look(void *user, const ennead_step *step)
{
    const ennead_state *state = user;
    const cells all = cells_of_set(step->cells);
    cells guarded = 0;
    digits extra = 0;

    assert_int_equal(step->node_count % 2, 1);
    assert_true(step->node_count >= 5 && cell_count(all) == step->node_count);
    for (int i = 0; i < step->node_count; i++) {
        const int cell = lowest_cell(cells_of_set(step->nodes[i].cells));
        const int next = lowest_cell(cells_of_set(step->nodes[(i + 1) % step->node_count].cells));
        assert_true((peers[cell] & CELL(next)) != 0);
        assert_int_equal(cell_count(peers[cell] & all), 2);
        assert_int_equal(state->candidates[cell] & step->digits, step->digits);
        if (state->candidates[cell] != step->digits) {
            guarded |= CELL(cell);
            extra |= (digits)(state->candidates[cell] & ~step->digits);
        }
    }
    assert_true(cells_of_set(step->fins) == guarded && guarded != 0);
    for (int digit = 1; digit <= 9; digit++) {
        const cells gone = cells_of_set(step->removed[digit]);
        if (cell_count(guarded) == 1)
            assert_true(gone == ((step->digits & digit_set(digit)) != 0 ? guarded : 0));
        else
            assert_true(
                gone ==
                (extra == digit_set(digit) ? places_of(state, digit) & common_peers(guarded) : 0));
    }
    return true;
}

static int fives_among(const ennead_state *state, cells of_pair, digits pair)
{
    int found = 0, count = 0, c[5], list[ENNEAD_CELLS];

    for (cells rest = of_pair; rest != 0; rest = without_lowest_cell(rest))
        list[count++] = lowest_cell(rest);
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++)
            for (int k = 0; k < count; k++)
                for (int l = j + 1; l < count; l++)
                    for (int m = 0; m < count; m++) {
                        /* i - j - k - m - l - i, i the lowest */
                        c[0] = list[i];
                        c[1] = list[j];
                        c[2] = list[k];
                        c[3] = list[m];
                        c[4] = list[l];
                        cells set = 0, guarded = 0;
                        digits extra = 0;
                        bool is_loop = true;
                        for (int n = 0; n < 5; n++) {
                            set |= CELL(c[n]);
                            is_loop = is_loop && c[n] >= c[0];
                        }
                        for (int n = 0; n < 5 && is_loop; n++)
                            is_loop = cell_count(set) == 5 &&
                                      (peers[c[n]] & CELL(c[(n + 1) % 5])) != 0 &&
                                      cell_count(peers[c[n]] & set) == 2;
                        for (int n = 0; n < 5 && is_loop; n++)
                            if (state->candidates[c[n]] != pair) {
                                guarded |= CELL(c[n]);
                                extra |= (digits)(state->candidates[c[n]] & ~pair);
                            }
                        if (!is_loop || guarded == 0)
                            continue;
                        found +=
                            cell_count(guarded) == 1 ||
                            (digit_count(extra) == 1 &&
                             (places_of(state, lowest_digit(extra)) & common_peers(guarded)) != 0);
                    }
    return found;
}

struct counting {
    ennead_state state;
    int fives;
};

static bool count_fives(void *user, const ennead_step *step)
{
    struct counting *c = user;

    (void)look(&c->state, step);
    c->fives += step->node_count == 5;
    return true;
}

static void all_loops_of_five_are_found(void **context)
{
    (void)context;
    const ennead_technique_set alone = techniques_of("Bivalue Oddagon");
    struct generator generator = {131};
    int found = 0;

    for (unsigned long round = 0; round < test_size(40, 1000); round++) {
        struct counting c = {.state = round % 4 == 0 ? open_state(&generator)
                                                     : paired_state(&generator)};
        int wanted = 0;
        for (int x = 1; x <= 9; x++)
            for (int y = x + 1; y <= 9; y++) {
                const cells of_pair = places_of(&c.state, x) & places_of(&c.state, y);
                if (cell_count(of_pair) <= 24)
                    wanted += fives_among(&c.state, of_pair, digit_set(x) | digit_set(y));
                else
                    wanted = -1000000;
            }
        ennead_step_all(test_finder(), &c.state, &alone, count_fives, &c);
        if (wanted >= 0)
            assert_int_equal(c.fives, wanted);
        found += c.fives;
    }
    report_figure("oddagons: %d of five cells", found);
    assert_true(found > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cell_alone_holds_its_other_candidates),
        cmocka_unit_test(what_sees_all_guardians_goes),
        cmocka_unit_test(different_guardians_say_nothing),
        cmocka_unit_test(all_loops_of_five_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
