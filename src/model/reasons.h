/* SPDX-License-Identifier: MIT */
/*
 * What a filter has found, in words: for reasons that are too long to be said one by one.
 */
#ifndef ENNEAD_MODEL_REASONS_H
#define ENNEAD_MODEL_REASONS_H

#include "model/sentence.h"

/* "5 leaves r1c1 and r1c3; 3 and 4 leave r1c2.", after `begin`, for what the cells have less than in
 * m->before; false, and nothing said: they have lost nothing. */
bool say_gone(const ennead_model *m, const char *begin, sentence *s);

/* Says which values a filter takes from which cells, after the reason. */
bool explain_by_filter(ennead_model *m, const propagator *p, const char *reason, sentence *s);

/* The same for a rule with a number: the beginning, its cells, the end and the number are said. */
bool explain_rule(ennead_model *m, const propagator *p, sentence *s, const char *begin,
                  const char *end, int number);

#endif
