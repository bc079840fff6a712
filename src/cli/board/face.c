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
#include "cli/board/face_words.h"

enum { LEAST_ROWS = 12, LEAST_COLUMNS = 40, PANEL_WIDTH = 24, LINES_AROUND = 3, NARROW = 72 };

struct face *face_new(ennead_session *session, const struct face_settings *settings)
{
    struct face *face = calloc(1, sizeof *face);
    if (face == NULL)
        return NULL;
    face->session = session;
    face->settings = *settings;
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
    free(face->list.steps);
    text_free(&face->typed);
    text_free(&face->prompt);
    text_free(&face->reply);
    text_free(&face->kept);
    free(face);
}

void face_set_colors(struct face *face, enum face_colors colors)
{
    face->colors = colors;
}

bool face_press(struct face *face, const struct face_key *key)
{
    face_obey(face, key);
    return !face->over;
}

/* ------------------------------------------------------------------------------------- drawing */

/* Whether a board of this size has room beside a panel. */
static bool fits(const struct board_view *view, int rows, int columns)
{
    return view->board_rows + LINES_AROUND <= rows &&
           view->board_columns + 2 + PANEL_WIDTH <= columns;
}

/* Chooses the size of the cells, and where the board ends. Returns the width of the panel. */
static int lay_out(struct face *face, int rows, int columns)
{
    struct board_view *view = &face->view;
    view->utf8 = face->settings.signs == FACE_UTF8;
    view_measure(view, &face->position, face->scene, VIEW_LARGE);
    if (!fits(view, rows, columns))
        view_measure(view, &face->position, face->scene, VIEW_COMPACT);
    const int left = columns - view->board_columns - 2;
    const int panel = left >= PANEL_WIDTH ? left : columns >= NARROW ? PANEL_WIDTH : 0;
    view->top = 1;
    view->left = 0;
    view->rows = rows - LINES_AROUND;
    view->columns = panel > 0 ? columns - panel - 2 : columns;
    if (view->columns > view->board_columns)
        view->columns = view->board_columns;
    if (view->rows > view->board_rows)
        view->rows = view->board_rows;
    view_scroll(view, &face->position, face->cursor);
    return panel;
}

static void draw_too_small(const struct face *face, const struct board_sheet *sheet)
{
    const char *words = face_words(face, "The window is too small: 40 columns and 12 rows.");
    for (int row = 0; words != NULL && row < sheet->rows; row++) {
        const char *next;
        const size_t length = sheet_line(words, sheet->columns, &next);
        (void)sheet_write(sheet, row, 0, (int)length, INK_PLAIN, words);
        words = next;
    }
}

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
        .candidates = face->candidates || face->told.state != NULL,
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
    if (rows < LEAST_ROWS || columns < LEAST_COLUMNS) {
        draw_too_small(face, sheet);
        return true;
    }
    face->view.sheet = sheet;
    const int panel = lay_out(face, rows, columns);
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
