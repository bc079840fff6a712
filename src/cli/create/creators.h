/* SPDX-License-Identifier: MIT */
/*
 * A creator for each thread.
 */
#ifndef CLI_CREATORS_H
#define CLI_CREATORS_H

#include <ennead.h>

#include "cli/base/thread_team.h"
#include "cli/batch/puzzle_command.h"

/* One creator for each thread, and memory for its results on a slot. */
struct creators {
    ennead_creator *of[MOST_THREADS];
    void *made[MOST_THREADS];
};

/* Makes the creators, each with `bytes` bytes for results, calls batch_run, and frees them. */
enum exit_code creators_run(struct creators *creators, size_t bytes,
                            const struct settings *settings,
                            const struct puzzle_command *puzzle_command);

#endif
