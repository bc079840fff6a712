/* SPDX-License-Identifier: MIT */
/*
 * Puzzles with variant rules as text, in the form of this project and in those of other programs,
 * and drawn in characters.
 */
#ifndef ENNEAD_VARIANT_H
#define ENNEAD_VARIANT_H

#include "description.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The form of this project has one rule per line:
 *
 *     variant An example           the first line, with the title
 *     size 6                       rows and columns, or rows x columns; default 9
 *     values 1-6                   the values; by default from 1 to the longer side
 *     boxes 2x3                    rows x columns, "none" or "auto", the squarest; auto
 *     regions                      or one line per row: a character per region; . none
 *     houses rows columns regions  where values differ, or "none"; default all three
 *     grid                         one line per row: . empty, [125] one of these
 *     cage 7 r1c1 r1c2             the rules, as in the examples of ENNEAD_CONSTRAINTS
 *
 * A # begins a comment. Cells are written r1c1, r1c1-r1c9 (a straight line, which may be diagonal),
 * r1c1-3, r12c34 (in grids of at most nine rows and columns: two rows, two columns), row 3, column
 * 2, region 5, or all. A colon separates the parts of a rule. Rules inside a rule stand in braces,
 * separated by semicolons or line ends. */

/* The form of a variant. */
typedef enum ennead_variant_form {
    ENNEAD_VARIANT_FORM_NONE,     /* not a variant: cells and nothing else */
    ENNEAD_VARIANT_FORM_TEXT,     /* as above */
    ENNEAD_VARIANT_FORM_FPUZZLES, /* the JSON of f-puzzles.com, or a link that holds it */
    ENNEAD_VARIANT_FORM_ISS, /* a string of Interactive Sudoku Solver (sigh.github.io) or a link */
    ENNEAD_VARIANT_FORM_KILLER,    /* a killer string: 81 sums and arrows towards
                                   them, or 3x3::k: and 81 numbers */
    ENNEAD_VARIANT_FORM_SUDOKUPAD, /* JSON of SudokuPad, in a link */
    ENNEAD_VARIANT_FORM_SGT,       /* a game ID of Simon Tatham's Solo */
    ENNEAD_VARIANT_FORM_LINK,      /* a link of another kind: of Ennead (#ennead=), SudokuPad (scf),
                                   SudokuWiki or SudokuExchange */
    ENNEAD_VARIANT_FORM_PENPA,     /* a drawing of Penpa+, in a link */
} ennead_variant_form;

/* "none", "variant", "fpuzzles", "iss", "killer", "sudokupad", "sgt", "link" or "penpa". A constant
 * string; NULL for a number that is not in the enumeration. */
ENNEAD_API const char *ennead_variant_form_name(ennead_variant_form form);

/* The form of a text, judged by its beginning; blanks and comments before it are skipped. A link is
 * found in the first line wherever it stands. A record of JSON is in none of them, as ennead_reader
 * reads it. */
ENNEAD_API ennead_variant_form ennead_variant_recognize(const char *text, size_t length);

/* The length in bytes of the first puzzle of a text, including what stands before it. A line that
 * begins with "variant" begins the next puzzle; links and killer strings take one line, or a link
 * what is before the next link of its line; JSON ends with its last brace, and a string of
 * Interactive Sudoku Solver at an empty line. */
ENNEAD_API size_t ennead_variant_extent(const char *text, size_t length);

/* Whether a line, without its line end, is a rule or nearly one: its first word is the name of a
 * rule or one letter away from it, and the rest is cells, numbers and houses. Of rules in braces,
 * only the first line counts. */
ENNEAD_API bool ennead_variant_is_rule(const char *line, size_t length);

typedef enum ennead_variant_error {
    ENNEAD_VARIANT_ERROR_NONE,
    ENNEAD_VARIANT_ERROR_MALFORMED,
    /* it has an unknown rule, or something that may be one */
    ENNEAD_VARIANT_ERROR_UNKNOWN_RULE,
} ennead_variant_error;

/* Room for a title, its NUL included; a longer one is cut, and then ends in "...". */
#define ENNEAD_TITLE_SIZE 512

/* What else ennead_variant_read reports. */
typedef struct ennead_variant_report {
    ennead_variant_form form;
    ennead_notation notation; /* suitable for the values */
    char title[ENNEAD_TITLE_SIZE];
    ennead_variant_error error;
    uint64_t line, column; /* of an error, from 1; columns count bytes; for an error inside a link,
                              the place of the link */
    uint64_t offset;       /* of an error, in bytes from the start of the text */
    char message[ENNEAD_MESSAGE_SIZE]; /* of an error: what was found and what was expected */
    /* A state of a plain 9x9 puzzle, which a link may hold: which digits are given, and which are
     * placed besides; 0 for none. The description has the candidates. */
    bool has_state;
    uint8_t givens[ENNEAD_CELLS], placed[ENNEAD_CELLS];
    /* JSON of f-puzzles and SudokuPad, and Penpa+, may name an author, and tell rules in words.
     * Neither is read, so a puzzle with such words may have rules that the description has not. */
    bool has_author, has_words;
    /* They may also have drawings that are no rules, and what somebody who solves the puzzle has
     * entered: digits and pencil marks. Neither is read. */
    bool has_drawings, has_progress;
    const char *misfit; /* of a rule with too many or too few numbers, cells or parts: its name, as
                           in ennead_constraint_row; NULL for any other error */
} ennead_variant_report;

/* Whether there is a link in a line of text that holds a puzzle, or one that begins the line;
 * ennead_variant_read reads it. */
ENNEAD_API bool ennead_variant_has_link(const char *line, size_t length);

/* Reads one puzzle from `length` bytes of text in any of these forms; text in no known form is read
 * as the form of this project without its first line. Nothing that may be a rule is skipped. Each
 * rule keeps the place where it begins in the text (for rules of a link, the place of the link).
 * ENNEAD_STATUS_BAD_ARGUMENT: `report` says what is wrong. On an error *description is NULL. */
ENNEAD_API ennead_status ennead_variant_read(const char *text, size_t length,
                                             const ennead_allocator *allocator,
                                             ennead_description **description,
                                             ennead_variant_report *report);

/* Writes a description in the form of this project, with `title` unless it is NULL. At most `room`
 * bytes are written, including the terminating NUL; returns the length of the whole text without
 * the NUL, which may be more. For a description that is not valid (see ennead_description) it
 * writes nothing and returns 0. */
ENNEAD_API size_t ennead_variant_write(const ennead_description *description, const char *title,
                                       char *text, size_t room);

/* Writes one rule on one line in the same way; returns 0 if there is no rule `index`. */
ENNEAD_API size_t ennead_variant_write_rule(const ennead_description *description, size_t index,
                                            char *text, size_t room);

/* Writes the grid alone in the same way, with lines between the boxes: the values that each cell
 * may hold, or . for any value. It can be read back after the word "grid". */
ENNEAD_API size_t ennead_variant_write_marks(const ennead_description *description, char *text,
                                             size_t room);

/* The characters that a drawing uses. */
typedef enum ennead_drawing {
    ENNEAD_DRAWING_FINE,  /* box-drawing characters, as UTF-8 */
    ENNEAD_DRAWING_PLAIN, /* ASCII */
} ennead_drawing;

/* Whether a drawing shows the numbers of rows and columns. */
typedef enum ennead_drawing_numbers {
    ENNEAD_DRAWING_NUMBERS_LEFT_OUT,
    ENNEAD_DRAWING_NUMBERS_SHOWN,
} ennead_drawing_numbers;

/* How to draw. ennead_drawing_options_init sets the defaults, in brackets below. */
typedef struct ennead_drawing_options {
    size_t size;            /* sizeof(ennead_drawing_options) */
    ennead_drawing drawing; /* [ENNEAD_DRAWING_FINE] */
    const uint8_t
        *values; /* the number to show in each cell, 0 for none; NULL: the givens [NULL] */
    const uint8_t *entered; /* of each cell: not 0 puts a ' after its number; NULL: none [NULL] */
    ennead_drawing_numbers numbers; /* [ENNEAD_DRAWING_NUMBERS_LEFT_OUT] */
} ennead_drawing_options;

/* The function behind ennead_drawing_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_drawing_options_init_sized(ennead_drawing_options *options, size_t size);

static inline void ennead_drawing_options_init(ennead_drawing_options *options)
{
    ennead_drawing_options_init_sized(options, sizeof *options);
}

/* Draws the grid with its regions, cages, dots, lines and numbers, two lines of text per row.
 * `options` may be NULL for the defaults. At most `room` bytes are written, including the
 * terminating NUL; *length gets the length of the whole text without the NUL, which may be more.
 * Rules that lack cells they need are not drawn. ENNEAD_STATUS_BAD_ARGUMENT: the description is not
 * valid, or a number is greater than the greatest value; then *length is 0.
 * ENNEAD_STATUS_OUT_OF_MEMORY is also possible. */
ENNEAD_API ennead_status ennead_variant_draw(const ennead_description *description,
                                             const ennead_drawing_options *options,
                                             const ennead_allocator *allocator, char *text,
                                             size_t room, size_t *length);

/* Whether the drawing shows a rule completely; for other rules it shows the line, or nothing. */
ENNEAD_API bool ennead_variant_is_drawn(const ennead_constraint *rule);

/* Writes a description as JSON of f-puzzles.com, as ennead_variant_write does. If f-puzzles cannot
 * express something, or the description is not valid, it writes nothing and returns 0, and *unsaid
 * gets the name of what is wrong; otherwise *unsaid gets NULL. */
ENNEAD_API size_t ennead_variant_write_fpuzzles(const ennead_description *description,
                                                const char *title, char *text, size_t room,
                                                const char **unsaid);

#ifdef __cplusplus
}
#endif

#endif
