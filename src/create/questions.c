/* SPDX-License-Identifier: MIT */
/*
 * Asking all questions of a kind by one call of the batch engine.
 */
#include "create/questions.h"

#include <string.h>

static const struct shape {
    uint64_t solutions; /* are looked for */
    size_t shown;
} shapes[QUESTIONS] = {{1, 0}, {2, 2}, {MOST_COUNTED, MOST_SHOWN}};

void questions_clear(questions *q)
{
    memset(q->count, 0, sizeof q->count);
}

void questions_add(questions *q, size_t asker, question kind, const ennead_puzzle *puzzle)
{
    q->count[kind]++;
    const size_t at = kind == ASK_ANY ? q->count[kind] - 1 : JOBS - q->count[kind];
    q->asker[at] = (uint16_t)asker;
    q->puzzles[at] = *puzzle;
}

/* Asks all questions of a kind, which begin at `first`. */
static bool ask_kind(questions *q, question kind, size_t first, const ennead_options *options)
{
    /* All of it is in range. */
    (void)ennead_solve_batch(q->solver, q->puzzles + first, q->count[kind], options, q->solutions,
                             shapes[kind].shown, q->results);
    for (size_t i = 0; i < q->count[kind]; i++)
        if (q->results[i].verdict == ENNEAD_LIMIT)
            return false;
    return true;
}

bool questions_ask(questions *q, const ennead_stop *stop, double seconds,
                   void (*take)(void *user, size_t asker, const answer *a), void *user)
{
    ennead_options options;

    ennead_options_init(&options);
    options.stop = stop;
    options.time_limit = seconds;
    for (int kind = 0; kind < QUESTIONS; kind++) {
        const size_t first = kind == ASK_ANY ? 0 : JOBS - q->count[kind];
        options.solutions = shapes[kind].solutions;
        if (!ask_kind(q, (question)kind, first, &options))
            return false;
        for (size_t i = 0; i < q->count[kind]; i++) {
            const answer a = {&q->results[i], q->solutions + i * shapes[kind].shown};
            take(user, q->asker[first + i], &a);
        }
    }
    return true;
}
