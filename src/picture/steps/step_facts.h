/* SPDX-License-Identifier: MIT */
/*
 * Steps of the techniques as facts.
 */
#ifndef ENNEAD_PICTURE_STEP_FACTS_H
#define ENNEAD_PICTURE_STEP_FACTS_H

#include "picture/steps/facts.h"

void facts_of_step(facts *f, const struct drawn_board *board, const ennead_step *step);

#endif
