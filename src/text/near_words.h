/* SPDX-License-Identifier: MIT */
/*
 * Whether a word that is not known may have been meant for one that is.
 */
#ifndef TEXT_NEAR_WORDS_H
#define TEXT_NEAR_WORDS_H

#include <stdbool.h>

/* Whether one word is made of the other by one letter more, less or another, or by two neighbors
 * exchanged. A word is not near to itself. */
bool words_are_near(const char *a, const char *b);

#endif
