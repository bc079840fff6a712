/* SPDX-License-Identifier: MIT */
/*
 * What can be known about a grid when only the rows of its boxes are known.
 *
 * The rows of a box divide the nine digits into three sets of three: one of 280 partitions. Nine
 * partitions, one for each box, determine a grid up to the order of digits within the rows of
 * boxes:
 *
 *     P00 P01 P02      a band: for a given P00 there are 56 ways to choose P01 and P02 (with the
 *     P10 P11 P12      order of their rows)
 *     P20 P21 P22      a stack: its columns can be chosen in 6 * ways(P0s, P1s, P2s) ways,
 *                      independently of the other stacks
 *
 * So the number of grids with these partitions is a product of three numbers from a table. A
 * stack's number does not change when its digits are renamed. Renaming makes its first partition
 * the standard one, 012 345 678, and the 1,296 renamings that keep this one sort the 280 * 280
 * pairs of the other two into KINDS kinds. (B. Felgenhauer and F. Jarvis, "Enumerating possible
 * Sudoku grids", 2005, count bands up to symmetry in this way.)
 */
#ifndef ENNEAD_CREATE_ATLAS_H
#define ENNEAD_CREATE_ATLAS_H

#include "create/fill/nine.h"

enum {
    PARTITIONS = 280,
    STANDARD = 0,      /* the partition 012 345 678 */
    SYMMETRIES = 1296, /* renamings that keep it: 3!^4 */
    NEIGHBORS = 56,
    KINDS = 131,
    ALL_WAYS = 4728,
};

/* The columns of a stack: for each of its boxes the column of each digit. The order of the three
 * columns is still free. */
typedef struct column_choice {
    nine columns[3];
} column_choice;

/* Stacks that are the same up to the names of digits. */
typedef struct stack_kind {
    uint16_t second, third; /* the other two partitions of one such stack; its first is STANDARD */
    uint16_t pairs;         /* number of pairs of this kind */
    uint16_t ways;          /* number of ways, and */
    uint16_t first_way;     /* their index in atlas.ways */
} stack_kind;

typedef struct stack_pair {
    uint8_t kind;
    uint8_t half_ways; /* half of the kind's number of ways, which is always even; so one lookup is
                        * enough */
    uint16_t symmetry; /* index of a renaming of this pair to that of kinds[kind] */
} stack_pair;

/* The two other boxes of a band, as partitions. */
typedef struct neighbor {
    uint16_t partition[2];
} neighbor;

typedef struct atlas {
    nine rows[PARTITIONS];        /* the row of each digit; rows are in order of their lowest
                                   * digits */
    nine to_standard[PARTITIONS]; /* a renaming that makes it STANDARD */
    uint16_t listed_from[512];    /* index of the first partition that has this set of digits as its
                                * first row */
    uint16_t renamed[PARTITIONS][PARTITIONS]; /* [p][q]: q, renamed by to_standard[p] */
    nine symmetries[SYMMETRIES];
    stack_pair pairs[PARTITIONS][PARTITIONS];
    stack_kind kinds[KINDS];
    column_choice ways[ALL_WAYS];
    /* For a box of STANDARD with its rows in order: the row of each digit in the two other
     * boxes. */
    nine neighbor_rows[NEIGHBORS][2];
    neighbor neighbors[PARTITIONS][NEIGHBORS];
} atlas;

/* Fills an atlas; takes some milliseconds. */
void atlas_make(atlas *a);

/* The entry of a stack with these partitions, with the renaming that leads to its kind. */
static inline const stack_pair *atlas_pair(const atlas *a, unsigned first, unsigned second,
                                           unsigned third)
{
    const uint16_t *renamed = a->renamed[first];
    return &a->pairs[renamed[second]][renamed[third]];
}

/* The number of ways to choose such a stack's columns, up to their order. */
static inline uint32_t atlas_ways(const atlas *a, unsigned first, unsigned second, unsigned third)
{
    return 2u * atlas_pair(a, first, second, third)->half_ways;
}

#endif
