/* SPDX-License-Identifier: MIT */
/*
 * States in the middle of a game, in whichever of their forms.
 */
#ifndef ENNEAD_TEXT_STATES_H
#define ENNEAD_TEXT_STATES_H

#include "text/puzzles/reader_state.h"
#include "text/puzzles/state_found.h"

/* In auto: takes the lines that begin at `start` with `l` if they are certain to be a state. */
state_found try_state(ennead_reader *r, ennead_record *record, const line *l, cursor start);
/* When one of the forms is asked for: takes any line. ENNEAD_STATUS_END: nothing to give. */
ennead_status take_state(ennead_reader *r, ennead_record *record, const line *l, cursor start);

#endif
