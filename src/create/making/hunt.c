/* SPDX-License-Identifier: MIT */
/*
 * Moves from a puzzle to a neighbor: removes a few random groups of clues; while there is another
 * solution, adds a group in which the two differ; then thins the result. The hunt continues from
 * there if it is at least as near to the request as before. (Removing and adding clues around a
 * good puzzle is how the forums' collections of rare puzzles were made: "{-n+m}" searches. Here
 * every added clue excludes a solution.)
 */
#include "create/making/hunt.h"

static cells group_of_any(making *m, const plan *p, cells set)
{
    const uint32_t n = random_below(&m->random, (uint32_t)cell_count(set));
    return p->groups.orbit[p->groups.of_cell[nth_cell(set, n)]];
}

static bool wants_more(const making *m, const plan *p)
{
    return cell_count(m->clues) < p->least;
}

void hunt_move(making *m, const plan *p)
{
    thinning *t = &m->thinning;
    uint32_t moves = random_below(&m->random, 4) == 0 ? 2 : 1;

    thinning_full(t, m->solution);
    take_group(t, ALL_CELLS & ~m->clues);
    m->taken = 0;
    m->fresh = false;
    for (; moves > 0 && t->clues != 0; moves--) {
        const cells group = group_of_any(m, p, t->clues);
        take_group(t, group);
        m->taken |= group;
    }
    m->stage = STAGE_RESTORE;
}

/* The clues' cells in which the solution differs from another one. */
static cells where_different(const thinning *t, const uint8_t other[ENNEAD_CELLS])
{
    cells different = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (t->solution[cell] != other[cell])
            different |= CELL(cell);
    return different;
}

void hunt_answer(making *m, const plan *p, const solver_answer *a)
{
    thinning *t = &m->thinning;

    if (a->result->verdict == ENNEAD_VERDICT_SEVERAL) {
        cells different = where_different(t, a->solutions[0]);
        if (different == 0)
            different = where_different(t, a->solutions[1]);
        const cells fresh = different & ~m->taken;
        put_group(t, group_of_any(m, p, fresh != 0 ? fresh : different));
        return;
    }
    /* Thinning never makes it larger. */
    if (wants_more(m, p) && cell_count(t->clues) < cell_count(m->clues)) {
        hunt_move(m, p);
        return;
    }
    thinning_start(t, &p->groups, THIN, &m->random);
    m->stage = STAGE_THIN;
}
