/* SPDX-License-Identifier: MIT */
/*
 * Questions about the shapes of a picture: their middle, what is inside them, their lines.
 */
#ifndef CLI_OUTLINE_H
#define CLI_OUTLINE_H

#include <ennead.h>
#include <stdbool.h>
#include <stddef.h>

/* The middle of a shape. */
void outline_middle(const ennead_shape *shape, int32_t *x, int32_t *y);

/* Whether a point is inside a closed shape. */
bool outline_holds(const ennead_shape *shape, int32_t x, int32_t y);

/* A straight piece of a path. */
struct path_piece {
    int32_t x, y, to_x, to_y;
};

/* Calls `take` with each straight piece of a path; curves become several pieces. */
void outline_pieces(const ennead_shape *shape,
                    void (*take)(void *user, const struct path_piece *piece), void *user);

#endif
