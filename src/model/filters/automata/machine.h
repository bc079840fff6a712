/* SPDX-License-Identifier: MIT */
/*
 * Automata as states and steps, and the rule that a line of cells leads from a start to an accepted
 * state. A line in parts makes a step without a value between two of them.
 *
 *     machine_new --> machine_step, machine_start, machine_accept ... --> machine_add, line by line
 */
#ifndef ENNEAD_MODEL_FILTERS_AUTOMATA_MACHINE_H
#define ENNEAD_MODEL_FILTERS_AUTOMATA_MACHINE_H

#include "model/model.h"

enum { MOST_STATES = 4096, STATE_WORDS = MOST_STATES / 64 };

/* A step; with no values one between two parts. */
typedef struct arrow {
    uint16_t from, to;
    domain values;
} arrow;

typedef struct machine {
    struct machine *before; /* the one made before it of a text */
    const char *text;       /* that text */
    size_t words;           /* of a set of states */
    int states;
    uint64_t starts[STATE_WORDS], accepts[STATE_WORDS];
    uint32_t *begin; /* of a state: the first of its arrows, once these are in order */
    uint32_t arrow_count;
    arrow arrows[];
} machine;

/* One without states and with room for so many steps, in memory of the model; NULL: it is out. */
machine *machine_new(ennead_model *m, size_t arrows);

/* Adds a step, of which there must be room; says where lines begin, and end. States are numbers
 * below MOST_STATES. */
void machine_step(machine *a, int from, int to, domain values);
void machine_start(machine *a, int state);
void machine_accept(machine *a, int state);

/* Adds the rule that the line of a constraint is one of the machine's, which then stays as it is. */
ennead_status machine_add(ennead_model *m, machine *a, const ennead_constraint *rule,
                          const char **wrong);

#endif
