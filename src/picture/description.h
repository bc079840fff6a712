/* SPDX-License-Identifier: MIT */
/*
 * A picture in words, for people who cannot see it.
 */
#ifndef ENNEAD_PICTURE_DESCRIPTION_H
#define ENNEAD_PICTURE_DESCRIPTION_H

#include "picture/shapes/scene.h"

/* Sets the title and description of a scene. */
void describe_picture(ennead_scene *scene);

#endif
