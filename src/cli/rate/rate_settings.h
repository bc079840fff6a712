/* SPDX-License-Identifier: MIT */
/*
 * The settings of `ennead rate`.
 */
#ifndef CLI_RATE_SETTINGS_H
#define CLI_RATE_SETTINGS_H

#include "cli/options/settings.h"
#include "cli/record/fields.h"

struct scale;

struct rate_settings {
    struct settings common;    /* must be first */
    unsigned chosen;           /* the scales, a bit for each */
    const struct scale *scale; /* that of them which has techniques, or else the first */
    bool without_uniqueness;
    enum field fields[FIELD_COUNT]; /* of the records */
    size_t field_count, table_count;
};

#endif
