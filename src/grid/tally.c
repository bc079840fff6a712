/* SPDX-License-Identifier: MIT */
/*
 * The number of solutions found so far. Like the stop flag (stop.c), it is a plain number that is
 * accessed only by atomic operations.
 */
#include "grid/tally.h"

uint64_t ennead_tally_get_solutions(const ennead_tally *tally)
{
    return __atomic_load_n(&tally->solutions, __ATOMIC_RELAXED);
}
