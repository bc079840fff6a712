/* SPDX-License-Identifier: MIT */
/*
 * The search for braids: in depth, a set of singles once. After a single was tried, with all sets
 * that have it, its cell is left alone in the sets that follow. What cannot end in time is cut off
 * early: placing all singles at once, again and again, comes to the contradiction at least as soon.
 */
#include "grid/supposing/braids.h"

/* Whether placing all allowed singles at once, `waves` times, leads to a contradiction. `first` are
 * the singles of the board. */
static bool waves_break(const se_board *b, const te_singles *first, bands allowed, int waves)
{
    se_board board = *b;
    te_singles singles = *first;

    while (waves-- > 0) {
        if (!any_band(singles.any & allowed))
            return false;
        if (!te_place_singles(&board, &singles, allowed))
            return true;
        te_find_singles(&board, &singles);
        if (singles.broken)
            return true;
    }
    return false;
}

static bool search(te_limits *limits, const se_board *b, bands allowed, int singles)
{
    te_singles found;

    if (te_spend(limits))
        return false;
    te_find_singles(b, &found);
    if (found.broken || singles == 0)
        return found.broken;
    if (singles > 1 && !waves_break(b, &found, allowed, singles))
        return false;
    FOR_EACH_CELL(rest, cells_of_bands(found.any & allowed)) {
        const int cell = lowest_cell(rest);
        se_board next = *b;
        int digit = 1;
        while (!band_has(found.of[digit], cell))
            digit++;
        if (singles == 1 && !te_single_breaks(b, &found, cell, digit))
            continue;
        (void)te_place(&next, cell, digit);
        if (search(limits, &next, allowed, singles - 1))
            return true;
        if (limits->ended)
            return false;
        allowed &= ~bands_of_cells(CELL(cell));
    }
    return false;
}

bool te_braid_within(te_limits *limits, const se_board *b, int singles)
{
    return search(limits, b, all_bands(BAND_BITS), singles);
}
