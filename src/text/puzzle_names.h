/* SPDX-License-Identifier: MIT */
/*
 * Names that puzzles go by, in columns of tables and members of records.
 */
#ifndef ENNEAD_TEXT_PUZZLE_NAMES_H
#define ENNEAD_TEXT_PUZZLE_NAMES_H

#include <stddef.h>

enum { PUZZLE_NAMES = 15 };

/* The surest first. */
extern const char *const puzzle_names[PUZZLE_NAMES];

/* The number of a name among them, without regard to case; PUZZLE_NAMES: it is none. */
size_t puzzle_name_rank(const char *name, size_t length);

#endif
