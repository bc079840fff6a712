/* SPDX-License-Identifier: MIT */
/*
 * Automata written down by their steps: "start 0; accept 1; 0 1,3-5 1; 1 . 1" begins in state 0, goes
 * to state 1 with 1, 3, 4 or 5, stays there with any value, and ends in state 1. There may be
 * several steps from a state with the same value. A line in parts makes a step without a value
 * between two of them, written "1 / 2".
 *
 * The filter is that of regular expressions (automaton.c; G. Pesant, CP 2004) over the states
 * themselves: forwards which states can be reached, cell after cell, backwards which of them lead to
 * an end; a value stays if a step with it is left. Steps are few where there are many states, so
 * they are listed, state by state.
 */
#include "grid/memory.h"
#include "model/automaton.h"
#include "model/sentence.h"
#include "model/values.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_ARROWS = 1 << 16, MOST_STATES = 4096, STATE_WORDS = MOST_STATES / 64 };

/* A step; with no values one between two parts. */
typedef struct arrow {
    uint16_t from, to;
    domain values;
} arrow;

struct machine {
    struct machine *before; /* the one made before it */
    const char *text;       /* the rule it came from */
    size_t words;           /* of a set of states */
    int states;
    uint64_t starts[STATE_WORDS], accepts[STATE_WORDS];
    uint32_t *begin; /* of a state: the first of its arrows */
    arrow arrows[];
};

typedef struct machine machine;

/* A line, and how many parts begin before each cell but the first; NULL: it is one part. */
typedef struct reader {
    const machine *machine;
    const uint8_t *begins;
    int first_value, steps;
} reader;

/* ------------------------------------------------------------------------------------- filtering */

static bool has(const uint64_t *set, int state)
{
    return (set[state / 64] >> state % 64 & 1) != 0;
}

static void put(uint64_t *set, int state)
{
    set[state / 64] |= value_bit(state % 64);
}

static bool is_taken(const arrow *step, domain values)
{
    return values == 0 ? step->values == 0 : (step->values & values) != 0;
}

/* Goes on from the states of a layer with some values, or with none between parts; false: there is
 * nowhere to go. */
static bool advance(const machine *a, const uint64_t *from, domain values, uint64_t *to)
{
    bool any = false;

    memset(to, 0, a->words * sizeof *to);
    for (size_t word = 0; word < a->words; word++)
        for (uint64_t left = from[word]; left != 0; left &= left - 1) {
            const size_t state = 64 * word + (size_t)lowest_value(left);
            for (uint32_t i = a->begin[state]; i < a->begin[state + 1]; i++)
                if (is_taken(&a->arrows[i], values)) {
                    put(to, a->arrows[i].to);
                    any = true;
                }
        }
    return any;
}

/* Leaves the states of a layer from which a state of the next can be reached; returns the values
 * that lead there. */
static domain retreat(const machine *a, uint64_t *from, domain values, const uint64_t *to)
{
    domain found = 0;

    for (size_t word = 0; word < a->words; word++)
        for (uint64_t left = from[word]; left != 0; left &= left - 1) {
            const size_t state = 64 * word + (size_t)lowest_value(left);
            bool leads = false;
            for (uint32_t i = a->begin[state]; i < a->begin[state + 1]; i++)
                if (is_taken(&a->arrows[i], values) && has(to, a->arrows[i].to)) {
                    found |= a->arrows[i].values;
                    leads = true;
                }
            if (!leads)
                from[word] &= ~(left & -left);
        }
    return found;
}

static bool filter(ennead_model *m, const propagator *p)
{
    const reader *r = p->data;
    const machine *a = r->machine;
    uint64_t *layers = model_root(m)->layers, *here = layers;

    memcpy(here, a->starts, a->words * sizeof *here);
    for (int i = 0; i < p->count; i++) {
        for (int part = r->begins[i]; part > 0; part--, here += a->words)
            if (!advance(a, here, 0, here + a->words))
                return false;
        if (!advance(a, here, m->domains[p->cells[i]], here + a->words))
            return false;
        here += a->words;
    }
    for (size_t word = 0; word < a->words; word++)
        here[word] &= a->accepts[word];
    for (int i = p->count - 1; i >= 0; i--) {
        here -= a->words;
        if (!narrow(m, p->cells[i],
                    retreat(a, here, m->domains[p->cells[i]], here + a->words)))
            return false;
        for (int part = r->begins[i]; part > 0; part--) {
            here -= a->words;
            (void)retreat(a, here, 0, here + a->words);
        }
    }
    return true;
}

/* Where a step leads, from the definition: every state that an arrow with the value, or one between
 * parts, goes to from one of `from`. */
static void follow(const machine *a, const bool *from, int value, bool *to)
{
    memset(to, 0, (size_t)a->states);
    for (int state = 0; state < a->states; state++)
        for (uint32_t i = a->begin[state]; from[state] && i < a->begin[state + 1]; i++)
            if (value < 0 ? a->arrows[i].values == 0 : (a->arrows[i].values >> value & 1) != 0)
                to[a->arrows[i].to] = true;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const reader *r = p->data;
    const machine *a = r->machine;
    bool states[2][MOST_STATES];
    int now = 0;

    for (int state = 0; state < a->states; state++)
        states[now][state] = has(a->starts, state);
    for (int i = 0; i < p->count; i++) {
        for (int part = 0; part < r->begins[i]; part++, now = 1 - now)
            follow(a, states[now], -1, states[1 - now]);
        follow(a, states[now], solution[p->cells[i]] - r->first_value, states[1 - now]);
        now = 1 - now;
    }
    for (int state = 0; state < a->states; state++)
        if (states[now][state] && has(a->accepts, state))
            return true;
    return false;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    return most >= 2 && explain_by_filter(m, p, "what the line may read: ", s);
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_AUTOMATON,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .explain = explain,
};

/* --------------------------------------------------------------------------------------- reading */

typedef struct reading {
    const ennead_model *model;
    machine *made;
    uint32_t count; /* of arrows */
    const char *at;
    const char *wrong;
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
    if (*state < 0 || *state >= MOST_STATES)
        return fail(r, "its states are not numbers from 0 to 4095");
    if (*state >= r->made->states)
        r->made->states = *state + 1;
    return true;
}

/* Reads states up to the end of a clause. */
static bool read_states(reading *r, uint64_t *set)
{
    int state;

    for (skip_blanks(&r->at); *r->at != ';' && *r->at != '\0'; skip_blanks(&r->at)) {
        if (!read_state(r, &state))
            return false;
        put(set, state);
    }
    return true;
}

static bool read_arrow(reading *r)
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
    r->made->arrows[r->count++] = (arrow){(uint16_t)from, (uint16_t)to, values};
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
        return read_states(r, r->made->starts);
    if (read_word(r, "accept"))
        return read_states(r, r->made->accepts);
    return read_arrow(r);
}

static bool read_all(reading *r)
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

/* ---------------------------------------------------------------------------------------- making */

static int compare_arrows(const void *one, const void *other)
{
    const arrow *a = one, *b = other;
    const int by_from = (a->from > b->from) - (a->from < b->from);
    const int by_to = (a->to > b->to) - (a->to < b->to);

    return by_from != 0 ? by_from : by_to;
}

/* Puts the arrows of each state side by side. */
static bool order_arrows(ennead_model *m, machine *a, uint32_t count)
{
    uint32_t at = 0;

    a->words = ((size_t)a->states + 63) / 64;
    a->begin = model_memory(m, ((size_t)a->states + 1) * sizeof *a->begin);
    if (a->begin == NULL)
        return false;
    qsort(a->arrows, count, sizeof *a->arrows, compare_arrows);
    for (int state = 0; state <= a->states; state++) {
        while (at < count && a->arrows[at].from < state)
            at++;
        a->begin[state] = at;
    }
    return true;
}

/* The machine of a text: the same for rules with the same text, as far as they are not far apart.
 * ENNEAD_BAD_ARGUMENT: there is none. */
static ennead_status find_machine(ennead_model *m, const ennead_constraint *rule,
                                  const machine **found, const char **wrong)
{
    ennead_model *root = model_root(m);
    size_t clauses = 1;
    int looked = 0;

    for (machine *a = root->machines; a != NULL && looked < AUTOMATA_LOOKED_AT;
         a = a->before, looked++)
        if (strcmp(a->text, rule->text) == 0) {
            *found = a;
            return ENNEAD_OK;
        }
    for (const char *at = rule->text; *at != '\0'; at++)
        clauses += *at == ';';
    if (clauses > MOST_ARROWS)
        return rule_is_wrong(wrong, "it has more than 65,536 steps");
    machine *made = model_cleared_memory(m, sizeof *made + clauses * sizeof *made->arrows);
    if (made == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    reading r = {.model = m, .made = made, .at = rule->text};
    if (!read_all(&r))
        return rule_is_wrong(wrong, r.wrong);
    made->text = rule->text;
    made->before = root->machines;
    root->machines = made;
    *found = made;
    return order_arrows(m, made, r.count) ? ENNEAD_OK : ENNEAD_OUT_OF_MEMORY;
}

ennead_status build_automaton(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    const machine *a = NULL;
    const ennead_status status = find_machine(m, rule, &a, wrong);
    const size_t layers = rule->cell_count + rule->part_count + 1;
    uint8_t *begins = model_cleared_memory(m, rule->cell_count);
    reader *r = model_memory(m, sizeof *r);

    (void)d;
    if (status != ENNEAD_OK)
        return status;
    if (begins == NULL || r == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    for (size_t part = 0, at = 0; part + 1 < rule->part_count; part++)
        begins[at += rule->parts[part]] = 1;
    const ennead_status room = automaton_layers(m, layers * a->words, wrong);
    if (room != ENNEAD_OK)
        return room;
    propagator *p = model_add(m, &kind, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    *r = (reader){.machine = a, .begins = begins, .first_value = m->first_value};
    p->data = r;
    return ENNEAD_OK;
}
