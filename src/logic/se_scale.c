/* SPDX-License-Identifier: MIT */
/*
 * The scale of Sudoku Explainer 1.2.1: names of techniques, their least ratings, the surcharge for
 * the length of chains, and how ratings compare.
 */
#include "logic/se.h"

#include <stddef.h>

const char *ennead_se_name(int technique)
{
    static const char *const names[] = {
#define SE_NAME(code, name, rating) name,
        ENNEAD_SE_TECHNIQUES(SE_NAME)
#undef SE_NAME
    };
    return technique >= 0 && technique < ENNEAD_SE_TECHNIQUE_COUNT ? names[technique] : NULL;
}

int ennead_se_base(int technique)
{
    static const uint8_t ratings[] = {
#define SE_RATING(code, name, rating) rating,
        ENNEAD_SE_TECHNIQUES(SE_RATING)
#undef SE_RATING
    };
    return technique >= 0 && technique < ENNEAD_SE_TECHNIQUE_COUNT ? ratings[technique] : 0;
}

int se_length_surcharge(int complexity)
{
    const int length = complexity - 2;
    int surcharge = 0;

    /* 4, 6, 8, 12, 16, ...: by three halves and four thirds in turn. */
    for (int limit = 4; length > limit; surcharge++)
        limit = surcharge % 2 == 0 ? limit * 3 / 2 : limit * 4 / 3;
    return surcharge;
}

/* Which sums of tenths, as the nearest binary fractions (IEEE 754, double), lie off the others that
 * are equal on paper; all others do not. */
static int rounding(int base, int added)
{
    switch (base) {
    case 46: /* a loop of six with a set */
        return added == 1 || added == 3 || added == 6 ? -1 : 0;
    case 47: /* a loop of eight with a set */
        return added == 4 || added == 6 ? 1 : 0;
    case 66: /* forcing X-chains */
        return added == 1 || added == 3 || added == 6 || added == 8 || added == 11 || added == 13
                   ? -1
                   : 0;
    default: /* very long chains */
        return added == 17 || added == 21 ? 1 : 0;
    }
}

int se_rank(int base, int added)
{
    return 4 * (base + added) + rounding(base, added);
}
