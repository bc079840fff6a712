/* SPDX-License-Identifier: MIT */
/*
 * What readers of the JSON of f-puzzles.com ask of its nodes: cells, arrays, and what is said of one
 * that is something else.
 */
#ifndef ENNEAD_TEXT_FPUZZLES_FPUZZLES_NODES_H
#define ENNEAD_TEXT_FPUZZLES_FPUZZLES_NODES_H

#include "text/fpuzzles/fpuzzles_rows.h"
#include "text/fpuzzles/json.h"

typedef struct fp {
    description_builder *d;
    json j;
    const fpuzzles_row *row; /* of the member that is read */
} fp;

/* Says that a node is not what is expected; false. */
bool fp_wrong(fp *f, uint32_t node, const char *expected);

/* The row and column of "R1C12", each from 0 to 99, where 0 is outside. */
bool fp_place(fp *f, uint32_t node, int *row, int *column);

bool fp_is_array(fp *f, uint32_t node);

/* Adds the cell of a node to the rule, or those of an array. */
bool fp_add_cell(fp *f, uint32_t node);
bool fp_add_cells(fp *f, uint32_t array);

#endif
