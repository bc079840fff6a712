/* SPDX-License-Identifier: MIT */
/*
 * Clauses and what follows from them. Two literals of a clause are watched; the clause is looked
 * at only when one of these becomes false (M. Moskewicz et al., "Chaff: engineering an efficient
 * SAT solver", DAC 2001).
 */
#include "model/learn/clauses.h"

#include "grid/memory.h"

#include <stdlib.h>
#include <string.h>

bool clauses_reserve(learner *l)
{
    const size_t words = l->word_count + CLAUSE_LITERALS + l->variables;
    const size_t blocks = 1 + 2 * (size_t)l->variables + 2 * (l->clause_count + 1) / WATCHES + 1;
    const ennead_allocator *memory = &l->model->allocator;

    if (words > UINT32_MAX || blocks > UINT32_MAX) /* their positions have 32 bits */
        return false;
    void *more = array_with_room(memory, l->words, words, &l->word_room, sizeof *l->words);
    if (more == NULL)
        return false;
    l->words = more;
    more = array_with_room(memory, l->blocks, blocks, &l->block_room, sizeof *l->blocks);
    if (more == NULL)
        return false;
    l->blocks = more;
    return true;
}

static void watch(learner *l, literal x, clause c, literal other)
{
    uint32_t first = l->watched[x];

    if (first == 0 || l->blocks[first].count == WATCHES) {
        uint32_t fresh = l->free_block;
        if (fresh != 0)
            l->free_block = l->blocks[fresh].next;
        else
            fresh = (uint32_t)l->block_count++;
        l->blocks[fresh].count = 0;
        l->blocks[fresh].next = first;
        l->watched[x] = first = fresh;
    }
    watch_block *block = &l->blocks[first];
    block->watch[block->count++] = (struct watch){c, other};
}

/* Takes the last watch from the first block of a literal. */
static struct watch take_watch(learner *l, literal x)
{
    const uint32_t first = l->watched[x];
    watch_block *block = &l->blocks[first];
    const struct watch last = block->watch[--block->count];

    if (block->count == 0) {
        l->watched[x] = block->next;
        block->next = l->free_block;
        l->free_block = first;
    }
    return last;
}

clause clause_add(learner *l, const literal *literals, uint32_t count, uint32_t levels)
{
    const clause c = (clause)l->word_count;
    uint32_t *words = l->words + c;

    /* When a clause moves to the front, its literals are in the same array. */
    memmove(words + CLAUSE_LITERALS, literals, count * sizeof *literals);
    words[CLAUSE_SIZE] = count;
    words[CLAUSE_LEVELS] = levels;
    words[CLAUSE_USED] = 1;
    words[CLAUSE_SOUGHT] = 2;
    l->word_count += CLAUSE_LITERALS + count;
    watch(l, words[CLAUSE_LITERALS], c, words[CLAUSE_LITERALS + 1]);
    watch(l, words[CLAUSE_LITERALS + 1], c, words[CLAUSE_LITERALS]);
    l->clause_count++;
    return c;
}

void literal_set(learner *l, literal x, reason why)
{
    l->known[x] = 1;
    l->facts[variable_of(x)] = (fact){l->level, l->trail_count, why};
    l->trail[l->trail_count++] = x;
    __builtin_prefetch(&l->blocks[l->watched[negation(x)]]);
}

/* A literal is true that a positive one excludes. */
static bool contradict(learner *l, literal x, literal with)
{
    l->conflict = 0;
    l->conflicting[0] = negation(x);
    l->conflicting[1] = negation(with);
    return false;
}

/* A cell has a value: all that it excludes becomes false. */
static bool exclude_all(learner *l, literal x)
{
    const uint32_t *end = l->excluded + l->excluded_begin[variable_of(x) + 1];

    for (const uint32_t *at = l->excluded + l->excluded_begin[variable_of(x)]; at < end; at++) {
        const literal other = 2 * *at;
        if (is_false(l, other))
            continue;
        if (is_true(l, other))
            return contradict(l, other, x);
        literal_set(l, negation(other), (reason){BECAUSE_LITERAL, x});
    }
    return true;
}

/* A literal of a clause that is not false and not watched; its size if there is none. Starts where
 * the last one was found (I. Gent, "Optimal implementation of watched literals", JAIR 2013). */
static uint32_t not_false(const learner *l, const uint32_t *words)
{
    const uint32_t size = words[CLAUSE_SIZE], begin = words[CLAUSE_SOUGHT];
    const literal *literals = words + CLAUSE_LITERALS;

    for (uint32_t i = begin; i < size; i++)
        if (!is_false(l, literals[i]))
            return i;
    for (uint32_t i = 2; i < begin && i < size; i++)
        if (!is_false(l, literals[i]))
            return i;
    return size;
}

typedef enum visit { STAYS, MOVED, FAILED } visit;

/* Looks at a clause in which a watched literal has become false. */
static visit visit_clause(learner *l, literal gone, struct watch *w)
{
    const clause c = w->clause;
    uint32_t *words = l->words + c;
    literal *literals = words + CLAUSE_LITERALS;
    const int which = literals[0] == gone ? 0 : 1;
    const literal other = literals[1 - which];

    w->other = other;
    if (is_true(l, other))
        return STAYS;
    const uint32_t next = not_false(l, words);
    if (next < words[CLAUSE_SIZE]) {
        words[CLAUSE_SOUGHT] = next;
        literals[which] = literals[next];
        literals[next] = gone;
        watch(l, literals[which], c, other);
        return MOVED;
    }
    if (is_false(l, other)) {
        l->conflict = c;
        return FAILED;
    }
    literal_set(l, other, (reason){BECAUSE_CLAUSE, c});
    return STAYS;
}

/* Looks at all watching clauses. If a clause now watches another literal, its gap is filled by
 * the last watch of the first block, which has been looked at already, unless this is the first
 * block. */
static bool visit_watchers(learner *l, literal gone)
{
    uint32_t next;

    for (uint32_t at = l->watched[gone]; at != 0; at = next) {
        watch_block *block = &l->blocks[at];
        next = block->next;
        for (uint32_t i = 0; i < block->count; i++)
            __builtin_prefetch(l->words + block->watch[i].clause + CLAUSE_LITERALS);
        for (uint32_t i = 0; i < block->count;) {
            struct watch *w = &block->watch[i];
            const visit outcome = is_true(l, w->other) ? STAYS : visit_clause(l, gone, w);
            if (outcome == FAILED)
                return false;
            if (outcome == STAYS) {
                i++;
                continue;
            }
            const bool is_first = l->watched[gone] == at, is_last = i + 1 == block->count;
            const struct watch last = take_watch(l, gone);
            if (is_first && is_last)
                break;
            *w = last;
            i += !is_first;
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

/* At level 0, everything is permanent: a clause with a true literal is no longer needed, and false
 * literals are dropped. Returns the size that is left; 0 if the clause may be removed. */
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

/* Among the learned clauses that have not been used recently, marks the worse half, those that
 * span the most levels, by setting these to 0 (G. Audemard, L. Simon, "Predicting learnt clauses
 * quality in modern SAT solvers", IJCAI 2009). Clauses of two levels are kept. */
static void mark_worse_half(learner *l, uint64_t *keys)
{
    size_t count = 0;

    for (size_t at = l->given_words; at < l->word_count;
         at += CLAUSE_LITERALS + l->words[at + CLAUSE_SIZE])
        if (l->words[at + CLAUSE_USED] > 0)
            l->words[at + CLAUSE_USED]--;
        else if (l->words[at + CLAUSE_LEVELS] > 2)
            keys[count++] = (uint64_t)l->words[at + CLAUSE_LEVELS] << 32 | (UINT32_MAX - at);
    qsort(keys, count, sizeof *keys, compare_keys);
    for (size_t i = count / 4; i < count; i++)
        l->words[UINT32_MAX - (uint32_t)keys[i] + CLAUSE_LEVELS] = 0;
}

void clauses_reduce(learner *l)
{
    const size_t end = l->word_count;
    uint64_t *keys = allocate(&l->model->allocator, (end / CLAUSE_LITERALS + 1) * sizeof *keys);

    /* Without memory for sorting, nothing is removed. */
    if (keys != NULL)
        mark_worse_half(l, keys);
    release(&l->model->allocator, keys);
    memset(l->watched, 0, 2 * (size_t)l->variables * sizeof *l->watched);
    l->word_count = l->block_count = 1;
    l->free_block = 0;
    l->clause_count = 0;
    size_t given = 1;
    for (size_t at = 1, next; at < end; at = next) {
        uint32_t *words = l->words + at;
        const bool learned = at >= l->given_words;
        const uint32_t levels = words[CLAUSE_LEVELS];
        next = at + CLAUSE_LITERALS + words[CLAUSE_SIZE];
        const uint32_t count = learned && levels == 0 ? 0 : simplify(l, words);
        if (count == 0)
            continue;
        const uint32_t used = words[CLAUSE_USED];
        const clause c = clause_add(l, words + CLAUSE_LITERALS, count, levels);
        l->words[c + CLAUSE_USED] = used;
        if (!learned)
            given = l->word_count;
    }
    l->given_words = given;
}
