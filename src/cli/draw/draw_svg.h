/* SPDX-License-Identifier: MIT */
/*
 * A picture as SVG, as the settings want it.
 */
#ifndef CLI_DRAW_SVG_H
#define CLI_DRAW_SVG_H

#include "cli/draw/draw_settings.h"

/* Makes SVG of a picture in drawing->svg; false: out of memory. */
bool draw_svg(struct drawing *drawing, const ennead_picture *picture);

#endif
