/* SPDX-License-Identifier: MIT */
/*
 * The members of the JSON of f-puzzles.com, one row each, for reading and for writing.
 */
#ifndef ENNEAD_TEXT_FPUZZLES_FPUZZLES_ROWS_H
#define ENNEAD_TEXT_FPUZZLES_FPUZZLES_ROWS_H

#include "ennead.h"

/* How a member is written, and what rules it becomes. */
typedef enum fpuzzles_way {
    FP_IGNORED,   /* texts and settings */
    FP_DRAWN,     /* only drawn */
    FP_HEAD,      /* size, grid and title; read first */
    FP_FLAG,      /* true: a rule without cells */
    FP_CELLS,     /* {cells, value}: a rule each */
    FP_EACH_CELL, /* {cell}: one rule for all of them */
    FP_EACH_LIST, /* {cells}: one rule for all of them */
    FP_LINES,     /* {lines, value}: a rule for each line */
    FP_ARROW,     /* {cells, lines}: a rule for each line, whose first cell is in the circle */
    FP_CLONE,     /* {cells, cloneCells}: a rule of two parts each */
    FP_QUADRUPLE, /* {cells, values}: a rule each */
    FP_XV,        /* {cells, value}: X or V */
    FP_OUTSIDE,   /* {cell, value}: a clue outside the grid */
    FP_DIAGONAL,  /* {cell, direction, value} */
    FP_NEGATIVE,  /* names of relations that must not hold where they are not marked */
} fpuzzles_way;

typedef struct fpuzzles_row {
    const char *key;
    const char *rule;
    fpuzzles_way way;
    int value; /* the number if the JSON has none; 0: the rule then has none */
} fpuzzles_row;

/* In place of the number: half of the size, rounded down. */
enum { FPUZZLES_HALF = -1 };

enum { FPUZZLES_ROWS = 53 };

/* The row with this index; NULL after the last. */
const fpuzzles_row *fpuzzles_row_at(size_t index);

/* The number of a rule, for this grid, if the JSON has none; 0: the rule then has none. */
int fpuzzles_usual(const fpuzzles_row *row, const ennead_description *d);

#endif
