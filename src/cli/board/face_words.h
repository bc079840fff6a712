/* SPDX-License-Identifier: MIT */
/*
 * The board's own words, in the language of the face.
 */
#ifndef CLI_FACE_WORDS_H
#define CLI_FACE_WORDS_H

#include "cli/board/face_state.h"

/* The words in the language of the face. */
/* A text in a language; in English if there is no other. */
const char *board_words(ennead_language language, const char *english);
const char *face_words(const struct face *face, const char *english);
/* Row `index` of the table of words; false: there are no more. */
bool face_words_row(int index, const char **english, const char **german);

#endif
