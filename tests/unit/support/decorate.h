/* SPDX-License-Identifier: MIT */
/*
 * Grids as people and programs write them: nine rows, with a character for empty cells, ornament
 * between cells, boxes and bands, and line ends, each chosen at random among those in use.
 */
#ifndef UNIT_DECORATE_H
#define UNIT_DECORATE_H

#include "support/support.h"

#define DECORATED_SIZE 1024

/* Writes the cells with random decoration and a NUL, and returns the length. */
size_t decorate(struct generator *g, const board cells, char text[DECORATED_SIZE]);

#endif
