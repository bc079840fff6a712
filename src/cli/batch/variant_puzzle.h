/* SPDX-License-Identifier: MIT */
/*
 * A puzzle with rules of its own, as commands get it: from a file in a form for such puzzles, or from
 * a plain grid to which a file adds rules (--rules=FILE).
 */
#ifndef CLI_VARIANT_PUZZLE_H
#define CLI_VARIANT_PUZZLE_H

#include <ennead.h>

struct variant_puzzle {
    ennead_description description; /* its arrays belong to `own`, or to the rules of --rules */
    ennead_description *own;
    ennead_variant_report report;
    uint64_t candidates[ENNEAD_MOST_CELLS]; /* under the rules of --rules */
    ennead_notation notation;               /* in which its numbers are written */
    ennead_model *model;                    /* with what the settings ask for; NULL: not needed */
};

#endif
