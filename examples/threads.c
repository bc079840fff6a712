/* SPDX-License-Identifier: MIT */
/*
 * A pool of threads: an ordered parallel map. Each thread has a rater of its own; the lines come
 * out in their order, whatever the number of threads.
 */
#include <ennead.h>
#include <stdio.h>

enum { THREADS = 4, SLOTS = 8, WANTED = 12 };

struct run {
    ennead_creator *creator;
    ennead_rater *raters[THREADS];
    uint64_t made; /* puzzles so far */
    ennead_created_puzzle puzzles[SLOTS];
    int ratings[SLOTS];
};

/* One thread at a time, in order. */
static bool produce(void *user, size_t slot)
{
    struct run *run = user;
    return run->made < WANTED && ennead_generate(run->creator, NULL, run->made++, 1,
                                                 &run->puzzles[slot]) == ENNEAD_STATUS_OK;
}

/* Many threads at once. */
static void work(void *user, size_t slot, size_t thread)
{
    struct run *run = user;
    ennead_puzzle puzzle;
    ennead_rating rating;

    ennead_puzzle_from_givens(run->puzzles[slot].puzzle, &puzzle);
    ennead_rate(run->raters[thread], &puzzle, &rating);
    run->ratings[slot] = rating.er;
}

/* One thread at a time, in order. */
static bool consume(void *user, size_t slot)
{
    const struct run *run = user;
    char line[ENNEAD_LINE_SIZE];

    ennead_write_line(run->puzzles[slot].puzzle, line);
    printf("%s ER %d.%d\n", line, run->ratings[slot] / 10, run->ratings[slot] % 10);
    return true;
}

int main(void)
{
    static struct run run;
    const ennead_pipeline pipeline = {.size = sizeof pipeline,
                                      .threads = THREADS,
                                      .slots = SLOTS,
                                      .user = &run,
                                      .produce = produce,
                                      .work = work,
                                      .consume = consume};

    if (ennead_creator_new(NULL, &run.creator))
        return 1;
    for (int i = 0; i < THREADS; i++)
        if (ennead_rater_new(NULL, NULL, &run.raters[i]))
            return 1;
    if (ennead_pipeline_run(&pipeline, NULL))
        return 1;
    for (int i = 0; i < THREADS; i++)
        ennead_rater_free(run.raters[i]);
    ennead_creator_free(run.creator);
    return 0;
}
