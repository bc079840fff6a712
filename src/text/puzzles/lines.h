/* SPDX-License-Identifier: MIT */
/*
 * Lines cut out of the buffer.
 */
#ifndef ENNEAD_TEXT_LINES_H
#define ENNEAD_TEXT_LINES_H

#include "text/puzzles/reader_state.h"

typedef enum line_state {
    LINE_READ,
    LINE_MISSING, /* its end is not in the buffer yet */
    LINE_NONE,    /* the text has ended */
    LINE_TOO_LONG,
} line_state;

/* The line at the cursor; the cursor moves behind it when it is LINE_READ. */
line_state get_line(const ennead_reader *r, cursor *at, line *found);

/* Passes over the rest of a line that is too long. False: its end is not in the buffer. */
bool skip_line(ennead_reader *r);

#endif
