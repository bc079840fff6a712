/* SPDX-License-Identifier: MIT */
/*
 * The batch engine for any processor.
 */
#ifndef ENNEAD_SEARCH_BATCH_LANES_BASELINE_H
#define ENNEAD_SEARCH_BATCH_LANES_BASELINE_H

#include "search/batch/lanes.h"

const kernel *baseline_edition(void);

#endif
