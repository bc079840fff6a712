/* SPDX-License-Identifier: MIT */
/*
 * Geometric figures in integer arithmetic: a square root is found by bisection, a circle is four
 * curves.
 */
#include "picture/shapes/geometry.h"

#include "grid/assertions.h"

/* A quarter circle as a cubic curve: its handles have this length, in thousandths of the radius. */
enum { HANDLE = 552, PARTS = 1000 };

enum { LABEL_HEIGHT = 210, LABEL_SPACE = 35, LETTER_PERCENT = 58 };

static int32_t root(int64_t square)
{
    int64_t low = 0, high = 1 << 24;

    while (high - low > 1) {
        const int64_t middle = (low + high) / 2;
        if (middle * middle <= square)
            low = middle;
        else
            high = middle;
    }
    return (int32_t)low;
}

int32_t distance(point one, point other)
{
    const int64_t x = other.x - one.x, y = other.y - one.y;

    return root(x * x + y * y);
}

point spot_beside(point tip, point from, int32_t along, int32_t aside)
{
    const int32_t length = distance(tip, from);

    if (length == 0)
        return tip;
    const int64_t x = from.x - tip.x, y = from.y - tip.y;
    return (point){(int32_t)(tip.x + (x * along + y * aside) / length),
                   (int32_t)(tip.y + (y * along - x * aside) / length)};
}

point spot_towards(point one, point other, int32_t length)
{
    return spot_beside(one, other, length, 0);
}

void draw_through(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count)
{
    ASSERT(count > 0);
    scene_path(scene, look);
    scene_move(scene, cell_center(&scene->board, list[0]));
    for (size_t i = 1; i < count; i++)
        scene_line(scene, cell_center(&scene->board, list[i]));
    if (count == 1)
        scene_line(scene, cell_center(&scene->board, list[0]));
}

void draw_angle(ennead_scene *scene, shape_look look, point from, point over, point to)
{
    scene_path(scene, look);
    scene_move(scene, from);
    scene_line(scene, over);
    scene_line(scene, to);
}

void draw_diamond(ennead_scene *scene, shape_look look, point center, int32_t half)
{
    scene_path(scene, look);
    scene_move(scene, (point){center.x - half, center.y});
    scene_line(scene, (point){center.x, center.y - half});
    scene_line(scene, (point){center.x + half, center.y});
    scene_line(scene, (point){center.x, center.y + half});
    scene_close(scene);
}

/* Half a circle around `end`, where the line from `other` ends, from the line's left to its
 * right. */
static void half_circle(ennead_scene *scene, point end, point other, int32_t radius)
{
    const int32_t handle = radius * HANDLE / PARTS;
    const point top = spot_beside(end, other, -radius, 0);

    scene_curve(scene, spot_beside(end, other, -handle, radius),
                spot_beside(end, other, -radius, handle), top);
    scene_curve(scene, spot_beside(end, other, -radius, -handle),
                spot_beside(end, other, -handle, -radius), spot_beside(end, other, 0, -radius));
}

void draw_pill(ennead_scene *scene, shape_look look, point one, point other, int32_t distance)
{
    scene_path(scene, look);
    scene_move(scene, spot_beside(one, other, 0, distance));
    half_circle(scene, one, other, distance);
    scene_line(scene, spot_beside(other, one, 0, distance));
    half_circle(scene, other, one, distance);
    scene_close(scene);
}

void draw_head(ennead_scene *scene, shape_look look, point tip, point from, int32_t length)
{
    scene_path(scene, look);
    scene_move(scene, tip);
    scene_line(scene, spot_beside(tip, from, length, length * 2 / 5));
    scene_line(scene, spot_beside(tip, from, length, -length * 2 / 5));
    scene_close(scene);
}

/* ------------------------------------------------------------------------------------ outlines */

typedef uint64_t outline_cells[ENNEAD_MOST_CELLS / 64];

static bool is_there(const struct drawn_board *board, const outline_cells bits, int row, int column)
{
    if (row < 0 || row >= board->rows || column < 0 || column >= board->columns)
        return false;
    const int cell = row * board->columns + column;
    return (bits[cell / 64] >> (cell % 64) & 1) != 0;
}

/* A walk around cells, which are on its right: at a crossing of grid lines, heading east, south,
 * west or north. */
struct outline_walk {
    int row, column, heading;
};

static const int east[4] = {1, 0, -1, 0}, south[4] = {0, 1, 0, -1};

/* Whether the cell ahead, on the right or left of a crossing, belongs to the set. */
static bool has_cell(const struct drawn_board *board, const outline_cells bits,
                     struct outline_walk at, int right)
{
    static const int rows[4][2] = {{-1, 0}, {0, 0}, {0, -1}, {-1, -1}};
    static const int columns[4][2] = {{0, 0}, {0, -1}, {-1, -1}, {-1, 0}};

    return is_there(board, bits, at.row + rows[at.heading][right],
                    at.column + columns[at.heading][right]);
}

/* The corner of the outline at a crossing, between two headings. */
static point corner_inside(struct outline_walk at, int next, int32_t inset)
{
    const int right = (at.heading + 1) % 4, next_right = (next + 1) % 4;
    const int both = at.heading != next;

    return (point){at.column * CELL_SIDE + inset * (east[right] + both * east[next_right]),
                   at.row * CELL_SIDE + inset * (south[right] + both * south[next_right])};
}

/* Walks around once from the upper side of a cell, and removes the upper sides that it passes from
 * `tops`. */
static void walk_round(ennead_scene *scene, const outline_cells bits, outline_cells tops, int cell,
                       int32_t inset)
{
    const struct drawn_board *board = &scene->board;
    const struct outline_walk start = {row_on(board, cell), column_on(board, cell), 0};
    struct outline_walk at = start;
    bool moved = false;

    do {
        if (at.heading == 0) {
            const int passed = at.row * board->columns + at.column;
            tops[passed / 64] &= ~((uint64_t)1 << passed % 64);
        }
        at.row += south[at.heading];
        at.column += east[at.heading];
        const int next = !has_cell(board, bits, at, 1)  ? (at.heading + 1) % 4
                         : has_cell(board, bits, at, 0) ? (at.heading + 3) % 4
                                                        : at.heading;
        if (next != at.heading) {
            const point corner = corner_inside(at, next, inset);
            if (moved)
                scene_line(scene, corner);
            else
                scene_move(scene, corner);
            moved = true;
        }
        at.heading = next;
    } while (at.row != start.row || at.column != start.column || at.heading != start.heading);
    scene_close(scene);
}

void draw_outline(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count,
                  int32_t inset)
{
    const struct drawn_board *board = &scene->board;
    outline_cells bits = {0}, tops = {0};

    for (size_t i = 0; i < count; i++)
        bits[list[i] / 64] |= (uint64_t)1 << list[i] % 64;
    for (size_t i = 0; i < count; i++)
        if (!is_there(board, bits, row_on(board, list[i]) - 1, column_on(board, list[i])))
            tops[list[i] / 64] |= (uint64_t)1 << list[i] % 64;
    scene_path(scene, look);
    for (int cell = 0; cell < board->cells; cell++)
        if ((tops[cell / 64] >> cell % 64 & 1) != 0)
            walk_round(scene, bits, tops, cell, inset);
}

/* ---------------------------------------------------------------------------------------- texts */

int letter_count(const char *text)
{
    int count = 0;

    for (; *text != '\0'; text++)
        count += ((unsigned char)*text & 0xc0) != 0x80;
    return count;
}

void draw_corner_text(ennead_scene *scene, int cell, const char *text)
{
    struct drawn_board *board = &scene->board;
    const point corner = cell_corner(board, cell);
    const point at = {corner.x + 45, corner.y + 40 + board->labels[cell] * LABEL_HEIGHT};
    const int32_t width = letter_count(text) * LABEL_HEIGHT * LETTER_PERCENT / 100 + LABEL_SPACE;

    if (board->labels[cell] < 4)
        board->labels[cell]++;
    scene_rectangle(scene, as(ENNEAD_ROLE_CAGE_PATCH), at, width, LABEL_HEIGHT - 10);
    scene_text(scene, as(ENNEAD_ROLE_CAGE_SUM),
               (point){at.x + LABEL_SPACE / 2, at.y + LABEL_HEIGHT * 4 / 5}, LABEL_HEIGHT,
               ENNEAD_ANCHOR_START, text);
}

int first_cell(const uint16_t *list, size_t count)
{
    int first = list[0];

    ASSERT(count > 0);
    for (size_t i = 1; i < count; i++)
        if (list[i] < first)
            first = list[i];
    return first;
}
