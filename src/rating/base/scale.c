/* SPDX-License-Identifier: MIT */
/*
 * The scales of Sudoku Explainer 1.2.1 and Sukaku Explainer 1.18.1: names of techniques, their
 * lowest ratings, the surcharge for the length of chains, and how ratings compare.
 */
#include "rating/base/scale.h"

#include <stddef.h>

const char *ennead_se_technique_name(int technique)
{
    static const char *const names[] = {
#define SE_NAME(code, name, rating) name,
        ENNEAD_SE_TECHNIQUES(SE_NAME)
#undef SE_NAME
    };
    return technique >= 0 && technique < ENNEAD_SE_TECHNIQUE_COUNT ? names[technique] : NULL;
}

int ennead_se_technique_rating(int technique)
{
    static const uint8_t ratings[] = {
#define SE_RATING(code, name, rating) rating,
        ENNEAD_SE_TECHNIQUES(SE_RATING)
#undef SE_RATING
    };
    return technique >= 0 && technique < ENNEAD_SE_TECHNIQUE_COUNT ? ratings[technique] : 0;
}

ennead_se_scale ennead_se_technique_scale(int technique)
{
    switch (technique) {
#define SE_LATER(code, name, rating) case code:
        ENNEAD_SE_TWO_LINKS(SE_LATER)
        ENNEAD_SE_THREE_LINKS(SE_LATER)
        ENNEAD_SE_FOUR_LINKS(SE_LATER)
#undef SE_LATER
    case ENNEAD_SE_WXYZ_WING:
    case ENNEAD_SE_VWXYZ_WING:
    case ENNEAD_SE_UVWXYZ_WING:
    case ENNEAD_SE_TUVWXYZ_WING:
        return ENNEAD_SE_SCALE_1181;
    default:
        return ENNEAD_SE_SCALE_121;
    }
}

int se_length_surcharge(int complexity)
{
    static const uint8_t short_ones[] = {
        0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5,
        6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8,
    };
    const int length = complexity - 2;
    int surcharge = 8;

    if (length < (int)(sizeof short_ones))
        return length < 0 ? 0 : short_ones[length];
    /* 64, 96, 128, 192, ...: multiplied by 3/2 and 4/3 in turn. */
    for (int limit = 64; length > limit; surcharge++)
        limit = surcharge % 2 == 0 ? limit / 2 * 3 : limit / 3 * 4;
    return surcharge;
}

int se_rank(int base, int added)
{
    /* Sums of tenths as nearest binary fractions (IEEE 754, double) that differ from other sums
     * with the same decimal value, for each number of tenths added: to 4.6 (a loop of six with a
     * set), 4.7 (a loop of eight with a set), 5.4 and 5.8 (three and four strong links), 5.7 (a
     * BUG with a set), 6.6 (forcing X-chains), and, for very long chains, to all others. */
    unsigned below = 0, above = 0;

    switch (base) {
    case 46:
        below = 1 << 1 | 1 << 3 | 1 << 6;
        break;
    case 47:
        above = 1 << 4 | 1 << 6;
        break;
    case 54:
        above = 1 << 2;
        break;
    case 57:
        above = 1 << 4;
        break;
    case 58:
        below = 1 << 1;
        break;
    case 66:
        below = 1 << 1 | 1 << 3 | 1 << 6 | 1 << 8 | 1 << 11 | 1 << 13;
        break;
    default:
        above = 1 << 17 | 1 << 21;
        break;
    }
    return 4 * (base + added) + (int)(above >> added & 1) - (int)(below >> added & 1);
}
