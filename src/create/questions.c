/* SPDX-License-Identifier: MIT */
/*
 * Asking all questions of a kind by one call of the batch engine.
 */
#include "create/questions.h"

#include <string.h>

static const struct shape {
    uint64_t solutions; /* are looked for */
    size_t shown;
} shapes[QUESTIONS] = {{1, 0}, {2, 1}, {MOST_COUNTED, MOST_SHOWN}, {2, 2}};

/* Up to so many the engine for one puzzle is quicker than the batch engine. */
enum { FEW = 24 };

void questions_clear(questions *q)
{
    memset(q->count, 0, sizeof q->count);
}

void questions_add(questions *q, size_t asker, question kind, const ennead_puzzle *puzzle)
{
    const size_t number = q->count[kind]++;
    if (kind == ASK_TWO) {
        q->two[number] = puzzle;
        q->asker_of_two[number] = (uint16_t)asker;
        return;
    }
    const size_t at = kind == ASK_ANY ? number : JOBS - 1 - number;
    q->asker[at] = (uint16_t)asker;
    q->puzzles[at] = *puzzle;
}

/* Asks a puzzle by itself; false: stopped. All arguments are in range. */
static bool ask_one(const ennead_puzzle *puzzle, const struct shape *shape,
                    const ennead_options *options, uint8_t (*solutions)[ENNEAD_CELLS],
                    ennead_result *result)
{
    (void)ennead_solve(puzzle, options, solutions, shape->shown, result);
    return result->verdict != ENNEAD_LIMIT;
}

/* Asks all questions of a kind, of which the puzzles begin at `first`; false: stopped. */
static bool ask_kind(questions *q, question kind, size_t first, const ennead_options *options)
{
    const struct shape *shape = &shapes[kind];
    const size_t count = q->count[kind];
    bool went_on = true;

    if (kind == ASK_MANY || count > FEW) {
        (void)ennead_solve_batch(q->solver, q->puzzles + first, count, options, q->solutions,
                                 shape->shown, q->results);
        for (size_t i = 0; i < count; i++)
            went_on = went_on && q->results[i].verdict != ENNEAD_LIMIT;
        return went_on;
    }
    for (size_t i = 0; i < count && went_on; i++)
        went_on = ask_one(&q->puzzles[first + i], shape, options, q->solutions + i * shape->shown,
                          &q->results[i]);
    return went_on;
}

static bool ask_two(questions *q, const ennead_options *options,
                    void (*take)(void *user, size_t asker, const answer *a), void *user)
{
    for (size_t i = 0; i < q->count[ASK_TWO]; i++) {
        const answer a = {&q->results[0], q->solutions};
        if (!ask_one(q->two[i], &shapes[ASK_TWO], options, q->solutions, &q->results[0]))
            return false;
        take(user, q->asker_of_two[i], &a);
    }
    return true;
}

bool questions_ask(questions *q, const ennead_stop *stop, double seconds,
                   void (*take)(void *user, size_t asker, const answer *a), void *user)
{
    ennead_options options;

    ennead_options_init(&options);
    options.stop = stop;
    options.time_limit = seconds;
    for (int kind = 0; kind < ASK_TWO; kind++) {
        const size_t first = kind == ASK_ANY ? 0 : JOBS - q->count[kind];
        options.solutions = shapes[kind].solutions;
        if (!ask_kind(q, (question)kind, first, &options))
            return false;
        for (size_t i = 0; i < q->count[kind]; i++) {
            const answer a = {&q->results[i], q->solutions + i * shapes[kind].shown};
            take(user, q->asker[first + i], &a);
        }
    }
    options.solutions = shapes[ASK_TWO].solutions;
    return ask_two(q, &options, take, user);
}
