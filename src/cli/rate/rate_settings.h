/* SPDX-License-Identifier: MIT */
/*
 * What the options of `ennead rate` say.
 */
#ifndef CLI_RATE_SETTINGS_H
#define CLI_RATE_SETTINGS_H

#include "cli/options/settings.h"
#include "cli/rate/where.h"

struct scale;
struct rate_output;

struct rate_settings {
    struct settings common; /* must be first */
    const struct scale *scale;
    const struct rate_output *output;
    const char *condition; /* --where; NULL: none */
    struct where where;
    bool without_uniqueness;
};

#endif
