/* SPDX-License-Identifier: MIT */
/*
 * Steps in words, family by family: each of these adds one or more whole sentences that end with
 * what the step does.
 */
#ifndef ENNEAD_TEXT_WORDS_H
#define ENNEAD_TEXT_WORDS_H

#include "text/phrase.h"

/* "r4c5 is 7; 3 leaves r1c1 and r2c2" */
void phrase_effect(phrase *p, const ennead_step *step);

/* "r4c5 is 7", "r4c5 is not 7", "7 is in r4c5 or r4c6", "7 is not in r4c5 or r4c6" */
void phrase_node(phrase *p, const ennead_node *node);

/* Of the files words_chains.c, words_colors.c, words_exotic.c, words_fish.c, words_forcing.c,
 * words_loops.c, words_sets.c, words_unique.c. */
void tell_chain(phrase *p, const ennead_step *step);
void tell_almost_locked(phrase *p, const ennead_step *step);
void tell_coloring(phrase *p, const ennead_step *step);
void tell_exotic(phrase *p, const ennead_step *step);
void tell_any_fish(phrase *p, const ennead_step *step);
void tell_last_resort(phrase *p, const ennead_step *step);
void tell_odd_loop(phrase *p, const ennead_step *step);
void tell_uniqueness(phrase *p, const ennead_step *step);

#endif
