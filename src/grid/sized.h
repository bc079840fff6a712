/* SPDX-License-Identifier: MIT */
/*
 * Structs whose first member is their size, as the caller knows it. One rule for all of them: an
 * older caller's struct is shorter, and the members it lacks have their defaults; a newer caller's is
 * longer, and what this library does not know of has to be 0; a size that no such struct can have is
 * refused.
 *
 *     the library's    | size | a | b | c |
 *     an older caller  | size | a |              b and c: the defaults
 *     a newer caller   | size | a | b | c | d |  d must be 0
 *
 * So that this works members are never moved, and a new one never lies in the padding at the end.
 */
#ifndef ENNEAD_GRID_SIZED_H
#define ENNEAD_GRID_SIZED_H

#include <stdbool.h>
#include <stddef.h>

/* Writes `defaults`, a struct of `known` bytes, into one of `size` bytes; what is behind is 0. */
void sized_write(void *to, size_t size, const void *defaults, size_t known);

/* Whether `from`, a struct whose first member is its size, can be one of `known` bytes, or of an older
 * or newer header; if so it is stored in `to`, which holds the defaults. The size there is `known`. */
bool sized_read(void *to, size_t known, const void *from);

#endif
