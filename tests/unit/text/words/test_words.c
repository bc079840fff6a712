/* SPDX-License-Identifier: MIT */
/*
 * Steps in words: of every technique's worked example the words name all that the step does, fit
 * into any room, and a hint gives away no more than its stage. The words themselves are compared by
 * the page docs/techniques.md, which is made of them.
 */
#include "support/states.h"

/* The state of the example that was read last. */
static ennead_state before;

static ennead_step step_of(const char *line, int technique)
{
    ennead_technique_set set = {{0}};
    ennead_case example;
    ennead_step step;

    assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
    set.words[technique / 64] = (uint64_t)1 << (technique % 64);
    assert_int_equal(ennead_step_next(test_finder(), &example.state, &set, &step),
                     ENNEAD_STATUS_OK);
    before = example.state;
    return step;
}

static bool names(const char *words, int cell, int digit)
{
    char cell_name[8], digit_name[2] = {(char)('0' + digit), '\0'};

    snprintf(cell_name, sizeof cell_name, "r%dc%d", cell / 9 + 1, cell % 9 + 1);
    return strstr(words, cell_name) != NULL && strstr(words, digit_name) != NULL;
}

static void assert_names_all(const ennead_step *step, const char *words)
{
    for (int digit = 1; digit <= 9; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if ((ennead_cell_set_has(step->placed[digit], cell) ||
                 ennead_cell_set_has(step->removed[digit], cell)) &&
                !names(words, cell, digit))
                fail_msg("%d in cell %d is not in '%s'", digit, cell, words);
}

static void words_name_all_that_a_step_does(void **state)
{
    (void)state;
    char words[ENNEAD_WORDS_SIZE], shorter[ENNEAD_WORDS_SIZE];

    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const ennead_step step = step_of(ennead_technique_example(technique), technique);
        const size_t length = ennead_write_words(&before, &step, NULL, words, sizeof words);
        assert_int_equal(length, strlen(words));
        assert_in_range(length, 20, sizeof words - 1);
        assert_int_equal(words[length - 1], '.');
        assert_null(strstr(words, ".."));
        assert_null(strstr(words, "  "));
        assert_names_all(&step, words);
        for (size_t room = 1; room < length; room += 7) {
            assert_int_equal(ennead_write_words(&before, &step, NULL, shorter, room), length);
            assert_int_equal(strlen(shorter), room - 1);
            assert_memory_equal(shorter, words, room - 1);
        }
        assert_int_equal(ennead_write_words(&before, &step, NULL, NULL, 0), length);
    }
}

static bool names_a_cell(const char *words)
{
    for (const char *at = words; *at != '\0'; at++)
        if (at[0] == 'r' && at[1] >= '1' && at[1] <= '9' && at[2] == 'c')
            return true;
    return false;
}

static void hints_give_away_no_more_than_their_stage(void **state)
{
    (void)state;
    char words[ENNEAD_WORDS_SIZE], all[ENNEAD_WORDS_SIZE];

    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const ennead_step step = step_of(ennead_technique_example(technique), technique);
        const char *name = ennead_technique_info(technique)->name;

        ennead_write_hint(&before, &step, ENNEAD_HINT_WHERE, NULL, words, sizeof words);
        assert_int_equal(strncmp(words, "Look at ", 8), 0);
        assert_false(names_a_cell(words));
        assert_null(strstr(words, name));
        ennead_write_hint(&before, &step, ENNEAD_HINT_TECHNIQUE, NULL, words, sizeof words);
        assert_non_null(strstr(words, name));
        assert_false(names_a_cell(words));
        ennead_write_hint(&before, &step, ENNEAD_HINT_WHY, NULL, words, sizeof words);
        assert_string_equal(words, ennead_technique_why(technique, ENNEAD_LANGUAGE_ENGLISH));
        assert_false(names_a_cell(words));
        ennead_write_hint(&before, &step, ENNEAD_HINT_CELLS, NULL, words, sizeof words);
        assert_true(names_a_cell(words));
        ennead_write_hint(&before, &step, ENNEAD_HINT_MOVE, NULL, words, sizeof words);
        ennead_write_words(&before, &step, NULL, all, sizeof all);
        assert_string_equal(words, all);
    }
}

static void stages_have_names(void **state)
{
    (void)state;
    static const char *const stages[] = {"where", "technique", "why", "cells", "move"};

    for (size_t i = 0; i < COUNT_OF(stages); i++)
        assert_string_equal(ennead_hint_name((ennead_hint)i), stages[i]);
    assert_null(ennead_hint_name((ennead_hint)COUNT_OF(stages)));
    assert_null(ennead_hint_name((ennead_hint)-1));
}

/* A sentence as people say it. */
static void a_pointing_reads_so(void **state)
{
    (void)state;
    char words[ENNEAD_WORDS_SIZE];
    ennead_step step = {
        .technique = ENNEAD_POINTING, .digits = 1 << 6, .base = 1u << 22, .cover = 1u << 3};

    step.cells.words[0] = (uint64_t)1 << 30 | (uint64_t)1 << 32;
    step.removed[7].words[0] = (uint64_t)1 << 28 | (uint64_t)1 << 35;
    ennead_write_words(&before, &step, NULL, words, sizeof words);
    assert_string_equal(
        words,
        "In box 5 the 7 can only be in r4c4 or r4c6, which are both in row 4. One of them must be "
        "7, so no other cell of row 4 can be: 7 is eliminated from r4c2 and r4c9.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_name_all_that_a_step_does),
        cmocka_unit_test(hints_give_away_no_more_than_their_stage),
        cmocka_unit_test(stages_have_names),
        cmocka_unit_test(a_pointing_reads_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
