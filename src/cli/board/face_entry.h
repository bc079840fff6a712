/* SPDX-License-Identifier: MIT */
/*
 * What digits do.
 */
#ifndef CLI_FACE_ENTRY_H
#define CLI_FACE_ENTRY_H

#include "cli/board/face_state.h"

void face_enter(struct face *face, int number);
void face_erase(struct face *face);
/* Ends a number of which one digit was typed. */
void face_end_number(struct face *face);

#endif
