/* SPDX-License-Identifier: MIT */
/*
 * Digits for a pattern: where the clues go is given, so what is looked for is a grid that the
 * digits there tell from all others. Dense patterns do so for the first or second random grid.
 * Else:
 *
 *   - the fewer solutions the digits leave, the nearer they are;
 *   - a move opens up to three cells of the pattern and looks at the solutions that there are then.
 *     Each has digits for the open cells; the digits that the fewest solutions share come next.
 *
 * That goes on while it comes nearer, and begins again at another grid when it does not.
 */
#include "create/job.h"

/* Moves without progress before another grid is taken. */
enum { PATIENCE = 200, MOST_OPEN = 3 };

static void fill_pattern(job *j, const plan *p, const uint8_t solution[ENNEAD_CELLS])
{
    thinning_full(&j->thinning, solution);
    take_group(&j->thinning, ALL_CELLS & ~p->pattern);
}

void refill_begin(job *j, const plan *p)
{
    fill_pattern(j, p, j->thinning.solution);
    j->stage = STAGE_REFILL;
    j->open = 0;
    j->fresh = true;
    j->stale = 0;
}

/* Opens other cells of the pattern that is filled by j->solution. */
static void open_cells(job *j, const plan *p)
{
    fill_pattern(j, p, j->solution);
    j->open = 0;
    for (uint32_t more = 1 + stream_below(&j->random, MOST_OPEN); more > 0; more--) {
        const uint32_t n = stream_below(&j->random, (uint32_t)cell_count(p->pattern));
        j->open |= CELL(nth_cell(p->pattern, n));
    }
    take_group(&j->thinning, j->open);
}

/* The digits in the pattern leave so many solutions. */
static void judge_digits(job *j, const plan *p, uint64_t solutions)
{
    distance found = {.excess = 0};

    j->attempts++;
    j->rated = 0;
    if (solutions == 1 && is_as_wished(j, p, &found)) {
        j->rating = j->rated;
        j->stage = STAGE_READY;
        return;
    }
    if (j->method == BY_LUCK && j->attempts == LUCK) {
        j->stage = STAGE_UNLUCKY;
        return;
    }
    j->stale++;
    if (j->fresh || solutions < j->solutions ||
        (solutions == j->solutions && as_near(found, j->distance))) {
        if (j->fresh || solutions < j->solutions || !as_near(j->distance, found))
            j->stale = 0;
        j->fresh = false;
        j->distance = found;
        j->rating = j->rated;
        if (solutions < j->fewest)
            j->fewest = solutions;
        j->solutions = solutions;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            j->solution[cell] = j->thinning.solution[cell];
    }
    if (j->stale > PATIENCE || j->method == BY_LUCK)
        j->stage = STAGE_BEGIN;
    else
        open_cells(j, p);
}

/* Of the solutions shown, one whose digits in the open cells the fewest share, but not those that
 * were there before; -1 when there is none. */
static int rarest(job *j, const answer *a, int shown, int *sharers)
{
    int best = -1, ties = 0;

    for (int i = 0; i < shown; i++) {
        int same = 0;
        if (agree(a->solutions[i], j->solution, j->open))
            continue;
        for (int k = 0; k < shown; k++)
            same += agree(a->solutions[i], a->solutions[k], j->open);
        if (best < 0 || same < *sharers) {
            *sharers = same;
            ties = 0;
        }
        if (same == *sharers && stream_below(&j->random, (uint32_t)++ties) == 0)
            best = i;
    }
    return best;
}

void refill_answer(job *j, const plan *p, const answer *a)
{
    const uint64_t solutions = a->result->solutions;
    const int shown = solutions < MOST_SHOWN ? (int)solutions : MOST_SHOWN;
    int sharers = 0;

    if (j->open == 0) {
        judge_digits(j, p, solutions);
        return;
    }
    const int next = rarest(j, a, shown, &sharers);
    if (next < 0) { /* only these digits fit there */
        if (++j->stale > PATIENCE)
            j->stage = STAGE_BEGIN;
        else
            open_cells(j, p);
        return;
    }
    fill_pattern(j, p, a->solutions[next]);
    j->open = 0;
    if (solutions <= MOST_SHOWN) /* all that there are have been looked at */
        judge_digits(j, p, (uint64_t)sharers);
}
