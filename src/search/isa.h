/* SPDX-License-Identifier: MIT */
/*
 * Which edition of the engines behind ENNEAD_ENGINE_AUTO is in use: the fastest that the processor can run,
 * or the one selected.
 */
#ifndef ENNEAD_SEARCH_ISA_H
#define ENNEAD_SEARCH_ISA_H

#include "search/base/search.h"
#include "search/batch/lanes.h"

/* For one puzzle, for many. */
const engine *auto_engine_in_use(void);
const kernel *kernel_in_use(void);

#endif
