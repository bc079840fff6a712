/* SPDX-License-Identifier: MIT */
/*
 * A scene under construction. Shapes are added in any order of roles, paths and texts to two
 * arrays shared by all. At the end the shapes are sorted by role. If memory runs out, this is
 * recorded, and checked once.
 */
#ifndef ENNEAD_PICTURE_SCENE_H
#define ENNEAD_PICTURE_SCENE_H

#include "ennead.h"
#include "grid/say/text_buffer.h"
#include "picture/shapes/board.h"

/* A position, in thousandths of a cell. */
typedef struct point {
    int32_t x, y;
} point;

/* What a shape is. */
typedef struct shape_look {
    ennead_role role;
    int tone;
} shape_look;

/* A shape whose path and text are indices in the scene's arrays. */
typedef struct loose_shape {
    ennead_shape shape;
    size_t path_at, text_at;
} loose_shape;

struct ennead_scene {
    ennead_allocator allocator;
    struct drawn_board board;
    loose_shape *loose;
    size_t loose_count, loose_room;
    ennead_path_step *path;
    size_t path_count, path_room;
    char *letters; /* all texts, each terminated by a NUL */
    size_t letter_count, letter_room;
    ennead_shape *shapes; /* sorted */
    size_t shape_count, shape_room;
    ennead_picture_bounds bounds;
    size_t title_at, text_at; /* index in `letters` */
    bool failed;              /* memory ran out */
};

static inline shape_look as(ennead_role role)
{
    return (shape_look){role, 0};
}

static inline shape_look toned(ennead_role role, int tone)
{
    return (shape_look){role, tone};
}

/* Removes all shapes. */
void scene_clear(ennead_scene *scene);

void scene_circle(ennead_scene *scene, shape_look look, point center, int32_t diameter);
void scene_rectangle(ennead_scene *scene, shape_look look, point corner, int32_t width,
                     int32_t height);

/* scene_path begins a path and a shape; the others add to the last shape. */
void scene_path(ennead_scene *scene, shape_look look);
void scene_move(ennead_scene *scene, point to);
void scene_line(ennead_scene *scene, point to);
void scene_curve(ennead_scene *scene, point by, point and_by, point to);
void scene_close(ennead_scene *scene);

/* Adds a text with its baseline at y, or with its middle at `center`. */
void scene_text(ennead_scene *scene, shape_look look, point at, int32_t height,
                ennead_anchor anchor, const char *text);
void scene_centered(ennead_scene *scene, shape_look look, point center, int32_t height,
                    const char *text);

/* Keeps the text that `write` makes of `what`, in the way of snprintf. Returns its index in the
 * letters. */
size_t scene_keep(ennead_scene *scene, void (*write)(text_buffer *p, const void *what),
                  const void *what);

/* Sorts the shapes by role. */
void scene_finish(ennead_scene *scene);

#endif
