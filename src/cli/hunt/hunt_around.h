/* SPDX-License-Identifier: MIT */
/*
 * What a hunt knows, and the work of a round: the neighbors of a puzzle are searched and rated.
 */
#ifndef CLI_HUNT_AROUND_H
#define CLI_HUNT_AROUND_H

#include "cli/base/thread_team.h"
#include "cli/base/writer.h"
#include "cli/hunt/hunt_pool.h"
#include "cli/rate/rate_scales.h"
#include "cli/rate/rate_settings.h"
#include "cli/record/records.h"
#include "cli/symmetry/form_set.h"

struct hunt_settings {
    struct rate_settings rate; /* must be first */
    ennead_neighbor_options options;
    uint64_t rounds, keep, best, memory;
    const char *best_file;
};

struct hunt_slot;

struct hunt_run {
    struct hunt_settings *settings;
    struct records *records;
    size_t ranks; /* how many numbers of a rank the records have */
    struct hunt_pool pool;
    struct form_set *forms;
    ennead_neighbors *searches[MOST_THREADS];
    struct rating_tools tools[MOST_THREADS];
    struct hunt_slot *slots;
    size_t slot_count;
    struct text seeds;              /* cells of the puzzles of the input */
    struct text waiting;            /* cells that are rated next */
    const uint8_t *parent;          /* whose neighbors these are; NULL: they are seeds */
    size_t next;                    /* what is rated next, */
    uint64_t unit, searched, parts; /* or searched next; up to here it was searched; of so many */
    enum { UNITS_FIT, UNIT_IS_LARGE } next_unit; /* the next one found too much to keep */
    uint64_t round, new_ones, kept;
    struct writer out;
    enum exit_code input, code; /* of the input; of the hunt */
};

/* Makes what the threads need. Returns false if memory runs out. */
bool hunt_make(struct hunt_run *hunt);
void hunt_unmake(struct hunt_run *hunt);

/* Whether a signal or an error has ended the hunt. */
bool hunt_has_ended(const struct hunt_run *hunt);

/* Writes a text, and frees it. */
void hunt_put(struct hunt_run *hunt, struct text *text);

/* Notes what has been written in the journal, if there is one. */
void hunt_note(struct hunt_run *hunt);

/* Adds a form to those that were seen. Returns whether it is new. */
bool hunt_sees(struct hunt_run *hunt, const uint8_t form[ENNEAD_CELLS]);

/* Rates the puzzles of the input from that number on, and writes all of them. */
void hunt_rate_seeds(struct hunt_run *hunt, size_t from);

/* Searches around a puzzle, and rates what is new; what is wanted is kept and written. */
void hunt_around(struct hunt_run *hunt, const uint8_t cells[ENNEAD_CELLS]);

#endif
