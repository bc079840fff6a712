/* SPDX-License-Identifier: MIT */
/*
 * The handler does three things, all allowed in a signal handler: it records the signal, sets an
 * atomic flag, and writes a byte to a pipe that is never read. So everyone who polls the pipe
 * wakes up, now and later (the "self-pipe", D. J. Bernstein).
 */
#define _GNU_SOURCE 1
#include "cli/base/signals.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

enum { MOST_UNFINISHED = 8 };

static ennead_stop stop;
static atomic_int received;
static atomic_int terminal = TERMINAL_GIVEN_BACK;
static _Atomic(const char *) unfinished[MOST_UNFINISHED];
static int wake_pipe[2] = {-1, -1};

const ennead_stop *signals_stop(void)
{
    return &stop;
}

bool signals_stopped(void)
{
    return ennead_stop_is_set(&stop);
}

int signals_wake_fd(void)
{
    return wake_pipe[0];
}

int signals_received(void)
{
    return atomic_load(&received);
}

void signals_terminal(enum signals_terminal state)
{
    atomic_store(&terminal, state);
}

void signals_stop_work(void)
{
    ennead_stop_set(&stop);
    /* If the pipe is full it is already readable, which is all we need. */
    ssize_t written = write(wake_pipe[1], "", 1);
    (void)written;
}

/* Puts one file in the place of another, or of none. */
static void exchange_unfinished(const char *old, const char *new)
{
    for (int i = 0; i < MOST_UNFINISHED; i++) {
        const char *expected = old;
        if (atomic_compare_exchange_strong(&unfinished[i], &expected, new))
            return;
    }
}

void signals_remove(const char *file)
{
    exchange_unfinished(NULL, file);
}

void signals_leave(const char *file)
{
    if (file != NULL)
        exchange_unfinished(file, NULL);
}

static void remove_unfinished(void)
{
    for (int i = 0; i < MOST_UNFINISHED; i++) {
        const char *file = atomic_load(&unfinished[i]);
        if (file != NULL)
            unlink(file);
    }
}

static void on_signal(int number)
{
    int saved_errno = errno;
    int none = 0;
    if (!atomic_compare_exchange_strong(&received, &none, number) &&
        atomic_load(&terminal) == TERMINAL_GIVEN_BACK) {
        remove_unfinished();
        signal(number, SIG_DFL);
        raise(number);
    }
    signals_stop_work();
    errno = saved_errno;
}

/* A signal that the caller has set to be ignored (as nohup does) stays ignored. */
static int handle(int number)
{
    struct sigaction old;
    struct sigaction action = {.sa_handler = on_signal};
    if (sigaction(number, NULL, &old) != 0)
        return errno;
    if (old.sa_handler == SIG_IGN)
        return 0;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, NULL) != 0 ? errno : 0;
}

int signals_start(void)
{
    if (pipe2(wake_pipe, O_CLOEXEC | O_NONBLOCK) != 0)
        return errno;
    static const int numbers[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        int error = handle(numbers[i]);
        if (error != 0)
            return error;
    }
    /* A closed pipe or a file-size limit is then reported as an error by write. */
    if (signal(SIGPIPE, SIG_IGN) == SIG_ERR || signal(SIGXFSZ, SIG_IGN) == SIG_ERR)
        return errno;
    return 0;
}

_Noreturn void signals_die_of(int number)
{
    sigset_t set;
    remove_unfinished();
    sigemptyset(&set);
    sigaddset(&set, number);
    signal(number, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    raise(number);
    /* Reached only if the default action of `number` does not end the process. */
    _exit(128 + number);
}
