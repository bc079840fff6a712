/* SPDX-License-Identifier: MIT */
/*
 * Exocets. The base is two cells of a line in one box, which hold two of three to five digits. Of
 * two other cells, the targets, it is known that each digit which is in the base must be in one of
 * them, too. Two digits are in the base, and a target holds one digit: so the targets hold the same
 * two as the base, in some order, and all other digits leave them. What the candidates do not allow
 * of these ways to fill base and targets goes as well. (The name and most examples are champagne's,
 * in the forum of enjoysudoku.com; Allan Barker saw the pattern first, in the puzzle Fata Morgana.)
 *
 * How that is known of the targets makes an exocet junior (junior_exocet.c) or senior
 * (senior_exocet.c).
 */
#ifndef ENNEAD_LOGIC_TECHNIQUES_EXOTIC_EXOCET_H
#define ENNEAD_LOGIC_TECHNIQUES_EXOTIC_EXOCET_H

#include "logic/hunt.h"

typedef struct exocet {
    int line; /* the house of the base */
    int base[2], targets[2];
    digits digits;    /* the candidates of the base */
    digits usable;    /* those of them that can be in the base and in a target */
    cells mirrors[2]; /* of each target, cells one of which holds its digit, too; or none */
    uint32_t cross_lines, band; /* of a junior exocet */
} exocet;

/* Lets a function look at each base; the members up to `digits` but the targets are filled in. */
typedef flow (*base_function)(hunt *h, exocet *e);
flow for_each_base(hunt *h, base_function look);

/* The digits that a cell holds or may hold. */
static inline digits digits_at(const marks *m, int cell)
{
    return m->values[cell] != 0 ? digit_set(m->values[cell]) : m->of[cell];
}

/* Tells what an exocet removes, if anything. */
flow report_exocet(hunt *h, const exocet *e);

#endif
