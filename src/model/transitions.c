/* SPDX-License-Identifier: MIT */
/*
 * Automata written down by their steps: "start 0; accept 1; 0 1,3-5 1; 1 . 1" begins in state 0, goes
 * to state 1 with 1, 3, 4 or 5, stays there with any value, and ends in state 1. There may be
 * several steps from a state with the same value.
 *
 * A step's goal and values make a place, the same for all steps that share them.
 */
#include "grid/memory.h"
#include "model/automaton.h"
#include "model/values.h"

#include <string.h>

enum { MOST_TRANSITIONS = 1 << 16, MOST_STATES = 1024 };

typedef struct reading {
    const ennead_model *model;
    blueprint *made;
    const char *at;
    const char *wrong;
    int to[MOST_PLACES];      /* the state that a place stands for */
    places from[MOST_STATES]; /* the places that can be reached from a state */
    uint64_t starts[MOST_STATES / 64], accepts[MOST_STATES / 64];
    int steps;
} reading;

static bool fail(reading *r, const char *why)
{
    r->wrong = why;
    return false;
}

static bool read_state(reading *r, int *state)
{
    skip_blanks(&r->at);
    *state = read_number(&r->at);
    return (*state >= 0 && *state < MOST_STATES) ||
           fail(r, "its states are not numbers from 0 to 1023");
}

/* Reads states up to the end of a clause. */
static bool read_states(reading *r, uint64_t *set)
{
    int state;

    for (skip_blanks(&r->at); *r->at != ';' && *r->at != '\0'; skip_blanks(&r->at)) {
        if (!read_state(r, &state))
            return false;
        set[state / 64] |= value_bit(state % 64);
    }
    return true;
}

static bool read_transition(reading *r)
{
    int from, to, place = 0;
    domain values = r->model->all;

    if (++r->steps > MOST_TRANSITIONS)
        return fail(r, "it has more than 65,536 steps");
    if (!read_state(r, &from))
        return false;
    skip_blanks(&r->at);
    if (*r->at == '.')
        r->at++;
    else
        values = read_values(r->model, &r->at);
    if (values == 0)
        return fail(r, "a step has no values of the puzzle");
    if (!read_state(r, &to))
        return false;
    while (place < r->made->count && (r->to[place] != to || r->made->values[place] != values))
        place++;
    if (place == MOST_PLACES)
        return fail(r, "it has more than 1,024 different steps");
    if (place == r->made->count) {
        r->made->count++;
        r->to[place] = to;
        r->made->values[place] = values;
    }
    places_add(&r->from[from], place);
    return true;
}

static bool read_word(reading *r, const char *word)
{
    const size_t length = strlen(word);

    if (strncmp(r->at, word, length) != 0)
        return false;
    r->at += length;
    return true;
}

static bool read_clause(reading *r)
{
    if (read_word(r, "start"))
        return read_states(r, r->starts);
    if (read_word(r, "accept"))
        return read_states(r, r->accepts);
    return read_transition(r);
}

static bool read_all(reading *r)
{
    for (;; r->at++) {
        skip_blanks(&r->at);
        if (*r->at != ';' && *r->at != '\0' && !read_clause(r))
            return false;
        skip_blanks(&r->at);
        if (*r->at == '\0')
            break;
        if (*r->at != ';')
            return fail(r, "its clauses are not like: start 0; accept 1; 0 1,3-5 1");
    }
    for (int state = 0; state < MOST_STATES; state++)
        if ((r->starts[state / 64] & value_bit(state % 64)) != 0)
            places_join(&r->made->first, &r->from[state]);
    for (int place = 0; place < r->made->count; place++) {
        const int to = r->to[place];
        r->made->follow[place] = r->from[to];
        if ((r->accepts[to / 64] & value_bit(to % 64)) != 0)
            places_add(&r->made->last, place);
    }
    return true;
}

ennead_status build_automaton(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    ennead_status status = automaton_add_again(m, rule, wrong);

    (void)d;
    if (status != ENNEAD_END)
        return status;
    reading *r = allocate(&m->allocator, sizeof *r);
    blueprint *made = r == NULL ? NULL : blueprint_new(m);
    status = ENNEAD_OUT_OF_MEMORY;
    if (made != NULL) {
        memset(r, 0, sizeof *r);
        r->model = m;
        r->made = made;
        r->at = rule->text;
        status = read_all(r) ? automaton_add(m, made, rule, wrong) : rule_is_wrong(wrong, r->wrong);
    }
    blueprint_free(m, made);
    release(&m->allocator, r);
    return status;
}
