/* SPDX-License-Identifier: MIT */
/*
 * Some threads that do the same work at the same time, again and again: they are made once, so that
 * a round costs a wake-up and no more. The caller is thread 0 and works along.
 */
#ifndef CLI_CREW_H
#define CLI_CREW_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/options/settings.h"

typedef void (*crew_work)(void *user, size_t thread);

struct crew {
    size_t threads;
    crew_work work;
    void *user;
    pthread_t others[MOST_THREADS];
    size_t made; /* of the others */
    pthread_mutex_t lock;
    pthread_cond_t go, done;
    uint64_t round; /* how many have begun */
    size_t busy;    /* of the others */
    bool ending;
};

/* Returns 0, or an errno: then there is no crew. The struct must stay where it is. */
int crew_start(struct crew *crew, size_t threads, crew_work work, void *user);

/* Calls work(user, thread) once on each thread and returns when all of them are done. */
void crew_round(struct crew *crew);

void crew_end(struct crew *crew);

#endif
