/* SPDX-License-Identifier: MIT */
/*
 * Checking puzzles, hundreds at a time: has each one solution, and which of its clues does it need?
 * A clue is needless if no solution of the others has another digit in its cell.
 */
#include <string.h>

#include "create/creator.h"
#include "search/search.h"

typedef struct checking {
    ennead_creator *creator;
    const ennead_puzzle *puzzles; /* of this part of the list */
    ennead_check_result *results;
} checking;

static void take_answer(void *user, size_t asker, const answer *a)
{
    checking *c = user;
    job *j = &c->creator->jobs[asker];
    ennead_check_result *result = &c->results[asker];

    if (j->stage == STAGE_NEEDLESS) {
        const int cell = lowest_cell(j->unasked);
        trust_clue(&j->thinning, cell);
        j->unasked = without_lowest_cell(j->unasked);
        result->redundant[cell] = a->result->verdict == ENNEAD_NONE;
        result->redundant_count += result->redundant[cell];
        return;
    }
    result->verdict = a->result->verdict;
    if (result->verdict != ENNEAD_UNIQUE)
        return;
    memcpy(result->solution, a->solutions[0], ENNEAD_CELLS);
    thinning_puzzle(&j->thinning, &c->puzzles[asker], result->solution);
    j->unasked = j->thinning.clues;
    j->stage = STAGE_NEEDLESS;
}

/* Checks as many as there are jobs. */
static void check_part(checking *c, size_t count, const ennead_stop *stop)
{
    questions *q = &c->creator->questions;
    bool asking = true, went_on = true;

    questions_clear(q);
    for (size_t i = 0; i < count; i++) {
        c->results[i] = (ennead_check_result){.verdict = ENNEAD_LIMIT};
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            c->results[i].clues += c->puzzles[i].givens[cell] != 0;
        c->creator->jobs[i].stage = STAGE_BEGIN;
        questions_add(q, i, ASK_UNIQUE, &c->puzzles[i]);
    }
    while (asking && (went_on = creator_ask(c->creator, stop, take_answer, c))) {
        asking = false;
        questions_clear(q);
        for (size_t i = 0; i < count; i++) {
            job *j = &c->creator->jobs[i];
            if (j->stage != STAGE_NEEDLESS || j->unasked == 0)
                continue;
            doubt_clue(&j->thinning, lowest_cell(j->unasked));
            questions_add(q, i, ASK_ANY, &j->thinning.puzzle);
            asking = true;
        }
    }
    for (size_t i = 0; i < count && !went_on; i++)
        if (c->creator->jobs[i].stage == STAGE_NEEDLESS && c->creator->jobs[i].unasked != 0)
            c->results[i].verdict = ENNEAD_LIMIT;
}

ennead_status ennead_check_puzzles(ennead_creator *creator, const ennead_puzzle *puzzles,
                                   size_t count, const ennead_stop *stop,
                                   ennead_check_result *results)
{
    checking c = {.creator = creator};

    for (size_t i = 0; i < count; i++)
        if (check_puzzle(&puzzles[i]) != ENNEAD_OK)
            return ENNEAD_BAD_ARGUMENT;
    creator_begin(creator);
    for (size_t at = 0; at < count; at += JOBS) {
        c.puzzles = puzzles + at;
        c.results = results + at;
        check_part(&c, count - at < JOBS ? count - at : JOBS, stop);
    }
    return ENNEAD_OK;
}
