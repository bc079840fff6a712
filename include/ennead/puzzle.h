/* SPDX-License-Identifier: MIT */
/*
 * A 9x9 puzzle as plain data, made from a line of text or from arrays; and 81 cells written as
 * text.
 */
#ifndef ENNEAD_PUZZLE_H
#define ENNEAD_PUZZLE_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ENNEAD_CELLS 81
#define ENNEAD_ALL_DIGITS 0x1ffu

/* A puzzle, or any state in the middle of a game. In a solution each cell holds one of its
 * `candidates`, and its given if it has one. Plain data, which may be copied. */
typedef struct ennead_puzzle {
    uint8_t givens[ENNEAD_CELLS];      /* 1 to 9, or 0 */
    uint16_t candidates[ENNEAD_CELLS]; /* the digits that the cell may hold, bit d - 1 for digit d;
                                          may be 0 */
} ennead_puzzle;

/* Makes a puzzle from 81 givens; 0 is an empty cell, which may hold any digit.
 * ENNEAD_STATUS_BAD_ARGUMENT: a given is above 9. Equal givens in one house are not an error; such
 * a puzzle just has no solution (see ennead_puzzle_find_conflict). */
ENNEAD_API ennead_status ennead_puzzle_from_givens(const uint8_t givens[ENNEAD_CELLS],
                                                   ennead_puzzle *puzzle);

/* Makes a puzzle without givens from 81 sets of candidates (a pencil-mark puzzle, or the state of a
 * game). ENNEAD_STATUS_BAD_ARGUMENT: a set has a bit above that of digit 9. */
ENNEAD_API ennead_status ennead_puzzle_from_candidates(const uint16_t candidates[ENNEAD_CELLS],
                                                       ennead_puzzle *puzzle);

/* Makes a puzzle from a string that begins with 81 cells: 1-9, or one of 0 . * _ x X - for an empty
 * cell. The rest of the string is ignored. ENNEAD_STATUS_BAD_ARGUMENT: the string ends, or has
 * another character, before the 81st cell. For files and every other form there is
 * ennead/read.h. */
ENNEAD_API ennead_status ennead_puzzle_from_line(const char *line, ennead_puzzle *puzzle);

/* Two equal givens in one house. */
typedef struct ennead_conflict {
    int cells[2]; /* 0 to 80, the smaller first */
    int digit;    /* 1 to 9 */
} ennead_conflict;

/* Whether two equal givens of `puzzle` share a house. If so, the first such pair in the order of
 * cells is stored in `conflict`, which may be NULL. Values above 9 are ignored. */
ENNEAD_API bool ennead_puzzle_find_conflict(const ennead_puzzle *puzzle, ennead_conflict *conflict);

/* Sizes of the buffers for the functions below, including the terminating NUL. */
#define ENNEAD_LINE_SIZE 82
#define ENNEAD_ALMANAC_SIZE 339
#define ENNEAD_COMPACT_SIZE 133

/* Writes 81 cells (0 to 9) as one line of 81 characters, '.' for 0, and a NUL. */
ENNEAD_API void ennead_write_line(const uint8_t cells[ENNEAD_CELLS], char text[ENNEAD_LINE_SIZE]);

/* Writes 81 cells as the board of the 2005 almanac program: 13 lines of 25 characters, '.' for
 * 0. */
ENNEAD_API void ennead_write_almanac(const uint8_t cells[ENNEAD_CELLS],
                                     char text[ENNEAD_ALMANAC_SIZE]);

/* Writes 81 cells as the board of the core-Java program: 11 lines of 11 characters, '0' for 0. */
ENNEAD_API void ennead_write_compact(const uint8_t cells[ENNEAD_CELLS],
                                     char text[ENNEAD_COMPACT_SIZE]);

#ifdef __cplusplus
}
#endif

#endif
