/* SPDX-License-Identifier: MIT */
/*
 * Checks puzzles: the batch engine solves those that may have several solutions, then all without
 * the first clue that may be redundant, then without the next, and so on. A puzzle that has one
 * solution without a clue is dropped; if it has two, one of them is a witness.
 */
#include "create/trials.h"

#include <string.h>

enum { WHOLE = ENNEAD_CELLS };

void trials_init(trials *t)
{
    t->count = 0;
    memset(t->agreeing, 0, sizeof t->agreeing);
    memset(t->base, 0, sizeof t->base);
    memset(t->next, 0, sizeof t->next);
    memset(t->witnesses, 0, sizeof t->witnesses);
}

/* ----------------------------------------------------------------------------------- witnesses */

static void intersect(witness_sets sets, const witness_sets more)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        sets[cell] &= more[cell];
}

void trials_base(trials *t, const uint8_t clues[ENNEAD_CELLS])
{
    memset(t->base, 0xff, sizeof t->base);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (clues[cell] == 0)
            continue;
        /* The witnesses of this cell are those that do not agree with it. */
        const uint64_t own = t->base[cell] & ~t->agreeing[cell][clues[cell] - 1][cell];
        intersect(t->base, t->agreeing[cell][clues[cell] - 1]);
        t->base[cell] = own;
    }
}

static void add_witness(trials *t, int left_out, const uint8_t grid[ENNEAD_CELLS])
{
    const unsigned place = t->next[left_out]++ % MOST_WITNESSES;
    const uint64_t bit = (uint64_t)1 << place;
    uint8_t *old = t->witnesses[left_out][place];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (old[cell] == grid[cell])
            continue;
        if (old[cell] != 0)
            t->agreeing[cell][old[cell] - 1][left_out] &= ~bit;
        t->agreeing[cell][grid[cell] - 1][left_out] |= bit;
    }
    memcpy(old, grid, ENNEAD_CELLS);
}

void trials_add(trials *t, const tried_puzzle *puzzle, cells added, cells needed)
{
    tried_puzzle *to = &t->waiting[t->count++];
    witness_sets left;
    *to = *puzzle;
    to->unproven = added & ~needed;
    memcpy(left, t->base, sizeof left);
    FOR_EACH_CELL(rest, added) {
        const int cell = lowest_cell(rest);
        intersect(left, t->agreeing[cell][puzzle->cells[cell] - 1]);
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (left[cell] == 0 && puzzle->cells[cell] != 0 && (added & CELL(cell)) == 0)
            to->unproven |= CELL(cell);
}

/* ------------------------------------------------------------------------------------ questions */

/* Prepares the next question about each puzzle. Returns how many there are. */
static size_t prepare(trials *t)
{
    uint8_t clues[ENNEAD_CELLS];
    size_t asked = 0;
    for (size_t i = 0; i < t->count; i++) {
        const tried_puzzle *of = &t->waiting[i];
        t->asked[i] = WHOLE;
        if (of->is_unique && of->unproven == 0)
            continue;
        memcpy(clues, of->cells, sizeof clues);
        if (of->is_unique) {
            t->asked[i] = (uint8_t)lowest_cell(of->unproven);
            clues[t->asked[i]] = 0;
        }
        ennead_puzzle_from_givens(clues, &t->puzzles[asked++]);
    }
    return asked;
}

/* Takes the answer about a puzzle. Returns whether it is still wanted. */
static bool take_answer(trials *t, size_t i, size_t answer)
{
    tried_puzzle *of = &t->waiting[i];
    const int cell = t->asked[i];
    if (cell == WHOLE) {
        of->is_unique = 1;
        return t->results[answer].verdict == ENNEAD_VERDICT_UNIQUE;
    }
    if (t->results[answer].verdict != ENNEAD_VERDICT_SEVERAL)
        return false;
    of->unproven = without_lowest_cell(of->unproven);
    add_witness(t, cell, t->found[answer][t->found[answer][0][cell] == of->cells[cell]]);
    return true;
}

/* Does one round. Returns whether there were questions. */
static bool judge_round(trials *t, ennead_solver *solver)
{
    const size_t asked = prepare(t);
    size_t kept = 0, answer = 0;
    const ennead_puzzle_batch batch = {
        .puzzles = t->puzzles,
        .count = asked,
        .results = t->results,
        .solutions = t->found[0],
        .capacity = 2,
    };
    ennead_solve_batch(solver, &batch, NULL);
    for (size_t i = 0; i < t->count; i++) {
        const bool settled = t->waiting[i].is_unique && t->waiting[i].unproven == 0;
        if (settled || take_answer(t, i, answer++))
            t->waiting[kept++] = t->waiting[i];
    }
    t->count = kept;
    return asked > 0;
}

void trials_judge(trials *t, ennead_solver *solver)
{
    while (t->count > 0 && judge_round(t, solver))
        continue;
}
