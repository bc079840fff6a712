/* SPDX-License-Identifier: MIT */
/*
 * Suspending and resizing, for code that draws on a terminal: a signal is recorded, and handled
 * when drawing is possible.
 */
#ifndef CLI_TERMINAL_SIGNALS_H
#define CLI_TERMINAL_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

struct terminal_signals {
    struct sigaction old_suspend, old_resize;
};

/* Installs the handlers, and records that the terminal must be restored before the program dies. */
void terminal_signals_take(struct terminal_signals *signals);
void terminal_signals_give_back(const struct terminal_signals *signals);

/* Whether the program should be suspended. The caller restores the terminal and calls
 * terminal_suspend; afterwards everything has to be drawn again. */
bool terminal_suspend_asked(void);
void terminal_suspend(const struct terminal_signals *signals);

/* Whether everything has to be drawn again; true once for each resize. */
bool terminal_resized(void);

#endif
