/* SPDX-License-Identifier: MIT */
/*
 * What keys do.
 */
#ifndef CLI_FACE_KEYS_H
#define CLI_FACE_KEYS_H

#include "cli/board/face_state.h"

/* What the keys do, as lines for the panel; index from 0. False: there are no more. */
bool face_key_help(int index, const char **keys, const char **help);

/* Obeys a key; the last thing it does may be to leave. */
void face_obey(struct face *face, const struct face_key *key);

#endif
