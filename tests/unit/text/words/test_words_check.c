/* SPDX-License-Identifier: MIT */
/*
 * What is said of mistakes, word for word: with none, one and several digits to blame.
 */
#include "grid/step.h"
#include "support/support.h"

static const struct {
    ennead_state_verdict verdict;
    int wrong, lost; /* how many cells, from r1c1 on and back from r9c9 */
    const char *words;
    int misprints; /* likewise, from r1c1 on */
    ennead_verdict without;
} checks[] = {
    {ENNEAD_STATE_VERDICT_RIGHT, 0, 0, "No mistake so far: this leads to the one solution.", 0,
     ENNEAD_VERDICT_NONE},
    {ENNEAD_STATE_VERDICT_OPEN, 0, 0,
     "No mistake can be seen, but this leads to more than one solution.", 0, ENNEAD_VERDICT_NONE},
    {ENNEAD_STATE_VERDICT_MISTAKE, 1, 0, "There is a mistake. Wrong: r1c1 (1).", 0,
     ENNEAD_VERDICT_NONE},
    {ENNEAD_STATE_VERDICT_MISTAKE, 3, 0, "There is a mistake. Wrong: r1c1 (1), r1c2 (2), r1c3 (3).",
     0, ENNEAD_VERDICT_NONE},
    {ENNEAD_STATE_VERDICT_MISTAKE, 0, 2,
     "There is a mistake. The right digit was eliminated from r9c8 and r9c9.", 0,
     ENNEAD_VERDICT_NONE},
    {ENNEAD_STATE_VERDICT_MISTAKE, 2, 1,
     "There is a mistake. Wrong: r1c1 (1), r1c2 (2). The right digit was eliminated from r9c9.", 0,
     ENNEAD_VERDICT_NONE},
    {ENNEAD_STATE_VERDICT_IMPOSSIBLE, 0, 0, "There is a mistake: this leads to no solution.", 0,
     ENNEAD_VERDICT_NONE},
    {ENNEAD_STATE_VERDICT_IMPOSSIBLE, 1, 0,
     "There is a mistake: this leads to no solution. Wrong: r1c1 (1).", 0, ENNEAD_VERDICT_NONE},
    {ENNEAD_STATE_VERDICT_IMPOSSIBLE, 2, 0,
     "There is a mistake: this leads to no solution. One of these is wrong: r1c1 (1), r1c2 (2).", 0,
     ENNEAD_VERDICT_NONE},
    {ENNEAD_STATE_VERDICT_IMPOSSIBLE, 0, 0,
     "There is a mistake: this leads to no solution. Without r1c1 (1) there is one solution.", 1,
     ENNEAD_VERDICT_UNIQUE},
    {ENNEAD_STATE_VERDICT_IMPOSSIBLE, 0, 0,
     "There is a mistake: this leads to no solution. Without one of these there are several "
     "solutions: r1c1 (1), r1c2 (2), r1c3 (3).",
     3, ENNEAD_VERDICT_SEVERAL},
    {ENNEAD_STATE_VERDICT_IMPOSSIBLE, 2, 0,
     "There is a mistake: this leads to no solution. One of these is wrong: r1c1 (1), r1c2 (2).", 2,
     ENNEAD_VERDICT_SEVERAL},
    {ENNEAD_STATE_VERDICT_IMPOSSIBLE, 0, 0,
     "There is a mistake: this leads to no solution. Without one of 10 givens there is one "
     "solution.",
     10, ENNEAD_VERDICT_UNIQUE},
};

static void every_check_has_its_words(void **state)
{
    (void)state;
    ennead_state filled;

    memset(&filled, 0, sizeof filled);
    for (int cell = 0; cell < 9; cell++)
        filled.values[cell] = (uint8_t)(cell + 1);
    for (size_t i = 0; i < COUNT_OF(checks); i++) {
        ennead_state_check check = {.verdict = checks[i].verdict};
        char words[ENNEAD_WORDS_SIZE];
        cells wrong = 0, lost = 0, misprints = 0;

        for (int k = 0; k < checks[i].wrong; k++)
            wrong |= CELL(k);
        for (int k = 0; k < checks[i].lost; k++)
            lost |= CELL(ENNEAD_CELLS - 1 - k);
        for (int k = 0; k < checks[i].misprints; k++)
            misprints |= CELL(k);
        check.misprints = set_of_cells(misprints);
        check.without = checks[i].without;
        check.wrong = set_of_cells(wrong);
        check.lost = set_of_cells(lost);
        assert_int_equal(ennead_write_state_check(&filled, &check, NULL, words, sizeof words),
                         strlen(checks[i].words));
        assert_string_equal(words, checks[i].words);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_check_has_its_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
