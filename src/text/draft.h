/* SPDX-License-Identifier: MIT */
/*
 * A description in the making, and what is wrong with its text: what the readers of variants share,
 * whatever the notation.
 *
 *     draft_grid --> draft_begin, draft_number, draft_cell, draft_part, draft_text --> draft_end
 *                        ^   draft_open ... draft_close: rules inside one another   |
 *                        +----------------------------------------------------------+
 *
 * A rule's parts are put together in arrays of the draft, of which there is one set, and copied to
 * memory of the rule when it is complete; that memory is used again for the next rule, so that a
 * million rules need no more than the description does. The first thing that goes wrong is kept in
 * the report, and everything returns false from there on.
 */
#ifndef ENNEAD_TEXT_DRAFT_H
#define ENNEAD_TEXT_DRAFT_H

#include "ennead.h"

/* What one rule holds at most while it is read. */
enum { DRAFT_MOST_CELLS = ENNEAD_MOST_CELLS, DRAFT_MOST_NUMBERS = 256 };

typedef struct draft_block draft_block;
typedef struct draft_rule draft_rule;

/* Rules inside one another, one level of it. */
typedef struct draft_group {
    const char *name;
    draft_rule *first, **last;
    size_t count;
    size_t place; /* in the text */
} draft_group;

/* The sign of a region, where it is met first. */
typedef struct draft_sign {
    size_t place, length;
} draft_sign;

typedef struct draft {
    ennead_allocator memory;
    const char *text;
    size_t length;
    ennead_variant_report *report;
    ennead_status status;
    ennead_description *description;
    draft_block *blocks; /* of rules that are not in the description yet */
    /* the rule that is being read */
    const char *name;
    const char *source; /* what the notation calls it */
    size_t place;
    const char *said; /* its text */
    size_t said_length;
    uint16_t cells[DRAFT_MOST_CELLS], parts[DRAFT_MOST_CELLS];
    int32_t numbers[DRAFT_MOST_NUMBERS];
    size_t cell_count, part_count, part_begin, number_count;
    draft_group groups[ENNEAD_CONSTRAINT_DEPTH];
    int depth;
    draft_sign region_signs[ENNEAD_MOST_SIZE];
    int region_count;
} draft;

/* NULL: memory is out. */
draft *draft_new(const char *text, size_t length, const ennead_allocator *allocator,
                 ennead_variant_report *report);

/* Gives a draft back; its description is the caller's, or nobody's when something was wrong. */
ennead_status draft_finish(draft *d, ennead_description **description);

/* Says what is wrong at a place of the text, by the templates of phrase.h; false. */
bool draft_wrong(draft *d, size_t place, const char *words, ...);

/* The same of a rule that nobody knows. */
bool draft_unknown(draft *d, size_t place, const char *words, ...);

/* False, and remembers that memory is out. */
bool draft_no_memory(draft *d);

/* A piece of the input for a message, cut if it is long, without control characters. */
enum { DRAFT_QUOTE = 32 };
typedef struct draft_quoted {
    char text[DRAFT_QUOTE + 4];
} draft_quoted;
draft_quoted draft_quote(const char *text, size_t length);

/* Memory until the rule that is being read is in the description. */
void *draft_memory(draft *d, size_t bytes);

/* Makes the empty grid, with numbers from `first_value` on. */
bool draft_grid(draft *d, size_t place, int rows, int columns, int values, int first_value);

/* Cuts it into the squarest boxes of `size` cells, if there are any, of two rows and columns or
 * more. */
void draft_boxes(draft *d, int size);

/* Takes every cell out of its region, before others are drawn. */
void draft_no_regions(draft *d);

/* Ends the drawing: no region may have more cells than there are values. */
bool draft_check_regions(draft *d, size_t place);

/* The value number of a number; -1: there is none. */
int draft_value(const draft *d, int64_t number);

/* Leaves to a cell only those of `values`. */
void draft_given(draft *d, int cell, uint64_t values);

/* Begins a rule of that name; `source` is what the text calls it. */
void draft_begin(draft *d, size_t place, const char *name, const char *source);
bool draft_number(draft *d, size_t place, int64_t number);
bool draft_cell(draft *d, size_t place, int cell);
/* Ends a part: the cells since the last end. */
void draft_part(draft *d);
void draft_text(draft *d, const char *text, size_t length);
/* Checks the rule's shape and puts it where it belongs. */
bool draft_end(draft *d);

/* The rules from here to draft_close are inside this one. */
bool draft_open(draft *d, size_t place, const char *name);
bool draft_close(draft *d);

/* How many cells the grid has. */
static inline int draft_cell_count(const draft *d)
{
    return d->description->rows * d->description->columns;
}

/* The readers; the text is that of the draft. */
bool variant_text_read(draft *d);
bool fpuzzles_read(draft *d);
bool iss_read(draft *d);

#endif
