/* SPDX-License-Identifier: MIT */
/*
 * Scenes for tests, and what is in them.
 */
#ifndef UNIT_PICTURES_H
#define UNIT_PICTURES_H

#include "support/support.h"

/* A scene for the test, always the same. */
ennead_scene *test_scene(void);

/* Draws; fails the test if that cannot be. */
ennead_scene *scene_of(const ennead_picture *picture);

/* A picture with some members set. */
#define PICTURE(...) ((ennead_picture){.size = sizeof(ennead_picture), __VA_ARGS__})

/* How many shapes of a role there are. */
int shapes_of(const ennead_scene *scene, ennead_role role);

/* Appends the texts of a role to a string of `room` bytes. */
void texts_of(const ennead_scene *scene, ennead_role role, char *text, size_t room);

/* The SVG of a scene, good until the next. */
const char *svg_of(const ennead_scene *scene, ennead_theme theme);

/* The state of a line of 81 cells. */
ennead_state state_of_line(const char *line);

#endif
