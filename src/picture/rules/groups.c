/* SPDX-License-Identifier: MIT */
/*
 * Sets of cells: outlines, cages, shades, windows, diagonals.
 */
#include "picture/rules/groups.h"

enum {
    GROUP_INSET = 60,
    CAGE_INSET = 80,
    SHADE_INSET = 95,
    RIM_INSET = 40,
    CHOICE_INSET = 25,
    COUNT_RING = 800
};

static void outline_group(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count)
{
    draw_outline(scene, look, list, count, GROUP_INSET);
}

void draw_group(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    outline_group(scene, toned(how->role, next_tone(scene)), rule->cells, rule->cell_count);
    draw_corner(scene, how, rule, first_cell(rule->cells, rule->cell_count));
}

/* Each cell shows its factor, if there are any. */
void draw_sum(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_group(scene, how, rule);
    for (size_t i = 1; i < rule->number_count; i++) {
        char text[16];
        text_buffer p = {.text = text, .room = sizeof text};
        buffer_signed(&p, rule->numbers[i]);
        buffer_text(&p, "\u00d7");
        buffer_end(&p);
        draw_corner_text(scene, rule->cells[i - 1], text);
    }
}

void draw_cage(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_outline(scene, as(how->role), rule->cells, rule->cell_count, CAGE_INSET);
    draw_corner(scene, how, rule, first_cell(rule->cells, rule->cell_count));
}

/* A circle around the cell that counts, and an outline around those that it counts. */
void draw_distinct(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const shape_look look = toned(how->role, next_tone(scene));

    scene_circle(scene, look, cell_center(&scene->board, rule->cells[0]), COUNT_RING);
    outline_group(scene, look, rule->cells + 1, rule->cell_count - 1);
}

/* Parts of one rule have the same color, and the same letter. */
void draw_equal_parts(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    size_t at = 0;

    scene->board.letters++;
    draw_parts(scene, rule, toned(how->role, next_tone(scene)), outline_group);
    for (size_t i = 0; i < rule->part_count; i++) {
        draw_corner(scene, how, rule, first_cell(rule->cells + at, rule->parts[i]));
        at += rule->parts[i];
    }
}

void draw_extra_region(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_outline(scene, as(how->role), rule->cells, rule->cell_count, SHADE_INSET);
}

static void fill_cells(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count)
{
    draw_outline(scene, look, list, count, 0);
}

void draw_clone(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    size_t at = 0;

    scene->board.letters++;
    draw_parts(scene, rule, toned(how->role, next_tone(scene)), fill_cells);
    for (size_t i = 0; i < rule->part_count; i++) {
        draw_corner(scene, how, rule, first_cell(rule->cells + at, rule->parts[i]));
        at += rule->parts[i];
    }
}

void draw_indexer(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    draw_outline(scene, as(how->role), rule->cells, rule->cell_count, RIM_INSET);
}

/* ------------------------------------------------------------------------------- of the grid */

void draw_windows(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const struct drawn_board *board = &scene->board;
    const int high = board->box_rows, wide = board->box_columns;

    (void)rule;
    for (int row = 1; high > 0 && row + high < board->rows; row += high + 1)
        for (int column = 1; column + wide < board->columns; column += wide + 1)
            scene_rectangle(scene, as(how->role),
                            (point){column * CELL_SIDE + RIM_INSET, row * CELL_SIDE + RIM_INSET},
                            wide * CELL_SIDE - 2 * RIM_INSET, high * CELL_SIDE - 2 * RIM_INSET);
}

static void draw_diagonal(ennead_scene *scene, shape_look look, point from, point to)
{
    scene_path(scene, look);
    scene_move(scene, from);
    scene_line(scene, to);
}

void draw_diagonal_up(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const int32_t side = scene->board.rows * CELL_SIDE;

    (void)rule;
    draw_diagonal(scene, as(how->role), (point){0, side}, (point){side, 0});
}

void draw_diagonal_down(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule)
{
    const int32_t side = scene->board.rows * CELL_SIDE;

    (void)rule;
    draw_diagonal(scene, as(how->role), (point){0, 0}, (point){side, side});
}
