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
#ifndef ENNEAD_TEXT_READER_H
#define ENNEAD_TEXT_READER_H

#include "ennead.h"

enum {
    LONGEST_LINE = 1 << 16,
    LONGEST_GRID = 1 << 16,
    BUFFER_BYTES = 1 << 18,
    TITLE_BYTES = 1000,
    LONGEST_COLUMN_NAME = 255,
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

typedef enum line_state {
    LINE_READ,
    LINE_MISSING, /* its end is not in the buffer yet */
    LINE_NONE,    /* the text has ended */
    LINE_TOO_LONG,
} line_state;

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

    bool recovering; /* an error in a grid: its other rows are passed over */
    int rows_seen;   /* of the grid that is passed over */
    int remainder;   /* so many rows of a broken grid are behind a gap: more may come */
    int gap;         /* empty lines in the first such gap */
    bool gap_open;   /* it has not ended yet */
    int blank_lines; /* in a later gap, so far */

    layout layout;
    layout header; /* what the first line says of it, if it is no title */
    bool in_table; /* the line before was one of a table */
    almanac almanac;

    char title[TITLE_BYTES];
    size_t title_length;
    bool title_is_first; /* it is the first content: perhaps the header of a list */
    uint8_t placed[ENNEAD_CELLS];
    char note[LONGEST_LINE];
    char buffer[BUFFER_BYTES];
};

/* The line at the cursor; the cursor moves behind it when it is LINE_READ. */
line_state get_line(const ennead_reader *r, cursor *at, line *found);

/* Makes `record` an error or a notice at a place in a line, for which index `at` is its first byte.
 * Returns ENNEAD_OK, so that a form can end with it. */
ennead_status report(ennead_reader *r, ennead_record *record, ennead_fault fault, const line *where,
                     size_t at, uint64_t found, uint64_t expected);

/* Resets what is known of the grid before a puzzle. */
void note_puzzle(ennead_reader *r);

/* Makes `record` the puzzle of 81 characters, '1' to '9' being digits and all others empty cells,
 * and resets what is known of the grid and title before it. */
ennead_status give_puzzle(ennead_reader *r, ennead_record *record, ennead_form form,
                          const char *characters, const line *where, size_t at);

/* The same for a state in the middle of a game, with the digits placed in it besides the givens, or
 * NULL. */
ennead_status give_state(ennead_reader *r, ennead_record *record, ennead_form form,
                         const ennead_puzzle *puzzle, const uint8_t *placed, const line *where,
                         size_t at);

/* Takes a line of words, which may be the head of a section. ENNEAD_END: nothing to give. */
ennead_status take_title(ennead_reader *r, ennead_record *record, const line *l);

/* Whether the text is the word, large and small letters being the same. */
bool same_word(const char *text, size_t length, const char *word);

/* Makes the pending title the note of a puzzle that has none, and forgets it. */
void attach_title(ennead_reader *r, ennead_record *record);

/* ---- line.c: one puzzle at the start of a line, or a line that should have been one */

/* Whether `length` bytes are 81 cells of a line. */
bool is_cells(const char *text, size_t length);
/* Whether the line is 81 cells and then its end or a separator. */
bool is_line_puzzle(const line *l);
ennead_status give_line_puzzle(ennead_reader *r, ennead_record *record, const line *l);
/* Whether it ends the cells of a line. */
bool is_separator(char c);
/* Makes what follows the first `cells` bytes of a line the note, without one separator and the
 * blanks around it. */
void take_line_note(ennead_record *record, const line *l, size_t cells);
/* Whether the line begins with more cells than a row has, and should so have begun with 81. */
bool is_list_line(const line *l);
/* Says what is wrong with the cells that begin at `at` and should be 81 up to `end` or a
 * separator. */
ennead_status report_cells(ennead_reader *r, ennead_record *record, const line *l, size_t at,
                           size_t end);
/* The same for the field of the line that has the most cells. */
ennead_status report_best_field(ennead_reader *r, ennead_record *record, const line *l);

/* ---- fields.c: one puzzle in one of the fields of a line */

typedef enum fields_state {
    FIELDS_NO,     /* not such a line */
    FIELDS_HEADER, /* it says where the puzzles are; nothing to give */
    FIELDS_GIVEN,  /* a record has been given */
} fields_state;

/* In auto: takes the line if it is certain to be such a one. */
fields_state try_fields(ennead_reader *r, ennead_record *record, const line *l);
/* When fields are asked for: takes any line. */
fields_state take_fields(ennead_reader *r, ennead_record *record, const line *l);
/* Whether the title is the header of a list that `l` belongs to. */
bool title_is_header_of(const ennead_reader *r, const line *l);

/* ---- states.c and the files of its forms: marks.c, sukaku.c, hodoku.c */

typedef enum state_found {
    STATE_NO,     /* not such a line */
    STATE_WAITS,  /* more text is needed to tell */
    STATE_PASSED, /* a line of a frame; nothing to give */
    STATE_GIVEN,  /* a record has been given */
} state_found;

/* In auto: takes the lines that begin at `start` with `l` if they are certain to be a state. */
state_found try_state(ennead_reader *r, ennead_record *record, const line *l, cursor start);
/* When one of the forms is asked for: takes any line. ENNEAD_END: nothing to give. */
ennead_status take_state(ennead_reader *r, ennead_record *record, const line *l, cursor start);

/* Whether a line is many groups of digits, and nothing else. */
bool is_marks_line(const line *l);
state_found try_marks(ennead_reader *r, ennead_record *record, const line *l, cursor start);
ennead_status read_marks(ennead_reader *r, ennead_record *record, cursor start);

/* Whether a line is too long a run of digits and dots for anything but 729 of them. */
bool is_sukaku_line(const line *l);
ennead_status give_sukaku(ennead_reader *r, ennead_record *record, const line *l);

/* Whether a line begins with the code of a technique and has cells at their place. */
bool is_library_line(const line *l);
ennead_status give_library_line(ennead_reader *r, ennead_record *record, const line *l);

/* ---- free.c, rows.c, almanac.c: these look at several lines */

/* Reads the grid that begins at `start`. ENNEAD_END: nothing is to be given, reading goes on at the
 * reader's cursor. */
ennead_status read_free(ennead_reader *r, ennead_record *record, cursor start);
ennead_status read_rows(ennead_reader *r, ennead_record *record, cursor start);
ennead_status read_almanac(ennead_reader *r, ennead_record *record);

#endif
