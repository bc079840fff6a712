/* SPDX-License-Identifier: MIT */
/*
 * Puzzles in a form for such with rules that have none: they are puzzles of nine by nine like any
 * other.
 */
#ifndef CLI_PLAIN_ITEM_H
#define CLI_PLAIN_ITEM_H

#include "cli/batch/slot.h"

/* Makes an ITEM_VARIANT that is one an ITEM_PUZZLE, whose puzzle is the next of the slot; it is for the
 * caller to count. Else, or if it cannot be read, leaves it as it is. */
void plain_item_take(struct slot *slot, struct item *item);

#endif
