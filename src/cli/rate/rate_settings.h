/* SPDX-License-Identifier: MIT */
/*
 * What the options of `ennead rate` say.
 */
#ifndef CLI_RATE_SETTINGS_H
#define CLI_RATE_SETTINGS_H

#include "cli/options/settings.h"

struct scale;

struct rate_settings {
    struct settings common; /* must be first */
    const struct scale *scale;
    bool without_uniqueness;
};

#endif
