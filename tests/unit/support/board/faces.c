/* SPDX-License-Identifier: MIT */
#include "support/board/faces.h"

#include <stdlib.h>
#include <string.h>

#include "support/support.h"

static bool keep_saved(void *user, const char *name, const char *game, size_t length,
                       struct text *said)
{
    shown_face *shown = user;

    assert_in_range(length, 0, sizeof shown->saved - 1);
    memcpy(shown->saved, game, length);
    shown->saved[length] = '\0';
    text_format(said, "saved as %s\n", name);
    return true;
}

static bool exists(void *user, const char *name)
{
    const shown_face *shown = user;

    return shown->existing != NULL && strcmp(shown->existing, name) == 0;
}

/* Loads what was saved. */
static void load_saved(void *user, ennead_session *session, const char *name, struct text *said)
{
    const shown_face *shown = user;
    ennead_reply reply;

    assert_int_equal(ennead_session_load(session, shown->saved, strlen(shown->saved), &reply),
                     ENNEAD_STATUS_OK);
    text_format(said, "loaded %s\n", name);
}

static const char *keep(void *user, const char *game, size_t length)
{
    shown_face *shown = user;

    assert_in_range(length, 0, sizeof shown->kept - 1);
    memcpy(shown->kept, game, length);
    shown->kept[length] = '\0';
    shown->times_kept++;
    return shown->cannot_keep;
}

static void resume(void *user, ennead_session *session, struct text *said)
{
    load_saved(user, session, "the last game", said);
}

/* Loads an example, and says its level. */
static void create(void *user, ennead_session *session, ennead_level level, struct text *said)
{
    ennead_reply reply;

    (void)user;
    assert_int_equal(ennead_session_load(session, EXAMPLE_PUZZLE, 81, &reply), ENNEAD_STATUS_OK);
    text_format(said, "level %d\n", (int)level);
}

void face_begin_in(shown_face *shown, const char *text, ennead_language language,
                   enum face_signs signs)
{
    const struct face_settings settings = {
        .host = {.user = shown,
                 .save = keep_saved,
                 .exists = exists,
                 .load = load_saved,
                 .keep = keep,
                 .resume = resume,
                 .create = create},
        .signs = signs,
        .wording = {.language = language},
    };
    ennead_reply reply;

    memset(shown, 0, sizeof *shown);
    assert_int_equal(ennead_session_new(NULL, &shown->session), ENNEAD_STATUS_OK);
    ennead_session_set_wording(shown->session, &settings.wording);
    assert_int_equal(ennead_session_line(shown->session, "auto off", 8, &reply), ENNEAD_STATUS_OK);
    if (text != NULL) {
        assert_int_equal(ennead_session_load(shown->session, text, strlen(text), &reply),
                         ENNEAD_STATUS_OK);
        assert_false(reply.refused);
    }
    shown->face = face_new(shown->session, &settings);
    assert_non_null(shown->face);
}

void face_begin(shown_face *shown, const char *text)
{
    face_begin_in(shown, text, ENNEAD_LANGUAGE_ENGLISH, FACE_ASCII);
}

void face_end(shown_face *shown)
{
    face_free(shown->face);
    ennead_session_free(shown->session);
    sheet_free(&shown->sheet);
}

void press(shown_face *shown, const char *keys)
{
    for (; *keys != '\0'; keys++) {
        const struct face_key key = {.code =
                                         *keys == '\n' ? (uint32_t)KEY_CODE_ENTER : (uint8_t)*keys};
        assert_true(face_press(shown->face, &key));
    }
}

bool press_code(shown_face *shown, uint32_t code, enum key_modifier modifiers)
{
    const struct face_key key = {.code = code, .modifiers = modifiers};

    return face_press(shown->face, &key);
}

static size_t write_code(char *to, uint32_t code)
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        to[0] = (char)(0xc0 | code >> 6);
        to[1] = (char)(0x80 | (code & 0x3f));
        return 2;
    }
    to[0] = (char)(0xe0 | code >> 12);
    to[1] = (char)(0x80 | (code >> 6 & 0x3f));
    to[2] = (char)(0x80 | (code & 0x3f));
    return 3;
}

static const char *read_row(shown_face *shown, int row)
{
    size_t length = 0;

    for (int column = 0; column < shown->sheet.columns && length + 4 < sizeof shown->row; column++)
        length += write_code(shown->row + length, sheet_at(&shown->sheet, row, column)->code);
    while (length > 0 && shown->row[length - 1] == ' ')
        length--;
    shown->row[length] = '\0';
    return shown->row;
}

const char *row_of(shown_face *shown, int rows, int columns, int row)
{
    assert_true(face_draw(shown->face, rows, columns, &shown->sheet, &shown->cursor));
    return read_row(shown, row);
}

bool shows(shown_face *shown, int rows, int columns, const char *text)
{
    assert_true(face_draw(shown->face, rows, columns, &shown->sheet, &shown->cursor));
    for (int row = 0; row < rows; row++)
        if (strstr(read_row(shown, row), text) != NULL)
            return true;
    return false;
}

enum ground ground_near_cursor(const shown_face *shown, int rows, int columns)
{
    const struct sheet_glyph *glyph =
        sheet_at(&shown->sheet, shown->cursor.row + rows, shown->cursor.column + columns);

    assert_non_null(glyph);
    return (enum ground)glyph->ground;
}

static int cell_of(const ennead_position *position, int row, int column)
{
    const int columns = position->rules != NULL ? position->rules->columns : 9;

    return columns * (row - 1) + column - 1;
}

int value_in(const shown_face *shown, int row, int column)
{
    ennead_position position;

    ennead_session_get_position(shown->session, &position);
    const int cell = cell_of(&position, row, column);
    if (position.rules == NULL)
        return position.state.values[cell];
    const uint64_t left = position.candidates[cell];
    return left != 0 && (left & (left - 1)) == 0
               ? __builtin_ctzll(left) + position.rules->first_value
               : 0;
}

ennead_cell_notes notes_in(const shown_face *shown, int row, int column)
{
    ennead_position position;

    ennead_session_get_position(shown->session, &position);
    if (position.notes == NULL)
        return (ennead_cell_notes){0};
    return position.notes[cell_of(&position, row, column)];
}
