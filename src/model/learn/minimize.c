/* SPDX-License-Identifier: MIT */
/*
 * Makes a learned clause shorter. The literals of one level are replaced by the one that they all
 * come from, if whatever else they come from is in the clause or follows from it (M. Fleury, A.
 * Biere, "Efficient all-UIP learned clause minimization", SAT 2021). In a grid this is often the
 * placed value that excluded them all. Where that fails, literals that follow from the others are
 * dropped (N. Een, N. Soerensson, "An extensible SAT-solver", 2003; N. Soerensson, A. Biere,
 * "Minimizing learned clauses", SAT 2009).
 */
#include "model/learn/minimize.h"

#include "model/learn/clauses.h"

#define NO_LITERAL UINT32_MAX

static uint32_t place_of(const learner *l, literal x)
{
    return l->facts[variable_of(x)].place;
}

static uint32_t level_of(const learner *l, literal x)
{
    return l->facts[variable_of(x)].level;
}

/* Whether a literal of the clause follows from the others: each of its reasons is in the clause,
 * or follows from it. Marks what is found out on the way. */
static bool is_implied(learner *l, literal first)
{
    uint32_t waiting = 0;
    const uint32_t marked_before = l->marked_count;
    literal *stack = l->todo;

    stack[waiting++] = first;
    while (waiting > 0) {
        const literal x = stack[--waiting];
        literal single;
        uint32_t count;
        const literal *from = reasons_of(l, l->facts[variable_of(x)].why, &single, &count);
        for (uint32_t i = 0; i < count; i++) {
            const uint32_t variable = variable_of(from[i]);
            const fact *f = &l->facts[variable];
            if (variable == variable_of(x) || f->level == 0 ||
                (l->seen[variable] & (SEEN | FOLLOWS)) != 0)
                continue;
            if ((l->seen[variable] & STANDS) != 0 || f->why.because == BECAUSE_GUESSED ||
                l->stamp_of[f->level] != l->stamp) {
                for (uint32_t k = marked_before; k < l->marked_count; k++)
                    l->seen[l->marked[k]] ^= FOLLOWS | STANDS;
                return false;
            }
            l->seen[variable] |= FOLLOWS;
            l->marked[l->marked_count++] = variable;
            stack[waiting++] = from[i];
        }
    }
    return true;
}

/* Whether a literal that is not in the clause, of an earlier level, follows from it. */
static bool follows(learner *l, literal x)
{
    const uint32_t variable = variable_of(x);
    const fact *f = &l->facts[variable];

    if (f->level == 0 || (l->seen[variable] & (SEEN | FOLLOWS)) != 0)
        return true;
    if ((l->seen[variable] & STANDS) != 0 || f->why.because == BECAUSE_GUESSED ||
        l->stamp_of[f->level] != l->stamp)
        return false;
    const bool is = is_implied(l, x);
    l->seen[variable] |= is ? FOLLOWS : STANDS;
    l->marked[l->marked_count++] = variable;
    return is;
}

/* Marks the reasons of a literal that are of its own level, and counts them. Returns false if one
 * of an earlier level does not follow from the clause. */
static bool open_reasons(learner *l, literal x, uint32_t *open)
{
    const fact *f = &l->facts[variable_of(x)];
    literal single;
    uint32_t count;
    const literal *from = reasons_of(l, f->why, &single, &count);

    for (uint32_t i = 0; i < count; i++) {
        const uint32_t variable = variable_of(from[i]);
        if (variable == variable_of(x) || (l->seen[variable] & OPEN) != 0)
            continue;
        if (l->facts[variable].level == f->level) {
            l->seen[variable] |= OPEN;
            ++*open;
        } else if (!follows(l, from[i])) {
            return false;
        }
    }
    return true;
}

/* Replaces the literals of one level, in the order of the trail backward, by the one that they all
 * come from, if what else they come from is in the clause or follows from it. Returns NO_LITERAL if
 * not. */
static literal shrink(learner *l, const literal *literals, uint32_t count)
{
    uint32_t at = place_of(l, literals[0]) + 1, open = count;
    bool may_shrink = true;

    for (uint32_t i = 0; i < count; i++)
        l->seen[variable_of(literals[i])] |= OPEN;
    while (open > 0) {
        const literal x = l->trail[--at];
        if ((l->seen[variable_of(x)] & OPEN) == 0)
            continue;
        l->seen[variable_of(x)] &= (uint8_t)~OPEN;
        if (--open == 0 && may_shrink)
            return negation(x);
        may_shrink = may_shrink && open_reasons(l, x, &open);
    }
    return NO_LITERAL;
}

/* Orders the literals of the clause, but the first, as in the trail, backward (D. Shell, "A
 * high-speed sorting procedure", 1959; there are about fifty). */
static void order(learner *l)
{
    literal *x = l->learned + 1;
    uint32_t gap = 1;

    while (gap < l->learned_count / 8)
        gap = 3 * gap + 1;
    for (; gap > 0; gap /= 3)
        for (uint32_t i = gap; i + 1 < l->learned_count; i++) {
            const literal moved = x[i];
            uint32_t k = i;
            for (; k >= gap && place_of(l, x[k - gap]) < place_of(l, moved); k -= gap)
                x[k] = x[k - gap];
            x[k] = moved;
        }
}

/* The end of the literals that are of the same level as the one at `begin`. */
static uint32_t end_of_level(const learner *l, uint32_t begin)
{
    uint32_t end = begin + 1;

    while (end < l->learned_count && level_of(l, l->learned[end]) == level_of(l, l->learned[begin]))
        end++;
    return end;
}

/* Makes the literals of one level fewer, and moves them to `kept`. Returns where the next go. */
static uint32_t shorten(learner *l, uint32_t begin, uint32_t end, uint32_t kept)
{
    const literal one = end - begin == 1 ? NO_LITERAL : shrink(l, l->learned + begin, end - begin);

    if (one != NO_LITERAL) {
        l->learned[kept++] = one;
        return kept;
    }
    for (uint32_t i = begin; i < end; i++) {
        const literal x = l->learned[i];
        if (l->facts[variable_of(x)].why.because == BECAUSE_GUESSED || !is_implied(l, x))
            l->learned[kept++] = x;
    }
    return kept;
}

void minimize_learned(learner *l)
{
    uint32_t kept = 1, end, before;

    l->marked_count = 0;
    l->stamp++;
    for (uint32_t i = 1; i < l->learned_count; i++)
        l->stamp_of[level_of(l, l->learned[i])] = l->stamp;
    order(l);
    l->learned_levels = 1;
    for (uint32_t begin = 1; begin < l->learned_count; begin = end) {
        end = end_of_level(l, begin);
        before = kept;
        kept = shorten(l, begin, end, kept);
        l->learned_levels += kept > before;
    }
    l->learned_count = kept;
}
