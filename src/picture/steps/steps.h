/* SPDX-License-Identifier: MIT */
/*
 * The step of a picture: drawn, and in words.
 */
#ifndef ENNEAD_PICTURE_STEPS_H
#define ENNEAD_PICTURE_STEPS_H

#include "picture/shapes/scene.h"

/* Draws the step, if there is one. Adds to the marks to draw. */
void draw_step(ennead_scene *scene);

/* Why the step follows; nothing if there is no step. */
void write_step_words(text_buffer *p, const ennead_picture *picture);

#endif
