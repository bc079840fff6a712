/* SPDX-License-Identifier: MIT */
/*
 * Taking clues away from given puzzles, hundreds at a time, one question a round for each: first
 * whether there is one solution, and which; then those of the thinning.
 */
#include "create/creator.h"
#include "search/search.h"

typedef struct minimizing {
    ennead_creator *creator;
    const ennead_puzzle *puzzles; /* of this part of the list */
    orbits singles;               /* each cell is a group */
    uint64_t seed, first;
    ennead_verdict *verdicts;
} minimizing;

static void take_answer(void *user, size_t asker, const answer *a)
{
    minimizing *m = user;
    job *j = &m->creator->jobs[asker];

    if (j->stage == STAGE_THIN) {
        thinning_answer(&j->thinning, a);
        return;
    }
    m->verdicts[asker] = a->result->verdict;
    if (a->result->verdict != ENNEAD_UNIQUE)
        return;
    stream random = stream_of(m->seed, m->first + asker);
    thinning_puzzle(&j->thinning, &m->puzzles[asker], a->solutions[0]);
    thinning_start(&j->thinning, &m->singles, THICK, &random);
    j->stage = STAGE_THIN;
}

/* Minimizes as many as there are jobs. */
static void minimize_part(minimizing *m, size_t count, const ennead_stop *stop,
                          uint8_t (*minimal)[ENNEAD_CELLS])
{
    questions *q = &m->creator->questions;
    bool asking = true, went_on = true;

    questions_clear(q);
    for (size_t i = 0; i < count; i++) {
        m->creator->jobs[i].stage = STAGE_BEGIN;
        m->verdicts[i] = ENNEAD_LIMIT;
        questions_add(q, i, ASK_UNIQUE, &m->puzzles[i]);
    }
    while (asking && (went_on = creator_ask(m->creator, stop, take_answer, m))) {
        asking = false;
        questions_clear(q);
        for (size_t i = 0; i < count; i++) {
            job *j = &m->creator->jobs[i];
            const question next = j->stage == STAGE_THIN ? thinning_ask(&j->thinning) : ASK_NOTHING;
            if (next == ASK_NOTHING) {
                j->stage = STAGE_READY;
                continue;
            }
            questions_add(q, i, next, &j->thinning.puzzle);
            asking = true;
        }
    }
    for (size_t i = 0; i < count; i++) {
        const job *j = &m->creator->jobs[i];
        if (!went_on && j->stage == STAGE_THIN)
            m->verdicts[i] = ENNEAD_LIMIT;
        const uint8_t *givens =
            m->verdicts[i] == ENNEAD_UNIQUE ? j->thinning.puzzle.givens : m->puzzles[i].givens;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            minimal[i][cell] = givens[cell];
    }
}

ennead_status ennead_minimize(ennead_creator *creator, const ennead_puzzle *puzzles, size_t count,
                              uint64_t seed, uint64_t first, const ennead_stop *stop,
                              uint8_t (*minimal)[ENNEAD_CELLS], ennead_verdict *verdicts)
{
    minimizing m = {.creator = creator, .seed = seed};

    for (size_t i = 0; i < count; i++)
        if (check_puzzle(&puzzles[i]) != ENNEAD_OK)
            return ENNEAD_BAD_ARGUMENT;
    orbits_make(&m.singles, ENNEAD_SYMMETRY_NONE);
    creator_begin(creator);
    for (size_t at = 0; at < count; at += JOBS) {
        m.puzzles = puzzles + at;
        m.first = first + at;
        m.verdicts = verdicts + at;
        minimize_part(&m, count - at < JOBS ? count - at : JOBS, stop, minimal + at);
    }
    return ENNEAD_OK;
}
