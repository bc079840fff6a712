/* SPDX-License-Identifier: MIT */
/*
 * Queries on a position, whatever its rules.
 */
#ifndef ENNEAD_SESSION_POSITION_H
#define ENNEAD_SESSION_POSITION_H

#include "session/game/session_state.h"

size_t cells_of_position(const game_position *p);
/* The lowest number of the puzzle. */
int first_number(const game_position *p);
/* The number that a cell holds; NO_NUMBER if it is empty. */
enum { NO_NUMBER = -1 };
int number_in(const game_position *p, size_t cell);
bool holds_given(const game_position *p, size_t cell);
/* The numbers that may be in an empty cell; the lowest is bit 0. */
uint64_t numbers_left(const game_position *p, size_t cell);
/* The number of empty cells. */
int count_open(const game_position *p);
/* Whether every cell has its number and all rules are satisfied. */
bool is_solved(const game_position *p);

#endif
