/* SPDX-License-Identifier: MIT */
/*
 * The engine for one puzzle, for any processor.
 */
#ifndef ENNEAD_SEARCH_SINGLE_AUTO_BASELINE_H
#define ENNEAD_SEARCH_SINGLE_AUTO_BASELINE_H

#include "search/base/search.h"

extern const engine baseline_auto_engine;

#endif
