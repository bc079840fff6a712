/* SPDX-License-Identifier: MIT */
/*
 * Links between candidates, as lines that run through no digit.
 */
#ifndef ENNEAD_PICTURE_LINKS_H
#define ENNEAD_PICTURE_LINKS_H

#include "picture/steps/facts.h"

void draw_link(ennead_scene *scene, const fact_link *link);

/* Whether a spot lies on a digit or mark of the board other than the two candidates. */
bool is_on_digit(const struct board *board, spot at, candidate from, candidate to);

#endif
