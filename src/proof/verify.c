/* SPDX-License-Identifier: MIT */
/*
 * Reads certificates as text for the checker: the short form, and formulas in DIMACS form with
 * refutations in DRAT or LRAT. Like the checker, it shares no code with anything that finds them.
 */
#include <stdlib.h>
#include <string.h>

#include "proof/checker.h"

struct ennead_verifier {
    ennead_allocator allocator;
    checker checker;
    /* the text being read */
    ennead_proof_text text;
    size_t at, line, line_begin;
    const char *wrong;
};

static bool fail(ennead_verifier *v, const char *why)
{
    if (v->wrong == NULL)
        v->wrong = why;
    return false;
}

/* Whether the checker has found no fault; if it has, keeps it. */
static bool pass(ennead_verifier *v, checker_fault fault)
{
    return fault == NULL || fail(v, fault);
}

static void begin(ennead_verifier *v, ennead_proof_text text)
{
    v->text = text;
    v->at = v->line_begin = 0;
    v->line = 1;
    v->wrong = NULL;
}

static bool skip_blanks(ennead_verifier *v)
{
    while (v->at < v->text.length && (v->text.text[v->at] == ' ' || v->text.text[v->at] == '\t' ||
                                      v->text.text[v->at] == '\r'))
        v->at++;
    return v->at < v->text.length;
}

/* The same, also skipping line ends and comment lines, which begin with c. */
static bool skip_space(ennead_verifier *v)
{
    while (skip_blanks(v)) {
        if (v->text.text[v->at] == 'c' && v->at == v->line_begin)
            while (v->at < v->text.length && v->text.text[v->at] != '\n')
                v->at++;
        if (v->at == v->text.length || v->text.text[v->at] != '\n')
            break;
        v->line++;
        v->line_begin = ++v->at;
    }
    return v->at < v->text.length;
}

static bool at_word_end(const ennead_verifier *v)
{
    return v->at == v->text.length || v->text.text[v->at] == ' ' || v->text.text[v->at] == '\t' ||
           v->text.text[v->at] == '\r' || v->text.text[v->at] == '\n';
}

static bool read_word(ennead_verifier *v, const char *word)
{
    size_t i = 0;

    while (word[i] != '\0' && v->at + i < v->text.length && v->text.text[v->at + i] == word[i])
        i++;
    if (word[i] != '\0')
        return false;
    v->at += i;
    return true;
}

/* Reads a number from -most to most. */
static bool read_number(ennead_verifier *v, int most, int *number)
{
    if (!skip_space(v))
        return fail(v, "the text ends too early");
    const size_t begins = v->at;
    const bool negative = read_word(v, "-");
    int value = 0;
    while (v->at < v->text.length && v->text.text[v->at] >= '0' && v->text.text[v->at] <= '9' &&
           value <= most)
        value = 10 * value + (v->text.text[v->at++] - '0');
    if (value > most) {
        v->at = begins;
        return fail(v, "the number is out of range");
    }
    if (v->at == begins + negative || !at_word_end(v)) {
        v->at = begins;
        return fail(v, "a number is wanted here");
    }
    *number = negative ? -value : value;
    return true;
}

/* Reads numbers up to a 0 as a clause; its literals are put after those of the last one. */
static bool read_clause(ennead_verifier *v, uint32_t *size)
{
    int literal;

    for (*size = 0; read_number(v, CHECKER_VARIABLES, &literal); ++*size) {
        if (literal == 0)
            return true;
        if (!pass(v, checker_put_literal(&v->checker, *size, literal)))
            return false;
    }
    return false;
}

enum { MOST_NUMBER = 100000000 };

typedef enum proof_kind { PROOF_DRAT, PROOF_LRAT } proof_kind;

static bool skip_to_zero(ennead_verifier *v)
{
    int number;

    while (read_number(v, MOST_NUMBER, &number))
        if (number == 0)
            return true;
    return false;
}

/* Reads the clauses of a refutation, up to the empty one; a solver may write more after it. In
 * LRAT each clause has a number before it and hints after it, which are not needed. Deletions are
 * skipped, because keeping a clause is never wrong. */
static bool read_refutation(ennead_verifier *v, proof_kind kind, size_t *lemmas)
{
    for (*lemmas = 0;; ++*lemmas) {
        uint32_t size;
        int number;
        if (!skip_space(v))
            return fail(v, "the proof ends without the empty clause");
        size_t at = v->at, line = v->line, line_begin = v->line_begin;
        if (kind == PROOF_LRAT && !read_number(v, MOST_NUMBER, &number))
            return false;
        if (skip_space(v) && read_word(v, "d")) {
            if (!skip_to_zero(v))
                return false;
            --*lemmas;
            continue;
        }
        if (!read_clause(v, &size) || (kind == PROOF_LRAT && !skip_to_zero(v)))
            return false;
        if (!pass(v, checker_follows(&v->checker, size))) {
            v->at = at;
            v->line = line;
            v->line_begin = line_begin;
            return false;
        }
        if (size == 0)
            return true;
        checker_keep(&v->checker, size);
    }
}

static bool ends(ennead_verifier *v)
{
    return !skip_space(v) || fail(v, "there is more behind the end");
}

/* Reads 81 digits. */
static bool read_cells(ennead_verifier *v, uint8_t cells[CHECKER_CELLS])
{
    skip_blanks(v);
    for (int cell = 0; cell < CHECKER_CELLS; cell++, v->at++) {
        if (v->at == v->text.length || v->text.text[v->at] < '1' || v->text.text[v->at] > '9')
            return fail(v, "81 digits are wanted here");
        cells[cell] = (uint8_t)(v->text.text[v->at] - '0');
    }
    return at_word_end(v) || fail(v, "81 digits are wanted here");
}

/* Reads a puzzle of 81 cells or 729 candidates as units. */
static bool read_puzzle(ennead_verifier *v)
{
    const char *text = v->text.text;
    size_t length = 0;

    while (length < v->text.length && text[length] != ' ' && length <= CHECKER_VARIABLES)
        length++;
    if (length != CHECKER_CELLS && length != CHECKER_VARIABLES)
        return fail(v, "a puzzle of 81 or 729 characters is wanted here");
    for (; v->at < length; v->at++) {
        const int digit = text[v->at] - '0', wanted = (int)(v->at % 9) + 1;
        const bool empty = text[v->at] == '.';
        if (!empty && (length == CHECKER_CELLS ? digit < 1 || digit > 9 : digit != wanted))
            return fail(v, "the character cannot be in a puzzle");
        if (length == CHECKER_CELLS && !empty)
            checker_add_unit(&v->checker, (int)(9 * v->at) + digit);
        if (length == CHECKER_VARIABLES && empty)
            checker_add_unit(&v->checker, -(int)(v->at + 1));
    }
    return true;
}

static bool read_short(ennead_verifier *v, ennead_verification *result)
{
    uint8_t cells[2][CHECKER_CELLS];

    if (!read_puzzle(v) || !skip_blanks(v))
        return fail(v, "the text ends too early");
    if (read_word(v, "none ")) {
        result->verdict = ENNEAD_VERDICT_NONE;
    } else if (read_word(v, "unique ")) {
        result->verdict = ENNEAD_VERDICT_UNIQUE;
        if (!read_cells(v, cells[0]) || !pass(v, checker_exclude_solution(&v->checker, cells[0])))
            return false;
    } else if (read_word(v, "several ")) {
        result->verdict = ENNEAD_VERDICT_SEVERAL;
        if (!read_cells(v, cells[0]) || !pass(v, checker_exclude_solution(&v->checker, cells[0])) ||
            !read_cells(v, cells[1]) || !pass(v, checker_exclude_solution(&v->checker, cells[1])))
            return false;
        if (memcmp(cells[0], cells[1], CHECKER_CELLS) == 0)
            return fail(v, "the two solutions are the same");
        return ends(v);
    } else {
        return fail(v, "none, unique or several is wanted here");
    }
    return read_refutation(v, PROOF_DRAT, &result->lemmas) && ends(v);
}

static bool read_expected(ennead_verifier *v, int wanted)
{
    int number;

    if (!read_number(v, MOST_NUMBER, &number))
        return false;
    return number == wanted || fail(v, "this is not the formula of a puzzle");
}

static bool read_rules(ennead_verifier *v)
{
    for (int choice = 0; choice < CHECKER_CHOICES; choice++) {
        const uint16_t *members = v->checker.members[choice];
        for (int i = 0; i < 9; i++)
            if (!read_expected(v, members[i]))
                return false;
        if (!read_expected(v, 0))
            return false;
        for (int i = 0; i < 9; i++)
            for (int j = i + 1; j < 9; j++)
                if (!read_expected(v, -members[i]) || !read_expected(v, -members[j]) ||
                    !read_expected(v, 0))
                    return false;
    }
    return true;
}

/* Reads the clauses after the rules: units, and maybe one that excludes a solution. */
static bool read_units(ennead_verifier *v, int count, ennead_verification *result)
{
    uint8_t cells[CHECKER_CELLS];
    uint32_t size;

    for (int i = 0; i < count; i++) {
        if (!read_clause(v, &size))
            return false;
        const int16_t *literals = v->checker.literals + v->checker.begins[v->checker.clauses];
        if (size == 1) {
            checker_add_unit(&v->checker, literals[0]);
            continue;
        }
        if (size != CHECKER_CELLS || i != count - 1)
            return fail(v, "this is not the formula of a puzzle");
        for (int cell = 0; cell < CHECKER_CELLS; cell++) {
            const int digit = -literals[cell] - 9 * cell;
            if (digit < 1 || digit > 9)
                return fail(v, "this is not the formula of a puzzle");
            cells[cell] = (uint8_t)digit;
        }
        result->verdict = ENNEAD_VERDICT_UNIQUE;
        if (!pass(v, checker_exclude_solution(&v->checker, cells)))
            return false;
    }
    return true;
}

static bool read_formula(ennead_verifier *v, ennead_verification *result)
{
    const int rules = CHECKER_CHOICES * 37;
    int count;

    if (!skip_space(v) || !read_word(v, "p cnf "))
        return fail(v, "p cnf 729 is wanted here");
    if (!read_expected(v, CHECKER_VARIABLES) || !read_number(v, MOST_NUMBER, &count))
        return false;
    if (count < rules)
        return fail(v, "this is not the formula of a puzzle");
    return read_rules(v) && read_units(v, count - rules, result) && ends(v);
}

/* The public functions */

/* If the certificate is not accepted, stores where and why. */
static void conclude(const ennead_verifier *v, ennead_verification *result)
{
    result->line = v->line;
    result->column = v->at - v->line_begin + 1;
    result->message = result->accepted ? NULL : v->wrong;
}

void ennead_verify(ennead_verifier *verifier, ennead_proof_text line,
                   ennead_verification *verification)
{
    *verification = (ennead_verification){.accepted = false};
    begin(verifier, line);
    checker_begin(&verifier->checker);
    verification->accepted = read_short(verifier, verification);
    conclude(verifier, verification);
}

void ennead_verify_formula(ennead_verifier *verifier, ennead_proof_text formula,
                           ennead_proof_text proof, ennead_verification *verification)
{
    *verification = (ennead_verification){.verdict = ENNEAD_VERDICT_NONE, .in_formula = true};
    begin(verifier, formula);
    checker_begin(&verifier->checker);
    bool accepted = read_formula(verifier, verification);
    if (accepted) {
        verification->in_formula = false;
        begin(verifier, proof);
        int number;
        const proof_kind kind =
            read_number(verifier, MOST_NUMBER, &number) && number > CHECKER_VARIABLES ? PROOF_LRAT
                                                                                      : PROOF_DRAT;
        begin(verifier, proof);
        accepted = read_refutation(verifier, kind, &verification->lemmas);
    }
    verification->accepted = accepted;
    conclude(verifier, verification);
}

ennead_status ennead_verifier_new(const ennead_allocator *allocator, ennead_verifier **verifier)
{
    ennead_verifier *v =
        allocator != NULL ? allocator->allocate(allocator->user, sizeof *v) : malloc(sizeof *v);

    *verifier = v;
    if (v == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    v->allocator = allocator != NULL ? *allocator : (ennead_allocator){.release = NULL};
    checker_make_rules(&v->checker);
    return ENNEAD_STATUS_OK;
}

void ennead_verifier_free(ennead_verifier *verifier)
{
    if (verifier == NULL || verifier->allocator.release == NULL)
        free(verifier);
    else
        verifier->allocator.release(verifier->allocator.user, verifier);
}
