/* SPDX-License-Identifier: MIT */
/*
 * Sentences for people, put together in the caller's memory; what has no room is left out.
 */
#ifndef ENNEAD_MODEL_SENTENCE_H
#define ENNEAD_MODEL_SENTENCE_H

#include "model/model.h"

struct sentence {
    const ennead_model *model;
    char *text; /* of ENNEAD_SENTENCE_SIZE bytes, always terminated */
    size_t length;
};

void say_words(sentence *s, const char *words);
void say_number(sentence *s, int number);

/* "r1c2" */
void say_cell(sentence *s, int cell);

/* "3, 5 and 7", "1 and 4 to 9" */
void say_values(sentence *s, domain values);

/* "r1c1, r1c2 and r1c5": those of the first `count` cells whose bit is set. */
void say_cells(sentence *s, const uint16_t *cells, int count, domain which);

/* "row 3", "box 2", or for a propagator without such a name "the group of r1c1 and r2c2". */
void say_house(sentence *s, const propagator *p, house_name name);

/* All cells of a propagator: "r1c1 and r2c2". */
void say_its_cells(sentence *s, const propagator *p);

/* "5 leaves r1c1 and r1c3; 3 and 4 leave r1c2.", after `begin`, for what the cells have less than in m->before;
 * false, and nothing said: they have lost nothing. */
bool say_gone(const ennead_model *m, const char *begin, sentence *s);

/* Says which values a filter takes from which cells, after the reason; for reasons that are too long
 * to be told one by one. */
bool explain_by_filter(ennead_model *m, const propagator *p, const char *reason, sentence *s);

/* The same for a rule with a number: the beginning, its cells, the end and the number are said. */
bool explain_rule(ennead_model *m, const propagator *p, sentence *s, const char *begin,
                  const char *end, int number);

/* Begins anew. */
void say_nothing(sentence *s);

/* The reasons of the kinds of propagators, for their tables. */
bool alldifferent_explain(ennead_model *m, const propagator *p, int most, sentence *s);
bool locked_explain(ennead_model *m, const propagator *p, int most, sentence *s);

#endif
