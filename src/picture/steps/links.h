/* SPDX-License-Identifier: MIT */
/*
 * Links between candidates, as lines that cross no digit.
 */
#ifndef ENNEAD_PICTURE_LINKS_H
#define ENNEAD_PICTURE_LINKS_H

#include "picture/steps/facts.h"

void draw_link(ennead_scene *scene, const fact_link *link);

/* Whether a point is on a digit or mark of the board, or within `margin` of one, not counting the
 * two ends of the link. */
bool is_on_digit(const struct drawn_board *board, point at, const fact_link *link, int32_t margin);

#endif
