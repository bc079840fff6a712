/* SPDX-License-Identifier: MIT */
/*
 * Puzzles that make every engine work: the hardest that are known by name, and some of many clues.
 */
#ifndef UNIT_INTERFACE_HARD_PUZZLES_H
#define UNIT_INTERFACE_HARD_PUZZLES_H

#include "support/support.h"

static const char *const hard_puzzles[] = {
    /* Golden Nugget, Kolk, Patience, Imam bayildi, Fata Morgana, Easter Monster, AI Escargot */
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
    "98.7.....6.....87...7.....4.3.9........5...4......1..2..6..3.9......7..3.....2.8.",
    SLOW_PUZZLE,
    ROYLE_PUZZLE,
    EXAMPLE_PUZZLE,
};

enum { HARD_PUZZLES = sizeof hard_puzzles / sizeof hard_puzzles[0] };

#endif
