/* SPDX-License-Identifier: MIT */
/*
 * Places on a board, and figures that several things are drawn with.
 */
#ifndef ENNEAD_PICTURE_GEOMETRY_H
#define ENNEAD_PICTURE_GEOMETRY_H

#include "picture/shapes/scene.h"

enum { CELL_SIDE = ENNEAD_PICTURE_CELL };

static inline point cell_corner(const struct drawn_board *board, int cell)
{
    return (point){column_on(board, cell) * CELL_SIDE, row_on(board, cell) * CELL_SIDE};
}

static inline point cell_center(const struct drawn_board *board, int cell)
{
    const point corner = cell_corner(board, cell);
    return (point){corner.x + CELL_SIDE / 2, corner.y + CELL_SIDE / 2};
}

static inline point between_spots(point one, point other)
{
    return (point){(one.x + other.x) / 2, (one.y + other.y) / 2};
}

/* How far it is from one to the other. */
int32_t distance(point one, point other);

/* The point at that distance from one on the straight way to the other; one itself if they are the
 * same. */
point spot_towards(point one, point other, int32_t length);

/* The point that lies `along` from `tip` on the way back to `from`, and `aside` to its left. */
point spot_beside(point tip, point from, int32_t along, int32_t aside);

/* A line through the middles of cells; of one cell a dot. */
void draw_through(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count);

/* A line of two strokes, from one point over another to a third. */
void draw_angle(ennead_scene *scene, shape_look look, point from, point over, point to);

/* A square of that half diagonal, on its corner. */
void draw_diamond(ennead_scene *scene, shape_look look, point center, int32_t half);

/* A line round two spots at the same distance from both, and from the straight way between them. */
void draw_pill(ennead_scene *scene, shape_look look, point one, point other, int32_t distance);

/* The head of an arrow, filled, from its tip back towards `from`. */
void draw_head(ennead_scene *scene, shape_look look, point tip, point from, int32_t length);

/* The outline of a set of cells, that far inside of it. Cells that meet only in a corner have outlines
 * of their own. */
void draw_outline(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count,
                  int32_t inset);

/* A text in the upper left corner of a cell, behind what stands there already. */
void draw_corner_text(ennead_scene *scene, int cell, const char *text);

/* The first of cells in reading order; there is one. */
int first_cell(const uint16_t *list, size_t count);

/* How many letters a text has, each one or more bytes. */
int letter_count(const char *text);

#endif
