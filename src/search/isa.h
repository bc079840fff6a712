/* SPDX-License-Identifier: MIT */
/*
 * The edition of the engines behind ENNEAD_ENGINE_AUTO that is in use: the fastest that the
 * processor can run, or the one that the caller selected.
 */
#ifndef ENNEAD_SEARCH_ISA_H
#define ENNEAD_SEARCH_ISA_H

#include "search/base/search.h"
#include "search/batch/lanes.h"

/* The engine for one puzzle, and the batch engine. */
const engine *auto_engine_in_use(void);
const kernel *kernel_in_use(void);

/* The batch engine for so many puzzles, if that edition is in use: the same, or a narrower one,
 * whose memory is smaller. Lanes without a puzzle take their time too. */
const kernel *kernel_for(const kernel *chosen, size_t count);

#endif
