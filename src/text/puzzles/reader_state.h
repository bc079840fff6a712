/* SPDX-License-Identifier: MIT */
/*
 * The inside of the reader. Text is in one buffer; a cursor is a place in it, at the start of a
 * line. A form looks at as many lines as it needs with a cursor of its own. It then either asks
 * for more text (nothing has changed, and it will look again), or moves the reader's cursor past
 * what it used.
 *
 *     buffer  | used | not yet looked at ......... | room |
 *                    ^ cursor.at                   ^ end  ^ BUFFER_BYTES
 *
 * Lines and grids have a maximum size, so the buffer always has room for the next piece. It may be
 * the caller's memory, as long as there is room in it (ennead_reader_reserve_in).
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
    LONGEST_HEADER = 1 << 12, /* longer header lines get no names */
    ALMANAC_WINDOW = 128,
    LONGEST_ROW = 27, /* cells on one line of a grid that has several lines */
};

typedef struct cursor {
    size_t at;
    uint64_t line; /* from 1 */
    bool after_cr; /* a line feed here belongs to the previous line */
    size_t rest;   /* of a line that has been found, how much is left; 0: the line begins here */
} cursor;

/* A line, without its line end. */
typedef struct line {
    const char *text;
    size_t length;
    uint64_t number;
    uint64_t offset; /* of its first byte in the whole text */
} line;

/* A grid of the almanac form that is partly read. */
typedef struct almanac {
    char cells[ENNEAD_CELLS];
    size_t count;
    bool in_comment;
    line first, last;            /* the lines of its first and last cell, without their text */
    size_t at, last_at;          /* the positions of these cells in their lines */
    char recent[ALMANAC_WINDOW]; /* the end of the current line, and */
    size_t recent_length;
    size_t recent_cells;        /* how much of it is up to the last cell */
    char shown[ALMANAC_WINDOW]; /* the same for the last line with a cell, up to that cell */
    size_t shown_length;
    uint64_t line_offset; /* of the current line */
} almanac;

/* The layout of the fields of a line, once it is known. */
typedef struct layout {
    bool known;
    char separator;
    size_t column; /* with the puzzle, counted from 0 */
    size_t fields;
} layout;

/* What the first line of a text says about the columns of a table. */
typedef struct header {
    enum {
        HEADER_NONE,
        HEADER_KEPT,  /* it may be a header */
        HEADER_FOUND, /* it is a header */
        HEADER_NAMED, /* its names are known */
    } state;
    size_t length;
    size_t count; /* number of columns */
    char text[LONGEST_HEADER];
    char names[LONGEST_HEADER];
    ennead_column columns[ENNEAD_MOST_COLUMNS];
    char fields[LONGEST_LINE]; /* of the last line read, without quotes */
    ennead_column given[ENNEAD_MOST_COLUMNS];
} header;

/* What is left out of XML: the rest of a tag or a comment that is too long. */
typedef enum xml_skip { XML_SKIP_NOTHING, XML_SKIP_TAG, XML_SKIP_COMMENT } xml_skip;

struct ennead_reader {
    ennead_allocator allocator;
    ennead_form form;
    size_t column; /* as requested: from 1, or 0 */
    char column_name[LONGEST_COLUMN_NAME + 1];

    size_t end;
    bool finished;
    bool in_xml;   /* the text is XML, which is read tag by tag */
    uint64_t base; /* offset of buffer[0] in the whole text */
    cursor cursor;

    bool at_start;      /* only byte order marks were read so far */
    bool discarding;    /* the rest of the text is ignored */
    bool skipping_line; /* skipping the rest of a line that is too long */
    bool content_seen;  /* there was a line that is neither blank nor a comment */
    bool record_given;  /* there was a puzzle or an error */
    bool junk;          /* the previous line was junk, and has been reported */
    bool in_sections;   /* there was a [Puzzle] line */
    bool in_other_section;
    size_t rule_depth;       /* open braces of a rule */
    uint64_t xml_line;       /* offset of the present line of XML */
    size_t xml_seen;         /* bytes of the tag at the cursor that were looked at */
    uint64_t columns_before; /* of a line whose beginning was a link, and is not in it any more */

    bool recovering; /* after an error in a grid, its other rows are skipped */
    bool gap_open;   /* the gap has not ended yet */
    char xml_quote;  /* the quote that is open after what was seen of a tag, or '\0' */
    xml_skip xml_skip;
    int rows_seen;   /* of the grid being skipped */
    int remainder;   /* rows of a broken grid after a gap; more may come */
    int gap;         /* number of empty lines in the first such gap */
    int blank_lines; /* in a later gap, so far */

    layout layout;
    layout named; /* what the first line says of the layout, if it is not a title */
    header header;
    bool in_table; /* the previous line belonged to a table */
    almanac almanac;

    char title[TITLE_BYTES];
    size_t title_length;
    bool title_is_first; /* the title is the first content, so it may be the header of a list */
    uint8_t placed[ENNEAD_CELLS];
    char note[LONGEST_LINE];
    char *buffer; /* `own`, or the caller's memory */
    char own[BUFFER_BYTES];
};

#endif
