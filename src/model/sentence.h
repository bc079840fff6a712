/* SPDX-License-Identifier: MIT */
/*
 * Sentences for people, in the caller's memory. What does not fit is dropped.
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

/* "row 3", "box 2", or for a propagator without a name "the group of r1c1 and r2c2". */
void say_house(sentence *s, const propagator *p, house_name name);

/* All cells of a propagator: "r1c1 and r2c2". */
void say_its_cells(sentence *s, const propagator *p);

/* Makes the sentence empty. */
void say_nothing(sentence *s);

#endif
