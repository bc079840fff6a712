/* SPDX-License-Identifier: MIT */
/*
 * Steps of the rater as facts.
 */
#ifndef ENNEAD_PICTURE_SE_FACTS_H
#define ENNEAD_PICTURE_SE_FACTS_H

#include "picture/steps/facts.h"

void facts_of_se_step(facts *f, const struct drawn_board *board, const ennead_se_step *step);

#endif
