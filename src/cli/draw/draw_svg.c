/* SPDX-License-Identifier: MIT */
#include "cli/draw/draw_svg.h"

bool draw_svg(struct drawing *drawing, const ennead_picture *picture)
{
    const struct draw_settings *settings = drawing->settings;
    ennead_svg_options options;
    size_t length;
    ennead_svg_options_init(&options);
    options.theme = (ennead_theme)settings->theme;
    options.unit = settings->size.unit;
    options.width = settings->size.width;
    text_empty(&drawing->svg, SIZE_MAX);
    if (ennead_scene_draw(drawing->scene, picture) != ENNEAD_STATUS_OK ||
        ennead_scene_write_svg(drawing->scene, &options, drawing->svg.bytes, drawing->svg.capacity,
                               &length) != ENNEAD_STATUS_OK)
        return false;
    if (length >= drawing->svg.capacity) {
        text_repeat(&drawing->svg, ' ', length + 1);
        if (drawing->svg.failed)
            return false;
        (void)ennead_scene_write_svg(drawing->scene, &options, drawing->svg.bytes, length + 1,
                                     &length);
    }
    drawing->svg.length = length;
    return true;
}
