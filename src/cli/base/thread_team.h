/* SPDX-License-Identifier: MIT */
/*
 * Threads that do the same work at the same time, again and again. They are created once, so a
 * round costs only a wake-up. The caller is thread 0 and takes part in the work.
 */
#ifndef CLI_THREAD_TEAM_H
#define CLI_THREAD_TEAM_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MOST_THREADS = 256 };

typedef void (*thread_team_work)(void *user, size_t thread);

struct thread_team {
    size_t threads;
    thread_team_work work;
    void *user;
    pthread_t others[MOST_THREADS];
    size_t made; /* number of other threads */
    pthread_mutex_t lock;
    pthread_cond_t go, done;
    uint64_t round; /* number of rounds begun */
    size_t busy;    /* number of other threads still working */
    bool ending;
};

/* Creates a team. Returns 0, or an errno, and then there is no team. The struct must not be
 * moved. */
int thread_team_start(struct thread_team *team, size_t threads, thread_team_work work, void *user);

/* Calls work(user, thread) once on each thread, and returns when all are done. */
void thread_team_round(struct thread_team *team);

void thread_team_end(struct thread_team *team);

#endif
