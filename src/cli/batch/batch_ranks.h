/* SPDX-License-Identifier: MIT */
/*
 * The pipeline of batch.c over the ranks of an MPI run (base/ranks.h). The leader fills slots,
 * sends their records to the workers, and writes the answers in order; a worker is a pipeline of
 * its own, which is filled by what comes and writes to the leader.
 *
 *     leader   fill --> send ...           ... take --> write, in order
 *     worker             take --> work --> send
 */
#ifndef CLI_BATCH_RANKS_H
#define CLI_BATCH_RANKS_H

#include "cli/base/ranks.h"
#include "cli/batch/slot_parcel.h"

struct ranks_batch {
    const struct settings *settings;
    const struct ennead_pipeline *pipeline;
    struct slot *slots; /* of the pipeline */
    const struct room *room;
    /* What a worker does with the first record of all, which may be NULL, before other work. */
    void (*begin)(void *user, struct slot *slot);
    /* How a worker answers a question; see puzzle_command.ask. */
    bool (*ask)(void *user, const struct text *question, struct text *answer);
    void *ask_user;
};

/* How many slots the leader needs, of the size that `room` says. */
size_t ranks_slots(const struct room *room, const struct settings *settings);

/* Sends the first record to all workers. Returns false if memory runs out. */
bool ranks_begin(const struct slot *slot, const struct settings *settings);

enum ranks_outcome { RANKS_WELL, RANKS_NO_MEMORY, RANKS_FAILED };

/* Runs the pipeline as the leader. RANKS_FAILED: a worker could not go on; its message has been
 * printed. */
enum ranks_outcome ranks_lead(const struct ranks_batch *batch);

/* Runs the pipeline as a worker, until the leader ends it. Returns false if memory runs out. */
bool ranks_serve(const struct ranks_batch *batch);

#endif
