/* SPDX-License-Identifier: MIT */
/* The stack of what makes puzzles, and of the pipeline. */
#include "interface/hard_puzzles.h"
#include "interface/measure.h"

enum { MADE = 4 };

static uint8_t grids[MADE][ENNEAD_CELLS], minimal[MADE][ENNEAD_CELLS];
static ennead_puzzle puzzles[MADE];
static ennead_request request;

static void measure_generate(ennead_creator *creator)
{
    static ennead_created_puzzle created[MADE];

    for (int kind = 0; kind < 5; kind++) {
        MEASURE(ennead_request_init_sized, &request, sizeof request);
        request.effort = 3000;
        if (kind == 1)
            request.least_rating = 70;
        if (kind == 2)
            request.levels = 1u << ENNEAD_LEVEL_UNFAIR;
        if (kind == 3)
            request.least_rating = 95;
        if (kind == 4)
            (void)ennead_technique_set_add(&request.only, "all", strlen("all"));
        MEASURE(ennead_request_find_conflict, &request);
        MEASURE(ennead_generate, creator, &request, 0, MADE, created);
    }
    MEASURE(ennead_request_conflict_text, ENNEAD_REQUEST_CONFLICT_NONE);
}

static bool take_minimal(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    (void)user;
    (void)cells;
    return true;
}

static int produced;

static bool produce(void *user, size_t slot)
{
    (void)user;
    (void)slot;
    return produced++ < 8;
}

static void work(void *user, size_t slot, size_t thread)
{
    (void)user;
    (void)slot;
    (void)thread;
}

static bool consume(void *user, size_t slot)
{
    (void)user;
    (void)slot;
    return true;
}

void measure_creating(void)
{
    static const ennead_pipeline pipeline = {.size = sizeof(ennead_pipeline),
                                             .threads = 2,
                                             .slots = 4,
                                             .produce = produce,
                                             .work = work,
                                             .consume = consume};
    static ennead_puzzle_check checks[MADE];
    ennead_verdict verdicts[MADE];
    ennead_minimize_options minimizing;
    ennead_minimize_result minimized;
    ennead_creator *creator;

    MEASURE(ennead_creator_new, NULL, &creator);
    MEASURE(ennead_creator_set_time_limit, creator, 0);
    MEASURE(ennead_fill, creator, 1, 0, MADE, grids);
    for (int i = 0; i < MADE; i++)
        puzzles[i] = puzzle_of(hard_puzzles[i]);
    measure_generate(creator);
    MEASURE(ennead_minimize_options_init_sized, &minimizing, sizeof minimizing);
    MEASURE(ennead_minimize, creator, puzzles, MADE, &minimizing, minimal, verdicts);
    MEASURE(ennead_minimize_all, creator, &puzzles[0], NULL, take_minimal, NULL, &minimized);
    MEASURE(ennead_check_puzzles, creator, puzzles, MADE, NULL, checks);
    MEASURE(ennead_creator_free, creator);
    MEASURE(ennead_pipeline_run, &pipeline, NULL);
}
