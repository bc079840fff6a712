/* SPDX-License-Identifier: MIT */
/*
 * Places on a board, and figures that several things are drawn with.
 */
#ifndef ENNEAD_PICTURE_GEOMETRY_H
#define ENNEAD_PICTURE_GEOMETRY_H

#include "picture/scene.h"

enum { CELL_SIDE = ENNEAD_PICTURE_CELL };

static inline spot cell_corner(const struct board *board, int cell)
{
    return (spot){column_on(board, cell) * CELL_SIDE, row_on(board, cell) * CELL_SIDE};
}

static inline spot cell_center(const struct board *board, int cell)
{
    const spot corner = cell_corner(board, cell);
    return (spot){corner.x + CELL_SIDE / 2, corner.y + CELL_SIDE / 2};
}

static inline spot between_spots(spot one, spot other)
{
    return (spot){(one.x + other.x) / 2, (one.y + other.y) / 2};
}

/* How far it is from one to the other. */
int32_t distance(spot one, spot other);

/* The spot at that distance from one on the straight way to the other; one itself if they are the
 * same. */
spot spot_towards(spot one, spot other, int32_t length);

/* The spot that lies `along` from `tip` on the way back to `from`, and `aside` to its left. */
spot spot_beside(spot tip, spot from, int32_t along, int32_t aside);

/* A line through the middles of cells; of one cell a dot. */
void draw_through(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count);

/* A line of two strokes, from one spot over another to a third. */
void draw_angle(ennead_scene *scene, shape_look look, spot from, spot over, spot to);

/* A square of that half diagonal, on its corner. */
void draw_diamond(ennead_scene *scene, shape_look look, spot center, int32_t half);

/* A line round two spots at the same distance from both, and from the straight way between them. */
void draw_pill(ennead_scene *scene, shape_look look, spot one, spot other, int32_t distance);

/* The head of an arrow, filled, from its tip back towards `from`. */
void draw_head(ennead_scene *scene, shape_look look, spot tip, spot from, int32_t length);

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
