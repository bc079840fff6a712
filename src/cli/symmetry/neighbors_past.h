/* SPDX-License-Identifier: MIT */
/*
 * What an earlier run of `neighbors` has written: a run that goes on knows from it which forms must
 * not come again, without searching again. With --where that does not suffice, because neighbors
 * that were not wanted must not come again either.
 */
#ifndef CLI_NEIGHBORS_PAST_H
#define CLI_NEIGHBORS_PAST_H

#include <ennead.h>

#include "cli/options/settings.h"

/* Whether there is an earlier run whose output says all that must be known of it. */
bool neighbors_past_suffices(const struct settings *settings);

/* Tells the puzzles that are in the output, in any format, until `take` returns false. Returns
 * false then, and after an error, which has been reported. */
bool neighbors_past_read(const struct settings *settings,
                         bool (*take)(void *user, const uint8_t cells[ENNEAD_CELLS]), void *user);

#endif
