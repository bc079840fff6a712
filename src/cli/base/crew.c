/* SPDX-License-Identifier: MIT */
/*
 * Rounds are numbered: a thread sleeps until there is a round that it has not seen. The last to be
 * done wakes the caller.
 */
#include "cli/base/crew.h"

static void *serve(void *argument)
{
    struct crew *crew = argument;
    uint64_t seen = 0;
    pthread_mutex_lock(&crew->lock);
    const size_t thread = ++crew->made;
    pthread_cond_signal(&crew->done);
    for (;;) {
        while (crew->round == seen && !crew->ending)
            pthread_cond_wait(&crew->go, &crew->lock);
        if (crew->ending)
            break;
        seen = crew->round;
        pthread_mutex_unlock(&crew->lock);
        crew->work(crew->user, thread);
        pthread_mutex_lock(&crew->lock);
        if (--crew->busy == 0)
            pthread_cond_signal(&crew->done);
    }
    pthread_mutex_unlock(&crew->lock);
    return NULL;
}

int crew_start(struct crew *crew, size_t threads, crew_work work, void *user)
{
    *crew = (struct crew){
        .threads = threads,
        .work = work,
        .user = user,
        .lock = PTHREAD_MUTEX_INITIALIZER,
        .go = PTHREAD_COND_INITIALIZER,
        .done = PTHREAD_COND_INITIALIZER,
    };
    for (size_t i = 0; i + 1 < threads; i++) {
        int error = pthread_create(&crew->others[i], NULL, serve, crew);
        if (error != 0) {
            crew_end(crew);
            return error;
        }
        /* Each takes its number before the next is made. */
        pthread_mutex_lock(&crew->lock);
        while (crew->made == i)
            pthread_cond_wait(&crew->done, &crew->lock);
        pthread_mutex_unlock(&crew->lock);
    }
    return 0;
}

void crew_round(struct crew *crew)
{
    pthread_mutex_lock(&crew->lock);
    crew->busy = crew->made;
    crew->round++;
    pthread_cond_broadcast(&crew->go);
    pthread_mutex_unlock(&crew->lock);
    crew->work(crew->user, 0);
    pthread_mutex_lock(&crew->lock);
    while (crew->busy > 0)
        pthread_cond_wait(&crew->done, &crew->lock);
    pthread_mutex_unlock(&crew->lock);
}

void crew_end(struct crew *crew)
{
    pthread_mutex_lock(&crew->lock);
    crew->ending = true;
    pthread_cond_broadcast(&crew->go);
    pthread_mutex_unlock(&crew->lock);
    for (size_t i = 0; i < crew->made; i++)
        pthread_join(crew->others[i], NULL);
}
