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
 *
 * The comments that begin with @ say the same to Frama-C, which proves it
 * (tests/analysis/proved.py); skip them at first reading.
 */
#include "proof/checker.h"

/*@
    // An assignment of true and false to the variables, about which nothing is known: what is
    // proved of it holds for all.
    axiomatic Assignment { predicate is_true(integer variable) reads \nothing; }

    predicate holds(integer literal) = literal > 0 ? is_true(literal) : !is_true(-literal);
    predicate is_variable(integer x) = 1 <= x <= CHECKER_VARIABLES;
    predicate is_literal(integer x) = is_variable(x) || is_variable(-x);

    predicate has_tables(checker *v) =
        (\forall integer x, k; is_variable(x) && 0 <= k < 4 ==>
            0 <= v->choices[x][k] < CHECKER_CHOICES) &&
        (\forall integer c, i; 0 <= c < CHECKER_CHOICES && 0 <= i < CHECKER_SIDE ==>
            is_variable(v->members[c][i])) &&
        (\forall integer x, i; is_variable(x) && 0 <= i < CHECKER_SEEN ==>
            is_variable(v->seen[x][i]));

    predicate some_is_true(checker *v, integer c) =
        \exists integer i; 0 <= i < CHECKER_SIDE && is_true(v->members[c][i]);

    // The assignment obeys the rules.
    predicate obeys(checker *v) =
        (\forall integer c; 0 <= c < CHECKER_CHOICES ==> some_is_true(v, c)) &&
        (\forall integer x, i; is_variable(x) && 0 <= i < CHECKER_SEEN && is_true(x) ==>
            !is_true(v->seen[x][i]));

    predicate is_sound(checker_knowledge *now) =
        0 <= now->done <= now->count <= CHECKER_VARIABLES + CHECKER_SEEN &&
        (\forall integer i; 0 <= i < now->count ==> is_variable(now->order[i])) &&
        \forall integer x; 0 <= x <= CHECKER_VARIABLES ==>
            now->values[x] == CHECKER_OPEN || now->values[x] == CHECKER_TRUE ||
            now->values[x] == CHECKER_FALSE;

    // The assignment agrees with what is known.
    predicate agrees(checker_knowledge *now) =
        \forall integer x; is_variable(x) ==>
            (now->values[x] == CHECKER_TRUE ==> is_true(x)) &&
            (now->values[x] == CHECKER_FALSE ==> !is_true(x));

    predicate has_clauses(checker *v) =
        v->clauses <= CHECKER_CLAUSES && v->begins[v->clauses] <= CHECKER_LITERALS &&
        (\forall integer c; 0 <= c < v->clauses ==>
            v->begins[c] <= v->begins[c + 1] <= v->begins[v->clauses]) &&
        (\forall integer i; 0 <= i < v->begins[v->clauses] ==> is_literal(v->literals[i]));

    predicate clause_holds(checker *v, integer c) =
        \exists integer i; v->begins[c] <= i < v->begins[c + 1] && holds(v->literals[i]);
    predicate clauses_hold(checker *v) =
        \forall integer c; 0 <= c < v->clauses ==> clause_holds(v, c);

    predicate is_apart(checker *v, checker_knowledge *now) =
        now == &v->root || \separated(now, v);
*/

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

/*@ requires is_literal(literal);
    assigns \nothing;
    ensures \result == \abs(literal) && is_variable(\result);
*/
static int variable_of(int literal)
{
    return literal < 0 ? -literal : literal;
}

/* Unit propagation */

/*@ requires \valid(now) && is_sound(now) && is_variable(variable);
    requires value == CHECKER_TRUE || value == CHECKER_FALSE;
    assigns now->values[variable], now->order[0 .. CHECKER_VARIABLES - 1], now->count;
    ensures is_sound(now);
    ensures agrees{Pre}(now) && (value == CHECKER_TRUE ? is_true(variable) : !is_true(variable))
        ==> \result == CHECKER_GOES && agrees(now);
*/
static checker_answer assign(checker_knowledge *now, int variable, int value)
{
    if (now->values[variable] != CHECKER_OPEN)
        return now->values[variable] == value ? CHECKER_GOES : CHECKER_CONTRADICTION;
    if (now->count >= CHECKER_VARIABLES)
        return CHECKER_GOES; /* cannot be: each is listed once. Proving it is not worth the words */
    now->values[variable] = (uint8_t)value;
    now->order[now->count++] = variable;
    return CHECKER_GOES;
}

/* Everything that a true variable sees is false. Its choices need no further attention. */
/*@ requires \valid(v) && \valid(now) && is_apart(v, now) && has_tables(v) && is_sound(now);
    requires is_variable(variable);
    assigns *now;
    ensures is_sound(now);
    ensures obeys{Pre}(v) && agrees{Pre}(now) && is_true(variable)
        ==> \result == CHECKER_GOES && agrees(now);
*/
static checker_answer apply_true(const checker *v, checker_knowledge *now, int variable)
{
    /*@ loop invariant 0 <= k <= 4;
        loop assigns k, now->open[0 .. CHECKER_CHOICES - 1];
        loop variant 4 - k; */
    for (int k = 0; k < 4; k++)
        now->open[v->choices[variable][k]] = CHECKER_SETTLED;
    if (now->count > CHECKER_VARIABLES)
        return CHECKER_GOES; /* cannot be, as in assign */
    int count = now->count;
    /*@ loop invariant 0 <= i <= CHECKER_SEEN && is_sound(now);
        loop invariant now->count <= count <= now->count + i;
        loop invariant \forall integer j; 0 <= j < count ==> is_variable(now->order[j]);
        loop invariant obeys{Pre}(v) && agrees{Pre}(now) && is_true(variable) ==> agrees(now);
        loop assigns i, count, now->values[1 .. CHECKER_VARIABLES],
            now->order[now->count .. CHECKER_VARIABLES + CHECKER_SEEN - 1];
        loop variant CHECKER_SEEN - i; */
    for (int i = 0; i < CHECKER_SEEN; i++) {
        const uint16_t other = v->seen[variable][i];
        if (now->values[other] == CHECKER_TRUE)
            return CHECKER_CONTRADICTION;
        /* without a branch, because nobody can foretell which are open */
        now->order[count] = other;
        count += now->values[other] == CHECKER_OPEN;
        now->values[other] = CHECKER_FALSE;
    }
    now->count = count;
    return CHECKER_GOES;
}

/* If all members of a choice except one are false, that one is true. */
/*@ requires \valid(v) && \valid(now) && is_apart(v, now) && has_tables(v) && is_sound(now);
    requires 0 <= choice < CHECKER_CHOICES;
    assigns now->values[1 .. CHECKER_VARIABLES], now->order[0 .. CHECKER_VARIABLES - 1],
        now->count;
    ensures is_sound(now);
    ensures obeys{Pre}(v) && agrees{Pre}(now) ==> \result == CHECKER_GOES && agrees(now);
*/
static checker_answer apply_choice(const checker *v, checker_knowledge *now, int choice)
{
    int count = 0, last = 0;

    /*@ loop invariant 0 <= i <= CHECKER_SIDE && 0 <= count <= i;
        loop invariant count > 0 ==> is_variable(last);
        loop invariant count <= 1 ==> \forall integer j; 0 <= j < i ==>
            now->values[v->members[choice][j]] == CHECKER_FALSE ||
            (count == 1 && v->members[choice][j] == last);
        loop assigns i, count, last;
        loop variant CHECKER_SIDE - i; */
    for (int i = 0; i < CHECKER_SIDE; i++)
        if (now->values[v->members[choice][i]] != CHECKER_FALSE) {
            last = v->members[choice][i];
            count++;
        }
    //@ assert obeys{Pre}(v) ==> some_is_true(v, choice);
    /*@ assert agrees{Pre}(now) && count <= 1 ==> \forall integer j; 0 <= j < CHECKER_SIDE ==>
            !is_true(v->members[choice][j]) ||
            (count == 1 && v->members[choice][j] == last); */
    //@ assert obeys{Pre}(v) && agrees{Pre}(now) ==> count != 0;
    //@ assert obeys{Pre}(v) && agrees{Pre}(now) && count == 1 ==> is_true(last);
    if (count == 0)
        return CHECKER_CONTRADICTION;
    return count == 1 ? assign(now, last, CHECKER_TRUE) : CHECKER_GOES;
}

/*@ requires \valid(v) && \valid(now) && is_apart(v, now) && has_tables(v) && is_sound(now);
    requires is_variable(variable);
    assigns *now;
    ensures is_sound(now);
    ensures obeys{Pre}(v) && agrees{Pre}(now) ==> \result == CHECKER_GOES && agrees(now);
*/
static checker_answer apply_false(const checker *v, checker_knowledge *now, int variable)
{
    /*@ loop invariant 0 <= k <= 4 && is_sound(now) && has_tables(v);
        loop invariant obeys{Pre}(v) ==> obeys(v);
        loop invariant obeys{Pre}(v) && agrees{Pre}(now) ==> agrees(now);
        loop assigns k, now->open[0 .. CHECKER_CHOICES - 1], now->values[1 .. CHECKER_VARIABLES],
            now->order[0 .. CHECKER_VARIABLES - 1], now->count;
        loop variant 4 - k; */
    for (int k = 0; k < 4; k++) {
        const int choice = v->choices[variable][k];
        if (--now->open[choice] <= 1 && apply_choice(v, now, choice) == CHECKER_CONTRADICTION)
            return CHECKER_CONTRADICTION;
    }
    return CHECKER_GOES;
}

/* If all literals of a clause except one are false, that one is true. */
/*@ requires \valid(v) && \valid(now) && is_apart(v, now) && has_clauses(v) && is_sound(now);
    requires clause < v->clauses;
    assigns v->work, now->values[1 .. CHECKER_VARIABLES], now->order[0 .. CHECKER_VARIABLES - 1],
        now->count;
    ensures is_sound(now);
    ensures agrees{Pre}(now) && clause_holds{Pre}(v, clause)
        ==> \result == CHECKER_GOES && agrees(now);
*/
static checker_answer apply_clause(checker *v, checker_knowledge *now, uint32_t clause)
{
    int last = 0;

    /*@ loop invariant v->begins[clause] <= i <= v->begins[clause + 1];
        loop invariant last != 0 ==> is_literal(last);
        loop invariant \forall integer j; v->begins[clause] <= j < i ==>
            now->values[\abs(v->literals[j])] ==
                (v->literals[j] < 0 ? CHECKER_TRUE : CHECKER_FALSE) ||
            (last != 0 && v->literals[j] == last);
        loop assigns i, last, v->work;
        loop variant v->begins[clause + 1] - i; */
    for (uint32_t i = v->begins[clause]; i < v->begins[clause + 1]; i++) {
        const int literal = v->literals[i], variable = variable_of(literal);
        v->work++;
        if (now->values[variable] == (literal < 0 ? CHECKER_TRUE : CHECKER_FALSE))
            continue;
        if (now->values[variable] != CHECKER_OPEN || last != 0)
            return CHECKER_GOES; /* the clause is true, or two literals are open */
        last = literal;
    }
    /*@ assert agrees{Pre}(now) ==> \forall integer j;
            v->begins[clause] <= j < v->begins[clause + 1] ==>
            !holds(v->literals[j]) || (last != 0 && v->literals[j] == last); */
    //@ assert agrees{Pre}(now) && clause_holds(v, clause) ==> last != 0 && holds(last);
    if (last == 0)
        return CHECKER_CONTRADICTION;
    return assign(now, variable_of(last), last < 0 ? CHECKER_FALSE : CHECKER_TRUE);
}

/* Propagates everything that follows. Returns CHECKER_CONTRADICTION if that is a contradiction. */
/*@ requires \valid(v) && \valid(now) && is_apart(v, now) && is_sound(now);
    requires has_tables(v) && has_clauses(v);
    assigns v->work, *now;
    ensures is_sound(now);
    ensures obeys{Pre}(v) && clauses_hold{Pre}(v) && agrees{Pre}(now)
        ==> \result == CHECKER_GOES && agrees(now);
*/
static checker_answer propagate(checker *v, checker_knowledge *now)
{
    /*@ loop invariant is_sound(now);
        loop invariant obeys{Pre}(v) && clauses_hold{Pre}(v) && agrees{Pre}(now) ==> agrees(now);
        loop assigns v->work, *now; */
    do {
        /*@ loop invariant is_sound(now);
            loop invariant
                obeys{Pre}(v) && clauses_hold{Pre}(v) && agrees{Pre}(now) ==> agrees(now);
            loop assigns *now; */
        while (now->done < now->count) {
            const int variable = now->order[now->done++];
            const checker_answer next = now->values[variable] == CHECKER_TRUE
                                            ? apply_true(v, now, variable)
                                            : apply_false(v, now, variable);
            if (next == CHECKER_CONTRADICTION)
                return CHECKER_CONTRADICTION;
        }
        /*@ loop invariant 0 <= clause <= v->clauses && is_sound(now);
            loop invariant
                obeys{Pre}(v) && clauses_hold{Pre}(v) && agrees{Pre}(now) ==> agrees(now);
            loop assigns clause, v->work, now->values[1 .. CHECKER_VARIABLES],
                now->order[0 .. CHECKER_VARIABLES - 1], now->count;
            loop variant v->clauses - clause; */
        for (uint32_t clause = 0; clause < v->clauses && v->work < CHECKER_WORK; clause++)
            if (apply_clause(v, now, clause) == CHECKER_CONTRADICTION)
                return CHECKER_CONTRADICTION;
    } while (now->done < now->count);
    return CHECKER_GOES;
}

/* Steps of a proof */

/*@ // The checker's data are in order. Every public function needs and keeps that.
    predicate is_ready(checker *v) =
        has_tables(v) && has_clauses(v) && is_sound(&v->root);

    // The assignment satisfies the rules, the units and the clauses so far, as far as the checker
    // knows. Of a puzzle that it refutes this is false.
    predicate is_model(checker *v) =
        obeys(v) && clauses_hold(v) && agrees(&v->root) && v->root_answer == CHECKER_GOES;
*/

/*@ requires \valid(v) && has_tables(v);
    assigns v->root, v->root_answer, v->clauses, v->work, v->begins[0];
    ensures is_ready(v) && v->clauses == 0;
    ensures obeys{Pre}(v) ==> is_model(v);
*/
void checker_begin(checker *v)
{
    /*@ loop invariant 0 <= i <= CHECKER_VARIABLES + 1;
        loop invariant \forall integer x; 0 <= x < i ==>
            v->root.values[x] == CHECKER_OPEN;
        loop assigns i, v->root.values[0 .. CHECKER_VARIABLES];
        loop variant CHECKER_VARIABLES + 1 - i; */
    for (int i = 0; i <= CHECKER_VARIABLES; i++)
        v->root.values[i] = CHECKER_OPEN;
    /*@ loop invariant 0 <= i <= CHECKER_CHOICES;
        loop assigns i, v->root.open[0 .. CHECKER_CHOICES - 1];
        loop variant CHECKER_CHOICES - i; */
    for (int i = 0; i < CHECKER_CHOICES; i++)
        v->root.open[i] = CHECKER_SIDE;
    v->root.count = v->root.done = 0;
    v->root_answer = CHECKER_GOES;
    v->clauses = 0;
    v->work = 0;
    v->begins[0] = 0;
}

/*@ requires \valid(v) && is_ready(v) && is_literal(literal);
    assigns v->root, v->root_answer;
    ensures is_ready(v);
    ensures is_model{Pre}(v) && holds(literal) ==> is_model(v);
*/
void checker_add_unit(checker *v, int literal)
{
    if (assign(&v->root, variable_of(literal), literal < 0 ? CHECKER_FALSE : CHECKER_TRUE) ==
        CHECKER_CONTRADICTION)
        v->root_answer = CHECKER_CONTRADICTION;
}

/*@ requires \valid(v) && is_ready(v);
    assigns v->root, v->root_answer, v->work;
    ensures is_ready(v);
    ensures is_model{Pre}(v) ==> is_model(v);
*/
static void settle_root(checker *v)
{
    if (v->root_answer == CHECKER_GOES)
        v->root_answer = propagate(v, &v->root);
}

/*@ requires \valid(v) && is_ready(v) && is_literal(literal);
    assigns v->literals[v->begins[v->clauses] + size];
    ensures is_ready(v);
    ensures \result == \null <==>
        v->clauses < CHECKER_CLAUSES && v->begins[v->clauses] + size < CHECKER_LITERALS;
    ensures \result == \null ==> v->literals[v->begins[v->clauses] + size] == literal;
    ensures is_model{Pre}(v) ==> is_model(v);
*/
checker_fault checker_put_literal(checker *v, uint32_t size, int literal)
{
    if (v->clauses == CHECKER_CLAUSES || size >= CHECKER_LITERALS - v->begins[v->clauses])
        return "the proof is too long";
    v->literals[v->begins[v->clauses] + size] = (int16_t)literal;
    /*@ assert \forall integer c; 0 <= c < v->clauses ==>
            clause_holds{Pre}(v, c) ==> clause_holds(v, c); */
    return NULL;
}

/*@ // The next clause, which has `size` literals.
    predicate has_next(checker *v, integer size) =
        v->begins[v->clauses] + size <= CHECKER_LITERALS &&
        \forall integer i; v->begins[v->clauses] <= i < v->begins[v->clauses] + size ==>
            is_literal(v->literals[i]);
    predicate next_holds(checker *v, integer size) =
        \exists integer i; v->begins[v->clauses] <= i < v->begins[v->clauses] + size &&
            holds(v->literals[i]);
*/

/*@ requires \valid(v) && is_ready(v) && has_next(v, size) && v->clauses < CHECKER_CLAUSES;
    assigns v->begins[0 .. CHECKER_CLAUSES], v->clauses;
    ensures is_ready(v) && v->clauses == \old(v->clauses) + 1;
    ensures is_model{Pre}(v) && next_holds{Pre}(v, size) ==> is_model(v);
*/
void checker_keep(checker *v, uint32_t size)
{
    v->begins[v->clauses + 1] = v->begins[v->clauses] + size;
    v->clauses++;
    /*@ assert \forall integer c; 0 <= c < \at(v->clauses, Pre) ==>
            clause_holds{Pre}(v, c) ==> clause_holds(v, c); */
}

/*@ requires \valid(to) && \valid_read(from) && \separated(to, from) && is_sound(from);
    assigns *to;
    ensures is_sound(to);
    ensures agrees(from) ==> agrees(to);
*/
static void copy(checker_knowledge *to, const checker_knowledge *from)
{
    /*@ loop invariant 0 <= i <= CHECKER_VARIABLES + 1;
        loop invariant \forall integer x; 0 <= x < i ==> to->values[x] == from->values[x];
        loop assigns i, to->values[0 .. CHECKER_VARIABLES];
        loop variant CHECKER_VARIABLES + 1 - i; */
    for (int i = 0; i <= CHECKER_VARIABLES; i++)
        to->values[i] = from->values[i];
    /*@ loop invariant 0 <= i <= from->count;
        loop invariant \forall integer j; 0 <= j < i ==> to->order[j] == from->order[j];
        loop assigns i, to->order[0 .. CHECKER_VARIABLES + CHECKER_SEEN - 1];
        loop variant from->count - i; */
    for (int i = 0; i < from->count; i++)
        to->order[i] = from->order[i];
    /*@ loop invariant 0 <= i <= CHECKER_CHOICES;
        loop assigns i, to->open[0 .. CHECKER_CHOICES - 1];
        loop variant CHECKER_CHOICES - i; */
    for (int i = 0; i < CHECKER_CHOICES; i++)
        to->open[i] = from->open[i];
    to->count = from->count;
    to->done = from->done;
}

/*@ requires \valid(v) && is_ready(v) && has_next(v, size);
    assigns v->root, v->root_answer, v->work;
    ensures has_tables(v);
    ensures has_clauses(v);
    ensures is_sound(&v->root);
    ensures is_model{Pre}(v) ==> is_model(v);
    ensures is_model{Pre}(v) && \result == \null ==> next_holds(v, size);
*/
checker_fault checker_follows(checker *v, uint32_t size)
{
    const int16_t *literals = v->literals + v->begins[v->clauses];
    checker_knowledge now;

    settle_root(v);
    if (v->root_answer == CHECKER_CONTRADICTION)
        return NULL;
    copy(&now, &v->root);
    /*@ loop invariant 0 <= i <= size && is_sound(&now);
        loop invariant has_tables(v) && has_clauses(v);
        loop invariant is_sound(&v->root);
        loop invariant is_model{Pre}(v) ==> is_model(v);
        loop invariant is_model{Pre}(v) && !next_holds(v, size) ==> agrees(&now);
        loop assigns i, now;
        loop variant size - i; */
    for (uint32_t i = 0; i < size; i++)
        if (assign(&now, variable_of(literals[i]),
                   literals[i] < 0 ? CHECKER_TRUE : CHECKER_FALSE) == CHECKER_CONTRADICTION)
            return NULL;
    if (propagate(v, &now) == CHECKER_CONTRADICTION)
        return NULL;
    return v->work < CHECKER_WORK ? "the clause does not follow" : "the proof takes too long";
}

/*@ requires \valid_read(v) && has_tables(v);
    requires \valid_read(&digits[0 .. CHECKER_CELLS - 1]);
    requires \forall integer k; 0 <= k < CHECKER_CELLS ==> 1 <= digits[k] <= CHECKER_SIDE;
    assigns \result \from *v, digits[0 .. CHECKER_CELLS - 1];
*/
static checker_fault check_solution(const checker *v, const uint8_t digits[CHECKER_CELLS])
{
    int8_t counts[CHECKER_CHOICES] = {0};

    /*@ loop invariant 0 <= cell <= CHECKER_CELLS;
        loop assigns cell, counts[0 .. CHECKER_CHOICES - 1];
        loop variant CHECKER_CELLS - cell; */
    for (int cell = 0; cell < CHECKER_CELLS; cell++) {
        const int variable = CHECKER_SIDE * cell + digits[cell];
        /*@ loop invariant 0 <= k <= 4;
            loop assigns k, counts[0 .. CHECKER_CHOICES - 1];
            loop variant 4 - k; */
        for (int k = 0; k < 4; k++)
            counts[v->choices[variable][k]]++;
        if (v->root.values[variable] == CHECKER_FALSE)
            return "this is no solution of the puzzle";
    }
    /*@ loop invariant 0 <= choice <= CHECKER_CHOICES;
        loop assigns choice;
        loop variant CHECKER_CHOICES - choice; */
    for (int choice = 0; choice < CHECKER_CHOICES; choice++)
        if (counts[choice] != 1)
            return "the solution breaks the rules";
    return NULL;
}

/*@ requires \valid(v) && is_ready(v) && v->clauses < CHECKER_CLAUSES;
    requires v->begins[v->clauses] + CHECKER_CELLS <= CHECKER_LITERALS;
    requires \valid_read(&digits[0 .. CHECKER_CELLS - 1]);
    requires \separated(v, &digits[0 .. CHECKER_CELLS - 1]);
    requires \forall integer k; 0 <= k < CHECKER_CELLS ==> 1 <= digits[k] <= CHECKER_SIDE;
    assigns v->root, v->root_answer, v->work, v->literals[0 .. CHECKER_LITERALS - 1],
        v->begins[0 .. CHECKER_CLAUSES], v->clauses;
    ensures is_ready(v);
    ensures is_model{Pre}(v) ==> is_model(v) ||
        \forall integer k; 0 <= k < CHECKER_CELLS ==> is_true(CHECKER_SIDE * k + digits[k]);
*/
checker_fault checker_exclude_solution(checker *v, const uint8_t digits[CHECKER_CELLS])
{
    settle_root(v);
    if (v->root_answer == CHECKER_CONTRADICTION)
        return "this is no solution of the puzzle";
    /*@ assert \forall integer k; 0 <= k < CHECKER_CELLS ==>
            1 <= digits[k] <= CHECKER_SIDE; */
    const checker_fault fault = check_solution(v, digits);
    if (fault != NULL)
        return fault;
    //@ ghost uint32_t begin = v->begins[v->clauses];
    /*@ loop invariant 0 <= cell <= CHECKER_CELLS && is_ready(v);
        loop invariant is_model{Pre}(v) ==> is_model(v);
        loop invariant \forall integer i; begin <= i < begin + cell ==>
            v->literals[i] == -(CHECKER_SIDE * (i - begin) + digits[i - begin]);
        loop invariant
            (\exists integer i; begin <= i < begin + cell && holds(v->literals[i])) ||
            \forall integer k; 0 <= k < cell ==> is_true(CHECKER_SIDE * k + digits[k]);
        loop assigns cell, v->literals[begin .. begin + CHECKER_CELLS - 1];
        loop variant CHECKER_CELLS - cell; */
    for (int cell = 0; cell < CHECKER_CELLS; cell++) {
        checker_put_literal(v, (uint32_t)cell, -(CHECKER_SIDE * cell + digits[cell]));
        /*@ assert v->literals[begin + cell] == -(CHECKER_SIDE * cell + digits[cell]); */
        /*@ assert \forall integer i; begin <= i < begin + cell ==>
                v->literals[i] == -(CHECKER_SIDE * (i - begin) + digits[i - begin]); */
    }
    /*@ assert next_holds(v, CHECKER_CELLS) || \forall integer k; 0 <= k < CHECKER_CELLS ==>
            is_true(CHECKER_SIDE * k + digits[k]); */
    checker_keep(v, CHECKER_CELLS);
    return NULL;
}
