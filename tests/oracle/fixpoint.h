/* SPDX-License-Identifier: MIT */
/*
 * What propagation must leave, and which solutions there are, found the slow way: by trying for
 * each value of each cell whether it can stay, from the definition, until nothing changes. It
 * shares nothing with the library.
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

/* What to propagate by, beside that a value leaves the cells that see it; a set. */
enum {
    ORACLE_BOUNDS = 1,
    ORACLE_SINGLES = 2,
    ORACLE_DOMAIN = 4,
    ORACLE_LOCKED = 8,
    ORACLE_FISH = 16,
    ORACLE_SAME = 32,
    ORACLE_SHAVE = 64,
};

/* Takes out of the candidates what can be found out; 0 when that is a contradiction. */
int oracle_fixpoint(struct oracle_grid *grid, unsigned scheme);

/* Counts the solutions, up to `most`, and adds to `used` what each cell holds in them. */
unsigned long long oracle_count_grid(const struct oracle_grid *grid, unsigned long long most,
                                     unsigned long long used[ORACLE_MOST_GRID]);

/* Whether `items` sets of partners have different representatives; at most 64 of each. */
int oracle_matchable(const unsigned long long *sets, int items);

#endif
