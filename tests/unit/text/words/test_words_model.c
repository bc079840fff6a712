/* SPDX-License-Identifier: MIT */
/*
 * Hints at steps of the model, word for word.
 */
#include "support/support.h"

static void each_stage_has_its_words(void **state)
{
    (void)state;
    static const struct {
        ennead_model_step step;
        const char *words[ENNEAD_HINT_MOVE + 1];
    } steps[] = {
        {{.reason = ENNEAD_MODEL_REASON_PLACED,
          .where = "r1c1",
          .text = "r1c1 is 1.",
          .changed = {2}},
         {"Look at r1c1.", "The values placed leave a cell only one candidate.", "",
          "Candidates are eliminated from r1c2.", "r1c1 is 1."}},
        {{.reason = ENNEAD_MODEL_REASON_RULE,
          .where = "row 2",
          .text = "row 2: so.",
          .changed = {(uint64_t)1 << 63 | 1, 1}},
         {"Look at row 2.", "One house or rule alone is the reason.", "",
          "Candidates are eliminated from r1c1, r6c4 and r6c5.", "row 2: so."}},
        {{.reason = ENNEAD_MODEL_REASON_TRIAL, .where = "r1c1", .text = "if.", .changed = {1}},
         {"No rule alone leads further: suppose a candidate of r1c1, and see what follows.",
          "It is a trial: a candidate that leads to a contradiction.", "",
          "Candidates are eliminated from r1c1.", "if."}},
    };
    ennead_description *d;
    char text[ENNEAD_SENTENCE_SIZE];

    assert_int_equal(ennead_description_new(6, 12, 12, NULL, &d), ENNEAD_STATUS_OK);
    for (size_t i = 0; i < COUNT_OF(steps); i++)
        for (int stage = 0; stage <= ENNEAD_HINT_MOVE; stage++) {
            const char *words = steps[i].words[stage];
            assert_int_equal(ennead_write_model_hint(d, &steps[i].step, (ennead_hint)stage, NULL,
                                                     text, sizeof text),
                             strlen(words));
            assert_string_equal(text, words);
        }
    ennead_description_free(d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_stage_has_its_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
