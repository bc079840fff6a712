/* SPDX-License-Identifier: MIT */
#include "cli/view/view.h"

#include <string.h>

#include "cli/view/cell.h"
#include "cli/view/lines.h"

int view_row(const struct board_view *view, int32_t y)
{
    const int32_t scaled = y * (view->cell_rows + 1);
    return (scaled >= 0 ? scaled : scaled - ENNEAD_PICTURE_CELL + 1) / ENNEAD_PICTURE_CELL;
}

int view_column(const struct board_view *view, int32_t x)
{
    const int32_t scaled = x * (view->cell_columns + 1);
    return (scaled >= 0 ? scaled : scaled - ENNEAD_PICTURE_CELL + 1) / ENNEAD_PICTURE_CELL;
}

struct sheet_glyph *view_at(const struct board_view *view, int row, int column)
{
    const int down = row - view->first_row, right = column - view->first_column;
    if (down < 0 || down >= view->rows || right < 0 || right >= view->columns)
        return NULL;
    return sheet_at(view->sheet, view->top + down, view->left + right);
}

void view_measure(struct board_view *view, const struct board_position *position,
                  const ennead_scene *scene, enum view_size size)
{
    size_t count;
    const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);
    view->cell_rows = size == VIEW_LARGE ? 3 : 1;
    view->cell_columns = size == VIEW_LARGE ? 7 : 3;
    view->least_row = view->least_column = 0;
    view->board_rows = position->rows * (view->cell_rows + 1) + 1;
    view->board_columns = position->columns * (view->cell_columns + 1) + 1;
    int last_row = view->board_rows - 1, last_column = view->board_columns - 1;
    for (size_t i = 0; i < count; i++) {
        if (shapes[i].role != ENNEAD_ROLE_CLUE)
            continue;
        const int row = view_row(view, shapes[i].y - shapes[i].height / 2);
        const int column = view_column(view, shapes[i].x);
        view->least_row = row < view->least_row ? row : view->least_row;
        view->least_column = column - 2 < view->least_column ? column - 2 : view->least_column;
        last_row = row > last_row ? row : last_row;
        last_column = column + 2 > last_column ? column + 2 : last_column;
    }
    view->board_rows = last_row - view->least_row + 1;
    view->board_columns = last_column - view->least_column + 1;
}

/* The first line in sight, so that those from `from` to `to` are; all, if there is room for all. */
static int scrolled(int least, int all, int room, int from, int to)
{
    const int middle = (from + to) / 2 - room / 2, last = least + all - room;
    if (all <= room || middle < least)
        return least;
    return middle > last ? last : middle;
}

void view_scroll(struct board_view *view, const struct board_position *position, int cell)
{
    const int row = cell / position->columns * (view->cell_rows + 1);
    const int column = cell % position->columns * (view->cell_columns + 1);
    view->first_row =
        scrolled(view->least_row, view->board_rows, view->rows, row, row + view->cell_rows + 1);
    view->first_column = scrolled(view->least_column, view->board_columns, view->columns, column,
                                  column + view->cell_columns + 1);
}

int view_cell(const struct board_view *view, const struct board_position *position, int row,
              int column)
{
    const int down = row - view->top, right = column - view->left;
    const int at_row = down + view->first_row, at_column = right + view->first_column;
    if (down < 0 || down >= view->rows || right < 0 || right >= view->columns || at_row < 0 ||
        at_column < 0)
        return -1;
    const int cell_row = at_row / (view->cell_rows + 1);
    const int cell_column = at_column / (view->cell_columns + 1);
    return cell_row < position->rows && cell_column < position->columns
               ? cell_row * position->columns + cell_column
               : -1;
}

/* --------------------------------------------------------------------------------------- frame */

enum weight { NO_LINE, LIGHT, HEAVY };

/* The line above a cell, or beside it on the left; the cell may be one past the last. */
static enum weight above(const struct board_position *p, int row, int column)
{
    if (column < 0 || column >= p->columns || row < 0 || row > p->rows)
        return NO_LINE;
    const int cell = row * p->columns + column;
    return row == 0 || row == p->rows || p->region[cell] != p->region[cell - p->columns] ? HEAVY
                                                                                         : LIGHT;
}

static enum weight beside(const struct board_position *p, int row, int column)
{
    if (row < 0 || row >= p->rows || column < 0 || column > p->columns)
        return NO_LINE;
    const int cell = row * p->columns + column;
    return column == 0 || column == p->columns || p->region[cell] != p->region[cell - 1] ? HEAVY
                                                                                         : LIGHT;
}

/* Where lines meet: by those above, below, left and right. */
static const uint16_t joints[3][3][3][3] = {
    {
        {{0x0020, 0x2576, 0x257a}, {0x2574, 0x2500, 0x257c}, {0x2578, 0x257e, 0x2501}},
        {{0x2577, 0x250c, 0x250d}, {0x2510, 0x252c, 0x252e}, {0x2511, 0x252d, 0x252f}},
        {{0x257b, 0x250e, 0x250f}, {0x2512, 0x2530, 0x2532}, {0x2513, 0x2531, 0x2533}},
    },
    {
        {{0x2575, 0x2514, 0x2515}, {0x2518, 0x2534, 0x2536}, {0x2519, 0x2535, 0x2537}},
        {{0x2502, 0x251c, 0x251d}, {0x2524, 0x253c, 0x253e}, {0x2525, 0x253d, 0x253f}},
        {{0x257d, 0x251f, 0x2522}, {0x2527, 0x2541, 0x2546}, {0x252a, 0x2545, 0x2548}},
    },
    {
        {{0x2579, 0x2516, 0x2517}, {0x251a, 0x2538, 0x253a}, {0x251b, 0x2539, 0x253b}},
        {{0x257f, 0x251e, 0x2521}, {0x2526, 0x2540, 0x2544}, {0x2529, 0x2543, 0x2547}},
        {{0x2503, 0x2520, 0x2523}, {0x2528, 0x2542, 0x254a}, {0x252b, 0x2549, 0x254b}},
    },
};

enum line_direction { LINE_DOWN, LINE_ACROSS };

static uint32_t line_sign(const struct board_view *view, enum weight weight,
                          enum line_direction direction)
{
    static const uint32_t signs[2][2][3] = {
        {{' ', ':', '|'}, {' ', ' ', '-'}},
        {{' ', 0x2502, 0x2503}, {' ', 0x2500, 0x2501}},
    };
    return signs[view->utf8][direction][weight];
}

static void put(const struct board_view *view, int row, int column, uint32_t code,
                enum weight weight)
{
    struct sheet_glyph *glyph = view_at(view, row, column);
    if (glyph == NULL)
        return;
    glyph->code = code;
    glyph->ink = weight == HEAVY ? INK_HEAVY : INK_FRAME;
}

static void draw_joint(const struct board_view *view, const struct board_position *p, int row,
                       int column)
{
    const enum weight up = beside(p, row - 1, column), down = beside(p, row, column);
    const enum weight left = above(p, row, column - 1), right = above(p, row, column);
    const bool heavy = up == HEAVY || down == HEAVY || left == HEAVY || right == HEAVY;
    put(view, row * (view->cell_rows + 1), column * (view->cell_columns + 1),
        view->utf8 ? joints[up][down][left][right]
        : heavy    ? '+'
                   : '.',
        heavy ? HEAVY : LIGHT);
}

static void draw_frame(const struct board_view *view, const struct board_position *p)
{
    const int down = view->cell_rows + 1, right = view->cell_columns + 1;
    for (int row = 0; row <= p->rows; row++)
        for (int column = 0; column <= p->columns; column++) {
            const enum weight top = above(p, row, column), side = beside(p, row, column);
            draw_joint(view, p, row, column);
            for (int i = 1; i < right && top != NO_LINE; i++)
                put(view, row * down, column * right + i, line_sign(view, top, LINE_ACROSS), top);
            for (int i = 1; i < down && side != NO_LINE; i++)
                put(view, row * down + i, column * right, line_sign(view, side, LINE_DOWN), side);
        }
}

void view_draw(const struct board_view *view, const struct board_position *position,
               const ennead_scene *scene, const struct looks *looks)
{
    draw_frame(view, position);
    lines_draw_rules(view, scene);
    for (int cell = 0; cell < position->cells; cell++)
        cell_draw(view, position, cell, looks);
    if (looks->links)
        lines_draw_links(view, scene);
}
