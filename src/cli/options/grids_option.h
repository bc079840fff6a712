/* SPDX-License-Identifier: MIT */
/*
 * --size and --boxes: the size and boxes of grids, if the first grid of a list does not show them.
 */
#ifndef CLI_GRIDS_OPTION_H
#define CLI_GRIDS_OPTION_H

#include "cli/options/common_options.h"

#define SIZE_OPTION \
    { \
        .name = "size", .argument_name = "N", .group = GROUP_READING, \
        .help = "read grids of N rows and columns, 1 to 64", \
        .standard = "as the first grid of each file", \
        .stored = STORE_NUMBER(struct settings, grids.size, 1, ENNEAD_MOST_SIZE), \
    }

#define BOXES_OPTION \
    { \
        .name = "boxes", .argument_name = "SHAPE", .group = GROUP_READING, \
        .help = "read grids with boxes of this many rows and columns, such as 2x3; none: Latin " \
                "squares; auto: the squarest boxes, in grids of any size", \
        .standard = "the squarest", \
        .stored = STORE_READ(struct settings, grids, struct grid_settings, read_boxes), \
    }

/* For --boxes: a shape or a word. `to` is a struct grid_settings. */
const char *read_boxes(void *to, const char *value);

#endif
