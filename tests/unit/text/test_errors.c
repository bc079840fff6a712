/* SPDX-License-Identifier: MIT */
/*
 * What is said of each fault, to the letter and within the room there is; and the window of a long
 * line that an error shows.
 */
#include "support/reading.h"

static const struct {
    ennead_input_error error;
    uint64_t found, expected;
    const char *message;
} messages[] = {
    {ENNEAD_INPUT_ERROR_LINE_LENGTH, 80, 81, "the puzzle has 80 cells, expected 81"},
    {ENNEAD_INPUT_ERROR_LINE_LENGTH, 1, 81, "the puzzle has 1 cell, expected 81"},
    {ENNEAD_INPUT_ERROR_LINE_END, 'q', 0,
     "stray 'q' after the 81 cells, expected the end of the line, a blank, a comma, a tab, ';' or "
     "'#'"},
    {ENNEAD_INPUT_ERROR_STRAY, '!', 0,
     "stray '!', expected a cell: 1-9, or 0 or . when it is empty"},
    {ENNEAD_INPUT_ERROR_STRAY, 0, 0,
     "stray byte 0x00, expected a cell: 1-9, or 0 or . when it is empty"},
    {ENNEAD_INPUT_ERROR_STRAY, 0x7f, 0,
     "stray byte 0x7f, expected a cell: 1-9, or 0 or . when it is empty"},
    {ENNEAD_INPUT_ERROR_STRAY, 0xc3, 0,
     "stray byte 0xc3, expected a cell: 1-9, or 0 or . when it is empty"},
    {ENNEAD_INPUT_ERROR_NOT_LINE, 0, 0, "no puzzle on this line, expected 81 cells at its start"},
    {ENNEAD_INPUT_ERROR_ROW_LENGTH, 8, 9, "the row has 8 cells, expected 9"},
    {ENNEAD_INPUT_ERROR_GRID_SIZE, 90, 81, "the grid has 90 cells, expected 81"},
    {ENNEAD_INPUT_ERROR_CUT_OFF_ROWS, 4, 9, "the grid is cut off after 4 rows, expected 9"},
    {ENNEAD_INPUT_ERROR_CUT_OFF_ROWS, 1, 9, "the grid is cut off after 1 row, expected 9"},
    {ENNEAD_INPUT_ERROR_CUT_OFF_CELLS, 5, 81, "the grid is cut off after 5 cells, expected 81"},
    {ENNEAD_INPUT_ERROR_GRID_TOO_LONG, 70000, 65536,
     "the grid is not finished after 70000 bytes, expected 81 cells in at most 65536"},
    {ENNEAD_INPUT_ERROR_LINE_TOO_LONG, 65536, 65536,
     "the line is longer than 65536 bytes, expected a puzzle"},
    {ENNEAD_INPUT_ERROR_NO_FIELD, 1, 3, "the line has 1 field, expected a puzzle in field 3"},
    {ENNEAD_INPUT_ERROR_NO_PUZZLE_FIELD, 0, 0,
     "no field of this line holds a puzzle, expected one of 81 cells"},
    {ENNEAD_INPUT_ERROR_OPEN_QUOTE, 0, 0,
     "the quoted field is not closed, expected '\"' before the end of the line"},
    {ENNEAD_INPUT_ERROR_NO_COLUMN, 0, 0,
     "the first line has no column of the requested name, expected it among its fields"},
    {ENNEAD_INPUT_ERROR_UTF16, 0, 0, "the text is UTF-16, expected ASCII or UTF-8"},
    {ENNEAD_INPUT_ERROR_NO_PUZZLE, 0, 0, "no puzzle in this text, expected at least one"},
    {ENNEAD_INPUT_ERROR_STRAY_MARK, '?', 0,
     "stray '?' among the pencil marks, expected the digits that each cell may hold"},
    {ENNEAD_INPUT_ERROR_REPEATED_MARK, '4', 0, "a cell has the digit '4' twice, expected it once"},
    {ENNEAD_INPUT_ERROR_ROW_GROUPS, 8, 9, "the row has the digits of 8 cells, expected 9"},
    {ENNEAD_INPUT_ERROR_ROW_GROUPS, 1, 9, "the row has the digits of 1 cell, expected 9"},
    {ENNEAD_INPUT_ERROR_WRONG_MARK, '5', 4,
     "'5' at the place of digit 4, expected that digit, . or 0"},
    {ENNEAD_INPUT_ERROR_MARKS_LENGTH, 728, 729,
     "the pencil marks have 728 signs, expected 729, nine for each cell"},
    {ENNEAD_INPUT_ERROR_NOT_LIBRARY, 0, 0,
     "this does not belong in a library line, expected "
     ":technique:digits:givens:deleted:removed:placed:"},
    {ENNEAD_INPUT_ERROR_SECTION, 0, 0,
     "the section is not a puzzle and is skipped, only [Puzzle] is read"},
    {ENNEAD_INPUT_ERROR_JIGSAW, 0, 0,
     "a jigsaw, with its regions behind its 81 cells, expected a plain puzzle; files of jigsaws "
     "begin with one, in form auto"},
};

static void every_fault_has_its_message(void **state)
{
    (void)state;
    bool told[ENNEAD_INPUT_ERROR_JIGSAW + 1] = {true};

    for (size_t i = 0; i < COUNT_OF(messages); i++) {
        const ennead_record record = {.kind = ENNEAD_RECORD_KIND_ERROR,
                                      .error = messages[i].error,
                                      .found = messages[i].found,
                                      .expected = messages[i].expected};
        char message[ENNEAD_MESSAGE_SIZE];
        const size_t length = ennead_record_message(&record, message);

        assert_string_equal(message, messages[i].message);
        assert_int_equal(length, strlen(message));
        told[messages[i].error] = true;
    }
    for (size_t fault = 0; fault < COUNT_OF(told); fault++)
        assert_true(told[fault]);
}

/* The largest numbers, and a fault of a newer library, stay within the room. */
static void no_message_is_longer_than_its_room(void **state)
{
    (void)state;
    for (unsigned fault = 0; fault < 300; fault++) {
        const ennead_record record = {
            .error = (ennead_input_error)fault, .found = UINT64_MAX, .expected = UINT64_MAX};
        char *message = test_malloc(ENNEAD_MESSAGE_SIZE);
        const size_t length = ennead_record_message(&record, message);

        assert_true(length < ENNEAD_MESSAGE_SIZE);
        assert_int_equal(length, strlen(message));
        test_free(message);
    }
}

/* 300 good bytes on either side of the place: what is shown is a part of them around it. */
static void a_long_line_is_shown_by_a_window(void **state)
{
    (void)state;
    static char text[700];
    ennead_reader *reader = reader_for(ENNEAD_FORM_FREE);
    ennead_record record;
    size_t room;

    memset(text, ' ', sizeof text);
    text[350] = '!';
    memcpy(ennead_reader_reserve(reader, &room), text, sizeof text);
    ennead_reader_add(reader, sizeof text);
    ennead_reader_finish(reader);
    assert_int_equal(ennead_reader_next(reader, &record), ENNEAD_STATUS_OK);
    assert_int_equal(record.error, ENNEAD_INPUT_ERROR_STRAY);
    assert_int_equal(record.column, 351);
    assert_int_equal(record.text[record.caret], '!');
    assert_in_range(record.text_length, 40, 200);
    assert_in_range(record.caret, 10, record.text_length - 10);
    ennead_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_fault_has_its_message),
        cmocka_unit_test(no_message_is_longer_than_its_room),
        cmocka_unit_test(a_long_line_is_shown_by_a_window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
