/* SPDX-License-Identifier: MIT */
/*
 * Puzzles that are arguments themselves: `ennead 53..7...`. Each is read like a file that has a
 * number for a name: "argument 1".
 */
#ifndef CLI_GIVEN_PUZZLE_H
#define CLI_GIVEN_PUZZLE_H

#include <stdbool.h>

/* Goes over the `count` arguments that are left when options are taken out, and puts the name of a
 * text in place of each that is a puzzle and not the name of a file. False: out of memory. */
bool given_puzzles(char **arguments, int count);

/* Opens the text of that name, as given_puzzles has put it there. Returns its descriptor; -1: the
 * name is none of these, or *error says why it cannot be. */
int given_puzzle_open(const char *name, int *error);

#endif
