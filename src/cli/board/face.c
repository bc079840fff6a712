/* SPDX-License-Identifier: MIT */
/*
 * The face as a whole: made, fed and drawn. The upper line says how the game stands, the last but
 * one what the session replied, the last which keys matter now; the board is at the left, and a
 * panel beside it where there is room.
 */
#include "cli/board/face.h"

#include <stdlib.h>
#include <string.h>

#include "cli/board/face_keys.h"
#include "cli/board/face_line.h"
#include "cli/board/face_menu.h"
#include "cli/board/face_panel.h"
#include "cli/board/face_state.h"
#include "cli/board/face_steps.h"
#include "cli/board/face_words.h"
#include "cli/view/layout.h"

struct face *face_new(ennead_session *session, const struct face_settings *settings)
{
    struct face *face = calloc(1, sizeof *face);
    if (face == NULL)
        return NULL;
    face->session = session;
    face->settings = *settings;
    face->theme = settings->theme;
    face->anchor = -1;
    face->position.cells = ENNEAD_CELLS;
    face->position.columns = face->position.rows = 9;
    if (ennead_scene_new(NULL, &face->scene) != ENNEAD_STATUS_OK) {
        free(face);
        return NULL;
    }
    ennead_session_set_boards(session, ENNEAD_SESSION_BOARDS_LEFT_OUT);
    face_refresh(face);
    face->cursor = face->position.cells / 2;
    face_begin_game(face);
    if (!face->position.played)
        face_open_menu(face);
    return face;
}

void face_free(struct face *face)
{
    if (face == NULL)
        return;
    ennead_scene_free(face->scene);
    ennead_finder_free(face->finder);
    face_free_list(&face->list);
    text_free(&face->typed);
    text_free(&face->prompt);
    text_free(&face->reply);
    text_free(&face->kept);
    text_free(&face->file);
    free(face);
}

void face_set_colors(struct face *face, enum face_colors colors)
{
    face->colors = colors;
}

enum palette_theme face_theme(const struct face *face)
{
    return face->theme;
}

bool face_press(struct face *face, const struct face_key *key)
{
    face_obey(face, key);
    return !face->over;
}

/* ------------------------------------------------------------------------------------- drawing */

static void draw_title(const struct face *face, const struct board_sheet *sheet)
{
    static const char *const modes[MODES] = {"digits", "corner marks", "center marks", "colors"};
    int open = 0, column = 1;
    struct text text = {0};
    for (int cell = 0; cell < face->position.cells; cell++)
        open += face->position.value[cell] == 0;
    column += sheet_write(sheet, 0, column, sheet->columns, INK_TITLE, "Ennead") + 2;
    text_format(&text, "%s: %s", face_words(face, "mode"), face_words(face, modes[face->mode]));
    if (face->position.played)
        text_format(&text, "  %s: %d", face_words(face, "empty"), open);
    if (face->filter != 0)
        text_format(&text, "  %s: %d", face_words(face, "filter"),
                    position_number(&face->position, face->filter));
    if (face->selecting)
        text_format(&text, "  %s", face_words(face, "selecting"));
    (void)sheet_write(sheet, 0, column, sheet->columns - column, INK_PLAIN, face_string(&text));
    text_free(&text);
    sheet_bar(sheet, 0, GROUND_BAR);
}

static void draw_board(struct face *face, struct face_cursor *cursor)
{
    const struct board_view *view = &face->view;
    const struct looks looks = {
        .cursor = face->cursor,
        .selected = face->selected,
        .filter = face->filter,
        .candidates = face->candidates || face->told.state != NULL || face->told.left != NULL,
        .links = face->told.telling >= TELL_CAUSES,
        .plain = face->colors == FACE_PLAIN,
    };
    view_draw(view, &face->position, face->scene, &looks);
    const int row = face->cursor / face->position.columns * (view->cell_rows + 1) + 1;
    const int column = face->cursor % face->position.columns * (view->cell_columns + 1) + 1;
    cursor->row = view->top + row + (view->cell_rows - 1) / 2 - view->first_row;
    cursor->column = view->left + column + (view->cell_columns - 1) / 2 - view->first_column;
}

bool face_draw(struct face *face, int rows, int columns, struct board_sheet *sheet,
               struct face_cursor *cursor)
{
    *cursor = (struct face_cursor){0};
    if (!sheet_clear(sheet, rows, columns))
        return false;
    if (!layout_has_room(sheet,
                         face_words(face, "The window is too small: 40 columns and 12 rows.")))
        return true;
    face->view.sheet = sheet;
    face->view.utf8 = face->settings.signs == FACE_UTF8;
    const int panel = layout_choose(&face->view, &face->position, face->scene, face->cursor);
    draw_title(face, sheet);
    if (face->whole_panel && panel == 0)
        face_draw_panel(face, sheet, 0, columns);
    else
        draw_board(face, cursor);
    if (panel > 0)
        face_draw_panel(face, sheet, columns - panel, panel);
    face_draw_message(face, sheet, cursor);
    face_draw_keys(face, sheet);
    face->view.sheet = NULL;
    return true;
}
