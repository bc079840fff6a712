/* SPDX-License-Identifier: MIT */
/*
 * Draws the step of a picture, of any kind.
 */
#include "picture/steps/steps.h"

#include <string.h>

#include "picture/steps/model_step.h"
#include "picture/steps/se_facts.h"
#include "picture/steps/step_facts.h"

void draw_step(ennead_scene *scene)
{
    const struct drawn_board *board = &scene->board;
    const ennead_picture *picture = board->picture;
    facts f;

    if (picture->model_step != NULL)
        draw_model_step(scene);
    if (picture->step == NULL && picture->se_step == NULL)
        return;
    memset(&f, 0, sizeof f);
    if (picture->step != NULL)
        facts_of_step(&f, board, picture->step);
    else
        facts_of_se_step(&f, board, picture->se_step);
    draw_facts(scene, &f);
}

void write_step_words(text_buffer *p, const ennead_picture *picture)
{
    const size_t room = p->length < p->room ? p->room - p->length : 0;
    char *text = room > 0 ? p->text + p->length : NULL;

    if (picture->step != NULL)
        p->length +=
            ennead_write_words(picture->state, picture->step, picture->wording, text, room);
    else if (picture->se_step != NULL)
        p->length +=
            ennead_write_se_words(picture->state, picture->se_step, picture->wording, text, room);
    else if (picture->model_step != NULL)
        buffer_text(p, picture->model_step->text);
}
