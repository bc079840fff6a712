/* SPDX-License-Identifier: MIT */
/*
 * Steps of the SE scale in words: each technique's steps of real paths are whole sentences, chains
 * are outlines, and what does not fit is counted.
 */
#include "support/rating/rated.h"
#include "support/steps.h"
#include "support/support.h"

#include <ctype.h>
#include <stdlib.h>

static char words[ENNEAD_SE_WORDS_SIZE];
static ennead_state before; /* of the steps */

static const char *words_of(const ennead_se_step *step)
{
    assert_true(ennead_write_se_words(&before, step, NULL, words, sizeof words) < sizeof words);
    return words;
}

static ennead_cell_set cells_of(const int *list, size_t count)
{
    ennead_cell_set set = {{0, 0}};
    for (size_t i = 0; i < count; i++)
        set.words[list[i] / 64] |= (uint64_t)1 << (list[i] % 64);
    return set;
}

#define CELLS(...) \
    cells_of((const int[]){__VA_ARGS__}, sizeof((const int[]){__VA_ARGS__}) / sizeof(int))

static void sentences_say_what_a_step_rests_on(void **state)
{
    (void)state;
    ennead_se_step step = {
        .technique = ENNEAD_SE_HIDDEN_SINGLE, .rating = 10, .cell = 4, .digit = 7};

    before = open_board();
    step.base = 1;
    assert_string_equal(words_of(&step), "r1c5 is the last empty cell of row 1, and only 7 is "
                                         "missing there. So r1c5 must be 7.");
    step.rating = 15;
    keep_places(&before, 7, 0, "4");
    assert_string_equal(words_of(&step),
                        "In row 1 the 7 can only be in r1c5: 7 was eliminated from r1c1, r1c2, "
                        "r1c3, r1c4, r1c6, r1c7, r1c8 and r1c9 before. So r1c5 must be 7.");
    step.base = 0;
    step.technique = ENNEAD_SE_NAKED_SINGLE;
    assert_string_equal(words_of(&step),
                        "r1c5 can only be 7: 1, 2, 3, 4, 5, 6, 8 and 9 were eliminated before. So "
                        "r1c5 must be 7.");

    step = (ennead_se_step){.technique = ENNEAD_SE_DIRECT_POINTING,
                            .base = 1u << 18,
                            .cover = 1,
                            .digits = 1 << 3,
                            .cells = CELLS(0, 1),
                            .cell = 40,
                            .digit = 4,
                            .single = 4};
    assert_string_equal(words_of(&step),
                        "In box 1 the 4 can only be in r1c1 or r1c2, which are both in row 1. One "
                        "of them must be 4, so no other cell of row 1 can be 4. Then in row 5 the "
                        "4 can only be in r5c5, so r5c5 must be 4.");
    step.technique = ENNEAD_SE_DIRECT_HIDDEN_PAIR;
    step.digits = 3;
    assert_string_equal(words_of(&step),
                        "In box 1 the digits 1 and 2 can only be in r1c1 or r1c2. These two digits "
                        "need these two cells, so the cells can hold nothing else. Then in row 5 "
                        "the 4 can only be in r5c5, so r5c5 must be 4.");
}

static void wings_name_their_candidates(void **state)
{
    (void)state;
    ennead_se_step step = {.technique = ENNEAD_SE_XYZ_WING, .key_count = 3, .keys = {0, 1, 9}};

    before = open_board();
    keep_digits(&before, 1, 1, "129");
    keep_digits(&before, 1, 2, "19");
    keep_digits(&before, 2, 1, "29");
    step.removed[9] = CELLS(10);
    assert_string_equal(words_of(&step),
                        "r1c1 is 1, 2 or 9. If it is 1, r1c2 (1 or 9) must be 9. If it is 2, r2c1 "
                        "(2 or 9) must be 9. Otherwise, r1c1 is 9 itself. r2c2 sees all of them, "
                        "so 9 is eliminated from r2c2.");
    keep_digits(&before, 1, 1, "12");
    step.technique = ENNEAD_SE_XY_WING;
    assert_string_equal(words_of(&step),
                        "r1c1 is 1 or 2. If it is 1, r1c2 (1 or 9) must be 9. If it is 2, r2c1 (2 "
                        "or 9) must be 9. So r1c2 or r2c1 must be 9. r2c2 sees both of them, so 9 "
                        "is eliminated from r2c2.");
}

static void strong_links_are_told_from_end_to_end(void **state)
{
    (void)state;
    ennead_se_step step = {.technique = ENNEAD_SE_GROUPED_SKYSCRAPER,
                           .digits = 1 << 3,
                           .base = 1 | 1u << 3,
                           .cover = 1u << 9,
                           .side_count = 4,
                           .sides = {CELLS(8), CELLS(0), CELLS(27), CELLS(33, 34)}};

    step.removed[4] = CELLS(15);
    assert_string_equal(
        words_of(&step),
        "If 4 is not in r1c9, then in row 1 it must be in r1c1, so it is not in r4c1, and then in "
        "row 4 it must be in r4c7 or r4c8. So 4 must be in r1c9, r4c7 or r4c8. r2c7 sees all of "
        "them, so 4 is eliminated from r2c7.");
    step.cover |= 1u << 20;
    assert_string_equal(
        words_of(&step),
        "If 4 is not in r1c9, then in row 1 it must be in r1c1, so it is not in r4c1, and then in "
        "row 4 it must be in r4c7 or r4c8. This leads back to the start, so it is a loop. One way "
        "round or the other, each of column 1 and box 3 gets its 4 from the cells of the loop, and "
        "no other cell there can be 4: 4 is eliminated from r2c7.");
    /* A cell on both sides of a box is no place any more when it is ruled out on one. */
    step.cover = 1u << 9;
    step.base = 1u << 18 | 1u << 8;
    step.technique = ENNEAD_SE_GROUPED_LINKS_2;
    step.sides[0] = CELLS(1, 2, 0);
    step.sides[1] = CELLS(9, 18, 0);
    step.sides[2] = CELLS(72);
    step.sides[3] = CELLS(80);
    assert_string_equal(words_of(&step),
                        "If 4 is not in r1c1, r1c2 or r1c3, then in box 1 it must be in r2c1 or "
                        "r3c1, so it is not in r9c1, and then in row 9 it must be in r9c9. So 4 "
                        "must be in r1c1, r1c2, r1c3 or r9c9. r2c7 sees all of them, so 4 is "
                        "eliminated from r2c7.");
}

static void bent_wings_have_one_digit_too_many(void **state)
{
    (void)state;
    ennead_se_step step = {.technique = ENNEAD_SE_WXYZ_WING,
                           .digits = 0xf,
                           .extra_digits = 1,
                           .key_count = 1,
                           .keys = {9},
                           .cells = CELLS(0, 1, 9, 5)};

    before = open_board();
    keep_digits(&before, 2, 1, "12");
    keep_digits(&before, 1, 1, "12");
    keep_digits(&before, 1, 2, "23");
    keep_digits(&before, 1, 6, "34");
    step.removed[2] = CELLS(10);
    assert_string_equal(
        words_of(&step),
        "r1c1, r1c2 and r1c6 have only 1, 2, 3 and 4, one digit more than cells, so if they lack "
        "one of these digits, they hold all the others. r2c1 is 1 or 2. It sees all places for 1 "
        "there (r1c1). If it is 1, they lack 1 and must hold 2; otherwise it is 2 itself. So 2 "
        "must be in r1c1, r1c2 or r2c1. r2c2 sees all of them, so 2 is eliminated from r2c2.");
    step.extra_digits = 3;
    step.removed[3] = CELLS(7);
    step.technique = ENNEAD_SE_TUVWXYZ_WING;
    assert_string_equal(
        words_of(&step),
        "r1c1, r1c2 and r1c6 have only 1, 2, 3 and 4, one digit more than cells, so if they lack "
        "one of these digits, they hold all the others. r2c1 is 1 or 2. It sees all places for "
        "both there (r1c1 and r1c2), so they lack one of the two. So 2 must be in r1c1, r1c2 or "
        "r2c1. r2c2 sees all of them, so 2 is eliminated from r2c2. So 3 must be in r1c2 or r1c6. "
        "r1c8 sees both of them, so 3 is eliminated from r1c8.");
}

static void loops_and_graves_have_their_types(void **state)
{
    (void)state;
    static const struct {
        ennead_se_technique technique;
        const char *part;
    } types[] = {
        {ENNEAD_SE_UNIQUE_RECTANGLE_1, "r1c2 have no other candidates, so r1c1 must be 3"},
        {ENNEAD_SE_UNIQUE_LOOP_6_2, "The only other candidate there is 3, in r1c1, so r1c1 must"},
        {ENNEAD_SE_UNIQUE_LOOP_8_3, "Together with r1c4 (3), that cell takes all of 3 in row 1"},
        {ENNEAD_SE_UNIQUE_LOOP_18_4, "In row 1, 3 can only be in r1c1, so one of them is 3. If the "
                                     "other were 5, the two cells would hold just these two"},
        {ENNEAD_SE_BUG_1, "So r1c1 and r1c2 must be 1 or 2: 5 is eliminated from r2c2"},
        {ENNEAD_SE_BUG_2, "Without 3 in r1c1, 1 and 2 in r1c2, every empty cell"},
        {ENNEAD_SE_BUG_3, "Its cell and r1c4 take all of 3 in row 1"},
        {ENNEAD_SE_BUG_4, "In row 1 the 3 can only be in r1c1 and r1c2, so one of them is 3"},
        {ENNEAD_SE_NAKED_QUAD, "can only be 1 or 2"},
        {ENNEAD_SE_HIDDEN_QUAD, "the digits 1 and 2 can only be in r1c1 or r1c2"},
        {ENNEAD_SE_JELLYFISH, "In row 1 the 1 and 2 can only be in column 1 (r1c1 and r1c2)"},
    };

    for (size_t i = 0; i < COUNT_OF(types); i++) {
        const bool bug =
            types[i].technique <= ENNEAD_SE_BUG_4 && types[i].technique >= ENNEAD_SE_BUG_1;
        ennead_se_step step = {.technique = types[i].technique,
                               .base = 1,
                               .cover = 1u << 9,
                               .digits = bug ? 7 : 3,
                               .extra_digits = 4,
                               .cells = CELLS(0, 1),
                               .extra_cells = CELLS(3)};
        before = open_board();
        keep_digits(&before, 1, 1, bug ? "389" : "123");
        keep_digits(&before, 1, 2, bug ? "1289" : "12");
        if (types[i].technique == ENNEAD_SE_BUG_1)
            step.digits = 3;
        step.removed[5] = CELLS(10);
        if (strstr(words_of(&step), types[i].part) == NULL)
            fail_msg("%s", words);
    }
    ennead_se_step hidden = {.technique = ENNEAD_SE_UNIQUE_RECTANGLE_3,
                             .base = 1,
                             .digits = 3,
                             .extra_digits = 3,
                             .cells = CELLS(0, 1, 9, 10),
                             .extra_cells = CELLS(3)};
    before = open_board();
    keep_digits(&before, 2, 1, "12");
    keep_digits(&before, 2, 2, "12");
    hidden.removed[5] = CELLS(3);
    assert_string_equal(
        words_of(&hidden),
        "If r1c1, r1c2, r2c1 and r2c2 held only 1 and 2, the two digits could be swapped there, "
        "and the puzzle would have two solutions. So r1c1 or r1c2 must be something else. In row "
        "1, 1 and 2 can only be there and in r1c4. These two digits need r1c4 and one of r1c1 and "
        "r1c2, so r1c4 can hold nothing else: 5 is eliminated from r1c4.");
}

static void aligned_exclusion_names_what_it_uses_up(void **state)
{
    (void)state;
    ennead_se_step step = {.technique = ENNEAD_SE_ALIGNED_PAIR,
                           .digits = 1,
                           .key_count = 2,
                           .keys = {0, 1},
                           .cells = CELLS(0, 1)};

    before = open_board();
    keep_digits(&before, 1, 1, "19");
    keep_digits(&before, 1, 2, "123");
    keep_digits(&before, 1, 8, "12");
    keep_digits(&before, 1, 9, "13");
    step.removed[1] = CELLS(0);
    assert_string_equal(
        words_of(&step),
        "There is no way to fill r1c1 and r1c2 with 1 in r1c1: each puts a digit twice in a house, "
        "or uses up all candidates of r1c8 (1 or 2), r1c9 (1 or 3). So 1 is eliminated from r1c1.");
    keep_digits(&before, 1, 2, "1");
    assert_string_equal(words_of(&step),
                        "There is no way to fill r1c1 and r1c2 with 1 in r1c1: each puts a digit "
                        "twice in a house. So 1 is eliminated from r1c1.");
}

/* r1c1 is 1 -> r1c2 is not 1 -> r1c3 is 1; r1c2 is not 1 -> r2c2 is 1; and r1c3 rests on both. */
static const ennead_se_node net[] = {
    {.cell = 0, .digit = 1, .on = 1, .cause = ENNEAD_SE_NODE_CAUSE_SUPPOSED},
    {.cell = 1, .digit = 1, .cause = ENNEAD_SE_NODE_CAUSE_HOUSE, .parent_count = 1},
    {.cell = 10,
     .digit = 1,
     .on = 1,
     .cause = ENNEAD_SE_NODE_CAUSE_HOUSE,
     .house = 1,
     .parent_count = 1,
     .first_parent = 1},
    {.cell = 2,
     .digit = 5,
     .cause = ENNEAD_SE_NODE_CAUSE_X_WING,
     .parent_count = 2,
     .first_parent = 1},
    {.cell = 2,
     .digit = 1,
     .on = 1,
     .cause = ENNEAD_SE_NODE_CAUSE_CELL,
     .parent_count = 2,
     .first_parent = 3},
    {.cell = 2,
     .digit = 1,
     .cause = ENNEAD_SE_NODE_CAUSE_CELL,
     .parent_count = 1,
     .first_parent = 5},
    {.cell = 3,
     .digit = 2,
     .cause = ENNEAD_SE_NODE_CAUSE_CHAIN,
     .nested = 1,
     .parent_count = 1,
     .first_parent = 5},
};
static const uint16_t parents[] = {0, 1, 2, 1, 3, 2, 3};
static const uint16_t ends[] = {4, 6};

static const ennead_se_chains chains[] = {
    {.technique = ENNEAD_SE_CONTRADICTION_NESTED,
     .rating = 95,
     .shape = ENNEAD_SE_SHAPE_CONTRADICTION,
     .digit = 1,
     .nodes = net,
     .node_count = COUNT_OF(net),
     .parents = parents,
     .ends = ends,
     .end_count = 2},
    {.technique = ENNEAD_SE_FORCING_CHAIN,
     .rating = 70,
     .shape = ENNEAD_SE_SHAPE_FORCING,
     .nodes = net,
     .node_count = 3,
     .parents = parents,
     .ends = (const uint16_t[]){2},
     .end_count = 1},
};

static void nets_are_numbered_and_nested_chains_outlined(void **state)
{
    (void)state;
    ennead_se_step step = {
        .technique = ENNEAD_SE_CONTRADICTION_NESTED, .chains = chains, .chain_count = 2};

    step.removed[1] = CELLS(0);
    assert_string_equal(
        words_of(&step),
        "If r1c1 were 1, there would be a contradiction, so 1 is eliminated from r1c1.\n"
        "  (1) r1c1 is 1, supposed\n"
        "  (2) r1c2 is not 1: row 1 has it elsewhere, by (1)\n"
        "  (3) r2c2 is 1: the only place in row 2, by (2)\n"
        "  (4) r1c3 is not 5: an X-Wing, by (2), (3)\n"
        "  (5) r1c3 is 1: its only candidate, by (2), (4)\n"
        "  (6) r1c4 is not 2: chain 1, by (3)\n"
        "  (5) and (6) cannot both be true.\n"
        "    Chain 1, Forcing Chain (7.0): If r1c1 were 1, it would follow that it is not:\n"
        "      If r1c1 is 1, then r1c2 is not 1, so r2c2 is 1 (the only place in row 2).");
}

static void each_shape_has_its_sentence(void **state)
{
    (void)state;
    static const char *const firsts[] = {
        [ENNEAD_SE_SHAPE_LOOP] = "Each of these follows from the one before",
        [ENNEAD_SE_SHAPE_FORCING] = "If r1c1 were 1, it would follow that it is not, so ",
        [ENNEAD_SE_SHAPE_CONTRADICTION] = "If r1c1 were 1, there would be a contradiction, so ",
        [ENNEAD_SE_SHAPE_REDUCTION] = "Whether r1c1 is 1 or not, the same follows: ",
        [ENNEAD_SE_SHAPE_HOUSE] = "Wherever 1 is in row 1, the same follows: ",
        [ENNEAD_SE_SHAPE_CELL] = "Whatever r1c1 is, the same follows: ",
    };

    for (size_t shape = 0; shape < COUNT_OF(firsts); shape++) {
        ennead_se_chains one = chains[0];
        const ennead_se_step step = {.chains = &one, .chain_count = 1};
        one.shape = (ennead_se_shape)shape;
        if (strncmp(words_of(&step), firsts[shape], strlen(firsts[shape])) != 0)
            fail_msg("%s", words);
        /* A chain that is not there is not told. */
        assert_null(strstr(words, "Chain 1"));
    }
}

static bool check_words(void *user, const ennead_se_step *step)
{
    unsigned *steps = user;
    char few[40];
    const size_t length = ennead_write_se_words(&before, step, NULL, NULL, 0);
    const char *text = words_of(step);

    assert_int_equal(strlen(text), length);
    assert_true(isupper((unsigned char)text[0]) || text[0] == 'r');
    assert_null(strchr(text, '{'));
    assert_int_equal(ennead_write_se_words(&before, step, NULL, few, sizeof few), length);
    assert_int_equal(strncmp(few, text, sizeof few - 1), 0);
    ++*steps;
    return true;
}

/* A path on a scale, told in whole sentences. */
static void check_words_of(ennead_se_scale scale, const char *line)
{
    const ennead_rater_options options = {.size = sizeof options, .scale = scale};
    const ennead_puzzle puzzle = puzzle_of(line);
    ennead_rater *rater;
    unsigned steps = 0;

    assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &before), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_se_path(rater, &before, check_words, &steps, NULL),
                     ENNEAD_RATING_END_SOLVED);
    assert_true(steps > 50);
    ennead_rater_free(rater);
}

static void every_step_of_a_path_has_words(void **state)
{
    (void)state;
    check_words_of(ENNEAD_SE_SCALE_121, ROYLE_PUZZLE);
    /* "Easter Monster" (champagne, 2007), which needs nested chains. */
    check_words_of(
        ENNEAD_SE_SCALE_121,
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
    for (size_t i = 0; i < rated_1181_count; i += 4)
        check_words_of(ENNEAD_SE_SCALE_1181, rated_1181_puzzles[i].puzzle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sentences_say_what_a_step_rests_on),
        cmocka_unit_test(wings_name_their_candidates),
        cmocka_unit_test(strong_links_are_told_from_end_to_end),
        cmocka_unit_test(bent_wings_have_one_digit_too_many),
        cmocka_unit_test(loops_and_graves_have_their_types),
        cmocka_unit_test(aligned_exclusion_names_what_it_uses_up),
        cmocka_unit_test(nets_are_numbered_and_nested_chains_outlined),
        cmocka_unit_test(each_shape_has_its_sentence),
        cmocka_unit_test(every_step_of_a_path_has_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
