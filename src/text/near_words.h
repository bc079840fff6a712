/* SPDX-License-Identifier: MIT */
/*
 * Whether an unknown word may be a misspelling of a known one.
 */
#ifndef TEXT_NEAR_WORDS_H
#define TEXT_NEAR_WORDS_H

#include <stdbool.h>

/* Whether one word becomes the other by adding, removing or changing one letter, or by exchanging
 * two neighbors. Equal words are not near. */
bool words_are_near(const char *a, const char *b);

#endif
