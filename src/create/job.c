/* SPDX-License-Identifier: MIT */
/*
 * From a random full grid to a puzzle: thin it, and look whether it is what was wished for. If it
 * is not, the next grid may be, or a puzzle beside this one.
 */
#include "create/job.h"

#include <limits.h>

/* Moves without progress after which a hunt begins anew. */
enum { PATIENCE = 600 };

static const distance FAR = {ENNEAD_CELLS, ENNEAD_CELLS, INT_MAX};

void job_begin(job *j, const plan *p, uint64_t number, method how, uint64_t track)
{
    const uint64_t golden = 0x9e3779b97f4a7c15u;

    j->stage = STAGE_BEGIN;
    j->method = how;
    j->random = stream_of(p->wishes.seed + (how == BY_LUCK ? 0 : track + 1) * golden, number);
    j->attempts = 0;
    j->questions = 0;
    j->found_one = false;
    j->rated = j->rating = 0;
    j->distance = FAR;
    j->solutions = j->fewest = UINT64_MAX;
}

static bool is_exchanging(const job *j, const plan *p)
{
    return p->exchanging && j->method == BY_LUCK;
}

static void begin_attempt(job *j, const plan *p)
{
    uint8_t grid[ENNEAD_CELLS];
    core c;

    do
        fill_grid(p->filler, &j->random, grid);
    while (p->cored && !core_find(grid, &j->random, &c));
    thinning_full(&j->thinning, grid);
    if (p->pattern != 0) {
        refill_begin(j, p);
        return;
    }
    thinning_start(&j->thinning, &p->groups, THICK, &j->random);
    if (p->cored)
        core_keep(&c, &j->thinning);
    if (is_exchanging(j, p))
        j->exchange->showing = j->exchange->oldest = 0;
    j->fresh = true;
    j->stage = STAGE_THIN;
}

/* ------------------------------------------------------------------------------------- judging */

/* Makes the puzzle at hand the one to hunt around. */
static void keep(job *j, distance found)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        j->solution[cell] = j->thinning.solution[cell];
    j->clues = j->thinning.clues;
    j->distance = found;
    j->rating = j->rated;
    j->found_one = true;
}

/* One more move has come to an end: on from the nearer puzzle, or from another grid when that has
 * been in vain for long. */
static void judge_hunted(job *j, const plan *p, distance found)
{
    j->stale++;
    if (j->fresh || as_near(found, j->distance)) {
        if (j->fresh || !as_near(j->distance, found))
            j->stale = 0;
        keep(j, found);
    }
    if (j->stale < PATIENCE)
        hunt_move(j, p);
    else
        j->stage = STAGE_BEGIN;
}

bool is_as_wished(job *j, const plan *p, distance *found)
{
    thinning *t = &j->thinning;
    const cells before = t->clues;

    if (!add_extra_clues(j, p))
        return false;
    if (p->gauged)
        found->difficulty =
            gauge(p, &t->puzzle, j->fresh ? INT_MAX : j->distance.difficulty, &j->rated);
    if (found->difficulty != 0)
        take_group(t, t->clues & ~before);
    return found->difficulty == 0;
}

void try_luck_again(job *j, const plan *p)
{
    j->stage = j->attempts < p->luck ? STAGE_BEGIN : STAGE_UNLUCKY;
}

static void judge(job *j, const plan *p, distance found)
{
    j->attempts++;
    j->rated = 0;
    if (found.excess == 0 && found.needless == 0 && is_as_wished(j, p, &found)) {
        j->rating = j->rated;
        j->stage = STAGE_READY;
        return;
    }
    if (j->method == BY_HUNTING) {
        judge_hunted(j, p, found);
        return;
    }
    if (!j->found_one || as_near(found, j->distance))
        keep(j, found);
    if (p->exchanging && found.excess == 0 && found.needless > 0 &&
        found.needless <= WORTH_EXCHANGING)
        exchange_begin(j, p);
    else
        try_luck_again(j, p);
}

void end_with_puzzle(job *j, const plan *p)
{
    judge(j, p, (distance){0});
}

/* ---------------------------------------------------------------------------- after a thinning */

int excess_of(const plan *p, int clues)
{
    return clues > p->most ? clues - p->most : clues < p->least ? p->least - clues : 0;
}

/* No group can be taken away any more. */
static void look_at_thinned(job *j, const plan *p)
{
    const distance found = {.excess = excess_of(p, cell_count(j->thinning.clues))};
    j->needless = 0;

    if (found.excess > 0 || p->wishes.surplus == ENNEAD_REDUNDANT ||
        p->wishes.symmetry == ENNEAD_SYMMETRY_NONE) {
        judge(j, p, found);
        return;
    }
    /* A clue that is a group of its own has been found to be needed. */
    j->unasked = 0;
    for (cells left = j->thinning.clues; left != 0; left = without_lowest_cell(left)) {
        const cells group = p->groups.orbit[p->groups.of_cell[lowest_cell(left)]];
        if (without_lowest_cell(group) != 0)
            j->unasked |= CELL(lowest_cell(left));
    }
    j->stage = STAGE_NEEDLESS;
}

/* More needless clues than these make the puzzle worth no further look. */
static int most_needless(const job *j)
{
    if (j->method == BY_LUCK)
        return WORTH_EXCHANGING;
    return j->fresh || j->distance.excess > 0 ? ENNEAD_CELLS : j->distance.needless;
}

/* The clue to ask about next: first one that was needless before an exchange. */
static int doubted(const job *j)
{
    const cells likely = j->stage == STAGE_TRIAL ? j->unasked & j->exchange->here.needless : 0;
    return lowest_cell(likely != 0 ? likely : j->unasked);
}

static void answer_doubt(job *j, const plan *p, const answer *a)
{
    const int cell = doubted(j);

    trust_clue(&j->thinning, cell);
    j->unasked &= ~CELL(cell);
    if (a->result->verdict == ENNEAD_NONE)
        j->needless |= CELL(cell);
    else if (is_exchanging(j, p))
        exchange_show(j->exchange, a->solutions[0], cell);
}

static void answer_needless(job *j, const plan *p, const answer *a)
{
    answer_doubt(j, p, a);
    const int needless = cell_count(j->needless);
    if (j->unasked == 0 || needless > most_needless(j))
        judge(j, p, (distance){.needless = needless});
}

/* ----------------------------------------------------------------------------------- questions */

question job_ask(job *j, const plan *p)
{
    for (;;) {
        question next = ASK_NOTHING;
        switch (j->stage) {
        case STAGE_BEGIN:
            begin_attempt(j, p);
            break;
        case STAGE_THIN:
            next = thinning_ask(&j->thinning);
            if (next == ASK_NOTHING)
                look_at_thinned(j, p);
            break;
        case STAGE_NEEDLESS:
            doubt_clue(&j->thinning, doubted(j));
            next = is_exchanging(j, p) ? ASK_OTHER : ASK_ANY;
            break;
        case STAGE_LIST:
            next = ASK_ALL;
            break;
        case STAGE_TRIAL:
            if (exchange_goes_on(j, p))
                break;
            doubt_clue(&j->thinning, doubted(j));
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

void job_answer(job *j, const plan *p, const answer *a)
{
    j->questions++;
    switch (j->stage) {
    case STAGE_THIN:
        thinning_answer(&j->thinning, a);
        break;
    case STAGE_NEEDLESS:
        answer_needless(j, p, a);
        break;
    case STAGE_LIST:
        exchange_list(j, p, a);
        break;
    case STAGE_TRIAL:
        answer_doubt(j, p, a);
        break;
    case STAGE_RESTORE:
        hunt_answer(j, p, a);
        break;
    default: /* STAGE_REFILL */
        refill_answer(j, p, a);
        break;
    }
}
