/* SPDX-License-Identifier: MIT */
/*
 * Which rules a puzzle with one solution does not need.
 */
#ifndef CLI_RULES_NEEDED_H
#define CLI_RULES_NEEDED_H

#include "cli/batch/slot.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/options/time_limit.h"
#include "cli/record/record.h"

struct rules_needed {
    const struct variant_puzzle *variant;
    bool *redundant; /* one for each rule */
    size_t redundant_count;
    bool cut; /* the time limit came before all rules were tried */
};

/* Tries the rules of a puzzle in their order: one that can be left out, with those before it that
 * can, is redundant. `solution` is that of the puzzle. rules_needed_free frees what is found. */
ennead_status rules_needed_find(struct rules_needed *needed, const struct settings *settings,
                                const struct time_limit *limit,
                                const struct variant_puzzle *variant, const uint8_t *solution);
void rules_needed_free(struct rules_needed *needed);

/* Sets FIELD_OF_REDUNDANT_RULES, and reports the same. */
void rules_needed_set(struct record *record, const struct rules_needed *needed);
void rules_needed_report(struct slot *slot, const struct item *item,
                         const struct rules_needed *needed);

#endif
