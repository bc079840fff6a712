/* SPDX-License-Identifier: MIT */
/*
 * Starts threads with the stack size that they need, whatever the process's limit is.
 */
#ifndef CLI_BASE_THREAD_START_H
#define CLI_BASE_THREAD_START_H

#include <pthread.h>

/* In bytes. No function of the library needs more than 64 KB. */
enum { THREAD_STACK_SIZE = 1 << 20 };

/* Like pthread_create. */
int thread_start(pthread_t *thread, void *(*run)(void *user), void *user);

#endif
