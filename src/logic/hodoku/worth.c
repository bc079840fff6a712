/* SPDX-License-Identifier: MIT */
#include "logic/hodoku/worth.h"

worth worth_of(const candidate_set *gone)
{
    worth w = {0, 0};

    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, gone->of[digit]) {
            w.weight += lowest_cell(rest) * (80 * w.removed + 1) + digit;
            w.removed++;
        }
    return w;
}
