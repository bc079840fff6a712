/* SPDX-License-Identifier: MIT */
#include "cli/view/lines.h"

#include <stdlib.h>
#include <string.h>

#include "cli/view/outline.h"

/* How the shapes of a role are drawn. */
enum drawn_as { NOT_DRAWN, AS_LINE, AS_CAGE, AS_ROUND, AS_DOT, AS_BLACK_DOT, AS_TEXT, AS_LINK };

static enum drawn_as drawing_of(ennead_role role)
{
    if (role >= ENNEAD_ROLE_THERMO && role <= ENNEAD_ROLE_DIAGONAL)
        return role == ENNEAD_ROLE_BULB || role == ENNEAD_ROLE_SLOW_BULB ||
                       role == ENNEAD_ROLE_CIRCLE || role == ENNEAD_ROLE_BETWEEN_END ||
                       role == ENNEAD_ROLE_DOUBLE_ARROW_END || role == ENNEAD_ROLE_LOCKOUT_END
                   ? AS_ROUND
                   : AS_LINE;
    switch (role) {
    case ENNEAD_ROLE_ODD:
    case ENNEAD_ROLE_EVEN:
        return AS_ROUND;
    case ENNEAD_ROLE_GROUP:
    case ENNEAD_ROLE_CHOICE:
    case ENNEAD_ROLE_CAGE:
        return AS_CAGE;
    case ENNEAD_ROLE_WHITE_DOT:
        return AS_DOT;
    case ENNEAD_ROLE_BLACK_DOT:
        return AS_BLACK_DOT;
    case ENNEAD_ROLE_CAGE_SUM:
    case ENNEAD_ROLE_WHITE_TEXT:
    case ENNEAD_ROLE_BLACK_TEXT:
    case ENNEAD_ROLE_EDGE_TEXT:
    case ENNEAD_ROLE_QUADRUPLE_TEXT:
    case ENNEAD_ROLE_CLUE:
        return AS_TEXT;
    case ENNEAD_ROLE_INNER:
    case ENNEAD_ROLE_STRONG:
    case ENNEAD_ROLE_WEAK:
        return AS_LINK;
    default:
        return NOT_DRAWN;
    }
}

/* A line that is drawn. */
struct stroke {
    const struct board_view *view;
    enum drawn_as as;
    enum ink ink;
    bool weak;
};

/* The character for a piece of a line that runs in a direction, in rows and columns. */
static uint32_t line_sign(const struct stroke *stroke, int rows, int columns)
{
    enum direction { ACROSS, DOWN, FALLING, RISING };
    static const uint32_t signs[2][2][4] = {
        {{'-', '|', '\\', '/'}, {'-', ':', '.', '.'}},
        {{0x2500, 0x2502, 0x2572, 0x2571}, {0x254c, 0x254e, 0xb7, 0xb7}},
    };
    const enum direction direction = 4 * abs(rows) < abs(columns)   ? ACROSS
                                     : 2 * abs(columns) < abs(rows) ? DOWN
                                     : (rows > 0) == (columns > 0)  ? FALLING
                                                                    : RISING;
    return signs[stroke->view->utf8][stroke->weak || stroke->as == AS_CAGE][direction];
}

/* Cages and lines may cover the frame; links stay where nothing is. */
static bool is_free(const struct stroke *stroke, const struct sheet_glyph *glyph)
{
    if (glyph->ink == INK_HEAVY)
        return false;
    return glyph->code == ' ' || glyph->ink == INK_FRAME || stroke->as != AS_LINK;
}

static void draw_piece(void *user, const struct path_piece *piece)
{
    const struct stroke *stroke = user;
    const struct board_view *view = stroke->view;
    const int row = view_row(view, piece->y), to_row = view_row(view, piece->to_y);
    const int column = view_column(view, piece->x), to_column = view_column(view, piece->to_x);
    const int rows = to_row - row, columns = to_column - column;
    const int steps = abs(rows) > abs(columns) ? abs(rows) : abs(columns);
    for (int i = 0; i <= steps; i++) {
        const int down = steps > 0 ? (2 * rows * i + (rows > 0 ? steps : -steps)) / (2 * steps) : 0;
        const int right =
            steps > 0 ? (2 * columns * i + (columns > 0 ? steps : -steps)) / (2 * steps) : 0;
        struct sheet_glyph *glyph = view_at(view, row + down, column + right);
        if (glyph == NULL || !is_free(stroke, glyph))
            continue;
        glyph->code = line_sign(stroke, rows, columns);
        glyph->ink = (uint8_t)stroke->ink;
    }
}

static void put(const struct board_view *view, int row, int column, uint32_t code, enum ink ink)
{
    struct sheet_glyph *glyph = view_at(view, row, column);
    if (glyph == NULL)
        return;
    glyph->code = code;
    glyph->ink = (uint8_t)ink;
}

/* Something round is a pair of parentheses round the middle of its cell. */
static void draw_round(const struct board_view *view, const ennead_shape *shape)
{
    int32_t x, y;
    outline_middle(shape, &x, &y);
    const int row = view_row(view, y), column = view_column(view, x);
    const int half = (view->cell_columns - 1) / 2;
    const bool square = shape->role == ENNEAD_ROLE_EVEN;
    put(view, row, column - half, square ? '[' : '(', INK_RULE);
    put(view, row, column + half, square ? ']' : ')', INK_RULE);
}

static void draw_dot(const struct board_view *view, const ennead_shape *shape, enum drawn_as as)
{
    int32_t x, y;
    outline_middle(shape, &x, &y);
    const uint32_t sign = as == AS_DOT ? (view->utf8 ? 0x25cb : 'o') : view->utf8 ? 0x25cf : '@';
    put(view, view_row(view, y), view_column(view, x), sign, INK_CLUE);
}

static void draw_text(const struct board_view *view, const ennead_shape *shape)
{
    const int length = (int)strlen(shape->text);
    int32_t x, y;
    outline_middle(shape, &x, &y);
    int column = view_column(view, x);
    if (shape->anchor == ENNEAD_ANCHOR_START)
        column += column % (view->cell_columns + 1) == 0;
    else
        column -= shape->anchor == ENNEAD_ANCHOR_MIDDLE ? (length - 1) / 2 : length - 1;
    for (int i = 0; i < length; i++)
        if ((uint8_t)shape->text[i] < 0x80)
            put(view, view_row(view, y), column + i, (uint8_t)shape->text[i], INK_CLUE);
}

static void draw_rule(const struct board_view *view, const ennead_shape *shape, enum drawn_as as)
{
    struct stroke stroke = {.view = view, .as = as, .ink = INK_RULE};
    switch (as) {
    case AS_LINE:
    case AS_CAGE:
        outline_pieces(shape, draw_piece, &stroke);
        break;
    case AS_ROUND:
        draw_round(view, shape);
        break;
    case AS_DOT:
    case AS_BLACK_DOT:
        draw_dot(view, shape, as);
        break;
    case AS_TEXT:
        draw_text(view, shape);
        break;
    case AS_LINK:
    case NOT_DRAWN:
        break;
    }
}

void lines_draw_rules(const struct board_view *view, const ennead_scene *scene)
{
    size_t count;
    const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);
    for (size_t i = 0; i < count; i++)
        draw_rule(view, &shapes[i], drawing_of(shapes[i].role));
}

/* The ends of a link get the same letter, at the left of their cells. */
static void draw_letter(const struct board_view *view, const ennead_shape *shape, char letter)
{
    const ennead_path_step *ends[] = {shape->path, &shape->path[shape->path_count - 1]};
    for (int i = 0; i < 2; i++) {
        const int row = ends[i]->y / ENNEAD_PICTURE_CELL, column = ends[i]->x / ENNEAD_PICTURE_CELL;
        put(view, row * (view->cell_rows + 1) + 1, column * (view->cell_columns + 1) + 1,
            (uint8_t)letter, INK_LINK);
    }
}

void lines_draw_links(const struct board_view *view, const ennead_scene *scene)
{
    size_t count;
    const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);
    int letters = 0;
    for (size_t i = 0; i < count; i++) {
        struct stroke stroke = {.view = view,
                                .as = AS_LINK,
                                .ink = INK_LINK,
                                .weak = shapes[i].role != ENNEAD_ROLE_STRONG};
        if (drawing_of(shapes[i].role) != AS_LINK || shapes[i].path_count == 0)
            continue;
        if (view->cell_rows > 1)
            outline_pieces(&shapes[i], draw_piece, &stroke);
        else
            draw_letter(view, &shapes[i], (char)('a' + letters++ % 26));
    }
}
