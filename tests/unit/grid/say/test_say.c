/* SPDX-License-Identifier: MIT */
/*
 * Templates: each kind of slot, each way to join and to choose, in each language and notation; and
 * the tables themselves: each language has every sentence, with the same slots.
 */
#include "grid/say/english.h"
#include "grid/say/german.h"
#include "grid/say/say.h"
#include "support/support.h"

static char text[400];

static const char *said(const ennead_wording *wording, sentence_id name, const say_slot *slots)
{
    text_buffer p = buffer_for(wording, text, sizeof text);

    say(&p, name, slots);
    assert_true(buffer_end(&p) < sizeof text);
    return text;
}

#define SAID(wording, name, ...) \
    said(wording, SENTENCE_##name, (const say_slot[]){__VA_ARGS__, {.kind = SLOT_NONE}})

static const ennead_wording german = {.language = ENNEAD_LANGUAGE_GERMAN};
static const ennead_wording a1 = {.coordinates = ENNEAD_COORDINATES_A1};
static const ennead_wording spoken = {.coordinates = ENNEAD_COORDINATES_SPOKEN};
static const ennead_wording gesprochen = {ENNEAD_LANGUAGE_GERMAN, ENNEAD_COORDINATES_SPOKEN};

static void slots_are_filled(void **state)
{
    (void)state;
    const say_slot two = SAY_CELLS(CELL(0) | CELL(80)), three = SAY_DIGITS(1 | 4 | 8);

    assert_string_equal(SAID(NULL, ELIMINATED, three, two),
                        "1, 3 and 4 are eliminated from r1c1 and r9c9");
    assert_string_equal(SAID(NULL, ELIMINATED, SAY_DIGIT(5), SAY_CELL(40)),
                        "5 is eliminated from r5c5");
    assert_string_equal(SAID(NULL, HIDDEN_SUBSET, SAY_HOUSE(3), three, two),
                        "In row 4 the digits 1, 3 and 4 can only be in r1c1 or r9c9. These three "
                        "digits need these two cells, so the cells can hold nothing else: ");
    assert_string_equal(SAID(NULL, SEES_ALL, two, SAY_CELL(40)), "r1c1 and r9c9 see it, so ");
    assert_string_equal(SAID(NULL, SEES_ALL, SAY_CELL(40), two), "r5c5 sees both of them, so ");
    assert_string_equal(SAID(NULL, SEES_ALL, SAY_CELL(40), SAY_CELLS(7)),
                        "r5c5 sees all of them, so ");
    const uint8_t loop[] = {80, 4, 0};
    assert_string_equal(
        SAID(NULL, ODDAGON, SAY_CELL_LIST(loop, 3), SAY_DIGITS(3), SAY_NUMBER(12)),
        "Each cell of the loop r9c9, r1c5 and r1c1 sees the next. If they held only 1 and 2, these "
        "two would alternate, which cannot work out with 12 cells. ");
    assert_string_equal(SAID(NULL, HINT_TECHNIQUE, SAY_TEXT("X-Wing")), "The technique is X-Wing.");
    assert_string_equal(said(NULL, SENTENCE_SO, NULL), "So ");
}

static void languages_and_notations_differ(void **state)
{
    (void)state;
    const say_slot digit = SAY_DIGIT(7), cell = SAY_CELL(33), two = SAY_CELLS(CELL(0) | CELL(80));

    assert_string_equal(SAID(&german, ELIMINATED, SAY_DIGITS(1 | 2), two),
                        "1 und 2 fallen in r1c1 und r9c9 weg");
    assert_string_equal(SAID(&german, HINT_WHERE, SAY_HOUSES(1 | 1u << 9 | 1u << 20)),
                        "Sieh dir Zeile 1, Spalte 1 und Block 3 an.");
    assert_string_equal(SAID(&german, HINT_WHERE, SAY_HOUSES(1u << 19 | 1u << 20)),
                        "Sieh dir Bl\303\266cke 2 und 3 an.");
    assert_string_equal(SAID(&a1, PLACED, cell, digit), "D7 must be 7");
    assert_string_equal(SAID(&spoken, PLACED, cell, digit), "Row four column seven must be 7");
    assert_string_equal(SAID(&gesprochen, PLACED, cell, digit),
                        "Zeile vier Spalte sieben muss 7 sein");
    assert_string_equal(SAID(&german, LOOP_CELL, cell, SAY_DIGITS(1 | 2)),
                        "r4c7 muss 1 oder 2 sein, also: ");
    /* Languages and notations that do not exist are English and r4c7. */
    const ennead_wording wrong = {(ennead_language)2, (ennead_coordinates)-1};
    assert_string_equal(SAID(&wrong, PLACED, cell, digit), "r4c7 must be 7");
}

/* The numbers of the slots that a template asks for, as bits. */
static unsigned slots_of(const char *template)
{
    unsigned slots = 0;

    for (const char *at = template; *at != '\0'; at++) {
        if (*at != '{')
            continue;
        assert_in_range(at[1], '0', '9');
        assert_non_null(strchr("}/,#?", at[2]));
        assert_non_null(strchr(at, '}'));
        slots |= 1u << (at[1] - '0');
    }
    return slots;
}

static void every_sentence_has_its_template(void **state)
{
    (void)state;
    static const char *const english_words[] = {" the ", " is ", " and ", " of ", " be "};

    for (sentence_id name = 0; name < SENTENCE_COUNT; name++) {
        const char *english = english_sentence(name), *german_one = german_sentence(name);

        if (english == NULL || german_one == NULL)
            fail_msg("sentence %d is missing", (int)name);
        assert_null(strstr(english, "  "));
        assert_null(strstr(german_one, "  "));
        for (size_t i = 0; i < COUNT_OF(english_words); i++)
            if (strstr(german_one, english_words[i]) != NULL)
                fail_msg("%s", german_one);
        if (slots_of(german_one) != slots_of(english))
            fail_msg("%s: %s", english, german_one);
    }
}

static void languages_and_notations_have_names(void **state)
{
    (void)state;
    assert_string_equal(ennead_language_name(ENNEAD_LANGUAGE_ENGLISH), "en");
    assert_string_equal(ennead_language_name(ENNEAD_LANGUAGE_GERMAN), "de");
    assert_null(ennead_language_name((ennead_language)2));
    assert_string_equal(ennead_coordinates_name(ENNEAD_COORDINATES_RC), "r4c5");
    assert_string_equal(ennead_coordinates_name(ENNEAD_COORDINATES_A1), "A1");
    assert_string_equal(ennead_coordinates_name(ENNEAD_COORDINATES_SPOKEN), "spoken");
    assert_string_equal(ennead_coordinates_name(ENNEAD_COORDINATES_NRC), "nrc");
    assert_null(ennead_coordinates_name((ennead_coordinates)4));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slots_are_filled),
        cmocka_unit_test(languages_and_notations_differ),
        cmocka_unit_test(every_sentence_has_its_template),
        cmocka_unit_test(languages_and_notations_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
