/* SPDX-License-Identifier: MIT */
/*
 * The pictures of one puzzle: its board, or its steps.
 */
#ifndef CLI_DRAW_PUZZLE_H
#define CLI_DRAW_PUZZLE_H

#include "cli/batch/slot.h"
#include "cli/draw/draw_settings.h"

struct variant_puzzle;

/* Each of these adds pictures to the drawing's files, and the result to the slot's totals. */
void draw_plain_puzzle(struct drawing *drawing, struct slot *slot, const struct item *item,
                       size_t index);
void draw_variant_puzzle(struct drawing *drawing, struct slot *slot, const struct item *item,
                         const struct variant_puzzle *variant);

#endif
