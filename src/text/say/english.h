/* SPDX-License-Identifier: MIT */
/*
 * The sentences in English.
 */
#ifndef ENNEAD_TEXT_ENGLISH_H
#define ENNEAD_TEXT_ENGLISH_H

#include "text/say/sentences.h"

/* The template. */
const char *english_sentence(sentence_id name);

#endif
