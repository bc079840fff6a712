/* SPDX-License-Identifier: MIT */
/*
 * A picture in words, for people who do not see it.
 */
#ifndef ENNEAD_PICTURE_DESCRIPTION_H
#define ENNEAD_PICTURE_DESCRIPTION_H

#include "picture/shapes/scene.h"

/* Gives a scene its title and text. */
void describe_picture(ennead_scene *scene);

#endif
