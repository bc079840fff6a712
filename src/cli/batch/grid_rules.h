/* SPDX-License-Identifier: MIT */
/*
 * Rules next to plain grids. Rules after a grid turn it into a puzzle with rules; rules before the
 * first grid of a file belong to that one. The result is an item whose text ennead_variant_read
 * understands, with each line at its line number in the file.
 */
#ifndef CLI_GRID_RULES_H
#define CLI_GRID_RULES_H

#include "cli/batch/slot.h"

struct grid_rules {
    enum {
        GRID_TO_COME,  /* no grid of this file has come yet */
        GRID_OPEN,     /* the last puzzle of the slot may get rules */
        GRID_BROKEN,   /* it could not be read */
        GRID_ANSWERED, /* its answer is already being made */
    } grid;
    size_t item;        /* GRID_OPEN: its index; for lines, it is the last of them */
    bool seen;          /* the file has rules */
    struct text before; /* those before the file's first grid */
    uint64_t first_line;
    uint64_t last_line; /* the line on which the text of the item, or `before`, ends */
};

/* Begins a file. */
void grid_rules_restart(struct grid_rules *rules);

/* The last item of the slot is a puzzle, or many lines of them: adds the rules that came before
 * it. Returns how many puzzles became puzzles with rules: 1 or 0. */
size_t grid_rules_take_puzzle(struct grid_rules *rules, struct slot *slot);

/* The last item of the slot is a record of a puzzle that has rules already: adds the rules that
 * came before it, or come after it. */
void grid_rules_take_variant(struct grid_rules *rules, struct slot *slot);

/* Records that a grid could not be read, if the error is about one. */
void grid_rules_take_error(struct grid_rules *rules, const ennead_record *record);

/* Takes a rule. Returns how many puzzles became puzzles with rules: 1 or 0. If the grid is
 * GRID_ANSWERED, the caller must refuse the rule. */
size_t grid_rules_take_rule(struct grid_rules *rules, struct slot *slot,
                            const ennead_record *record);

#endif
