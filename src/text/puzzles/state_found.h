/* SPDX-License-Identifier: MIT */
/*
 * What a line is that may begin a state in the middle of a game.
 */
#ifndef ENNEAD_TEXT_STATE_FOUND_H
#define ENNEAD_TEXT_STATE_FOUND_H

typedef enum state_found {
    STATE_NO,     /* not such a line */
    STATE_WAITS,  /* more text is needed to decide */
    STATE_PASSED, /* a frame line; no record */
    STATE_GIVEN,  /* a record is ready */
} state_found;

#endif
