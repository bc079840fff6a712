/* SPDX-License-Identifier: MIT */
/*
 * The engine behind ENNEAD_ENGINE_RANDOM.
 */
#ifndef ENNEAD_SEARCH_WALK_RANDOM_H
#define ENNEAD_SEARCH_WALK_RANDOM_H

#include "search/base/search.h"

extern const engine random_engine;

#endif
