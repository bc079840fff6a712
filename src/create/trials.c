/* SPDX-License-Identifier: MIT */
/*
 * Checks puzzles: the batch engine solves all of them, then those that passed without their first
 * clue, then without their second, and so on.
 */
#include "create/trials.h"

#include <string.h>

/* The index of the clue that is left out, in order of cells; WHOLE if none is. */
enum { WHOLE = -1 };

/* Prepares puzzle `i` without one clue. Returns whether it has that clue. */
static int prepare(trials *t, size_t i, int clue)
{
    uint8_t board[ENNEAD_CELLS];
    int cell = 0, found = clue == WHOLE;

    memcpy(board, t->boards[i], sizeof board);
    for (; !found && cell < ENNEAD_CELLS; cell++)
        if (board[cell] != 0 && clue-- == 0) {
            board[cell] = 0;
            found = 1;
        }
    ennead_puzzle_from_givens(board, &t->puzzles[i]);
    return found;
}

/* Does one round. Returns how many puzzles had that clue. */
static size_t judge_round(trials *t, ennead_solver *solver, int clue)
{
    const ennead_verdict wanted = clue == WHOLE ? ENNEAD_VERDICT_UNIQUE : ENNEAD_VERDICT_SEVERAL;
    uint8_t has_clue[MOST_TRIALS] = {0};
    size_t tried = 0, kept = 0;

    for (size_t i = 0; i < t->count; i++) {
        has_clue[i] = (uint8_t)prepare(t, i, clue);
        tried += has_clue[i];
    }
    const ennead_puzzle_batch batch = {
        .puzzles = t->puzzles, .count = t->count, .results = t->results};
    ennead_solve_batch(solver, &batch, NULL);
    for (size_t i = 0; i < t->count; i++)
        if (!has_clue[i] || t->results[i].verdict == wanted)
            memmove(t->boards[kept++], t->boards[i], sizeof t->boards[i]);
    t->count = kept;
    return tried;
}

void trials_judge(trials *t, ennead_solver *solver)
{
    judge_round(t, solver, WHOLE);
    for (int clue = 0; t->count > 0 && judge_round(t, solver, clue) > 0;)
        clue++;
}
