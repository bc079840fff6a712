/* SPDX-License-Identifier: MIT */
/*
 * The solutions of one puzzle, one after the other, however many there are. A few were kept when
 * the puzzle was solved. If there are more, all are found again when they are needed, so memory
 * does not grow with their number.
 */
#ifndef CLI_SOLUTIONS_H
#define CLI_SOLUTIONS_H

#include <ennead.h>

#include "cli/base/text.h"
#include "cli/batch/slot.h"

struct solutions {
    const ennead_puzzle *puzzle;
    const ennead_solve_options *options; /* those with which the puzzle was solved */
    const ennead_description *rules; /* used in place of `puzzle` if a model solved it; else NULL */
    const ennead_model_options *model; /* used in place of `options` then */
    const uint8_t *kept;               /* cells, one solution after the other */
    size_t cell_count;
    uint64_t kept_count;
    uint64_t total; /* how many were found */
    uint64_t next;
    struct text *text; /* their destination: if that has failed, there is no use in
                              * continuing */
    ennead_iterator *iterator;
    ennead_model *again;
    uint8_t cells[ENNEAD_MOST_CELLS];
    enum cut cut;
};

/* The next solution. NULL after the last one, or if there can be no more; `cut` says why. */
const uint8_t *solutions_next(struct solutions *solutions);

/* Adds all solutions to the text at once, each on a line, if there are so many that this is faster
 * than one by one. Returns false, having done nothing, if not. */
bool solutions_list(struct solutions *solutions);

void solutions_end(struct solutions *solutions);

#endif
