/* SPDX-License-Identifier: MIT */
/*
 * A solver of few rules and little memory, for playing: what is known goes in, what follows comes
 * out move by move with its reason.
 */
#ifndef ENNEAD_DEDUCE_H
#define ENNEAD_DEDUCE_H

#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/* When nothing more follows the solver waits for more to be known. The rules are those of the
 * low-memory solver of github.com/gaborsch/sudoku-solver, and the order is its: two queues, digits
 * to set before candidates to clear, and only when both are empty a search for more. */

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
    /* in the line `house` the digit is only in the box `other`: the other two lines of the box
     * are complements of the line */
    ENNEAD_DEDUCER_REASON_LINE_BOX,
    /* the cells at `positions` of `house` hold only as many digits as they are, `digits` */
    ENNEAD_DEDUCER_REASON_PARTITION,
} ennead_deducer_reason;

/* A phrase for a reason, such as "fixed value exclusion". A constant string, never NULL. */
ENNEAD_API const char *ennead_deducer_reason_name(ennead_deducer_reason reason);

typedef struct ennead_deducer_move {
    bool set;      /* the digit is set; or cleared from the candidates */
    uint8_t cell;  /* 0 to 80 */
    uint8_t digit; /* 1 to 9 */
    ennead_deducer_reason reason;
    uint8_t source;
    uint8_t house;
    uint8_t other;
    uint16_t positions; /* bit p for the p-th cell of the house, row by row from 0 */
    uint16_t digits;
} ennead_deducer_move;

/* How it stands when no move is left. */
typedef enum ennead_deducer_end {
    ENNEAD_DEDUCER_END_SOLVED,
    ENNEAD_DEDUCER_END_STUCK,
    ENNEAD_DEDUCER_END_CONTRADICTION,
} ennead_deducer_end;

/* The solver, at most 1 KB, which lives where the caller puts it; a copy is a solver of its own.
 * Its members are its own affair. Life cycle:
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

/* Starts with the givens of a puzzle, all still to be set; cells whose candidates are limited have
 * them cleared already. ENNEAD_STATUS_BAD_ARGUMENT: a given above 9 or a candidate above digit
 * 9. */
ENNEAD_API ennead_status ennead_deducer_start(ennead_deducer *deducer, const ennead_puzzle *puzzle);

/* Enters that a cell holds a digit, or does not: a move of the reason ENNEAD_DEDUCER_REASON_ENTERED
 * that waits in its queue. What goes against what is known becomes a contradiction; then nothing
 * follows any more and nothing can be entered, so keep a copy of the solver before.
 * ENNEAD_STATUS_BAD_ARGUMENT: a cell outside 0 to 80 or a digit outside 1 to 9. */
ENNEAD_API ennead_status ennead_deducer_place(ennead_deducer *deducer, int cell, int digit);
ENNEAD_API ennead_status ennead_deducer_remove(ennead_deducer *deducer, int cell, int digit);

/* Does the next move, stores it and returns ENNEAD_STATUS_OK; or returns ENNEAD_STATUS_END: nothing
 * follows any more, and ennead_deducer_get_end says why. */
ENNEAD_API ennead_status ennead_deducer_next(ennead_deducer *deducer, ennead_deducer_move *move);

/* Solved, stuck or in contradiction; stuck as long as moves are left. Of a contradiction, where it
 * shows is stored where `contradiction` is not NULL. */
ENNEAD_API ennead_deducer_end ennead_deducer_get_end(const ennead_deducer *deducer,
                                                     ennead_contradiction *contradiction);

/* What is known: values set, and the candidates of the other cells. `givens` of `state` are left as
 * they are. */
ENNEAD_API void ennead_deducer_get_state(const ennead_deducer *deducer, ennead_state *state);

/* Says a move of the deductive solver with its reason, as ennead_write_words does: "r4c5 = 7: the
 * only place for it in row 4". */
ENNEAD_API size_t ennead_write_deducer_move(const ennead_deducer_move *move,
                                            const ennead_wording *wording, char *text, size_t room);

#ifdef __cplusplus
}
#endif

#endif
