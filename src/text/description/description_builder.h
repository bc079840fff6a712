/* SPDX-License-Identifier: MIT */
/*
 * Builds a description, and reports what is wrong with its text. All readers of variants use it,
 * whatever the notation.
 *
 *     builder_grid
 *       --> builder_begin
 *             --> builder_number, builder_cell, builder_part, builder_text
 *             --> builder_open ... builder_close: rules inside this one
 *       --> builder_end, and the next rule
 *
 * A rule's parts are collected in one set of arrays, and copied to the rule's memory when it is
 * complete. That memory is reused for the next rule, so a million rules need no more than the
 * description does. The first error is kept in the report, and from then on every function returns
 * false.
 */
#ifndef ENNEAD_TEXT_DESCRIPTION_DESCRIPTION_BUILDER_H
#define ENNEAD_TEXT_DESCRIPTION_DESCRIPTION_BUILDER_H

#include "ennead.h"

/* The most that a rule can hold while it is read. */
enum { BUILDER_MOST_CELLS = ENNEAD_MOST_CELLS, BUILDER_MOST_NUMBERS = 256 };

typedef struct builder_block builder_block;
typedef struct builder_rule builder_rule;

/* One level of nested rules. */
typedef struct builder_group {
    const char *name;
    builder_rule *first, **last;
    size_t count;
    size_t place; /* in the text */
} builder_group;

/* A region's character, and where it occurs first. */
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
    bool any_values;       /* rows and columns may have more cells than there are values */
    builder_block *blocks; /* of rules that are not in the description yet */
    /* the rule being read */
    const char *name;
    const char *source; /* its name in the notation */
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
    /* the last place asked for, and the start of its line; if `packed`, the place of everything is
     * that of the link that holds the text */
    size_t counted, line_begin;
    uint64_t line;
    bool packed;
    uint64_t packed_line, packed_column;
} description_builder;

/* Returns NULL if memory runs out. */
description_builder *builder_new(const char *text, size_t length, const ennead_allocator *allocator,
                                 ennead_variant_report *report);

/* Frees a builder. The description is passed to the caller if nothing was wrong, else freed. */
ennead_status builder_finish(description_builder *d, ennead_description **description);

/* Computes the line and column of a place in the text, counted from 1. */
void builder_place(description_builder *d, size_t place, uint64_t *line, uint64_t *column);

/* Reports an error at a place of the text, with the templates of text_buffer.h. Returns false. */
bool builder_wrong(description_builder *d, size_t place, const char *words, ...);

/* The same for an unknown rule. */
bool builder_unknown(description_builder *d, size_t place, const char *words, ...);

/* Records that memory ran out. Returns false. */
bool builder_no_memory(description_builder *d);

/* A piece of the input to quote in a message: cut if it is long, without control characters. */
enum { BUILDER_QUOTE = 32 };
typedef struct builder_quoted {
    char text[BUILDER_QUOTE + 4];
} builder_quoted;
builder_quoted builder_quote(const char *text, size_t length);

/* Memory that lasts until the current rule is in the description. */
void *builder_memory(description_builder *d, size_t bytes);

/* Makes an empty grid whose values are numbers from `first_value` on. */
bool builder_grid(description_builder *d, size_t place, int rows, int columns, int values,
                  int first_value);

/* The height of the squarest boxes of `size` cells, not higher than wide; 0 if there are none with
 * at least two rows and columns. */
int builder_box_rows(int size);

/* Divides the grid into the squarest boxes of `size` cells, if there are any with at least two
 * rows and columns. */
void builder_boxes(description_builder *d, int size);

/* The same in a description of one's own. Returns false if there are none. */
bool builder_cut_boxes(ennead_description *d, int size);

/* Removes every cell from its region, before regions are defined. */
void builder_no_regions(description_builder *d);

/* Checks the regions after that: none may have more cells than there are values. */
bool builder_check_regions(description_builder *d, size_t place);

/* Makes boxes of regions that are the usual boxes, which some rules need. */
void builder_find_boxes(description_builder *d);

/* The index of the value that is written as `number`, counted from 0; -1 if there is no such
 * value. */
int builder_value(const description_builder *d, int64_t number);

/* Restricts a cell to `values`. */
void builder_given(description_builder *d, int cell, uint64_t values);

/* Begins the rule `name`; `source` is what the text calls it. */
void builder_begin(description_builder *d, size_t place, const char *name, const char *source);
bool builder_number(description_builder *d, size_t place, int64_t number);
bool builder_cell(description_builder *d, size_t place, int cell);
/* Ends a part, which has the cells added since the last end. */
void builder_part(description_builder *d);
void builder_text(description_builder *d, const char *text, size_t length);
/* Checks the rule's shape, and adds it to the open group or the description. */
bool builder_end(description_builder *d);

/* Begins a rule that contains all rules from here to builder_close. */
bool builder_open(description_builder *d, size_t place, const char *name);
bool builder_close(description_builder *d);

/* The number of cells of the grid. */
static inline int builder_cell_count(const description_builder *d)
{
    return d->description->rows * d->description->columns;
}

#endif
