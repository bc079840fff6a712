/* SPDX-License-Identifier: MIT */
/*
 * Automata as states and transitions, and the rule that a line of cells leads from a start state
 * to an accepting one. A line in several parts makes a transition without a value between two of
 * them.
 *
 *     machine_new --> machine_step, machine_start, machine_accept ... --> machine_add, line by line
 */
#ifndef ENNEAD_MODEL_FILTERS_AUTOMATA_MACHINE_H
#define ENNEAD_MODEL_FILTERS_AUTOMATA_MACHINE_H

#include "model/model.h"

enum { MOST_STATES = 4096, STATE_WORDS = MOST_STATES / 64 };

/* A transition; without values, one between two parts. */
typedef struct arrow {
    uint16_t from, to;
    domain values;
} arrow;

typedef struct machine {
    struct machine *before; /* the one made before it from a text */
    const char *text;       /* its text, while the model is built */
    const char *shown;      /* its text, for people; NULL: it cuts lines into pieces ... */
    int sum;                /* ... with this sum */
    size_t words;           /* of a set of states */
    int states;
    uint64_t starts[STATE_WORDS], accepts[STATE_WORDS];
    uint32_t *begin; /* for each state, its first arrow, once arrows are sorted */
    uint32_t arrow_count;
    arrow arrows[];
} machine;

/* Makes a machine without states, with room for so many arrows, in the model's memory. Returns
 * NULL if memory runs out. */
machine *machine_new(ennead_model *m, size_t arrows);

/* machine_step adds a transition, for which there must be room; the others define where lines
 * begin and end. States are numbers below MOST_STATES. */
void machine_step(machine *a, int from, int to, domain values);
void machine_start(machine *a, int state);
void machine_accept(machine *a, int state);

/* Adds the rule that the line of a constraint matches the machine, which must not change
 * afterwards. */
ennead_status machine_add(ennead_model *m, machine *a, const ennead_constraint *rule,
                          const char **wrong);

#endif
