/* SPDX-License-Identifier: MIT */
/*
 * The memory in which one thread makes grids and puzzles.
 */
#ifndef ENNEAD_CREATE_CREATOR_H
#define ENNEAD_CREATE_CREATOR_H

#include "create/job.h"

struct ennead_creator {
    ennead_allocator allocator;
    bool filler_made; /* it takes a while, and not all need it */
    filler filler;
    questions questions;
    job jobs[JOBS];
    exchange exchanges[EXCHANGING_JOBS]; /* of the first jobs, where the plan is exchanging */
    ennead_created *makes[JOBS];         /* of each team of jobs: what it makes; NULL: nothing */
};

/* The filler, made when it is first wanted. */
const filler *creator_filler(ennead_creator *creator);

#endif
