/* SPDX-License-Identifier: MIT */
/*
 * Moving from a puzzle to one beside it: take a few groups of clues away at random; while there is
 * another solution, add a group in which the two differ; then thin what there is. The hunt goes on
 * from there if that is as near to the wishes as before.
 *
 * (Removing and adding clues around a good puzzle is how the forums' collections of rare puzzles
 * came about: "{-n+m}" searches; here every clue that is added is one that excludes a solution.)
 */
#include "create/job.h"

static cells group_of_any(job *j, const plan *p, cells set)
{
    const uint32_t n = stream_below(&j->random, (uint32_t)cell_count(set));
    return p->groups.orbit[p->groups.of_cell[nth_cell(set, n)]];
}

static bool wants_more(const job *j, const plan *p)
{
    return cell_count(j->clues) < p->least;
}

void hunt_move(job *j, const plan *p)
{
    thinning *t = &j->thinning;
    uint32_t moves = stream_below(&j->random, 4) == 0 ? 2 : 1;

    thinning_full(t, j->solution);
    take_group(t, ALL_CELLS & ~j->clues);
    j->taken = 0;
    j->fresh = false;
    for (; moves > 0 && t->clues != 0; moves--) {
        const cells group = group_of_any(j, p, t->clues);
        take_group(t, group);
        j->taken |= group;
    }
    j->stage = STAGE_RESTORE;
}

/* Where clues tell the solution from another one. */
static cells where_different(const thinning *t, const uint8_t other[ENNEAD_CELLS])
{
    cells different = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (t->solution[cell] != other[cell])
            different |= CELL(cell);
    return different;
}

void hunt_answer(job *j, const plan *p, const answer *a)
{
    thinning *t = &j->thinning;

    if (a->result->verdict == ENNEAD_SEVERAL) {
        cells different = where_different(t, a->solutions[0]);
        if (different == 0)
            different = where_different(t, a->solutions[1]);
        const cells fresh = different & ~j->taken;
        put_group(t, group_of_any(j, p, fresh != 0 ? fresh : different));
        return;
    }
    /* Thinning makes it no larger. */
    if (wants_more(j, p) && cell_count(t->clues) < cell_count(j->clues)) {
        hunt_move(j, p);
        return;
    }
    thinning_start(t, &p->groups, THIN, &j->random);
    j->stage = STAGE_THIN;
}
