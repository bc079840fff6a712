/* SPDX-License-Identifier: MIT */
/*
 * Moves of the deductive solver and contradictions, word for word.
 */
#include "support/support.h"

static const struct {
    ennead_deducer_move move;
    const char *words;
} moves[] = {
    {{.set = true, .cell = 0, .digit = 5, .reason = ENNEAD_DEDUCER_REASON_ENTERED},
     "r1c1 = 5: as entered"},
    {{.set = true, .cell = 40, .digit = 5, .reason = ENNEAD_DEDUCER_REASON_SINGLE_VALUE},
     "r5c5 = 5: every other digit is eliminated from the cell"},
    {{.cell = 80, .digit = 9, .reason = ENNEAD_DEDUCER_REASON_FIXED_VALUE, .source = 8},
     "r9c9 <> 9: r1c9 has it"},
    {{.set = true,
      .cell = 1,
      .digit = 2,
      .reason = ENNEAD_DEDUCER_REASON_SINGLE_POSSIBILITY,
      .house = 10},
     "r1c2 = 2: the only place for it in column 2"},
    {{.cell = 1, .digit = 2, .reason = ENNEAD_DEDUCER_REASON_BOX_LINE, .house = 19, .other = 0},
     "r1c2 <> 2: in box 2 it can only be in row 1"},
    {{.cell = 1, .digit = 2, .reason = ENNEAD_DEDUCER_REASON_LINE_BOX, .house = 1, .other = 18},
     "r1c2 <> 2: in row 2 it can only be in box 1"},
    {{.cell = 1,
      .digit = 2,
      .reason = ENNEAD_DEDUCER_REASON_PARTITION,
      .house = 0,
      .positions = 1 << 3 | 1 << 8,
      .digits = 2 | 4},
     "r1c2 <> 2: in row 1, r1c4 and r1c9 can only be 2 or 3"},
};

static void every_reason_has_its_words(void **state)
{
    (void)state;
    char words[ENNEAD_WORDS_SIZE];

    for (size_t i = 0; i < COUNT_OF(moves); i++) {
        assert_int_equal(ennead_write_deducer_move(&moves[i].move, NULL, words, sizeof words),
                         strlen(moves[i].words));
        assert_string_equal(words, moves[i].words);
    }
}

static const struct {
    ennead_contradiction contradiction;
    const char *words;
} contradictions[] = {
    {{.kind = ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT, .cells = {0, 4}, .digit = 5, .house = 0},
     "r1c1 and r1c5 of row 1 are both 5"},
    {{.kind = ENNEAD_CONTRADICTION_KIND_EMPTY_CELL, .cells = {8}}, "r1c9 has no candidate left"},
    {{.kind = ENNEAD_CONTRADICTION_KIND_NO_PLACE, .digit = 7, .house = 22},
     "box 5 has no place left for 7"},
    {{.kind = ENNEAD_CONTRADICTION_KIND_RULED_OUT, .cells = {80}, .digit = 3},
     "3 was eliminated from r9c9"},
};

static void every_contradiction_has_its_words(void **state)
{
    (void)state;
    char words[ENNEAD_WORDS_SIZE];

    for (size_t i = 0; i < COUNT_OF(contradictions); i++) {
        assert_int_equal(
            ennead_write_contradiction(&contradictions[i].contradiction, NULL, words, sizeof words),
            strlen(contradictions[i].words));
        assert_string_equal(words, contradictions[i].words);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_reason_has_its_words),
        cmocka_unit_test(every_contradiction_has_its_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
