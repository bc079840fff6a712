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

/* For nine cells of a row, which of its three boxes have one. */
#define OCCUPIED(n) ((((n)&7) != 0) | (((n)&070) != 0) << 1 | (((n)&0700) != 0) << 2)
static const uint8_t occupied[512] = {UP_TO_512(OCCUPIED)};

#endif
