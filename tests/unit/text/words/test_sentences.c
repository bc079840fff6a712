/* SPDX-License-Identifier: MIT */
/*
 * The sentences against the steps that they tell, for all techniques and for the rater: what a
 * sentence eliminates and places is just what the step does; the cells and digits that the step
 * rests on are all named, and no others; and no template is left open. ENNEAD_LONG=1: 20,000 steps
 * of each, else some 2,000.
 */
#include "grid/houses.h"
#include "grid/step.h"
#include "support/rating/rated.h"
#include "support/states.h"

#include <ctype.h>

static char words[ENNEAD_SE_WORDS_SIZE];
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

static cells named_cells(void)
{
    cells named = 0;
    int cell;

    for (const char *at = words; *at != '\0'; at++)
        if (read_cell(at, &cell) != NULL)
            named |= CELL(cell);
    return named;
}

/* The digits that stand alone, and numbers of houses. */
static digits named_digits(void)
{
    digits named = 0;

    for (const char *at = words; *at != '\0'; at++)
        if (*at >= '1' && *at <= '9' && (at == words || !isalnum((unsigned char)at[-1])) &&
            !isalnum((unsigned char)at[1]))
            named |= digit_set(*at - '0');
    return named;
}

/* Fails unless all cells that the step rests on are named, and no cell that is not in `known`. */
static void assert_names(cells pattern, cells known)
{
    const cells named = named_cells(), wrong = (pattern & ~named) | (named & ~known);

    if (wrong != 0)
        fail_msg("r%dc%d: %s", lowest_cell(wrong) / 9 + 1, lowest_cell(wrong) % 9 + 1, words);
}

static void assert_effect(const ennead_cell_set removed[10], const ennead_cell_set placed[10])
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
        if (gone[digit] != cells_of_set(removed[digit]))
            fail_msg("%d: %s", digit, words);
        FOR_EACH_CELL(rest, cells_of_set(placed[digit])) {
            char effect[32];
            const int cell = lowest_cell(rest);
            snprintf(effect, sizeof effect, "r%dc%d must be %d", cell / 9 + 1, cell % 9 + 1, digit);
            if (strstr(words, effect) == NULL)
                fail_msg("%s: %s", effect, words);
        }
    }
}

static cells all_of(const ennead_cell_set sets[10])
{
    cells all = 0;

    FOR_ALL_DIGITS(digit)
        all |= cells_of_set(sets[digit]);
    return all;
}

static void assert_whole(void)
{
    assert_null(strpbrk(words, "{}|"));
    assert_null(strstr(words, " ,"));
    assert_null(strstr(words, ".."));
    assert_null(strstr(words, ": ."));
    assert_null(strstr(words, " a 8"));
}

/* ----------------------------------------------------------------------------------- techniques */

/* The cells that the step rests on, as its own record has them; a digit without a place in a house
 * has none. */
static cells pattern_of(const ennead_step *step)
{
    const ennead_family family = ennead_technique_info((int)step->technique)->family;
    cells pattern = cells_of_set(step->fins);

    for (int i = 0; i < step->node_count; i++)
        if (step->nodes[i].digit != 0 && step->nodes[i].why != ENNEAD_NODE_CAUSE_HOUSE)
            pattern |= cells_of_set(step->nodes[i].cells);
    for (int i = 0; i < 4; i++)
        pattern |= cells_of_set(step->colors[i]);
    if (family != ENNEAD_FAMILY_FINNED_FISH && family != ENNEAD_FAMILY_COMPLEX_FISH &&
        family != ENNEAD_FAMILY_LAST_RESORT) /* there base and houses say which cells */
        pattern |= cells_of_set(step->cells);
    return pattern;
}

/* All that a sentence may name. A single names the cells that rule others out. */
static cells known_cells(const ennead_step *step)
{
    cells known = pattern_of(step) | cells_of_set(step->cells) | all_of(step->removed);

    if (ennead_technique_info((int)step->technique)->family == ENNEAD_FAMILY_SINGLES)
        return ALL_CELLS;
    for (int i = 0; i < step->node_count; i++)
        known |= cells_of_set(step->nodes[i].cells) | cells_of_set(step->nodes[i].within);
    for (int i = 0; i < step->key_count; i++)
        known |= CELL(step->keys[i]);
    return known | all_of(step->placed);
}

static bool check_step(void *user, const ennead_step *step)
{
    const ennead_state *before = user;

    (void)ennead_write_words(before, step, NULL, words, sizeof words);
    assert_whole();
    assert_null(strstr(words, "  "));
    assert_effect(step->removed, step->placed);
    assert_names(pattern_of(step), known_cells(step));
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

/* The rated puzzles, and then these again with rows, columns and digits exchanged. */
static ennead_state nth_start(size_t number)
{
    ennead_puzzle puzzle = puzzle_of(rated_1181_puzzles[number % rated_1181_count].puzzle);
    uint8_t givens[ENNEAD_CELLS] = {0}, mapped[ENNEAD_CELLS];
    ennead_state start;
    ennead_map map;

    if (number >= rated_1181_count) {
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (digit_count(puzzle.candidates[cell]) == 1)
                givens[cell] = (uint8_t)lowest_digit(puzzle.candidates[cell]);
        ennead_map_random(1, number, &map);
        assert_int_equal(ennead_map_apply(&map, givens, mapped), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_puzzle_from_givens(mapped, &puzzle), ENNEAD_STATUS_OK);
    }
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &start), ENNEAD_STATUS_OK);
    return start;
}

static void sentences_of_paths_are_true_to_their_steps(void **state)
{
    (void)state;
    ennead_technique_set every = {{0}};

    assert_int_equal(ennead_technique_set_add(&every, "all", 3), ENNEAD_STATUS_OK);
    steps_read = 0;
    most_steps = test_size(1500, 20000);
    for (size_t i = 0; steps_read < most_steps; i++) {
        ennead_state now = nth_start(i);
        (void)ennead_path(test_finder(), &now, &every, check_step, &now);
    }
    report_figure("sentences of techniques: %lu steps", steps_read);
}

/* ---------------------------------------------------------------------------------------- rater */

static cells se_pattern_of(const ennead_se_step *step)
{
    cells pattern = cells_of_set(step->cells) | cells_of_set(step->extra_cells);

    for (int i = 0; i < step->key_count; i++)
        pattern |= CELL(step->keys[i]);
    for (int i = 0; i < step->side_count; i++)
        pattern |= cells_of_set(step->sides[i]);
    return pattern;
}

/* What a sentence must name: the cells of a pattern; of chains, what is supposed and concluded. */
static cells se_needed(const ennead_se_step *step)
{
    const ennead_se_chains *chains = step->chains;
    cells needed = se_pattern_of(step);

    for (size_t i = 0; step->chain_count > 0 && i < chains->end_count; i++)
        needed |= CELL(chains->nodes[chains->ends[i]].cell);
    for (size_t i = 0; step->chain_count > 0 && i < chains->node_count; i++)
        if (chains->nodes[i].cause == ENNEAD_SE_NODE_CAUSE_SUPPOSED)
            needed |= CELL(chains->nodes[i].cell);
    return needed;
}

/* What it may name. Singles name the cells that rule others out, aligned exclusion those whose
 * candidates would be used up. */
static cells se_known(const ennead_se_step *step)
{
    cells known = se_pattern_of(step) | all_of(step->removed);

    if (step->technique == ENNEAD_SE_HIDDEN_SINGLE || step->technique == ENNEAD_SE_NAKED_SINGLE)
        return ALL_CELLS;
    if (step->technique == ENNEAD_SE_ALIGNED_PAIR || step->technique == ENNEAD_SE_ALIGNED_TRIPLET)
        known |= common_peers(cells_of_set(step->cells));
    for (size_t i = 0; i < step->chain_count; i++)
        for (size_t k = 0; k < step->chains[i].node_count; k++)
            known |= CELL(step->chains[i].nodes[k].cell);
    return known | (step->digit != 0 ? CELL(step->cell) : 0);
}

static bool check_se_step(void *user, const ennead_se_step *step)
{
    const ennead_state *before = user;
    ennead_cell_set placed[10] = {{{0}}};

    if (step->digit != 0)
        placed[step->digit] = set_of_cells(CELL(step->cell));
    assert_true(ennead_write_se_words(before, step, NULL, words, sizeof words) < sizeof words);
    assert_whole();
    assert_effect(step->removed, placed);
    assert_names(se_needed(step), se_known(step));
    if (((step->digits | step->extra_digits) & ~named_digits()) != 0)
        fail_msg("a digit is missing: %s", words);
    return ++steps_read < most_steps;
}

static void sentences_of_the_rater_are_true_to_their_steps(void **state)
{
    (void)state;
    static const ennead_se_scale scales[] = {ENNEAD_SE_SCALE_1181, ENNEAD_SE_SCALE_121};

    steps_read = 0;
    for (size_t i = 0; i < COUNT_OF(scales); i++) {
        const ennead_rater_options options = {.size = sizeof options, .scale = scales[i]};
        ennead_rater *rater;

        assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_OK);
        most_steps = test_size(1000, 10000) * (i + 1);
        for (size_t puzzle = 7 * i; steps_read < most_steps; puzzle++) {
            ennead_state now = nth_start(puzzle);
            (void)ennead_se_path(rater, &now, check_se_step, &now, NULL);
        }
        ennead_rater_free(rater);
    }
    report_figure("sentences of the rater: %lu steps", steps_read);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sentences_of_every_technique_are_true_to_their_steps),
        cmocka_unit_test(sentences_of_paths_are_true_to_their_steps),
        cmocka_unit_test(sentences_of_the_rater_are_true_to_their_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
