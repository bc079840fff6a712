/* SPDX-License-Identifier: MIT */
/*
 * A board with a cursor, played by keys, over a session of the library. It knows nothing of
 * terminals: it is fed keys and a size, and gives a sheet of styled characters.
 *
 *     face_new --> face_press, face_draw ... --> face_free
 */
#ifndef CLI_FACE_H
#define CLI_FACE_H

#include <ennead.h>

#include "cli/base/text.h"
#include "cli/view/palette.h"
#include "cli/view/sheet.h"

/* Keys that are no characters. */
enum key_code {
    KEY_CODE_UP = 0x110000,
    KEY_CODE_DOWN,
    KEY_CODE_LEFT,
    KEY_CODE_RIGHT,
    KEY_CODE_HOME,
    KEY_CODE_END,
    KEY_CODE_PAGE_UP,
    KEY_CODE_PAGE_DOWN,
    KEY_CODE_ENTER,
    KEY_CODE_ESCAPE,
    KEY_CODE_TAB,
    KEY_CODE_ERASE, /* the character before, or what a cell holds */
    KEY_CODE_PRESS, /* of the mouse */
    KEY_CODE_DRAG,
    KEY_CODE_WHEEL_UP,
    KEY_CODE_WHEEL_DOWN,
    KEY_CODE_END_OF_CODES,
};

enum key_modifier { KEY_PLAIN = 0, KEY_SHIFT = 1 };

struct face_key {
    uint32_t code; /* a Unicode character or an enum key_code */
    enum key_modifier modifiers;
    int row, column; /* of the mouse */
};

/* What a face cannot do itself. */
struct face_host {
    void *user;
    /* Writes a game to a file, and says how it went. Returns whether it was saved. */
    bool (*save)(void *user, const char *name, const char *game, size_t length, struct text *said);
    /* Whether there is a file of this name. */
    bool (*exists)(void *user, const char *name);
    /* Loads a file into the session, and says how it went. */
    void (*load)(void *user, ennead_session *session, const char *name, struct text *said);
    /* Keeps the game, so that it can be resumed. Returns NULL, or why it cannot. */
    const char *(*keep)(void *user, const char *game, size_t length);
    /* Loads the game that was kept last, or a new puzzle, and says how it went. */
    void (*resume)(void *user, ennead_session *session, struct text *said);
    void (*create)(void *user, ennead_session *session, ennead_level level, struct text *said);
};

enum face_signs { FACE_ASCII, FACE_UTF8 };
enum face_colors { FACE_PLAIN, FACE_COLORED };

struct face_settings {
    struct face_host host;
    enum face_signs signs;
    enum palette_theme theme;
    ennead_wording wording;
};

struct face;

/* Makes the face of a session, which must live as long. NULL: there is no memory. */
struct face *face_new(ennead_session *session, const struct face_settings *settings);
void face_free(struct face *face);

/* Whether the grounds of a sheet are seen as colors; if not, signs stand for them. The default is
 * FACE_PLAIN. */
void face_set_colors(struct face *face, enum face_colors colors);

/* The theme that the player has chosen. */
enum palette_theme face_theme(const struct face *face);

/* Obeys a key. Returns false when the player leaves. */
bool face_press(struct face *face, const struct face_key *key);

/* Where the terminal's cursor stands on a sheet. */
struct face_cursor {
    int row, column;
};

/* Fills a sheet of this size. Returns false if there is no memory. */
bool face_draw(struct face *face, int rows, int columns, struct board_sheet *sheet,
               struct face_cursor *cursor);

#endif
