/* SPDX-License-Identifier: MIT */
/*
 * A search that learns (conflict-driven clause learning). The state after propagation is written
 * as clauses: each cell has one of its values, each value has a place in each full house. Then:
 * propagate, guess; from every contradiction learn a clause that would have prevented it, go back
 * as far as that clause says something new, and go on. From time to time the guesses, but not the
 * clauses, are given up, and the worse half of the clauses is removed. Large grids need this,
 * because the same contradiction occurs again and again. It restarts when recently learned clauses
 * span more levels than usual (A. Biere, A. Froehlich, "Evaluating CDCL restart schemes", POS
 * 2015).
 */
#include "model/learn/learn.h"

#include "grid/memory.h"
#include "model/learn/analyze.h"
#include "model/learn/backtrack.h"
#include "model/learn/clauses.h"
#include "model/learn/excludes.h"
#include "model/learn/heap.h"
#include "model/learn/probe.h"
#include "model/limits.h"
#include "model/link_tables.h"
#include "model/propagators.h"

#include <string.h>

enum {
    FIRST_BUMP = 1 << 20,
    FEWEST_BETWEEN_RESTARTS = 32,
    FIRST_REDUCTION = 1000,
    MORE_BETWEEN_REDUCTIONS = 100,
    MEAN_SHIFT_FAST = 5,
    MEAN_SHIFT_SLOW = 12,
    MODE_CONFLICTS = 1000,
    REPHASE_CONFLICTS = 1000,
    STEADY_CONFLICTS = 1024,
};

/* --------------------------------------------------------------------------------------- making */

void learner_free(learner *l)
{
    if (l == NULL)
        return;
    const ennead_allocator memory = l->model->allocator;
    release(&memory, l->words);
    release(&memory, l->excluded);
    release(&memory, l->blocks);
    release(&memory, l);
}

/* Cuts an array from the memory after the learner; with `base` NULL it only counts. */
static void *cut(char *base, size_t *at, size_t count, size_t size)
{
    void *array = base == NULL ? NULL : base + *at;

    *at += (count * size + 15) / 16 * 16;
    return array;
}

/* Places all arrays, and returns how many bytes they take. */
static size_t place_arrays(learner *l, char *base, size_t cells_and_values)
{
    const size_t n = l->variables;
    size_t at = 0;

    l->cell_of = cut(base, &at, n, sizeof *l->cell_of);
    l->value_of = cut(base, &at, n, sizeof *l->value_of);
    l->variable_of = cut(base, &at, cells_and_values, sizeof *l->variable_of);
    l->excluded_begin = cut(base, &at, n + 1, sizeof *l->excluded_begin);
    l->known = cut(base, &at, 2 * n, sizeof *l->known);
    l->facts = cut(base, &at, n, sizeof *l->facts);
    l->phase = cut(base, &at, n, sizeof *l->phase);
    l->target = cut(base, &at, n, sizeof *l->target);
    l->best = cut(base, &at, n, sizeof *l->best);
    l->spare = cut(base, &at, n, sizeof *l->spare);
    l->trail = cut(base, &at, n, sizeof *l->trail);
    l->level_begin = cut(base, &at, n + 1, sizeof *l->level_begin);
    l->watched = cut(base, &at, 2 * n, sizeof *l->watched);
    l->learned = cut(base, &at, n, sizeof *l->learned);
    l->cleared = cut(base, &at, n, sizeof *l->cleared);
    l->seen = cut(base, &at, n, sizeof *l->seen);
    l->marked = cut(base, &at, n, sizeof *l->marked);
    l->todo = cut(base, &at, n, sizeof *l->todo);
    l->stamp_of = cut(base, &at, n + 1, sizeof *l->stamp_of);
    l->activity = cut(base, &at, n, sizeof *l->activity);
    l->heap = cut(base, &at, n, sizeof *l->heap);
    l->heap_place = cut(base, &at, n, sizeof *l->heap_place);
    return at;
}

static void number_variables(learner *l)
{
    const ennead_model *m = l->model;
    uint32_t variable = 0;

    for (int cell = 0; cell < m->cells; cell++)
        for (int value = 0; value < m->values; value++) {
            uint32_t *number = &l->variable_of[cell * m->values + value];
            *number = NO_VARIABLE;
            if (is_single(m->domains[cell]) || (m->domains[cell] & value_bit(value)) == 0)
                continue;
            l->cell_of[variable] = (uint16_t)cell;
            l->value_of[variable] = (uint8_t)value;
            l->phase[variable] = l->target[variable] = l->best[variable] = 1;
            l->heap_place[variable] = NO_VARIABLE;
            *number = variable++;
        }
    for (variable = 0; variable < l->variables; variable++)
        heap_insert(l, variable);
}

/* Adds the clause that one of the collected literals is true. */
static bool add_collected(learner *l)
{
    if (l->learned_count < 2)
        return true;
    if (!clauses_reserve(l))
        return false;
    clause_add(l, l->learned, l->learned_count, 1);
    return true;
}

static void collect(learner *l, int cell, int value)
{
    const uint32_t variable = l->variable_of[cell * l->model->values + value];

    if (variable != NO_VARIABLE)
        l->learned[l->learned_count++] = 2 * variable;
}

/* Adds clauses: a value of a cell needs a matching value in each cell that has a table with it. */
static bool write_supports(learner *l, const table_links *all, int cell)
{
    const ennead_model *m = l->model;

    for (const table_link *k = all->links; k < all->links + all->count; k++)
        FOR_EACH_VALUE(values, m->domains[cell]) {
            const int value = lowest_value(values);
            domain beside = m->domains[k->cell] & allowed_by_value(k->unions, value);
            const uint32_t own = l->variable_of[cell * m->values + value];
            if (own == NO_VARIABLE || beside == m->domains[k->cell])
                continue;
            l->learned[0] = negation(2 * own);
            l->learned_count = 1;
            FOR_EACH_VALUE(rest, beside)
                collect(l, k->cell, lowest_value(rest));
            if (!add_collected(l))
                return false;
        }
    return true;
}

static bool write_clauses(learner *l)
{
    const ennead_model *m = l->model;

    for (int cell = 0; cell < m->cells; cell++) {
        l->learned_count = 0;
        for (int value = 0; value < m->values; value++)
            collect(l, cell, value);
        if (!add_collected(l))
            return false;
    }
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *p = &m->propagators[i];
        const bool full = is_full_house(m, p);
        for (int value = 0; full && value < m->values; value++) {
            l->learned_count = 0;
            for (int k = 0; k < p->count; k++)
                collect(l, p->cells[k], value);
            if (!add_collected(l))
                return false;
        }
    }
    for (int cell = 0; m->links != NULL && cell < m->cells; cell++)
        if (m->links[cell] != NULL && !write_supports(l, m->links[cell], cell))
            return false;
    l->given_words = l->word_count;
    return true;
}

/* Adds the clause that some cell differs from a known solution. */
static bool write_other(learner *l, const domain *found)
{
    const ennead_model *m = l->model;

    l->learned_count = 0;
    for (int cell = 0; found != NULL && cell < m->cells; cell++) {
        const uint32_t variable = l->variable_of[cell * m->values + lowest_value(found[cell])];
        if ((m->domains[cell] & found[cell]) == 0)
            return true;
        if (variable != NO_VARIABLE)
            l->learned[l->learned_count++] = negation(2 * variable);
    }
    if (l->learned_count == 1)
        literal_set(l, l->learned[0], (reason){BECAUSE_GUESSED, 0});
    return add_collected(l);
}

learner *learner_new(const ennead_model *m, const domain *found)
{
    const size_t head = (sizeof(learner) + 15) / 16 * 16;
    const size_t all = (size_t)m->cells * (size_t)m->values;
    learner counted = {.model = m};

    for (int cell = 0; cell < m->cells; cell++)
        if (!is_single(m->domains[cell]))
            counted.variables += (uint32_t)value_count(m->domains[cell]);
    const size_t bytes = place_arrays(&counted, NULL, all);
    const size_t root = (size_t)m->cells * sizeof *m->domains;
    learner *l = allocate(&m->allocator, head + bytes + root);
    if (l == NULL)
        return NULL;
    memset(l, 0, head + bytes);
    *l = counted;
    place_arrays(l, (char *)l + head, all);
    l->root = (domain *)(void *)((char *)l + head + bytes);
    l->word_count = l->block_count = 1;
    l->bump = FIRST_BUMP;
    l->next_reduction = FIRST_REDUCTION;
    l->next_mode = MODE_CONFLICTS;
    l->next_rephasing = REPHASE_CONFLICTS;
    l->luby_count = l->luby_length = 1;
    memcpy(l->root, m->domains, root);
    number_variables(l);
    if (excludes_make(l) && write_clauses(l) && write_other(l, found))
        return l;
    learner_free(l);
    return NULL;
}

/* ------------------------------------------------------------------------------------ searching */

/* Adds the clause in `learned` and makes its first literal true; its others are false. */
static void use_learned(learner *l, uint32_t levels)
{
    reason why = {BECAUSE_GUESSED, 0}; /* at level 0 the reason does not matter */

    if (l->learned_count > 1)
        why = (reason){BECAUSE_CLAUSE, clause_add(l, l->learned, l->learned_count, levels)};
    literal_set(l, l->learned[0], why);
}

/* Everything below the level of a contradiction is consistent: remembers the phases of the longest
 * such trail. */
static void note_phases(learner *l)
{
    const uint32_t count = l->level_begin[l->level];

    if (l->mode == STEADY && count > l->target_count) {
        l->target_count = count;
        for (uint32_t i = 0; i < count; i++)
            l->target[variable_of(l->trail[i])] = l->trail[i] & 1;
    }
    if (count > l->best_count) {
        l->best_count = count;
        for (uint32_t i = 0; i < count; i++)
            l->best[variable_of(l->trail[i])] = l->trail[i] & 1;
    }
}

static void learn(learner *l)
{
    note_phases(l);
    go_back_to(l, analyze(l));
    /* A clause that spans one level is rare, and is never removed. */
    use_learned(l, l->learned_levels);
    const int64_t levels = (int64_t)l->learned_levels << 16;
    l->levels_fast += (levels - l->levels_fast) / (1 << MEAN_SHIFT_FAST);
    l->levels_slow += (levels - l->levels_slow) / (1 << MEAN_SHIFT_SLOW);
    if (l->conflicts == 1)
        l->levels_fast = l->levels_slow = levels;
    l->since_restart++;
}

/* Excludes the solution that the guesses have led to. */
static void exclude_solution(learner *l)
{
    l->learned_count = 0;
    for (uint32_t level = l->level; level > 0; level--)
        l->learned[l->learned_count++] = negation(l->trail[l->level_begin[level]]);
    go_back_to(l, l->level - 1);
    use_learned(l, 1);
}

/* The next number of M. Luby's sequence 1 1 2 1 1 2 4 ..., by D. Knuth's "reluctant doubling". */
static void next_pause(learner *l)
{
    if ((l->luby_count & -l->luby_count) == l->luby_length) {
        l->luby_count++;
        l->luby_length = 1;
    } else {
        l->luby_length *= 2;
    }
}

static void change_mode(learner *l)
{
    l->modes++;
    l->mode = l->mode == RESTLESS ? STEADY : RESTLESS;
    l->next_mode = l->conflicts + MODE_CONFLICTS * (l->modes / 2 + 1);
    l->luby_count = l->luby_length = 1;
}

/* From time to time resets the phases of all variables: alternately to those of the longest trail,
 * and to "no value for any cell". */
static void rephase(learner *l)
{
    l->rephasings++;
    l->next_rephasing = l->conflicts + REPHASE_CONFLICTS * l->rephasings;
    for (uint32_t v = 0; v < l->variables; v++) {
        l->phase[v] = l->rephasings % 4 == 2 ? 1 : l->best[v];
        l->target[v] = l->phase[v];
    }
    l->best_count = 0;
}

/* Restarts. Returns false if there is no solution any more. */
static bool restart(learner *l, ennead_model *m)
{
    go_back_to(l, 0);
    l->since_restart = 0;
    l->levels_fast = l->levels_slow;
    l->target_count = 0;
    next_pause(l);
    if (l->conflicts >= l->next_mode)
        change_mode(l);
    if (l->conflicts >= l->next_rephasing)
        rephase(l);
    if (l->conflicts < l->next_reduction)
        return true;
    l->reductions++;
    l->next_reduction = l->conflicts + FIRST_REDUCTION + MORE_BETWEEN_REDUCTIONS * l->reductions;
    if (!learner_probe(l, m))
        return false;
    clauses_reduce(l);
    excludes_reduce(l);
    return true;
}

static bool should_restart(const learner *l)
{
    if (l->mode == STEADY)
        return l->since_restart >= STEADY_CONFLICTS * l->luby_length;
    return l->since_restart >= FEWEST_BETWEEN_RESTARTS && l->levels_fast / 11 > l->levels_slow / 10;
}

/* The most active variable that is not decided; NO_VARIABLE if there is none. */
static uint32_t next_variable(learner *l)
{
    while (l->heap_count > 0) {
        const uint32_t variable = heap_take(l);
        if (!is_true(l, 2 * variable) && !is_false(l, 2 * variable))
            return variable;
    }
    return NO_VARIABLE;
}

static void guess(learner *l, uint32_t variable)
{
    l->level_begin[++l->level] = l->trail_count;
    const uint8_t *phase = l->mode == STEADY ? l->target : l->phase;
    literal_set(l, 2 * variable + phase[variable], (reason){BECAUSE_GUESSED, 0});
}

static void store(const learner *l, domain *domains)
{
    for (uint32_t i = 0; i < l->trail_count; i++)
        if ((l->trail[i] & 1) == 0)
            domains[l->cell_of[variable_of(l->trail[i])]] =
                value_bit(l->value_of[variable_of(l->trail[i])]);
}

learning learner_next(learner *l, ennead_model *m)
{
    ennead_solve_counters *counters = &m->result.search.counters;

    if (!clauses_reserve(l))
        return LEARNING_NO_MEMORY;
    if (l->at_solution && l->level == 0)
        return LEARNING_EXHAUSTED;
    if (l->at_solution)
        exclude_solution(l);
    l->at_solution = false;
    for (;;) {
        if (!model_may_look(m))
            return LEARNING_CUT_SHORT;
        if (!clauses_propagate(l)) {
            counters->backtracks++;
            l->conflicts++;
            if (l->level == 0)
                return LEARNING_EXHAUSTED;
            learn(l);
            if (!clauses_reserve(l))
                return LEARNING_NO_MEMORY;
            continue;
        }
        if (should_restart(l)) {
            if (!restart(l, m))
                return LEARNING_EXHAUSTED;
            continue;
        }
        const uint32_t variable = next_variable(l);
        if (variable == NO_VARIABLE) {
            store(l, m->domains);
            l->at_solution = true;
            return LEARNING_SOLUTION;
        }
        guess(l, variable);
        counters->guesses++;
        if (counters->depth < l->level)
            counters->depth = l->level;
    }
}
