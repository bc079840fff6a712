/* SPDX-License-Identifier: MIT */
/*
 * Puzzles for tests, the same for the same seed on every machine: random grids, from which clues
 * are removed while the oracle finds one solution; and variations of these that are wrong in one
 * way each. Uses the oracle and nothing of the library. The names of the kinds are those that the
 * program `generate` takes.
 */
#ifndef ORACLE_GENERATOR_H
#define ORACLE_GENERATOR_H

#include "exact_cover.h"

#define GENERATOR_KINDS(KIND) \
    KIND(FULL, full, "a full grid") \
    KIND(UNIQUE, unique, "one solution, 22 to 40 clues as far as they can be taken away") \
    KIND(MINIMAL, minimal, "one solution, two or more when any clue is taken away") \
    KIND(SEVERAL, several, "two or more solutions") \
    KIND(SPARSE, sparse, "5 to 17 clues of a grid: usually a great many solutions") \
    KIND(NONE, none, "no solution, though no two equal clues see each other") \
    KIND(CLASH, clash, "two equal clues in one house") \
    KIND(EMPTY, empty, "no clue at all")

enum puzzle_kind {
#define GENERATOR_KIND_CODE(code, name, what) PUZZLE_##code,
    GENERATOR_KINDS(GENERATOR_KIND_CODE)
#undef GENERATOR_KIND_CODE
};

/* A stream of random numbers (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number
 * generators", 2014); start it with any seed. */
struct generator {
    unsigned long long state;
};

unsigned long long generator_next(struct generator *generator);

/* A number from 0 to bound - 1; `bound` is at least 1 and small. */
unsigned generator_below(struct generator *generator, unsigned bound);

/* A random full grid. */
void generate_full(struct generator *generator, unsigned char grid[ORACLE_CELLS]);

/* Removes clues from `puzzle`, which has one solution, in random order, as long as the solution
 * stays unique and more than `clues` are left. */
void generate_thinner(struct generator *generator, unsigned char puzzle[ORACLE_CELLS],
                      unsigned clues);

/* Removes clues from `puzzle`, which has one solution, until it has several, and then up to `more`
 * others. */
void generate_several(struct generator *generator, unsigned char puzzle[ORACLE_CELLS],
                      unsigned more);

/* Adds to `puzzle`, whose only solution is `solution`, a wrong clue that does not see an equal
 * one. Returns 0 if that is impossible. */
int generate_wrong_clue(struct generator *generator, unsigned char puzzle[ORACLE_CELLS],
                        const unsigned char solution[ORACLE_CELLS]);

/* Adds to `puzzle`, which has at least one clue, another one that is equal to a clue that it
 * sees. */
void generate_clash(struct generator *generator, unsigned char puzzle[ORACLE_CELLS]);

/* Makes a pencil-mark puzzle without givens: each cell has the digit of a random grid, and each
 * other digit with a probability of `crowd` / 16. */
void generate_candidates(struct generator *generator, unsigned crowd,
                         unsigned short candidates[ORACLE_CELLS]);

/* Makes a puzzle of one kind. */
void generate_puzzle(struct generator *generator, enum puzzle_kind kind,
                     unsigned char puzzle[ORACLE_CELLS]);

#endif
