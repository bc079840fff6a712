/* SPDX-License-Identifier: MIT */
/*
 * A picture as a list of shapes, each with its role, for programs that draw by themselves; and the
 * same picture as SVG, which is written to a file when one is named.
 */
#include <ennead.h>
#include <stdio.h>
#include <stdlib.h>

static void print_roles(const ennead_scene *scene)
{
    size_t count;
    int of_role[ENNEAD_ROLE_COUNT] = {0};
    const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);

    for (size_t i = 0; i < count; i++)
        of_role[shapes[i].role]++;
    for (int role = 0; role < ENNEAD_ROLE_COUNT; role++)
        if (of_role[role] > 0)
            printf("%s: %d\n", ennead_role_name(role), of_role[role]);
}

static int write_svg(const ennead_scene *scene, const char *path)
{
    size_t length;

    if (ennead_scene_write_svg(scene, NULL, NULL, 0, &length))
        return 1;
    char *svg = malloc(length + 1);
    FILE *file = fopen(path, "w");
    if (svg == NULL || file == NULL ||
        ennead_scene_write_svg(scene, NULL, svg, length + 1, &length))
        return 1;
    const int wrong = fwrite(svg, 1, length, file) != length || fclose(file) != 0;
    free(svg);
    return wrong;
}

int main(int argc, char **argv)
{
    ennead_puzzle puzzle;
    ennead_state state;
    ennead_picture picture;
    ennead_scene *scene;

    if (ennead_puzzle_from_line(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            &puzzle) ||
        ennead_state_from_puzzle(&puzzle, &state) || ennead_scene_new(NULL, &scene))
        return 1;
    ennead_picture_init(&picture);
    picture.state = &state;
    picture.marks = ENNEAD_PICTURE_MARKS_ALL;
    if (ennead_scene_draw(scene, &picture))
        return 1;
    print_roles(scene);
    const int wrong = argc > 1 ? write_svg(scene, argv[1]) : 0;
    ennead_scene_free(scene);
    return wrong;
}
