/* SPDX-License-Identifier: MIT */
/*
 * What a propagator has found, in words.
 */
#ifndef ENNEAD_MODEL_REASONS_H
#define ENNEAD_MODEL_REASONS_H

#include "model/sentence.h"

/* Keeps the domains in m->before, for tell_gone. */
void keep_before(ennead_model *m);

/* "5 is eliminated from r1c1 and r1c3; 3 and 4 are eliminated from r1c2.", for what the cells have
 * less than in m->before; false, and nothing said: they have lost nothing. */
bool tell_gone(const ennead_model *m, sentence *s);

/* Calls the filter of a propagator; false: it has found nothing, or a contradiction, and the
 * domains are as they were. */
bool try_filter(ennead_model *m, const propagator *p);

/* Calls the filter, and says the rule and what it takes from which cells. The template of the rule
 * has the cells, a number, the first cell, and the other cells. False as try_filter. */
bool explain_rule(ennead_model *m, const propagator *p, sentence *s, sentence_id rule, int number);

/* "the white dot and the V": all rules that join two cells, and whether they see each other. */
model_slot tell_joining(const ennead_model *m, int one, int other, char *room);

/* Ends the sentence of a rule that try_filter was called for: what its candidates rule out. */
void tell_found(const ennead_model *m, sentence *s);

#endif
