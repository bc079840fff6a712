/* SPDX-License-Identifier: MIT */
/*
 * What a file contains, judged by its beginning: 9x9 puzzles (nearly always), puzzles in a form
 * with rules, or a list of grids of another size.
 */
#ifndef CLI_FILE_KIND_H
#define CLI_FILE_KIND_H

#include "cli/base/text.h"
#include "cli/options/settings.h"

enum file_kind {
    FILE_UNSEEN, /* it cannot be decided yet */
    FILE_BEHIND, /* 9x9 puzzles, unless the regions of a jigsaw come next */
    FILE_PLAIN,
    FILE_VARIANTS,
    FILE_SIZED,
};

enum file_rest { MORE_TO_COME, NO_MORE };

/* Decides from the beginning of a file. For FILE_SIZED, *size gets the size of its grids. */
enum file_kind file_kind_see(const struct settings *settings, const struct text *text,
                             enum file_rest rest, int *size);

#endif
