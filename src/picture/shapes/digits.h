/* SPDX-License-Identifier: MIT */
/*
 * The grid, and the contents of its cells.
 */
#ifndef ENNEAD_PICTURE_DIGITS_H
#define ENNEAD_PICTURE_DIGITS_H

#include "picture/shapes/scene.h"

/* Decides which marks to draw; a step may add to them. */
void choose_marks(struct drawn_board *board);

/* The position of the mark of a value (from 1) in a cell, and its height. */
point mark_center(const struct drawn_board *board, int cell, int value);
int32_t mark_height(const struct drawn_board *board, int cell);

void draw_grid(ennead_scene *scene);
void draw_digits(ennead_scene *scene);

/* Marks cells that hold the same value as another cell of a house, or differ from the solution. */
void draw_conflicts(ennead_scene *scene);

/* A value, from 1, as text. */
void write_value(text_buffer *p, const struct drawn_board *board, int value);
void draw_value(ennead_scene *scene, shape_look look, point center, int32_t height, int value);

enum { DIGIT_HEIGHT = 750 };

#endif
