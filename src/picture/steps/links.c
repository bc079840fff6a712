/* SPDX-License-Identifier: MIT */
/*
 * A link is straight if nothing is in its way; otherwise it is the flattest free curve on either
 * side. If there are too many digits for that, it follows the lanes between marks and between
 * cells, which are always free.
 *
 *     lanes of a cell, 0 1 2:    |   .   .         .  marks of the cell are in the ninths between
 *                                0   1   2   0     them; a digit covers the lanes 1 and 2
 */
#include "picture/steps/links.h"

#include <string.h>

#include "picture/shapes/digits.h"
#include "picture/shapes/geometry.h"

enum { RIM_PERCENT = 58, HEAD = 120, SAMPLE = 36, LEAST_LENGTH = 60, OUTSIDE = 20 };
enum {
    SPACE = 20,
    DIGIT_HALF_WIDTH = 240,
    DIGIT_HALF_HEIGHT = 320,
    WIDTH_PERCENT = 33,
    HEIGHT_PERCENT = 42
};

/* --------------------------------------------------------------------------- what is in the way */

static bool is_within(point at, point center, int32_t half_width, int32_t half_height)
{
    return at.x > center.x - half_width && at.x < center.x + half_width &&
           at.y > center.y - half_height && at.y < center.y + half_height;
}

bool is_on_digit(const struct drawn_board *board, point at, const fact_link *link, int32_t margin)
{
    if (at.x < 0 || at.y < 0 || at.x >= board->columns * CELL_SIDE ||
        at.y >= board->rows * CELL_SIDE)
        return false;
    const int cell = at.y / CELL_SIDE * board->columns + at.x / CELL_SIDE;
    if (value_on(board, cell) != 0)
        return is_within(at, cell_center(board, cell), DIGIT_HALF_WIDTH + margin,
                         DIGIT_HALF_HEIGHT + margin);
    const int32_t height = mark_height(board, cell);
    for (uint64_t rest = board->shown[cell]; rest != 0; rest &= rest - 1) {
        const int value = __builtin_ctzll(rest) + 1;
        const bool own = (cell == link->from.cell && value == link->from.digit) ||
                         (cell == link->to.cell && value == link->to.digit);
        if (!own &&
            is_within(at, mark_center(board, cell, value), height * WIDTH_PERCENT / 100 + margin,
                      height * HEIGHT_PERCENT / 100 + margin))
            return true;
    }
    return false;
}

/* --------------------------------------------------------------------------------------- curves */

/* A curve with a single control point. */
struct curve {
    point from, handle, to;
};

static point spot_on(const struct curve *curve, int64_t part, int64_t parts)
{
    const int64_t rest = parts - part, whole = parts * parts;

    return (point){(int32_t)((rest * rest * curve->from.x + 2 * rest * part * curve->handle.x +
                              part * part * curve->to.x) /
                             whole),
                   (int32_t)((rest * rest * curve->from.y + 2 * rest * part * curve->handle.y +
                              part * part * curve->to.y) /
                             whole)};
}

static bool is_far_outside(const struct drawn_board *board, point at)
{
    return at.x < -OUTSIDE || at.y < -OUTSIDE || at.x > board->columns * CELL_SIDE + OUTSIDE ||
           at.y > board->rows * CELL_SIDE + OUTSIDE;
}

/* How many sample points of a curve are on digits. */
static int hits(const struct drawn_board *board, const struct curve *curve, const fact_link *link)
{
    const int parts =
        (distance(curve->from, curve->handle) + distance(curve->handle, curve->to)) / SAMPLE + 2;
    int count = 0;

    for (int i = 0; i <= parts; i++) {
        const point at = spot_on(curve, i, parts);
        count += is_far_outside(board, at) || is_on_digit(board, at, link, SPACE);
    }
    return count;
}

/* The curve whose control point is `aside` from the middle, from rim to rim. */
static struct curve curve_beside(point from, point to, int32_t aside, int32_t rim)
{
    const point middle = between_spots(from, to);
    const point handle = spot_beside(middle, from, 0, aside);

    return (struct curve){spot_towards(from, handle, rim), handle, spot_towards(to, handle, rim)};
}

static bool find_curve(const struct drawn_board *board, const fact_link *link, point from, point to,
                       struct curve *curve)
{
    static const int32_t asides[] = {0,    200,   -200, 360,   -360, 540,   -540, 760,  -760,
                                     1000, -1000, 1300, -1300, 1700, -1700, 2200, -2200};
    const int32_t rim = mark_height(board, link->from.cell) * RIM_PERCENT / 100;

    for (size_t i = 0; i < sizeof asides / sizeof *asides; i++) {
        *curve = curve_beside(from, to, asides[i], rim);
        if (hits(board, curve, link) == 0)
            return true;
    }
    return false;
}

static void draw_curve(ennead_scene *scene, ennead_role role, const struct curve *curve)
{
    const point third_of = {(curve->from.x + 2 * curve->handle.x) / 3,
                            (curve->from.y + 2 * curve->handle.y) / 3};
    const point other_third = {(curve->to.x + 2 * curve->handle.x) / 3,
                               (curve->to.y + 2 * curve->handle.y) / 3};

    scene_path(scene, as(role));
    scene_move(scene, curve->from);
    if (distance(between_spots(curve->from, curve->to), curve->handle) < LEAST_LENGTH)
        scene_line(scene, curve->to);
    else
        scene_curve(scene, third_of, other_third, curve->to);
}

/* ---------------------------------------------------------------------------------------- lanes */

enum { LANES = 3, CROSSINGS = 9 * LANES + 1, FAR = 1 << 14, TURN = 3, HEADINGS = 4 };

static const int east[HEADINGS] = {1, 0, -1, 0}, south[HEADINGS] = {0, 1, 0, -1};

/* The best paths to all crossings of lanes, by the heading on arrival. */
struct lane_ways {
    uint16_t cost[CROSSINGS][CROSSINGS][HEADINGS];
    uint8_t before[CROSSINGS][CROSSINGS][HEADINGS]; /* the heading at the previous crossing */
    uint8_t open[CROSSINGS][CROSSINGS];             /* the possible headings from each crossing */
};

static int32_t lane_at(int crossing)
{
    static const int32_t at[LANES] = {42, 343, 657};

    return crossing / LANES * CELL_SIDE + at[crossing % LANES];
}

static point crossing_at(int row, int column)
{
    return (point){lane_at(column), lane_at(row)};
}

/* Whether the lane from a crossing in a direction is free at its middle. */
static bool is_open(const struct drawn_board *board, int row, int column, int heading,
                    const fact_link *link)
{
    const int r = row + south[heading], c = column + east[heading];

    if (r < 0 || c < 0 || r >= CROSSINGS || c >= CROSSINGS)
        return false;
    const struct curve piece = {crossing_at(row, column),
                                between_spots(crossing_at(row, column), crossing_at(r, c)),
                                crossing_at(r, c)};
    return hits(board, &piece, link) == 0;
}

static bool improve(struct lane_ways *ways, int row, int column)
{
    bool improved = false;

    for (int heading = 0; heading < HEADINGS; heading++) {
        const int r = row + south[heading], c = column + east[heading];
        if ((ways->open[row][column] >> heading & 1) == 0)
            continue;
        for (int come = 0; come < HEADINGS; come++) {
            const int cost = ways->cost[row][column][come] + 1 + (come != heading ? TURN : 0);
            if (cost >= ways->cost[r][c][heading])
                continue;
            ways->cost[r][c][heading] = (uint16_t)cost;
            ways->before[r][c][heading] = (uint8_t)come;
            improved = true;
        }
    }
    return improved;
}

static void find_ways(struct lane_ways *ways)
{
    bool improved = true;

    while (improved) {
        improved = false;
        for (int row = 0; row < CROSSINGS; row++)
            for (int column = 0; column < CROSSINGS; column++)
                improved = improve(ways, row, column) || improved;
    }
}

/* The crossing at the upper left of a candidate; the other three around it follow from it. */
static int corner_row(const struct drawn_board *board, link_end at)
{
    return row_on(board, at.cell) * LANES + (at.digit - 1) / 3;
}

static int corner_column(const struct drawn_board *board, link_end at)
{
    return column_on(board, at.cell) * LANES + (at.digit - 1) % 3;
}

static void begin_ways(const struct drawn_board *board, struct lane_ways *ways,
                       const fact_link *link)
{
    const link_end from = link->from;

    for (int row = 0; row < CROSSINGS; row++)
        for (int column = 0; column < CROSSINGS; column++) {
            ways->open[row][column] = 0;
            for (int heading = 0; heading < HEADINGS; heading++) {
                ways->cost[row][column][heading] = FAR;
                if (is_open(board, row, column, heading, link))
                    ways->open[row][column] |= (uint8_t)(1 << heading);
            }
        }
    for (int corner = 0; corner < 4; corner++)
        for (int heading = 0; heading < HEADINGS; heading++)
            ways->cost[corner_row(board, from) + corner / 2]
                      [corner_column(board, from) + corner % 2][heading] = 0;
}

/* Traces the path back from the best corner of `to`. Returns how many points it has, counted from
 * `to`. */
static int follow(const struct drawn_board *board, const struct lane_ways *ways, link_end to,
                  point way[CROSSINGS * CROSSINGS])
{
    int best = FAR, row = 0, column = 0, heading = 0, count = 0;

    for (int corner = 0; corner < 4; corner++)
        for (int h = 0; h < HEADINGS; h++) {
            const int r = corner_row(board, to) + corner / 2;
            const int c = corner_column(board, to) + corner % 2;
            if (ways->cost[r][c][h] < best) {
                best = ways->cost[r][c][h];
                row = r;
                column = c;
                heading = h;
            }
        }
    while (best < FAR && count < CROSSINGS * CROSSINGS - 1) {
        way[count++] = crossing_at(row, column);
        if (ways->cost[row][column][heading] == 0)
            break;
        const int come = ways->before[row][column][heading];
        row -= south[heading];
        column -= east[heading];
        heading = come;
    }
    return count;
}

/* Draws a path along lanes, with rounded corners. */
static void draw_lanes(ennead_scene *scene, const fact_link *link, ennead_role role, point *tip,
                       point *before)
{
    enum { ROUND = 60, ROUND_AT_END = 40 };
    const struct drawn_board *board = &scene->board;
    struct lane_ways ways;
    point way[CROSSINGS * CROSSINGS];
    const int32_t rim = mark_height(board, link->from.cell) * RIM_PERCENT / 100;
    const point from = mark_center(board, link->from.cell, link->from.digit);
    const point to = mark_center(board, link->to.cell, link->to.digit);

    begin_ways(board, &ways, link);
    find_ways(&ways);
    const int count = follow(board, &ways, link->to, way);
    *before = count > 0 ? way[0] : from;
    *tip = spot_towards(to, *before, rim);
    scene_path(scene, as(role));
    scene_move(scene, spot_towards(from, count > 0 ? way[count - 1] : to, rim));
    for (int i = count - 1; i >= 0; i--) {
        const point last = i == count - 1 ? from : way[i + 1], next = i == 0 ? to : way[i - 1];
        if ((last.x == way[i].x && way[i].x == next.x) ||
            (last.y == way[i].y && way[i].y == next.y))
            continue;
        scene_line(scene, spot_towards(way[i], last, i == count - 1 ? ROUND_AT_END : ROUND));
        scene_curve(scene, way[i], way[i],
                    spot_towards(way[i], next, i == 0 ? ROUND_AT_END : ROUND));
    }
    scene_line(scene, *tip);
}

/* ---------------------------------------------------------------------------------------- links */

void draw_link(ennead_scene *scene, const fact_link *link)
{
    const struct drawn_board *board = &scene->board;
    static const ennead_role roles[][2] = {
        [LINK_STRONG] = {ENNEAD_ROLE_STRONG, ENNEAD_ROLE_STRONG_HEAD},
        [LINK_WEAK] = {ENNEAD_ROLE_WEAK, ENNEAD_ROLE_WEAK_HEAD},
        [LINK_INNER] = {ENNEAD_ROLE_INNER, ENNEAD_ROLE_INNER_HEAD},
    };
    const ennead_role role = roles[link->kind][0], head = roles[link->kind][1];
    const point from = mark_center(board, link->from.cell, link->from.digit);
    const point to = mark_center(board, link->to.cell, link->to.digit);
    const int32_t rim = mark_height(board, link->from.cell) * RIM_PERCENT / 100;
    struct curve curve;
    point tip, before;

    if (distance(from, to) < 2 * rim + LEAST_LENGTH)
        return;
    if (find_curve(board, link, from, to, &curve)) {
        draw_curve(scene, role, &curve);
        tip = curve.to;
        before = curve.handle;
    } else {
        draw_lanes(scene, link, role, &tip, &before);
    }
    draw_head(scene, as(head), tip, before, HEAD);
}
