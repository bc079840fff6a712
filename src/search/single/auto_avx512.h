/* SPDX-License-Identifier: MIT */
/*
 * The engine for one puzzle, for processors with AVX-512. Its functions are NULL if the compiler
 * was not told to use the instruction set.
 */
#ifndef ENNEAD_SEARCH_SINGLE_AUTO_AVX512_H
#define ENNEAD_SEARCH_SINGLE_AUTO_AVX512_H

#include "search/base/search.h"

extern const engine avx512_auto_engine;

#endif
