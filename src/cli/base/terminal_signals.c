/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/base/terminal_signals.h"

#include "cli/base/signals.h"

static volatile sig_atomic_t suspend_asked, resize_asked;

static void on_suspend(int number)
{
    (void)number;
    suspend_asked = 1;
}

static void on_resize(int number)
{
    (void)number;
    resize_asked = 1;
}

static void handle(int number, void (*handler)(int), struct sigaction *old)
{
    struct sigaction action = {.sa_handler = handler};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, old);
}

void terminal_signals_take(struct terminal_signals *signals)
{
    suspend_asked = resize_asked = 0;
    sigaction(SIGTSTP, NULL, &signals->old_suspend);
    if (signals->old_suspend.sa_handler != SIG_IGN)
        handle(SIGTSTP, on_suspend, NULL);
    handle(SIGWINCH, on_resize, &signals->old_resize);
    signals_terminal(TERMINAL_OURS_TO_GIVE_BACK);
}

void terminal_signals_give_back(const struct terminal_signals *signals)
{
    signals_terminal(TERMINAL_GIVEN_BACK);
    sigaction(SIGTSTP, &signals->old_suspend, NULL);
    sigaction(SIGWINCH, &signals->old_resize, NULL);
}

bool terminal_suspend_asked(void)
{
    const bool asked = suspend_asked != 0;
    suspend_asked = 0;
    return asked;
}

void terminal_suspend(const struct terminal_signals *signals)
{
    sigaction(SIGTSTP, &signals->old_suspend, NULL);
    raise(SIGTSTP);
    handle(SIGTSTP, on_suspend, NULL);
    resize_asked = 1;
}

bool terminal_resized(void)
{
    const bool resized = resize_asked != 0;
    resize_asked = 0;
    return resized;
}
