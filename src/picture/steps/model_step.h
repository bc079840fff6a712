/* SPDX-License-Identifier: MIT */
/*
 * Steps of the model.
 */
#ifndef ENNEAD_PICTURE_MODEL_STEP_H
#define ENNEAD_PICTURE_MODEL_STEP_H

#include "picture/shapes/scene.h"

/* Draws a step of the model, which lists cells but no candidates. */
void draw_model_step(ennead_scene *scene);

#endif
