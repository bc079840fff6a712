/* SPDX-License-Identifier: MIT */
/*
 * A description in the making, and what is wrong with its text: what the readers of variants share,
 * whatever the notation.
 *
 *     builder_grid --> builder_begin, builder_number, builder_cell, builder_part, builder_text --> builder_end
 *                        ^   builder_open ... builder_close: rules inside one another   |
 *                        +----------------------------------------------------------+
 *
 * A rule's parts are put together in arrays of the builder, of which there is one set, and copied to
 * memory of the rule when it is complete; that memory is used again for the next rule, so that a
 * million rules need no more than the description does. The first thing that goes wrong is kept in
 * the report, and everything returns false from there on.
 */
#ifndef ENNEAD_TEXT_DESCRIPTION_DESCRIPTION_BUILDER_H
#define ENNEAD_TEXT_DESCRIPTION_DESCRIPTION_BUILDER_H

#include "ennead.h"

/* What one rule holds at most while it is read. */
enum { BUILDER_MOST_CELLS = ENNEAD_MOST_CELLS, BUILDER_MOST_NUMBERS = 256 };

typedef struct builder_block builder_block;
typedef struct builder_rule builder_rule;

/* Rules inside one another, one level of it. */
typedef struct builder_group {
    const char *name;
    builder_rule *first, **last;
    size_t count;
    size_t place; /* in the text */
} builder_group;

/* The sign of a region, where it is met first. */
typedef struct builder_sign {
    size_t place, length;
} builder_sign;

typedef struct description_builder {
    ennead_allocator memory;
    const char *text;
    size_t length;
    ennead_variant_report *report;
    ennead_status status;
    ennead_description *description;
    builder_block *blocks; /* of rules that are not in the description yet */
    /* the rule that is being read */
    const char *name;
    const char *source; /* what the notation calls it */
    size_t place;
    const char *said; /* its text */
    size_t said_length;
    uint16_t cells[BUILDER_MOST_CELLS], parts[BUILDER_MOST_CELLS];
    int32_t numbers[BUILDER_MOST_NUMBERS];
    size_t cell_count, part_count, part_begin, number_count;
    builder_group groups[ENNEAD_CONSTRAINT_DEPTH];
    int depth;
    builder_sign region_signs[ENNEAD_MOST_SIZE];
    int region_count;
    /* the last place that was asked for, and the line that it is on; with `packed` all of the text
     * has the place of the link that holds it */
    size_t counted, line_begin;
    uint64_t line;
    bool packed;
    uint64_t packed_line, packed_column;
} description_builder;

/* NULL: memory is out. */
description_builder *builder_new(const char *text, size_t length, const ennead_allocator *allocator,
                                 ennead_variant_report *report);

/* Gives a builder back; its description is the caller's, or nobody's when something was wrong. */
ennead_status builder_finish(description_builder *d, ennead_description **description);

/* The line and column of a place of the text, from 1. */
void builder_place(description_builder *d, size_t place, uint64_t *line, uint64_t *column);

/* Says what is wrong at a place of the text, by the templates of text_buffer.h; false. */
bool builder_wrong(description_builder *d, size_t place, const char *words, ...);

/* The same of a rule that nobody knows. */
bool builder_unknown(description_builder *d, size_t place, const char *words, ...);

/* False, and remembers that memory is out. */
bool builder_no_memory(description_builder *d);

/* A piece of the input for a message, cut if it is long, without control characters. */
enum { BUILDER_QUOTE = 32 };
typedef struct builder_quoted {
    char text[BUILDER_QUOTE + 4];
} builder_quoted;
builder_quoted builder_quote(const char *text, size_t length);

/* Memory until the rule that is being read is in the description. */
void *builder_memory(description_builder *d, size_t bytes);

/* Makes the empty grid, with numbers from `first_value` on. */
bool builder_grid(description_builder *d, size_t place, int rows, int columns, int values,
                  int first_value);

/* How many rows the squarest boxes of `size` cells have, which are not higher than wide; 0: there are
 * none of two rows and columns or more. */
int builder_box_rows(int size);

/* Cuts it into the squarest boxes of `size` cells, if there are any, of two rows and columns or
 * more. */
void builder_boxes(description_builder *d, int size);

/* Takes every cell out of its region, before others are drawn. */
void builder_no_regions(description_builder *d);

/* Ends the drawing: no region may have more cells than there are values. */
bool builder_check_regions(description_builder *d, size_t place);

/* The value number of a number; -1: there is none. */
int builder_value(const description_builder *d, int64_t number);

/* Leaves to a cell only those of `values`. */
void builder_given(description_builder *d, int cell, uint64_t values);

/* Begins a rule of that name; `source` is what the text calls it. */
void builder_begin(description_builder *d, size_t place, const char *name, const char *source);
bool builder_number(description_builder *d, size_t place, int64_t number);
bool builder_cell(description_builder *d, size_t place, int cell);
/* Ends a part: the cells since the last end. */
void builder_part(description_builder *d);
void builder_text(description_builder *d, const char *text, size_t length);
/* Checks the rule's shape and puts it where it belongs. */
bool builder_end(description_builder *d);

/* The rules from here to builder_close are inside this one. */
bool builder_open(description_builder *d, size_t place, const char *name);
bool builder_close(description_builder *d);

/* How many cells the grid has. */
static inline int builder_cell_count(const description_builder *d)
{
    return d->description->rows * d->description->columns;
}

#endif
