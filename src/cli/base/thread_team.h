/* SPDX-License-Identifier: MIT */
/*
 * Some threads that do the same work at the same time, again and again: they are made once, so that
 * a round costs a wake-up and no more. The caller is thread 0 and works along.
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
    size_t made; /* of the others */
    pthread_mutex_t lock;
    pthread_cond_t go, done;
    uint64_t round; /* how many have begun */
    size_t busy;    /* of the others */
    bool ending;
};

/* Returns 0, or an errno: then there is no team. The struct must stay where it is. */
int thread_team_start(struct thread_team *team, size_t threads, thread_team_work work, void *user);

/* Calls work(user, thread) once on each thread and returns when all of them are done. */
void thread_team_round(struct thread_team *team);

void thread_team_end(struct thread_team *team);

#endif
