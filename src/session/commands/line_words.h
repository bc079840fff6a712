/* SPDX-License-Identifier: MIT */
/*
 * The words of a line. Large and small letters are the same.
 */
#ifndef ENNEAD_SESSION_LINE_WORDS_H
#define ENNEAD_SESSION_LINE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* The rest of a line that is still to be understood. */
typedef struct line_words {
    const char *at, *end;
} line_words;

typedef struct word {
    const char *text;
    size_t length; /* 0: there is none */
} word;

/* Takes the next word off a line. */
word next_word(line_words *w);
/* All that is left, without the blanks around it. */
word rest_of(line_words *w);
/* Whether a word is `wanted`, which is in lower case. */
bool is_word(word w, const char *wanted);
/* A number of few digits, or -1. */
int number_of(word w);

#endif
