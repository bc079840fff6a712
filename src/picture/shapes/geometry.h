/* SPDX-License-Identifier: MIT */
/*
 * Points on a board, and figures that several rules and steps use.
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

/* The distance between two points. */
int32_t distance(point one, point other);

/* The point at this distance from `one` on the straight line to `other`; `one` itself if they are
 * equal. */
point spot_towards(point one, point other, int32_t length);

/* The point `along` from `tip` on the line back to `from`, and `aside` to its left. */
point spot_beside(point tip, point from, int32_t along, int32_t aside);

/* Draws a line through the middles of cells; for a single cell, a dot. */
void draw_through(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count);

/* Draws a line of two segments. */
void draw_angle(ennead_scene *scene, shape_look look, point from, point over, point to);

/* Draws a square on its corner, with this half diagonal. */
void draw_diamond(ennead_scene *scene, shape_look look, point center, int32_t half);

/* Draws a line around two points, at the same distance from both and from the line between them. */
void draw_pill(ennead_scene *scene, shape_look look, point one, point other, int32_t distance);

/* Draws a filled arrow head, from its tip back toward `from`. */
void draw_head(ennead_scene *scene, shape_look look, point tip, point from, int32_t length);

/* Draws the outline of a set of cells, inset by a distance. Cells that touch only at a corner have
 * separate outlines. */
void draw_outline(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count,
                  int32_t inset);

/* Adds a text in the upper left corner of a cell, after those already there. */
void draw_corner_text(ennead_scene *scene, int cell, const char *text);

/* The first cell in reading order; the list must not be empty. */
int first_cell(const uint16_t *list, size_t count);

/* The number of letters of a text; a letter has one or more bytes. */
int letter_count(const char *text);

#endif
