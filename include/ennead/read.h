/* SPDX-License-Identifier: MIT */
/*
 * Reading puzzles and states of games from text in any form, piece by piece, with the place and
 * the reason of each error.
 */
#ifndef ENNEAD_READ_H
#define ENNEAD_READ_H

#include "puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The forms that puzzles are written in; docs/formats.md describes each. From ENNEAD_FORM_MARKS on
 * they are states in the middle of a game. Value, name as it is given on the command line, what it
 * is. */
#define ENNEAD_FORMS(FORM) \
    FORM(ENNEAD_FORM_AUTO, "auto", "decided puzzle by puzzle") \
    FORM(ENNEAD_FORM_LINE, "line", "one puzzle a line: 81 cells, then a note") \
    FORM(ENNEAD_FORM_CSV, "csv", "one puzzle a line, in one of several fields") \
    FORM(ENNEAD_FORM_FREE, "free", "a grid over several lines, with or without a frame") \
    FORM(ENNEAD_FORM_ROWS, "rows", "nine lines of digits and blanks") \
    FORM(ENNEAD_FORM_ALMANAC, "almanac", "every 81 of 0-9 and '.', whatever is between them") \
    FORM(ENNEAD_FORM_JSON, "json", "a JSON object a line, one member of which is the puzzle") \
    FORM(ENNEAD_FORM_MARKS, "marks", "a grid of pencil marks, with or without a frame") \
    FORM(ENNEAD_FORM_SDX, "sdx", "pencil marks without a frame; u5 is a digit that was placed") \
    FORM(ENNEAD_FORM_SUKAKU, "sukaku", "729 characters, nine for each cell") \
    FORM(ENNEAD_FORM_HODOKU, "hodoku", \
         "HoDoKu's library lines: :technique:digits:givens:deleted:...")

typedef enum ennead_form {
#define ENNEAD_FORM_VALUE(value, name, help) value,
    ENNEAD_FORMS(ENNEAD_FORM_VALUE)
#undef ENNEAD_FORM_VALUE
} ennead_form;

/* The name of a form as it is given on the command line, or NULL when there is none of that number;
 * so names can be listed by counting up from 0. */
ENNEAD_API const char *ennead_form_name(ennead_form form);

/* How to read. ennead_reader_options_init gives each member the value in brackets. */
typedef struct ennead_reader_options {
    size_t size;             /* sizeof(ennead_reader_options) */
    ennead_form form;        /* [ENNEAD_FORM_AUTO] */
    const char *column_name; /* ENNEAD_FORM_CSV: the name that the first line gives the column with
                                the puzzles, or the name of that member of JSON objects, at most 255
                                bytes; copied. NULL: see below [NULL] */
    size_t column;           /* ENNEAD_FORM_CSV: the same by its number from 1; 0: found by itself.
                                Only one of the two may be given [0] */
} ennead_reader_options;

/* The function behind ennead_reader_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_reader_options_init_sized(ennead_reader_options *options, size_t size);

static inline void ennead_reader_options_init(ennead_reader_options *options)
{
    ennead_reader_options_init_sized(options, sizeof *options);
}

/* What is wrong with a piece of input. Code, what is wrong, what was expected; %f is the number
 * found, %s an s unless it is 1, %e the number expected, %b the byte found. */
#define ENNEAD_INPUT_ERRORS(ERROR) \
    ERROR(ENNEAD_INPUT_ERROR_LINE_LENGTH, "the puzzle has %f cell%s", "expected %e") \
    ERROR(ENNEAD_INPUT_ERROR_LINE_END, "stray %b after the 81 cells", \
          "expected the end of the line, a blank, a comma, a tab, ';' or '#'") \
    ERROR(ENNEAD_INPUT_ERROR_STRAY, "stray %b", \
          "expected a cell: 1-9, or 0 or . when it is empty") \
    ERROR(ENNEAD_INPUT_ERROR_NOT_LINE, "no puzzle on this line", "expected 81 cells at its start") \
    ERROR(ENNEAD_INPUT_ERROR_ROW_LENGTH, "the row has %f cell%s", "expected %e") \
    ERROR(ENNEAD_INPUT_ERROR_GRID_SIZE, "the grid has %f cell%s", "expected %e") \
    ERROR(ENNEAD_INPUT_ERROR_CUT_OFF_ROWS, "the grid is cut off after %f row%s", "expected %e") \
    ERROR(ENNEAD_INPUT_ERROR_CUT_OFF_CELLS, "the grid is cut off after %f cell%s", "expected %e") \
    ERROR(ENNEAD_INPUT_ERROR_GRID_TOO_LONG, "the grid is not finished after %f byte%s", \
          "expected 81 cells in at most %e") \
    ERROR(ENNEAD_INPUT_ERROR_LINE_TOO_LONG, "the line is longer than %e bytes", \
          "expected a puzzle") \
    ERROR(ENNEAD_INPUT_ERROR_NO_FIELD, "the line has %f field%s", "expected a puzzle in field %e") \
    ERROR(ENNEAD_INPUT_ERROR_NO_PUZZLE_FIELD, "no field of this line holds a puzzle", \
          "expected one of 81 cells") \
    ERROR(ENNEAD_INPUT_ERROR_OPEN_QUOTE, "the quoted field is not closed", \
          "expected '\"' before the end of the line") \
    ERROR(ENNEAD_INPUT_ERROR_NO_COLUMN, "the first line has no column of the wanted name", \
          "expected it among its fields") \
    ERROR(ENNEAD_INPUT_ERROR_UTF16, "the text is UTF-16", "expected ASCII or UTF-8") \
    ERROR(ENNEAD_INPUT_ERROR_NO_PUZZLE, "no puzzle in this text", "expected at least one") \
    ERROR(ENNEAD_INPUT_ERROR_STRAY_MARK, "stray %b among the pencil marks", \
          "expected the digits that each cell may hold") \
    ERROR(ENNEAD_INPUT_ERROR_REPEATED_MARK, "a cell has the digit %b twice", "expected it once") \
    ERROR(ENNEAD_INPUT_ERROR_ROW_GROUPS, "the row has the digits of %f cell%s", "expected %e") \
    ERROR(ENNEAD_INPUT_ERROR_WRONG_MARK, "%b at the place of digit %e", \
          "expected that digit, . or 0") \
    ERROR(ENNEAD_INPUT_ERROR_MARKS_LENGTH, "the pencil marks have %f sign%s", \
          "expected %e, nine for each cell") \
    ERROR(ENNEAD_INPUT_ERROR_NOT_LIBRARY, "this does not belong into a library line", \
          "expected :technique:digits:givens:deleted:removed:placed:") \
    ERROR(ENNEAD_INPUT_ERROR_SECTION, "the section is not a puzzle and is passed over", \
          "only [Puzzle] is read") \
    ERROR(ENNEAD_INPUT_ERROR_JIGSAW, "a jigsaw, with its regions behind its 81 cells", \
          "expected a plain puzzle; jigsaws stand in files that begin with one, in form auto") \
    ERROR(ENNEAD_INPUT_ERROR_JSON, "stray %b in the JSON object", "expected its next member") \
    ERROR(ENNEAD_INPUT_ERROR_JSON_CUT_OFF, "the JSON object is not closed", \
          "expected '}' before the end of the line") \
    ERROR(ENNEAD_INPUT_ERROR_MEMBERS, "the JSON object has more than %e members", \
          "expected a record") \
    ERROR(ENNEAD_INPUT_ERROR_NO_MEMBER, "the JSON object has no string that is a puzzle", \
          "expected a member 'puzzle', or the one of --column") \
    ERROR(ENNEAD_INPUT_ERROR_RULED, "this record is of a puzzle with rules of its own", \
          "expected a plain one; 'ennead rules' writes puzzles with all their rules")

typedef enum ennead_input_error {
    ENNEAD_INPUT_ERROR_NONE = 0,
#define ENNEAD_INPUT_ERROR_CODE(code, wrong, expected) code,
    ENNEAD_INPUT_ERRORS(ENNEAD_INPUT_ERROR_CODE)
#undef ENNEAD_INPUT_ERROR_CODE
} ennead_input_error;

typedef enum ennead_record_kind {
    /* a puzzle was read */
    ENNEAD_RECORD_KIND_PUZZLE,
    /* something that should be a puzzle is not; reading goes on behind it */
    ENNEAD_RECORD_KIND_ERROR,
    /* something was passed over that a person may want to know of */
    ENNEAD_RECORD_KIND_NOTICE,
    /* A rule, or what is nearly one, such as "anti-knight": a line whose first word is the name of
     * one (see ENNEAD_CONSTRAINTS) or one letter away from it, with nothing but cells, numbers and
     * houses behind it. It belongs to the puzzle before it, or to the first one if there is none
     * before it; the line is the record's note. ennead_variant_read reads it behind the grid. Only
     * in ENNEAD_FORM_AUTO, ENNEAD_FORM_FREE and ENNEAD_FORM_ROWS. */
    ENNEAD_RECORD_KIND_RULE,
} ennead_record_kind;

/* Tables whose first line names no more columns than this keep them apart. */
#define ENNEAD_MOST_COLUMNS 64

/* A field of a table beside the one with the puzzle. */
typedef struct ennead_column {
    const char *name, *text; /* not terminated; without quotes */
    size_t name_length, text_length;
} ennead_column;

/* One thing that was read. Pointers are good until the next call with the same reader. */
typedef struct ennead_record {
    ennead_record_kind kind;
    ennead_form form; /* the form that a puzzle was written in */
    uint64_t line;    /* from 1: where the puzzle begins, or what is wrong is */
    uint64_t column;  /* from 1, in bytes */
    uint64_t offset;  /* from 0, in bytes from the start of the text */
    ennead_puzzle puzzle;
    const char *note; /* what the puzzle's line or its title says besides, or that of what should
                         be one and is an error; not terminated */
    size_t note_length;
    /* ENNEAD_FORM_JSON: the other members, also of a puzzle of pencil marks, which is of the form
     * sukaku; ENNEAD_FORM_CSV: the same field by field, where the first line names them all, each
     * otherwise, and the line of the puzzle has as many; of ENNEAD_INPUT_ERROR_NO_COLUMN the names
     * that there are, without text. NULL: not so */
    const ennead_column *columns;
    size_t column_count;
    /* for errors and notices */
    ennead_input_error error;
    uint64_t found;    /* the number found, or the byte found */
    uint64_t expected; /* the number expected */
    const char *text;  /* the line, or a window of it, without its end; not terminated */
    size_t text_length;
    size_t caret; /* the place in `text`; at most text_length */
    /* the digits (1 to 9, or 0) placed in the 81 cells besides the givens, each the one candidate
     * of its cell; NULL: none */
    const uint8_t *placed;
} ennead_record;

/* Writes what is wrong and what was expected, such as "the row has 8 cells, expected 9", and
 * returns its length. */
ENNEAD_API size_t ennead_record_message(const ennead_record *record,
                                        char message[ENNEAD_MESSAGE_SIZE]);

/* A reader takes text in pieces of any size and gives puzzles and errors in their order, in bounded
 * memory. Life cycle:
 *
 *     ennead_reader_new
 *        |
 *        v
 *     ennead_reader_next --> ENNEAD_STATUS_OK: a record
 *        |           ^
 *        |           +--- ENNEAD_STATUS_NEEDS_INPUT: ennead_reader_reserve, put text there,
 *        |                ennead_reader_add; or, at the end of the text, ennead_reader_finish
 *        v
 *     ENNEAD_STATUS_END --> ennead_reader_restart (the next file) or ennead_reader_free
 */
typedef struct ennead_reader ennead_reader;

/* Makes a reader. `options` may be NULL for the defaults. ENNEAD_STATUS_BAD_ARGUMENT: an unknown
 * form, two columns, too long a name, or a column for a form other than ENNEAD_FORM_AUTO and
 * ENNEAD_FORM_CSV (in auto it means csv). On an error *reader is NULL. */
ENNEAD_API ennead_status ennead_reader_new(const ennead_reader_options *options,
                                           const ennead_allocator *allocator,
                                           ennead_reader **reader);

/* Where to put more text: *room bytes at the returned place, at least 1 whenever
 * ennead_reader_next has returned ENNEAD_STATUS_NEEDS_INPUT. Ends the life of the last record's
 * pointers. */
ENNEAD_API char *ennead_reader_reserve(ennead_reader *reader, size_t *room);

/* Says that `bytes` bytes, at most the room there was, have been put there. */
ENNEAD_API void ennead_reader_add(ennead_reader *reader, size_t bytes);

/* Says that the text has ended. */
ENNEAD_API void ennead_reader_finish(ennead_reader *reader);

/* Stores the next record and returns ENNEAD_STATUS_OK; or returns ENNEAD_STATUS_NEEDS_INPUT, or
 * ENNEAD_STATUS_END after the last record of a finished text. */
ENNEAD_API ennead_status ennead_reader_next(ennead_reader *reader, ennead_record *record);

/* Lines of a text, one behind the other, each of which is a puzzle and nothing else. */
typedef struct ennead_reader_lines {
    const char *text; /* the 81 cells of line i begin at text + i * stride; not terminated; good
                         until the next call with the same reader */
    size_t stride;    /* bytes */
    size_t count;     /* lines */
    uint64_t line;    /* the number of the first, from 1 */
    uint64_t offset;  /* of its first byte, from 0, in bytes from the start of the text */
} ennead_reader_lines;

/* A quick way over texts that are plain lists: takes the lines that come next as far as they are 81
 * cells and their end, at most `most` of them, and returns how many. They are puzzles that
 * ennead_reader_next would have given one by one, in ENNEAD_FORM_LINE, from column 1 and without a
 * note. 0: what comes next is not so, not known to be, or rare, and is for ennead_reader_next. They
 * can be solved as they are by ennead_solve_lines. */
ENNEAD_API size_t ennead_reader_next_lines(ennead_reader *reader, size_t most,
                                           ennead_reader_lines *lines);

/* Forgets all text and starts again at line 1 of a new one. */
ENNEAD_API void ennead_reader_restart(ennead_reader *reader);

/* Gives a reader back; NULL is allowed. */
ENNEAD_API void ennead_reader_free(ennead_reader *reader);

#ifdef __cplusplus
}
#endif

#endif
