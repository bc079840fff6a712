/* SPDX-License-Identifier: MIT */
/*
 * "Did you mean": finds the known words nearest to an unknown one. The distance of two words is
 * the number of letters to change, add, drop or exchange with a neighbor to turn one into the
 * other (the optimal string alignment distance). Case, hyphens, underscores and blanks do not
 * count.
 */
#ifndef CLI_NEAREST_H
#define CLI_NEAREST_H

#include <stddef.h>

enum { NEAREST_WORD = 48, NEAREST_MOST = 3, NEAREST_TEXT = 224 };

struct nearest {
    char word[NEAREST_WORD]; /* the unknown word, in the form in which words are compared */
    size_t length;
    size_t least; /* the distance of the nearest words so far */
    const char *found[NEAREST_MOST];
    size_t count;
    char text[NEAREST_TEXT];
};

/* Begins with an unknown word of `length` bytes. */
void nearest_begin(struct nearest *nearest, const char *word, size_t length);

/* Offers a known word, whose text must stay valid. */
void nearest_offer(struct nearest *nearest, const char *name);

/* "; did you mean 'this' or 'that'?", with `dashes` before each word, or "" if nothing is near. */
const char *nearest_text(struct nearest *nearest, const char *dashes);

#endif
