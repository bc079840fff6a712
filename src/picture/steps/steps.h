/* SPDX-License-Identifier: MIT */
/*
 * The step of a picture: drawn, and in words.
 */
#ifndef ENNEAD_PICTURE_STEPS_H
#define ENNEAD_PICTURE_STEPS_H

#include "picture/shapes/scene.h"

/* Draws the step, if there is one; adds to the marks that are drawn. */
void draw_step(ennead_scene *scene);

/* Why it follows; nothing where there is none. */
void write_step_words(text_buffer *p, const ennead_picture *picture);

#endif
