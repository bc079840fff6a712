/* SPDX-License-Identifier: MIT */
/*
 * Texts that pango has laid out, cached: a book has the same nine digits over and over.
 */
#ifndef CLI_TEXT_LAYOUTS_H
#define CLI_TEXT_LAYOUTS_H

#include <pango/pangocairo.h>
#include <stddef.h>
#include <stdint.h>

enum { TEXT_LAYOUTS = 512, LAYOUT_HEIGHT = 1000 };

struct text_layout {
    char *text;
    size_t length;
    int32_t bold;
    PangoLayout *layout;
};

struct text_layouts {
    PangoContext *context;
    PangoFontDescription *fonts[2]; /* plain and bold, LAYOUT_HEIGHT high */
    struct text_layout kept[TEXT_LAYOUTS];
};

void text_layouts_start(struct text_layouts *layouts);
void text_layouts_free(struct text_layouts *layouts);

/* The layout of a text on one line, LAYOUT_HEIGHT high. It belongs to the cache, and is valid
 * until the next call. Returns NULL if memory runs out. */
PangoLayout *text_layouts_get(struct text_layouts *layouts, const char *text, size_t length,
                              int32_t bold);

#endif
