/* SPDX-License-Identifier: MIT */
/*
 * Pages of their own: HTML with its style in it and nothing from elsewhere, for screens of any
 * width, light and dark. The end tags of body and html are left out, as HTML allows, so that a page
 * may grow.
 */
#ifndef CLI_HTML_PAGE_H
#define CLI_HTML_PAGE_H

#include <ennead.h>

#include "cli/base/text.h"

/* Begins a page. */
void html_begin(struct text *text, const char *title);

/* Adds text as a page may have it: what HTML would take for its own, and controls, are written
 * otherwise. */
void html_text(struct text *text, const char *bytes, size_t length);
void html_string(struct text *text, const char *string);

/* Adds a picture as wide as the page, but not wider than a board is well seen. */
void html_picture(struct text *text, ennead_scene *scene, const ennead_picture *picture);

#endif
