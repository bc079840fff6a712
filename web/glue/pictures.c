/* SPDX-License-Identifier: MIT */
#include "pictures.h"

static GLUE_STATE struct {
    ennead_picture picture;
    ennead_svg_options svg;
} drawn;

static bool read_choices(ennead_picture_marks marks)
{
    int mark = (int)marks, places = ENNEAD_MARK_PLACES_FIXED, theme = ENNEAD_THEME_LIGHT;
    if (!option_choice("marks", ennead_picture_marks_name, &mark) ||
        !option_choice("markPlaces", ennead_mark_places_name, &places) ||
        !option_choice("theme", ennead_theme_name, &theme))
        return false;
    drawn.picture.marks = (ennead_picture_marks)mark;
    drawn.picture.mark_places = (ennead_mark_places)places;
    drawn.svg.theme = (ennead_theme)theme;
    return true;
}

bool pictures_begin(ennead_picture_marks marks)
{
    ennead_picture_init(&drawn.picture);
    ennead_svg_options_init(&drawn.svg);
    drawn.picture.labels = option_flag("labels");
    drawn.picture.words = option_flag("words");
    drawn.picture.title = option_text("title");
    drawn.svg.width = (uint32_t)option_count("width", 0) * 1000;
    return read_choices(marks);
}

ennead_picture picture_usual(const ennead_wording *wording)
{
    ennead_picture picture = drawn.picture;
    picture.wording = wording;
    return picture;
}

static size_t write_svg(const void *scene, char *text, size_t room)
{
    size_t length;
    (void)ennead_scene_write_svg(scene, &drawn.svg, text, room, &length);
    return length;
}

static GLUE_STATE ennead_scene *scene; /* kept: the next picture uses its memory */

void pictures_forget(void)
{
    ennead_scene_free(scene);
    scene = NULL;
}

void put_picture(const char *key, const ennead_picture *picture)
{
    ennead_status status = ENNEAD_STATUS_OK;

    if (scene == NULL)
        status = ennead_scene_new(NULL, &scene);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_scene_draw(scene, picture);
    if (status == ENNEAD_STATUS_OK)
        put_text(key, write_svg, scene);
    else if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        put_out_of_memory();
}
