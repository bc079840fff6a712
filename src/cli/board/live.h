/* SPDX-License-Identifier: MIT */
/*
 * A search shown on the board while it goes on: the digits placed so far, how deep it is, and how
 * much it has done. Like a face it knows nothing of terminals.
 */
#ifndef CLI_LIVE_H
#define CLI_LIVE_H

#include <ennead.h>

#include "cli/base/text.h"
#include "cli/board/face.h"
#include "cli/view/sheet.h"

struct live;

struct live_settings {
    const char *title; /* lives as long */
    enum face_signs signs;
    uint64_t delay; /* milliseconds for each change */
};

/* NULL: there is no memory. */
struct live *live_new(const ennead_puzzle *puzzle, const struct live_settings *settings);
void live_free(struct live *live);

void live_set_colors(struct live *live, enum face_colors colors);

/* A digit was placed in a cell, or taken back if it is 0. Returns whether the board is full. */
bool live_change(struct live *live, int cell, int digit);

/* What is said below the board. */
void live_say(struct live *live, const char *words);

/* Obeys a key: space pauses, '.' makes one change, + and - choose the speed, q leaves. Returns
 * false when the player leaves. */
bool live_press(struct live *live, const struct face_key *key);

bool live_is_paused(const struct live *live);
uint64_t live_delay(const struct live *live);

/* Whether a single change was asked for since the last call. */
bool live_steps(struct live *live);

/* As face_draw. */
bool live_draw(struct live *live, int rows, int columns, struct board_sheet *sheet,
               struct face_cursor *cursor);

#endif
