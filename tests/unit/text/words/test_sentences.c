/* SPDX-License-Identifier: MIT */
/*
 * The sentences against the steps that they tell, for all techniques: what a sentence eliminates
 * and places is just what the step does, the cells that the step rests on are all named, and no
 * template is left open. ENNEAD_LONG=1: 20,000 steps, else some 2,000. /
 */
#include "grid/step.h"
#include "support/rating/rated.h"
#include "support/states.h"

#include <ctype.h>

static char words[ENNEAD_WORDS_SIZE];
static unsigned long steps_read, most_steps;

/* Reads "r4c5" at `at`, and returns what follows it, or NULL. */
static const char *read_cell(const char *at, int *cell)
{
    if (at[0] != 'r' || at[1] < '1' || at[1] > '9' || at[2] != 'c' || at[3] < '1' || at[3] > '9')
        return NULL;
    *cell = 9 * (at[1] - '1') + at[3] - '1';
    return at + 4;
}

/* The cells of a list, "r1c1, r1c2 and r1c3". */
static cells read_cells(const char *at)
{
    cells set = 0;
    int cell;

    for (;;) {
        const char *next = read_cell(at, &cell);
        if (next == NULL)
            return set;
        set |= CELL(cell);
        at = next;
        if (strncmp(at, ", ", 2) == 0)
            at += 2;
        else if (strncmp(at, " and ", 5) == 0)
            at += 5;
        else
            return set;
    }
}

/* The digits of the list that ends before `end`, "1, 2 and 3". */
static digits digits_before(const char *end)
{
    digits set = 0;

    for (const char *at = end; at > words;) {
        if (!isdigit((unsigned char)at[-1]) || (at - 1 > words && !isspace((unsigned char)at[-2])))
            return set;
        set |= digit_set(at[-1] - '0');
        at--;
        if (at - words >= 5 && strncmp(at - 5, " and ", 5) == 0)
            at -= 5;
        else if (at - words >= 2 && strncmp(at - 2, ", ", 2) == 0)
            at -= 2;
        else
            return set;
    }
    return set;
}

static void assert_effect(const ennead_step *step)
{
    static const char *const verbs[] = {" is eliminated from ", " are eliminated from "};
    cells gone[10] = {0};

    for (size_t i = 0; i < COUNT_OF(verbs); i++)
        for (const char *at = strstr(words, verbs[i]); at != NULL; at = strstr(at + 1, verbs[i])) {
            const digits set = digits_before(at);
            if (set == 0 || (digit_count(set) == 1) != (i == 0))
                fail_msg("%s", words);
            FOR_EACH_DIGIT(rest, set)
                gone[lowest_digit(rest)] |= read_cells(at + strlen(verbs[i]));
        }
    FOR_ALL_DIGITS(digit) {
        if (gone[digit] != cells_of_set(step->removed[digit]))
            fail_msg("%d: %s", digit, words);
        FOR_EACH_CELL(rest, cells_of_set(step->placed[digit])) {
            char placed[32];
            const int cell = lowest_cell(rest);
            snprintf(placed, sizeof placed, "r%dc%d must be %d", cell / 9 + 1, cell % 9 + 1, digit);
            if (strstr(words, placed) == NULL)
                fail_msg("%s: %s", placed, words);
        }
    }
}

/* Every cell that the step rests on, as its own record has it; a digit without a place in a house
 * has none. */
static void assert_names_pattern(const ennead_step *step)
{
    const ennead_family family = ennead_technique_info((int)step->technique)->family;
    cells pattern = cells_of_set(step->fins), named = 0;
    int cell;

    for (int i = 0; i < step->node_count; i++)
        if (step->nodes[i].digit != 0 && step->nodes[i].why != ENNEAD_NODE_CAUSE_HOUSE)
            pattern |= cells_of_set(step->nodes[i].cells);
    for (int i = 0; i < 4; i++)
        pattern |= cells_of_set(step->colors[i]);
    if (family != ENNEAD_FAMILY_FINNED_FISH && family != ENNEAD_FAMILY_COMPLEX_FISH &&
        family != ENNEAD_FAMILY_LAST_RESORT) /* there base and houses say which cells */
        pattern |= cells_of_set(step->cells);
    for (const char *at = words; *at != '\0'; at++)
        if (read_cell(at, &cell) != NULL)
            named |= CELL(cell);
    if ((pattern & ~named) != 0)
        fail_msg("r%dc%d: %s", lowest_cell(pattern & ~named) / 9 + 1,
                 lowest_cell(pattern & ~named) % 9 + 1, words);
}

static bool check_step(void *user, const ennead_step *step)
{
    const ennead_state *before = user;

    (void)ennead_write_words(before, step, NULL, words, sizeof words);
    assert_null(strpbrk(words, "{}|"));
    assert_null(strstr(words, "  "));
    assert_null(strstr(words, " ,"));
    assert_null(strstr(words, ".."));
    assert_effect(step);
    assert_names_pattern(step);
    return ++steps_read < most_steps;
}

static void sentences_of_every_technique_are_true_to_their_steps(void **state)
{
    (void)state;
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const char *line = ennead_technique_example(technique);
        ennead_technique_set set = {{0}};
        ennead_case example;

        assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
        set.words[technique / 64] = (uint64_t)1 << (technique % 64);
        most_steps = steps_read + (test_size(10, 100));
        ennead_step_all(test_finder(), &example.state, &set, check_step, &example.state);
    }
}

static void sentences_of_paths_are_true_to_their_steps(void **state)
{
    (void)state;
    ennead_technique_set every = {{0}};

    assert_int_equal(ennead_technique_set_add(&every, "all", 3), ENNEAD_STATUS_OK);
    steps_read = 0;
    most_steps = test_size(1500, 20000);
    for (size_t i = 0; steps_read < most_steps; i = (i + 1) % rated_1181_count) {
        const ennead_puzzle puzzle = puzzle_of(rated_1181_puzzles[i].puzzle);
        ennead_state now;

        assert_int_equal(ennead_state_from_puzzle(&puzzle, &now), ENNEAD_STATUS_OK);
        (void)ennead_path(test_finder(), &now, &every, check_step, &now);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sentences_of_every_technique_are_true_to_their_steps),
        cmocka_unit_test(sentences_of_paths_are_true_to_their_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
