/* SPDX-License-Identifier: MIT */
/*
 * Random small puzzles, and random rules for any row of the table of rules. All that is known here
 * about a rule, besides its text, is what its row says of numbers, parts and cells. Puzzles are
 * small enough that every way to fill them can be tried.
 */
#ifndef UNIT_INSTANCES_H
#define UNIT_INSTANCES_H

#include "support/support.h"

enum { INSTANCE_CELLS = 36, INSTANCE_NUMBERS = 8, INSTANCE_PARTS = 4 };

/* A rule with room for what it points to. */
struct instance {
    ennead_constraint rule;
    uint16_t cells[INSTANCE_CELLS * INSTANCE_PARTS], parts[INSTANCE_PARTS];
    int32_t numbers[INSTANCE_NUMBERS];
    char text[256];
    ennead_constraint inner[2];
};

/* A puzzle without rules; a grid that fits it is in `hidden`. */
ennead_description *random_grid(struct generator *g, const ennead_allocator *allocator,
                                uint8_t hidden[INSTANCE_CELLS]);

/* Makes a rule of that row for the puzzle; it may be one that cannot be satisfied. `spare` is for
 * inner rules. */
void random_rule(struct generator *g, const ennead_description *d, const ennead_constraint_row *row,
                 struct instance *made, struct instance spare[2]);

/* Calls `check` for every way to fill the puzzle in which the values of houses differ, up to
 * `most` ways, and counts those for which it returns true; adds to `used` what the cells hold in
 * these. Returns SIZE_MAX if there are more ways. */
size_t count_fillings(const ennead_description *d, size_t most,
                      bool (*check)(const void *user, const uint8_t *solution), const void *user,
                      uint64_t used[INSTANCE_CELLS], size_t *ways);

#endif
