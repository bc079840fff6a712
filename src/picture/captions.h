/* SPDX-License-Identifier: MIT */
/*
 * What is written around a board: labels of rows and columns, the title, rules, words. They
 * determine the size of the picture.
 */
#ifndef ENNEAD_PICTURE_CAPTIONS_H
#define ENNEAD_PICTURE_CAPTIONS_H

#include "picture/shapes/scene.h"

void draw_captions(ennead_scene *scene);

#endif
