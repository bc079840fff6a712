/* SPDX-License-Identifier: MIT */
/*
 * Automata written as transitions: "start 0; accept 1; 0 1,3-5 1; 1 . 1" begins in state 0, goes
 * to state 1 with 1, 3, 4 or 5, stays there with any value, and accepts in state 1. A state may
 * have several transitions with the same value. A line in several parts makes a transition without
 * a value between two of them, written "1 / 2".
 */
#include "model/filters/automata/transitions.h"

#include "model/filters/automata/automaton.h"
#include "model/filters/automata/machine.h"
#include "model/storage.h"
#include "model/values.h"

#include <string.h>

enum { MOST_ARROWS = 1 << 16 };

typedef struct transitions_reader {
    const ennead_model *model;
    machine *made;
    const char *at;
    const char *wrong;
} transitions_reader;

static bool fail(transitions_reader *r, const char *why)
{
    r->wrong = why;
    return false;
}

static bool read_state(transitions_reader *r, int *state)
{
    skip_blanks(&r->at);
    *state = read_number(&r->at);
    return (*state >= 0 && *state < MOST_STATES) ||
           fail(r, "its states are not numbers from 0 to 4095");
}

/* Reads states up to the end of a clause. */
static bool read_states(transitions_reader *r, void (*add)(machine *a, int state))
{
    int state;

    for (skip_blanks(&r->at); *r->at != ';' && *r->at != '\0'; skip_blanks(&r->at)) {
        if (!read_state(r, &state))
            return false;
        add(r->made, state);
    }
    return true;
}

static bool read_arrow(transitions_reader *r)
{
    int from, to;
    domain values = 0;

    if (!read_state(r, &from))
        return false;
    skip_blanks(&r->at);
    if (*r->at == '.' || *r->at == '/') {
        values = *r->at == '.' ? r->model->all : 0;
        r->at++;
    } else {
        values = read_values(r->model, &r->at);
        if (values == 0)
            return fail(r, "a step has no values of the puzzle");
    }
    if (!read_state(r, &to))
        return false;
    machine_step(r->made, from, to, values);
    return true;
}

static bool read_word(transitions_reader *r, const char *word)
{
    const size_t length = strlen(word);

    if (strncmp(r->at, word, length) != 0)
        return false;
    r->at += length;
    return true;
}

static bool read_clause(transitions_reader *r)
{
    if (read_word(r, "start"))
        return read_states(r, machine_start);
    if (read_word(r, "accept"))
        return read_states(r, machine_accept);
    return read_arrow(r);
}

static bool read_all(transitions_reader *r)
{
    for (;; r->at++) {
        skip_blanks(&r->at);
        if (*r->at != ';' && *r->at != '\0' && !read_clause(r))
            return false;
        skip_blanks(&r->at);
        if (*r->at == '\0')
            return true;
        if (*r->at != ';')
            return fail(r, "its clauses are not like: start 0; accept 1; 0 1,3-5 1");
    }
}

/* Finds the machine for a text, or makes it; recent rules with the same text share it. */
static ennead_status find_machine(ennead_model *m, const ennead_constraint *rule, machine **found,
                                  const char **wrong)
{
    ennead_model *root = model_root(m);
    size_t clauses = 1;
    int looked = 0;

    for (machine *a = root->machines; a != NULL && looked < AUTOMATA_LOOKED_AT;
         a = a->before, looked++)
        if (strcmp(a->text, rule->text) == 0) {
            *found = a;
            return ENNEAD_STATUS_OK;
        }
    for (const char *at = rule->text; *at != '\0'; at++)
        clauses += *at == ';';
    if (clauses > MOST_ARROWS)
        return rule_is_wrong(wrong, "it has more than 65,536 steps");
    machine *made = machine_new(m, clauses);
    if (made == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    transitions_reader r = {.model = m, .made = made, .at = rule->text};
    if (!read_all(&r))
        return rule_is_wrong(wrong, r.wrong);
    if (made->arrow_count == 0)
        return rule_is_wrong(wrong, "no line of cells fits its text");
    made->text = rule->text;
    made->shown = model_words(m, rule->text);
    if (made->shown == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    made->before = root->machines;
    root->machines = made;
    *found = made;
    return ENNEAD_STATUS_OK;
}

ennead_status build_automaton(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    machine *a = NULL;
    const ennead_status status = find_machine(m, rule, &a, wrong);

    (void)d;
    return status == ENNEAD_STATUS_OK ? machine_add(m, a, rule, wrong) : status;
}
