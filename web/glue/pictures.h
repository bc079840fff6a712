/* SPDX-License-Identifier: MIT */
/*
 * Pictures as SVG, with the options of drawing.
 */
#ifndef PICTURES_H
#define PICTURES_H

#include "glue.h"

#define PICTURE_OPTIONS " theme width marks markPlaces labels words title "

/* Reads these options; `marks` is the default. False: one is wrong, and that is the answer. */
bool pictures_begin(ennead_picture_marks marks);

/* A picture with these options, to which the caller adds what is drawn. */
ennead_picture picture_usual(const ennead_wording *wording);

/* Draws a picture and writes it as a string. Nothing is written if it cannot be drawn. */
void put_picture(const char *key, const ennead_picture *picture);

#endif
