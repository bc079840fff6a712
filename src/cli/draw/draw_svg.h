/* SPDX-License-Identifier: MIT */
/*
 * The scene as SVG, as the settings want it.
 */
#ifndef CLI_DRAW_SVG_H
#define CLI_DRAW_SVG_H

#include "cli/draw/draw_settings.h"

/* Makes SVG of drawing->scene in drawing->bytes. Returns false if memory runs out. */
bool draw_svg(struct drawing *drawing);

#endif
