/* SPDX-License-Identifier: MIT */
/*
 * Broken wings: by hand, by checking reported steps, and compared with all loops of five cells.
 */
#include "support/hunts.h"
#include "support/steps.h"

/* Five cells round boxes 1, 3, 7 and 9, and a guardian in row 1. */
static ennead_state five_board(void)
{
    ennead_state state = open_board();

    keep_places(&state, 3, 0, "06");  /* r1c1, r1c7 */
    keep_places(&state, 3, 15, "06"); /* column 7: r1c7, r7c7 */
    keep_places(&state, 3, 6, "16");  /* r7c2, r7c7 */
    keep_places(&state, 3, 10, "26"); /* column 2: r3c2, r7c2 */
    return state;
}

static void one_guardian_is_true(void **context)
{
    (void)context;
    ennead_state state = five_board();

    keep_places(&state, 3, FIRST_BOX, "057"); /* r1c1, r3c2, and the guardian r2c3 */
    const struct steps *steps = steps_of(&state, "Broken Wing");
    assert_true(steps->count > 0);
    const ennead_step *step = &steps->list[0];
    assert_does(step, "", "323");
    assert_int_equal(step->focus, 3);
    assert_int_equal(step->node_count, 5);
    assert_cells(step->cells, "11 17 32 72 77");
    assert_cells(step->fins, "23");
    assert_int_equal(step->base, 1u << 0 | 1u << 15 | 1u << 6 | 1u << 10 | 1u << FIRST_BOX);
}

static void what_sees_all_guardians_goes(void **context)
{
    (void)context;
    ennead_state state = five_board();

    keep_places(&state, 3, FIRST_BOX, "0357"); /* r1c1, r3c2, and the guardians r2c1 and r2c3 */
    const struct steps *steps = steps_of(&state, "Broken Wing");
    assert_true(steps->count > 0);
    assert_does(&steps->list[0], "311 324 325 326 328 329 332", "");
    assert_cells(steps->list[0].fins, "21 23");
}

/* What a step says about a loop is true on the board. */
static bool look(void *user, const ennead_step *step)
{
    const ennead_state *state = user;
    const cells all = cells_of_set(step->cells), places = places_of(state, step->focus);
    cells guardians = 0;

    assert_int_equal(step->node_count % 2, 1);
    assert_true(step->node_count >= 5);
    assert_int_equal(cell_count(all), step->node_count);
    assert_int_equal(__builtin_popcount(step->base), step->node_count);
    for (int i = 0; i < step->node_count; i++) {
        const cells both = cells_of_set(step->nodes[i].cells) |
                           cells_of_set(step->nodes[(i + 1) % step->node_count].cells);
        bool joined = false;
        for (int house = 0; house < HOUSES; house++)
            joined |= (step->base >> house & 1) != 0 && (house_cells[house] & all) == both;
        assert_true(joined);
    }
    for (int house = 0; house < HOUSES; house++)
        if ((step->base >> house & 1) != 0)
            guardians |= places & house_cells[house] & ~all;
    assert_true(cells_of_set(step->fins) == guardians && guardians != 0);
    if (cell_count(guardians) == 1)
        assert_true(cells_of_set(step->placed[step->focus]) == guardians);
    else
        assert_true(cells_of_set(step->removed[step->focus]) == (places & common_peers(guardians)));
    return true;
}

/* All loops of five cells, without looking ahead. */
struct plain {
    const ennead_state *state;
    int digit;
    int cells[5];
    cells placed, removed;
};

static void go_on(struct plain *p, int count, cells guardians)
{
    const cells places = places_of(p->state, p->digit);
    cells all = 0;

    for (int i = 0; i < count; i++)
        all |= CELL(p->cells[i]);
    for (int house = 0; house < HOUSES; house++) {
        if ((house_cells[house] & CELL(p->cells[count - 1])) == 0)
            continue;
        for (cells rest = places & house_cells[house] & ~CELL(p->cells[count - 1]); rest != 0;
             rest = without_lowest_cell(rest)) {
            const int cell = lowest_cell(rest);
            const cells more = guardians | (places & house_cells[house] &
                                            ~(CELL(cell) | CELL(p->cells[count - 1])));
            if (count == 5 && cell == p->cells[0] && (more & all) == 0) {
                if (cell_count(more) == 1)
                    p->placed |= more;
                else
                    p->removed |= places & common_peers(more);
            }
            if (count < 5 && (all & CELL(cell)) == 0) {
                p->cells[count] = cell;
                go_on(p, count + 1, more);
            }
        }
    }
}

struct told {
    cells placed[10], removed[10];
    const ennead_state *state;
    int count;
};

static bool note_fives(void *user, const ennead_step *step)
{
    struct told *told = user;

    (void)look((void *)(uintptr_t)told->state, step);
    if (step->node_count > 5)
        return false;
    told->count++;
    told->placed[step->focus] |= cells_of_set(step->placed[step->focus]);
    told->removed[step->focus] |= cells_of_set(step->removed[step->focus]);
    return true;
}

static void all_loops_of_five_are_found(void **context)
{
    (void)context;
    const ennead_technique_set alone = techniques_of("Broken Wing");
    struct generator generator = {121};
    int found = 0;

    for (unsigned long round = 0; round < test_size(12, 300); round++) {
        const ennead_state state = open_state(&generator);
        struct told told = {.state = &state};
        ennead_step_all(test_finder(), &state, &alone, note_fives, &told);
        for (int digit = 1; digit <= 9; digit++) {
            struct plain plain = {.state = &state, .digit = digit};
            if (cell_count(places_of(&state, digit)) > 24)
                continue;
            for (cells rest = places_of(&state, digit); rest != 0;
                 rest = without_lowest_cell(rest)) {
                plain.cells[0] = lowest_cell(rest);
                go_on(&plain, 1, 0);
            }
            assert_true(told.placed[digit] == plain.placed);
            assert_true(told.removed[digit] == plain.removed);
        }
        found += told.count;
    }
    report_figure("broken wings: %d loops of five", found);
    assert_true(found > 0);
}

static void longer_loops_are_what_they_say(void **context)
{
    (void)context;
    const ennead_technique_set alone = techniques_of("Broken Wing");
    struct generator generator = {122};

    for (unsigned long round = 0; round < test_size(12, 300); round++) {
        ennead_state state = open_state(&generator);
        ennead_step_all(test_finder(), &state, &alone, look, &state);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_guardian_is_true),
        cmocka_unit_test(what_sees_all_guardians_goes),
        cmocka_unit_test(all_loops_of_five_are_found),
        cmocka_unit_test(longer_loops_are_what_they_say),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
