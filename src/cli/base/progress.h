/* SPDX-License-Identifier: MIT */
/*
 * The progress bar: a thread that draws one line on standard error ten times a second, once work
 * has lasted a second. Work tells it how far it has come; it does the arithmetic. Where there is no
 * bar either, work that may never end is told of.
 */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <ennead.h>

struct progress_view {
    enum { BAR_WANTED, BAR_UNWANTED } bar;
    uint64_t total; /* bytes to read; 0: not known */
    /* Where puzzles may have a great many solutions, their tally: it is shown as it grows, since
     * one puzzle can take hours. NULL leaves it out. */
    const ennead_tally *found;
    /* What is said once, behind the seconds and the tally, when no puzzle has been dealt with for some
     * seconds; NULL: nothing. */
    const char *advice;
};

/* Starts the bar, or just the clock for the advice. */
void progress_start(const struct progress_view *view);

/* `bytes` of input have been dealt with in all, and `puzzles` puzzles. Any thread may call it. */
void progress_report(uint64_t bytes, uint64_t puzzles);

/* Erases the bar and ends its thread; does nothing when there is none. */
void progress_stop(void);

/* Wall time in seconds from a fixed moment. */
double progress_clock(void);

/* CPU time that the process has used, in seconds. */
double progress_cpu_seconds(void);

/* So many more things have been tried, of which those reported are the ones that came out well: the
 * bar shows the yield. Any thread may call it. */
void progress_add_tried(uint64_t tried);

#endif
