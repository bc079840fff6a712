/* SPDX-License-Identifier: MIT */
/*
 * The handler only resets: it writes bytes that were made before, restores the terminal's settings,
 * and dies of the same signal. All it calls is allowed in a signal handler.
 */
#define _GNU_SOURCE 1
#include "cli/board/crash_guard.h"

#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static char bytes[512];
static size_t length;
static struct termios settings;

static const int numbers[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
enum { NUMBERS = sizeof numbers / sizeof numbers[0] };
static struct sigaction before[NUMBERS];

static void on_crash(int number)
{
    ssize_t written = write(STDOUT_FILENO, bytes, length);
    (void)written;
    (void)tcsetattr(STDIN_FILENO, TCSANOW, &settings);
    (void)raise(number);
}

void crash_guard_begin(const char *reset)
{
    struct sigaction action = {.sa_handler = on_crash, .sa_flags = (int)SA_RESETHAND | SA_NODEFER};
    length = strlen(reset) < sizeof bytes ? strlen(reset) : 0;
    memcpy(bytes, reset, length);
    (void)tcgetattr(STDIN_FILENO, &settings);
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < NUMBERS; i++)
        (void)sigaction(numbers[i], &action, &before[i]);
}

void crash_guard_end(void)
{
    for (int i = 0; i < NUMBERS; i++)
        (void)sigaction(numbers[i], &before[i], NULL);
}
