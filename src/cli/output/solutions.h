/* SPDX-License-Identifier: MIT */
/*
 * The solutions of one puzzle, one after the other, however many there are. A few were kept when
 * the puzzle was solved; if there are more, all are found once more when they are asked for, so
 * that memory does not grow with their number.
 */
#ifndef CLI_SOLUTIONS_H
#define CLI_SOLUTIONS_H

#include <ennead.h>

#include "cli/base/text.h"
#include "cli/batch/cut.h"

struct solutions {
    const ennead_puzzle *puzzle;
    const ennead_solve_options *options; /* those that the puzzle was solved with */
    const ennead_description *rules; /* in place of `puzzle`, where a model solved it; else NULL */
    const ennead_model_options *model; /* in place of `options` then */
    const uint8_t *kept;               /* the cells of one after those of the other */
    size_t cell_count;
    uint64_t kept_count;
    uint64_t total; /* how many were found */
    uint64_t next;
    const struct text *text; /* where they go: when that fails, there is no use in going on */
    ennead_iterator *iterator;
    ennead_model *again;
    uint8_t cells[ENNEAD_MOST_CELLS];
    enum cut cut;
};

/* The next solution, or NULL after the last, or when `cut` tells why there can be no more. */
const uint8_t *solutions_next(struct solutions *solutions);

void solutions_end(struct solutions *solutions);

#endif
