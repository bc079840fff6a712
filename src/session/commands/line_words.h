/* SPDX-License-Identifier: MIT */
/*
 * The words of a line. Case does not matter.
 */
#ifndef ENNEAD_SESSION_LINE_WORDS_H
#define ENNEAD_SESSION_LINE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* The part of a line that is not yet read. */
typedef struct line_words {
    const char *at, *end;
} line_words;

typedef struct word {
    const char *text;
    size_t length; /* 0 if there is none */
} word;

/* Takes the next word from a line. */
word next_word(line_words *w);
/* All that is left, without surrounding blanks. */
word rest_of(line_words *w);
/* Whether a word equals `wanted`, which is in lower case. */
bool is_word(word w, const char *wanted);
/* The value of a number with few digits, or -1. */
int number_of(word w);

#endif
