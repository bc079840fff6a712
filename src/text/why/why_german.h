/* SPDX-License-Identifier: MIT */
/*
 * Why each technique works, in German.
 */
#ifndef ENNEAD_TEXT_WHY_WHY_GERMAN_H
#define ENNEAD_TEXT_WHY_WHY_GERMAN_H

#include "ennead.h"

/* Of a technique of the catalogue. */
const char *why_in_german(int technique);

#endif
