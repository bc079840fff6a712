/* SPDX-License-Identifier: MIT */
/*
 * The engine behind ENNEAD_ENGINE_BIFURCATION.
 */
#ifndef ENNEAD_SEARCH_WALK_BIFURCATION_H
#define ENNEAD_SEARCH_WALK_BIFURCATION_H

#include "search/base/search.h"

extern const engine bifurcation_engine;

#endif
