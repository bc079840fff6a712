/* SPDX-License-Identifier: MIT */
/*
 * The sentences in German.
 */
#ifndef ENNEAD_GRID_SAY_GERMAN_H
#define ENNEAD_GRID_SAY_GERMAN_H

#include "grid/say/sentences.h"

/* The template; NULL where it has none yet. */
const char *german_sentence(sentence_id name);

#endif
