/* SPDX-License-Identifier: MIT */
/*
 * --size and --boxes: the size and boxes of grids, if the first grid of a list does not show them.
 */
#ifndef CLI_GRIDS_OPTION_H
#define CLI_GRIDS_OPTION_H

#include "cli/options/common_options.h"

#define SIZE_OPTION \
    { \
        .name = "size", .argument = ARGUMENT_REQUIRED, .argument_name = "N", \
        .group = GROUP_READING, .help = "the grids have N rows and columns, 1 to 64", \
        .standard = "that of the first grid of a file", \
        .stored = STORE_NUMBER(struct settings, grids.size, 1, ENNEAD_MOST_SIZE), \
    }

#define BOXES_OPTION \
    { \
        .name = "boxes", .argument = ARGUMENT_REQUIRED, .argument_name = "SHAPE", \
        .group = GROUP_READING, \
        .help = "the grids have boxes of so many rows and columns, such as 2x3; 'none' for Latin " \
                "squares; 'auto' for the squarest, in grids of any size", \
        .standard = "the squarest", \
        .stored = STORE_READ(struct settings, grids, struct grid_settings, read_boxes), \
    }

/* For --boxes: a shape or a word. `to` is a struct grid_settings. */
const char *read_boxes(void *to, const char *value);

#endif
