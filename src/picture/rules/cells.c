/* SPDX-License-Identifier: MIT */
/*
 * Signs in single cells.
 */
#include "picture/rules/cells.h"

enum { ODD = 700, EVEN = 660, RING = 800, BASE = 70, HALF = 90, DEEP = 60 };

void draw_odd(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    for (size_t i = 0; i < rule->cell_count; i++)
        scene_circle(scene, as(how->role), cell_center(&scene->board, rule->cells[i]), ODD);
}

void draw_even(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    for (size_t i = 0; i < rule->cell_count; i++) {
        const point center = cell_center(&scene->board, rule->cells[i]);
        scene_rectangle(scene, as(how->role), (point){center.x - EVEN / 2, center.y - EVEN / 2},
                        EVEN, EVEN);
    }
}

void draw_counting(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const shape_look look = toned(how->role, next_tone(scene));

    for (size_t i = 0; i < rule->cell_count; i++)
        scene_circle(scene, look, cell_center(&scene->board, rule->cells[i]), RING);
}

/* ------------------------------------------------------------------------- minimum and maximum */

static bool is_named(const ennead_constraint *rule, int cell)
{
    for (size_t i = 0; i < rule->cell_count; i++)
        if (rule->cells[i] == cell)
            return true;
    return false;
}

/* A chevron at one side of a cell, pointing toward its middle or away from it. */
static void draw_side(ennead_scene *scene, point center, int east, int south, int inwards)
{
    const int32_t base = CELL_SIDE / 2 - BASE - (inwards < 0 ? DEEP : 0);
    const int32_t peak = base - inwards * DEEP;
    const point middle = {center.x + east * base, center.y + south * base};
    const point tip = {center.x + east * peak, center.y + south * peak};

    draw_angle(scene, as(ENNEAD_ROLE_CHEVRON),
               (point){middle.x + south * HALF, middle.y + east * HALF}, tip,
               (point){middle.x - south * HALF, middle.y - east * HALF});
}

static void draw_extreme(ennead_scene *scene, const rule_picture *how,
                         const ennead_constraint *rule, int inwards)
{
    static const int east[4] = {1, 0, -1, 0}, south[4] = {0, 1, 0, -1};
    const struct drawn_board *board = &scene->board;

    for (size_t i = 0; i < rule->cell_count; i++) {
        const int row = row_on(board, rule->cells[i]), column = column_on(board, rule->cells[i]);
        scene_rectangle(scene, as(how->role), cell_corner(board, rule->cells[i]), CELL_SIDE,
                        CELL_SIDE);
        for (int side = 0; side < 4; side++) {
            const int r = row + south[side], c = column + east[side];
            if (r >= 0 && r < board->rows && c >= 0 && c < board->columns &&
                !is_named(rule, r * board->columns + c))
                draw_side(scene, cell_center(board, rule->cells[i]), east[side], south[side],
                          inwards);
        }
    }
}

void draw_minimum(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_extreme(scene, how, rule, 1);
}

void draw_maximum(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_extreme(scene, how, rule, -1);
}
