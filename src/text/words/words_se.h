/* SPDX-License-Identifier: MIT */
/*
 * Steps of the SE scale in words: the parts that the files words_se.c and words_se_chains.c share.
 */
#ifndef ENNEAD_TEXT_WORDS_SE_H
#define ENNEAD_TEXT_WORDS_SE_H

#include "text/phrase.h"

/* "r4c5 is 7; 3 leaves r1c1 and r2c2" */
void phrase_se_effect(phrase *p, const ennead_se_step *step);

/* A step made of chains: a sentence, and then an outline, a line each. */
void tell_se_chains(phrase *p, const ennead_se_step *step);

#endif
