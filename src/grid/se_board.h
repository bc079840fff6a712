/* SPDX-License-Identifier: MIT */
/*
 * The rater's board for simple techniques: a vector for each digit, in it a word for each band, so
 * that singles and locked candidates are found in all houses at once.
 *
 *     word   bit 9 r + c: the digit may be, or is, in row r, column c of the band      27 bits
 *     of[d]  the words of bands 0, 1, 2, and one that is 0
 *
 * A placed digit stays in its cell, so every house always has a place for every digit. Cells with
 * a value are those that are not in `empty`.
 */
#ifndef ENNEAD_GRID_SE_BOARD_H
#define ENNEAD_GRID_SE_BOARD_H

#include "grid/marks.h"

typedef uint32_t bands __attribute__((vector_size(16)));

typedef struct se_board {
    bands of[10]; /* of[0] is not used */
    bands empty;
} se_board;

enum {
    BAND_BITS = 0777777777,
    BAND_ROW = 0777,         /* the first row of a band */
    BAND_ROWS = 01001001,    /* the first cell of each row */
    BAND_TRIADS = 0111111111 /* the first cell of each triad (three cells in a row and box) */
};

static inline bands all_bands(uint32_t word)
{
    return (bands){word, word, word, 0};
}

static inline bands bands_of_cells(cells set)
{
    ASSERT(within_grid(set));
    return (bands){(uint32_t)set & BAND_BITS, (uint32_t)(set >> 27) & BAND_BITS,
                   (uint32_t)(set >> 54), 0};
}

static inline cells cells_of_bands(bands set)
{
    return (cells)set[2] << 54 | (uint64_t)set[1] << 27 | set[0];
}

static inline bool any_band(bands set)
{
    typedef uint64_t halves __attribute__((vector_size(16)));
    const halves both = (halves)set;
    return (both[0] | both[1]) != 0;
}

static inline bool band_has(bands set, int cell)
{
    ASSERT(cell_in_range(cell));
    return (set[cell / 27] >> cell % 27 & 1) != 0;
}

static inline bool same_bands(bands a, bands b)
{
    return !any_band(a ^ b);
}

/* The candidates of a digit: its places in empty cells. */
static inline bands open_places(const se_board *b, int digit)
{
    ASSERT(digit_in_range(digit));
    return b->of[digit] & b->empty;
}

/* Rotates the bands: the word of the next band, and of the one after that. */
static inline bands next_word(bands set)
{
    return __builtin_shufflevector(set, set, 1, 2, 0, 3);
}

static inline bands word_after(bands set)
{
    return __builtin_shufflevector(set, set, 2, 0, 1, 3);
}

/* Builds the board from values (0: none) and the candidates of empty cells. Digits given twice in
 * a house end up with no place there. Returns whether candidates are missing that the values do
 * not rule out. */
bool se_board_of(se_board *b, const uint8_t values[ENNEAD_CELLS],
                 const uint16_t candidates[ENNEAD_CELLS]);

/* Stores values and candidates in a state. Does not change its givens. */
void se_board_state(const se_board *b, ennead_state *state);

/* Places digits: `places[d]` is a set of cells for digit d. No cell is in two sets. */
void se_board_place(se_board *b, const bands places[10]);

/* For each of a digit's places (placed or not), whether it is the only one in its box, and whether
 * it is the only one in its row or column. Returns whether every house has a place. */
bool se_only_places(bands places, bands *in_box, bands *in_line);

/* The empty cells that are the only empty cell of some house. */
bands se_alone(bands empty);

/* Whether some cell has neither a value nor a candidate. */
bool se_board_gap(const se_board *b);

/* The cells without a value that have exactly one, two, three candidates. */
void se_cell_counts(const se_board *b, bands counts[4]);

/* What fills marks: a digit's positions in all houses, and the candidates of all cells; for the
 * latter NULL if one candidate after the other is changed. */
typedef struct se_fills {
    void (*places)(positions places[HOUSES], bands set);
    void (*cells)(digits of[ENNEAD_CELLS], const se_board *b);
} se_fills;
void se_fill_places_plainly(positions places[HOUSES], bands set);

/* Updates marks to show a board. `known` is the board that they showed before; at first both are
 * all zeros. Returns the cells with exactly three candidates. */
cells se_marks_of_board(marks *m, const se_board *b, se_board *known, const se_fills *fill);

#endif
