/* SPDX-License-Identifier: MIT */
/*
 * A pool of threads: an ordered parallel map. Each thread has a rater of its own; the lines come
 * out in their order, whatever the number of threads.
 */
#include <ennead.h>
#include <stdio.h>

enum { THREADS = 4, SLOTS = 8, WANTED = 12 };

struct job {
    ennead_creator *creator;
    ennead_rater *raters[THREADS];
    uint64_t made; /* puzzles so far */
    ennead_created_puzzle puzzles[SLOTS];
    int ratings[SLOTS];
};

/* One thread at a time, in order. */
static bool produce(void *user, size_t slot)
{
    struct job *job = user;
    return job->made < WANTED && ennead_generate(job->creator, NULL, job->made++, 1,
                                                 &job->puzzles[slot]) == ENNEAD_STATUS_OK;
}

/* Many threads at once. */
static void work(void *user, size_t slot, size_t thread)
{
    struct job *job = user;
    ennead_puzzle puzzle;
    ennead_rating rating;

    ennead_puzzle_from_givens(job->puzzles[slot].puzzle, &puzzle);
    ennead_rate(job->raters[thread], &puzzle, &rating);
    job->ratings[slot] = rating.er;
}

/* One thread at a time, in order. */
static bool consume(void *user, size_t slot)
{
    const struct job *job = user;
    char line[ENNEAD_LINE_SIZE];

    ennead_write_line(job->puzzles[slot].puzzle, line);
    printf("%s ER %d.%d\n", line, job->ratings[slot] / 10, job->ratings[slot] % 10);
    return true;
}

int main(void)
{
    static struct job job;
    const ennead_pipeline pipeline = {.size = sizeof pipeline,
                                      .threads = THREADS,
                                      .slots = SLOTS,
                                      .user = &job,
                                      .produce = produce,
                                      .work = work,
                                      .consume = consume};

    if (ennead_creator_new(NULL, &job.creator))
        return 1;
    for (int i = 0; i < THREADS; i++)
        if (ennead_rater_new(NULL, NULL, &job.raters[i]))
            return 1;
    if (ennead_pipeline_run(&pipeline, NULL))
        return 1;
    for (int i = 0; i < THREADS; i++)
        ennead_rater_free(job.raters[i]);
    ennead_creator_free(job.creator);
    return 0;
}
