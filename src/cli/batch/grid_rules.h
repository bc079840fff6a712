/* SPDX-License-Identifier: MIT */
/*
 * Rules that stand beside plain grids: those behind a grid make a puzzle with rules of it, and those
 * before the first grid of a file of that one. What comes of them is an item of the text that
 * ennead_variant_read knows, each line of which stands where it stood in the file.
 */
#ifndef CLI_GRID_RULES_H
#define CLI_GRID_RULES_H

#include "cli/batch/slot.h"

struct grid_rules {
    enum {
        GRID_TO_COME,  /* no grid of this file has been seen */
        GRID_OPEN,     /* the last puzzle of the slot may get rules */
        GRID_BROKEN,   /* it could not be read */
        GRID_ANSWERED, /* it has been given away */
    } grid;
    size_t item;        /* GRID_OPEN: which it is; lines: the last of them */
    bool seen;          /* the file has rules */
    struct text before; /* those before its first grid */
    uint64_t first_line;
    uint64_t last_line; /* the line on which the text of the item, or `before`, ends */
};

/* Begins a file. */
void grid_rules_restart(struct grid_rules *rules);

/* Says that the last item of the slot is a puzzle, or many lines of them, and adds to it what stood
 * before it. Returns how many puzzles became puzzles with rules: 1 or 0. */
size_t grid_rules_take_puzzle(struct grid_rules *rules, struct slot *slot);

/* Says that something was to be a grid, if it was. */
void grid_rules_take_error(struct grid_rules *rules, const ennead_record *record);

/* Takes a rule. Returns how many puzzles became puzzles with rules: 1 or 0. The rule is for the
 * caller to refuse if the grid is GRID_ANSWERED. */
size_t grid_rules_take_rule(struct grid_rules *rules, struct slot *slot,
                            const ennead_record *record);

#endif
