/* SPDX-License-Identifier: MIT */
/*
 * Exchanges groups of clues until every clue is needed (exchange.h explains the method). With a
 * symmetry, one irreducible puzzle in fifty needs every clue; but among those close to a puzzle
 * with few redundant clues it is one in thirty, and most questions about these have been answered
 * before.
 */
#include "create/making/exchange.h"

#include "create/making/judge.h"

#include <string.h>

/* For each cell and digit, the set of the numbers of the solutions that have the digit there. */
typedef struct listing {
    const uint8_t (*solutions)[ENNEAD_CELLS];
    int count;
    cells with[ENNEAD_CELLS][10];
} listing;

void exchange_show(exchange *x, const uint8_t solution[ENNEAD_CELLS], int cell)
{
    ASSERT(cell_in_range(cell));
    for (int i = 0; i < ENNEAD_CELLS; i++)
        x->shows[x->oldest][i] = solution[i];
    x->place[x->oldest] = (int8_t)cell;
    x->oldest = (x->oldest + 1) % MOST_SHOWING;
    if (x->showing < MOST_SHOWING)
        x->showing++;
}

/* The only cell of a set in which two solutions differ, or -1. */
static int only_difference(const uint8_t one[ENNEAD_CELLS], const uint8_t other[ENNEAD_CELLS],
                           cells set)
{
    int only = -1;
    FOR_EACH_CELL(rest, set) {
        const int cell = lowest_cell(rest);
        if (one[cell] == other[cell])
            continue;
        if (only >= 0)
            return -1;
        only = cell;
    }
    return only;
}

/* The remaining clues that are known to be needed when a group with these digits is added. */
static cells shown_needed(const exchange *x, const uint8_t solution[ENNEAD_CELLS], cells group)
{
    cells needed = 0;
    for (int i = 0; i < x->showing; i++)
        if (x->place[i] >= 0 && agree(x->shows[i], solution, group))
            needed |= CELL(x->place[i]);
    return needed;
}

/* --------------------------------------------------------------------------------- taking away */

/* Removes another group, first those of redundant clues. */
static void next_exchange(making *m, const plan *p)
{
    exchange *x = m->exchange;
    cells from = x->here.needless & ~x->tried;

    if (from == 0)
        from = x->here.clues & ~x->tried;
    if (from == 0 || x->exchanges++ == MOST_EXCHANGES) {
        try_luck_again(m, p);
        return;
    }
    const int cell = nth_cell(from, random_below(&m->random, (uint32_t)cell_count(from)));
    x->taken = p->groups.orbit[p->groups.of_cell[cell]];
    x->rest = x->here.clues & ~x->taken;
    x->tried |= x->taken;
    x->went_on = false;
    x->suspects = x->here.needless;
    for (int i = 0; i < x->showing; i++)
        x->place[i] = (int8_t)only_difference(x->shows[i], x->here.solution, x->rest);
    thinning_full(&m->thinning, x->here.solution);
    take_group(&m->thinning, ALL_CELLS & ~x->rest);
    m->stage = STAGE_LIST;
}

void exchange_begin(making *m, const plan *p)
{
    exchange *x = m->exchange;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        x->here.solution[cell] = m->thinning.solution[cell];
    x->here.clues = m->thinning.clues;
    x->here.needless = m->needless;
    x->tried = 0;
    x->exchanges = 0;
    next_exchange(m, p);
}

/* -------------------------------------------------------------------------------------- trials */

static void list_solutions(listing *l, const solver_answer *a)
{
    l->solutions = (const uint8_t(*)[ENNEAD_CELLS])a->solutions;
    l->count = (int)a->result->solutions;
    memset(l->with, 0, sizeof l->with);
    for (int i = 0; i < l->count; i++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            l->with[cell][l->solutions[i][cell]] |= CELL(i);
}

/* The solutions that agree with solution i in a set of cells, including itself. */
static cells agreeing(const listing *l, int i, cells at)
{
    cells set = CELL(l->count) - 1;
    FOR_EACH_CELL(rest, at)
        set &= l->with[lowest_cell(rest)][l->solutions[i][lowest_cell(rest)]];
    return set;
}

/* Whether a set of solutions, numbered up to 128, has at most one member. */
static bool is_alone(cells solutions)
{
    return (solutions & (solutions - 1)) == 0;
}

/* Inserts a trial among the best ones. */
static void enter(exchange *x, const exchange_trial *t)
{
    int place = x->trials;

    if (place == MOST_TRIALS && t->score <= x->trial[--place].score)
        return;
    for (; place > 0 && x->trial[place - 1].score < t->score; place--)
        x->trial[place] = x->trial[place - 1];
    x->trial[place] = *t;
    if (x->trials < MOST_TRIALS)
        x->trials++;
}

/* Enters solution i with a group that distinguishes it from all others. */
static void enter_group(making *m, const listing *l, int i, cells group)
{
    exchange *x = m->exchange;
    cells needless = 0;
    exchange_trial t;

    FOR_EACH_CELL(left, group) {
        const cells cell = CELL(lowest_cell(left));
        if (is_alone(agreeing(l, i, group & ~cell)))
            needless |= cell;
    }
    if (cell_count(needless) > cell_count(x->here.needless))
        return;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        t.solution[cell] = l->solutions[i][cell];
    t.clues = x->rest | group;
    t.needless = needless;
    /* Trials with equal scores come in random order. */
    t.score = 8 * (cell_count(shown_needed(x, t.solution, group)) - cell_count(needless)) +
              (int)random_below(&m->random, 8);
    enter(x, &t);
}

/* Enters all solutions with a group, if there are several solutions. */
static void try_group(making *m, const listing *l, cells group)
{
    const exchange *x = m->exchange;

    for (int i = 0; i < l->count; i++) {
        const bool back = group == x->taken && agree(l->solutions[i], x->here.solution, group);
        if (!back && is_alone(agreeing(l, i, group)))
            enter_group(m, l, i, group);
    }
}

/* Begins the next trial; after the last one, the next exchange. */
static void next_trial(making *m, const plan *p)
{
    exchange *x = m->exchange;

    if (x->next_trial == x->trials) {
        next_exchange(m, p);
        return;
    }
    const exchange_trial *t = &x->trial[x->next_trial++];
    const cells group = t->clues & ~x->rest;
    thinning_full(&m->thinning, t->solution);
    take_group(&m->thinning, ALL_CELLS & ~t->clues);
    m->needless = t->needless;
    m->unasked = x->rest & ~shown_needed(x, t->solution, group);
    m->stage = STAGE_TRIAL;
}

void exchange_list(making *m, const plan *p, const solver_answer *a)
{
    exchange *x = m->exchange;
    listing l;

    x->trials = x->next_trial = 0;
    if (a->result->solutions < MOST_LISTED) {
        list_solutions(&l, a);
        for (int g = 0; l.count > 1 && g < p->groups.count; g++) {
            const cells group = p->groups.orbit[g];
            if ((group & x->rest) == 0 && excess_of(p, cell_count(x->rest | group)) == 0)
                try_group(m, &l, group);
        }
        if (l.count == 1 && excess_of(p, cell_count(x->rest)) == 0)
            enter_group(m, &l, 0, 0);
    }
    next_trial(m, p);
}

/* ------------------------------------------------------------------------------- what they are */

/* Called when all redundant clues of a trial are known, and are not too many. */
static void judge_trial(making *m, const plan *p)
{
    exchange *x = m->exchange;
    const int needless = cell_count(m->needless), before = cell_count(x->here.needless);

    if (needless == 0) {
        end_with_puzzle(m, p);
        return;
    }
    x->here = x->trial[x->next_trial - 1];
    x->here.needless = m->needless;
    x->went_on = true;
    if (needless < before)
        x->tried = x->taken;
    next_trial(m, p);
}

/* Whether a trial has too many redundant clues. With as many as before it is accepted once in an
 * exchange, with fewer always. */
static bool is_too_bad(const exchange *x, cells needless)
{
    return cell_count(needless) > cell_count(x->here.needless) - (x->went_on ? 1 : 0);
}

bool exchange_goes_on(making *m, const plan *p)
{
    if (is_too_bad(m->exchange, m->needless))
        next_trial(m, p);
    else if (m->unasked == 0)
        judge_trial(m, p);
    else
        return false;
    return true;
}
