/* SPDX-License-Identifier: MIT */
/*
 * The settings of `ennead generate`.
 */
#ifndef CLI_GENERATE_OPTIONS_H
#define CLI_GENERATE_OPTIONS_H

#include <ennead.h>

#include "cli/create/numbers.h"
#include "cli/options/options.h"

struct generate {
    struct numbered_settings numbered; /* must be first */
    ennead_request request;
    ennead_technique_set needed; /* --requires */
    bool pearl, diamond;
    bool by_model;            /* with rules of their own, of another size or with other boxes */
    const char *pattern_file; /* NULL: none */
    uint8_t pattern[ENNEAD_CELLS];
};

extern const struct option_row generate_options[];

void generate_init(struct generate *generate);

/* Whether a difficulty is requested. */
bool generate_asks_difficulty(const ennead_request *request);

/* Reads the pattern and completes the settings. Refuses an impossible request with a message that
 * says why. */
enum exit_code generate_complete(struct generate *generate);

#endif
