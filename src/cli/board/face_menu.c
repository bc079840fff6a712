/* SPDX-License-Identifier: MIT */
/*
 * The menu: what to play.
 */
#include "cli/board/face_menu.h"

#include "cli/board/face_line.h"
#include "cli/board/face_words.h"

enum { LONGEST_REPLY = 1 << 16 };

void face_open_menu(struct face *face)
{
    face->panel = PANEL_MENU;
    face->whole_panel = true;
    face->scrolled = 0;
}

static void resume(struct face *face)
{
    text_empty(&face->reply, LONGEST_REPLY);
    face->settings.host.resume(face->settings.host.user, face->session, &face->reply);
    (void)face_string(&face->reply);
    face_begin_game(face);
}

bool face_press_in_menu(struct face *face, const struct face_key *key)
{
    if (key->code >= '1' && key->code <= '5') {
        face_begin_new(face, (ennead_level)(ENNEAD_LEVEL_EASY + (int)(key->code - '1')));
    } else if (key->code == 'i') {
        face_line(face, "board");
    } else if (key->code == 'v') {
        face_line(face, "rules");
    } else if (key->code == 'r') {
        resume(face);
    } else {
        return false;
    }
    face->whole_panel = false;
    return true;
}

bool face_menu_line(const struct face *face, int index, struct text *line)
{
    static const char *const lines[] = {"1  a new puzzle: easy",
                                        "2  medium",
                                        "3  hard",
                                        "4  unfair",
                                        "5  extreme",
                                        "i  type in a puzzle, row by row",
                                        "v  type in a puzzle with rules",
                                        "r  resume the last game",
                                        "o  open a file",
                                        "q  leave"};
    if (index < 0 || index >= (int)(sizeof lines / sizeof lines[0]))
        return false;
    text_string(line, face_words(face, lines[index]));
    return true;
}
