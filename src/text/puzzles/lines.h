/* SPDX-License-Identifier: MIT */
/*
 * Cuts lines out of the buffer.
 */
#ifndef ENNEAD_TEXT_LINES_H
#define ENNEAD_TEXT_LINES_H

#include "text/puzzles/reader_state.h"

typedef enum line_state {
    LINE_READ,
    LINE_MISSING, /* the buffer does not contain its end yet */
    LINE_NONE,    /* the text has ended */
    LINE_TOO_LONG,
} line_state;

/* Gets the line at the cursor. If it is LINE_READ, the cursor moves to the next line. */
line_state get_line(const ennead_reader *r, cursor *at, line *found);

/* Skips the rest of a line that is too long. Returns false if its end is not in the buffer. */
bool skip_line(ennead_reader *r);

#endif
