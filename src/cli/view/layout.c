/* SPDX-License-Identifier: MIT */
#include "cli/view/layout.h"

enum { PANEL_WIDTH = 24, NARROW = 72 };

/* Whether a board of this size has room beside a panel. */
static bool fits(const struct board_view *view)
{
    return view->board_rows + LINES_ABOVE + LINES_BELOW <= view->sheet->rows &&
           view->board_columns + 2 + PANEL_WIDTH <= view->sheet->columns;
}

int layout_choose(struct board_view *view, const struct board_position *position,
                  const ennead_scene *scene, int cell)
{
    const int columns = view->sheet->columns;
    view_measure(view, position, scene, VIEW_LARGE);
    if (!fits(view))
        view_measure(view, position, scene, VIEW_COMPACT);
    const int left = columns - view->board_columns - 2;
    const int panel = left >= PANEL_WIDTH ? left : columns >= NARROW ? PANEL_WIDTH : 0;
    view->top = LINES_ABOVE;
    view->left = 0;
    view->rows = view->sheet->rows - LINES_ABOVE - LINES_BELOW;
    view->columns = panel > 0 ? columns - panel - 2 : columns;
    if (view->columns > view->board_columns)
        view->columns = view->board_columns;
    if (view->rows > view->board_rows)
        view->rows = view->board_rows;
    view_scroll(view, position, cell);
    return panel;
}

bool layout_has_room(const struct board_sheet *sheet, const char *sentence)
{
    if (sheet->rows >= LEAST_ROWS && sheet->columns >= LEAST_COLUMNS)
        return true;
    for (int row = 0; sentence != NULL && row < sheet->rows; row++) {
        const char *next;
        const size_t length = sheet_line(sentence, sheet->columns, &next);
        (void)sheet_write(sheet, row, 0, (int)length, INK_PLAIN, sentence);
        sentence = next;
    }
    return false;
}
