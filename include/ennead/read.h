/* SPDX-License-Identifier: MIT */
/*
 * Reading puzzles and states of games from text in any form, piece by piece. Each error has a place
 * and a message.
 */
#ifndef ENNEAD_READ_H
#define ENNEAD_READ_H

#include "puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The forms that puzzles are written in; docs/formats.md describes each. ENNEAD_FORM_MARKS and
 * later forms hold states in the middle of a game. Value, name on the command line, what it is. */
#define ENNEAD_FORMS(FORM) \
    FORM(ENNEAD_FORM_AUTO, "auto", "decided puzzle by puzzle") \
    FORM(ENNEAD_FORM_LINE, "line", "one puzzle per line: 81 cells, then a note") \
    FORM(ENNEAD_FORM_CSV, "csv", "one puzzle per line, in one of several fields") \
    FORM(ENNEAD_FORM_FREE, "free", "a grid over several lines, with or without a frame") \
    FORM(ENNEAD_FORM_ROWS, "rows", "nine lines of digits and blanks") \
    FORM(ENNEAD_FORM_ALMANAC, "almanac", "every 81 characters 0-9 and '.'; others are ignored") \
    FORM(ENNEAD_FORM_JSON, "json", "one JSON object per line, one member of which is the puzzle") \
    FORM(ENNEAD_FORM_MARKS, "marks", "a grid of pencil marks, with or without a frame") \
    FORM(ENNEAD_FORM_SDX, "sdx", "pencil marks without a frame; u5 is a digit that was placed") \
    FORM(ENNEAD_FORM_SUKAKU, "sukaku", "729 characters, nine for each cell") \
    FORM(ENNEAD_FORM_HODOKU, "hodoku", \
         "HoDoKu's library lines: :technique:digits:givens:deleted:...") \
    FORM(ENNEAD_FORM_OPENSUDOKU, "opensudoku", "XML of OpenSudoku, version 1 or 2")

typedef enum ennead_form {
#define ENNEAD_FORM_VALUE(value, name, help) value,
    ENNEAD_FORMS(ENNEAD_FORM_VALUE)
#undef ENNEAD_FORM_VALUE
} ennead_form;

/* The name of a form on the command line. A constant string; NULL for a number that is not in the
 * enumeration, so a loop that counts up from 0 lists all names. */
ENNEAD_API const char *ennead_form_name(ennead_form form);

/* How to read. ennead_reader_options_init sets the defaults, in brackets below. */
typedef struct ennead_reader_options {
    size_t size;             /* sizeof(ennead_reader_options) */
    ennead_form form;        /* [ENNEAD_FORM_AUTO] */
    const char *column_name; /* ENNEAD_FORM_CSV: the name that the first line gives the column with
                                the puzzles, or the name of that member of JSON objects, at most 255
                                bytes; copied. NULL: see below [NULL] */
    size_t column;           /* ENNEAD_FORM_CSV: the number of that column, from 1; 0: the reader
                                finds it. Only one of the two may be set [0] */
} ennead_reader_options;

/* The function behind ennead_reader_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_reader_options_init_sized(ennead_reader_options *options, size_t size);

static inline void ennead_reader_options_init(ennead_reader_options *options)
{
    ennead_reader_options_init_sized(options, sizeof *options);
}

/* What is wrong with a piece of input: code, what is wrong, what was expected. %f is the number
 * found, %s an s unless that number is 1, %e the number expected, %b the byte found. */
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
    ERROR(ENNEAD_INPUT_ERROR_NO_COLUMN, "the first line has no column of the requested name", \
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
    ERROR(ENNEAD_INPUT_ERROR_NOT_LIBRARY, "this does not belong in a library line", \
          "expected :technique:digits:givens:deleted:removed:placed:") \
    ERROR(ENNEAD_INPUT_ERROR_SECTION, "the section is not a puzzle and is skipped", \
          "only [Puzzle] is read") \
    ERROR(ENNEAD_INPUT_ERROR_JIGSAW, "a jigsaw, with its regions behind its 81 cells", \
          "expected a plain puzzle; files of jigsaws begin with one, in form auto") \
    ERROR(ENNEAD_INPUT_ERROR_REGIONS, "a jigsaw with the regions of %f cells", "expected %e") \
    ERROR(ENNEAD_INPUT_ERROR_JSON, "stray %b in the JSON object", "expected its next member") \
    ERROR(ENNEAD_INPUT_ERROR_JSON_CUT_OFF, "the JSON object is not closed", \
          "expected '}' before the end of the line") \
    ERROR(ENNEAD_INPUT_ERROR_MEMBERS, "the JSON object has more than %e members", \
          "expected a record") \
    ERROR(ENNEAD_INPUT_ERROR_NO_MEMBER, "the JSON object has no string that is a puzzle", \
          "expected a member 'puzzle', or the one of --column") \
    ERROR(ENNEAD_INPUT_ERROR_RULED, "this record is of a puzzle with variant rules", \
          "expected a member 'rules' that holds them") \
    ERROR(ENNEAD_INPUT_ERROR_NO_DATA, "this game has no cells", \
          "expected an attribute 'data' or 'cells_data'") \
    ERROR(ENNEAD_INPUT_ERROR_XML_CUT_OFF, "the XML is cut off", \
          "expected '>' before the end of the text")

typedef enum ennead_input_error {
    ENNEAD_INPUT_ERROR_NONE = 0,
#define ENNEAD_INPUT_ERROR_CODE(code, wrong, expected) code,
    ENNEAD_INPUT_ERRORS(ENNEAD_INPUT_ERROR_CODE)
#undef ENNEAD_INPUT_ERROR_CODE
} ennead_input_error;

typedef enum ennead_record_kind {
    /* a puzzle was read */
    ENNEAD_RECORD_KIND_PUZZLE,
    /* something that should be a puzzle is not; reading goes on after it */
    ENNEAD_RECORD_KIND_ERROR,
    /* something was skipped, and the user may want to know */
    ENNEAD_RECORD_KIND_NOTICE,
    /* A line that is a variant rule, such as "anti-knight", or nearly one: its first word is the
     * name of a rule (see ENNEAD_CONSTRAINTS) or one letter away from it, and the rest is cells,
     * numbers and houses. It belongs to the puzzle before it, or to the first puzzle if none is
     * before it; the line is the record's note. ennead_variant_read reads it after the grid. Only
     * in ENNEAD_FORM_AUTO, ENNEAD_FORM_FREE and ENNEAD_FORM_ROWS. */
    ENNEAD_RECORD_KIND_RULE,
    /* A link that holds a puzzle, wherever it is in its line: the record's text. The note is the
     * title. ennead_variant_read reads it. Only in ENNEAD_FORM_AUTO. */
    ENNEAD_RECORD_KIND_LINK,
    /* a record of JSON whose puzzle has rules or another size: `text` is the puzzle in the form
     * that ennead_variant_read reads */
    ENNEAD_RECORD_KIND_VARIANT,
} ennead_record_kind;

/* The most columns that are reported separately (see `columns` of ennead_record). */
#define ENNEAD_MOST_COLUMNS 64

/* A field of a CSV line other than the puzzle. */
typedef struct ennead_column {
    const char *name, *text; /* not NUL-terminated; without quotes */
    size_t name_length, text_length;
} ennead_column;

/* One item that was read. Pointers are valid until the next call with the same reader. */
typedef struct ennead_record {
    ennead_record_kind kind;
    ennead_form form; /* the form that a puzzle was written in */
    uint64_t line;    /* from 1: where the puzzle or the error begins */
    uint64_t column;  /* from 1, in bytes */
    uint64_t offset;  /* from 0, in bytes from the start of the text */
    ennead_puzzle puzzle;
    const char *note; /* the rest of the puzzle's line, or its title; of an error, that of the line
                         that should be a puzzle; not NUL-terminated */
    size_t note_length;
    /* ENNEAD_FORM_JSON: the other members, also of a puzzle of pencil marks, which is of the form
     * sukaku; ENNEAD_FORM_CSV: the note field by field, if the first line names all columns, each
     * differently, and the puzzle's line has as many fields. With ENNEAD_INPUT_ERROR_NO_COLUMN: the
     * names of all columns, without text. Otherwise NULL */
    const ennead_column *columns;
    size_t column_count;
    /* for errors, notices and links */
    ennead_input_error error;
    uint64_t found;    /* the number found, or the byte found */
    uint64_t expected; /* the number expected */
    const char *text;  /* the line, or a part of it, without its end; not NUL-terminated; for
                        * ENNEAD_RECORD_KIND_VARIANT, the puzzle */
    size_t text_length;
    size_t caret; /* the position of the error in `text`; at most text_length */
    /* 81 numbers: the digits placed besides the givens, 0 for none; each is the only candidate of
     * its cell. NULL: none */
    const uint8_t *placed;
    bool has_notes; /* ENNEAD_FORM_OPENSUDOKU: the player made notes, which are not read */
} ennead_record;

/* Writes what is wrong and what was expected, such as "the row has 8 cells, expected 9", with a
 * terminating NUL; returns the length without it. */
ENNEAD_API size_t ennead_record_message(const ennead_record *record,
                                        char message[ENNEAD_MESSAGE_SIZE]);

/* A reader takes text in pieces of any size and returns the puzzles and errors in it in order, in
 * bounded memory. Life cycle:
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
 * form, a column both by name and by number, a name that is too long, or a column for a form other
 * than ENNEAD_FORM_AUTO and ENNEAD_FORM_CSV (with AUTO, a column means CSV). On an error *reader is
 * NULL. */
ENNEAD_API ennead_status ennead_reader_new(const ennead_reader_options *options,
                                           const ennead_allocator *allocator,
                                           ennead_reader **reader);

/* Returns where to put more text; *room gets the number of bytes there, at least 1 if
 * ennead_reader_next returned ENNEAD_STATUS_NEEDS_INPUT. The pointers of the last record are no
 * longer valid afterwards. */
ENNEAD_API char *ennead_reader_reserve(ennead_reader *reader, size_t *room);

/* The same, but the text is put into the caller's `memory` of `size` bytes: what is left of the
 * text before is moved to its beginning, and the room is behind that. So plain lines, which
 * ennead_reader_next_lines returns, need not be copied. If there is no room behind what is left, as
 * with a `size` of 0, this is ennead_reader_reserve. The reader reads from the memory until the
 * next call of one of these two or of ennead_reader_restart. Until then what the reader has
 * returned may be changed, and the rest may not. */
ENNEAD_API char *ennead_reader_reserve_in(ennead_reader *reader, char *memory, size_t size,
                                          size_t *room);

/* Tells the reader that `bytes` bytes, at most the room there was, have been put there. */
ENNEAD_API void ennead_reader_add(ennead_reader *reader, size_t bytes);

/* Tells the reader that the text has ended. */
ENNEAD_API void ennead_reader_finish(ennead_reader *reader);

/* Stores the next record and returns ENNEAD_STATUS_OK; or returns ENNEAD_STATUS_NEEDS_INPUT when it
 * needs more text, or ENNEAD_STATUS_END after the last record of a text that has ended. */
ENNEAD_API ennead_status ennead_reader_next(ennead_reader *reader, ennead_record *record);

/* Consecutive lines of a text, each of them a puzzle and nothing else. */
typedef struct ennead_reader_lines {
    const char *text; /* the 81 cells of line i begin at text + i * stride; not NUL-terminated;
                         valid until the next call with the same reader */
    size_t stride;    /* bytes */
    size_t count;     /* lines */
    uint64_t line;    /* the number of the first, from 1 */
    uint64_t offset;  /* of its first byte, from 0, in bytes from the start of the text */
} ennead_reader_lines;

/* A fast path for plain lists: stores in `lines` the lines that come next, as long as each is 81
 * cells and a line end, at most `most` of them, and returns their number. ennead_reader_next would
 * have returned the same puzzles one by one, in ENNEAD_FORM_LINE, at column 1 and without a note. 0
 * means that the next line may be something else; call ennead_reader_next. ennead_solve_lines can
 * solve the lines as they are. */
ENNEAD_API size_t ennead_reader_next_lines(ennead_reader *reader, size_t most,
                                           ennead_reader_lines *lines);

/* Forgets all text and starts again at line 1 of a new text. */
ENNEAD_API void ennead_reader_restart(ennead_reader *reader);

/* Frees a reader; NULL is allowed. */
ENNEAD_API void ennead_reader_free(ennead_reader *reader);

#ifdef __cplusplus
}
#endif

#endif
