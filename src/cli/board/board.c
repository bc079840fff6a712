/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/board/board.h"

#include <unistd.h>

#include "cli/board/screen.h"

enum { LONGEST_WAIT = 200 }; /* milliseconds */

bool board_is_possible(void)
{
    return isatty(STDIN_FILENO) == 1 && screen_is_possible();
}

static bool draw(void *user, int rows, int columns, struct board_sheet *sheet,
                 struct face_cursor *cursor)
{
    return face_draw(user, rows, columns, sheet, cursor);
}

static bool press(void *user, const struct face_key *key)
{
    return face_press(user, key);
}

/* Plays until the player leaves. Returns false if memory runs out. */
static bool play(struct screen *screen, struct face *face)
{
    enum screen_news news = SCREEN_BUSY;
    while (news != SCREEN_LEFT && news != SCREEN_LOST) {
        screen_set_theme(screen, face_theme(face));
        if (news == SCREEN_BUSY && !screen_draw(screen))
            return false;
        news = screen_wait(screen, LONGEST_WAIT);
    }
    return true;
}

bool board_play(struct face *face, enum face_colors colors)
{
    struct screen *screen = screen_open(stdin, colors, (struct screen_user){face, draw, press});
    if (screen == NULL)
        return false;
    face_set_colors(face, screen_colors(screen));
    const bool played = play(screen, face);
    screen_close(screen);
    return played;
}
