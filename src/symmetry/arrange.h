/* SPDX-License-Identifier: MIT */
/*
 * The arrangement of the three columns of a stack, when rows are placed from the top, each with
 * its cells moved as far right as possible. Columns without a clue so far are loose: they are at
 * the left, in no order. The others are in order.
 *
 *     0       three loose columns
 *     1-3     two loose columns, then the column 0, 1 or 2
 *     4-9     one loose column, then two in order: the six permutations
 *     10-15   none loose: the six permutations
 *
 * The tables are constant expressions. A shape is three cells of a row as three bits, bit c for
 * local column c; in a shape of the result the leftmost cell is the highest bit.
 */
#ifndef ENNEAD_CREATE_ARRANGE_H
#define ENNEAD_CREATE_ARRANGE_H

#include <stdint.h>

enum { STANDS = 16, ALL_LOOSE = 0, NOT_SETTLED = 255 };

/* Each arrangement, with its columns from left to right and the set of loose ones. */
#define EACH_STAND(STAND) \
    STAND(0, 1, 2, 7), STAND(1, 2, 0, 6), STAND(0, 2, 1, 5), STAND(0, 1, 2, 3), STAND(0, 1, 2, 1), \
        STAND(0, 2, 1, 1), STAND(1, 0, 2, 2), STAND(1, 2, 0, 2), STAND(2, 0, 1, 4), \
        STAND(2, 1, 0, 4), STAND(0, 1, 2, 0), STAND(0, 2, 1, 0), STAND(1, 0, 2, 0), \
        STAND(1, 2, 0, 0), STAND(2, 0, 1, 0), STAND(2, 1, 0, 0)

#define IN_ORDER(a, b, c, loose) \
    { \
        a, b, c \
    }
static const uint8_t stand_order[STANDS][3] = {EACH_STAND(IN_ORDER)};

/* The same as nibbles, the leftmost column the highest. */
#define AS_NIBBLES(a, b, c, loose) ((a) << 8 | (b) << 4 | (c))
static const uint16_t stand_columns[STANDS] = {EACH_STAND(AS_NIBBLES)};

#define LOOSE_SET(a, b, c, loose) loose
static const uint8_t stand_loose[STANDS] = {EACH_STAND(LOOSE_SET)};

/* Cells in loose columns go as far right among these as possible. */
#define BIT_OF(n, column) (((n) >> (column)) & 1)
#define SORTED_2(x, y) (((x) & (y)) << 1 | ((x) | (y)))
#define SORTED_3(x, y, z) \
    (((x) & (y) & (z)) << 2 | (((x) & (y)) | ((x) & (z)) | ((y) & (z))) << 1 | ((x) | (y) | (z)))
#define SHAPE(a, b, c, loose, n) \
    ((loose) == 7                       ? SORTED_3(BIT_OF(n, a), BIT_OF(n, b), BIT_OF(n, c)) \
     : (loose) == (1 << (a) | 1 << (b)) ? SORTED_2(BIT_OF(n, a), BIT_OF(n, b)) << 1 | BIT_OF(n, c) \
                                        : BIT_OF(n, a) << 2 | BIT_OF(n, b) << 1 | BIT_OF(n, c))
#define SHAPES(a, b, c, l) \
    { \
        SHAPE(a, b, c, l, 0), SHAPE(a, b, c, l, 1), SHAPE(a, b, c, l, 2), SHAPE(a, b, c, l, 3), \
            SHAPE(a, b, c, l, 4), SHAPE(a, b, c, l, 5), SHAPE(a, b, c, l, 6), SHAPE(a, b, c, l, 7) \
    }
static const uint8_t stand_shape[STANDS][8] = {EACH_STAND(SHAPES)};

/* The number of the arrangement a, b, c in which the first `loose` columns are loose: permutations
 * with none loose are 10-15 in order, those with one are six lower. */
#define PERMUTATION(a, b, c) (2 * (a) + ((b) > (c)))
static inline unsigned stand_of(unsigned a, unsigned b, unsigned c, unsigned loose)
{
    switch (loose) {
    case 0:
        return 10 + PERMUTATION(a, b, c);
    case 1:
        return 4 + PERMUTATION(a, b, c);
    case 2:
        return 1 + c;
    default:
        return ALL_LOOSE;
    }
}

/* The arrangement after a row with cells in at most one loose column; NOT_SETTLED if there are
 * more, which have to be ordered. */
#define OTHER(a, b) (3 - (a) - (b))
#define AFTER_HIT(hit, a, b, c, loose) \
    ((loose) == 7                       ? 1 + (hit) \
     : (loose) == (1 << (a) | 1 << (b)) ? 4 + PERMUTATION(OTHER(hit, c), hit, c) \
                                        : 10 + PERMUTATION(a, b, c))
#define AFTER(a, b, c, loose, n) \
    (((n) & (loose)) == 0   ? SAME_STAND(a, b, c, loose) \
     : ((n) & (loose)) == 1 ? AFTER_HIT(0, a, b, c, loose) \
     : ((n) & (loose)) == 2 ? AFTER_HIT(1, a, b, c, loose) \
     : ((n) & (loose)) == 4 ? AFTER_HIT(2, a, b, c, loose) \
                            : NOT_SETTLED)
#define SAME_STAND(a, b, c, loose) \
    ((loose) == 7                       ? 0 \
     : (loose) == (1 << (a) | 1 << (b)) ? 1 + (c) \
     : (loose) != 0                     ? 4 + PERMUTATION(a, b, c) \
                                        : 10 + PERMUTATION(a, b, c))
#define AFTERS(a, b, c, l) \
    { \
        AFTER(a, b, c, l, 0), AFTER(a, b, c, l, 1), AFTER(a, b, c, l, 2), AFTER(a, b, c, l, 3), \
            AFTER(a, b, c, l, 4), AFTER(a, b, c, l, 5), AFTER(a, b, c, l, 6), AFTER(a, b, c, l, 7) \
    }
static const uint8_t stand_after[STANDS][8] = {EACH_STAND(AFTERS)};

#endif
