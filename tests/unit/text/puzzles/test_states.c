/* SPDX-License-Identifier: MIT */
/*
 * States among puzzles of other forms: what begins one and what does not.
 */
#include "support/reading.h"
#include "support/states.h"

#define MARKS_BAND "12 12 3|45 45 6|78 78 9\n45 45 6|78 78 9|12 12 3\n78 78 9|12 12 3|45 45 6\n"
#define MARKS MARKS_BAND MARKS_BAND MARKS_BAND
#define MARKS_GIVENS \
    "..3..6..9..6..9..3..9..3..6..3..6..9..6..9..3..9..3..6..3..6..9..6..9..3..9..3..6"
#define RULE_81 ".-------------------------.-------------------------.---------------------------."

static const struct {
    const char *name, *text;
    int states, puzzles, errors;
} texts[] = {
    {"puzzles around a grid of marks", A_CELLS "\n" MARKS A_CELLS "\n", 1, 2, 0},
    {"two grids without a gap", MARKS MARKS, 2, 0, 0},
    {"two grids with titles", "One\n" MARKS "\nTwo\n" MARKS, 2, 0, 0},
    {"a rule of 81 signs is no puzzle", RULE_81 "\n" MARKS RULE_81 "\n", 1, 0, 0},
    {"a puzzle without givens is", EMPTY_BOARD "\n", 0, 1, 0},
    {"hyphens alone are a puzzle, too",
     "---------------------------------------------------------------------------------\n", 0, 1,
     0},
    {"right behind a table is no state", "puzzle,note\n" A_CELLS ",a\n" MARKS, 0, 1, 1},
    {"behind a table and a gap", "puzzle,note\n" A_CELLS ",a\n\n" MARKS, 1, 1, 0},
    {"the rest of a bad grid is skipped", "53..7....\n6..195..\n" MARKS "\n" A_CELLS "\n", 0, 1,
     1},
};

static int count_of(const char *text, const char *word)
{
    int count = 0;
    for (const char *at = text; (at = strstr(at, word)) != NULL; at++)
        count++;
    return count;
}

static void states_are_told_from_puzzles(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        ennead_reader *reader = reader_for(ENNEAD_FORM_AUTO);
        char *read = read_text(reader, (struct test_text){texts[i].text, strlen(texts[i].text)},
                               (struct pieces){.cut = PIECE_RANDOM, .seed = i});
        const int states = count_of(read, " marks "), errors = count_of(read, "error ");
        if (states != texts[i].states || errors != texts[i].errors ||
            count_of(read, "\n") - states - errors != texts[i].puzzles)
            fail_msg("%s reads as\n%s", texts[i].name, read);
        assert_int_equal(count_of(read, MARKS_GIVENS), states);
        test_free(read);
        ennead_reader_free(reader);
    }
}

/* Every form by itself skips comments and empty lines, and recognizes titles. */
static void forced_forms_pass_over_what_is_between(void **state)
{
    (void)state;
    static const struct {
        ennead_form form;
        const char *text, *begin;
    } forced[] = {
        {ENNEAD_FORM_MARKS, "# comment\n\nTitle\n*-----*\n" MARKS "*-----*\n", MARKS_GIVENS ":"},
        {ENNEAD_FORM_SUKAKU, "# comment\n\n \n12\n", "error 4:3+"},
        {ENNEAD_FORM_HODOKU, "# comment\n\n \n12\n", "error 4:1+"},
        {ENNEAD_FORM_SDX, "# comment\n\n1 2 3\n", "error 3:6+"},
        {ENNEAD_FORM_MARKS, "Title\n", "error 1:1+0 no puzzle in this text"},
    };

    for (size_t i = 0; i < COUNT_OF(forced); i++) {
        ennead_reader *reader = reader_for(forced[i].form);
        char *read = read_text(reader, (struct test_text){forced[i].text, strlen(forced[i].text)},
                               (struct pieces){.cut = PIECE_RANDOM, .seed = i});
        if (strncmp(read, forced[i].begin, strlen(forced[i].begin)) != 0)
            fail_msg("%s reads as %s", forced[i].text, read);
        test_free(read);
        ennead_reader_free(reader);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(states_are_told_from_puzzles),
        cmocka_unit_test(forced_forms_pass_over_what_is_between),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
