/* SPDX-License-Identifier: MIT */
/*
 * A terminal that shows sheets and sends keys. Signals are recorded by handlers, and attended to
 * while keys are waited for.
 *
 *     screen_open --> screen_draw, screen_wait ... --> screen_close
 */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include <stdio.h>

#include "cli/board/face.h"
#include "cli/view/palette.h"

/* What is shown, and what keys do. */
struct screen_user {
    void *user;
    /* As face_draw. */
    bool (*draw)(void *user, int rows, int columns, struct board_sheet *sheet,
                 struct face_cursor *cursor);
    /* Returns false to end. */
    bool (*press)(void *user, const struct face_key *key);
};

struct screen;

/* Whether standard output is a terminal that can move its cursor. */
bool screen_is_possible(void);

/* Whether text is shown in UTF-8 there. It sets the locale for characters, once. */
enum face_signs screen_signs(void);

/* Takes the terminal. Keys are read from there, or there are none. NULL: it cannot be taken. */
struct screen *screen_open(FILE *keys, enum face_colors wanted, struct screen_user user);
void screen_close(struct screen *screen);

/* Whether the terminal has colors, and they were wanted. */
enum face_colors screen_colors(const struct screen *screen);

void screen_set_theme(struct screen *screen, enum palette_theme theme);

/* Shows what there is to show. Returns false if there is no memory. */
bool screen_draw(struct screen *screen);

enum screen_news {
    SCREEN_QUIET, /* nothing has happened */
    SCREEN_BUSY,  /* keys were obeyed, or the size has changed: it should be drawn again */
    SCREEN_LEFT,  /* a key was to leave */
    SCREEN_LOST,  /* a signal came, or the terminal was closed */
};

/* Waits for keys, signals and changes of the size, for so many milliseconds at most. */
enum screen_news screen_wait(struct screen *screen, int milliseconds);

#endif
