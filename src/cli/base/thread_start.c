/* SPDX-License-Identifier: MIT */
#include "cli/base/thread_start.h"

int thread_start(pthread_t *thread, void *(*run)(void *user), void *user)
{
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);
    if (error != 0)
        return error;
    error = pthread_attr_setstacksize(&attributes, THREAD_STACK_SIZE);
    if (error == 0)
        error = pthread_create(thread, &attributes, run, user);
    pthread_attr_destroy(&attributes);
    return error;
}
