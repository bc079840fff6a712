/* SPDX-License-Identifier: MIT */
/*
 * The checker of certificates. It shares no code with anything that finds them. docs/proofs.md
 * defines what is checked; in short:
 *
 * Variable 81 * (row - 1) + 9 * (column - 1) + digit, from 1 to 729, says that the digit is in the
 * cell. The rules are 324 choices of nine variables each, of which exactly one is true: the digits
 * of a cell, the places of a digit in a row, column or box. A puzzle adds units, literals that are
 * true. To prove that a solution is the only one, a clause is added that excludes it.
 *
 * A proof is a list of clauses. A clause is accepted if unit propagation over the rules, the units
 * and the earlier clauses leads from the opposite of all its literals to a contradiction; then it
 * follows from them. When the empty clause is accepted there is no solution, except the one that
 * was excluded.
 *
 * Why this is sound: a variable gets a value only in `assign`, which is called when the value
 * follows (apply_true, apply_choice, apply_clause), is a unit, or is supposed (checker_follows). A
 * contradiction is a variable that would get both values, or a clause without a literal that can
 * be true. Missing something that follows does no harm: a proof is then refused.
 */
#include "proof/checker.h"

#include <string.h>

static bool is_seen(const checker *v, int variable, int count, int other)
{
    for (int i = 0; i < count; i++)
        if (v->seen[variable][i] == other)
            return true;
    return false;
}

static void make_seen(checker *v, int variable)
{
    int count = 0;

    for (int k = 0; k < 4; k++)
        for (int i = 0; i < CHECKER_SIDE; i++) {
            const uint16_t other = v->members[v->choices[variable][k]][i];
            if (other != variable && !is_seen(v, variable, count, other))
                v->seen[variable][count++] = other;
        }
}

void checker_make_rules(checker *v)
{
    for (int variable = 1; variable <= CHECKER_VARIABLES; variable++) {
        const int cell = (variable - 1) / CHECKER_SIDE, digit = (variable - 1) % CHECKER_SIDE;
        const int row = cell / CHECKER_SIDE, column = cell % CHECKER_SIDE;
        const int box = row / CHECKER_BOX * CHECKER_BOX + column / CHECKER_BOX;
        const int place = row % CHECKER_BOX * CHECKER_BOX + column % CHECKER_BOX;
        const int choices[4] = {cell, CHECKER_CELLS + CHECKER_SIDE * row + digit,
                                2 * CHECKER_CELLS + CHECKER_SIDE * column + digit,
                                3 * CHECKER_CELLS + CHECKER_SIDE * box + digit};
        const int places[4] = {digit, column, row, place};
        for (int k = 0; k < 4; k++) {
            v->choices[variable][k] = (uint16_t)choices[k];
            v->members[choices[k]][places[k]] = (uint16_t)variable;
        }
    }
    for (int variable = 1; variable <= CHECKER_VARIABLES; variable++)
        make_seen(v, variable);
}

static int variable_of(int literal)
{
    return literal < 0 ? -literal : literal;
}

/* Unit propagation */

static checker_answer assign(checker_knowledge *now, int variable, int value)
{
    if (now->values[variable] != CHECKER_OPEN)
        return now->values[variable] == value ? CHECKER_GOES : CHECKER_CONTRADICTION;
    now->values[variable] = (uint8_t)value;
    now->order[now->count++] = (uint16_t)variable;
    return CHECKER_GOES;
}

/* Everything that a true variable sees is false. Its choices need no further attention. */
static checker_answer apply_true(const checker *v, checker_knowledge *now, int variable)
{
    for (int k = 0; k < 4; k++)
        now->open[v->choices[variable][k]] = CHECKER_SETTLED;
    for (int i = 0; i < CHECKER_SEEN; i++)
        if (assign(now, v->seen[variable][i], CHECKER_FALSE) == CHECKER_CONTRADICTION)
            return CHECKER_CONTRADICTION;
    return CHECKER_GOES;
}

/* If all members of a choice except one are false, that one is true. */
static checker_answer apply_choice(const checker *v, checker_knowledge *now, int choice)
{
    int count = 0, last = 0;

    for (int i = 0; i < CHECKER_SIDE; i++)
        if (now->values[v->members[choice][i]] != CHECKER_FALSE) {
            last = v->members[choice][i];
            count++;
        }
    if (count == 0)
        return CHECKER_CONTRADICTION;
    return count == 1 ? assign(now, last, CHECKER_TRUE) : CHECKER_GOES;
}

static checker_answer apply_false(const checker *v, checker_knowledge *now, int variable)
{
    for (int k = 0; k < 4; k++) {
        const int choice = v->choices[variable][k];
        if (--now->open[choice] <= 1 && apply_choice(v, now, choice) == CHECKER_CONTRADICTION)
            return CHECKER_CONTRADICTION;
    }
    return CHECKER_GOES;
}

/* If all literals of a clause except one are false, that one is true. */
static checker_answer apply_clause(checker *v, checker_knowledge *now, uint32_t clause)
{
    int last = 0;

    for (uint32_t i = v->begins[clause]; i < v->begins[clause + 1]; i++) {
        const int literal = v->literals[i], variable = variable_of(literal);
        v->work++;
        if (now->values[variable] == (literal < 0 ? CHECKER_TRUE : CHECKER_FALSE))
            continue;
        if (now->values[variable] != CHECKER_OPEN || last != 0)
            return CHECKER_GOES; /* the clause is true, or two literals are open */
        last = literal;
    }
    if (last == 0)
        return CHECKER_CONTRADICTION;
    return assign(now, variable_of(last), last < 0 ? CHECKER_FALSE : CHECKER_TRUE);
}

/* Propagates everything that follows. Returns CHECKER_CONTRADICTION if that is a contradiction. */
static checker_answer propagate(checker *v, checker_knowledge *now)
{
    do {
        while (now->done < now->count) {
            const int variable = now->order[now->done++];
            const checker_answer next = now->values[variable] == CHECKER_TRUE
                                            ? apply_true(v, now, variable)
                                            : apply_false(v, now, variable);
            if (next == CHECKER_CONTRADICTION)
                return CHECKER_CONTRADICTION;
        }
        for (uint32_t clause = 0; clause < v->clauses && v->work < CHECKER_WORK; clause++)
            if (apply_clause(v, now, clause) == CHECKER_CONTRADICTION)
                return CHECKER_CONTRADICTION;
    } while (now->done < now->count);
    return CHECKER_GOES;
}

/* Steps of a proof */

void checker_begin(checker *v)
{
    memset(&v->root, 0, sizeof v->root);
    memset(v->root.open, CHECKER_SIDE, sizeof v->root.open);
    v->root_answer = CHECKER_GOES;
    v->clauses = v->work = 0;
    v->begins[0] = 0;
}

void checker_add_unit(checker *v, int literal)
{
    if (assign(&v->root, variable_of(literal), literal < 0 ? CHECKER_FALSE : CHECKER_TRUE) ==
        CHECKER_CONTRADICTION)
        v->root_answer = CHECKER_CONTRADICTION;
}

static void settle_root(checker *v)
{
    if (v->root_answer == CHECKER_GOES)
        v->root_answer = propagate(v, &v->root);
}

checker_fault checker_put_literal(checker *v, uint32_t size, int literal)
{
    if (v->clauses == CHECKER_CLAUSES || size >= CHECKER_LITERALS - v->begins[v->clauses])
        return "the proof is too long";
    v->literals[v->begins[v->clauses] + size] = (int16_t)literal;
    return NULL;
}

void checker_keep(checker *v, uint32_t size)
{
    v->begins[v->clauses + 1] = v->begins[v->clauses] + size;
    v->clauses++;
}

checker_fault checker_follows(checker *v, uint32_t size)
{
    const int16_t *literals = v->literals + v->begins[v->clauses];

    settle_root(v);
    if (v->root_answer == CHECKER_CONTRADICTION)
        return NULL;
    v->now = v->root;
    for (uint32_t i = 0; i < size; i++)
        if (assign(&v->now, variable_of(literals[i]),
                   literals[i] < 0 ? CHECKER_TRUE : CHECKER_FALSE) == CHECKER_CONTRADICTION)
            return NULL;
    if (propagate(v, &v->now) == CHECKER_CONTRADICTION)
        return NULL;
    return v->work < CHECKER_WORK ? "the clause does not follow" : "the proof takes too long";
}

checker_fault checker_exclude_solution(checker *v, const uint8_t digits[CHECKER_CELLS])
{
    uint8_t counts[CHECKER_CHOICES] = {0};

    settle_root(v);
    if (v->root_answer == CHECKER_CONTRADICTION)
        return "this is no solution of the puzzle";
    for (int cell = 0; cell < CHECKER_CELLS; cell++) {
        const int variable = CHECKER_SIDE * cell + digits[cell];
        for (int k = 0; k < 4; k++)
            counts[v->choices[variable][k]]++;
        if (v->root.values[variable] == CHECKER_FALSE)
            return "this is no solution of the puzzle";
        checker_put_literal(v, (uint32_t)cell, -variable);
    }
    for (int choice = 0; choice < CHECKER_CHOICES; choice++)
        if (counts[choice] != 1)
            return "the solution breaks the rules";
    checker_keep(v, CHECKER_CELLS);
    return NULL;
}
