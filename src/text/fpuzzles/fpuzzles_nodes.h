/* SPDX-License-Identifier: MIT */
/*
 * What readers of the JSON of f-puzzles.com get from its nodes: cells and arrays, and an error if
 * a node is something else.
 */
#ifndef ENNEAD_TEXT_FPUZZLES_FPUZZLES_NODES_H
#define ENNEAD_TEXT_FPUZZLES_FPUZZLES_NODES_H

#include "text/fpuzzles/fpuzzles_rows.h"
#include "text/fpuzzles/json.h"

typedef struct fp {
    description_builder *d;
    json j;
    const fpuzzles_row *row; /* of the member being read */
} fp;

/* Reports that a node is not what is expected. Returns false. */
bool fp_wrong(fp *f, uint32_t node, const char *expected);

/* The row and column of "R1C12", each from 0 to 99; 0 is outside the grid. */
bool fp_place(fp *f, uint32_t node, int *row, int *column);

bool fp_is_array(fp *f, uint32_t node);

/* Adds a node's cell to the rule, or the cells of an array. */
bool fp_add_cell(fp *f, uint32_t node);
bool fp_add_cells(fp *f, uint32_t array);

#endif
