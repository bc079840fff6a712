/* SPDX-License-Identifier: MIT */
/*
 * Gives the terminal back when the program crashes.
 */
#ifndef CLI_CRASH_GUARD_H
#define CLI_CRASH_GUARD_H

/* From here on a crash writes these bytes, which reset the terminal, and restores its settings as
 * they are now. Call it before the terminal is changed. */
void crash_guard_begin(const char *reset);
void crash_guard_end(void);

#endif
