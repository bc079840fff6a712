/* SPDX-License-Identifier: MIT */
/*
 * The engine for one puzzle, for any processor: a board is nine vectors of 128 bits. Where the
 * processor has no such vectors, the compiler uses ordinary words.
 */
#include "search/single/auto_baseline.h"

#define PLANE_BYTES 16
#define EDITION_ENGINE baseline_auto_engine
#include "search/single/auto_kernel.h"
