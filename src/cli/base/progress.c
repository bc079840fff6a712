/* SPDX-License-Identifier: MIT */
/*
 * The workers pass their numbers to the bar's thread through two atomics, so work never waits for
 * a terminal. The rate is the average since the start, which is smooth and makes a fair estimate
 * of the remaining time.
 *
 *     [#########---------------]  37%  18,211 puzzles  9,120/s  0:03 left
 *     [#########---------------]  37%  2 puzzles  81,344,120 solutions  9,812,004/s
 */
#define _GNU_SOURCE 1
#include "cli/base/progress.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/ranks.h"
#include "cli/base/thread_start.h"

enum { BAR_CELLS = 24, LINE_SIZE = 240, FALLBACK_COLUMNS = 80, TICK_NANOSECONDS = 100000000 };

static struct {
    pthread_t thread;
    enum { THREAD_ABSENT, THREAD_RUNS } state;
    pthread_mutex_t lock;
    pthread_cond_t wake;
    bool ending; /* guarded by the lock */
    struct progress_view view;
    double started;
    /* for the advice: since when this number of puzzles has been done */
    double waiting;
    uint64_t waited_at;
    atomic_uint_least64_t bytes, puzzles, tried;
} progress = {.lock = PTHREAD_MUTEX_INITIALIZER};

double progress_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

double progress_cpu_seconds(void)
{
    struct timespec cpu = {0};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &cpu);
    return (double)cpu.tv_sec + 1e-9 * (double)cpu.tv_nsec + ranks_cpu_seconds();
}

/* Adds a number with a comma every three digits. */
static size_t add_number(char *line, size_t size, size_t used, uint64_t number, const char *unit)
{
    char digits[24];
    int length = snprintf(digits, sizeof digits, "%" PRIu64, number);
    for (int i = 0; i < length && used + 2 < size; i++) {
        if (i > 0 && (length - i) % 3 == 0)
            line[used++] = ',';
        line[used++] = digits[i];
    }
    int rest = snprintf(line + used, size - used, "%s", unit);
    return used + (size_t)rest < size ? used + (size_t)rest : size - 1;
}

static size_t add_share(char *line, size_t size, double share)
{
    char cells[BAR_CELLS + 1];
    int done = (int)(share * BAR_CELLS);
    memset(cells, '-', BAR_CELLS);
    memset(cells, '#', (size_t)done);
    cells[BAR_CELLS] = '\0';
    return (size_t)snprintf(line, size, "[%s] %3d%%  ", cells, (int)(share * 100));
}

static void draw(double elapsed)
{
    char line[LINE_SIZE];
    size_t used = 0;
    uint64_t puzzles = atomic_load(&progress.puzzles);
    uint64_t bytes = atomic_load(&progress.bytes);
    double share = progress.view.total > 0 ? (double)bytes / (double)progress.view.total : 0;
    if (share > 1)
        share = 1;
    if (progress.view.total > 0)
        used = add_share(line, sizeof line, share);
    used = add_number(line, sizeof line, used, puzzles, " puzzles  ");
    uint64_t counted = puzzles;
    if (progress.view.found != NULL) {
        counted = ennead_tally_get_solutions(progress.view.found);
        used = add_number(line, sizeof line, used, counted, " solutions  ");
    }
    used = add_number(line, sizeof line, used, (uint64_t)((double)counted / elapsed), "/s");
    if (progress.view.measuring != NULL) {
        used += (size_t)snprintf(line + used, sizeof line - used, "  value %d or more, ",
                                 ennead_measuring_get_least(progress.view.measuring));
        used = add_number(line, sizeof line, used,
                          ennead_measuring_get_nodes(progress.view.measuring), " nodes");
    }
    uint64_t tried = atomic_load(&progress.tried);
    if (tried > 0)
        used += (size_t)snprintf(line + used, sizeof line - used, "  yield %.2g%%",
                                 100 * (double)puzzles / (double)tried);
    double left = share > 0 ? elapsed * (1 - share) / share : 0;
    if (share > 0 && left < 360000) {
        int seconds = (int)(left + 0.5);
        used += (size_t)snprintf(line + used, sizeof line - used, "  %d:%02d left", seconds / 60,
                                 seconds % 60);
    }

    /* A line that wraps could not be erased, so it is cut at the terminal's width. */
    struct winsize window;
    size_t columns = FALLBACK_COLUMNS;
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0)
        columns = window.ws_col;
    message_bar(line, used < columns ? used : columns - 1);
}

/* Prints the advice once, if a puzzle takes long. */
static void advise(double now)
{
    enum { PATIENCE = 5 };
    char line[LINE_SIZE];
    size_t used = 0;
    const uint64_t puzzles = atomic_load(&progress.puzzles);
    if (puzzles != progress.waited_at) {
        progress.waited_at = puzzles;
        progress.waiting = now;
    }
    if (progress.view.advice == NULL || now - progress.waiting < PATIENCE)
        return;
    const uint64_t found =
        progress.view.found != NULL ? ennead_tally_get_solutions(progress.view.found) : 0;
    if (found > 0)
        used = add_number(line, sizeof line, used, found, " solutions after ");
    line[used] = '\0';
    message("%s%.0f s, and no end; %s", line, now - progress.started, progress.view.advice);
    progress.view.advice = NULL;
}

static void *run(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&progress.lock);
    while (!progress.ending) {
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += TICK_NANOSECONDS;
        if (until.tv_nsec >= 1000000000) {
            until.tv_nsec -= 1000000000;
            until.tv_sec++;
        }
        int outcome = pthread_cond_timedwait(&progress.wake, &progress.lock, &until);
        double elapsed = progress_clock() - progress.started;
        if (progress.ending || outcome != ETIMEDOUT)
            continue;
        advise(progress.started + elapsed);
        if (progress.view.bar == BAR_WANTED && elapsed >= 1)
            draw(elapsed);
    }
    pthread_mutex_unlock(&progress.lock);
    return NULL;
}

void progress_start(const struct progress_view *view)
{
    progress.view = *view;
    progress.started = progress.waiting = progress_clock();
    progress.waited_at = 0;
    pthread_condattr_t attributes;
    if (pthread_condattr_init(&attributes) != 0)
        return;
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    /* The bar is optional: if its thread cannot be started, work goes on without it. */
    if (pthread_cond_init(&progress.wake, &attributes) == 0 &&
        thread_start(&progress.thread, run, NULL) == 0)
        progress.state = THREAD_RUNS;
    pthread_condattr_destroy(&attributes);
}

void progress_report(uint64_t bytes, uint64_t puzzles)
{
    atomic_store(&progress.bytes, bytes);
    atomic_store(&progress.puzzles, puzzles);
}

void progress_add_tried(uint64_t tried)
{
    atomic_fetch_add(&progress.tried, tried);
}

void progress_stop(void)
{
    if (progress.state != THREAD_RUNS)
        return;
    pthread_mutex_lock(&progress.lock);
    progress.ending = true;
    pthread_cond_signal(&progress.wake);
    pthread_mutex_unlock(&progress.lock);
    pthread_join(progress.thread, NULL);
    pthread_cond_destroy(&progress.wake);
    progress.state = THREAD_ABSENT;
    message_hold();
    message_release();
}
