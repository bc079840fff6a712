/* SPDX-License-Identifier: MIT */
/*
 * Formulas and proofs as lists of clauses, read from their texts, with a propagation that goes over
 * all clauses until nothing changes: slow, and nothing in it is the library's.
 */
#ifndef UNIT_PROOF_CLAUSES_H
#define UNIT_PROOF_CLAUSES_H

#include <stdbool.h>
#include <stddef.h>

enum { CLAUSE_MOST = 20000, CLAUSE_LITERALS = 100000, CLAUSE_VARIABLES = 729 };

struct clause_list {
    int count;
    int begins[CLAUSE_MOST + 1];
    int literals[CLAUSE_LITERALS];
};

/* Reads a DIMACS text. */
void clauses_read(struct clause_list *list, const char *text);

void clauses_add(struct clause_list *list, const int *literals, int size);

/* Whether a clause follows by reverse unit propagation. */
bool clauses_imply(const struct clause_list *list, const int *literals, int size);

/* Whether a DRAT text refutes the list, to which its lemmas are added; deletions are not read. */
bool clauses_refuted_by(struct clause_list *list, const char *proof);

/* Whether an LRAT text does: each hint, in turn, has to be a unit, and the last have no literal
 * left. */
bool clauses_refuted_by_hints(const struct clause_list *list, const char *proof);

#endif
