/* SPDX-License-Identifier: MIT */
/*
 * Threads of the program: each asks for the stack that it needs, whatever the limit of the process is.
 */
#ifndef CLI_BASE_THREAD_START_H
#define CLI_BASE_THREAD_START_H

#include <pthread.h>

/* Bytes: no function of the library needs more than 64 KB. */
enum { THREAD_STACK_SIZE = 1 << 20 };

/* As pthread_create. */
int thread_start(pthread_t *thread, void *(*run)(void *user), void *user);

#endif
