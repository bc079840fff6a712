/* SPDX-License-Identifier: MIT */
/*
 * Lists of steps for puzzles with variant rules and of other sizes, by their model.
 */
#ifndef CLI_FACE_RULE_STEPS_H
#define CLI_FACE_RULE_STEPS_H

#include "cli/board/face_state.h"

/* Fill the list with the steps of each house and rule, or with one step after the other. Return
 * NULL, or why there is no list. */
const char *face_list_rule_steps(struct face *face);
const char *face_list_rule_path(struct face *face);

/* Adds what a step does to a line: "r1c2=7 r3c4<>5". */
void face_add_rule_changes(const struct face *face, struct text *line,
                           const struct listed_step *listed);

#endif
