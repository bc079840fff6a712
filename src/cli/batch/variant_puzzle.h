/* SPDX-License-Identifier: MIT */
/*
 * A puzzle that a model answers: one with variant rules or of another size, or a plain grid, to
 * which a file may add rules (--rules=FILE).
 */
#ifndef CLI_VARIANT_PUZZLE_H
#define CLI_VARIANT_PUZZLE_H

#include <ennead.h>

struct variant_puzzle {
    ennead_description description; /* its arrays belong to `own`, or to the rules of --rules */
    ennead_description *own;
    ennead_variant_report report;
    ennead_notation notation; /* in which its numbers are written */
    const ennead_puzzle
        *plain;          /* the puzzle as a plain one, if it is 9x9 without more rules; else NULL */
    ennead_model *model; /* with the options from the settings; NULL if not needed */
    uint64_t candidates[ENNEAD_MOST_CELLS]; /* under the rules of --rules; else not set */
};

#endif
