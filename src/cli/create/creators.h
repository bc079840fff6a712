/* SPDX-License-Identifier: MIT */
/*
 * A creator for each thread, with memory for what it makes of a slot.
 */
#ifndef CLI_CREATORS_H
#define CLI_CREATORS_H

#include <ennead.h>

#include "cli/base/thread_team.h"

struct creators {
    size_t bytes;      /* of memory for each */
    double time_limit; /* for each puzzle; 0: none */
    ennead_creator *of[MOST_THREADS];
    void *made[MOST_THREADS];
};

/* For struct puzzle_command, of which `user` begins with a struct creators. */
bool creators_begin(void *user, size_t thread);
void creators_end(void *user, size_t thread);

#endif
