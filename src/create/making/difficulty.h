/* SPDX-License-Identifier: MIT */
/*
 * How far the difficulty of a puzzle is from the request.
 */
#ifndef ENNEAD_CREATE_MAKING_DIFFICULTY_H
#define ENNEAD_CREATE_MAKING_DIFFICULTY_H

#include "create/making/request.h"

/* The distance of a puzzle with one solution; 0: it is as requested. Above `nearest` it may stop
 * early and return less than the true distance, but not less than `nearest`. *rating gets ER, or 0
 * if it is not known. */
int difficulty_distance(const plan *p, const ennead_puzzle *puzzle, int nearest, int *rating);

/* The first part of the request that a puzzle with this distance, above 0, does not meet. */
ennead_request_wish difficulty_missed(int found);

/* difficulty_start creates what difficulty_distance needs, a finder and a rater; difficulty_end
 * frees it. The plan's limits must be set. */
ennead_status difficulty_start(plan *p, const ennead_allocator *allocator);
void difficulty_end(plan *p);

#endif
