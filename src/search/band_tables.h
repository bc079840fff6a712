/* SPDX-License-Identifier: MIT */
/*
 * Tables over the nine triads of a chute, bit 3 line + place, written as constant expressions.
 */
#ifndef ENNEAD_SEARCH_BAND_TABLES_H
#define ENNEAD_SEARCH_BAND_TABLES_H

#include <stdint.h>

#define UP_TO_2(f, n) f(n), f((n) + 1)
#define UP_TO_4(f, n) UP_TO_2(f, n), UP_TO_2(f, (n) + 2)
#define UP_TO_8(f, n) UP_TO_4(f, n), UP_TO_4(f, (n) + 4)
#define UP_TO_16(f, n) UP_TO_8(f, n), UP_TO_8(f, (n) + 8)
#define UP_TO_32(f, n) UP_TO_16(f, n), UP_TO_16(f, (n) + 16)
#define UP_TO_64(f, n) UP_TO_32(f, n), UP_TO_32(f, (n) + 32)
#define UP_TO_128(f, n) UP_TO_64(f, n), UP_TO_64(f, (n) + 64)
#define UP_TO_256(f, n) UP_TO_128(f, n), UP_TO_128(f, (n) + 128)
#define UP_TO_512(f) UP_TO_256(f, 0), UP_TO_256(f, 256)

/* The triads of each of the six permutations, and those of them that lie within a set. */
#define WAY_0 0421u /* 0 4 8 */
#define WAY_1 0142u /* 1 5 6 */
#define WAY_2 0214u /* 2 3 7 */
#define WAY_3 0241u /* 0 5 7 */
#define WAY_4 0412u /* 1 3 8 */
#define WAY_5 0124u /* 2 4 6 */
#define WITHIN(set, way) (((set) & (way)) == (way))
#define IF_WITHIN(set, way) (WITHIN(set, way) ? (way) : 0u)

/* The triads of a set that are in a permutation of triads of the set. */
#define KEPT(n) \
    (IF_WITHIN(n, WAY_0) | IF_WITHIN(n, WAY_1) | IF_WITHIN(n, WAY_2) | IF_WITHIN(n, WAY_3) | \
     IF_WITHIN(n, WAY_4) | IF_WITHIN(n, WAY_5))
static const uint16_t kept[512] = {UP_TO_512(KEPT)};

/* The triads of a set that are in all of these permutations: the digit must be there. */
#define OR_ALL(set, way) (WITHIN(set, way) ? (way) : 0777u)
#define SURE(n) \
    (KEPT(n) & OR_ALL(n, WAY_0) & OR_ALL(n, WAY_1) & OR_ALL(n, WAY_2) & OR_ALL(n, WAY_3) & \
     OR_ALL(n, WAY_4) & OR_ALL(n, WAY_5))
static const uint16_t sure[512] = {UP_TO_512(SURE)};

/* How many such permutations there are. */
#define WAYS(n) \
    (WITHIN(n, WAY_0) + WITHIN(n, WAY_1) + WITHIN(n, WAY_2) + WITHIN(n, WAY_3) + \
     WITHIN(n, WAY_4) + WITHIN(n, WAY_5))
static const uint8_t ways[512] = {UP_TO_512(WAYS)};

/* For nine cells of a row, which of its three boxes have one. */
#define OCCUPIED(n) ((((n)&7) != 0) | (((n)&070) != 0) << 1 | (((n)&0700) != 0) << 2)
static const uint8_t occupied[512] = {UP_TO_512(OCCUPIED)};

/* All cells of a set of triads of a band. */
#define CELLS_OF(n, triad) (((n) >> (triad)&1u) * (7u << (3 * (triad))))
#define SPREAD(n) \
    (CELLS_OF(n, 0) | CELLS_OF(n, 1) | CELLS_OF(n, 2) | CELLS_OF(n, 3) | CELLS_OF(n, 4) | \
     CELLS_OF(n, 5) | CELLS_OF(n, 6) | CELLS_OF(n, 7) | CELLS_OF(n, 8))
static const uint32_t spread[512] = {UP_TO_512(SPREAD)};

/* The cells of a band that may hold the digit beside one that does: itself, and all that are
 * neither in its row nor in its box nor in its column. */
#define BESIDE(n) \
    ((0x7ffffffu & ~(0x1ffu << (9 * ((n) / 9))) & ~(0x1c0e07u << (3 * ((n) % 9 / 3)))) | 1u << (n))
static const uint32_t beside[27] = {UP_TO_16(BESIDE, 0), UP_TO_8(BESIDE, 16), UP_TO_2(BESIDE, 24),
                                    BESIDE(26)};

#endif
