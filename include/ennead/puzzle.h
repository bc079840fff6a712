/* SPDX-License-Identifier: MIT */
/*
 * A puzzle as plain data, made of a line or of arrays, and 81 cells written as text.
 */
#ifndef ENNEAD_PUZZLE_H
#define ENNEAD_PUZZLE_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ENNEAD_CELLS 81
#define ENNEAD_ALL_DIGITS 0x1ffu

/* A puzzle, or any state in the middle of a game. A solution holds in each cell one digit of
 * `candidates`, and the given where there is one. Plain data: copy it as you like. */
typedef struct ennead_puzzle {
    uint8_t givens[ENNEAD_CELLS];      /* 1 to 9, or 0 */
    uint16_t candidates[ENNEAD_CELLS]; /* the digits that the cell may hold; may be none */
} ennead_puzzle;

/* Makes a puzzle of 81 givens, 0 for an empty cell, which may then hold any digit. Returns
 * ENNEAD_STATUS_BAD_ARGUMENT when one is above 9. Equal givens in one house are no error: such a
 * puzzle has no solution (see ennead_puzzle_find_conflict). */
ENNEAD_API ennead_status ennead_puzzle_from_givens(const uint8_t givens[ENNEAD_CELLS],
                                                   ennead_puzzle *puzzle);

/* Makes a puzzle without givens of 81 sets of candidates (a pencil-mark puzzle, or the state of a
 * game). Returns ENNEAD_STATUS_BAD_ARGUMENT when a set holds anything above digit 9. */
ENNEAD_API ennead_status ennead_puzzle_from_candidates(const uint16_t candidates[ENNEAD_CELLS],
                                                       ennead_puzzle *puzzle);

/* Makes a puzzle of a string that begins with 81 cells: 1-9, or one of 0 . * _ x X - for an empty
 * one. What follows them is not looked at. Returns ENNEAD_STATUS_BAD_ARGUMENT when the string ends
 * or has another character before the 81st. The reader below reads files and every other form. */
ENNEAD_API ennead_status ennead_puzzle_from_line(const char *line, ennead_puzzle *puzzle);

/* Two equal givens that see each other. */
typedef struct ennead_conflict {
    int cells[2]; /* 0 to 80, the smaller first */
    int digit;    /* 1 to 9 */
} ennead_conflict;

/* Whether two equal givens of `puzzle` share a house; if so, and `conflict` is not NULL, the first
 * such pair in order of cells is stored there. Values above 9 are not looked at. */
ENNEAD_API bool ennead_puzzle_find_conflict(const ennead_puzzle *puzzle, ennead_conflict *conflict);

/* Sizes of what the functions below write, the terminating NUL included. */
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
