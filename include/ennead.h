/* SPDX-License-Identifier: MIT */
/*
 * libennead: reading, solving, explaining, rating, creating and drawing Sudoku puzzles.
 *
 * A complete program (examples/first.c, which the tests compile and run):
 *
 *     #include <ennead.h>
 *     #include <stdio.h>
 *
 *     int main(void)
 *     {
 *         const char *text = "53..7....6..195....98....6.8...6...34"
 *                            "..8.3..17...2...6.6....28....419..5....8..79";
 *         ennead_puzzle puzzle;
 *         ennead_solve_options options;
 *         ennead_solve_result result;
 *         uint8_t solution[1][ENNEAD_CELLS];
 *         char line[ENNEAD_LINE_SIZE];
 *
 *         if (ennead_puzzle_from_line(text, &puzzle))
 *             return 1;
 *         ennead_solve_options_init(&options);
 *         if (ennead_solve(&puzzle, &options, solution, 1, &result))
 *             return 1;
 *         puts(ennead_verdict_name(result.verdict));
 *         if (result.solutions > 0) {
 *             ennead_write_line(solution[0], line);
 *             puts(line);
 *         }
 *         return 0;
 *     }
 *
 * The parts, most needed first; each can be included by itself:
 *
 *     ennead/base.h         version, status codes, memory, a flag that stops long work
 *     ennead/puzzle.h       a puzzle, and 81 cells as text
 *     ennead/solve.h        solving one puzzle, many at once, and solutions one by one
 *     ennead/candidates.h   true candidates: which are in some solution, and in how many
 *     ennead/read.h         puzzles from text in any form, errors with their places
 *     ennead/state.h        the middle of a game, contradictions, mistakes
 *     ennead/techniques.h   the catalogue of techniques, sets of them, cases
 *     ennead/steps.h        solving as a person does: steps, paths, HoDoKu's score, hints, words
 *     ennead/rate.h         ratings on the scales of Sudoku Explainer
 *     ennead/backdoors.h    few cells that open a puzzle to simple techniques
 *     ennead/deduce.h       a small deductive solver for interactive use
 *     ennead/symmetry.h     maps, canonical forms, sets of puzzles
 *     ennead/create.h       making and minimizing puzzles, and the neighbors of one
 *     ennead/proof.h        verdicts with proofs that others can check
 *     ennead/description.h  puzzles of any size, with variant rules; the table of rules
 *     ennead/variant.h      these as text, in the forms of several programs
 *     ennead/exchange.h     these written in forms of other programs, and as links
 *     ennead/model.h        solving, explaining and making such puzzles
 *     ennead/picture.h      pictures of puzzles and steps: shapes with roles, and SVG
 *     ennead/session.h      a game that is played by lines of text
 *     ennead/pipeline.h     an ordered parallel map
 *     ennead/structs.h      how structs grow, and their sizes in the running library
 *
 * Cells are numbered 0 to 80 row by row, digits 1 to 9; 0 is an empty cell. A set of digits is the
 * low nine bits of an integer, bit d - 1 for digit d.
 *
 * A function that can fail returns an ennead_status. What a search found out is a verdict, which is
 * a separate value. The library never prints, exits or aborts, reads no environment variable and
 * installs no signal handler. Any function may run on any thread, and needs at most 64 KB of stack;
 * an object (reader, solver, finder) may be used by one thread at a time.
 *
 * Names follow one pattern:
 *
 *     ennead_X_new, ennead_X_free         make and free an object; freeing NULL is allowed
 *     ennead_X_options_init               sets options to their defaults
 *     ennead_X_set_Y, ennead_X_get_Y      set and get a property; a get changes nothing
 *     ennead_X_is_Y, ennead_X_has_Y       test a property
 *     ennead_X_find_Y                     looks for Y in X, stores it, returns whether it was found
 *     ennead_X_name                       the name of a value of the enumeration ennead_X
 *     ennead_write_X                      write X as text
 *     ENNEAD_X_Y                          the value Y of the enumeration ennead_X. Techniques
 *                                         are named without the X: ENNEAD_X_WING, and on the
 *                                         scales of ratings ENNEAD_SE_X_WING
 *
 * Structs may grow in later versions. Structs whose first member is `size` are filled by their
 * _init function; for ennead_pipeline, which has none, set `size` and leave unused members 0.
 * ennead/structs.h says how the others grow.
 */
#ifndef ENNEAD_H
#define ENNEAD_H

/* In the order of the table. */
/* clang-format off */
#include "ennead/base.h"
#include "ennead/puzzle.h"
#include "ennead/solve.h"
#include "ennead/candidates.h"
#include "ennead/read.h"
#include "ennead/state.h"
#include "ennead/techniques.h"
#include "ennead/steps.h"
#include "ennead/rate.h"
#include "ennead/backdoors.h"
#include "ennead/deduce.h"
#include "ennead/symmetry.h"
#include "ennead/create.h"
#include "ennead/proof.h"
#include "ennead/description.h"
#include "ennead/variant.h"
#include "ennead/exchange.h"
#include "ennead/model.h"
#include "ennead/picture.h"
#include "ennead/session.h"
#include "ennead/pipeline.h"
#include "ennead/structs.h"
/* clang-format on */

#endif
