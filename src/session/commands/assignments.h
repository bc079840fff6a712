/* SPDX-License-Identifier: MIT */
/*
 * r4c2=7, r4c2<>7 and r4c2=. to erase.
 */
#ifndef ENNEAD_SESSION_ASSIGNMENTS_H
#define ENNEAD_SESSION_ASSIGNMENTS_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

typedef enum change_kind { SET, CLEAR, ERASE } change_kind;

/* The cells and values of the puzzle. */
typedef struct extent {
    int rows, columns, first, last;
} extent;

extent present_extent(const ennead_session *s);
/* Whether a word is a cell like r4c2. */
bool is_cell(word w, const extent *e, int *cell);
/* Whether a word is like r4c2=7, r4c2<>7 or r4c2=. (then *digit is 0). */
bool is_assignment(word w, const extent *e, change_kind *kind, int *digit, int *cell);
/* Takes the next assignment from a line, which may have blanks around its sign. The
 * word is empty at the end of the line; it is in `room` if there were blanks. */
enum { LONGEST_ASSIGNMENT = 16 };
word next_assignment(line_words *line, char room[LONGEST_ASSIGNMENT]);

#endif
