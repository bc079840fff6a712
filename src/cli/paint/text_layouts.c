/* SPDX-License-Identifier: MIT */
/*
 * A cache of layouts. The hash of a text decides its slot; if another text is there, that one is
 * dropped.
 */
#include "cli/paint/text_layouts.h"

#include <stdlib.h>
#include <string.h>

/* The named font is installed with the program; without it, any font without serifs. */
static const char family[] = "DejaVu Sans,sans-serif";

void text_layouts_start(struct text_layouts *layouts)
{
    cairo_font_options_t *options = cairo_font_options_create();
    *layouts = (struct text_layouts){0};
    layouts->context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(layouts->context, options);
    pango_cairo_context_set_resolution(layouts->context, 72);
    pango_context_set_round_glyph_positions(layouts->context, FALSE);
    pango_context_set_language(layouts->context, pango_language_from_string("en"));
    cairo_font_options_destroy(options);
    for (int bold = 0; bold < 2; bold++) {
        PangoFontDescription *font = pango_font_description_new();
        pango_font_description_set_family(font, family);
        pango_font_description_set_weight(font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
        pango_font_description_set_absolute_size(font, (double)LAYOUT_HEIGHT * PANGO_SCALE);
        layouts->fonts[bold] = font;
    }
}

static void let_go(struct text_layout *kept)
{
    free(kept->text);
    if (kept->layout != NULL)
        g_object_unref(kept->layout);
    *kept = (struct text_layout){0};
}

void text_layouts_free(struct text_layouts *layouts)
{
    for (size_t i = 0; i < TEXT_LAYOUTS; i++)
        let_go(&layouts->kept[i]);
    for (int bold = 0; bold < 2; bold++)
        pango_font_description_free(layouts->fonts[bold]);
    g_object_unref(layouts->context);
    pango_cairo_font_map_set_default(NULL);
}

static struct text_layout *place_of(struct text_layouts *layouts, const char *text, size_t length,
                                    int32_t bold)
{
    uint64_t hash = 14695981039346656037u + (uint64_t)bold;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * 1099511628211u;
    return &layouts->kept[hash % TEXT_LAYOUTS];
}

PangoLayout *text_layouts_get(struct text_layouts *layouts, const char *text, size_t length,
                              int32_t bold)
{
    struct text_layout *kept = place_of(layouts, text, length, bold);
    if (kept->layout != NULL && kept->length == length && kept->bold == bold &&
        memcmp(kept->text, text, length) == 0)
        return kept->layout;
    let_go(kept);
    kept->text = malloc(length + 1);
    if (kept->text == NULL)
        return NULL;
    memcpy(kept->text, text, length);
    kept->length = length;
    kept->bold = bold;
    kept->layout = pango_layout_new(layouts->context);
    pango_layout_set_single_paragraph_mode(kept->layout, TRUE);
    pango_layout_set_font_description(kept->layout, layouts->fonts[bold != 0]);
    pango_layout_set_text(kept->layout, text, (int)length);
    return kept->layout;
}
