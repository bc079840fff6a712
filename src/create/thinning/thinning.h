/* SPDX-License-Identifier: MIT */
/*
 * Taking clues away while the solution stays the only one, as a sequence of questions, so that many
 * puzzles can be thinned at once.
 */
#ifndef ENNEAD_CREATE_THINNING_THINNING_H
#define ENNEAD_CREATE_THINNING_THINNING_H

#include "create/thinning/questions.h"
#include "create/thinning/symmetry.h"
#include "grid/random.h"

typedef struct thinning {
    ennead_puzzle puzzle; /* what is left; while a question is open, changed for it */
    uint8_t solution[ENNEAD_CELLS];
    cells clues; /* what is left */
    const orbits *groups;
    uint8_t order[ENNEAD_CELLS]; /* groups in the order in which they are tried */
    int count;
    int next;      /* the first one that has not been decided */
    int low, high; /* taking the first `low` away leaves one solution, the first `high` do not */
    int trial;     /* how many are taken away now */
    uint16_t held; /* the candidates of the clue that is doubted */
} thinning;

/* How much can be expected to go. */
typedef enum thickness {
    THICK, /* much: many groups are tried at once, at first */
    THIN,  /* little: one by one */
} thickness;

/* A full grid, every cell a clue. */
void thinning_full(thinning *t, const uint8_t grid[ENNEAD_CELLS]);

/* A puzzle with its one solution; every given is a clue, without which its cell may hold any digit.
 */
void thinning_puzzle(thinning *t, const ennead_puzzle *puzzle,
                     const uint8_t solution[ENNEAD_CELLS]);

/* Sets t->puzzle up for ASK_ANY: is there a solution with another digit in the cell of a clue? If
 * not, the clue is needless. trust_clue puts it back. */
void doubt_clue(thinning *t, int cell);
void trust_clue(thinning *t, int cell);

void put_group(thinning *t, cells group);
void take_group(thinning *t, cells group);

/* Begins to thin the clues that there are, by groups in random order; a group whose cells are not
 * all clues is left alone. `groups` must outlive the thinning. */
void thinning_start(thinning *t, const orbits *groups, thickness how, random_stream *random);

/* Of a thinning that has just been started: groups with a cell in a set are tried before the others. */
void thinning_sooner(thinning *t, cells set);

/* Sets t->puzzle up for the next question; ASK_NOTHING: no group can be taken away any more. */
question thinning_ask(thinning *t);

void thinning_answer(thinning *t, const solver_answer *a);

/* Whether two grids have the same digits in a set of cells. */
static inline bool agree(const uint8_t one[ENNEAD_CELLS], const uint8_t other[ENNEAD_CELLS],
                         cells at)
{
    FOR_EACH_CELL(rest, at)
        if (one[lowest_cell(rest)] != other[lowest_cell(rest)])
            return false;
    return true;
}

/* Shuffles numbers. */
void shuffle(random_stream *random, uint8_t *numbers, int count);

#endif
