/* SPDX-License-Identifier: MIT */
/*
 * Removing clues while the solution stays unique, as a sequence of questions, so that many puzzles
 * can be thinned at once.
 */
#ifndef ENNEAD_CREATE_THINNING_THINNING_H
#define ENNEAD_CREATE_THINNING_THINNING_H

#include "create/thinning/questions.h"
#include "create/thinning/symmetry.h"
#include "grid/random.h"

typedef struct thinning {
    ennead_puzzle puzzle; /* what is left; while a question is open, changed for the question */
    uint8_t solution[ENNEAD_CELLS];
    cells clues; /* the clues left */
    const orbits *groups;
    uint8_t order[ENNEAD_CELLS]; /* groups in the order in which they are tried */
    int count;
    int next;      /* the first group that is not decided */
    int low, high; /* without the first `low` groups there is one solution, without the first
                    * `high` there are several */
    int trial;     /* number of groups removed now */
    uint16_t held; /* the candidates of the clue in question */
} thinning;

/* How many groups can probably be removed. */
typedef enum thickness {
    THICK, /* many: at first, several are tried at once */
    THIN,  /* few: one by one */
} thickness;

/* Starts from a full grid, in which every cell is a clue. */
void thinning_full(thinning *t, const uint8_t grid[ENNEAD_CELLS]);

/* Starts from a puzzle with its only solution. Every given is a clue; without it its cell may hold
 * any digit. */
void thinning_puzzle(thinning *t, const ennead_puzzle *puzzle,
                     const uint8_t solution[ENNEAD_CELLS]);

/* Sets t->puzzle up for ASK_ANY: is there a solution with another digit in the cell of a clue? If
 * not, the clue is redundant. trust_clue puts the clue back. */
void doubt_clue(thinning *t, int cell);
void trust_clue(thinning *t, int cell);

void put_group(thinning *t, cells group);
void take_group(thinning *t, cells group);

/* Begins to thin the present clues, by groups in random order. A group whose cells are not all
 * clues is not touched. `groups` must outlive the thinning. */
void thinning_start(thinning *t, const orbits *groups, thickness how, random_stream *random);

/* Changes the order of a thinning that has just been started: groups with a cell in the set come
 * first. */
void thinning_sooner(thinning *t, cells set);

/* Sets t->puzzle up for the next question. Returns ASK_NOTHING if no more groups can be removed. */
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
