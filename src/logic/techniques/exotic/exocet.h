/* SPDX-License-Identifier: MIT */
/*
 * Exocets. The base is two cells of a line in one box, which hold two of three to five digits.
 * There are two other cells, the targets, with this property: each digit that is in the base is in
 * one of the targets too. The base holds two digits, and each target one digit, so the targets
 * hold the same two digits as the base, in some order; all other digits are eliminated from them.
 * The candidates rule out some ways to fill base and targets, which eliminates more. (The name and
 * most examples are champagne's, in the forum of enjoysudoku.com; Allan Barker saw the pattern
 * first, in the puzzle Fata Morgana.)
 *
 * What proves the property of the targets makes an exocet junior (junior_exocet.c) or senior
 * (senior_exocet.c).
 */
#ifndef ENNEAD_LOGIC_TECHNIQUES_EXOTIC_EXOCET_H
#define ENNEAD_LOGIC_TECHNIQUES_EXOTIC_EXOCET_H

#include "logic/hunt.h"

typedef struct exocet {
    int line; /* the line of the base */
    int base[2], targets[2];
    digits digits;    /* the candidates of the base */
    digits usable;    /* those of them that can be in both the base and a target */
    cells mirrors[2]; /* for each target, cells one of which holds its digit too; or none */
    uint32_t cross_lines, band; /* for a junior exocet only */
} exocet;

/* Calls a function for each base. All members of the exocet up to `digits`, except the targets,
 * are set. */
typedef flow (*base_function)(hunt *h, exocet *e);
flow for_each_base(hunt *h, base_function look);

/* The digits that a cell holds or may hold. */
static inline digits digits_at(const marks *m, int cell)
{
    return m->values[cell] != 0 ? digit_set(m->values[cell]) : m->of[cell];
}

/* Reports what an exocet removes, if anything. */
flow report_exocet(hunt *h, const exocet *e);

#endif
