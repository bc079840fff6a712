/* SPDX-License-Identifier: MIT */
/*
 * The engine behind ENNEAD_ENGINE_RANDOM: plain recursion with the digits of each cell in random
 * order ("Sudoku solver with recursive method"). It takes a random one of the fitting digits that
 * have not been tried, which is the same as shuffling all nine first and skipping those that do
 * not fit.
 */
#include "search/walk/random.h"

#include "grid/assertions.h"
#include "search/walk/walk.h"

static int pick_random(walk_state *w, digits set)
{
    ASSERT(within_digits(set));
    for (uint32_t skip = random_below(&w->random, (uint32_t)digit_count(set)); skip > 0; skip--)
        set = without_lowest_digit(set);
    return lowest_digit(set);
}

static void random_start(search *s, const ennead_puzzle *puzzle)
{
    walk_start(s, puzzle, pick_random);
}

const engine random_engine = {.start = random_start, .next = walk_next};
