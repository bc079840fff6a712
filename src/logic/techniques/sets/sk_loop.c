/* SPDX-License-Identifier: MIT */
/*
 * SK-loops, or domino loops. Four filled cells are the corners of a rectangle over four boxes. Two
 * pairs of cells belong to each corner, one in its row and one in its column, both in its box.
 * Each pair shares a line with one pair and a box with another, so the eight pairs form a ring:
 *
 *     pair 7 - box - [0] - row - [1] - box - pair 2
 *        |            A           B            |
 *     column                                column
 *        |            D           C            |
 *     pair 6 - box - [5] - row - [4] - box - pair 3
 *
 * A digit in a pair is in the two houses that join the pair to its neighbors. If the fewest such
 * houses that contain every digit in all its pairs are, together, as many as the cells, the loop
 * is locked (sectors.h). (Steve Kurzhals found it in the puzzle Easter Monster, 2007.)
 */
#include "logic/techniques/sets/sk_loop.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "logic/techniques/sets/sectors.h"

enum { PAIRS = 8, ALL_PAIRS = 0xff };

typedef struct ring {
    hunt *h;
    cells pairs[PAIRS];
    uint8_t joints[PAIRS]; /* the house that joins pair i and the next one */
    uint8_t held[10];      /* [digit]: the pairs that may hold it, as a set */
} ring;

/* The pairs that a set of joints touches. */
static unsigned joined(unsigned joints)
{
    return (joints | joints << 1 | joints >> 7) & ALL_PAIRS;
}

static bool holds_all(unsigned joints, unsigned held)
{
    return (held & ~joined(joints)) == 0;
}

static int fewest_joints(unsigned held)
{
    int fewest = PAIRS;

    for (unsigned joints = 0; joints <= ALL_PAIRS; joints++)
        if (holds_all(joints, held) && __builtin_popcount(joints) < fewest)
            fewest = __builtin_popcount(joints);
    return fewest;
}

static uint32_t houses_of_joints(const ring *r, unsigned joints)
{
    uint32_t houses = 0;

    FOR_EACH_BIT(rest, joints)
        houses |= 1u << r->joints[lowest_bit(rest)];
    return houses;
}

/* Chooses, among the ways to cover each digit with the fewest joints, the one that eliminates
 * most. */
static flow report_ring(const ring *r, const int fewest[10], cells all)
{
    ASSERT(within_grid(all));
    sectors s = {.cells = all};

    FOR_ALL_DIGITS(digit)
        for (unsigned joints = 1; joints <= ALL_PAIRS; joints++)
            if (r->held[digit] != 0 && __builtin_popcount(joints) == fewest[digit] &&
                holds_all(joints, r->held[digit]))
                prefer_houses(r->h->marks, &s, digit, houses_of_joints(r, joints));
    return report_sectors(r->h, &s);
}

static flow look_at_ring(ring *r)
{
    const marks *m = r->h->marks;
    int fewest[10] = {0}, least = 0, houses = 0;
    cells all = 0;

    for (int i = 0; i < PAIRS; i++) {
        if (r->pairs[i] == 0)
            return GO_ON;
        all |= r->pairs[i];
    }
    /* A joint holds a digit in at most two pairs: if that is not enough, the digits need not be
     * counted. */
    FOR_ALL_DIGITS(digit) {
        r->held[digit] = 0;
        for (int i = 0; i < PAIRS; i++)
            r->held[digit] |= (uint8_t)(((r->pairs[i] & m->candidates[digit]) != 0) << i);
        least += (__builtin_popcount(r->held[digit]) + 1) / 2;
    }
    if (least > cell_count(all))
        return GO_ON;
    FOR_ALL_DIGITS(digit)
        houses += fewest[digit] = fewest_joints(r->held[digit]);
    return houses == cell_count(all) ? report_ring(r, fewest, all) : GO_ON;
}

/* The pair of a corner along a line, in the corner's box. */
static cells pair_at(const marks *m, int corner, int line)
{
    ASSERT(line >= 0 && line < FIRST_BOX);
    return house_cells[line] & house_cells[FIRST_BOX + box_of(corner)] & ~CELL(corner) & m->empty;
}

static flow look_at_corners(hunt *h, const int rows[2], const int columns[2])
{
    const marks *m = h->marks;
    ring r = {.h = h};
    const int corners[4] = {cell_crossing(rows[0], columns[0]), cell_crossing(rows[0], columns[1]),
                            cell_crossing(rows[1], columns[1]), cell_crossing(rows[1], columns[0])};

    for (int i = 0; i < 4; i++) {
        const int corner = corners[i], row = row_of(corner);
        const int column = FIRST_COLUMN + column_of(corner);
        /* A, C: in along the column, out along the row; B, D the other way round. */
        const int in = i % 2 == 0 ? column : row, out = i % 2 == 0 ? row : column;
        if ((m->empty & CELL(corner)) != 0)
            return GO_ON;
        r.pairs[(2 * i + PAIRS - 1) % PAIRS] = pair_at(m, corner, in);
        r.pairs[2 * i] = pair_at(m, corner, out);
        r.joints[(2 * i + PAIRS - 1) % PAIRS] = (uint8_t)(FIRST_BOX + box_of(corner));
        r.joints[2 * i] = (uint8_t)out;
    }
    return look_at_ring(&r);
}

flow find_sk_loop(hunt *h)
{
    int rows[2], columns[2];

    for (rows[0] = 0; rows[0] < 6; rows[0]++)
        for (rows[1] = rows[0] / 3 * 3 + 3; rows[1] < 9; rows[1]++)
            for (columns[0] = 0; columns[0] < 6; columns[0]++)
                for (columns[1] = columns[0] / 3 * 3 + 3; columns[1] < 9; columns[1]++)
                    if (look_at_corners(h, rows, columns) == ENOUGH)
                        return ENOUGH;
    return GO_ON;
}
