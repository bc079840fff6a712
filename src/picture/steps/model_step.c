/* SPDX-License-Identifier: MIT */
/*
 * Steps of the model, on a board of any size: where its words say to look, the cells that it
 * changes, and the values eliminated from these.
 */
#include <string.h>

#include "picture/shapes/digits.h"
#include "picture/shapes/geometry.h"
#include "picture/steps/facts.h"
#include "picture/steps/model_step.h"

enum { CHANGED_INSET = 40 };

/* Reads a number after a word. Returns the text after it, or NULL. */
static const char *read_number(const char *text, const char *word, int *number)
{
    const size_t length = strlen(word);

    if (strncmp(text, word, length) != 0 || text[length] < '0' || text[length] > '9')
        return NULL;
    *number = 0;
    for (text += length; *text >= '0' && *text <= '9' && *number < ENNEAD_MOST_CELLS; text++)
        *number = *number * 10 + (*text - '0');
    return text;
}

/* Whether a cell is in the house named "row 3", "column 2", "box 5" or "region 5". */
static bool is_in_house(const struct drawn_board *board, const char *where, int cell)
{
    int number = 0;

    if (read_number(where, "row ", &number) != NULL)
        return row_on(board, cell) == number - 1;
    if (read_number(where, "column ", &number) != NULL)
        return column_on(board, cell) == number - 1;
    return (read_number(where, "box ", &number) != NULL ||
            read_number(where, "region ", &number) != NULL) &&
           board->regions[cell] == number - 1;
}

static void draw_named_cells(ennead_scene *scene, const char *where)
{
    const struct drawn_board *board = &scene->board;

    for (; *where != '\0'; where++) {
        int row = 0, column = 0;
        const char *behind = read_number(where, "r", &row);
        if (behind == NULL || read_number(behind, "c", &column) == NULL || row < 1 ||
            row > board->rows || column < 1 || column > board->columns)
            continue;
        const uint16_t cell = (uint16_t)((row - 1) * board->columns + column - 1);
        draw_outline(scene, as(ENNEAD_ROLE_CAUSE_CELL), &cell, 1, 0);
    }
}

static void draw_where(ennead_scene *scene, const char *where)
{
    const struct drawn_board *board = &scene->board;
    uint16_t list[ENNEAD_MOST_CELLS];
    size_t count = 0;

    for (int cell = 0; cell < board->cells; cell++)
        if (is_in_house(board, where, cell))
            list[count++] = (uint16_t)cell;
    if (count > 0)
        draw_outline(scene, as(ENNEAD_ROLE_BASE), list, count, CHANGED_INSET);
    else
        draw_named_cells(scene, where);
}

static void draw_removed(ennead_scene *scene, int cell, int value)
{
    const point center = mark_center(&scene->board, cell, value);
    const int32_t height = mark_height(&scene->board, cell);

    scene_circle(scene, as(ENNEAD_ROLE_ELIMINATED), center, height);
    draw_strike(scene, center, height);
}

static void draw_change(ennead_scene *scene, int cell)
{
    struct drawn_board *board = &scene->board;
    const uint64_t before = board->marks[cell], after = board->picture->after[cell] & before;
    const uint16_t changed = (uint16_t)cell;

    draw_outline(scene, as(ENNEAD_ROLE_CHANGED_CELL), &changed, 1, CHANGED_INSET);
    if (value_on(board, cell) != 0)
        return;
    board->shown[cell] = before;
    for (uint64_t rest = before & ~after; rest != 0; rest &= rest - 1)
        draw_removed(scene, cell, __builtin_ctzll(rest) + 1);
    if (after != 0 && (after & (after - 1)) == 0)
        scene_circle(scene, as(ENNEAD_ROLE_PLACED),
                     mark_center(board, cell, __builtin_ctzll(after) + 1),
                     mark_height(board, cell));
}

void draw_model_step(ennead_scene *scene)
{
    const struct drawn_board *board = &scene->board;
    const ennead_model_step *step = board->picture->model_step;

    if (memchr(step->where, '\0', sizeof step->where) != NULL)
        draw_where(scene, step->where);
    for (int cell = 0; cell < board->cells; cell++)
        if ((step->changed[cell / 64] >> cell % 64 & 1) != 0)
            draw_change(scene, cell);
}
