/* SPDX-License-Identifier: MIT */
/*
 * What the tests of exotic patterns share: puzzles known for these patterns, and running a
 * technique on states in which it finds much.
 */
#ifndef UNIT_EXOTIC_H
#define UNIT_EXOTIC_H

#include "support/steps.h"

#define EASTER_MONSTER \
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
#define PLATINUM_BLONDE \
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."
#define FATA_MORGANA \
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"
#define GOLDEN_NUGGET \
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
#define LOKI "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."

/* Runs a technique on states of each of these puzzles and of random minimal ones, with random
 * candidates removed and cells solved. Fails the test unless each step that it finds is true and
 * some are found. */
void assert_finds_only_truth(const char *technique);

/* Adds a candidate to a cell; a filled cell is emptied first. */
void add_candidate(ennead_state *state, int row, int column, int digit);

#endif
