/* SPDX-License-Identifier: MIT */
#include "cli/draw/draw_svg.h"

bool draw_svg(struct drawing *drawing)
{
    const struct draw_settings *settings = drawing->settings;
    ennead_svg_options options;
    size_t length;
    ennead_svg_options_init(&options);
    options.theme = (ennead_theme)settings->theme;
    options.unit = settings->size.unit;
    options.width = settings->size.width;
    text_empty(&drawing->bytes, SIZE_MAX);
    if (ennead_scene_write_svg(drawing->scene, &options, drawing->bytes.bytes,
                               drawing->bytes.capacity, &length) != ENNEAD_STATUS_OK)
        return false;
    if (length >= drawing->bytes.capacity) {
        text_repeat(&drawing->bytes, ' ', length + 1);
        if (drawing->bytes.failed)
            return false;
        (void)ennead_scene_write_svg(drawing->scene, &options, drawing->bytes.bytes, length + 1,
                                     &length);
    }
    drawing->bytes.length = length;
    return true;
}
