/* SPDX-License-Identifier: MIT */
/*
 * Contracts of internal functions as assertions. They are on (ENNEAD_ASSERTIONS) in every build of ours but the
 * release: debug, sanitizers, fuzzers, coverage. Elsewhere they are compiled and make no code, so that they keep up with
 * what they speak of: the objects are the same with and without them. What a caller of the public interface may do
 * wrong is a status, never an assertion.
 */
#ifndef ENNEAD_GRID_ASSERTIONS_H
#define ENNEAD_GRID_ASSERTIONS_H

#ifdef ENNEAD_ASSERTIONS

#undef NDEBUG
#include <assert.h>

#define ASSERT(holds) assert(holds)

#else

#define ASSERT(holds) ((void)sizeof((holds) ? 1 : 0))

#endif

#endif
