/* SPDX-License-Identifier: MIT */
/*
 * Suspending and resizing, for who draws on a terminal: a signal is noted, and attended to where drawing is
 * possible.
 */
#ifndef CLI_TERMINAL_SIGNALS_H
#define CLI_TERMINAL_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

struct terminal_signals {
    struct sigaction old_suspend, old_resize;
};

/* Takes the signals, and tells that the terminal is to be given back before the program dies. */
void terminal_signals_take(struct terminal_signals *signals);
void terminal_signals_give_back(const struct terminal_signals *signals);

/* Whether the program is to be suspended, which terminal_suspend does when the terminal is as it was;
 * afterwards all is to be drawn anew. */
bool terminal_suspend_asked(void);
void terminal_suspend(const struct terminal_signals *signals);

/* Whether all is to be drawn anew; once for each time. */
bool terminal_resized(void);

#endif
