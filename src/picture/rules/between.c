/* SPDX-License-Identifier: MIT */
/*
 * Signs between cells: on the edge of two, or at the corner of four. If the cells do not touch,
 * the sign is on a line between them.
 */
#include "picture/rules/between.h"

#include <stdlib.h>

enum { DOT = 300, DOT_TEXT = 190, PATCH = 300, EDGE_TEXT = 360, DEEP = 45, HALF = 110 };
enum { QUADRUPLE = 520, QUADRUPLE_TEXT = 200, QUADRUPLE_STEP = 125, MOST_IN_QUADRUPLE = 6 };

static bool do_touch(const struct drawn_board *board, int one, int other)
{
    return abs(row_on(board, one) - row_on(board, other)) +
               abs(column_on(board, one) - column_on(board, other)) ==
           1;
}

/* The point halfway between two cells. If they do not touch, draws a line from one to the other. */
static point draw_way(ennead_scene *scene, int one, int other)
{
    const struct drawn_board *board = &scene->board;
    const point from = cell_center(board, one), to = cell_center(board, other);

    if (!do_touch(board, one, other)) {
        scene_path(scene, as(ENNEAD_ROLE_CHEVRON));
        scene_move(scene, spot_towards(from, to, CELL_SIDE / 3));
        scene_line(scene, spot_towards(to, from, CELL_SIDE / 3));
    }
    return between_spots(from, to);
}

void draw_greater(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const struct drawn_board *board = &scene->board;

    for (size_t i = 0; i + 1 < rule->cell_count; i++) {
        const point middle = draw_way(scene, rule->cells[i], rule->cells[i + 1]);
        const point greater = cell_center(board, rule->cells[i]);
        const point tip = spot_beside(middle, greater, -DEEP, 0);
        draw_angle(scene, as(how->role), spot_beside(tip, greater, 2 * DEEP, HALF), tip,
                   spot_beside(tip, greater, 2 * DEEP, -HALF));
    }
}

static void draw_number(ennead_scene *scene, shape_look look, point center, int32_t number)
{
    char text[16];
    text_buffer p = {.text = text, .room = sizeof text};

    buffer_signed(&p, number);
    buffer_end(&p);
    scene_centered(scene, look, center, p.length > 2 ? DOT_TEXT * 3 / 4 : DOT_TEXT, text);
}

static void draw_dot(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const point middle = draw_way(scene, rule->cells[0], rule->cells[1]);

    scene_circle(scene, as(how->role), middle, DOT);
    if (rule->number_count > 0 && rule->numbers[0] != how->usual)
        draw_number(scene, as(how->end), middle, rule->numbers[0]);
}

void draw_white_dot(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_dot(scene, how, rule);
}

void draw_black_dot(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_dot(scene, how, rule);
}

static void draw_letter(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule,
                        const char *letter)
{
    const point middle = draw_way(scene, rule->cells[0], rule->cells[1]);

    scene_rectangle(scene, as(ENNEAD_ROLE_EDGE_PATCH),
                    (point){middle.x - PATCH / 2, middle.y - PATCH / 2}, PATCH, PATCH);
    scene_centered(scene, as(how->role), middle, EDGE_TEXT, letter);
}

void draw_x(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_letter(scene, how, rule, "X");
}

void draw_v(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_letter(scene, how, rule, "V");
}

/* ----------------------------------------------------------------------------------- quadruple */

/* The common corner of cells within a 2x2 square. Returns false if they are not in one. */
static bool common_corner(const struct drawn_board *board, const ennead_constraint *rule,
                          point *corner)
{
    int top = board->rows, left = board->columns, bottom = 0, right = 0;

    for (size_t i = 0; i < rule->cell_count; i++) {
        const int row = row_on(board, rule->cells[i]), column = column_on(board, rule->cells[i]);
        top = row < top ? row : top;
        bottom = row > bottom ? row : bottom;
        left = column < left ? column : left;
        right = column > right ? column : right;
    }
    *corner = (point){(left + right + 1) * CELL_SIDE / 2, (top + bottom + 1) * CELL_SIDE / 2};
    return bottom - top <= 1 && right - left <= 1 && rule->cell_count > 1;
}

/* Numbers `from` to `to` of a rule, separated by blanks. */
static void write_numbers(text_buffer *p, const ennead_constraint *rule, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        buffer_text(p, i > from ? " " : "");
        buffer_signed(p, rule->numbers[i]);
    }
    buffer_end(p);
}

static void draw_in_circle(ennead_scene *scene, const ennead_constraint *rule, point center)
{
    char text[64];
    const size_t above = rule->number_count > 2 ? (rule->number_count + 1) / 2 : rule->number_count;
    const int32_t lift = rule->number_count > 2 ? QUADRUPLE_STEP * 4 / 5 : 0;
    const int32_t height = above > 2 ? QUADRUPLE_TEXT * 3 / 4 : QUADRUPLE_TEXT;
    text_buffer p = {.text = text, .room = sizeof text};

    write_numbers(&p, rule, 0, above);
    scene_centered(scene, as(ENNEAD_ROLE_QUADRUPLE_TEXT), (point){center.x, center.y - lift},
                   height, text);
    p.length = 0;
    write_numbers(&p, rule, above, rule->number_count);
    if (p.length > 0)
        scene_centered(scene, as(ENNEAD_ROLE_QUADRUPLE_TEXT), (point){center.x, center.y + lift},
                       height, text);
}

/* If the cells or numbers do not fit in a circle, they get an outline, with the numbers in its
 * corner. */
void draw_quadruple(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    point center;
    char text[16 * ENNEAD_MOST_SIZE];

    if (common_corner(&scene->board, rule, &center) && rule->number_count <= MOST_IN_QUADRUPLE) {
        scene_circle(scene, as(how->role), center, QUADRUPLE);
        draw_in_circle(scene, rule, center);
        return;
    }
    text_buffer p = {.text = text, .room = sizeof text};
    write_numbers(&p, rule, 0, rule->number_count);
    draw_outline(scene, toned(ENNEAD_ROLE_GROUP, next_tone(scene)), rule->cells, rule->cell_count,
                 60);
    draw_corner_text(scene, first_cell(rule->cells, rule->cell_count), text);
}
