/* SPDX-License-Identifier: MIT */
/*
 * Common names of puzzles, in columns of tables and members of records.
 */
#ifndef ENNEAD_TEXT_PUZZLE_NAMES_H
#define ENNEAD_TEXT_PUZZLE_NAMES_H

#include <stddef.h>

enum { PUZZLE_NAMES = 15 };

/* The most certain first. */
extern const char *const puzzle_names[PUZZLE_NAMES];

/* The index of a name among them, ignoring case; PUZZLE_NAMES if it is not one of them. */
size_t puzzle_name_rank(const char *name, size_t length);

#endif
