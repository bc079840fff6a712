/* SPDX-License-Identifier: MIT */
/*
 * One of several rules, or all of them. Each rule of an `or` is a small model of its own, with the
 * domains of the cells it names: it is propagated, and what none of them leaves goes (constructive
 * disjunction; P. Van Hentenryck, V. Saraswat, Y. Deville, "Design, implementation, and evaluation
 * of the constraint language cc(FD)", 1998).
 */
#include "grid/memory.h"
#include "model/model.h"

#include <string.h>

/* The models of an `or`, and room for what they leave. */
typedef struct either {
    size_t count;
    domain *left; /* of each cell that the propagator names */
    ennead_model *branches[];
} either;

/* Propagates a branch from the domains of the whole; false: it cannot be. */
static bool try_branch(const ennead_model *m, const propagator *p, ennead_model *branch)
{
    model_queue_clear(branch);
    for (int i = 0; i < p->count; i++) {
        const int cell = p->cells[i];
        branch->domains[cell] = m->domains[cell] & branch->allowed[cell];
        if (branch->domains[cell] == 0)
            return false;
        if (is_single(branch->domains[cell]))
            branch->assigned[branch->assigned_count++] = (uint16_t)cell;
    }
    model_queue_all(branch);
    return propagate(branch) == CONSISTENT;
}

static bool filter(ennead_model *m, const propagator *p)
{
    const either *e = p->data;
    bool any = false;

    memset(e->left, 0, (size_t)p->count * sizeof *e->left);
    for (size_t i = 0; i < e->count; i++) {
        bool all_left = true;
        if (!try_branch(m, p, e->branches[i]))
            continue;
        any = true;
        for (int k = 0; k < p->count; k++) {
            e->left[k] |= e->branches[i]->domains[p->cells[k]];
            all_left = all_left && e->left[k] == m->domains[p->cells[k]];
        }
        if (all_left)
            return true;
    }
    for (int k = 0; any && k < p->count; k++)
        if (!narrow(m, p->cells[k], e->left[k]))
            return false;
    return any;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const either *e = p->data;

    for (size_t i = 0; i < e->count; i++)
        if (model_keeps_rules(e->branches[i], solution))
            return true;
    return false;
}

/* Connects the branches, which know of the differences between their cells. */
static bool prepare(ennead_model *m, propagator *p)
{
    const either *e = p->data;
    const char *wrong;

    for (size_t k = 0; k < e->count; k++) {
        for (int i = 0; i < p->count; i++)
            for (int j = 0; j < i; j++)
                if (pairs_has(&m->differs, p->cells[i], p->cells[j]))
                    pairs_add(&e->branches[k]->differs, p->cells[i], p->cells[j]);
        if (model_connect(e->branches[k], &wrong) != ENNEAD_OK)
            return false;
    }
    return true;
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_EITHER,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .reason = "whichever of the rules holds: ",
    .prepare = prepare,
};

/* Lists the cells that the rules of any branch name; how many they are. */
static int list_cells(const ennead_model *m, const either *e, uint16_t *cells)
{
    uint64_t named[ENNEAD_MOST_CELLS / 64] = {0};
    int count = 0;

    for (size_t i = 0; i < e->count; i++) {
        const ennead_model *branch = e->branches[i];
        for (size_t k = 0; k < branch->propagator_count; k++) {
            const propagator *p = &branch->propagators[k];
            for (int j = 0; j < p->count; j++)
                named[p->cells[j] / 64] |= value_bit(p->cells[j] % 64);
        }
    }
    for (int cell = 0; cell < m->cells; cell++)
        if ((named[cell / 64] >> cell % 64 & 1) != 0)
            cells[count++] = (uint16_t)cell;
    return count;
}

ennead_status build_or(ennead_model *m, const ennead_description *d, const ennead_constraint *rule,
                       const char **wrong)
{
    uint16_t cells[ENNEAD_MOST_CELLS];
    either *e = model_memory(m, sizeof *e + rule->inner_count * sizeof(ennead_model *));

    if (e == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    e->count = rule->inner_count;
    for (size_t i = 0; i < rule->inner_count; i++) {
        e->branches[i] = model_branch(m);
        if (e->branches[i] == NULL)
            return ENNEAD_OUT_OF_MEMORY;
        const ennead_status status = rule_add(e->branches[i], d, &rule->inner[i], wrong);
        if (status != ENNEAD_OK)
            return status;
    }
    const int count = list_cells(m, e, cells);
    e->left = model_memory(m, (size_t)count * sizeof *e->left);
    propagator *p = e->left == NULL ? NULL : model_add(m, &kind, cells, count, 0);
    if (p == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    p->data = e;
    return ENNEAD_OK;
}

ennead_status build_and(ennead_model *m, const ennead_description *d, const ennead_constraint *rule,
                        const char **wrong)
{
    for (size_t i = 0; i < rule->inner_count; i++) {
        const ennead_status status = rule_add(m, d, &rule->inner[i], wrong);
        if (status != ENNEAD_OK)
            return status;
    }
    return ENNEAD_OK;
}
