/* SPDX-License-Identifier: MIT */
/*
 * The filter of lines that lead an automaton to an accepting state (G. Pesant, "A regular language
 * membership constraint for finite sequences of variables", CP 2004). Going forward it finds the
 * states that can be reached at each cell; going backward, those that lead to an end. A value
 * stays if a transition with it is left. With many states there are few transitions from each, so
 * they are listed, state by state.
 */
#include "model/filters/automata/machine.h"

#include "model/filters/automata/automaton.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/rule.h"
#include "model/storage.h"

#include <stdlib.h>
#include <string.h>

/* A line: the number of parts that begin before each of its cells and after the last one, not
 * counting the first part. */
typedef struct reader {
    const machine *machine;
    const uint16_t *begins;
    int first_value;
} reader;

/* ------------------------------------------------------------------------------------ filtering */

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

/* Goes from the states of a layer to the next layer, with some values, or with none between parts.
 * Returns false if no state is reached. */
static bool advance(const machine *a, const uint64_t *from, domain values, uint64_t *to)
{
    bool any = false;

    memset(to, 0, a->words * sizeof *to);
    for (size_t word = 0; word < a->words; word++)
        FOR_EACH_VALUE(left, from[word]) {
            const size_t state = 64 * word + (size_t)lowest_value(left);
            for (uint32_t i = a->begin[state]; i < a->begin[state + 1]; i++)
                if (is_taken(&a->arrows[i], values)) {
                    put(to, a->arrows[i].to);
                    any = true;
                }
        }
    return any;
}

/* Keeps the states of a layer from which a state of the next layer can be reached. Returns the
 * values that lead there. */
static domain retreat(const machine *a, uint64_t *from, domain values, const uint64_t *to)
{
    domain found = 0;

    for (size_t word = 0; word < a->words; word++)
        FOR_EACH_VALUE(left, from[word]) {
            const size_t state = 64 * word + (size_t)lowest_value(left);
            bool leads = false;
            for (uint32_t i = a->begin[state]; i < a->begin[state + 1]; i++) {
                const arrow *step = &a->arrows[i];
                if (leads && (step->values & values & ~found) == 0)
                    continue;
                if (is_taken(step, values) && has(to, step->to)) {
                    found |= step->values;
                    leads = true;
                }
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
    for (int part = r->begins[p->count]; part > 0; part--, here += a->words)
        if (!advance(a, here, 0, here + a->words))
            return false;
    for (size_t word = 0; word < a->words; word++)
        here[word] &= a->accepts[word];
    for (int part = r->begins[p->count]; part > 0; part--) {
        here -= a->words;
        (void)retreat(a, here, 0, here + a->words);
    }
    for (int i = p->count - 1; i >= 0; i--) {
        here -= a->words;
        if (!narrow(m, p->cells[i], retreat(a, here, m->domains[p->cells[i]], here + a->words)))
            return false;
        for (int part = r->begins[i]; part > 0; part--) {
            here -= a->words;
            (void)retreat(a, here, 0, here + a->words);
        }
    }
    return true;
}

/* The states after a value, by the definition: every state that an arrow with the value, or one
 * between parts, leads to from a state of `from`. */
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
    bool states[2][MOST_STATES] = {{false}};
    int now = 0;

    for (int state = 0; state < a->states; state++)
        states[now][state] = has(a->starts, state);
    for (int i = 0; i < p->count; i++) {
        for (int part = 0; part < r->begins[i]; part++, now = 1 - now)
            follow(a, states[now], -1, states[1 - now]);
        follow(a, states[now], solution[p->cells[i]] - r->first_value, states[1 - now]);
        now = 1 - now;
    }
    for (int part = 0; part < r->begins[p->count]; part++, now = 1 - now)
        follow(a, states[now], -1, states[1 - now]);
    for (int state = 0; state < a->states; state++)
        if (states[now][state] && has(a->accepts, state))
            return true;
    return false;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const machine *a = ((const reader *)p->data)->machine;

    if (most < 2 || !try_filter(m, p))
        return false;
    if (a->shown != NULL)
        TELL(s, MODEL_AUTOMATON, tell_its_cells(p), tell_words(a->shown));
    else
        TELL(s, MODEL_PIECES, tell_its_cells(p), tell_number(a->sum));
    tell_found(m, s);
    return true;
}

/* A call finds everything, but for cells that the line visits more than once. */
#define KIND(when) \
    { \
        .meaning = SAYS_MORE, .cost = COST_AUTOMATON, .calls = when, .filter = filter, \
        .check = check, .explain = explain, \
    }
static const propagator_kind once = KIND(ONE_CALL), again = KIND(MORE_CALLS);

/* --------------------------------------------------------------------------------------- making */

machine *machine_new(ennead_model *m, size_t arrows)
{
    return model_cleared_memory(m, sizeof(machine) + arrows * sizeof(arrow));
}

static void know_state(machine *a, int state)
{
    if (state >= a->states)
        a->states = state + 1;
}

void machine_step(machine *a, int from, int to, domain values)
{
    a->arrows[a->arrow_count++] = (arrow){(uint16_t)from, (uint16_t)to, values};
    know_state(a, from);
    know_state(a, to);
}

void machine_start(machine *a, int state)
{
    put(a->starts, state);
    know_state(a, state);
}

void machine_accept(machine *a, int state)
{
    put(a->accepts, state);
    know_state(a, state);
}

static int compare_arrows(const void *one, const void *other)
{
    const arrow *a = one, *b = other;
    const int by_from = (a->from > b->from) - (a->from < b->from);
    const int by_to = (a->to > b->to) - (a->to < b->to);

    return by_from != 0 ? by_from : by_to;
}

/* Puts the arrows of each state next to each other. */
static bool order_arrows(ennead_model *m, machine *a)
{
    const uint32_t count = a->arrow_count;
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

ennead_status machine_add(ennead_model *m, machine *a, const ennead_constraint *rule,
                          const char **wrong)
{
    if (rule->cell_count == 0)
        return rule_is_wrong(wrong, "it needs cells");
    if (rule->part_count > UINT16_MAX)
        return rule_is_wrong(wrong, "it has more than 65,535 parts");
    const size_t layers = rule->cell_count + rule->part_count + 1;
    uint16_t *begins = model_cleared_memory(m, (rule->cell_count + 1) * sizeof *begins);
    reader *r = model_memory(m, sizeof *r);

    if (begins == NULL || r == NULL || (a->begin == NULL && !order_arrows(m, a)))
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (size_t part = 0, at = 0; part + 1 < rule->part_count; part++)
        begins[at += rule->parts[part]]++;
    const ennead_status status = automaton_layers(m, layers * a->words, wrong);
    if (status != ENNEAD_STATUS_OK)
        return status;
    propagator *p =
        model_add(m, rule_repeats(rule) ? &again : &once, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *r = (reader){.machine = a, .begins = begins, .first_value = m->first_value};
    p->data = r;
    return ENNEAD_STATUS_OK;
}
