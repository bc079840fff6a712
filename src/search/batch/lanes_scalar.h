/* SPDX-License-Identifier: MIT */
/*
 * The batch engine in plain C, for any processor.
 */
#ifndef ENNEAD_SEARCH_BATCH_LANES_SCALAR_H
#define ENNEAD_SEARCH_BATCH_LANES_SCALAR_H

#include "search/batch/lanes.h"

const kernel *scalar_edition(void);

#endif
