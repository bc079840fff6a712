/* SPDX-License-Identifier: MIT */
/*
 * The engine behind ENNEAD_ENGINE_BIFURCATION: fill the first empty cell with the lowest digit
 * that fits; if none does, go back and try the next higher digit in the cell before (Patrick Chan,
 * "The Java Developers Almanac 1.4", example e1089, 2005). Solutions come in lexicographic order.
 */
#include "search/walk/bifurcation.h"

#include "grid/assertions.h"
#include "search/walk/walk.h"

static int pick_lowest(walk_state *w, digits set)
{
    ASSERT(within_digits(set));
    (void)w;
    return lowest_digit(set);
}

static void bifurcation_start(search *s, const ennead_puzzle *puzzle)
{
    walk_start(s, puzzle, pick_lowest);
}

const engine bifurcation_engine = {.start = bifurcation_start, .next = walk_next};
