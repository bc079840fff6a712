/* SPDX-License-Identifier: MIT */
/*
 * r4c2=7 and r4c2<>7.
 */
#ifndef ENNEAD_SESSION_ASSIGNMENTS_H
#define ENNEAD_SESSION_ASSIGNMENTS_H

#include "session/commands/line_words.h"
#include "session/game/session_state.h"

typedef enum change_kind { SET, CLEAR } change_kind;

/* The cells and values of the puzzle. */
typedef struct extent {
    int rows, columns, first, last;
} extent;

extent present_extent(const ennead_session *s);
/* Whether a word is a cell like r4c2. */
bool is_cell(word w, const extent *e, int *cell);
/* Whether a word is like r4c2=7 or r4c2<>7. */
bool is_assignment(word w, const extent *e, change_kind *kind, int *digit, int *cell);

#endif
