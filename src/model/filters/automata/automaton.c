/* SPDX-License-Identifier: MIT */
/*
 * The filter of lines that match an automaton (G. Pesant, "A regular language membership
 * constraint for finite sequences of variables", CP 2004). Sets of places are words. Going forward
 * it finds the places that can be reached at each cell; going backward, those that lead to an end.
 * A value stays if a place that holds it is left.
 */
#include "model/filters/automata/automaton.h"

#include "grid/memory.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/rule.h"
#include "model/storage.h"

#include <string.h>

/* A limit that the longest line with the largest automaton would exceed. */
enum { MOST_LAYER_WORDS = 1 << 18 };

/* A finished automaton; a set of places has `words` words. */
typedef struct automaton {
    struct automaton *before; /* the one made before it */
    const char *name, *text;  /* the rule that it was made for, while the model is built */
    const char *shown;        /* its text, for people */
    int count;
    size_t words;
    uint64_t *first, *last;
    uint64_t *follow;  /* for each place, the next ones */
    uint64_t *holding; /* for each value, the places that hold it */
    domain values;     /* held by any place */
} automaton;

blueprint *blueprint_new(ennead_model *m)
{
    blueprint *made = allocate(&m->allocator, sizeof *made);

    if (made != NULL)
        memset(made, 0, sizeof *made);
    return made;
}

void blueprint_free(ennead_model *m, blueprint *made)
{
    release(&m->allocator, made);
}

/* ------------------------------------------------------------------------------------ filtering */

/* The places that hold one of a cell's values. */
static void hold(const automaton *a, domain values, uint64_t *found)
{
    memset(found, 0, a->words * sizeof *found);
    FOR_EACH_VALUE(rest, values) {
        const uint64_t *holding = a->holding + (size_t)lowest_value(rest) * a->words;
        for (size_t word = 0; word < a->words; word++)
            found[word] |= holding[word];
    }
}

/* Computes the places reached at the next cell from those reached at this one. */
static bool step(const automaton *a, const uint64_t *from, domain values, uint64_t *to)
{
    uint64_t next[PLACE_WORDS] = {0}, any = 0;

    for (size_t word = 0; word < a->words; word++)
        FOR_EACH_VALUE(left, from[word]) {
            const uint64_t *follow =
                a->follow + (64 * word + (size_t)lowest_value(left)) * a->words;
            for (size_t i = 0; i < a->words; i++)
                next[i] |= follow[i];
        }
    hold(a, values, to);
    for (size_t word = 0; word < a->words; word++)
        any |= to[word] &= next[word];
    return any != 0;
}

static bool meet(const uint64_t *one, const uint64_t *other, size_t words)
{
    uint64_t shared = 0;

    for (size_t word = 0; word < words; word++)
        shared |= one[word] & other[word];
    return shared != 0;
}

/* Keeps, of the places at a cell, those from which a place at the next cell can be reached. */
static void step_back(const automaton *a, uint64_t *here, const uint64_t *next)
{
    for (size_t word = 0; word < a->words; word++)
        FOR_EACH_VALUE(left, here[word]) {
            const size_t place = 64 * word + (size_t)lowest_value(left);
            if (!meet(a->follow + place * a->words, next, a->words))
                here[word] &= ~(left & -left);
        }
}

static bool filter(ennead_model *m, const propagator *p)
{
    const automaton *a = p->data;
    const size_t words = a->words;
    uint64_t *layers = model_root(m)->layers, *last = layers + (size_t)(p->count - 1) * words;

    hold(a, m->domains[p->cells[0]], layers);
    for (size_t word = 0; word < words; word++)
        layers[word] &= a->first[word];
    for (int i = 1; i < p->count; i++) {
        uint64_t *here = layers + (size_t)i * words;
        if (!step(a, here - words, m->domains[p->cells[i]], here))
            return false;
    }
    for (size_t word = 0; word < words; word++)
        last[word] &= a->last[word];
    for (int i = p->count - 1; i >= 0; i--) {
        const uint64_t *here = layers + (size_t)i * words;
        domain keep = 0;
        FOR_EACH_VALUE(left, m->domains[p->cells[i]])
            if (meet(a->holding + (size_t)lowest_value(left) * words, here, words))
                keep |= left & -left;
        if (!narrow(m, p->cells[i], keep))
            return false;
        if (i > 0)
            step_back(a, layers + (size_t)(i - 1) * words, here);
    }
    return true;
}

/* Follows the line through the places, one value after the other, by the definition. */
static bool check(const propagator *p, const uint8_t *solution)
{
    const automaton *a = p->data;
    bool here[MOST_PLACES] = {false};

    for (int i = 0; i < p->count; i++) {
        const int value = solution[p->cells[i]] - p->value;
        bool next[MOST_PLACES] = {false};
        for (int to = 0; to < a->count; to++) {
            const size_t at = (size_t)to / 64;
            const uint64_t bit = value_bit(to % 64);
            if ((a->holding[(size_t)value * a->words + at] & bit) == 0)
                continue;
            next[to] = i == 0 && (a->first[at] & bit) != 0;
            for (int from = 0; i > 0 && from < a->count; from++)
                next[to] = next[to] ||
                           (here[from] && (a->follow[(size_t)from * a->words + at] & bit) != 0);
        }
        memcpy(here, next, sizeof here);
    }
    for (int place = 0; place < a->count; place++)
        if (here[place] && (a->last[place / 64] & value_bit(place % 64)) != 0)
            return true;
    return false;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    if (most < 2 || !try_filter(m, p))
        return false;
    TELL(s, MODEL_MATCH, tell_its_cells(p), tell_words(((const automaton *)p->data)->shown));
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

static automaton *finish(ennead_model *m, const blueprint *made)
{
    const size_t words = ((size_t)made->count + 63) / 64, bytes = words * sizeof(uint64_t);
    automaton *a = model_memory(m, sizeof *a);
    const size_t sets = 2 + (size_t)made->count + (size_t)m->values;
    uint64_t *room = a == NULL ? NULL : model_cleared_memory(m, sets * bytes);

    if (room == NULL)
        return NULL;
    *a = (automaton){.count = made->count, .words = words, .first = room, .last = room + words};
    a->follow = room + 2 * words;
    a->holding = a->follow + (size_t)made->count * words;
    memcpy(a->first, made->first.words, bytes);
    memcpy(a->last, made->last.words, bytes);
    for (int place = 0; place < made->count; place++) {
        memcpy(a->follow + (size_t)place * words, made->follow[place].words, bytes);
        FOR_EACH_VALUE(left, made->values[place])
            a->holding[(size_t)lowest_value(left) * words + (size_t)place / 64] |=
                value_bit(place % 64);
    }
    return a;
}

ennead_status automaton_layers(ennead_model *m, size_t words, const char **wrong)
{
    ennead_model *root = model_root(m);

    if (words > MOST_LAYER_WORDS)
        return rule_is_wrong(wrong, "its line is too long for what it may read");
    if (root->layer_words < words) {
        uint64_t *layers = model_memory(m, words * sizeof *layers);
        if (layers == NULL)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        root->layers = layers;
        root->layer_words = words;
    }
    return ENNEAD_STATUS_OK;
}

static ennead_status add(ennead_model *m, const automaton *a, const ennead_constraint *rule,
                         const char **wrong)
{
    const ennead_status status = automaton_layers(m, rule->cell_count * a->words, wrong);

    if (status != ENNEAD_STATUS_OK)
        return status;
    propagator *p =
        model_add(m, rule_repeats(rule) ? &again : &once, rule->cells, (int)rule->cell_count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->data = a;
    p->value = m->first_value;
    return ENNEAD_STATUS_OK;
}

ennead_status automaton_add(ennead_model *m, const blueprint *made, const ennead_constraint *rule,
                            const char **wrong)
{
    ennead_model *root = model_root(m);

    if (made->count == 0)
        return rule_is_wrong(wrong, "no line of cells fits its text");
    automaton *a = finish(m, made);
    if (a == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    a->name = rule->name;
    a->text = rule->text;
    a->shown = model_words(m, rule->text);
    if (a->shown == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    a->before = root->automata;
    root->automata = a;
    return add(m, a, rule, wrong);
}

ennead_status automaton_add_again(ennead_model *m, const ennead_constraint *rule,
                                  const char **wrong)
{
    const automaton *a = model_root(m)->automata;

    for (int i = 0; a != NULL && i < AUTOMATA_LOOKED_AT; a = a->before, i++)
        if (strcmp(a->text, rule->text) == 0 && strcmp(a->name, rule->name) == 0)
            return add(m, a, rule, wrong);
    return ENNEAD_STATUS_END;
}
