/* SPDX-License-Identifier: MIT */
/*
 * Puzzles with variant rules, or not of 9x9.
 */
#ifndef ENNEAD_SESSION_VARIANT_H
#define ENNEAD_SESSION_VARIANT_H

#include "session/game/session_state.h"

void variant_free(ennead_session *s, game_variant *v);
/* Reads the first puzzle of a text in any form for such puzzles. */
command_outcome read_variant_game(ennead_session *s, const char *text, size_t length,
                                  game_position *p);
/* Reads a grid that is not 9x9, if the text is one; *found says whether it is. */
command_outcome read_size(ennead_session *s, const char *text, size_t length, game_position *p,
                          bool *found);
/* Whether a cell with these values left holds one. */
static inline bool is_lone(uint64_t values)
{
    return values != 0 && (values & (values - 1)) == 0;
}

#endif
