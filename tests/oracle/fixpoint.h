/* SPDX-License-Identifier: MIT */
/*
 * What propagation must leave, and which solutions there are, computed the slow way: for each
 * value of each cell it tests by the definition whether it is possible, until nothing changes.
 * Shares nothing with the library.
 */
#ifndef ORACLE_FIXPOINT_H
#define ORACLE_FIXPOINT_H

#define ORACLE_MOST_GRID 256

/* A grid of any size; all values differ in each row, column and box, and in `group`. */
struct oracle_grid {
    int rows, columns, values;
    int box_rows, box_columns; /* 0: no boxes */
    int group[16], group_count;
    unsigned long long candidates[ORACLE_MOST_GRID]; /* bit i: value number i */
};

/* What to propagate, besides that a value is eliminated from the cells that see it; a set. */
enum {
    ORACLE_BOUNDS = 1,
    ORACLE_SINGLES = 2,
    ORACLE_DOMAIN = 4,
    ORACLE_LOCKED = 8,
    ORACLE_FISH = 16,
    ORACLE_SAME = 32,
    ORACLE_SHAVE = 64,
};

/* Removes from the candidates what can be deduced. Returns 0 on a contradiction. */
int oracle_fixpoint(struct oracle_grid *grid, unsigned scheme);

/* Counts the solutions, up to `most`, and adds to `used` what each cell holds in them. */
unsigned long long oracle_count_grid(const struct oracle_grid *grid, unsigned long long most,
                                     unsigned long long used[ORACLE_MOST_GRID]);

/* Whether `items` sets of partners have different representatives; at most 64 of each. */
int oracle_matchable(const unsigned long long *sets, int items);

#endif
