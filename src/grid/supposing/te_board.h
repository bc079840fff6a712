/* SPDX-License-Identifier: MIT */
/*
 * Singles and locked candidates on a board, in all houses at once, until nothing follows or the
 * board is contradictory. Boards are copied and tried by the thousands, so this is short and
 * allocates nothing.
 */
#ifndef ENNEAD_GRID_SUPPOSING_TE_BOARD_H
#define ENNEAD_GRID_SUPPOSING_TE_BOARD_H

#include "grid/se_board.h"

typedef enum te_outcome {
    TE_OPEN,   /* nothing more follows */
    TE_SOLVED, /* all cells are filled, rightly */
    TE_BROKEN, /* a cell has no candidate, or a house no place for a digit */
} te_outcome;

/* The candidates of empty cells that are the only ones in their cell, row, column or box. */
typedef struct te_singles {
    bands of[10];
    bands hidden[10]; /* the only places of their digit in a house, in filled cells too */
    bands any;        /* their cells */
    bands naked;      /* those that are the only candidate in their cell */
    bool broken;      /* the board is contradictory */
} te_singles;

void te_find_singles(const se_board *b, te_singles *found);

/* The same, if `found` are the singles before the places of these digits changed. It must not be
 * broken. */
void te_update_singles(const se_board *b, unsigned changed, te_singles *found);

/* Whether placing one of the singles of a board leaves a cell without a candidate, or a house
 * without a place. The board must not be contradictory. */
bool te_single_breaks(const se_board *b, const te_singles *found, int cell, int digit);

/* Sets of digits: bit d is digit d. */
enum { TE_ALL_DIGITS = 0x3FE };

/* Sets a value, and eliminates the candidates that see it. Returns the digits whose places changed.
 */
unsigned te_place(se_board *b, int cell, int digit);

/* The same with all of these singles within `allowed`. Returns 0 only if that is a contradiction:
 * two are in one cell or, of one digit, in one house. */
unsigned te_place_singles(se_board *b, const te_singles *singles, bands allowed);

/* Eliminates whatever locked candidates do, at once. Returns the digits whose places changed. */
unsigned te_eliminate_locked(se_board *b);

/* Naked and hidden singles until nothing follows; the second also locked candidates. */
te_outcome te_close_singles(se_board *b);
te_outcome te_close_locked(se_board *b);

#endif
