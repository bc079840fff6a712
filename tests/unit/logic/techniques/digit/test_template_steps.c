/* SPDX-License-Identifier: MIT */
/*
 * Templates against the list of all 46,656 of them.
 */
#include "support/hunts.h"

#include "logic/templates.h"

enum { TEMPLATES = 46656 };

static cells all_templates[TEMPLATES];

/* Columns that differ, and boxes that differ: row by row. */
static int list_templates(cells *list, int count, int row, cells used)
{
    if (row == 9) {
        list[count] = used;
        return count + 1;
    }
    for (int column = 0; column < 9; column++)
        if ((used & peers[9 * row + column]) == 0)
            count = list_templates(list, count, row + 1, used | CELL(9 * row + column));
    return count;
}

static int list_all(void **context)
{
    (void)context;
    return list_templates(all_templates, 0, 0, 0) == TEMPLATES ? 0 : -1;
}

struct ways {
    cells in_all, in_any;
};

/* The templates that use only open cells. */
static struct ways ways_in(cells open)
{
    struct ways w = {ALL_CELLS, 0};

    for (int i = 0; i < TEMPLATES; i++)
        if ((all_templates[i] & ~open) == 0) {
            w.in_all &= all_templates[i];
            w.in_any |= all_templates[i];
        }
    return w;
}

static cells open_to(const ennead_state *state, int digit)
{
    cells open = places_of(state, digit);

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->values[cell] == digit)
            open |= CELL(cell);
    return open;
}

static void what_no_template_uses_is_doomed(void **context)
{
    (void)context;
    struct generator generator = {41};

    for (unsigned long round = 0; round < test_size(20, 1000); round++) {
        const ennead_state state = open_state(&generator);
        const cells *doomed = doomed_of(hunt_on(&state));
        for (int digit = 1; digit <= 9; digit++) {
            const struct ways w = ways_in(open_to(&state, digit));
            const cells none = places_of(&state, digit) & ~w.in_any;
            assert_true(doomed[digit] == none);
        }
    }
}

/* Without any template nothing is known. */
static void a_digit_without_a_template_has_nothing_doomed(void **context)
{
    (void)context;
    ennead_state state = state_of(EMPTY_BOARD);

    for (int cell = 0; cell < 27; cell++)
        if (cell % 9 != 0)
            state.candidates[cell] &= (uint16_t)~1u;
    const cells *doomed = doomed_of(hunt_on(&state));
    assert_true(doomed[1] == 0);
    assert_true(doomed[2] == 0);
}

/* What holds one digit in all its templates is closed to the others, until nothing changes. */
static bool narrow_plainly(const ennead_state *state, struct ways ways[10])
{
    cells open[10];
    bool changed = true;

    for (int digit = 1; digit <= 9; digit++)
        open[digit] = open_to(state, digit);
    while (changed) {
        changed = false;
        for (int digit = 1; digit <= 9; digit++) {
            ways[digit] = ways_in(open[digit]);
            if (ways[digit].in_any == 0)
                return false;
            for (int other = 1; other <= 9; other++)
                if (other != digit && (open[other] & ways[digit].in_all) != 0) {
                    open[other] &= ~ways[digit].in_all;
                    changed = true;
                }
        }
    }
    return true;
}

struct told {
    cells placed[10], removed[10];
};

static bool note(void *user, const ennead_step *step)
{
    struct told *told = user;

    for (int digit = 1; digit <= 9; digit++) {
        assert_true(digit == step->focus || (cells_of_set(step->placed[digit]) == 0 &&
                                             cells_of_set(step->removed[digit]) == 0));
        told->placed[digit] |= cells_of_set(step->placed[digit]);
        told->removed[digit] |= cells_of_set(step->removed[digit]);
    }
    return true;
}

static void steps_are_what_the_templates_say(void **context)
{
    (void)context;
    const ennead_technique_set set = techniques_of("Template Set");
    const ennead_technique_set delete = techniques_of("Template Delete");
    struct generator generator = {42};
    int found = 0;

    for (unsigned long round = 0; round < test_size(12, 500); round++) {
        const ennead_state state = open_state(&generator);
        struct told told = {.placed = {0}};
        struct ways ways[10];
        const bool any = narrow_plainly(&state, ways);
        ennead_step_all(test_finder(), &state, &set, note, &told);
        ennead_step_all(test_finder(), &state, &delete, note, &told);
        for (int digit = 1; digit <= 9; digit++) {
            const cells places = places_of(&state, digit);
            assert_true(told.placed[digit] == (any ? places & ways[digit].in_all : 0));
            assert_true(told.removed[digit] == (any ? places & ~ways[digit].in_any : 0));
            found += told.removed[digit] != 0;
        }
    }
    assert_true(found > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_no_template_uses_is_doomed),
        cmocka_unit_test(a_digit_without_a_template_has_nothing_doomed),
        cmocka_unit_test(steps_are_what_the_templates_say),
    };
    return cmocka_run_group_tests(tests, list_all, NULL);
}
