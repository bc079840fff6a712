/* SPDX-License-Identifier: MIT */
/*
 * What a file holds, seen from its beginning: puzzles of nine by nine, as nearly always, puzzles in a
 * form for such with rules, or a list of grids of another size.
 */
#ifndef CLI_FILE_KIND_H
#define CLI_FILE_KIND_H

#include "cli/base/text.h"
#include "cli/options/settings.h"

enum file_kind {
    FILE_UNSEEN, /* that cannot be seen yet */
    FILE_BEHIND, /* it holds puzzles of nine by nine, unless the regions of a jigsaw come next */
    FILE_PLAIN,
    FILE_VARIANTS,
    FILE_SIZED,
};

enum file_rest { MORE_TO_COME, NO_MORE };

/* Tells it from so much of a file as there is; of FILE_SIZED *size is that of its grids. */
enum file_kind file_kind_see(const struct settings *settings, const struct text *text,
                             enum file_rest rest, int *size);

#endif
