/* SPDX-License-Identifier: MIT */
/*
 * All singles of a puzzle, without reasons: a board for each digit, and all houses at once. Most
 * puzzles need no more than this for their proof.
 */
#ifndef ENNEAD_PROOF_BOARDS_H
#define ENNEAD_PROOF_BOARDS_H

#include "proof/formula.h"

/* Some of the 81 cells: 27 bits for each band, in the order of the cells. The last number is 0. */
typedef uint32_t cell_board __attribute__((vector_size(16)));

/* The cells that see a cell. */
typedef struct board_peers {
    cell_board peers[ENNEAD_CELLS];
} board_peers;

void board_peers_make(board_peers *table);

/* Stores the candidates of each cell that are left when naked and hidden singles find nothing
 * more. Returns false if they find a contradiction. */
bool boards_find_singles(const board_peers *table, const ennead_puzzle *puzzle,
                         uint16_t digits[ENNEAD_CELLS]);

#endif
