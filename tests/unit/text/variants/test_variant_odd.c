/* SPDX-License-Identifier: MIT */
/*
 * Variants with something odd in them: in texts with every kind of item, in each of the forms, each
 * value or word in turn gives way to odd ones of every kind. What is read then can be written and
 * read again; what is not has its error in place.
 */
#include "support/variants.h"

#include <stdlib.h>

enum { MOST_TEXT = 2048 };

struct counts {
    unsigned long read, refused;
};

static void assert_read_or_refused(const char *text, struct counts *counts)
{
    ennead_variant_report report;
    ennead_description *d;
    const ennead_status status = ennead_variant_read(text, strlen(text), NULL, &d, &report);

    if (status != ENNEAD_STATUS_OK) {
        assert_int_equal(status, ENNEAD_STATUS_BAD_ARGUMENT);
        assert_null(d);
        assert_in_range(report.offset, 0, strlen(text));
        assert_true(report.line >= 1);
        assert_in_range(report.column, 1, strlen(text) + 1);
        assert_in_range(strlen(report.message), 1, sizeof report.message - 1);
        counts->refused++;
        return;
    }
    const size_t length = ennead_variant_write(d, NULL, NULL, 0);
    char *written = malloc(length + 1);
    assert_non_null(written);
    assert_int_equal(ennead_variant_write(d, NULL, written, length + 1), length);
    ennead_description *again = variant_of(written);
    assert_int_equal(again->constraint_count, d->constraint_count);
    ennead_description_free(again);
    free(written);
    ennead_description_free(d);
    counts->read++;
}

static void report_counts(const char *form, const struct counts *counts)
{
    report_figure("%s: %lu texts with something odd are read, %lu refused", form, counts->read,
                  counts->refused);
    assert_in_range(counts->read, 100, 100000);
    assert_in_range(counts->refused, 1000, 100000);
}

/* -------------------------------------------------------------------------------------- JSON */

/* One member each way that members are read; the grid is written in between. */
static const char *const members[] = {
    "\"title\":\"t\",\"diagonal+\":true",
    "\"negative\":[\"ratio\",\"xv\"]",
    "\"nonconsecutive\":true,\"difference\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"2\"}]",
    "\"killercage\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"3\"}]",
    "\"ratio\":[{\"cells\":[\"R1C1\",\"R2C1\"]}]",
    "\"xv\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"V\"}]",
    "\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R2C3\"]}]",
    "\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[1,3]}]",
    "\"odd\":[{\"cell\":\"R1C1\"},{\"cell\":\"R4C4\"}]",
    "\"rowindexer\":[{\"cells\":[\"R1C1\"]}]",
    "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]",
    "\"whispers\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":\"3\"}]",
    "\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]]}]",
    "\"sandwichsum\":[{\"cell\":\"R0C2\",\"value\":\"3\"}]",
    "\"skyscraper\":[{\"cell\":\"R2C5\",\"value\":\"3\"}]",
    "\"littlekillersum\":[{\"cell\":\"R0C3\",\"direction\":\"DL\",\"value\":\"3\"}]",
};

static const char *const odd_values[] = {
    "null",       "true",
    "false",      "0",
    "-7",         "65",
    "1e9",        "3.5",
    "\"\"",       "\"x\"",
    "\" 3\"",     "\"R1\"",
    "\"R0C0\"",   "\"R1C5\"",
    "\"C1\"",     "\"R1C1x\"",
    "[]",         "[\"x\"]",
    "[[3]]",      "[null]",
    "{}",         "{\"cell\":\"R1C1\"}",
    "\"R9C9\"",   "\"999\"",
    "[\"R1C1\"]", "[[\"R1C1\"]]",
    "[]]",        "",
};

/* Where the value that begins here ends. */
static size_t end_of_value(const char *text, size_t at)
{
    int depth = 0;
    bool quoted = false;

    do {
        if (text[at] == '"')
            quoted = !quoted;
        else if (!quoted && (text[at] == '[' || text[at] == '{'))
            depth++;
        else if (!quoted && (text[at] == ']' || text[at] == '}'))
            depth--;
        at++;
    } while (text[at] != '\0' && (quoted || depth > 0 || strchr(",]}:", text[at]) == NULL));
    return at;
}

static bool begins_value(const char *text, size_t at)
{
    return at > 0 && strchr(":,[", text[at - 1]) != NULL && strchr(",]}", text[at]) == NULL;
}

static void every_value_of_json_may_be_odd(void **state)
{
    (void)state;
    struct counts counts = {0};

    for (size_t m = 0; m < COUNT_OF(members); m++) {
        char text[MOST_TEXT];
        snprintf(text, sizeof text,
                 "{\"size\":4,%s,\"grid\":[[{\"value\":3,\"given\":true},{\"value\":2},"
                 "{\"region\":1},{\"givenPencilMarks\":[1,2]}],[{},{},{},{}],[{},{},{},{}],"
                 "[{},{},{},{}]]}",
                 members[m]);
        ennead_description_free(variant_of(text));
        for (size_t at = 1; text[at] != '\0'; at++)
            for (size_t v = 0; begins_value(text, at) && v < COUNT_OF(odd_values); v++) {
                char odd[2 * MOST_TEXT];
                snprintf(odd, sizeof odd, "%.*s%s%s", (int)at, text, odd_values[v],
                         text + end_of_value(text, at));
                assert_read_or_refused(odd, &counts);
            }
    }
    report_counts("f-puzzles", &counts);
}

/* ------------------------------------------------------------------------------------- words */

/* Each word of a text, between some of the signs, gives way to each of the odd ones. */
static void assert_words_may_be_odd(const char *text, const char *signs, const char *const *odd,
                                    size_t count, struct counts *counts)
{
    ennead_description_free(variant_of(text));
    for (size_t at = 1; text[at] != '\0'; at++) {
        const size_t length = strcspn(text + at, signs);
        if (strchr(signs, text[at - 1]) == NULL)
            continue;
        for (size_t i = 0; i < count; i++) {
            char changed[2 * MOST_TEXT];
            snprintf(changed, sizeof changed, "%.*s%s%s", (int)at, text, odd[i],
                     text + at + length);
            assert_read_or_refused(changed, counts);
        }
    }
}

static void every_word_of_strings_may_be_odd(void **state)
{
    (void)state;
    static const char *const items[] = {
        "AntiKnight.StrictKropki.GlobalEntropy",
        "Diagonal~1.Diagonal~-1",
        "Thermo~R1C1~R1C2",
        "Whisper~3~R1C1~R1C2.Cage~7~R1C1~R1C2",
        "PillArrow~2~R1C2~R1C1~R1C3",
        "WhiteDot~R1C1~R1C2~R2C2~R4C4.X~R1C1~R2C1",
        "EqualSum~R1C1~-~R1C2~R1C3",
        "SameValues~2~R1C1~R1C2~R2C1~R2C2",
        "Quad~R1C1~1~4",
        "SumLine~10~R1C1~R1C2~LOOP",
        "ContainAtLeast~1_3~R1C1~R1C2",
        "ContainExact~4_1_1~R1C1~R1C2",
        "LookAndSay~2402~R1C1~R1C2",
        "HiddenSkyscraper~R1~3~2",
        "Indexing~C~R1C1",
        "XSum~C2~7~9.Skyscraper~R1~~2.Sandwich~3~R2",
        "LittleKiller~5~R1C3.LittleKiller~8~R4C2",
        "Or.~R1C1_1_2.And.Thermo~R1C1~R1C2.AntiKing.End.End",
        "Replicate~D.X~R1C1~R1C2.End",
        "Replicate~C~R2C2.Or.X~R2C2~R2C3.End.End",
        "Regex~WzEtNV0q~R1C1~R1C2~~R2C1~R2C2",
        "Pair~P__~_a%20name~R1C1~R1C2",
        "PairX~C~_~R1C1~R1C2~R1C3",
        "NFA~QHaA~_~R1C1~R1C2",
        "~R1C1_1~R2C2_3_4.RegionSize~4.NoBoxes.Jigsaw~1111222233334444",
        "Sum~3~R1C1~R1C2",
    };
    static const char *const odd[] = {
        "",        "R1C1", "R4C4", "R9C9",     "R0C1",         "x",      "-1", "0",    "1",
        "65",      "1_2",  "1-3",  "=_1_-1",   "999999999999", "-",      "_",  "LOOP", "C1",
        "R1",      "R5",   "C0",   "~",        "~R1C1",        "..",     "MQ", "QHaA", "End",
        "And",     "Or",   "%",    "%5B12%5D", "R1C1~R1C2",    "R1C1_1", "D",  "F",    "4x4",
        "9x9~0-8",
    };
    struct counts counts = {0};

    for (size_t i = 0; i < COUNT_OF(items); i++) {
        char text[MOST_TEXT];
        snprintf(text, sizeof text, ".Shape~4x4.%s", items[i]);
        assert_words_may_be_odd(text, ".~_", odd, COUNT_OF(odd), &counts);
    }
    report_counts("strings", &counts);
}

static void every_word_of_our_own_may_be_odd(void **state)
{
    (void)state;
    static const char *const rules[] = {
        "cage 7 r1c1 r1c2",
        "thermo r1c1-r3c1",
        "arrow r1c1 : r1c2 r1c3",
        "clone r1c1 : r2c3",
        "quadruple 1 3 r1c1 r1c2 r2c1 r2c2",
        "no-other-xv",
        "sandwich 3 r1c1-r1c4",
        "or { thermo r3c1-r3c3; regex r3c1-r3c4 \"[12]+3.*\" }",
        "given 1 2 r1c1",
        "pairs r1c1 r1c2 \"1:1-4 2:3-4\"",
        "odd r1c1 r2c2",
        "diagonal-up",
        "automaton r1c1 r1c2 \"start 0; accept 1; 0 1 0; 0 2 1\"",
    };
    static const char *const odd[] = {
        "",
        "r1c1",
        "r9c9",
        "r1",
        "c4",
        "b5",
        "b0",
        "x",
        "-1",
        "0",
        "65",
        "99999999999",
        "{",
        "}",
        ";",
        ":",
        "\"",
        "\"[\"",
        "\"(1|2)*\"",
        "\"1:9\"",
        "\"start 7\"",
        "#",
        "r1c1-r9c1",
        "r1c1-r2c3",
        "and",
        "cage",
        "size",
        "grid",
        "diagonal-down",
    };
    struct counts counts = {0};

    for (size_t i = 0; i < COUNT_OF(rules); i++) {
        char text[MOST_TEXT];
        snprintf(text, sizeof text,
                 "variant Odd\nsize 4\nboxes 2x2\ngrid\n1...\n....\n....\n...2\n%s\n", rules[i]);
        assert_words_may_be_odd(text, " \n", odd, COUNT_OF(odd), &counts);
    }
    report_counts("our own", &counts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_value_of_json_may_be_odd),
        cmocka_unit_test(every_word_of_strings_may_be_odd),
        cmocka_unit_test(every_word_of_our_own_may_be_odd),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
