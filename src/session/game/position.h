/* SPDX-License-Identifier: MIT */
/*
 * What can be asked of a position, whatever its rules.
 */
#ifndef ENNEAD_SESSION_POSITION_H
#define ENNEAD_SESSION_POSITION_H

#include "session/game/session_state.h"

size_t cells_of_position(const game_position *p);
/* The lowest number. */
int first_number(const game_position *p);
/* The number that a cell holds; NO_NUMBER: none. */
enum { NO_NUMBER = -1 };
int number_in(const game_position *p, size_t cell);
bool holds_given(const game_position *p, size_t cell);
/* The numbers that may be in a cell that holds none, the lowest is bit 0. */
uint64_t numbers_left(const game_position *p, size_t cell);
/* How many cells hold none. */
int count_open(const game_position *p);
/* Whether every cell has its number and the rules are kept. */
bool is_solved(const game_position *p);

#endif
