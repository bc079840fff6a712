/* SPDX-License-Identifier: MIT */
/*
 * Rounds are numbered: a thread sleeps until there is a round that it has not done. The last
 * thread to finish wakes the caller.
 */
#include "cli/base/thread_team.h"

#include "cli/base/thread_start.h"

static void *serve(void *argument)
{
    struct thread_team *team = argument;
    uint64_t seen = 0;
    pthread_mutex_lock(&team->lock);
    const size_t thread = ++team->made;
    pthread_cond_signal(&team->done);
    for (;;) {
        while (team->round == seen && !team->ending)
            pthread_cond_wait(&team->go, &team->lock);
        if (team->ending)
            break;
        seen = team->round;
        pthread_mutex_unlock(&team->lock);
        team->work(team->user, thread);
        pthread_mutex_lock(&team->lock);
        if (--team->busy == 0)
            pthread_cond_signal(&team->done);
    }
    pthread_mutex_unlock(&team->lock);
    return NULL;
}

int thread_team_start(struct thread_team *team, size_t threads, thread_team_work work, void *user)
{
    *team = (struct thread_team){
        .threads = threads,
        .work = work,
        .user = user,
        .lock = PTHREAD_MUTEX_INITIALIZER,
        .go = PTHREAD_COND_INITIALIZER,
        .done = PTHREAD_COND_INITIALIZER,
    };
    for (size_t i = 0; i + 1 < threads; i++) {
        int error = thread_start(&team->others[i], serve, team);
        if (error != 0) {
            thread_team_end(team);
            return error;
        }
        /* Each thread takes its number before the next thread is created. */
        pthread_mutex_lock(&team->lock);
        while (team->made == i)
            pthread_cond_wait(&team->done, &team->lock);
        pthread_mutex_unlock(&team->lock);
    }
    return 0;
}

void thread_team_round(struct thread_team *team)
{
    pthread_mutex_lock(&team->lock);
    team->busy = team->made;
    team->round++;
    pthread_cond_broadcast(&team->go);
    pthread_mutex_unlock(&team->lock);
    team->work(team->user, 0);
    pthread_mutex_lock(&team->lock);
    while (team->busy > 0)
        pthread_cond_wait(&team->done, &team->lock);
    pthread_mutex_unlock(&team->lock);
}

void thread_team_end(struct thread_team *team)
{
    pthread_mutex_lock(&team->lock);
    team->ending = true;
    pthread_cond_broadcast(&team->go);
    pthread_mutex_unlock(&team->lock);
    for (size_t i = 0; i < team->made; i++)
        pthread_join(team->others[i], NULL);
}
