/* SPDX-License-Identifier: MIT */
/*
 * The texts of a session in other languages.
 */
#ifndef ENNEAD_SESSION_TRANSLATION_H
#define ENNEAD_SESSION_TRANSLATION_H

#include <stddef.h>

#include "ennead/base.h"

/* An English template of the session, and the same in German, with the same directives in the same
 * order. */
typedef struct translation {
    const char *english, *german;
} translation;

/* The template in a language; the English one where there is none in that language. */
const char *translated(ennead_language language, const char *english);

/* The translation of an index from 0; NULL past the last. */
const translation *translation_at(size_t index);

#endif
