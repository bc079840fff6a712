/* SPDX-License-Identifier: MIT */
/*
 * Removes clues from given puzzles, hundreds at a time, with one question per round for each: first
 * whether there is one solution, and which; then the questions of the thinning.
 */
#include "create/creator.h"
#include "grid/puzzle.h"
#include "grid/sized.h"

typedef struct minimizing {
    ennead_creator *creator;
    const ennead_puzzle *puzzles; /* of this part of the list */
    orbits singles;               /* each cell by itself */
    uint64_t seed, first;
    ennead_verdict *verdicts;
} minimizing;

static void take_answer(void *user, size_t asker, const solver_answer *a)
{
    minimizing *m = user;
    making *own = &m->creator->makings[asker];

    if (own->stage == STAGE_THIN) {
        thinning_answer(&own->thinning, a);
        return;
    }
    m->verdicts[asker] = a->result->verdict;
    if (a->result->verdict != ENNEAD_VERDICT_UNIQUE)
        return;
    random_stream random = random_stream_of(m->seed, m->first + asker);
    thinning_puzzle(&own->thinning, &m->puzzles[asker], a->solutions[0]);
    thinning_start(&own->thinning, &m->singles, THICK, &random);
    own->stage = STAGE_THIN;
}

/* Minimizes a part of the list, at most as many puzzles as there are askers. */
static void minimize_part(minimizing *m, size_t count, const ennead_stop *stop,
                          uint8_t (*minimal)[ENNEAD_CELLS])
{
    questions *q = &m->creator->questions;
    bool asking = true, went_on = true;

    questions_clear(q);
    for (size_t i = 0; i < count; i++) {
        m->creator->makings[i].stage = STAGE_BEGIN;
        m->verdicts[i] = ENNEAD_VERDICT_LIMIT;
        questions_add(q, i, ASK_UNIQUE, &m->puzzles[i]);
    }
    while (asking && (went_on = creator_ask(m->creator, stop, take_answer, m))) {
        asking = false;
        questions_clear(q);
        for (size_t i = 0; i < count; i++) {
            making *own = &m->creator->makings[i];
            const question next =
                own->stage == STAGE_THIN ? thinning_ask(&own->thinning) : ASK_NOTHING;
            if (next == ASK_NOTHING) {
                own->stage = STAGE_READY;
                continue;
            }
            questions_add(q, i, next, &own->thinning.puzzle);
            asking = true;
        }
    }
    for (size_t i = 0; i < count; i++) {
        const making *own = &m->creator->makings[i];
        if (!went_on && own->stage == STAGE_THIN)
            m->verdicts[i] = ENNEAD_VERDICT_LIMIT;
        const uint8_t *givens = m->verdicts[i] == ENNEAD_VERDICT_UNIQUE
                                    ? own->thinning.puzzle.givens
                                    : m->puzzles[i].givens;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            minimal[i][cell] = givens[cell];
    }
}

void ennead_minimize_options_init_sized(ennead_minimize_options *options, size_t size)
{
    static const ennead_minimize_options standard = {0};

    sized_write(options, size, &standard, sizeof standard);
}

ennead_status ennead_minimize(ennead_creator *creator, const ennead_puzzle *puzzles, size_t count,
                              const ennead_minimize_options *options,
                              uint8_t (*minimal)[ENNEAD_CELLS], ennead_verdict *verdicts)
{
    minimizing m = {.creator = creator};
    ennead_minimize_options chosen;

    ennead_minimize_options_init(&chosen);
    if (options != NULL && !sized_read(&chosen, sizeof chosen, options))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    m.seed = chosen.seed;
    for (size_t i = 0; i < count; i++)
        if (check_puzzle(&puzzles[i]) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_BAD_ARGUMENT;
    orbits_make(&m.singles, ENNEAD_SYMMETRY_NONE);
    creator_begin(creator);
    for (size_t at = 0; at < count; at += ASKERS) {
        m.puzzles = puzzles + at;
        m.first = chosen.first + at;
        m.verdicts = verdicts + at;
        minimize_part(&m, count - at < ASKERS ? count - at : ASKERS, chosen.stop, minimal + at);
    }
    return ENNEAD_STATUS_OK;
}
