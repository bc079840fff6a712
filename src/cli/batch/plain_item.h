/* SPDX-License-Identifier: MIT */
/*
 * Puzzles in a form with rules that have no rules: these are handled like any 9x9 puzzle.
 */
#ifndef CLI_PLAIN_ITEM_H
#define CLI_PLAIN_ITEM_H

#include "cli/batch/slot.h"

/* Turns an ITEM_VARIANT of this kind into an ITEM_PUZZLE, whose puzzle is the next one of the
 * slot; the caller counts it. Leaves other items, and those that cannot be read, as they are. */
void plain_item_take(struct slot *slot, struct item *item);

#endif
