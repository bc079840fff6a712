/* SPDX-License-Identifier: MIT */
/*
 * The settings of `ennead rate`.
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
