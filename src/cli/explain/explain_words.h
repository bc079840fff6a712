/* SPDX-License-Identifier: MIT */
/*
 * What hints and explanations say besides the sentences of steps, in the language of --language.
 */
#ifndef CLI_EXPLAIN_WORDS_H
#define CLI_EXPLAIN_WORDS_H

#include "cli/explain/explanation.h"

/* A text in the language of the explanation; in English if there is no other. */
const char *explain_words(const struct explanation *explanation, const char *english);

/* Adds a count between two texts: the first of the words, and the second for one thing or the
 * third for more, as in "Solved in 2 steps". */
void explain_add_count(struct text *text, const struct explanation *explanation, int count,
                       const char *const words[3]);

#endif
