/* SPDX-License-Identifier: MIT */
/*
 * The contents of a book, from its title to its hints.
 */
#ifndef CLI_BOOK_SECTIONS_H
#define CLI_BOOK_SECTIONS_H

#include "cli/book/book_press.h"
#include "cli/book/book_shelf.h"

/* Prints a book of all puzzles on the shelf. Returns 0, or an errno from reading them. */
int book_print(struct book_press *press, struct book_shelf *shelf, ennead_finder *finder);

#endif
