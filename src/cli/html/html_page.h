/* SPDX-License-Identifier: MIT */
/*
 * Self-contained HTML pages: the style is in the page, and nothing is loaded. They fit screens of
 * any width, light and dark. The end tags of body and html are omitted, as HTML allows, so that
 * text can still be added.
 */
#ifndef CLI_HTML_PAGE_H
#define CLI_HTML_PAGE_H

#include <ennead.h>

#include "cli/base/text.h"

/* Begins a page. */
void html_begin(struct text *text, const char *title);

/* Adds text, with characters that mean something in HTML, and control characters, escaped. */
void html_text(struct text *text, const char *bytes, size_t length);
void html_string(struct text *text, const char *string);

/* Adds a picture as wide as the page, but not wider than is useful for a board. */
void html_picture(struct text *text, ennead_scene *scene, const ennead_picture *picture);

#endif
