/* SPDX-License-Identifier: MIT */
/*
 * Stopping on signals. SIGINT, SIGQUIT, SIGTERM and SIGHUP set the library's stop flag, which ends
 * searches, and make signals_wake_fd() readable, which ends waiting for input. The program then
 * writes what is finished and dies of the same signal, so that its caller sees what happened. A
 * second signal kills it at once, unless the terminal must be restored first.
 */
#ifndef CLI_SIGNALS_H
#define CLI_SIGNALS_H

#include <stdbool.h>

#include <ennead.h>

/* Installs the handlers and ignores SIGPIPE and SIGXFSZ (write then fails with EPIPE or EFBIG).
 * Returns 0 or an errno. */
int signals_start(void);

/* The flag that every search and every loop of the program checks. */
const ennead_stop *signals_stop(void);
bool signals_stopped(void);

/* A descriptor that becomes, and stays, readable when work is to stop. */
int signals_wake_fd(void);

/* Stops all work as a signal would, but for a reason of our own, such as a full disk. */
void signals_stop_work(void);

/* The signal received, or 0. */
int signals_received(void);

/* Whether the program has changed the terminal's state and must restore it before it dies. */
enum signals_terminal { TERMINAL_OURS_TO_GIVE_BACK, TERMINAL_GIVEN_BACK };
void signals_terminal(enum signals_terminal terminal);

/* A file to remove if a signal ends the process at once, one of at most eight, and that it is no
 * longer to be removed. The text of the name must stay valid in between. */
void signals_remove(const char *file);
void signals_leave(const char *file);

/* Ends the process by the default action of `number`. */
_Noreturn void signals_die_of(int number);

#endif
