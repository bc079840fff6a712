/* SPDX-License-Identifier: MIT */
/*
 * Steps of the model.
 */
#ifndef ENNEAD_PICTURE_MODEL_STEP_H
#define ENNEAD_PICTURE_MODEL_STEP_H

#include "picture/shapes/scene.h"

/* Draws a step of the model, which has cells and no candidates of its own. */
void draw_model_step(ennead_scene *scene);

#endif
