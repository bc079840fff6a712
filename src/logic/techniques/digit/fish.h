/* SPDX-License-Identifier: MIT */
/*
 * What plain and finned fish have in common: lines that cross, and how the fish is told.
 */
#ifndef ENNEAD_LOGIC_TECHNIQUES_DIGIT_FISH_H
#define ENNEAD_LOGIC_TECHNIQUES_DIGIT_FISH_H

#include "logic/hunt.h"

/* Lines that cross: base lines begin at house `base`, cover lines at house `cover`. */
typedef struct direction {
    int base;
    int cover;
} direction;

/* Rows crossed by columns, and columns crossed by rows. */
extern const direction directions[2];

typedef struct fish_pattern {
    int digit;
    direction way;
    uint16_t base;  /* lines, bit i for the i-th */
    uint16_t cover; /* lines across */
    cells fins;
} fish_pattern;

/* The cells of a set of lines, of which house `first` is number 0. */
cells cells_of_lines(int first, uint16_t set);

/* Tells of a fish that removes its digit from the cells `gone`, unless these are none. */
flow report_fish(hunt *h, const fish_pattern *f, cells gone);

/* The techniques of this file. */
flow find_x_wing(hunt *h);
flow find_swordfish(hunt *h);
flow find_jellyfish(hunt *h);

#endif
