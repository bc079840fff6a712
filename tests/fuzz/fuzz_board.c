/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of the board: keys of every kind, windows of every size, on puzzles of every kind.
 * Whatever is pressed, the sheet has the size that was asked for, each of its characters can be
 * shown, the terminal's cursor is inside it, and the face's cursor is on the board.
 *
 *     input   puzzle | (key | 0xff kind modifier | 0xfe rows columns) ...
 */
#include "fuzz.h"

#include <string.h>

#include "cli/board/face_state.h"

enum { MOST_KEYS = 200, WINDOW = 0xfe, CODE = 0xff };

static const char *const puzzles[] = {
    "",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ("variant\nsize 6\nboxes 2x3\ncage 7 r1c1 r1c2\nthermo r3c1 r4c1 r5c1\nsandwich 5 row 1\n"
     "arrow r6c1 : r6c2 r6c3\nanti-king\nwhite-dot r1c5 r1c6\n"),
    "variant\nsize 4x12\nvalues 0-11\nodd r2c10\n",
};
enum { PUZZLES = sizeof puzzles / sizeof puzzles[0] };

static bool say(void *user, const char *name, const char *game, size_t length, struct text *said)
{
    (void)user;
    HOLDS(game[length] == '\0');
    text_format(said, "%s\n", name);
    return length % 3 != 0;
}

static bool exists(void *user, const char *name)
{
    (void)user;
    return name[0] % 2 == 0;
}

static void load(void *user, ennead_session *session, const char *name, struct text *said)
{
    ennead_reply reply;

    (void)user;
    HOLDS(ennead_session_load(session, puzzles[1], strlen(puzzles[1]), &reply) == ENNEAD_STATUS_OK);
    text_format(said, "%s\n", name);
}

static const char *keep(void *user, const char *game, size_t length)
{
    (void)user;
    HOLDS(game[length] == '\0');
    return length % 2 == 0 ? NULL : "no room";
}

static void resume(void *user, ennead_session *session, struct text *said)
{
    load(user, session, "resumed", said);
}

static void create(void *user, ennead_session *session, ennead_level level, struct text *said)
{
    HOLDS(ennead_level_name(level) != NULL);
    load(user, session, "created", said);
}

static void check_sheet(struct face *face, struct board_sheet *sheet, int rows, int columns)
{
    struct face_cursor cursor;

    HOLDS(face_draw(face, rows, columns, sheet, &cursor));
    HOLDS(sheet->rows == rows && sheet->columns == columns);
    for (int i = 0; i < rows * columns; i++) {
        HOLDS(sheet->glyphs[i].code >= ' ' && sheet->glyphs[i].code < 0x3000);
        HOLDS(sheet->glyphs[i].code < 0x7f || sheet->glyphs[i].code >= 0xa0);
        HOLDS(sheet->glyphs[i].ink < INKS && sheet->glyphs[i].ground < GROUNDS);
    }
    HOLDS(rows == 0 || (cursor.row >= 0 && cursor.row < rows));
    HOLDS(columns == 0 || (cursor.column >= 0 && cursor.column <= columns));
    HOLDS(face->cursor >= 0 && face->cursor < face->position.cells);
}

/* Reads the next key; for a window its size is set, and there is no key. */
static struct face_key next_key(const uint8_t **at, const uint8_t *end, int *rows, int *columns)
{
    struct face_key key = {.code = *(*at)++};
    const int one = *at < end ? **at : 0, two = *at + 1 < end ? (*at)[1] : 0;

    if (key.code < WINDOW)
        return key;
    *at += end - *at < 2 ? end - *at : 2;
    if (key.code == WINDOW) {
        *rows = one;
        *columns = two;
        return (struct face_key){0};
    }
    key.code = KEY_CODE_UP + (uint32_t)one % (KEY_CODE_END_OF_CODES - KEY_CODE_UP);
    key.modifiers = two % 2 == 0 ? KEY_PLAIN : KEY_SHIFT;
    key.row = one % 40;
    key.column = two % 100;
    return key;
}

static void press_all(struct face *face, const uint8_t *data, size_t size)
{
    const uint8_t *at = data, *end = data + size;
    struct board_sheet sheet = {0};
    int rows = 24, columns = 80;

    for (int i = 0; i < MOST_KEYS && at < end; i++) {
        const struct face_key key = next_key(&at, end, &rows, &columns);
        if (!face_press(face, &key))
            break;
        check_sheet(face, &sheet, rows, columns);
    }
    sheet_free(&sheet);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *puzzle = puzzles[size > 0 ? data[0] % PUZZLES : 0];
    const struct face_settings settings = {
        .host = {.save = say,
                 .exists = exists,
                 .load = load,
                 .keep = keep,
                 .resume = resume,
                 .create = create},
        .signs = size % 2 == 0 ? FACE_UTF8 : FACE_ASCII,
    };
    ennead_session *session;
    ennead_reply reply;

    HOLDS(ennead_session_new(NULL, &session) == ENNEAD_STATUS_OK);
    HOLDS(ennead_session_line(session, "auto off", 8, &reply) == ENNEAD_STATUS_OK);
    if (*puzzle != '\0')
        HOLDS(ennead_session_load(session, puzzle, strlen(puzzle), &reply) == ENNEAD_STATUS_OK);
    struct face *face = face_new(session, &settings);
    HOLDS(face != NULL);
    face_set_colors(face, size % 3 == 0 ? FACE_COLORED : FACE_PLAIN);
    press_all(face, data + (size > 0), size - (size > 0));
    face_free(face);
    ennead_session_free(session);
    return 0;
}
