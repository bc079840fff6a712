/* SPDX-License-Identifier: MIT */
/*
 * Lines through the middles of cells, and what is at their ends.
 */
#include "picture/rules/lines.h"

enum { BULB = 800, CORE = 560, CIRCLE = 800, DIAMOND = 390, MIDDLE = 380, READ = 160, START = 90 };
enum { HEAD = 212, PERCENT_OF_RADIUS = 98 };
enum { DUTCH = 4, USUAL_WHISPER = 5 };

void draw_line(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_through(scene, as(how->role), rule->cells, rule->cell_count);
    draw_corner(scene, how, rule, rule->cells[0]);
}

void draw_thermo(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_line(scene, how, rule);
    scene_circle(scene, as(ENNEAD_ROLE_BULB), cell_center(&scene->board, rule->cells[0]), BULB);
}

void draw_slow_thermo(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const point bulb = cell_center(&scene->board, rule->cells[0]);

    draw_line(scene, how, rule);
    scene_circle(scene, as(ENNEAD_ROLE_SLOW_BULB), bulb, BULB);
    draw_through(scene, as(ENNEAD_ROLE_SLOW_CORE), rule->cells, rule->cell_count);
    scene_circle(scene, as(ENNEAD_ROLE_SLOW_CORE_BULB), bulb, CORE);
}

/* A difference of 4 has its own color; if it is not 5, the number is written. */
void draw_whisper(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    rule_picture chosen = *how;
    const int32_t least = rule->number_count > 0 ? rule->numbers[0] : USUAL_WHISPER;

    if (least == DUTCH)
        chosen.role = ENNEAD_ROLE_DUTCH_WHISPER;
    chosen.usual = least == DUTCH ? DUTCH : USUAL_WHISPER;
    draw_line(scene, &chosen, rule);
}

/* A line between the circles at its ends, from rim to rim. */
static void line_between_ends(ennead_scene *scene, shape_look look, const ennead_constraint *rule,
                              int32_t radius)
{
    const struct drawn_board *board = &scene->board;
    const size_t last = rule->cell_count - 1;
    const point first = cell_center(board, rule->cells[0]);
    const point end = cell_center(board, rule->cells[last]);

    scene_path(scene, look);
    scene_move(scene, spot_towards(first, cell_center(board, rule->cells[1]), radius));
    for (size_t i = 1; i < last; i++)
        scene_line(scene, cell_center(board, rule->cells[i]));
    scene_line(scene, spot_towards(end, cell_center(board, rule->cells[last - 1]), radius));
}

void draw_ended_line(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const struct drawn_board *board = &scene->board;

    line_between_ends(scene, as(how->role), rule, CIRCLE / 2);
    scene_circle(scene, as(how->end), cell_center(board, rule->cells[0]), CIRCLE);
    scene_circle(scene, as(how->end), cell_center(board, rule->cells[rule->cell_count - 1]),
                 CIRCLE);
}

void draw_lockout(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const struct drawn_board *board = &scene->board;

    line_between_ends(scene, as(how->role), rule, DIAMOND * 2 / 3);
    draw_diamond(scene, as(how->end), cell_center(board, rule->cells[0]), DIAMOND);
    draw_diamond(scene, as(how->end), cell_center(board, rule->cells[rule->cell_count - 1]),
                 DIAMOND);
    draw_corner(scene, how, rule, rule->cells[0]);
}

/* With a dot in the middle, which is in a cell or between two. */
void draw_zipper(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const struct drawn_board *board = &scene->board;
    const point one = cell_center(board, rule->cells[(rule->cell_count - 1) / 2]);
    const point other = cell_center(board, rule->cells[rule->cell_count / 2]);

    draw_line(scene, how, rule);
    scene_circle(scene, as(how->end), between_spots(one, other), MIDDLE);
}

void draw_loop(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_line(scene, how, rule);
    scene_close(scene);
}

/* --------------------------------------------------------------------------------------- arrow */

/* The cell of a circle where an arrow's shaft begins: the one nearest to the shaft's first cell. */
static int nearest_cell(const struct drawn_board *board, const uint16_t *circle, size_t count,
                        int shaft)
{
    int nearest = circle[0];

    for (size_t i = 1; i < count; i++)
        if (distance(cell_center(board, circle[i]), cell_center(board, shaft)) <
            distance(cell_center(board, nearest), cell_center(board, shaft)))
            nearest = circle[i];
    return nearest;
}

static void draw_circle(ennead_scene *scene, const rule_picture *how, const uint16_t *list,
                        size_t count)
{
    const point one = cell_center(&scene->board, list[0]);
    const point other = cell_center(&scene->board, list[count - 1]);

    if (count == 1)
        scene_circle(scene, as(how->end), one, CIRCLE);
    else
        draw_pill(scene, as(how->end), one, other, CIRCLE / 2);
}

/* Two strokes back from the tip. */
static void draw_open_head(ennead_scene *scene, shape_look look, point tip, point from)
{
    draw_angle(scene, look, spot_beside(tip, from, HEAD, HEAD), tip,
               spot_beside(tip, from, HEAD, -HEAD));
}

void draw_arrow(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const struct drawn_board *board = &scene->board;
    const size_t circle = rule->parts[0];
    const uint16_t *shaft = rule->cells + circle;
    const size_t count = rule->cell_count - circle;
    const int from = nearest_cell(board, rule->cells, circle, shaft[0]);
    const point begin = cell_center(board, from), tip = cell_center(board, shaft[count - 1]);
    const point before = count > 1 ? cell_center(board, shaft[count - 2]) : begin;

    scene_path(scene, as(how->role));
    scene_move(scene, spot_towards(begin, cell_center(board, shaft[0]),
                                   CIRCLE / 2 * PERCENT_OF_RADIUS / 100));
    for (size_t i = 0; i < count; i++)
        scene_line(scene, cell_center(board, shaft[i]));
    draw_open_head(scene, as(how->role), tip, before);
    draw_circle(scene, how, rule->cells, circle);
}

/* ------------------------------------------------------------------------------ cells in order */

static void draw_read_part(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count)
{
    const struct drawn_board *board = &scene->board;

    draw_through(scene, look, list, count);
    for (size_t i = 0; i < count; i++)
        scene_circle(scene, toned(ENNEAD_ROLE_READ_CELL, look.tone), cell_center(board, list[i]),
                     READ);
    scene_circle(scene, toned(ENNEAD_ROLE_READ_START, look.tone), cell_center(board, list[0]),
                 START);
}

/* A line with a direction, which begins at the filled dot. */
void draw_read_line(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_parts(scene, rule, toned(how->role, next_tone(scene)), draw_read_part);
}
