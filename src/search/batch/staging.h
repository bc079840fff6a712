/* SPDX-License-Identifier: MIT */
/*
 * Packed puzzles in the staging area (transpose.h), where words lie on their way into the planes
 * and out of them. A staged puzzle is given by its first word; the others are WORD_STRIDE apart.
 */
#ifndef ENNEAD_SEARCH_BATCH_STAGING_H
#define ENNEAD_SEARCH_BATCH_STAGING_H

#include "search/batch/round.h"
#include "search/batch/transpose.h"
#include "search/vectors/packed_puzzle.h"

/* A triad's cells in a packed puzzle, for one digit: those among the first 64, and the others. */
typedef struct triad_cells {
    uint64_t head, tail;
} triad_cells;

#define CELL_HEAD(cell) ((cell) < 64 ? (uint64_t)1 << (cell) % 64 : 0)
#define CELL_TAIL(cell) ((cell) < 64 ? 0 : (uint64_t)1 << (cell) % 64)
#define CELLS_OF(c, step) \
    { \
        CELL_HEAD(c) | CELL_HEAD((c) + (step)) | CELL_HEAD((c) + 2 * (step)), \
            CELL_TAIL(c) | CELL_TAIL((c) + (step)) | CELL_TAIL((c) + 2 * (step)) \
    }
#define ROW_TRIADS(r) CELLS_OF(9 * (r), 1), CELLS_OF(9 * (r) + 3, 1), CELLS_OF(9 * (r) + 6, 1)
#define COLUMN_TRIADS(c) CELLS_OF(c, 9), CELLS_OF((c) + 27, 9), CELLS_OF((c) + 54, 9)
static const triad_cells cells_of_triad[TRIADS] = {
    ROW_TRIADS(0),    ROW_TRIADS(1),    ROW_TRIADS(2),    ROW_TRIADS(3),    ROW_TRIADS(4),
    ROW_TRIADS(5),    ROW_TRIADS(6),    ROW_TRIADS(7),    ROW_TRIADS(8),    COLUMN_TRIADS(0),
    COLUMN_TRIADS(1), COLUMN_TRIADS(2), COLUMN_TRIADS(3), COLUMN_TRIADS(4), COLUMN_TRIADS(5),
    COLUMN_TRIADS(6), COLUMN_TRIADS(7), COLUMN_TRIADS(8),
};

INLINE void stage(uint64_t *first, const packed_puzzle *puzzle)
{
    UNROLL for (int w = 0; w < PACKED_WORDS; w++) first[w * WORD_STRIDE] = puzzle->word[w];
}

/* Removes a digit from a triad of a staged puzzle. */
INLINE void clear_triad(uint64_t *first, int d, int triad)
{
    const triad_cells *cells = &cells_of_triad[triad];

    first[d * WORD_STRIDE] &= ~cells->head;
    first[(9 + d / 3) * WORD_STRIDE] &= ~(cells->tail << (TAIL_CELLS * (d % 3)));
}

/* Stages the puzzle from before a guess, with the guessed candidates removed. */
INLINE void stage_without_guess(uint64_t *first, const packed_puzzle *before)
{
    stage(first, before);
    first[11 * WORD_STRIDE] &= BEFORE_GUESS;
    clear_triad(first, guessed_digit(before, 0), guessed_triad(before, 0));
}

/* Stages the puzzle from before two guesses made together, with the first made again and the
 * candidates of the second removed. The first means that the triads after it in its line lose the
 * digit; those before it have lost it. */
INLINE void stage_without_second(uint64_t *first, const packed_puzzle *before)
{
    const int d = guessed_digit(before, 0), triad = guessed_triad(before, 0);

    stage(first, before);
    first[11 * WORD_STRIDE] &= BEFORE_GUESS;
    first[10 * WORD_STRIDE] &= BEFORE_GUESS;
    clear_triad(first, guessed_digit(before, 1), guessed_triad(before, 1));
    clear_triad(first, d, triad + 1);
    clear_triad(first, d, triad / 3 * 3 + 2);
}

INLINE packed_puzzle unstage(const uint64_t *first)
{
    packed_puzzle puzzle;

    UNROLL for (int w = 0; w < PACKED_WORDS; w++) puzzle.word[w] = first[w * WORD_STRIDE];
    return puzzle;
}

#endif
