/* SPDX-License-Identifier: MIT */
/*
 * Grids as people and programs write them: nine rows, with a sign for the empty cells, ornament
 * between cells, boxes and bands, and line ends, each chosen at random among those in use.
 */
#ifndef UNIT_DECORATE_H
#define UNIT_DECORATE_H

#include "support/support.h"

#define DECORATED_SIZE 1024

/* Writes the cells in random decoration, with a NUL behind, and returns the length. */
size_t decorate(struct generator *g, const board cells, char text[DECORATED_SIZE]);

#endif
