/* SPDX-License-Identifier: MIT */
/*
 * What plain and finned fish share: lines that cross, and reporting a fish.
 */
#ifndef ENNEAD_LOGIC_TECHNIQUES_DIGIT_FISH_H
#define ENNEAD_LOGIC_TECHNIQUES_DIGIT_FISH_H

#include "logic/hunt.h"

/* The numbers of the first base line and the first cover line among the houses. */
typedef struct direction {
    int base;
    int cover;
} direction;

/* Rows covered by columns, and columns covered by rows. */
extern const direction directions[2];

typedef struct fish_pattern {
    int digit;
    direction way;
    uint16_t base;  /* a set of lines: bit i for the i-th */
    uint16_t cover; /* a set of lines of the other kind */
    cells fins;
} fish_pattern;

/* The cells of a set of lines; house `first` is line 0. */
cells cells_of_lines(int first, uint16_t set);

/* Reports a fish that removes its digit from the cells `gone`, unless `gone` is empty. */
flow report_fish(hunt *h, const fish_pattern *f, cells gone);

/* The techniques of this file. */
flow find_x_wing(hunt *h);
flow find_swordfish(hunt *h);
flow find_jellyfish(hunt *h);

#endif
