/* SPDX-License-Identifier: MIT */
/*
 * Assertions for the contracts of internal functions. They are on (ENNEAD_ASSERTIONS) in all of
 * our builds except the release: debug, sanitizers, fuzzers, coverage. In the release they are
 * compiled but generate no code, so they cannot refer to names that no longer exist, and the
 * objects are the same as without them. Mistakes of callers of the public interface are reported
 * as a status, never by an assertion.
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
