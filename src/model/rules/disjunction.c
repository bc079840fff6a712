/* SPDX-License-Identifier: MIT */
/*
 * One of several rules (`or`), or all of them. Each rule of an `or` is a small model of its own,
 * with the domains of the cells that it names. It is propagated, and what none of the models keeps
 * is removed (constructive disjunction; P. Van Hentenryck, V. Saraswat, Y. Deville, "Design,
 * implementation, and evaluation of the constraint language cc(FD)", 1998).
 */
#include "model/rules/disjunction.h"

#include "model/filters/connect.h"
#include "model/propagate.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"
#include "model/submodel.h"

#include <string.h>

/* The models of an `or`, and memory for what they keep. */
typedef struct disjunction {
    size_t count;
    domain *left;      /* for each cell that the propagator names */
    const char *words; /* the rules, for people */
    ennead_model *models[];
} disjunction;

/* Propagates one of the models from the whole model's domains. Returns false if it is
 * impossible. */
static bool try_model(const ennead_model *m, const propagator *p, ennead_model *part)
{
    model_queue_clear(part);
    for (int i = 0; i < p->count; i++) {
        const int cell = p->cells[i];
        part->domains[cell] = m->domains[cell] & part->allowed[cell];
        if (part->domains[cell] == 0)
            return false;
        if (is_single(part->domains[cell]))
            part->assigned[part->assigned_count++] = (uint16_t)cell;
    }
    model_queue_all(part);
    return propagate(part) == CONSISTENT;
}

static bool filter(ennead_model *m, const propagator *p)
{
    const disjunction *o = p->data;
    bool any = false;

    memset(o->left, 0, (size_t)p->count * sizeof *o->left);
    for (size_t i = 0; i < o->count; i++) {
        bool all_left = true;
        if (!try_model(m, p, o->models[i]))
            continue;
        any = true;
        for (int k = 0; k < p->count; k++) {
            o->left[k] |= o->models[i]->domains[p->cells[k]];
            all_left = all_left && o->left[k] == m->domains[p->cells[k]];
        }
        if (all_left)
            return true;
    }
    for (int k = 0; any && k < p->count; k++)
        if (!narrow(m, p->cells[k], o->left[k]))
            return false;
    return any;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const disjunction *o = p->data;

    for (size_t i = 0; i < o->count; i++)
        if (model_keeps_rules(o->models[i], solution))
            return true;
    return false;
}

/* Connects the models, which get the differences between their cells. */
static bool prepare(ennead_model *m, propagator *p)
{
    const disjunction *o = p->data;
    const char *wrong;

    for (size_t k = 0; k < o->count; k++) {
        for (int i = 0; i < p->count; i++)
            for (int j = 0; j < i; j++)
                if (pairs_has(&m->differs, p->cells[i], p->cells[j]))
                    pairs_add(&o->models[k]->differs, p->cells[i], p->cells[j]);
        if (model_connect(o->models[k], &wrong) != ENNEAD_STATUS_OK)
            return false;
    }
    return true;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    if (most < 2 || !try_filter(m, p))
        return false;
    TELL(s, MODEL_EITHER, tell_words(((const disjunction *)p->data)->words));
    return tell_gone(m, s);
}

static const ennead_model *one_of(const propagator *p, size_t index)
{
    const disjunction *o = p->data;

    return index < o->count ? o->models[index] : NULL;
}

static bool explain_at_rest(ennead_model *m, const propagator *p, int most, sentence *s);

static const propagator_kind kind_at_rest = {
    .meaning = SAYS_MORE,
    .check = check,
    .explain = explain_at_rest,
    .prepare = prepare,
};

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_DISJUNCTION,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .explain = explain,
    .prepare = prepare,
    .one_of = one_of,
    .at_rest = &kind_at_rest,
};

/* What the filter that it does without would find. */
static bool explain_at_rest(ennead_model *m, const propagator *p, int most, sentence *s)
{
    propagator whole = *p;

    whole.kind = &kind;
    return explain(m, &whole, most, s);
}

/* Lists the cells that the rules of any of the models name. Returns how many there are. */
static int list_cells(const ennead_model *m, const disjunction *o, uint16_t *cells)
{
    uint64_t named[ENNEAD_MOST_CELLS / 64] = {0};
    int count = 0;

    for (size_t i = 0; i < o->count; i++) {
        const ennead_model *part = o->models[i];
        for (size_t k = 0; k < part->propagator_count; k++) {
            const propagator *p = &part->propagators[k];
            for (int j = 0; j < p->count; j++)
                named[p->cells[j] / 64] |= value_bit(p->cells[j] % 64);
        }
    }
    for (int cell = 0; cell < m->cells; cell++)
        if ((named[cell / 64] >> cell % 64 & 1) != 0)
            cells[count++] = (uint16_t)cell;
    return count;
}

/* "cage 10 (r1c1 and r1c2)", or the rules inside one. */
static void tell_constraint(sentence *s, const ennead_constraint *rule)
{
    const model_slot cells = tell_cells(rule->cells, (int)rule->cell_count);

    for (size_t i = 0; i < rule->inner_count; i++) {
        if (i > 0)
            tell(s, strcmp(rule->name, "or") == 0 ? SENTENCE_MODEL_OR : SENTENCE_MODEL_AND, NULL);
        tell_constraint(s, &rule->inner[i]);
    }
    if (rule->inner_count > 0)
        return;
    tell_text(s, rule->name);
    if (rule->number_count > 0)
        TELL(s, MODEL_NUMBER_OF_RULE, tell_number(rule->numbers[0]));
    if (rule->cell_count > 0)
        TELL(s, MODEL_CELLS_OF_RULE, cells);
}

ennead_status disjunction_add(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, rule_build *add, const char **wrong)
{
    uint16_t cells[ENNEAD_MOST_CELLS];
    disjunction *o = model_memory(m, sizeof *o + rule->inner_count * sizeof(ennead_model *));

    if (o == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    o->count = rule->inner_count;
    for (size_t i = 0; i < rule->inner_count; i++) {
        o->models[i] = submodel_new(m);
        if (o->models[i] == NULL)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        const ennead_status status = add(o->models[i], d, &rule->inner[i], wrong);
        if (status != ENNEAD_STATUS_OK)
            return status;
    }
    char words[ENNEAD_SENTENCE_SIZE];
    sentence s = sentence_in(model_root(m), words);
    tell_constraint(&s, rule);
    o->words = model_words(m, words);
    const int count = list_cells(m, o, cells);
    o->left = model_memory(m, (size_t)count * sizeof *o->left);
    propagator *p =
        o->left == NULL || o->words == NULL ? NULL : model_add(m, &kind, cells, count, 0);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->data = o;
    return ENNEAD_STATUS_OK;
}

ennead_status conjunction_add(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, rule_build *add, const char **wrong)
{
    for (size_t i = 0; i < rule->inner_count; i++) {
        const ennead_status status = add(m, d, &rule->inner[i], wrong);
        if (status != ENNEAD_STATUS_OK)
            return status;
    }
    return ENNEAD_STATUS_OK;
}
