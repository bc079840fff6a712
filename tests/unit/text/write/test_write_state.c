/* SPDX-License-Identifier: MIT */
/*
 * States as text: prints typed by hand, and that what is written reads back.
 */
#include "support/states.h"

/* The one state of a text, read in a form. */
static ennead_state read_back(ennead_form form, const char *text)
{
    ennead_reader_options options;
    ennead_reader *reader;
    ennead_record record;
    ennead_state state = {.limited = false};
    size_t room;

    ennead_reader_options_init(&options);
    options.form = form;
    assert_int_equal(ennead_reader_new(&options, NULL, &reader), ENNEAD_STATUS_OK);
    char *place = ennead_reader_reserve(reader, &room);
    assert_true(strlen(text) <= room);
    memcpy(place, text, strlen(text));
    ennead_reader_add(reader, strlen(text));
    ennead_reader_finish(reader);
    if (ennead_reader_next(reader, &record) != ENNEAD_STATUS_OK ||
        ennead_state_from_record(&record, &state) != ENNEAD_STATUS_OK)
        fail_msg("nothing is read from\n%s", text);
    assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_END);
    ennead_reader_free(reader);
    return state;
}

static const char marks[] = ".-----------------.------------.-----------------.\n"
                            "| 5   3    -      | 6   7  248 | 1489  1249 248  |\n";

static void pencil_marks_stand_in_a_frame(void **state)
{
    (void)state;
    ennead_state s = state_of(EXAMPLE_PUZZLE);
    char text[ENNEAD_MARKS_SIZE];

    s.candidates[2] = 0;
    assert_int_equal(ennead_state_place(&s, 3, 6), ENNEAD_STATUS_OK);
    ennead_write_marks(&s, text);
    /* The widths of the columns are those of the widest cell below. */
    text[strcspn(text, "\n") + 1 + strcspn(strchr(text, '\n') + 1, "\n") + 1] = '\0';
    assert_string_equal(text, marks);
}

static void nothing_is_longer_than_its_room(void **state)
{
    (void)state;
    ennead_state widest = {.givens = {0}};
    char *text[4] = {test_malloc(ENNEAD_MARKS_SIZE), test_malloc(ENNEAD_SDX_SIZE),
                     test_malloc(ENNEAD_SUKAKU_SIZE), test_malloc(ENNEAD_LIBRARY_SIZE)};

    for (int fill = 0; fill < 2; fill++) {
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            widest.candidates[cell] = fill == 0 ? ENNEAD_ALL_DIGITS : 0;
        ennead_write_marks(&widest, text[0]);
        ennead_write_sdx(&widest, text[1]);
        ennead_write_sukaku(&widest, text[2]);
        ennead_write_library(&widest, text[3]);
    }
    assert_int_equal(strlen(text[2]), ENNEAD_SUKAKU_SIZE - 1);
    for (int i = 0; i < 4; i++)
        test_free(text[i]);
}

static void states_read_back(void **state)
{
    (void)state;
    struct generator g = {77};
    char text[ENNEAD_LIBRARY_SIZE];

    for (int i = 0; i < 300; i++) {
        const ennead_state written = random_state(&g);
        ennead_write_library(&written, text);
        for (int form = 0; form < 2; form++) {
            const ennead_state read =
                read_back(form == 0 ? ENNEAD_FORM_AUTO : ENNEAD_FORM_HODOKU, text);
            assert_states_equal(&read, &written);
        }
        ennead_write_sukaku(&written, text);
        const ennead_state marks_alone = read_back(ENNEAD_FORM_AUTO, text);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_int_equal(marks_alone.candidates[cell], written.values[cell] != 0
                                                               ? 1u << (written.values[cell] - 1)
                                                               : written.candidates[cell]);
    }
}

/* Where a form cannot tell a naked single from a given, what may be in each cell is still the same.
 */
static void pencil_marks_read_back(void **state)
{
    (void)state;
    struct generator g = {78};

    for (int i = 0; i < 300; i++) {
        const ennead_state written = random_state(&g);
        ennead_puzzle expected, actual;
        char text[ENNEAD_MARKS_SIZE];
        ennead_state_to_puzzle(&written, &expected);
        ennead_write_marks(&written, text);
        ennead_state read = read_back(ENNEAD_FORM_AUTO, text);
        ennead_state_to_puzzle(&read, &actual);
        assert_memory_equal(actual.candidates, expected.candidates, sizeof actual.candidates);
        ennead_write_sdx(&written, text);
        read = read_back(ENNEAD_FORM_SDX, text);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (written.values[cell] != 0) {
                assert_int_equal(read.values[cell], written.values[cell]);
                assert_int_equal(read.givens[cell], written.givens[cell]);
            }
    }
}

static void a_record_that_is_no_puzzle_has_no_state(void **state)
{
    (void)state;
    const ennead_record error = {.kind = ENNEAD_RECORD_KIND_ERROR};
    ennead_record wrong = {.kind = ENNEAD_RECORD_KIND_PUZZLE};
    ennead_state s;

    wrong.puzzle.givens[80] = 10;
    assert_int_equal(ennead_state_from_record(&error, &s), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_state_from_record(&wrong, &s), ENNEAD_STATUS_BAD_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pencil_marks_stand_in_a_frame),
        cmocka_unit_test(nothing_is_longer_than_its_room),
        cmocka_unit_test(states_read_back),
        cmocka_unit_test(pencil_marks_read_back),
        cmocka_unit_test(a_record_that_is_no_puzzle_has_no_state),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
