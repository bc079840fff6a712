/* SPDX-License-Identifier: MIT */
/*
 * The sentences in English.
 */
#ifndef ENNEAD_GRID_SAY_ENGLISH_H
#define ENNEAD_GRID_SAY_ENGLISH_H

#include "grid/say/sentences.h"

/* The template. */
const char *english_sentence(sentence_id name);

#endif
