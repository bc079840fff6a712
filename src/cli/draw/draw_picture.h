/* SPDX-License-Identifier: MIT */
/*
 * A picture in the form that the settings want: an SVG, a PNG, or a page of a PDF.
 */
#ifndef CLI_DRAW_PICTURE_H
#define CLI_DRAW_PICTURE_H

#include "cli/draw/draw_settings.h"

/* Each of these returns false when it cannot be done: drawing->files.code says what has been said about
 * it; if nothing, memory is out. */

/* Draws a picture, and hands it to the drawing's files. */
bool draw_picture(struct drawing *drawing, const ennead_picture *picture);

/* Begins and ends a page or PNG of so many points. What is between goes to drawing->pages. */
bool draw_page_begin(struct drawing *drawing, double width, double height);
bool draw_page_end(struct drawing *drawing);

/* Ends what was drawn. Returns the worst that happened to the files. */
enum exit_code draw_pictures_finish(struct drawing *drawing);

#endif
