/* SPDX-License-Identifier: MIT */
/*
 * The inside of the reader. Text lies in one buffer; a cursor is a place in it at the start of a
 * line. A form looks at as many lines as it needs with a cursor of its own and either asks for more
 * text (nothing has changed, it will look again), or moves the reader's cursor behind what it used.
 *
 *     buffer  | used | not yet looked at ......... | room |
 *                    ^ cursor.at                   ^ end  ^ BUFFER_BYTES
 *
 * A line and a grid have a longest size, so the buffer always has room for the next piece.
 */
#ifndef ENNEAD_TEXT_READER_STATE_H
#define ENNEAD_TEXT_READER_STATE_H

#include "ennead.h"

enum {
    LONGEST_LINE = 1 << 16,
    LONGEST_GRID = 1 << 16,
    BUFFER_BYTES = 1 << 18,
    TITLE_BYTES = 1000,
    LONGEST_COLUMN_NAME = 255,
    LONGEST_HEADER = 1 << 12, /* of which the names are taken */
    ALMANAC_WINDOW = 128,
    LONGEST_ROW = 27, /* cells of a grid on one line, if it is on several */
};

typedef struct cursor {
    size_t at;
    uint64_t line; /* from 1 */
    bool after_cr; /* a line feed here belongs to the line before */
} cursor;

/* A line without its end. */
typedef struct line {
    const char *text;
    size_t length;
    uint64_t number;
    uint64_t offset; /* of its first byte in the whole text */
} line;

/* The grid that read_almanac is in the middle of. */
typedef struct almanac {
    char cells[ENNEAD_CELLS];
    size_t count;
    bool in_comment;
    line first, last;   /* the lines of its first cell and of its last; their text is not kept */
    size_t at, last_at; /* the places of these cells in their lines */
    char recent[ALMANAC_WINDOW]; /* the end of the line that the cursor is in, */
    size_t recent_length;
    size_t recent_cells;        /* and how much of it is up to the last cell */
    char shown[ALMANAC_WINDOW]; /* the same for the last line that has a cell, up to that cell */
    size_t shown_length;
    uint64_t line_offset; /* of the line that the cursor is in */
} almanac;

/* How the fields of a line are laid out, once that is known. */
typedef struct layout {
    bool known;
    char separator;
    size_t column; /* with the puzzle, from 0 */
    size_t fields;
} layout;

/* What the first line of a text says of the columns of a table. */
typedef struct header {
    enum {
        HEADER_NONE,
        HEADER_KEPT,  /* it may be one */
        HEADER_FOUND, /* it is one */
        HEADER_NAMED, /* and its names are known */
    } state;
    size_t length;
    size_t count; /* of the columns */
    char text[LONGEST_HEADER];
    char names[LONGEST_HEADER];
    ennead_column columns[ENNEAD_MOST_COLUMNS];
    char fields[LONGEST_LINE]; /* of the line that was read last, without quotes */
    ennead_column given[ENNEAD_MOST_COLUMNS];
} header;

struct ennead_reader {
    ennead_allocator allocator;
    ennead_form form;
    size_t column; /* as asked for: from 1, or 0 */
    char column_name[LONGEST_COLUMN_NAME + 1];

    size_t end;
    bool finished;
    uint64_t base; /* offset of buffer[0] in the whole text */
    cursor cursor;

    bool at_start;      /* nothing but marks of the encoding has been looked at */
    bool discarding;    /* nothing more of this text is wanted */
    bool skipping_line; /* the rest of a line that is too long */
    bool content_seen;  /* a line that is neither blank nor a comment */
    bool record_given;  /* a puzzle or an error */
    bool junk;          /* the line before was junk, and said to be */
    bool in_sections;   /* a [Puzzle] line has been seen */
    bool in_other_section;
    size_t rule_depth; /* braces of a rule that are open */

    bool recovering; /* an error in a grid: its other rows are passed over */
    int rows_seen;   /* of the grid that is passed over */
    int remainder;   /* so many rows of a broken grid are behind a gap: more may come */
    int gap;         /* empty lines in the first such gap */
    bool gap_open;   /* it has not ended yet */
    int blank_lines; /* in a later gap, so far */

    layout layout;
    layout named; /* what the first line says of it, if it is no title */
    header header;
    bool in_table; /* the line before was one of a table */
    almanac almanac;

    char title[TITLE_BYTES];
    size_t title_length;
    bool title_is_first; /* it is the first content: perhaps the header of a list */
    uint8_t placed[ENNEAD_CELLS];
    char note[LONGEST_LINE];
    char buffer[BUFFER_BYTES];
};

#endif
