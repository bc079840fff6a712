/* SPDX-License-Identifier: MIT */
/*
 * Automata of states and steps: lines in parts, many states, and random automata against a walk
 * through them.
 */
#include "support/rules.h"

#include <stdlib.h>

static ennead_description *small_grid(void)
{
    ennead_description *d;

    assert_int_equal(ennead_description_new(2, 2, 3, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = 0;
    return d;
}

/* How many lines of four cells with values 1 to 3 fit; in parts of two if `parts` is 2. */
static uint64_t lines_that_fit(const char *text, size_t parts)
{
    static const uint16_t cells[] = {0, 1, 2, 3}, halves[] = {2, 2};
    ennead_description *d = small_grid();

    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "automaton",
                                                                    .cells = cells,
                                                                    .cell_count = 4,
                                                                    .parts = halves,
                                                                    .part_count = parts,
                                                                    .text = text}),
                     ENNEAD_STATUS_OK);
    return count_solutions(d);
}

static void parts_are_steps_of_their_own(void **state)
{
    (void)state;
    /* the first half is all 1 or all 2, the second the other */
    static const char text[] = "start 0; accept 3 4; 0 1 1; 1 1 1; 0 2 2; 2 2 2; 1 / 3; 2 / 4;"
                               "3 2 3; 4 1 4";

    assert_int_equal(lines_that_fit(text, 2), 2);
    assert_int_equal(lines_that_fit(text, 0), 0);
    assert_int_equal(lines_that_fit("start 0; accept 0; 0 . 0", 0), 81);
    assert_int_equal(lines_that_fit("start 0; accept 0; 0 . 0", 2), 0);
    assert_int_equal(lines_that_fit("start 0; accept 0; 0 . 0; 0 / 0", 2), 81);
    assert_int_equal(lines_that_fit("start 0; accept 4095; 0 1 0; 0 2 4095", 0), 1);
}

/* The states of a random automaton, and where each value and a step between parts leads: a bit a
 * state. */
struct net {
    unsigned steps[6][4], starts, accepts;
};

static bool net_fits(const struct net *net, const uint8_t *solution, int half)
{
    unsigned here = net->starts;

    for (int i = 0; i < 4; i++) {
        for (int pass = i == half ? 0 : 1; pass < 2; pass++) {
            unsigned next = 0;
            for (int s = 0; s < 6; s++)
                if ((here >> s & 1) != 0)
                    next |= net->steps[s][pass == 0 ? 0 : solution[i]];
            here = next;
        }
    }
    return (here & net->accepts) != 0;
}

static void write_net(const struct net *net, char *text)
{
    static const char signs[] = "/123";

    text += sprintf(text, "start");
    for (int s = 0; s < 6; s++)
        if ((net->starts >> s & 1) != 0)
            text += sprintf(text, " %d", s);
    text += sprintf(text, "; accept");
    for (int s = 0; s < 6; s++)
        if ((net->accepts >> s & 1) != 0)
            text += sprintf(text, " %d", s);
    for (int s = 0; s < 6; s++)
        for (int sign = 0; sign < 4; sign++)
            for (int to = 0; to < 6; to++)
                if ((net->steps[s][sign] >> to & 1) != 0)
                    text += sprintf(text, "; %d %c %d", s, signs[sign], to);
}

static void random_automata_fit_what_a_walk_fits(void **state)
{
    (void)state;
    static const uint16_t cells[] = {0, 1, 2, 3}, halves[] = {2, 2};
    struct generator g = {41};
    unsigned long long all = 0;

    for (int number = 0; number < 200; number++) {
        struct net net = {.starts = 1 + generator_below(&g, 7), .accepts = generator_below(&g, 64)};
        const bool in_parts = number % 2 == 0;
        char text[4096];
        uint64_t left[4], used[4] = {0};
        ennead_description *d = small_grid();
        ennead_model *model;

        for (int s = 0; s < 6; s++)
            for (int sign = 0; sign < 4; sign++)
                net.steps[s][sign] =
                    generator_below(&g, 64) & generator_below(&g, 64) & generator_below(&g, 64);
        write_net(&net, text);
        assert_int_equal(
            ennead_description_add(d, &(ennead_constraint){.name = "automaton",
                                                           .cells = cells,
                                                           .cell_count = 4,
                                                           .parts = halves,
                                                           .part_count = in_parts ? 2 : 0,
                                                           .text = text}),
            ENNEAD_STATUS_OK);
        if (ennead_model_new(d, &MODEL(0), NULL, NULL, &model) == ENNEAD_STATUS_OK) {
            uint64_t count = 0;
            for (int code = 0; code < 81; code++) {
                const uint8_t filling[] = {(uint8_t)(1 + code % 3), (uint8_t)(1 + code / 3 % 3),
                                           (uint8_t)(1 + code / 9 % 3), (uint8_t)(1 + code / 27)};
                const bool fits = net_fits(&net, filling, in_parts ? 2 : -1);
                assert_int_equal(ennead_model_check(model, filling), fits);
                count += fits;
                for (int i = 0; fits && i < 4; i++)
                    used[i] |= 1ULL << (filling[i] - 1);
            }
            assert_int_equal(ennead_model_propagate(model, left),
                             count > 0 ? ENNEAD_STATUS_OK : ENNEAD_STATUS_END);
            if (count > 0)
                assert_memory_equal(left, used, sizeof left);
            assert_int_equal(ennead_model_start(model, NULL), ENNEAD_STATUS_OK);
            assert_int_equal(solve_model(model).search.solutions, count);
            all += count;
            ennead_model_free(model);
        }
        ennead_description_free(d);
    }
    report_figure("machine: %llu lines as by a walk", all);
}

/* As many states as there may be on a line of this length, and lines that are too long for them. */
static void large_ones_have_bounds(void **state)
{
    (void)state;
    enum { STATES = 4096, STEP = 24, CELLS = 4096 };
    static uint16_t cells[CELLS];
    char *text = malloc(STATES * STEP), *at = text, message[ENNEAD_MESSAGE_SIZE];
    ennead_description *d;
    ennead_model *model;

    assert_non_null(text);
    at += sprintf(at, "start 0; accept 8");
    for (int s = 0; s + 1 < STATES; s++)
        at += sprintf(at, "; %d . %d", s, s + 1);
    for (uint16_t i = 0; i < CELLS; i++)
        cells[i] = i;
    assert_int_equal(ennead_description_new(64, 64, 64, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = 0;
    ennead_constraint rule = {.name = "automaton", .cells = cells, .cell_count = 8, .text = text};
    assert_int_equal(ennead_description_add(d, &rule), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, message, &model), ENNEAD_STATUS_OK);
    ennead_model_free(model);
    rule.cell_count = CELLS;
    assert_int_equal(ennead_description_add(d, &rule), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, message, &model), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_string_equal(message, "automaton: its line is too long for what it may read");
    ennead_description_free(d);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_are_steps_of_their_own),
        cmocka_unit_test(random_automata_fit_what_a_walk_fits),
        cmocka_unit_test(large_ones_have_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
