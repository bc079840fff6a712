/* SPDX-License-Identifier: MIT */
/*
 * Structs whose first member is their size, as the caller's header has it. One rule for all of
 * them: an older caller's struct is shorter, and the missing members get their defaults; a newer
 * caller's struct is longer, and members unknown to this library must be 0. A size that no version
 * can have is refused.
 *
 *     the library's    | size | a | b | c |
 *     an older caller  | size | a |              b and c: the defaults
 *     a newer caller   | size | a | b | c | d |  d must be 0
 *
 * For this to work, members are never moved, and a new member is never put in the padding at the
 * end.
 */
#ifndef ENNEAD_GRID_SIZED_H
#define ENNEAD_GRID_SIZED_H

#include <stdbool.h>
#include <stddef.h>

/* Writes `defaults`, a struct of `known` bytes, into a struct of `size` bytes, and this size as its
 * first member. Further bytes are set to 0. The defaults are a static object: in others, what is
 * between the members would be bytes of the stack. */
void sized_write(void *to, size_t size, const void *defaults, size_t known);

/* Reads `from`, a struct whose first member is its size, into `to`, a struct of `known` bytes that
 * already has the defaults. Returns false if `from` cannot be such a struct, of this, an older or
 * a newer header. The size in `to` is `known`. */
bool sized_read(void *to, size_t known, const void *from);

#endif
