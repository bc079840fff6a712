/* SPDX-License-Identifier: MIT */
/*
 * From a random full grid to a puzzle: thin it, and check whether it is as requested. If not, try
 * the next grid, or a neighbor of this puzzle.
 */
#include "create/making/making.h"

#include <limits.h>

#include "create/making/exchange.h"
#include "create/making/hunt.h"
#include "create/making/judge.h"
#include "create/making/refill.h"
#include "create/making/tridagon_seed.h"

static const distance FAR = {ENNEAD_CELLS, ENNEAD_CELLS, INT_MAX};

void making_begin(making *m, const plan *p, uint64_t number, method how, uint64_t track)
{
    const uint64_t golden = 0x9e3779b97f4a7c15u;

    m->stage = STAGE_BEGIN;
    m->method = how;
    m->random =
        random_stream_of(p->request.seed + (how == BY_LUCK ? 0 : track + 1) * golden, number);
    m->attempts = 0;
    m->questions = 0;
    m->found_one = false;
    m->rated = m->rating = 0;
    m->distance = FAR;
    m->solutions = m->fewest = UINT64_MAX;
}

static bool is_exchanging(const making *m, const plan *p)
{
    return p->exchanging && m->method == BY_LUCK;
}

static void begin_attempt(making *m, const plan *p)
{
    uint8_t grid[ENNEAD_CELLS];
    tridagon_seed c;

    do
        fill_grid(p->filler, &m->random, grid);
    while (p->seeded && !tridagon_seed_find(grid, &m->random, &c));
    thinning_full(&m->thinning, grid);
    if (p->pattern != 0) {
        refill_begin(m, p);
        return;
    }
    thinning_start(&m->thinning, &p->groups, THICK, &m->random);
    if (p->seeded)
        tridagon_seed_keep(&c, &m->thinning);
    if (is_exchanging(m, p))
        m->exchange->showing = m->exchange->oldest = 0;
    m->fresh = true;
    m->stage = STAGE_THIN;
}

/* ---------------------------------------------------------------------------- after a thinning */

/* No more groups can be removed. */
static void look_at_thinned(making *m, const plan *p)
{
    const distance found = {.excess = excess_of(p, cell_count(m->thinning.clues))};
    m->needless = 0;

    if (found.excess > 0 || p->request.surplus == ENNEAD_SURPLUS_ALLOWED ||
        p->request.symmetry == ENNEAD_SYMMETRY_NONE) {
        judge_puzzle(m, p, found);
        return;
    }
    /* A clue that is a group by itself has already been found to be needed. */
    m->unasked = 0;
    FOR_EACH_CELL(left, m->thinning.clues) {
        const cells group = p->groups.orbit[p->groups.of_cell[lowest_cell(left)]];
        if (without_lowest_cell(group) != 0)
            m->unasked |= CELL(lowest_cell(left));
    }
    m->stage = STAGE_NEEDLESS;
}

/* With more redundant clues than this, the puzzle is dropped. */
static int most_needless(const making *m)
{
    if (m->method == BY_LUCK)
        return WORTH_EXCHANGING;
    return m->fresh || m->distance.excess > 0 ? ENNEAD_CELLS : m->distance.needless;
}

/* The clue to ask about next: first one that was redundant before an exchange, or during it. */
static int doubted(const making *m)
{
    const cells likely = m->stage == STAGE_TRIAL ? m->unasked & m->exchange->suspects : 0;
    return lowest_cell(likely != 0 ? likely : m->unasked);
}

static void find_needless(making *m, int cell)
{
    ASSERT(cell_in_range(cell));
    m->needless |= CELL(cell);
    if (m->stage == STAGE_TRIAL)
        m->exchange->suspects |= CELL(cell);
}

static void answer_doubt(making *m, const plan *p, const solver_answer *a)
{
    const int cell = doubted(m);

    trust_clue(&m->thinning, cell);
    m->unasked &= ~CELL(cell);
    if (a->result->verdict == ENNEAD_VERDICT_NONE)
        find_needless(m, cell);
    else if (is_exchanging(m, p))
        exchange_show(m->exchange, a->solutions[0], cell);
}

static void answer_needless(making *m, const plan *p, const solver_answer *a)
{
    answer_doubt(m, p, a);
    const int needless = cell_count(m->needless);
    if (m->unasked == 0 || needless > most_needless(m))
        judge_puzzle(m, p, (distance){.needless = needless});
}

/* ----------------------------------------------------------------------------------- questions */

question making_ask(making *m, const plan *p)
{
    for (;;) {
        question next = ASK_NOTHING;
        switch (m->stage) {
        case STAGE_BEGIN:
            begin_attempt(m, p);
            break;
        case STAGE_THIN:
            next = thinning_ask(&m->thinning);
            if (next == ASK_NOTHING)
                look_at_thinned(m, p);
            break;
        case STAGE_NEEDLESS:
            doubt_clue(&m->thinning, doubted(m));
            next = is_exchanging(m, p) ? ASK_OTHER : ASK_ANY;
            break;
        case STAGE_EXCHANGE:
            exchange_begin(m, p);
            break;
        case STAGE_LIST:
            next = ASK_ALL;
            break;
        case STAGE_TRIAL:
            if (exchange_goes_on(m, p))
                break;
            doubt_clue(&m->thinning, doubted(m));
            next = ASK_OTHER;
            break;
        case STAGE_RESTORE:
            next = ASK_TWO;
            break;
        case STAGE_REFILL:
            next = ASK_MANY;
            break;
        default:
            return ASK_NOTHING;
        }
        if (next != ASK_NOTHING)
            return next;
    }
}

void making_answer(making *m, const plan *p, const solver_answer *a)
{
    m->questions++;
    switch (m->stage) {
    case STAGE_THIN:
        thinning_answer(&m->thinning, a);
        break;
    case STAGE_NEEDLESS:
        answer_needless(m, p, a);
        break;
    case STAGE_LIST:
        exchange_list(m, p, a);
        break;
    case STAGE_TRIAL:
        answer_doubt(m, p, a);
        break;
    case STAGE_RESTORE:
        hunt_answer(m, p, a);
        break;
    default: /* STAGE_REFILL */
        refill_answer(m, p, a);
        break;
    }
}
