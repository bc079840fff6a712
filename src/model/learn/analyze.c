/* SPDX-License-Identifier: MIT */
/*
 * Learns from a contradiction. Going backward through the trail, each literal of the current level
 * that took part is replaced by its reasons, until one is left that all others came from. The
 * clause of its negation and of the literals from earlier levels is learned (J. Marques-Silva, K.
 * Sakallah, "GRASP", ICCAD 1996; the first unique implication point after L. Zhang et al., ICCAD
 * 2001). Then minimize.c makes it shorter.
 *
 * Variables that took part become more active, and later contradictions count more. So do those
 * that the literals of the clause came from (A. Biere, M. Fleury, "Chasing target phases", POS
 * 2020): one step back, two in the steady mode. Activities are integers, so every machine guesses
 * alike.
 */
#include "model/learn/analyze.h"

#include "model/learn/clauses.h"
#include "model/learn/heap.h"
#include "model/learn/minimize.h"

#define MOST_ACTIVITY ((uint64_t)1 << 60)
enum { ACTIVITY_SHIFT = 30, MORE_ACTIVITY = 30, LEVELS_OF_GOOD = 6 };

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

/* Records literals that took part. Returns how many of them are of the current level. */
static uint32_t take(learner *l, const literal *literals, uint32_t count)
{
    uint32_t present = 0;

    for (uint32_t i = 0; i < count; i++) {
        const uint32_t variable = variable_of(literals[i]);
        if (l->seen[variable] != 0 || l->facts[variable].level == 0 || is_true(l, literals[i]))
            continue;
        l->seen[variable] = SEEN;
        bump(l, variable);
        if (l->facts[variable].level == l->level)
            present++;
        else
            l->learned[l->learned_count++] = literals[i];
    }
    return present;
}

/* The variables that a literal came from become more active too. */
static void bump_reasons(learner *l, literal x, int steps)
{
    literal single;
    uint32_t count;
    const literal *from = reasons_of(l, l->facts[variable_of(x)].why, &single, &count);

    for (uint32_t i = 0; i < count; i++) {
        const uint32_t variable = variable_of(from[i]);
        if (l->seen[variable] != 0 || l->facts[variable].level == 0 || from[i] == negation(x))
            continue;
        l->seen[variable] = BUMPED;
        l->cleared[l->cleared_count++] = variable;
        bump(l, variable);
        if (steps > 1)
            bump_reasons(l, from[i], steps - 1);
    }
}

static void bump_all_reasons(learner *l)
{
    const int steps = l->mode == STEADY ? 2 : 1;

    for (uint32_t i = 1; i < l->learned_count; i++)
        l->cleared[i - 1] = variable_of(l->learned[i]);
    l->cleared_count = l->learned_count - 1;
    for (uint32_t i = 1; i < l->learned_count; i++)
        bump_reasons(l, l->learned[i], steps);
}

static void clear_marks(learner *l)
{
    for (uint32_t i = 0; i < l->cleared_count; i++)
        l->seen[l->cleared[i]] = 0;
    for (uint32_t i = 0; i < l->marked_count; i++)
        l->seen[l->marked[i]] = 0;
}

/* A learned clause took part: it is kept for a while, longer if it now spans fewer levels. */
static void use(learner *l, clause c)
{
    uint32_t *words = l->words + c, levels = 0;

    if (c < l->given_words || words[CLAUSE_LEVELS] <= 2)
        return;
    l->stamp++;
    for (uint32_t i = 0; i < words[CLAUSE_SIZE]; i++) {
        const uint32_t level = l->facts[variable_of(words[CLAUSE_LITERALS + i])].level;
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
        const reason why = l->facts[variable_of(x)].why;
        if (why.because == BECAUSE_CLAUSE)
            use(l, why.what);
        const literal *from = reasons_of(l, why, &single, &count);
        present += take(l, from, count);
    }
    bump_all_reasons(l);
    minimize_learned(l);
    clear_marks(l);
    l->bump += l->bump / MORE_ACTIVITY;
    return l->learned_count == 1 ? 0 : l->facts[variable_of(l->learned[1])].level;
}
