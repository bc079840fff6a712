/* SPDX-License-Identifier: MIT */
/*
 * Makes a scene from a picture: from the rules on the board to the words around it. The shapes are
 * sorted at the end.
 */
#include "picture/captions.h"
#include "picture/description.h"
#include "picture/rules/rules.h"
#include "picture/shapes/digits.h"
#include "picture/steps/steps.h"

#include "grid/sized.h"

static const ennead_picture standard = {.size = sizeof standard,
                                        .marks = ENNEAD_PICTURE_MARKS_GIVEN};

void ennead_picture_init_sized(ennead_picture *picture, size_t size)
{
    sized_write(picture, size, &standard, sizeof standard);
}

const char *ennead_picture_marks_name(int marks)
{
    static const char *const names[] = {"none", "given", "all"};
    return marks >= 0 && marks < 3 ? names[marks] : NULL;
}

const char *ennead_mark_places_name(int places)
{
    static const char *const names[] = {"fixed", "row"};
    return places >= 0 && places < 2 ? names[places] : NULL;
}

ennead_status ennead_scene_draw(ennead_scene *scene, const ennead_picture *picture)
{
    ennead_picture chosen = standard;

    scene_clear(scene);
    if (!sized_read(&chosen, sizeof chosen, picture) || !board_read(&scene->board, &chosen))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    draw_rules(scene);
    choose_marks(&scene->board);
    draw_step(scene);
    draw_grid(scene);
    draw_conflicts(scene);
    draw_digits(scene);
    draw_captions(scene);
    describe_picture(scene);
    scene_finish(scene);
    scene->board.picture = NULL;
    if (scene->failed) {
        scene_clear(scene);
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    return ENNEAD_STATUS_OK;
}
