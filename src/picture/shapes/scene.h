/* SPDX-License-Identifier: MIT */
/*
 * A scene in the making: shapes are added in any order of roles, paths and texts to two arrays that
 * all share; in the end the shapes are put into the order of their roles. Memory that runs out is
 * remembered, and asked for once.
 */
#ifndef ENNEAD_PICTURE_SCENE_H
#define ENNEAD_PICTURE_SCENE_H

#include "ennead.h"
#include "picture/shapes/board.h"
#include "text/text_buffer.h"

/* A place, in thousandths of a cell. */
typedef struct point {
    int32_t x, y;
} point;

/* What a shape is. */
typedef struct shape_look {
    ennead_role role;
    int tone;
} shape_look;

/* A shape whose path and text are places in the scene's arrays. */
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
    char *letters; /* all texts, each ended by NUL */
    size_t letter_count, letter_room;
    ennead_shape *shapes; /* in order */
    size_t shape_count, shape_room;
    ennead_picture_bounds bounds;
    size_t title_at, text_at; /* in `letters` */
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

/* Forgets all shapes. */
void scene_clear(ennead_scene *scene);

void scene_circle(ennead_scene *scene, shape_look look, point center, int32_t diameter);
void scene_rectangle(ennead_scene *scene, shape_look look, point corner, int32_t width,
                     int32_t height);

/* A path begins with a shape; what follows is added to the last shape. */
void scene_path(ennead_scene *scene, shape_look look);
void scene_move(ennead_scene *scene, point to);
void scene_line(ennead_scene *scene, point to);
void scene_curve(ennead_scene *scene, point by, point and_by, point to);
void scene_close(ennead_scene *scene);

/* A text on a line at y, and one with its middle at `center`. */
void scene_text(ennead_scene *scene, shape_look look, point at, int32_t height,
                ennead_anchor anchor, const char *text);
void scene_centered(ennead_scene *scene, shape_look look, point center, int32_t height,
                    const char *text);

/* Keeps a text that `write` makes of `what`, as snprintf does; returns its place in the letters. */
size_t scene_keep(ennead_scene *scene, void (*write)(text_buffer *p, const void *what),
                  const void *what);

/* Puts the shapes into order. */
void scene_finish(ennead_scene *scene);

#endif
