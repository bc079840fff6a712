/* SPDX-License-Identifier: MIT */
/*
 * A picture in the requested format: an SVG, a PNG, or a page of a PDF.
 */
#ifndef CLI_DRAW_PICTURE_H
#define CLI_DRAW_PICTURE_H

#include "cli/draw/draw_settings.h"

/* Each of these returns false if it fails. If that was reported, drawing->files.code is set; if
 * not, memory ran out. */

/* Draws a picture, and passes it to the drawing's files. */
bool draw_picture(struct drawing *drawing, const ennead_picture *picture);

/* Begin and end a page or PNG of this size in points. In between, draw to drawing->pages. */
bool draw_page_begin(struct drawing *drawing, double width, double height);
bool draw_page_end(struct drawing *drawing);

/* Ends what was drawn. Returns the worst exit code of the files. */
enum exit_code draw_pictures_finish(struct drawing *drawing);

#endif
