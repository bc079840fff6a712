/* SPDX-License-Identifier: MIT */
/*
 * The sentences in German.
 */
#ifndef ENNEAD_TEXT_GERMAN_H
#define ENNEAD_TEXT_GERMAN_H

#include "text/say/sentences.h"

/* The template; NULL where it has none yet. */
const char *german_sentence(sentence_id name);

#endif
