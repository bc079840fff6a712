/* SPDX-License-Identifier: MIT */
/*
 * Asks all questions of a kind with one call of the batch engine, or as many at a time as there is
 * room for solutions.
 */
#include "create/thinning/questions.h"

#include <string.h>

static const struct question_limits {
    uint64_t solutions; /* number of solutions to look for */
    size_t shown;
    size_t at_once; /* questions in one call; 1: each by itself, which is not the batch engine */
    /* If the answer shows one of several solutions, it must not depend on how many questions are
     * asked together, so the engine is not chosen by that. */
    ennead_engine engine;
} shapes[QUESTIONS] = {
    [ASK_ANY] = {1, 0, ASKERS, ENNEAD_ENGINE_AUTO},
    [ASK_UNIQUE] = {2, 1, ASKERS, ENNEAD_ENGINE_AUTO},
    [ASK_MANY] = {MOST_COUNTED, MOST_SHOWN, MANY_ASKERS, ENNEAD_ENGINE_BATCH},
    [ASK_OTHER] = {1, 1, ASKERS, ENNEAD_ENGINE_BATCH},
    [ASK_ALL] = {MOST_LISTED, MOST_LISTED, LISTS, ENNEAD_ENGINE_BATCH},
    [ASK_TWO] = {2, 2, 1, ENNEAD_ENGINE_AUTO},
};

typedef void taker(void *user, size_t asker, const solver_answer *a);

void questions_clear(questions *q)
{
    memset(q->count, 0, sizeof q->count);
    q->total = 0;
}

void questions_add(questions *q, size_t asker, question kind, const ennead_puzzle *puzzle)
{
    struct asked *asked = &q->asked[q->total++];

    asked->puzzle = *puzzle;
    asked->asker = (uint16_t)asker;
    asked->kind = (uint8_t)kind;
    q->count[kind]++;
}

/* Asks `count` questions of a kind, and passes on the answers. Returns false if stopped. All
 * arguments are in range. */
static bool ask_call(questions *q, const struct question_limits *shape, size_t count,
                     const ennead_solve_options *options, taker *take, void *user)
{
    const ennead_puzzle_batch batch = {.puzzles = q->puzzles,
                                       .count = count,
                                       .solutions = q->solutions,
                                       .capacity = shape->shown,
                                       .results = q->results};

    if (shape->at_once > 1)
        (void)ennead_solve_batch(q->solver, &batch, options);
    else
        (void)ennead_solve(&q->puzzles[0], options, q->solutions, shape->shown, &q->results[0]);
    for (size_t i = 0; i < count; i++)
        if (q->results[i].verdict == ENNEAD_VERDICT_LIMIT)
            return false;
    for (size_t i = 0; i < count; i++) {
        const solver_answer a = {&q->results[i], q->solutions + i * shape->shown};
        take(user, q->askers[i], &a);
    }
    return true;
}

/* Collects the questions of a kind and asks them, in several calls if necessary. */
static bool ask_kind(questions *q, question kind, const ennead_solve_options *options, taker *take,
                     void *user)
{
    const struct question_limits *shape = &shapes[kind];
    size_t count = 0, left = q->count[kind];

    for (size_t i = 0; left > 0; i++) {
        if (q->asked[i].kind != kind)
            continue;
        q->puzzles[count] = q->asked[i].puzzle;
        q->askers[count++] = q->asked[i].asker;
        left--;
        if (left > 0 && count < shape->at_once)
            continue;
        if (!ask_call(q, shape, count, options, take, user))
            return false;
        count = 0;
    }
    return true;
}

bool questions_ask(questions *q, const ennead_stop *stop, double seconds, taker *take, void *user)
{
    ennead_solve_options options;

    ennead_solve_options_init(&options);
    options.stop = stop;
    options.time_limit = seconds;
    for (int kind = 0; kind < QUESTIONS; kind++) {
        const size_t count = q->count[kind];
        if (count == 0 || (kind == ASK_ALL && count < LISTS && 2 * count < q->total))
            continue;
        options.solutions = shapes[kind].solutions;
        options.engine = shapes[kind].engine;
        if (!ask_kind(q, (question)kind, &options, take, user))
            return false;
    }
    return true;
}
