/* SPDX-License-Identifier: MIT */
/*
 * What may have been meant by a word that is not known: of the words that are, those that are
 * nearest to it. Two words are as far apart as letters have to be changed, added, left out or
 * exchanged with their neighbor to make one of the other (the optimal string alignment distance);
 * case, hyphens, underscores and blanks do not count.
 */
#ifndef CLI_NEAREST_H
#define CLI_NEAREST_H

#include <stddef.h>

enum { NEAREST_WORD = 48, NEAREST_MOST = 3, NEAREST_TEXT = 224 };

struct nearest {
    char word[NEAREST_WORD]; /* what was said, as it is compared */
    size_t length;
    size_t least; /* how far what was found is away */
    const char *found[NEAREST_MOST];
    size_t count;
    char text[NEAREST_TEXT];
};

/* Begins with the `length` bytes of a word that is not known. */
void nearest_begin(struct nearest *nearest, const char *word, size_t length);

/* Offers a word that is known, whose text stays where it is. */
void nearest_offer(struct nearest *nearest, const char *name);

/* "; did you mean 'this' or 'that'?", with `dashes` before each word, or "" when nothing is near. */
const char *nearest_text(struct nearest *nearest, const char *dashes);

#endif
