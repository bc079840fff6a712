/* SPDX-License-Identifier: MIT */
/*
 * Takes a puzzle of the input into the book, if it has exactly one solution (not needed if no
 * solutions are printed), and does not equal an earlier one up to symmetry. Also finds out what
 * the book says about it.
 */
#ifndef CLI_BOOK_TAKE_H
#define CLI_BOOK_TAKE_H

#include "cli/batch/slot.h"
#include "cli/book/book_settings.h"
#include "cli/book/book_shelf.h"

struct variant_puzzle;

struct book_taker {
    const struct book_settings *settings;
    struct book_shelf *shelf;
    ennead_finder *finder;
    ennead_rater *rater;
    ennead_grid_set *forms; /* canonical forms of those taken */
    int error;              /* an errno; 0 */
};

/* Each of these takes a puzzle, or reports in the slot why not. */
void book_take_plain(struct book_taker *taker, struct slot *slot, const struct item *item,
                     size_t index);
void book_take_variant(struct book_taker *taker, struct slot *slot, const struct item *item,
                       const struct variant_puzzle *variant);

#endif
