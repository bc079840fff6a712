/* SPDX-License-Identifier: MIT */
/*
 * What a line is that may begin a state in the middle of a game.
 */
#ifndef ENNEAD_TEXT_STATE_FOUND_H
#define ENNEAD_TEXT_STATE_FOUND_H

typedef enum state_found {
    STATE_NO,     /* not such a line */
    STATE_WAITS,  /* more text is needed to tell */
    STATE_PASSED, /* a line of a frame; nothing to give */
    STATE_GIVEN,  /* a record has been given */
} state_found;

#endif
