/* SPDX-License-Identifier: MIT */
/*
 * What a picture has between and under the digits, in characters: lines and signs of rules, and
 * the links of a step.
 */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include "cli/view/view.h"

/* Lines, dots, sums and clues. */
void lines_draw_rules(const struct board_view *view, const ennead_scene *scene);

/* Links between candidates, where nothing else is. */
void lines_draw_links(const struct board_view *view, const ennead_scene *scene);

#endif
