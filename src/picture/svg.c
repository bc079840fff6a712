/* SPDX-License-Identifier: MIT */
/*
 * Writes a scene as SVG: a style sheet for the roles that occur, and the shapes in one group for
 * each role, so that a shape contains only its position.
 *
 *     <svg class="ennead-light" viewBox="..."><title/><desc/><style/>
 *     <g class="given" font-size="750"><text x="500" y="770">5</text>...</g>...
 *     </svg>
 */
#include "grid/memory.h"
#include "grid/sized.h"
#include "picture/shapes/scene.h"
#include "picture/shapes/themes.h"

#include <string.h>

enum { MOST_WIDTH = 1000000000 };

static const ennead_svg_options standard = {.size = sizeof standard};

void ennead_svg_options_init_sized(ennead_svg_options *options, size_t size)
{
    sized_write(options, size, &standard, sizeof standard);
}

/* --------------------------------------------------------------------------------------- words */

/* The text has no control characters, but may need XML escapes. */
static void add_escaped(text_buffer *p, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '&')
            buffer_text(p, "&amp;");
        else if (*text == '<')
            buffer_text(p, "&lt;");
        else if (*text == '>')
            buffer_text(p, "&gt;");
        else
            buffer_character(p, *text);
    }
}

/* name="number" */
static void add_number(text_buffer *p, const char *name, int32_t number)
{
    buffer_character(p, ' ');
    buffer_text(p, name);
    buffer_text(p, "=\"");
    buffer_signed(p, number);
    buffer_character(p, '"');
}

/* A number given in thousandths, such as 12.5, and its unit. */
static void add_length(text_buffer *p, const char *name, uint64_t thousandths, const char *unit)
{
    const int rest = (int)(thousandths % 1000);

    buffer_character(p, ' ');
    buffer_text(p, name);
    buffer_text(p, "=\"");
    buffer_number(p, (int)(thousandths / 1000));
    if (rest > 0) {
        buffer_character(p, '.');
        buffer_number(p, rest / 100);
        if (rest % 100 > 0)
            buffer_number(p, rest / 10 % 10);
        if (rest % 10 > 0)
            buffer_number(p, rest % 10);
    }
    buffer_text(p, unit);
    buffer_character(p, '"');
}

/* --------------------------------------------------------------------------------- style sheet */

static void add_color(text_buffer *p, const char *property, int32_t color)
{
    static const char signs[] = "0123456789abcdef";

    if (color < 0)
        return;
    buffer_text(p, property);
    for (int shift = 20; shift >= 0; shift -= 4)
        buffer_character(p, signs[color >> shift & 15]);
    buffer_character(p, ';');
}

static void add_property(text_buffer *p, const char *property, int32_t number)
{
    buffer_text(p, property);
    buffer_number(p, number);
    buffer_character(p, ';');
}

static void add_class(text_buffer *p, ennead_theme theme, ennead_role role, int tone)
{
    ennead_paint paint;

    ennead_theme_paint(theme, role, tone, &paint);
    buffer_format(p, ".ennead-%t .%t", ennead_theme_name((int)theme), ennead_role_name((int)role));
    if (role_has_tones(role))
        buffer_format(p, ".t%n", tone);
    buffer_character(p, '{');
    add_color(p, "fill:#", paint.fill);
    add_color(p, "stroke:#", paint.stroke);
    if (paint.stroke >= 0)
        add_property(p, "stroke-width:", paint.width);
    if (paint.stroke >= 0 && paint.gap > 0)
        buffer_format(p, "stroke-dasharray:%n %n;", paint.dash, paint.gap);
    if (paint.opacity < 100 && paint.fill >= 0)
        buffer_format(p, "fill-opacity:.%n%n;", paint.opacity / 10, paint.opacity % 10);
    if (paint.opacity < 100 && paint.stroke >= 0)
        buffer_format(p, "stroke-opacity:.%n%n;", paint.opacity / 10, paint.opacity % 10);
    if (paint.bold != 0)
        buffer_text(p, "font-weight:bold;");
    buffer_text(p, "}\n");
}

static void add_style_sheet(text_buffer *p, const ennead_scene *scene, ennead_theme theme)
{
    uint16_t said[ENNEAD_ROLE_COUNT] = {0};

    buffer_text(p, "<style>\n");
    for (size_t i = 0; i < scene->shape_count; i++) {
        const ennead_shape *shape = &scene->shapes[i];
        const int tone = role_has_tones(shape->role) ? shape->tone : 0;
        if ((said[shape->role] >> tone & 1) == 0)
            add_class(p, theme, shape->role, tone);
        said[shape->role] |= (uint16_t)(1 << tone);
    }
    buffer_text(p, "</style>\n");
}

/* -------------------------------------------------------------------------------------- shapes */

static void add_pair(text_buffer *p, int32_t x, int32_t y)
{
    buffer_signed(p, x);
    buffer_character(p, ' ');
    buffer_signed(p, y);
}

static void add_path(text_buffer *p, const ennead_shape *shape)
{
    buffer_text(p, "<path d=\"");
    for (size_t i = 0; i < shape->path_count; i++) {
        const ennead_path_step *step = &shape->path[i];
        buffer_character(p, "MLCZ"[step->verb]);
        if (step->verb == ENNEAD_PATH_VERB_CURVE) {
            add_pair(p, step->x1, step->y1);
            buffer_character(p, ' ');
            add_pair(p, step->x2, step->y2);
            buffer_character(p, ' ');
        }
        if (step->verb != ENNEAD_PATH_VERB_CLOSE)
            add_pair(p, step->x, step->y);
    }
    buffer_text(p, "\"/>\n");
}

static void add_shape(text_buffer *p, const ennead_shape *shape)
{
    switch (shape->kind) {
    case ENNEAD_SHAPE_KIND_PATH:
        add_path(p, shape);
        break;
    case ENNEAD_SHAPE_KIND_CIRCLE:
        buffer_text(p, "<circle");
        add_number(p, "cx", shape->x);
        add_number(p, "cy", shape->y);
        add_number(p, "r", shape->width / 2);
        buffer_text(p, "/>\n");
        break;
    case ENNEAD_SHAPE_KIND_RECTANGLE:
        buffer_text(p, "<rect");
        add_number(p, "x", shape->x);
        add_number(p, "y", shape->y);
        add_number(p, "width", shape->width);
        add_number(p, "height", shape->height);
        buffer_text(p, "/>\n");
        break;
    case ENNEAD_SHAPE_KIND_TEXT:
        buffer_text(p, "<text");
        add_number(p, "x", shape->x);
        add_number(p, "y", shape->y);
        buffer_character(p, '>');
        add_escaped(p, shape->text);
        buffer_text(p, "</text>\n");
        break;
    }
}

static bool are_alike(const ennead_shape *one, const ennead_shape *other)
{
    const bool text = one->kind == ENNEAD_SHAPE_KIND_TEXT;

    return one->role == other->role && one->tone == other->tone &&
           text == (other->kind == ENNEAD_SHAPE_KIND_TEXT) &&
           (!text || (one->height == other->height && one->anchor == other->anchor));
}

static void begin_group(text_buffer *p, const ennead_shape *shape)
{
    static const char *const anchors[] = {"", " text-anchor=\"middle\"", " text-anchor=\"end\""};

    buffer_format(p, "<g class=\"%t", ennead_role_name((int)shape->role));
    if (role_has_tones(shape->role))
        buffer_format(p, " t%n", shape->tone);
    buffer_character(p, '"');
    if (shape->kind == ENNEAD_SHAPE_KIND_TEXT) {
        add_number(p, "font-size", shape->height);
        buffer_text(p, anchors[shape->anchor]);
    }
    buffer_text(p, ">\n");
}

static void add_shapes(text_buffer *p, const ennead_scene *scene)
{
    for (size_t i = 0; i < scene->shape_count; i++) {
        const ennead_shape *shape = &scene->shapes[i];
        if (i == 0 || !are_alike(shape, shape - 1)) {
            buffer_text(p, i == 0 ? "" : "</g>\n");
            begin_group(p, shape);
        }
        add_shape(p, shape);
    }
    buffer_text(p, scene->shape_count > 0 ? "</g>\n" : "");
}

/* -------------------------------------------------------------------------------- the document */

static void add_size(text_buffer *p, const ennead_scene *scene, const ennead_svg_options *options)
{
    static const char *const units[] = {"", "mm", "in"};
    const ennead_picture_bounds *b = &scene->bounds;
    const uint64_t across = (uint64_t)b->width;
    const uint64_t usual[] = {across * 48, across * 127 / 10, across / 2};
    const uint64_t width = options->width > 0 ? options->width : usual[options->unit];

    buffer_format(p, " viewBox=\"");
    add_pair(p, b->left, b->top);
    buffer_character(p, ' ');
    add_pair(p, b->width, b->height);
    buffer_character(p, '"');
    add_length(p, "width", width, units[options->unit]);
    add_length(p, "height", across > 0 ? width * (uint64_t)b->height / across : 0,
               units[options->unit]);
}

ennead_status ennead_scene_write_svg(const ennead_scene *scene, const ennead_svg_options *options,
                                     char *text, size_t room, size_t *length)
{
    ennead_svg_options chosen = standard;
    text_buffer p = {.text = text, .room = room};

    *length = 0;
    if ((options != NULL && !sized_read(&chosen, sizeof chosen, options)) ||
        ennead_theme_name((int)chosen.theme) == NULL ||
        (unsigned)chosen.unit > ENNEAD_LENGTH_UNIT_INCHES || chosen.width > MOST_WIDTH)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    buffer_format(&p, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ennead-%t\" role=\"img\"",
                  ennead_theme_name((int)chosen.theme));
    add_size(&p, scene, &chosen);
    buffer_text(&p, " fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" "
                    "font-family=\"Arial,Helvetica,'Liberation Sans','DejaVu Sans',sans-serif\">\n"
                    "<title>");
    add_escaped(&p, ennead_scene_get_title(scene));
    buffer_text(&p, "</title>\n<desc>");
    add_escaped(&p, ennead_scene_get_text(scene));
    buffer_text(&p, "</desc>\n");
    add_style_sheet(&p, scene, chosen.theme);
    add_shapes(&p, scene);
    buffer_text(&p, "</svg>\n");
    *length = buffer_end(&p);
    return ENNEAD_STATUS_OK;
}
