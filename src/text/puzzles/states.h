/* SPDX-License-Identifier: MIT */
/*
 * States in the middle of a game, in any of their forms.
 */
#ifndef ENNEAD_TEXT_STATES_H
#define ENNEAD_TEXT_STATES_H

#include "text/puzzles/reader_state.h"
#include "text/puzzles/state_found.h"

/* In auto: reads the lines that begin at `start` with `l` if they are certainly a state. */
state_found try_state(ennead_reader *r, ennead_record *record, const line *l, cursor start);
/* When one of the forms is requested: reads any line. Returns ENNEAD_STATUS_END if there is no
 * record. */
ennead_status take_state(ennead_reader *r, ennead_record *record, const line *l, cursor start);

#endif
