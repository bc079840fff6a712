/* SPDX-License-Identifier: MIT */
/*
 * Measures one row. The list is cut into slices. Each is solved again and again, and its shortest
 * time is kept. The sum of these is the time of a lap without disturbances. The first lap is a
 * warm-up.
 *
 *     list     |   slice 0   |   slice 1   | ... |   slice n   |
 *     lap 1        1.13 ms       1.08 ms             1.20 ms
 *     lap 2        1.06 ms       1.11 ms             1.09 ms
 *     ...
 *     least        1.05 ms   +   1.08 ms   + ...     1.08 ms
 *
 * With several threads, each solves the same slice, into memory of its own.
 */
#define _GNU_SOURCE 1
#include "cli/bench/bench_measure.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "cli/base/progress.h"
#include "cli/base/signals.h"
#include "cli/base/thread_team.h"

/* The minimum time for a slice, in seconds, when puzzles are solved one by one: long enough that
 * reading the clock and waking other threads do not matter. */
static const double short_slice = 0.001, long_slice = 0.02;

struct slice {
    size_t at, count;
    double cpu, wall;
};

/* The memory that a thread writes to. */
struct desk {
    ennead_solver *solver;
    ennead_solve_result *results;
    uint8_t (*solutions)[ENNEAD_CELLS];
    char (*answers)[ENNEAD_LINE_SIZE]; /* BENCH_FROM_TEXT */
};

struct measuring {
    const struct bench *bench;
    const struct bench_list *list;
    struct bench_row *row;
    ennead_solve_options options;
    size_t most;                     /* puzzles in a slice */
    char (*lines)[ENNEAD_LINE_SIZE]; /* BENCH_FROM_TEXT: the list */
    struct desk desks[MOST_THREADS];
    struct thread_team team;
    struct slice *slices;
    size_t slice_count, slice_capacity;
    struct slice present;
};

/* ------------------------------------------------------------------------------- what is timed */

static void solve_many(const struct measuring *m, struct desk *desk,
                       const ennead_solve_options *options)
{
    const struct slice *slice = &m->present;
    if (m->bench->from == BENCH_FROM_PUZZLES) {
        const ennead_puzzle_batch batch = {.puzzles = m->list->puzzles + slice->at,
                                           .count = slice->count,
                                           .solutions = desk->solutions,
                                           .capacity = 1,
                                           .results = desk->results};
        ennead_solve_batch(desk->solver, &batch, options);
        return;
    }
    const ennead_puzzle_lines lines = {
        .puzzles = m->lines[slice->at],
        .puzzle_stride = sizeof m->lines[0],
        .count = slice->count,
        .solutions = desk->answers[0],
        .solution_stride = sizeof desk->answers[0],
        .capacity = 1,
        .results = desk->results,
    };
    ennead_solve_lines(desk->solver, &lines, options);
}

static void solve_one(const struct measuring *m, struct desk *desk, size_t index,
                      const ennead_solve_options *options)
{
    const ennead_puzzle *puzzle = &m->list->puzzles[m->present.at + index];
    ennead_puzzle read;
    if (m->bench->from == BENCH_FROM_TEXT) {
        ennead_puzzle_from_line(m->lines[m->present.at + index], &read);
        puzzle = &read;
    }
    ennead_solve(puzzle, options, desk->solutions + index, 1, &desk->results[index]);
    if (m->bench->from == BENCH_FROM_TEXT && desk->results[index].solutions > 0)
        ennead_write_line(desk->solutions[index], desk->answers[index]);
}

/* Makes the canonical form of a puzzle, stored where solutions are. There are no guesses. */
static void find_form(const struct measuring *m, struct desk *desk, size_t index)
{
    const uint8_t *cells = m->list->puzzles[m->present.at + index].givens;
    ennead_puzzle read;
    if (m->bench->from == BENCH_FROM_TEXT) {
        ennead_puzzle_from_line(m->lines[m->present.at + index], &read);
        cells = read.givens;
    }
    ennead_canonical(cells, desk->solutions[index], NULL, NULL);
    if (m->bench->from == BENCH_FROM_TEXT)
        ennead_write_line(desk->solutions[index], desk->answers[index]);
}

static void work(void *user, size_t thread)
{
    struct measuring *m = user;
    struct desk *desk = &m->desks[thread];
    ennead_solve_options options = m->options;
    options.stream = m->present.at;
    if (m->row->engine->way == MANY_AT_ONCE)
        solve_many(m, desk, &options);
    for (size_t i = 0; i < m->present.count; i++, options.stream++)
        if (m->row->engine->way == ONE_BY_ONE)
            solve_one(m, desk, i, &options);
        else if (m->row->engine->way == CANONICAL_FORMS)
            find_form(m, desk, i);
}

/* ---------------------------------------------------------------------------------- the clocks */

static double cpu_clock(void)
{
    struct timespec now = {0};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void time_slice(struct measuring *m, struct slice *slice)
{
    m->present = *slice;
    double wall = progress_clock(), cpu = cpu_clock();
    thread_team_round(&m->team);
    cpu = cpu_clock() - cpu;
    wall = progress_clock() - wall;
    if (slice->cpu == 0 || cpu < slice->cpu)
        slice->cpu = cpu;
    if (slice->wall == 0 || wall < slice->wall)
        slice->wall = wall;
}

/* How many puzzles the next slice of the first lap gets. Batches get as many as possible; others
 * begin with one, because its time is unknown. */
static size_t next_count(const struct measuring *m, size_t left)
{
    size_t count = m->most;
    if (m->row->engine->way != MANY_AT_ONCE) {
        const struct slice *last =
            m->slice_count > 0 ? &m->slices[m->slice_count - 1] : &(struct slice){.count = 1};
        const double enough = m->row->threads > 1 ? long_slice : short_slice;
        count = m->slice_count > 0 && last->wall < enough ? 2 * last->count : last->count;
        if (count > m->most)
            count = m->most;
    }
    return count < left ? count : left;
}

static bool add_slice(struct measuring *m, const struct slice *slice)
{
    if (m->slice_count == m->slice_capacity) {
        size_t capacity = m->slice_capacity > 0 ? 2 * m->slice_capacity : 64;
        struct slice *grown = realloc(m->slices, capacity * sizeof *grown);
        if (grown == NULL)
            return false;
        m->slices = grown;
        m->slice_capacity = capacity;
    }
    m->slices[m->slice_count++] = *slice;
    return true;
}

static void count_guesses(struct measuring *m, size_t count)
{
    const ennead_solve_result *results = m->desks[0].results;
    for (size_t i = 0; i < count; i++) {
        m->row->guesses += results[i].counters.guesses;
        m->row->unguessed += results[i].counters.guesses == 0;
    }
}

/* Cuts the list into slices and solves each once, as many as time allows. */
static enum bench_outcome first_lap(struct measuring *m, double deadline)
{
    struct bench_row *row = m->row;
    do {
        struct slice slice = {.at = row->puzzles};
        slice.count = next_count(m, m->list->count - row->puzzles);
        time_slice(m, &slice);
        if (signals_stopped())
            return BENCH_STOPPED;
        if (!add_slice(m, &slice))
            return BENCH_NO_MEMORY;
        count_guesses(m, slice.count);
        row->puzzles += slice.count;
    } while (row->puzzles < m->list->count && progress_clock() < deadline);
    row->laps = 1;
    return BENCH_MEASURED;
}

static enum bench_outcome more_laps(struct measuring *m, double deadline)
{
    struct bench_row *row = m->row;
    for (size_t i = 0; progress_clock() < deadline; row->laps += i == 0) {
        time_slice(m, &m->slices[i]);
        if (signals_stopped())
            return BENCH_STOPPED;
        i = (i + 1) % m->slice_count;
    }
    for (size_t i = 0; i < m->slice_count; i++) {
        row->cpu += m->slices[i].cpu;
        row->wall += m->slices[i].wall;
    }
    return BENCH_MEASURED;
}

/* ------------------------------------------------------------------------------------- memory */

static bool make_desk(const struct measuring *m, struct desk *desk)
{
    desk->results = calloc(m->most, sizeof *desk->results);
    desk->solutions = calloc(m->most, sizeof *desk->solutions);
    bool made = desk->results != NULL && desk->solutions != NULL &&
                ennead_solver_new(NULL, &desk->solver) == ENNEAD_STATUS_OK;
    if (m->bench->from == BENCH_FROM_TEXT) {
        desk->answers = calloc(m->most, sizeof *desk->answers);
        made = made && desk->answers != NULL;
    }
    return made;
}

static bool make(struct measuring *m)
{
    const size_t count = m->list->count;
    size_t slices = count / BENCH_FEWEST_PUZZLES > 0 ? count / BENCH_FEWEST_PUZZLES : 1;
    m->most = (count + slices - 1) / slices;
    bool made = true;
    for (size_t i = 0; made && i < m->row->threads; i++)
        made = make_desk(m, &m->desks[i]);
    if (!made || m->bench->from == BENCH_FROM_PUZZLES)
        return made;
    m->lines = calloc(count, sizeof *m->lines);
    for (size_t i = 0; m->lines != NULL && i < count; i++)
        ennead_write_line(m->list->puzzles[i].givens, m->lines[i]);
    return m->lines != NULL;
}

static void unmake(struct measuring *m)
{
    for (size_t i = 0; i < m->row->threads; i++) {
        ennead_solver_free(m->desks[i].solver);
        free(m->desks[i].results);
        free(m->desks[i].solutions);
        free(m->desks[i].answers);
    }
    free(m->lines);
    free(m->slices);
    free(m);
}

enum bench_outcome bench_measure(const struct bench *bench, const struct bench_list *list,
                                 struct bench_row *row)
{
    struct measuring *m = calloc(1, sizeof *m);
    if (m == NULL)
        return BENCH_NO_MEMORY;
    m->bench = bench;
    m->list = list;
    m->row = row;
    m->options = bench->common.solving;
    m->options.engine = row->engine->engine;
    m->options.stop = signals_stop();
    enum bench_outcome outcome = make(m) ? BENCH_MEASURED : BENCH_NO_MEMORY;
    int error = outcome == BENCH_MEASURED ? thread_team_start(&m->team, row->threads, work, m) : 0;
    if (error != 0)
        outcome = BENCH_NO_THREADS;
    if (outcome == BENCH_MEASURED) {
        double deadline = progress_clock() + bench->seconds;
        outcome = first_lap(m, deadline);
        if (outcome == BENCH_MEASURED)
            outcome = more_laps(m, deadline);
        thread_team_end(&m->team);
    }
    unmake(m);
    errno = error;
    return outcome;
}
