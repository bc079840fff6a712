/* SPDX-License-Identifier: MIT */
/*
 * Puzzles as arguments: `ennead 53..7...`. Each is read like a file whose name is "argument" and a
 * number: "argument 1".
 */
#ifndef CLI_GIVEN_PUZZLE_H
#define CLI_GIVEN_PUZZLE_H

#include <stdbool.h>

/* Whether an argument is a puzzle, unless there is a file of that name. */
bool given_puzzle_may_be(const char *argument);

/* Replaces each of the `count` arguments that is a puzzle, and not the name of a file, by a name
 * for its text. The arguments must not include options. Returns false if memory runs out. */
bool given_puzzles(char **arguments, int count);

/* Whether a name is that of such a puzzle. */
bool given_puzzle_is(const char *name);

/* Opens the text with a name given by given_puzzles. Returns its descriptor; -1 if it is not such
 * a name, or on an error, which goes to *error. */
int given_puzzle_open(const char *name, int *error);

#endif
