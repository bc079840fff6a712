/* SPDX-License-Identifier: MIT */
/*
 * Lists of steps to choose from.
 */
#ifndef CLI_FACE_STEPS_H
#define CLI_FACE_STEPS_H

#include "cli/board/face_state.h"

void face_list_steps(struct face *face);
void face_list_path(struct face *face);
void face_choose_step(struct face *face, int chosen);
void face_do_step(struct face *face);
void face_close_list(struct face *face);
void face_free_list(struct step_list *list);

/* A new step at the end of a list; NULL: there is no memory, and the list has failed. */
struct listed_step *face_new_step(struct step_list *list);

#endif
