/* SPDX-License-Identifier: MIT */
/*
 * Clues outside the grid, next to the first cell of their line; several at one place stand one
 * behind the other. If a line does not begin at the edge, its clue is drawn inside the grid, with
 * an arrow in the line's direction.
 */
#include "picture/rules/outside.h"

#include <stdlib.h>

enum {
    CLUE_TEXT = 460,
    CLUE_STEP = 720,
    CLUE_FIRST = 460,
    SIGN = 680,
    ARROW = 190,
    ARROW_HEAD = 150
};

/* How to come to the first cell of a line from outside. */
struct approach {
    int down, right;
};

static bool is_on_board(const struct drawn_board *board, int row, int column)
{
    return row >= 0 && row < board->rows && column >= 0 && column < board->columns;
}

/* Whether a line has one direction: `down` and `right` for each step. */
static bool find_direction(const struct drawn_board *board, const ennead_constraint *rule,
                           struct approach *found)
{
    const int row = row_on(board, rule->cells[0]), column = column_on(board, rule->cells[0]);

    if (rule->cell_count < 2)
        return false;
    found->down = row_on(board, rule->cells[1]) - row;
    found->right = column_on(board, rule->cells[1]) - column;
    for (size_t i = 2; i < rule->cell_count; i++)
        if (row_on(board, rule->cells[i]) != row + (int)i * found->down ||
            column_on(board, rule->cells[i]) != column + (int)i * found->right)
            return false;
    return abs(found->down) <= 1 && abs(found->right) <= 1;
}

/* Finds how to come to an edge cell from outside, straight or diagonally; if possible, from a
 * place directly outside the board. */
static bool find_approach(const struct drawn_board *board, int cell, int diagonal,
                          struct approach *found)
{
    const int row = row_on(board, cell), column = column_on(board, cell);

    for (int down = 1; down >= -1; down--)
        for (int right = 1; right >= -1; right--)
            if ((down != 0 && right != 0) == diagonal && (down != 0 || right != 0) &&
                !is_on_board(board, row - down, column - right)) {
                *found = (struct approach){down, right};
                if (!is_on_board(board, row + down, column + right))
                    return true;
            }
    return false;
}

static bool line_begins_outside(const struct drawn_board *board, const ennead_constraint *rule,
                                int diagonal, struct approach *found)
{
    const int row = row_on(board, rule->cells[0]), column = column_on(board, rule->cells[0]);

    if (rule->cell_count == 1)
        return find_approach(board, rule->cells[0], diagonal, found);
    return find_direction(board, rule, found) && (found->down != 0 || found->right != 0) &&
           (found->down != 0 && found->right != 0) == diagonal &&
           !is_on_board(board, row - found->down, column - found->right);
}

bool clue_has_place(const struct drawn_board *board, const ennead_constraint *rule)
{
    struct approach from;

    return line_begins_outside(board, rule, 0, &from) || line_begins_outside(board, rule, 1, &from);
}

/* --------------------------------------------------------------------------------------- places */

/* The middle of the next free place outside the grid in a row or column. */
static point next_place(ennead_scene *scene, enum board_side side, int line)
{
    struct drawn_board *board = &scene->board;
    uint8_t *count = &board->clues[side][line + 1];
    const int before = *count;
    const int32_t out = CLUE_FIRST + before * CLUE_STEP;
    const int32_t along = line * CELL_SIDE + CELL_SIDE / 2;

    if (before < UINT8_MAX)
        ++*count;
    if (*count > board->rings[side])
        board->rings[side] = *count;
    switch (side) {
    case SIDE_TOP:
        return (point){along, -out};
    case SIDE_BOTTOM:
        return (point){along, board->rows * CELL_SIDE + out};
    case SIDE_LEFT:
        return (point){-out, along};
    default:
        return (point){board->columns * CELL_SIDE + out, along};
    }
}

static void draw_sign(ennead_scene *scene, enum clue_sign sign, point center)
{
    const shape_look look = as(ENNEAD_ROLE_CLUE_SIGN);
    const int32_t half = SIGN / 2;

    switch (sign) {
    case CLUE_PLAIN:
        break;
    case CLUE_CIRCLE:
        scene_circle(scene, look, center, SIGN);
        break;
    case CLUE_TALL:
        scene_rectangle(scene, look, (point){center.x - half * 4 / 5, center.y - half},
                        SIGN * 4 / 5, SIGN);
        break;
    case CLUE_HIDDEN:
        scene_path(scene, look);
        scene_move(scene, (point){center.x - half * 4 / 5, center.y});
        scene_line(scene, (point){center.x - half * 4 / 5, center.y - half});
        scene_line(scene, (point){center.x + half * 4 / 5, center.y - half});
        scene_line(scene, (point){center.x + half * 4 / 5, center.y});
        break;
    case CLUE_SQUARE:
        draw_diamond(scene, look, center, half * 6 / 5);
        break;
    case CLUE_RANK:
        scene_path(scene, look);
        for (int32_t bar = -half * 4 / 5; bar < half; bar += half * 8 / 5) {
            scene_move(scene, (point){center.x - half, center.y + bar});
            scene_line(scene, (point){center.x + half, center.y + bar});
        }
        break;
    }
}

static void draw_clue_number(ennead_scene *scene, const rule_picture *how,
                             const ennead_constraint *rule, point center)
{
    char text[16];
    text_buffer p = {.text = text, .room = sizeof text};
    const int framed = how->sign != CLUE_PLAIN;

    buffer_signed(&p, rule->numbers[0]);
    buffer_end(&p);
    draw_sign(scene, how->sign, center);
    scene_centered(scene, as(how->role), center,
                   p.length > 2 ? CLUE_TEXT * 3 / 5
                   : framed     ? CLUE_TEXT * 4 / 5
                                : CLUE_TEXT,
                   text);
}

/* Draws a line inside the grid, with its number in the first cell. */
static void draw_inside(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const struct drawn_board *board = &scene->board;
    const size_t count = rule->cell_count;
    const int tone = next_tone(scene);

    draw_through(scene, toned(ENNEAD_ROLE_READ_LINE, tone), rule->cells, count);
    if (count > 1)
        draw_head(scene, toned(ENNEAD_ROLE_READ_START, tone),
                  cell_center(board, rule->cells[count - 1]),
                  cell_center(board, rule->cells[count - 2]), 2 * ARROW_HEAD);
    draw_corner(scene, how, rule, rule->cells[0]);
}

void draw_clue(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const struct drawn_board *board = &scene->board;
    struct approach from;

    if (!line_begins_outside(board, rule, 0, &from)) {
        draw_inside(scene, how, rule);
        return;
    }
    const enum board_side side = from.down > 0    ? SIDE_TOP
                                 : from.down < 0  ? SIDE_BOTTOM
                                 : from.right > 0 ? SIDE_LEFT
                                                  : SIDE_RIGHT;
    const int line =
        from.down != 0 ? column_on(board, rule->cells[0]) : row_on(board, rule->cells[0]);
    draw_clue_number(scene, how, rule, next_place(scene, side, line));
}

/* -------------------------------------------------------------------------------- little killer */

/* The number is diagonally outside the first cell, and an arrow points from it. */
void draw_little_killer(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const struct drawn_board *board = &scene->board;
    struct approach from;

    if (!line_begins_outside(board, rule, 1, &from)) {
        draw_inside(scene, how, rule);
        return;
    }
    const int row = row_on(board, rule->cells[0]) - from.down;
    const int column = column_on(board, rule->cells[0]) - from.right;
    const enum board_side side = row < 0              ? SIDE_TOP
                                 : row >= board->rows ? SIDE_BOTTOM
                                 : column < 0         ? SIDE_LEFT
                                                      : SIDE_RIGHT;
    const point center =
        next_place(scene, side, side == SIDE_TOP || side == SIDE_BOTTOM ? column : row);
    const point ahead = {center.x + from.right * CELL_SIDE, center.y + from.down * CELL_SIDE};
    const point tip = spot_towards(center, ahead, 310 + ARROW);
    draw_clue_number(scene, how, rule, (point){center.x, center.y});
    scene_path(scene, as(ENNEAD_ROLE_CLUE_SIGN));
    scene_move(scene, spot_towards(center, ahead, 310));
    scene_line(scene, tip);
    draw_angle(scene, as(ENNEAD_ROLE_CLUE_SIGN),
               spot_beside(tip, center, ARROW_HEAD * 2 / 3, ARROW_HEAD * 2 / 3), tip,
               spot_beside(tip, center, ARROW_HEAD * 2 / 3, -ARROW_HEAD * 2 / 3));
    if (row < 0 || row >= board->rows) {
        if (column < 0 && board->rings[SIDE_LEFT] == 0)
            scene->board.rings[SIDE_LEFT] = 1;
        if (column >= board->columns && board->rings[SIDE_RIGHT] == 0)
            scene->board.rings[SIDE_RIGHT] = 1;
    }
}
