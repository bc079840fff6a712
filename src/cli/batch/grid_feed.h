/* SPDX-License-Identifier: MIT */
/*
 * The producing end of the pipeline for grids of any size: one a line, put into slots as it is and
 * read where it is answered.
 */
#ifndef CLI_GRID_FEED_H
#define CLI_GRID_FEED_H

#include "cli/batch/file_lines.h"
#include "cli/batch/slot.h"

enum { GRIDS_OF_A_SLOT = 16 };

/* Whether a line is none of a grid: empty, or a comment. */
bool line_is_idle(const char *line, size_t length);

/* Whether the first line of a text that is not idle is a jigsaw of nine by nine: 162 signs, which are
 * a puzzle in no other form. */
bool line_shows_jigsaw(const char *text, size_t length);

struct grid_feed {
    const struct settings *settings;
    uint64_t puzzles; /* read so far */
    struct file_lines lines;
};

void grid_feed_begin(struct grid_feed *feed, const struct settings *settings);

/* Fills an empty slot with up to `most` items and GRIDS_OF_A_SLOT; false: there is nothing more. */
bool grid_feed_fill(struct grid_feed *feed, struct slot *slot, size_t most);

void grid_feed_end(struct grid_feed *feed);

#endif
