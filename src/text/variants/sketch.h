/* SPDX-License-Identifier: MIT */
/*
 * A description in the making, and what is wrong with its text: what the readers of variants share,
 * whatever the notation.
 *
 *     sketch_grid --> sketch_begin, sketch_number, sketch_cell, sketch_part, sketch_text --> sketch_end
 *                        ^   sketch_open ... sketch_close: rules inside one another   |
 *                        +----------------------------------------------------------+
 *
 * A rule's parts are put together in arrays of the sketch, of which there is one set, and copied to
 * memory of the rule when it is complete; that memory is used again for the next rule, so that a
 * million rules need no more than the description does. The first thing that goes wrong is kept in
 * the report, and everything returns false from there on.
 */
#ifndef ENNEAD_TEXT_SKETCH_H
#define ENNEAD_TEXT_SKETCH_H

#include "ennead.h"

/* What one rule holds at most while it is read. */
enum { SKETCH_MOST_CELLS = ENNEAD_MOST_CELLS, SKETCH_MOST_NUMBERS = 256 };

typedef struct sketch_block sketch_block;
typedef struct sketch_rule sketch_rule;

/* Rules inside one another, one level of it. */
typedef struct sketch_group {
    const char *name;
    sketch_rule *first, **last;
    size_t count;
    size_t place; /* in the text */
} sketch_group;

/* The sign of a region, where it is met first. */
typedef struct sketch_sign {
    size_t place, length;
} sketch_sign;

typedef struct sketch {
    ennead_allocator memory;
    const char *text;
    size_t length;
    ennead_variant_report *report;
    ennead_status status;
    ennead_description *description;
    sketch_block *blocks; /* of rules that are not in the description yet */
    /* the rule that is being read */
    const char *name;
    const char *source; /* what the notation calls it */
    size_t place;
    const char *said; /* its text */
    size_t said_length;
    uint16_t cells[SKETCH_MOST_CELLS], parts[SKETCH_MOST_CELLS];
    int32_t numbers[SKETCH_MOST_NUMBERS];
    size_t cell_count, part_count, part_begin, number_count;
    sketch_group groups[ENNEAD_CONSTRAINT_DEPTH];
    int depth;
    sketch_sign region_signs[ENNEAD_MOST_SIZE];
    int region_count;
    /* the last place that was asked for, and the line that it is on; with `packed` all of the text
     * has the place of the link that holds it */
    size_t counted, line_begin;
    uint64_t line;
    bool packed;
    uint64_t packed_line, packed_column;
} sketch;

/* NULL: memory is out. */
sketch *sketch_new(const char *text, size_t length, const ennead_allocator *allocator,
                   ennead_variant_report *report);

/* Gives a sketch back; its description is the caller's, or nobody's when something was wrong. */
ennead_status sketch_finish(sketch *d, ennead_description **description);

/* The line and column of a place of the text, from 1. */
void sketch_place(sketch *d, size_t place, uint64_t *line, uint64_t *column);

/* Says what is wrong at a place of the text, by the templates of phrase.h; false. */
bool sketch_wrong(sketch *d, size_t place, const char *words, ...);

/* The same of a rule that nobody knows. */
bool sketch_unknown(sketch *d, size_t place, const char *words, ...);

/* False, and remembers that memory is out. */
bool sketch_no_memory(sketch *d);

/* A piece of the input for a message, cut if it is long, without control characters. */
enum { SKETCH_QUOTE = 32 };
typedef struct sketch_quoted {
    char text[SKETCH_QUOTE + 4];
} sketch_quoted;
sketch_quoted sketch_quote(const char *text, size_t length);

/* Memory until the rule that is being read is in the description. */
void *sketch_memory(sketch *d, size_t bytes);

/* Makes the empty grid, with numbers from `first_value` on. */
bool sketch_grid(sketch *d, size_t place, int rows, int columns, int values, int first_value);

/* Cuts it into the squarest boxes of `size` cells, if there are any, of two rows and columns or
 * more. */
void sketch_boxes(sketch *d, int size);

/* Takes every cell out of its region, before others are drawn. */
void sketch_no_regions(sketch *d);

/* Ends the drawing: no region may have more cells than there are values. */
bool sketch_check_regions(sketch *d, size_t place);

/* The value number of a number; -1: there is none. */
int sketch_value(const sketch *d, int64_t number);

/* Leaves to a cell only those of `values`. */
void sketch_given(sketch *d, int cell, uint64_t values);

/* Begins a rule of that name; `source` is what the text calls it. */
void sketch_begin(sketch *d, size_t place, const char *name, const char *source);
bool sketch_number(sketch *d, size_t place, int64_t number);
bool sketch_cell(sketch *d, size_t place, int cell);
/* Ends a part: the cells since the last end. */
void sketch_part(sketch *d);
void sketch_text(sketch *d, const char *text, size_t length);
/* Checks the rule's shape and puts it where it belongs. */
bool sketch_end(sketch *d);

/* The rules from here to sketch_close are inside this one. */
bool sketch_open(sketch *d, size_t place, const char *name);
bool sketch_close(sketch *d);

/* How many cells the grid has. */
static inline int sketch_cell_count(const sketch *d)
{
    return d->description->rows * d->description->columns;
}

/* The readers; the text is that of the sketch. */
bool variant_text_read(sketch *d);
bool fpuzzles_read(sketch *d);
bool iss_read(sketch *d);

#endif
