/* SPDX-License-Identifier: MIT */
/*
 * Learns from a contradiction. Going backward through the trail, each literal of the current level
 * that took part is replaced by its reasons, until one is left that all others came from. The
 * clause of its negation and of the literals from earlier levels is learned (J. Marques-Silva, K.
 * Sakallah, "GRASP", ICCAD 1996; the first unique implication point after L. Zhang et al., ICCAD
 * 2001). Then literals that follow from the others are dropped (N. Een, N. Soerensson, "An
 * extensible SAT-solver", 2003; N. Soerensson, A. Biere, "Minimizing learned clauses", SAT 2009).
 *
 * Variables that took part become more active, and later contradictions count more. Activities are
 * integers, so every machine guesses alike.
 */
#include "model/learn/analyze.h"

#include "model/learn/heap.h"

enum { SEEN = 1, FOLLOWS = 2, STANDS = 3 };

#define MOST_ACTIVITY ((uint64_t)1 << 60)
enum { ACTIVITY_SHIFT = 30, LEVELS_OF_GOOD = 6 };

static void bump(learner *l, uint32_t variable)
{
    l->activity[variable] += l->bump;
    if (l->activity[variable] > MOST_ACTIVITY) {
        /* Scaling may make activities equal, and then the variable's number decides; so the heap
         * is rebuilt. */
        for (uint32_t v = 0; v < l->variables; v++)
            l->activity[v] >>= ACTIVITY_SHIFT;
        l->bump >>= ACTIVITY_SHIFT;
        for (uint32_t place = 0; place < l->heap_count; place++)
            heap_up(l, l->heap[place]);
    }
    if (l->heap_place[variable] != NO_VARIABLE)
        heap_up(l, variable);
}

/* ------------------------------------------------------------------------------------ learning */

/* The reasons of a literal, as an array of `*count` literals. All are false, except the literal
 * itself, which may be among them. */
static const literal *reasons_of(const learner *l, reason why, literal *single, uint32_t *count)
{
    if (why.because == BECAUSE_CLAUSE) {
        *count = l->words[why.what + CLAUSE_SIZE];
        return l->words + why.what + CLAUSE_LITERALS;
    }
    *single = negation(why.what);
    *count = why.because == BECAUSE_LITERAL ? 1 : 0;
    return single;
}

/* Records literals that took part. Returns how many of them are of the current level. */
static uint32_t take(learner *l, const literal *literals, uint32_t count)
{
    uint32_t present = 0;

    for (uint32_t i = 0; i < count; i++) {
        const uint32_t variable = variable_of(literals[i]);
        if (l->seen[variable] != 0 || l->level_of[variable] == 0 || is_true(l, literals[i]))
            continue;
        l->seen[variable] = SEEN;
        bump(l, variable);
        if (l->level_of[variable] == l->level)
            present++;
        else
            l->learned[l->learned_count++] = literals[i];
    }
    return present;
}

/* Whether a literal of the clause follows from the others: each of its reasons is in the clause,
 * or follows from it. Marks what is found out on the way. */
static bool is_implied(learner *l, literal first, uint32_t *marked)
{
    uint32_t waiting = 0;
    const uint32_t marked_before = *marked;
    literal *stack = l->todo, *marks = l->todo + l->variables;

    stack[waiting++] = first;
    while (waiting > 0) {
        const literal x = stack[--waiting];
        literal single;
        uint32_t count;
        const literal *from = reasons_of(l, l->reasons[variable_of(x)], &single, &count);
        for (uint32_t i = 0; i < count; i++) {
            const uint32_t variable = variable_of(from[i]);
            if (variable == variable_of(x) || l->level_of[variable] == 0 ||
                l->seen[variable] == SEEN || l->seen[variable] == FOLLOWS)
                continue;
            if (l->seen[variable] == STANDS || l->reasons[variable].because == BECAUSE_GUESSED ||
                l->stamp_of[l->level_of[variable]] != l->stamp) {
                for (uint32_t k = marked_before; k < *marked; k++)
                    l->seen[marks[k]] = STANDS;
                return false;
            }
            l->seen[variable] = FOLLOWS;
            marks[(*marked)++] = variable;
            stack[waiting++] = from[i];
        }
    }
    return true;
}

static void minimize(learner *l)
{
    uint32_t marked = 0, kept = 1;
    const literal *marks = l->todo + l->variables;

    l->stamp++;
    for (uint32_t i = 0; i < l->learned_count; i++)
        l->stamp_of[l->level_of[variable_of(l->learned[i])]] = l->stamp;
    for (uint32_t i = 1; i < l->learned_count; i++) {
        const literal x = l->learned[i];
        l->cleared[i - 1] = variable_of(x);
        if (l->reasons[variable_of(x)].because == BECAUSE_GUESSED || !is_implied(l, x, &marked))
            l->learned[kept++] = x;
    }
    for (uint32_t i = 1; i < l->learned_count; i++)
        l->seen[l->cleared[i - 1]] = 0;
    for (uint32_t i = 0; i < marked; i++)
        l->seen[marks[i]] = 0;
    l->learned_count = kept;
}

/* Counts the levels of the clause, and moves the literal of the highest level below the current
 * one to the second position. */
static uint32_t order_levels(learner *l)
{
    uint32_t highest = 1;

    l->learned_levels = 0;
    l->stamp++;
    for (uint32_t i = 0; i < l->learned_count; i++) {
        const uint32_t level = l->level_of[variable_of(l->learned[i])];
        l->learned_levels += l->stamp_of[level] != l->stamp;
        l->stamp_of[level] = l->stamp;
        if (i > 0 && level > l->level_of[variable_of(l->learned[highest])])
            highest = i;
    }
    if (l->learned_count == 1)
        return 0;
    const literal second = l->learned[highest];
    l->learned[highest] = l->learned[1];
    l->learned[1] = second;
    return l->level_of[variable_of(second)];
}

/* A learned clause took part: it is kept for a while, longer if it now spans fewer levels. */
static void use(learner *l, clause c)
{
    uint32_t *words = l->words + c, levels = 0;

    if (c < l->given_words || words[CLAUSE_LEVELS] <= 2)
        return;
    l->stamp++;
    for (uint32_t i = 0; i < words[CLAUSE_SIZE]; i++) {
        const uint32_t level = l->level_of[variable_of(words[CLAUSE_LITERALS + i])];
        levels += level > 0 && l->stamp_of[level] != l->stamp;
        l->stamp_of[level] = l->stamp;
    }
    if (levels < words[CLAUSE_LEVELS])
        words[CLAUSE_LEVELS] = levels > 1 ? levels : 2;
    words[CLAUSE_USED] = words[CLAUSE_LEVELS] <= LEVELS_OF_GOOD ? 2 : 1;
}

uint32_t analyze(learner *l)
{
    uint32_t at = l->trail_count, present;

    l->learned_count = 1;
    if (l->conflict != 0)
        use(l, l->conflict);
    present = l->conflict == 0 ? take(l, l->conflicting, 2)
                               : take(l, l->words + l->conflict + CLAUSE_LITERALS,
                                      l->words[l->conflict + CLAUSE_SIZE]);
    for (;;) {
        literal single;
        uint32_t count;

        while (l->seen[variable_of(l->trail[at - 1])] == 0)
            at--;
        const literal x = l->trail[--at];
        l->seen[variable_of(x)] = 0;
        if (--present == 0) {
            l->learned[0] = negation(x);
            break;
        }
        const reason why = l->reasons[variable_of(x)];
        if (why.because == BECAUSE_CLAUSE)
            use(l, why.what);
        const literal *from = reasons_of(l, why, &single, &count);
        present += take(l, from, count);
    }
    minimize(l);
    l->bump += l->bump / 20;
    return order_levels(l);
}
