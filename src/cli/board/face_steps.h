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

#endif
