/* SPDX-License-Identifier: MIT */
/*
 * The progress bar: a thread that draws a line on standard error ten times a second, once work has
 * taken a second. Workers report their progress, and the thread does the arithmetic. Without a
 * bar, the thread can still print advice when a puzzle takes long.
 */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <ennead.h>

struct progress_view {
    enum { BAR_WANTED, BAR_UNWANTED } bar;
    uint64_t total; /* bytes to read; 0 if unknown */
    /* If puzzles may have very many solutions, the tally of these, which is shown while it grows,
     * because one puzzle can take hours. NULL: not shown. */
    const ennead_tally *found;
    const ennead_measuring *measuring; /* how far measures have come; NULL: not shown */
    /* Printed once, after the seconds and the tally, if no puzzle has been finished for some
     * seconds. NULL: nothing. */
    const char *advice;
};

/* Starts the bar, or only the clock for the advice. */
void progress_start(const struct progress_view *view);

/* Reports that `bytes` of input and `puzzles` puzzles are done in total. Any thread may call it. */
void progress_report(uint64_t bytes, uint64_t puzzles);

/* Erases the bar and ends its thread. Does nothing if there is none. */
void progress_stop(void);

/* Wall time in seconds from a fixed moment. */
double progress_clock(void);

/* CPU time that the process has used, and all ranks of an MPI run once they are done, in
 * seconds. */
double progress_cpu_seconds(void);

/* Adds to the number of attempts, of which the reported puzzles are the successful ones: the bar
 * shows the yield. Any thread may call it. */
void progress_add_tried(uint64_t tried);

#endif
