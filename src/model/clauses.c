/* SPDX-License-Identifier: MIT */
/*
 * Clauses and what follows from them. Two literals of a clause are watched; only when one of these
 * becomes false is the clause looked at (M. Moskewicz et al., "Chaff: engineering an efficient SAT
 * solver", DAC 2001).
 */
#include "model/learn.h"

#include <stdlib.h>
#include <string.h>

#include "grid/memory.h"

bool clauses_reserve(learner *l)
{
    const size_t needed = l->word_count + CLAUSE_LITERALS + l->variables;

    if (needed <= l->word_room)
        return true;
    const size_t room = 2 * needed;
    if (room > UINT32_MAX)
        return false;
    uint32_t *more = allocate(&l->model->allocator, room * sizeof *more);
    if (more == NULL)
        return false;
    if (l->words != NULL)
        memcpy(more, l->words, l->word_count * sizeof *more);
    release(&l->model->allocator, l->words);
    l->words = more;
    l->word_room = room;
    return true;
}

static void watch(learner *l, clause c, int which)
{
    uint32_t *words = l->words + c;
    const literal x = words[CLAUSE_LITERALS + which];

    words[CLAUSE_NEXT + which] = l->watched[x];
    l->watched[x] = c;
}

clause clause_add(learner *l, const literal *literals, uint32_t count, uint32_t levels)
{
    const clause c = (clause)l->word_count;
    uint32_t *words = l->words + c;

    /* The literals may be in the array already, further on: then the clause moves up. */
    memmove(words + CLAUSE_LITERALS, literals, count * sizeof *literals);
    words[CLAUSE_SIZE] = count;
    words[CLAUSE_LEVELS] = levels;
    l->word_count += CLAUSE_LITERALS + count;
    watch(l, c, 0);
    watch(l, c, 1);
    return c;
}

void literal_set(learner *l, literal x, reason why)
{
    const uint32_t variable = variable_of(x);

    l->known[x] = 1;
    l->level_of[variable] = l->level;
    l->reasons[variable] = why;
    l->trail[l->trail_count++] = x;
}

/* Makes a variable false that cannot be true together with a literal. */
static bool exclude(learner *l, literal with, uint32_t variable)
{
    const literal x = 2 * variable;

    if (variable == NO_VARIABLE || x == with || is_false(l, x))
        return true;
    if (is_true(l, x)) {
        l->conflict = 0;
        l->clash[0] = negation(x);
        l->clash[1] = negation(with);
        return false;
    }
    literal_set(l, negation(x), (reason){BECAUSE_LITERAL, with});
    return true;
}

/* A cell has a value: it has no other, and no cell that differs from it has the same. */
static bool exclude_all(learner *l, literal x)
{
    const ennead_model *m = l->model;
    const size_t cell = l->cell_of[variable_of(x)], value = l->value_of[variable_of(x)];
    const size_t values = (size_t)m->values;

    for (size_t other = 0; other < values; other++)
        if (!exclude(l, x, l->variable_of[cell * values + other]))
            return false;
    for (size_t i = m->peer_begin[cell]; i < m->peer_begin[cell + 1]; i++)
        if (!exclude(l, x, l->variable_of[m->peers[i] * values + value]))
            return false;
    return true;
}

/* Looks at the clauses that watch a literal which has become false. */
static bool visit_watchers(learner *l, literal gone)
{
    clause *link = &l->watched[gone];

    while (*link != 0) {
        uint32_t *words = l->words + *link;
        literal *literals = words + CLAUSE_LITERALS;
        const int which = literals[0] == gone ? 0 : 1;
        const literal other = literals[1 - which];
        uint32_t next = 2;

        if (is_true(l, other)) {
            link = &words[CLAUSE_NEXT + which];
            continue;
        }
        while (next < words[CLAUSE_SIZE] && is_false(l, literals[next]))
            next++;
        if (next < words[CLAUSE_SIZE]) {
            const clause c = *link;
            *link = words[CLAUSE_NEXT + which];
            literals[which] = literals[next];
            literals[next] = gone;
            watch(l, c, which);
        } else if (is_false(l, other)) {
            l->conflict = *link;
            return false;
        } else {
            literal_set(l, other, (reason){BECAUSE_CLAUSE, *link});
            link = &words[CLAUSE_NEXT + which];
        }
    }
    return true;
}

bool clauses_propagate(learner *l)
{
    while (l->head < l->trail_count) {
        const literal x = l->trail[l->head++];
        if ((x & 1) == 0 && !exclude_all(l, x))
            return false;
        if (!visit_watchers(l, negation(x)))
            return false;
    }
    return true;
}

/* ----------------------------------------------------------------------------------- forgetting */

static int compare_keys(const void *one, const void *other)
{
    const uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)other;
    return (a > b) - (a < b);
}

/* Level 0 is for good: a clause with a true literal has done its work, a false literal is none. The
 * size that is left; 0 when the clause may go. */
static uint32_t simplify(const learner *l, uint32_t *words)
{
    literal *literals = words + CLAUSE_LITERALS;
    uint32_t count = 0;

    for (uint32_t i = 0; i < words[CLAUSE_SIZE]; i++) {
        if (is_true(l, literals[i]))
            return 0;
        if (!is_false(l, literals[i]))
            literals[count++] = literals[i];
    }
    return count;
}

/* Marks the half of the learned clauses that go over the most levels, by setting these to 0
 * (G. Audemard, L. Simon, "Predicting learnt clauses quality in modern SAT solvers", IJCAI 2009);
 * those of two levels stay. */
static void mark_worse_half(learner *l, uint64_t *keys)
{
    size_t count = 0;

    for (size_t at = l->given_words; at < l->word_count;
         at += CLAUSE_LITERALS + l->words[at + CLAUSE_SIZE])
        if (l->words[at + CLAUSE_LEVELS] > 2)
            keys[count++] = (uint64_t)l->words[at + CLAUSE_LEVELS] << 32 | at;
    qsort(keys, count, sizeof *keys, compare_keys);
    for (size_t i = count / 2; i < count; i++)
        l->words[(uint32_t)keys[i] + CLAUSE_LEVELS] = 0;
}

void clauses_reduce(learner *l)
{
    const size_t end = l->word_count;
    uint64_t *keys = allocate(&l->model->allocator, (end / CLAUSE_LITERALS + 1) * sizeof *keys);

    /* Without memory for the order nothing is forgotten. */
    if (keys != NULL)
        mark_worse_half(l, keys);
    release(&l->model->allocator, keys);
    memset(l->watched, 0, 2 * (size_t)l->variables * sizeof *l->watched);
    l->word_count = 1;
    size_t given = 1;
    for (size_t at = 1, next; at < end; at = next) {
        uint32_t *words = l->words + at;
        const bool learned = at >= l->given_words;
        const uint32_t levels = words[CLAUSE_LEVELS];
        next = at + CLAUSE_LITERALS + words[CLAUSE_SIZE];
        const uint32_t count = learned && levels == 0 ? 0 : simplify(l, words);
        if (count == 0)
            continue;
        clause_add(l, words + CLAUSE_LITERALS, count, levels);
        if (!learned)
            given = l->word_count;
    }
    l->given_words = given;
}
