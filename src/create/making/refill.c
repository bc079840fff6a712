/* SPDX-License-Identifier: MIT */
/*
 * Digits for a pattern: the places of the clues are given, so we look for a grid whose digits
 * there distinguish it from all others. For dense patterns the first or second random grid works.
 * Otherwise:
 *
 * - the fewer solutions the digits leave, the nearer they are; - a move opens up to three cells of
 * the pattern, and looks at the solutions that there are then.
 *     Each solution has digits for the open cells; those shared by the fewest solutions come next.
 *
 * This continues while it gets nearer, and starts again with another grid when it does not.
 */
#include "create/making/refill.h"

#include "create/making/judge.h"

/* Moves without progress before another grid is taken. */
enum { PATIENCE = 200, MOST_OPEN = 3 };

static void fill_pattern(making *m, const plan *p, const uint8_t solution[ENNEAD_CELLS])
{
    thinning_full(&m->thinning, solution);
    take_group(&m->thinning, ALL_CELLS & ~p->pattern);
}

void refill_begin(making *m, const plan *p)
{
    fill_pattern(m, p, m->thinning.solution);
    m->stage = STAGE_REFILL;
    m->open = 0;
    m->fresh = true;
    m->stale = 0;
}

/* Opens other cells of the pattern, which is filled from m->solution. */
static void open_cells(making *m, const plan *p)
{
    fill_pattern(m, p, m->solution);
    m->open = 0;
    for (uint32_t more = 1 + random_below(&m->random, MOST_OPEN); more > 0; more--) {
        const uint32_t n = random_below(&m->random, (uint32_t)cell_count(p->pattern));
        m->open |= CELL(nth_cell(p->pattern, n));
    }
    take_group(&m->thinning, m->open);
}

/* Judges the digits in the pattern, which leave so many solutions. */
static void judge_digits(making *m, const plan *p, uint64_t solutions)
{
    distance found = {.excess = 0};

    m->attempts++;
    m->rated = 0;
    if (solutions == 1 && is_as_requested(m, p, &found)) {
        m->rating = m->rated;
        m->stage = STAGE_READY;
        return;
    }
    if (m->method == BY_LUCK && m->attempts == LUCK) {
        m->stage = STAGE_UNLUCKY;
        return;
    }
    m->stale++;
    if (m->fresh || solutions < m->solutions ||
        (solutions == m->solutions && as_near(found, m->distance))) {
        if (m->fresh || solutions < m->solutions || !as_near(m->distance, found))
            m->stale = 0;
        m->fresh = false;
        m->distance = found;
        m->rating = m->rated;
        if (solutions < m->fewest)
            m->fewest = solutions;
        m->solutions = solutions;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            m->solution[cell] = m->thinning.solution[cell];
    }
    if (m->stale > PATIENCE || m->method == BY_LUCK)
        m->stage = STAGE_BEGIN;
    else
        open_cells(m, p);
}

/* Of the solutions returned, one whose digits in the open cells are shared by the fewest, but not
 * the digits that were there before. Returns -1 if there is none. */
static int rarest(making *m, const solver_answer *a, int shown, int *sharers)
{
    int best = -1, ties = 0;

    for (int i = 0; i < shown; i++) {
        int same = 0;
        if (agree(a->solutions[i], m->solution, m->open))
            continue;
        for (int k = 0; k < shown; k++)
            same += agree(a->solutions[i], a->solutions[k], m->open);
        if (best < 0 || same < *sharers) {
            *sharers = same;
            ties = 0;
        }
        if (same == *sharers && random_below(&m->random, (uint32_t)++ties) == 0)
            best = i;
    }
    return best;
}

void refill_answer(making *m, const plan *p, const solver_answer *a)
{
    const uint64_t solutions = a->result->solutions;
    const int shown = solutions < MOST_SHOWN ? (int)solutions : MOST_SHOWN;
    int sharers = 0;

    if (m->open == 0) {
        judge_digits(m, p, solutions);
        return;
    }
    const int next = rarest(m, a, shown, &sharers);
    if (next < 0) { /* no other digits fit there */
        if (++m->stale > PATIENCE)
            m->stage = STAGE_BEGIN;
        else
            open_cells(m, p);
        return;
    }
    fill_pattern(m, p, a->solutions[next]);
    m->open = 0;
    if (solutions <= MOST_SHOWN) /* all solutions have been looked at */
        judge_digits(m, p, (uint64_t)sharers);
}
