/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L

#include "work.h"

#include <pthread.h>
#include <time.h>

enum { OFTEN = 50 }; /* milliseconds between two looks at signals and progress */

struct waiting {
    struct errand *errand;
    pthread_t thread; /* that works */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool ended;
};

void errand_report(struct errand *errand, size_t done)
{
    __atomic_store_n(&errand->done, done, __ATOMIC_RELAXED);
}

ennead_stop *errand_stop(struct errand *errand)
{
    return errand->lasting != NULL ? errand->lasting : &errand->stop;
}

static void *run(void *user)
{
    struct waiting *waiting = user;
    waiting->errand->run(waiting->errand);
    pthread_mutex_lock(&waiting->lock);
    waiting->ended = true;
    pthread_cond_signal(&waiting->changed);
    pthread_mutex_unlock(&waiting->lock);
    return NULL;
}

/* Waits a little; returns whether the work has ended. */
static bool wait_a_little(struct waiting *waiting)
{
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += OFTEN * 1000000L;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_mutex_lock(&waiting->lock);
    if (!waiting->ended)
        pthread_cond_timedwait(&waiting->changed, &waiting->lock, &until);
    const bool ended = waiting->ended;
    pthread_mutex_unlock(&waiting->lock);
    return ended;
}

/* Tells Python how far the work is; false: that raised an exception. */
static bool tell(const struct errand *errand)
{
    if (errand->progress == NULL || errand->progress == Py_None)
        return true;
    const size_t done = __atomic_load_n(&errand->done, __ATOMIC_RELAXED);
    PyObject *answer =
        PyObject_CallFunction(errand->progress, "nn", (Py_ssize_t)done, (Py_ssize_t)errand->of);
    Py_XDECREF(answer);
    return answer != NULL;
}

/* The memory of an errand is on the stack of the thread that waits, so that thread must not end
 * before the work; but Python ends threads of a daemon that come back to it when it exits. */
static void end_work(void *user)
{
    struct waiting *waiting = user;
    ennead_stop_set(errand_stop(waiting->errand));
    pthread_join(waiting->thread, NULL);
}

/* Lets signals and progress through until the work has ended. */
static bool watch(struct waiting *waiting)
{
    bool ended = false, fine = true;
    PyThreadState *state = PyEval_SaveThread();
    while (!ended) {
        ended = wait_a_little(waiting);
        if (ended || !fine)
            continue;
        PyEval_RestoreThread(state);
        fine = PyErr_CheckSignals() == 0 && tell(waiting->errand);
        if (!fine)
            ennead_stop_set(errand_stop(waiting->errand));
        state = PyEval_SaveThread();
    }
    PyEval_RestoreThread(state);
    return fine;
}

static bool wait_for_end(struct waiting *waiting)
{
    bool fine = false;
    pthread_cleanup_push(end_work, waiting);
    fine = watch(waiting);
    pthread_cleanup_pop(0);
    pthread_join(waiting->thread, NULL);
    return fine;
}

static void init_waiting(struct waiting *waiting)
{
    pthread_condattr_t attributes;
    pthread_mutex_init(&waiting->lock, NULL);
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&waiting->changed, &attributes);
    pthread_condattr_destroy(&attributes);
}

bool errand_wait(struct errand *errand)
{
    struct waiting waiting = {.errand = errand};
    bool fine = true;
    ennead_stop_clear(errand_stop(errand));
    init_waiting(&waiting);
    if (pthread_create(&waiting.thread, NULL, run, &waiting) == 0) {
        fine = wait_for_end(&waiting);
    } else {
        Py_BEGIN_ALLOW_THREADS;
        errand->run(errand);
        Py_END_ALLOW_THREADS;
    }
    pthread_cond_destroy(&waiting.changed);
    pthread_mutex_destroy(&waiting.lock);
    return fine && tell(errand);
}
