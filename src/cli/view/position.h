/* SPDX-License-Identifier: MIT */
/*
 * A position as a board shows it: puzzles of any kind in one form, with the player's notes and the
 * step that is told. Values are counted from 1, whatever the puzzle's first number is; 0 is none.
 */
#ifndef CLI_POSITION_H
#define CLI_POSITION_H

#include <ennead.h>

#include "cli/view/sheet.h"

/* A candidate's part in a step. */
enum candidate_part {
    PART_NONE,
    PART_CAUSE,
    PART_ON,
    PART_OFF,
    PART_FIN,
    PART_FIRST_COLOR,
    PART_SECOND_COLOR,
    PART_PLACED,
    PART_ELIMINATED,
    PARTS,
};

enum { MOST_SHOWN = 512 }; /* lines of rules that are listed */

struct board_position {
    int rows, columns, cells, values, first;
    bool played; /* there is a puzzle */
    uint8_t region[ENNEAD_MOST_CELLS];
    uint8_t value[ENNEAD_MOST_CELLS];
    bool given[ENNEAD_MOST_CELLS];
    uint64_t left[ENNEAD_MOST_CELLS]; /* candidates of empty cells, the lowest value is bit 0 */
    ennead_cell_notes notes[ENNEAD_MOST_CELLS];
    uint8_t ground[ENNEAD_MOST_CELLS];                     /* by rules and the step */
    uint8_t part[ENNEAD_MOST_CELLS][ENNEAD_MOST_SIZE + 1]; /* of each value, from 1 */
};

/* How much of a step is shown. */
enum step_telling { TELL_NOTHING, TELL_WHERE, TELL_CAUSES, TELL_ALL };

/* What is drawn besides the position of the session. */
struct told_step {
    enum step_telling telling;
    const ennead_state *state; /* the state that the step belongs to; NULL: the session's */
    const uint64_t *left;      /* the same for a variant */
    const ennead_step *step;
    const ennead_model_step *model_step;
    const uint64_t *after;
};

/* Reads the position of a session, and draws its picture for what the rules and the step show.
 * Returns false if there is no memory. */
bool position_read(struct board_position *position, const ennead_session *session,
                   const struct told_step *told, ennead_scene *scene);

/* The number of a value, as players see it. */
int position_number(const struct board_position *position, int value);

/* The value in one character: 1 to 9, and letters. */
char position_sign(const struct board_position *position, int value);

#endif
