/* SPDX-License-Identifier: MIT */
/*
 * Draws the lines of the grid, numbers in cells, pencil marks, and conflicts.
 */
#include "picture/shapes/digits.h"

#include "picture/shapes/geometry.h"

enum { MARGIN = 30, BELOW_LABEL = 235, BESIDE_LABEL = 70, INSET = 45 };
enum { PLACE_PERCENT = 92, ROW_PITCH = 175, ROW_HEIGHT = 300, ROW_WIDTH = 900, WIDE_PERCENT = 70 };

/* ---------------------------------------------------------------------------------------- grid */

static void draw_segment(ennead_scene *scene, point from, point to)
{
    scene_move(scene, from);
    scene_line(scene, to);
}

static void draw_thin_lines(ennead_scene *scene)
{
    const struct drawn_board *board = &scene->board;
    const int32_t right = board->columns * CELL_SIDE, bottom = board->rows * CELL_SIDE;

    if (board->cells == 1)
        return;
    scene_path(scene, as(ENNEAD_ROLE_LINE));
    for (int32_t y = CELL_SIDE; y < bottom; y += CELL_SIDE)
        draw_segment(scene, (point){0, y}, (point){right, y});
    for (int32_t x = CELL_SIDE; x < right; x += CELL_SIDE)
        draw_segment(scene, (point){x, 0}, (point){x, bottom});
}

/* The region of a cell; outside the grid, a number that no region has. */
static int region_at(const struct drawn_board *board, int row, int column)
{
    if (row < 0 || row >= board->rows || column < 0 || column >= board->columns)
        return -1;
    return board->regions[row * board->columns + column];
}

enum run_direction { ACROSS, DOWN };

/* Draws the parts of grid line number `line` where the regions on its two sides differ. */
static void draw_borders_along(ennead_scene *scene, int line, enum run_direction direction,
                               int length)
{
    const struct drawn_board *board = &scene->board;
    int start = -1;

    for (int i = 0; i <= length; i++) {
        const bool border =
            i < length &&
            (direction == ACROSS ? region_at(board, line - 1, i) != region_at(board, line, i)
                                 : region_at(board, i, line - 1) != region_at(board, i, line));
        const int32_t at = line * CELL_SIDE;
        if (border && start < 0)
            start = i;
        if (border || start < 0)
            continue;
        if (direction == ACROSS)
            draw_segment(scene, (point){start * CELL_SIDE, at}, (point){i * CELL_SIDE, at});
        else
            draw_segment(scene, (point){at, start * CELL_SIDE}, (point){at, i * CELL_SIDE});
        start = -1;
    }
}

void draw_grid(ennead_scene *scene)
{
    const struct drawn_board *board = &scene->board;

    draw_thin_lines(scene);
    scene_path(scene, as(ENNEAD_ROLE_BORDER));
    for (int row = 0; row <= board->rows; row++)
        draw_borders_along(scene, row, ACROSS, board->columns);
    for (int column = 0; column <= board->columns; column++)
        draw_borders_along(scene, column, DOWN, board->rows);
}

/* -------------------------------------------------------------------------------------- values */

void write_value(text_buffer *p, const struct drawn_board *board, int value)
{
    const int number = value + board->first_value - 1;

    if (number <= 9 || number > ENNEAD_MOST_SIGNS ||
        board->picture->notation == ENNEAD_NOTATION_NUMBERS)
        buffer_number(p, number);
    else
        buffer_character(p, (char)(number < 36 ? 'A' + number - 10 : 'a' + number - 36));
}

void draw_value(ennead_scene *scene, shape_look look, point center, int32_t height, int value)
{
    char text[8];
    text_buffer p = {.text = text, .room = sizeof text};

    write_value(&p, &scene->board, value);
    buffer_end(&p);
    scene_centered(scene, look, center, p.length > 1 ? height * WIDE_PERCENT / 100 : height, text);
}

/* --------------------------------------------------------------------------------------- marks */

static int lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

void choose_marks(struct drawn_board *board)
{
    const ennead_picture *picture = board->picture;

    for (int cell = 0; cell < board->cells; cell++)
        if (value_on(board, cell) != 0 || picture->solution != NULL ||
            picture->marks == ENNEAD_PICTURE_MARKS_NONE)
            board->shown[cell] = 0;
        else if (board->with_marks)
            board->shown[cell] = board->marks[cell];
        else
            board->shown[cell] = board->limits[cell];
}

/* How many marks are side by side, at fixed positions. */
static int marks_across(const struct drawn_board *board)
{
    int across = 1;

    while (across * across < board->values)
        across++;
    return across;
}

static int marks_down(const struct drawn_board *board)
{
    const int across = marks_across(board);

    return (board->values + across - 1) / across;
}

static int32_t row_pitch(const struct drawn_board *board, int cell)
{
    const int count = __builtin_popcountll(board->shown[cell]);

    return count * ROW_PITCH > ROW_WIDTH ? ROW_WIDTH / count : ROW_PITCH;
}

/* The part of a cell used for marks. */
static void mark_area(const struct drawn_board *board, int cell, point *corner, point *size)
{
    const bool label = board->labels[cell] > 0;

    *corner = (point){label ? BESIDE_LABEL : MARGIN, label ? BELOW_LABEL : MARGIN};
    *size = (point){CELL_SIDE - corner->x - (label ? INSET : MARGIN),
                    CELL_SIDE - corner->y - (label ? INSET : MARGIN)};
}

int32_t mark_height(const struct drawn_board *board, int cell)
{
    point corner, size;

    if (board->picture->mark_places == ENNEAD_MARK_PLACES_ROW)
        return ROW_HEIGHT * row_pitch(board, cell) / ROW_PITCH;
    mark_area(board, cell, &corner, &size);
    const int32_t wide = size.x / marks_across(board), high = size.y / marks_down(board);
    return (wide < high ? wide : high) * PLACE_PERCENT / 100;
}

point mark_center(const struct drawn_board *board, int cell, int value)
{
    const point at = cell_corner(board, cell);
    const int across = marks_across(board), down = marks_down(board);
    point corner, size;

    if (board->picture->mark_places == ENNEAD_MARK_PLACES_ROW) {
        const uint64_t before = board->shown[cell] & (((uint64_t)1 << (value - 1)) - 1);
        const int last = __builtin_popcountll(board->shown[cell]) - 1;
        const int offset = 2 * __builtin_popcountll(before) - last;
        return (point){at.x + CELL_SIDE / 2 + offset * row_pitch(board, cell) / 2,
                       at.y + CELL_SIDE / 2};
    }
    mark_area(board, cell, &corner, &size);
    return (point){at.x + corner.x + (2 * ((value - 1) % across) + 1) * size.x / (2 * across),
                   at.y + corner.y + (2 * ((value - 1) / across) + 1) * size.y / (2 * down)};
}

static void draw_marks(ennead_scene *scene, int cell)
{
    const struct drawn_board *board = &scene->board;
    const bool given = (board->shown[cell] & ~board->limits[cell]) == 0 && !board->with_marks;
    const shape_look look = as(given ? ENNEAD_ROLE_GIVEN_MARK : ENNEAD_ROLE_MARK);
    const int32_t height = mark_height(board, cell);

    for (uint64_t rest = board->shown[cell]; rest != 0; rest &= rest - 1)
        draw_value(scene, look, mark_center(board, cell, lowest(rest) + 1), height,
                   lowest(rest) + 1);
}

/* ------------------------------------------------------------------------------------ in cells */

void draw_digits(ennead_scene *scene)
{
    const struct drawn_board *board = &scene->board;
    const uint8_t *solution = board->picture->solution;

    for (int cell = 0; cell < board->cells; cell++) {
        const point center = cell_center(board, cell);
        if (board->given[cell] != 0)
            draw_value(scene, as(ENNEAD_ROLE_GIVEN), center, DIGIT_HEIGHT, board->given[cell]);
        else if (board->placed[cell] != 0)
            draw_value(scene, as(ENNEAD_ROLE_DIGIT), center, DIGIT_HEIGHT, board->placed[cell]);
        else if (solution != NULL && solution[cell] >= board->first_value)
            draw_value(scene, as(ENNEAD_ROLE_SOLUTION), center, DIGIT_HEIGHT,
                       solution[cell] - board->first_value + 1);
        else
            draw_marks(scene, cell);
    }
}

/* ----------------------------------------------------------------------------------- conflicts */

/* If there is a solution, a placed value must agree with it. */
static bool is_wrong(const struct drawn_board *board, int cell)
{
    const uint8_t *solution = board->picture->solution;

    return solution != NULL && board->placed[cell] != 0 &&
           board->placed[cell] != solution[cell] - board->first_value + 1;
}

/* The values in each house, and those that occur more than once. */
struct seen_values {
    uint64_t once[256], twice[256];
};

static void see(struct seen_values *seen, int house, int value)
{
    const uint64_t bit = (uint64_t)1 << (value - 1);

    seen->twice[house] |= seen->once[house] & bit;
    seen->once[house] |= bit;
}

static int house_of(const struct drawn_board *board, int kind, int cell)
{
    switch (kind) {
    case 0:
        return row_on(board, cell);
    case 1:
        return column_on(board, cell);
    default:
        return board->regions[cell];
    }
}

static void find_conflicts(struct drawn_board *board)
{
    for (int kind = 0; kind < 3; kind++) {
        struct seen_values seen = {.once = {0}};
        if ((board->houses >> kind & 1) == 0)
            continue;
        for (int cell = 0; cell < board->cells; cell++)
            if (value_on(board, cell) != 0)
                see(&seen, house_of(board, kind, cell), value_on(board, cell));
        if (kind == 2)
            seen.twice[ENNEAD_NO_REGION] = 0;
        for (int cell = 0; cell < board->cells; cell++)
            if (value_on(board, cell) != 0 &&
                (seen.twice[house_of(board, kind, cell)] >> (value_on(board, cell) - 1) & 1) != 0)
                board->conflicts[cell / 64] |= (uint64_t)1 << cell % 64;
    }
    for (int cell = 0; cell < board->cells; cell++)
        if (is_wrong(board, cell))
            board->conflicts[cell / 64] |= (uint64_t)1 << cell % 64;
}

void draw_conflicts(ennead_scene *scene)
{
    struct drawn_board *board = &scene->board;

    find_conflicts(board);
    for (int cell = 0; cell < board->cells; cell++) {
        const point corner = cell_corner(board, cell);
        if ((board->conflicts[cell / 64] >> cell % 64 & 1) != 0)
            scene_rectangle(scene, as(ENNEAD_ROLE_CONFLICT),
                            (point){corner.x + INSET, corner.y + INSET}, CELL_SIDE - 2 * INSET,
                            CELL_SIDE - 2 * INSET);
    }
}
