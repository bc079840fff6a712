/* SPDX-License-Identifier: MIT */
/*
 * What ends long work, and what is known then: the clock, and the verdict that follows from how
 * many solutions were found and why the search ended.
 */
#ifndef ENNEAD_GRID_LIMITS_H
#define ENNEAD_GRID_LIMITS_H

#include "ennead.h"

/* Seconds of a clock that only goes forward. */
double seconds_now(void);

/* What is known when a search has found so many solutions and has ended in this way. */
ennead_verdict verdict_of(uint64_t found, ennead_search_end end);

#endif
