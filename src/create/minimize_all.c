/* SPDX-License-Identifier: MIT */
/*
 * Finds every minimal puzzle within a puzzle. A position is a set of clues, some of which must
 * stay. If all clues are needed it is a minimal puzzle. Otherwise a redundant clue that need not
 * stay is either removed, or marked as staying; this gives two positions, which lead to different
 * puzzles.
 *
 * A clue that must stay must be needed in the end. It never will be if it is already redundant
 * beside only those clues that are needed or must stay, because all puzzles below contain these.
 * Such a position is dropped.
 */
#include "create/creator.h"

typedef struct node {
    cells clues, stay;
    cells needless; /* a set of clues */
} node;

typedef struct minimal_search {
    ennead_creator *creator;
    thinning thinning; /* puzzle and solution */
    const ennead_stop *stop;
    ennead_minimal_function found;
    void *user;
    cells needless;                 /* the answers of one round */
    node pending[ENNEAD_CELLS + 1]; /* each level down has one clue less */
    int height;
} minimal_search;

static void take_needless(void *user, size_t cell, const solver_answer *a)
{
    minimal_search *f = user;
    if (a->result->verdict == ENNEAD_VERDICT_NONE)
        f->needless |= CELL(cell);
}

/* Finds which of the clues `some` are redundant in the set `clues`. Returns false if stopped. */
static bool find_needless(minimal_search *f, cells clues, cells some)
{
    thinning *t = &f->thinning;
    questions *q = &f->creator->questions;

    f->needless = 0;
    questions_clear(q);
    take_group(t, t->clues & ~clues);
    put_group(t, clues & ~t->clues);
    FOR_EACH_CELL(rest, some) {
        const int cell = lowest_cell(rest);
        doubt_clue(t, cell);
        questions_add(q, (size_t)cell, ASK_ANY, &t->puzzle);
        trust_clue(t, cell);
    }
    return creator_ask(f->creator, f->stop, take_needless, f);
}

/* Goes down from a position until a minimal puzzle is found, or a clue that must stay can never be
 * needed. Returns false if stopped, or no more puzzles are wanted. */
static bool go_down(minimal_search *f, node n, ennead_minimize_result *result)
{
    while (n.needless != 0) {
        const cells staying = n.needless & n.stay;
        if (staying != 0) {
            if (!find_needless(f, (n.clues & ~n.needless) | n.stay, staying))
                return false;
            if (f->needless != 0)
                return true;
        }
        const cells free = n.needless & ~n.stay;
        if (free == 0)
            return true;
        const cells clue = free & -free;
        f->pending[f->height++] = (node){n.clues, n.stay | clue, n.needless};
        n.clues &= ~clue;
        if (!find_needless(f, n.clues, n.needless & ~clue))
            return false;
        n.needless = f->needless;
    }
    uint8_t minimal[ENNEAD_CELLS];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        minimal[cell] = (n.clues & CELL(cell)) != 0 ? f->thinning.solution[cell] : 0;
    if (f->found(f->user, minimal))
        return true;
    result->end = ENNEAD_SEARCH_END_SOLUTIONS;
    return false;
}

/* The reason why a search did not run to its end. */
static ennead_search_end cause(const ennead_stop *stop)
{
    return stop != NULL && ennead_stop_is_set(stop) ? ENNEAD_SEARCH_END_STOP
                                                    : ENNEAD_SEARCH_END_TIME;
}

static void find_all(minimal_search *f, ennead_minimize_result *result)
{
    const cells all = f->thinning.clues;
    bool going_on = find_needless(f, all, all);

    f->pending[0] = (node){all, 0, f->needless};
    f->height = 1;
    while (going_on && f->height > 0)
        going_on = go_down(f, f->pending[--f->height], result);
    if (!going_on && result->end == ENNEAD_SEARCH_END_COMPLETE)
        *result = (ennead_minimize_result){ENNEAD_VERDICT_LIMIT, cause(f->stop)};
}

ennead_status ennead_minimize_all(ennead_creator *creator, const ennead_puzzle *puzzle,
                                  const ennead_stop *stop, ennead_minimal_function found,
                                  void *user, ennead_minimize_result *result)
{
    minimal_search f = {.creator = creator, .stop = stop, .found = found, .user = user};
    ennead_solve_options options;
    ennead_solve_result solved;
    uint8_t solution[1][ENNEAD_CELLS];

    ennead_solve_options_init(&options);
    options.stop = stop;
    options.time_limit = creator->time_limit;
    creator_begin(creator);
    if (ennead_solve(puzzle, &options, solution, 1, &solved) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    result->verdict = solved.verdict;
    result->end = solved.verdict == ENNEAD_VERDICT_LIMIT ? cause(stop) : ENNEAD_SEARCH_END_COMPLETE;
    if (solved.verdict != ENNEAD_VERDICT_UNIQUE)
        return ENNEAD_STATUS_OK;
    thinning_puzzle(&f.thinning, puzzle, solution[0]);
    find_all(&f, result);
    return ENNEAD_STATUS_OK;
}
