/* SPDX-License-Identifier: MIT */
/*
 * Writes what a filter has eliminated, for rules whose reasons would be too long one by one.
 */
#ifndef ENNEAD_MODEL_REASONS_H
#define ENNEAD_MODEL_REASONS_H

#include "model/sentence.h"

/* Writes, after `begin`, what the cells have lost compared with m->before. Returns false, and
 * writes nothing, if they have lost nothing. */
bool say_gone(const ennead_model *m, const char *begin, sentence *s);

/* Writes which values a filter eliminates from which cells, after the reason. */
bool explain_by_filter(ennead_model *m, const propagator *p, const char *reason, sentence *s);

/* The same for a rule with a number: writes the beginning, its cells, the end and the number. */
bool explain_rule(ennead_model *m, const propagator *p, sentence *s, const char *begin,
                  const char *end, int number);

#endif
