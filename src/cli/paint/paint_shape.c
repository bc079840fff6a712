/* SPDX-License-Identifier: MIT */
/*
 * Cairo draws lines and areas as SVG does, so this only translates.
 */
#include "cli/paint/paint_shape.h"

static void choose_color(cairo_t *cr, int32_t color, int32_t opacity)
{
    const double red = (double)(color >> 16 & 0xff) / 255,
                 green = (double)(color >> 8 & 0xff) / 255;
    const double blue = (double)(color & 0xff) / 255;
    if (opacity >= 100)
        cairo_set_source_rgb(cr, red, green, blue);
    else
        cairo_set_source_rgba(cr, red, green, blue, (double)opacity / 100);
}

static void choose_line(cairo_t *cr, const ennead_paint *paint)
{
    const double dashes[] = {paint->dash, paint->gap};
    cairo_set_line_width(cr, paint->width);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    cairo_set_dash(cr, dashes, paint->gap > 0 ? 2 : 0, 0);
}

static void fill_and_stroke(cairo_t *cr, const ennead_paint *paint)
{
    if (paint->fill >= 0) {
        choose_color(cr, paint->fill, paint->opacity);
        cairo_fill_preserve(cr);
    }
    if (paint->stroke >= 0) {
        choose_color(cr, paint->stroke, paint->opacity);
        choose_line(cr, paint);
        cairo_stroke_preserve(cr);
    }
    cairo_new_path(cr);
}

static void trace_path(cairo_t *cr, const ennead_path_step *steps, size_t count)
{
    for (const ennead_path_step *step = steps; step < steps + count; step++) {
        switch (step->verb) {
        case ENNEAD_PATH_VERB_MOVE:
            cairo_move_to(cr, step->x, step->y);
            break;
        case ENNEAD_PATH_VERB_LINE:
            cairo_line_to(cr, step->x, step->y);
            break;
        case ENNEAD_PATH_VERB_CURVE:
            cairo_curve_to(cr, step->x1, step->y1, step->x2, step->y2, step->x, step->y);
            break;
        case ENNEAD_PATH_VERB_CLOSE:
            cairo_close_path(cr);
            break;
        }
    }
}

static bool paint_text(cairo_t *cr, struct text_layouts *layouts, const struct paint_shape *shape,
                       const char *text, size_t length)
{
    PangoRectangle room;
    PangoLayout *layout = text_layouts_get(layouts, text, length, shape->paint.bold);
    if (layout == NULL)
        return false;
    PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
    pango_layout_line_get_extents(line, NULL, &room);
    const double scale = (double)shape->height / LAYOUT_HEIGHT;
    const double part = shape->anchor == ENNEAD_ANCHOR_START    ? 0
                        : shape->anchor == ENNEAD_ANCHOR_MIDDLE ? .5
                                                                : 1;
    choose_color(cr, shape->paint.fill, shape->paint.opacity);
    cairo_translate(cr, shape->x, shape->y);
    cairo_scale(cr, scale, scale);
    cairo_move_to(cr, -part * (double)room.width / PANGO_SCALE, 0);
    pango_cairo_show_layout_line(cr, line);
    return true;
}

bool paint_shape(cairo_t *cr, struct text_layouts *layouts, const struct paint_place *place,
                 const struct paint_shape *shape, const void *more, size_t length)
{
    bool painted = true;
    cairo_save(cr);
    cairo_translate(cr, place->x, place->y);
    cairo_scale(cr, place->scale, place->scale);
    cairo_new_path(cr);
    switch ((ennead_shape_kind)shape->kind) {
    case ENNEAD_SHAPE_KIND_PATH:
        trace_path(cr, more, length / sizeof(ennead_path_step));
        fill_and_stroke(cr, &shape->paint);
        break;
    case ENNEAD_SHAPE_KIND_CIRCLE:
        cairo_arc(cr, shape->x, shape->y, shape->width * .5, 0, 2 * G_PI);
        cairo_close_path(cr);
        fill_and_stroke(cr, &shape->paint);
        break;
    case ENNEAD_SHAPE_KIND_RECTANGLE:
        cairo_rectangle(cr, shape->x, shape->y, shape->width, shape->height);
        fill_and_stroke(cr, &shape->paint);
        break;
    case ENNEAD_SHAPE_KIND_TEXT:
        painted = paint_text(cr, layouts, shape, more, length);
        break;
    }
    cairo_restore(cr);
    return painted;
}
