/* SPDX-License-Identifier: MIT */
/*
 * Sentences for people about a model: templates of grid/say with slots for its cells and values, in
 * the caller's memory; what has no room is left out.
 */
#ifndef ENNEAD_MODEL_SENTENCE_H
#define ENNEAD_MODEL_SENTENCE_H

#include "model/model.h"

struct sentence {
    const ennead_model *model;
    char *text;    /* of ENNEAD_SENTENCE_SIZE bytes, always terminated */
    size_t length; /* of all that was added, which may be more than there was room for */
};

/* What fills a slot of a template. */
typedef struct model_slot {
    enum {
        MODEL_SLOT_NONE, /* ends a list of slots */
        MODEL_SLOT_NUMBER,
        MODEL_SLOT_CELLS,
        MODEL_SLOT_VALUES,
        MODEL_SLOT_LINES, /* rows or columns, from 1: a bit for each */
        MODEL_SLOT_TEXT,
        MODEL_SLOT_SENTENCE, /* a template without slots */
    } kind;
    int number; /* a number; of cells, how many */
    sentence_id sentence;
    domain values;
    const uint16_t *cells;
    const char *text;
} model_slot;

/* An empty sentence in a text of ENNEAD_SENTENCE_SIZE bytes. */
sentence sentence_in(const ennead_model *m, char *text);

/* Adds a template, in the language of the model. Its slots end with one of zeros; NULL if it has
 * none. */
void tell(sentence *s, sentence_id name, const model_slot *slots);

/* TELL(s, MODEL_EVEN, tell_cell(&cell)) */
#define TELL(s, name, ...) tell(s, SENTENCE_##name, (const model_slot[]){__VA_ARGS__, {0}})

/* Adds a text as it is. */
void tell_text(sentence *s, const char *text);

/* Slots: a number; a cell, which must stay where it is; the first `count` of a list of cells, or
 * "all cells" if they are that, or "many cells" if they are too many to be listed; all cells of a
 * propagator; values; rows or columns; a text. */
model_slot tell_number(int number);
model_slot tell_cell(const uint16_t *cell);
model_slot tell_cells(const uint16_t *cells, int count);
model_slot tell_its_cells(const propagator *p);
model_slot tell_values(domain values);
model_slot tell_lines(domain lines);
model_slot tell_words(const char *text);

/* Those of the first `count` cells whose bit is set, in `picked`. */
model_slot tell_picked(const uint16_t *cells, int count, domain which,
                       uint16_t picked[ENNEAD_MOST_SIZE]);

/* Room for the name of a house. */
enum { HOUSE_NAME_SIZE = 1024 };

/* "row 3", "box 2", or for a propagator without such a name "the group of r1c1 and r2c2". */
model_slot tell_house(const sentence *s, const propagator *p, house_name name,
                      char room[HOUSE_NAME_SIZE]);

#endif
