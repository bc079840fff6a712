/* SPDX-License-Identifier: MIT */
/*
 * What the options of `ennead generate` say.
 */
#ifndef CLI_GENERATE_H
#define CLI_GENERATE_H

#include "cli/create/offer.h"

struct generate {
    struct numbered_settings numbered; /* must be first */
    ennead_wishes wishes;
    ennead_technique_set needed; /* --technique */
    const char *pattern_file;    /* NULL: none */
    uint8_t pattern[ENNEAD_CELLS];
};

extern const struct option_row generate_options[];

void generate_init(struct generate *generate);

/* Reads the pattern, completes the settings, and refuses wishes that cannot be fulfilled, with a
 * message that says why. */
enum exit_code generate_complete(struct generate *generate);

/* Makes puzzles with the rules of the settings. */
enum exit_code generate_variants(const struct generate *generate);

#endif
