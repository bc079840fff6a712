/* SPDX-License-Identifier: MIT */
#include "support/picture/pictures.h"

ennead_scene *test_scene(void)
{
    static ennead_scene *scene;

    if (scene == NULL)
        assert_int_equal(ennead_scene_new(NULL, &scene), ENNEAD_STATUS_OK);
    return scene;
}

ennead_scene *scene_of(const ennead_picture *picture)
{
    assert_int_equal(ennead_scene_draw(test_scene(), picture), ENNEAD_STATUS_OK);
    return test_scene();
}

int shapes_of(const ennead_scene *scene, ennead_role role)
{
    size_t count;
    const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);
    int found = 0;

    for (size_t i = 0; i < count; i++)
        found += shapes[i].role == role;
    return found;
}

void texts_of(const ennead_scene *scene, ennead_role role, char *text, size_t room)
{
    size_t count;
    const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);

    text[0] = '\0';
    for (size_t i = 0; i < count; i++)
        if (shapes[i].role == role && shapes[i].text != NULL)
            strncat(text, shapes[i].text, room - strlen(text) - 1);
}

const char *svg_of(const ennead_scene *scene, ennead_theme theme)
{
    static char text[1 << 20];
    ennead_svg_options options;
    size_t length;

    ennead_svg_options_init(&options);
    options.theme = theme;
    assert_int_equal(ennead_scene_write_svg(scene, &options, text, sizeof text, &length),
                     ENNEAD_STATUS_OK);
    assert_true(length < sizeof text);
    assert_int_equal(length, strlen(text));
    return text;
}

ennead_state state_of_line(const char *line)
{
    const ennead_puzzle puzzle = puzzle_of(line);
    ennead_state state;

    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    return state;
}
