/* SPDX-License-Identifier: MIT */
/*
 * How far the difficulty of a puzzle is from what is asked for.
 */
#ifndef ENNEAD_CREATE_MAKING_DIFFICULTY_H
#define ENNEAD_CREATE_MAKING_DIFFICULTY_H

#include "create/making/request.h"

/* Of a puzzle that has one solution; 0: it is as asked for. Above `nearest` it may stop early and say
 * less than it is, but not less than that. *rating gets ER, or 0 where it is not known. */
int difficulty_distance(const plan *p, const ennead_puzzle *puzzle, int nearest, int *rating);

/* The first wish that a puzzle of such a distance, above 0, does not meet. */
ennead_request_wish difficulty_missed(int found);

/* Makes what difficulty_distance needs, a finder and a rater, and gives it back; the plan's limits
 * must be set. */
ennead_status difficulty_start(plan *p, const ennead_allocator *allocator);
void difficulty_end(plan *p);

#endif
