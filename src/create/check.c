/* SPDX-License-Identifier: MIT */
/*
 * Checks puzzles, hundreds at a time: whether each has one solution, and which of its clues it
 * needs. A clue is redundant if no solution of the other clues has another digit in its cell.
 */
#include <string.h>

#include "create/creator.h"
#include "grid/puzzle.h"

typedef struct checking {
    ennead_creator *creator;
    const ennead_puzzle *puzzles; /* of this part of the list */
    ennead_puzzle_check *results;
} checking;

static void take_answer(void *user, size_t asker, const solver_answer *a)
{
    checking *c = user;
    making *own = &c->creator->makings[asker];
    ennead_puzzle_check *result = &c->results[asker];

    if (own->stage == STAGE_NEEDLESS) {
        const int cell = lowest_cell(own->unasked);
        trust_clue(&own->thinning, cell);
        own->unasked = without_lowest_cell(own->unasked);
        result->redundant[cell] = a->result->verdict == ENNEAD_VERDICT_NONE;
        result->redundant_count += result->redundant[cell];
        return;
    }
    result->verdict = a->result->verdict;
    if (result->verdict != ENNEAD_VERDICT_UNIQUE)
        return;
    memcpy(result->solution, a->solutions[0], ENNEAD_CELLS);
    thinning_puzzle(&own->thinning, &c->puzzles[asker], result->solution);
    own->unasked = own->thinning.clues;
    own->stage = STAGE_NEEDLESS;
}

/* Checks a part of the list, at most as many puzzles as there are askers. */
static void check_part(checking *c, size_t count, const ennead_stop *stop)
{
    questions *q = &c->creator->questions;
    bool asking = true, went_on = true;

    questions_clear(q);
    for (size_t i = 0; i < count; i++) {
        c->results[i] = (ennead_puzzle_check){.verdict = ENNEAD_VERDICT_LIMIT};
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            c->results[i].clues += c->puzzles[i].givens[cell] != 0;
        c->creator->makings[i].stage = STAGE_BEGIN;
        questions_add(q, i, ASK_UNIQUE, &c->puzzles[i]);
    }
    while (asking && (went_on = creator_ask(c->creator, stop, take_answer, c))) {
        asking = false;
        questions_clear(q);
        for (size_t i = 0; i < count; i++) {
            making *own = &c->creator->makings[i];
            if (own->stage != STAGE_NEEDLESS || own->unasked == 0)
                continue;
            doubt_clue(&own->thinning, lowest_cell(own->unasked));
            questions_add(q, i, ASK_ANY, &own->thinning.puzzle);
            asking = true;
        }
    }
    for (size_t i = 0; i < count && !went_on; i++)
        if (c->creator->makings[i].stage == STAGE_NEEDLESS && c->creator->makings[i].unasked != 0)
            c->results[i].verdict = ENNEAD_VERDICT_LIMIT;
}

ennead_status ennead_check_puzzles(ennead_creator *creator, const ennead_puzzle *puzzles,
                                   size_t count, const ennead_stop *stop,
                                   ennead_puzzle_check *results)
{
    checking c = {.creator = creator};

    for (size_t i = 0; i < count; i++)
        if (check_puzzle(&puzzles[i]) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_BAD_ARGUMENT;
    creator_begin(creator);
    for (size_t at = 0; at < count; at += ASKERS) {
        c.puzzles = puzzles + at;
        c.results = results + at;
        check_part(&c, count - at < ASKERS ? count - at : ASKERS, stop);
    }
    return ENNEAD_STATUS_OK;
}
