/* SPDX-License-Identifier: MIT */
/*
 * Decides what to do with a puzzle that an attempt has produced.
 */
#include "create/making/judge.h"

#include <limits.h>

#include "create/making/difficulty.h"
#include "create/making/exchange.h"
#include "create/making/extra.h"
#include "create/making/hunt.h"

/* Moves without progress after which a hunt starts again. */
enum { PATIENCE = 600 };

int excess_of(const plan *p, int clues)
{
    return clues > p->most ? clues - p->most : clues < p->least ? p->least - clues : 0;
}

/* Makes the current puzzle the one to hunt around. */
static void keep(making *m, distance found)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        m->solution[cell] = m->thinning.solution[cell];
    m->clues = m->thinning.clues;
    m->distance = found;
    m->rating = m->rated;
    m->found_one = true;
}

/* A move has ended: continue from the nearer puzzle, or from another grid if there was no progress
 * for long. */
static void judge_hunted(making *m, const plan *p, distance found)
{
    m->stale++;
    if (m->fresh || as_near(found, m->distance)) {
        if (m->fresh || !as_near(m->distance, found))
            m->stale = 0;
        keep(m, found);
    }
    if (m->stale < PATIENCE)
        hunt_move(m, p);
    else
        m->stage = STAGE_BEGIN;
}

bool is_as_requested(making *m, const plan *p, distance *found)
{
    thinning *t = &m->thinning;
    const cells before = t->clues;

    if (!add_extra_clues(m, p))
        return false;
    if (p->difficult)
        found->difficulty = difficulty_distance(
            p, &t->puzzle, m->fresh ? INT_MAX : m->distance.difficulty, &m->rated);
    if (found->difficulty != 0)
        take_group(t, t->clues & ~before);
    return found->difficulty == 0;
}

void try_luck_again(making *m, const plan *p)
{
    m->stage = m->attempts < p->luck ? STAGE_BEGIN : STAGE_UNLUCKY;
}

void judge_puzzle(making *m, const plan *p, distance found)
{
    m->attempts++;
    m->rated = 0;
    if (found.excess == 0 && found.needless == 0 && is_as_requested(m, p, &found)) {
        m->rating = m->rated;
        m->stage = STAGE_READY;
        return;
    }
    if (m->method == BY_HUNTING) {
        judge_hunted(m, p, found);
        return;
    }
    if (!m->found_one || as_near(found, m->distance))
        keep(m, found);
    if (p->exchanging && found.excess == 0 && found.needless > 0 &&
        found.needless <= WORTH_EXCHANGING)
        m->stage = STAGE_EXCHANGE;
    else
        try_luck_again(m, p);
}

void end_with_puzzle(making *m, const plan *p)
{
    judge_puzzle(m, p, (distance){0});
}
