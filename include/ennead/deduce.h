/* SPDX-License-Identifier: MIT */
/*
 * A deductive solver with few rules and little memory, for interactive use: tell it what is known,
 * and it returns what follows, one move at a time, each with its reason.
 */
#ifndef ENNEAD_DEDUCE_H
#define ENNEAD_DEDUCE_H

#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/* When nothing more follows, the caller may enter more and go on. The rules and their order are
 * those of the low-memory solver of github.com/gaborsch/sudoku-solver: two queues, digits to place
 * before candidates to remove, and a search for new moves only when both are empty. */

/* Why a move follows. */
typedef enum ennead_deducer_reason {
    /* given or entered */
    ENNEAD_DEDUCER_REASON_ENTERED,
    /* the cell has no other candidate */
    ENNEAD_DEDUCER_REASON_SINGLE_VALUE,
    /* cell `source` holds the digit */
    ENNEAD_DEDUCER_REASON_FIXED_VALUE,
    /* `house` has no other place for the digit */
    ENNEAD_DEDUCER_REASON_SINGLE_POSSIBILITY,
    /* in the box `house` the digit is only in the line `other` */
    ENNEAD_DEDUCER_REASON_BOX_LINE,
    /* in the line `house` the digit is only in the box `other`, so it is removed from the rest of
     * the box */
    ENNEAD_DEDUCER_REASON_LINE_BOX,
    /* the n cells at `positions` of `house` have only the n candidates `digits` */
    ENNEAD_DEDUCER_REASON_PARTITION,
} ennead_deducer_reason;

/* A phrase for a reason, such as "fixed value exclusion". A constant string, never NULL. */
ENNEAD_API const char *ennead_deducer_reason_name(ennead_deducer_reason reason);

typedef struct ennead_deducer_move {
    bool set;      /* true: the digit is placed; false: it is removed as a candidate */
    uint8_t cell;  /* 0 to 80 */
    uint8_t digit; /* 1 to 9 */
    ennead_deducer_reason reason;
    uint8_t source;
    uint8_t house;
    uint8_t other;
    uint16_t positions; /* bit p for cell p of the house, counted row by row from 0 */
    uint16_t digits;
} ennead_deducer_move;

/* The state of the board when no move is left. */
typedef enum ennead_deducer_end {
    ENNEAD_DEDUCER_END_SOLVED,
    ENNEAD_DEDUCER_END_STUCK,
    ENNEAD_DEDUCER_END_CONTRADICTION,
} ennead_deducer_end;

/* The solver: at most 1 KB, which the caller allocates. A copy is an independent solver. The
 * members are private. Life cycle:
 *
 *     ennead_deducer_start
 *        |
 *        v
 *     ennead_deducer_next --> ENNEAD_STATUS_OK: a move
 *        |           ^
 *        |           +--- ennead_deducer_place, ennead_deducer_remove: more is known
 *        v           |
 *     ENNEAD_STATUS_END: ennead_deducer_get_end says how it stands
 *
 * There is nothing to free. */
typedef struct ennead_deducer {
    uint32_t clears[163];
    uint16_t sets[ENNEAD_CELLS];
    uint16_t board[ENNEAD_CELLS];
    ennead_contradiction contradiction;
    uint8_t sets_done, set_count, first_clear, clear_count, unset;
    bool contradicted;
} ennead_deducer;

/* Starts with a puzzle: its givens wait as moves, and candidates that the puzzle excludes are
 * already removed. ENNEAD_STATUS_BAD_ARGUMENT: a given above 9 or a candidate above digit 9. */
ENNEAD_API ennead_status ennead_deducer_start(ennead_deducer *deducer, const ennead_puzzle *puzzle);

/* Enters that a cell holds a digit, or that it does not. The move waits in its queue with the
 * reason ENNEAD_DEDUCER_REASON_ENTERED. An entry that conflicts with what is known is a
 * contradiction; after it there are no more moves and nothing can be entered, so keep a copy of the
 * solver before you try one. ENNEAD_STATUS_BAD_ARGUMENT: a cell outside 0 to 80 or a digit outside
 * 1 to 9. */
ENNEAD_API ennead_status ennead_deducer_place(ennead_deducer *deducer, int cell, int digit);
ENNEAD_API ennead_status ennead_deducer_remove(ennead_deducer *deducer, int cell, int digit);

/* Makes the next move, stores it in `move` and returns ENNEAD_STATUS_OK; or returns
 * ENNEAD_STATUS_END when there are no more moves; ennead_deducer_get_end says why. */
ENNEAD_API ennead_status ennead_deducer_next(ennead_deducer *deducer, ennead_deducer_move *move);

/* Returns whether the board is solved, stuck or contradictory; "stuck" as long as moves are left.
 * For a contradiction, *contradiction (which may be NULL) gets its place. */
ENNEAD_API ennead_deducer_end ennead_deducer_get_end(const ennead_deducer *deducer,
                                                     ennead_contradiction *contradiction);

/* Stores what is known: the values placed, and the candidates of the other cells. The member
 * `givens` of `state` is not changed. */
ENNEAD_API void ennead_deducer_get_state(const ennead_deducer *deducer, ennead_state *state);

/* Writes a move with its reason, such as "r4c5 = 7: the only place for it in row 4". Room and
 * return value are as for ennead_write_words. */
ENNEAD_API size_t ennead_write_deducer_move(const ennead_deducer_move *move,
                                            const ennead_wording *wording, char *text, size_t room);

#ifdef __cplusplus
}
#endif

#endif
