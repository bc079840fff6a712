/* SPDX-License-Identifier: MIT */
/*
 * Puzzles with rules of their own as text, in the form of this project and in those of others, and
 * as pictures.
 */
#ifndef ENNEAD_VARIANT_H
#define ENNEAD_VARIANT_H

#include "description.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Puzzles with rules of their own, as text. The form of this project has a line a rule:
 *
 *     variant An example           the first line; what follows the word is the title
 *     size 6                       rows and columns, or rows x columns; 9
 *     values 1-6                   the values; as many as the longer side has cells, from 1
 *     boxes 2x3                    rows x columns, "none" or "auto", the squarest; auto
 *     regions                      or so many lines of signs, one for the region of each cell; . none
 *     houses rows columns regions  where values differ, or "none"; all three
 *     grid                         so many lines of cells: . empty, [125] one of these
 *     cage 7 r1c1 r1c2             and the rules, as the examples of ENNEAD_CONSTRAINTS
 *
 * A # begins a comment. Cells are r1c1, r1c1-r1c9 (a straight line, also diagonally), r1c1-3,
 * r12c34 (in grids of up to nine rows and columns: two rows, two columns), row 3, column 2, region
 * 5, all; between the parts of a rule is a colon. Rules inside a rule are in braces, with
 * semicolons or line ends between them. */

/* How a variant is written. */
typedef enum ennead_variant_form {
    ENNEAD_VARIANT_FORM_NONE,     /* it is none: cells and nothing else */
    ENNEAD_VARIANT_FORM_TEXT,     /* as above */
    ENNEAD_VARIANT_FORM_FPUZZLES, /* the JSON of f-puzzles.com, or a link that holds it */
    ENNEAD_VARIANT_FORM_ISS, /* a string of Interactive Sudoku Solver (sigh.github.io) or a link */
    ENNEAD_VARIANT_FORM_KILLER, /* 81 sums and arrows towards them, or 3x3::k: and 81 numbers */
} ennead_variant_form;

/* "none", "variant", "fpuzzles", "iss" or "killer"; NULL when there is no form of that number. */
ENNEAD_API const char *ennead_variant_form_name(ennead_variant_form form);

/* What form a text is in, going by how it begins; blanks and comments before it are passed over. A
 * record of JSON is in none of them, as ennead_reader reads it. */
ENNEAD_API ennead_variant_form ennead_variant_recognize(const char *text, size_t length);

/* How many bytes of a text its first puzzle takes, what lies before it included. A line that begins
 * with "variant" begins the next puzzle; links and killer strings are a line each; JSON ends with
 * its last brace, and a string of Interactive Sudoku Solver at an empty line. */
ENNEAD_API size_t ennead_variant_extent(const char *text, size_t length);

/* Whether a line, without its end, is a rule, or nearly one: its first word is the name of one or one
 * letter away from it, and the others are cells, numbers and houses. Only the first line of rules in
 * braces is one. */
ENNEAD_API bool ennead_variant_is_rule(const char *line, size_t length);

typedef enum ennead_variant_error {
    ENNEAD_VARIANT_ERROR_NONE,
    ENNEAD_VARIANT_ERROR_MALFORMED,
    /* it has a rule, or something that may be one, that is not known */
    ENNEAD_VARIANT_ERROR_UNKNOWN_RULE,
} ennead_variant_error;

/* Room for a title, its NUL included; a longer one is cut, and then ends in "...". */
#define ENNEAD_TITLE_SIZE 512

/* What ennead_variant_read has to say besides. */
typedef struct ennead_variant_report {
    ennead_variant_form form;
    ennead_notation notation; /* that suits the values */
    char title[ENNEAD_TITLE_SIZE];
    ennead_variant_error error;
    uint64_t line, column; /* of an error: from 1, in bytes; of what a link holds, the link's */
    uint64_t offset;       /* of an error: in bytes from the start of the text */
    char message[ENNEAD_MESSAGE_SIZE]; /* of an error: what was found, and expected */
} ennead_variant_report;

/* Reads one puzzle from `length` bytes of text in any of these forms; one that is in none of them
 * is taken for the form of this project without its first line. Nothing that may be a rule is ever
 * passed over. Each rule keeps where in the text it begins, rules of a link where the link does.
 * ENNEAD_STATUS_BAD_ARGUMENT: the report says what is wrong. On an error *description is NULL.
 */
ENNEAD_API ennead_status ennead_variant_read(const char *text, size_t length,
                                             const ennead_allocator *allocator,
                                             ennead_description **description,
                                             ennead_variant_report *report);

/* Writes a description in the form of this project, with `title` unless it is NULL, into `room`
 * bytes and ends it by a NUL; returns the length of all of it, which may be more than there was
 * room for. Nothing is written, and 0 returned, of what is no description (see ennead_description).
 */
ENNEAD_API size_t ennead_variant_write(const ennead_description *description, const char *title,
                                       char *text, size_t room);

/* The same of one rule, on one line; 0 when there is none of that number. */
ENNEAD_API size_t ennead_variant_write_rule(const ennead_description *description, size_t index,
                                            char *text, size_t room);

/* The grid alone, with lines between its boxes: what each cell may hold, . for anything. It reads
 * back behind the word "grid". */
ENNEAD_API size_t ennead_variant_write_marks(const ennead_description *description, char *text,
                                             size_t room);

/* What a picture is made of. */
typedef enum ennead_drawing {
    ENNEAD_DRAWING_FINE,  /* box-drawing characters, as UTF-8 */
    ENNEAD_DRAWING_PLAIN, /* ASCII */
} ennead_drawing;

/* How to draw. ennead_drawing_options_init gives each member the value in brackets. */
typedef struct ennead_drawing_options {
    size_t size;            /* sizeof(ennead_drawing_options) */
    ennead_drawing drawing; /* [ENNEAD_DRAWING_FINE] */
    const uint8_t *values;  /* the number of each cell, 0 for none; NULL for the givens [NULL] */
} ennead_drawing_options;

/* The function behind ennead_drawing_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_drawing_options_init_sized(ennead_drawing_options *options, size_t size);

static inline void ennead_drawing_options_init(ennead_drawing_options *options)
{
    ennead_drawing_options_init_sized(options, sizeof *options);
}

/* Draws the grid with its regions, cages, dots and lines, two lines a row, and numbers in it
 * (options NULL for the defaults). *length is that of the whole text, which may be
 * more than there was room for; it ends by a NUL. Rules without the cells that they need are not
 * drawn. ENNEAD_STATUS_BAD_ARGUMENT: it is no description, or a number is greater than any value;
 * then *length is 0. ENNEAD_STATUS_OUT_OF_MEMORY. */
ENNEAD_API ennead_status ennead_variant_draw(const ennead_description *description,
                                             const ennead_drawing_options *options,
                                             const ennead_allocator *allocator, char *text,
                                             size_t room, size_t *length);

/* Whether a picture shows all of a rule; of others it shows the line, or nothing. */
ENNEAD_API bool ennead_variant_is_drawn(const ennead_constraint *rule);

/* The same as JSON of f-puzzles.com. *unsaid gets NULL, or the name of something that f-puzzles has
 * no word for, or what makes it no description; then nothing is written, and 0 returned. */
ENNEAD_API size_t ennead_variant_write_fpuzzles(const ennead_description *description,
                                                const char *title, char *text, size_t room,
                                                const char **unsaid);

#ifdef __cplusplus
}
#endif

#endif
