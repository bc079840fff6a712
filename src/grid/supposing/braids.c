/* SPDX-License-Identifier: MIT */
/*
 * The search for braids: in depth, a set of singles once. After a single was tried, with all sets
 * that have it, its cell is left alone in the sets that follow. What cannot end in time is cut off
 * early: placing all singles at once, again and again, comes to the contradiction at least as soon.
 * That tells also, for all candidates together, which of them may have a braid.
 */
#include "grid/supposing/braids.h"

#include "grid/supposing/te_lanes.h"

/* Whether placing all allowed singles at once, `waves` times, leads to a contradiction. `first` are
 * the singles of the board. */
static bool waves_break(const se_board *b, const te_singles *first, bands allowed, int waves)
{
    se_board board = *b;
    te_singles singles = *first;

    while (waves-- > 0) {
        if (!any_band(singles.any & allowed))
            return false;
        const unsigned changed = te_place_singles(&board, &singles, allowed);
        if (changed == 0)
            return true;
        te_update_singles(&board, changed, &singles);
        if (singles.broken)
            return true;
    }
    return false;
}

/* `before` are the singles before the places of the digits `changed` did. */
static bool search(te_limits *limits, const se_board *b, bands allowed, int singles,
                   const te_singles *before, unsigned changed)
{
    te_singles found = *before;

    if (te_spend(limits))
        return false;
    te_update_singles(b, changed, &found);
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
        const unsigned moved = te_place(&next, cell, digit);
        if (search(limits, &next, allowed, singles - 1, &found, moved))
            return true;
        if (limits->ended)
            return false;
        allowed &= ~bands_of_cells(CELL(cell));
    }
    return false;
}

static bool has_braid(te_limits *limits, const se_board *b, int cell, int digit, int length)
{
    static const te_singles none;
    se_board supposed = *b;

    (void)te_place(&supposed, cell, digit);
    return search(limits, &supposed, all_bands(BAND_BITS), length - 1, &none, TE_ALL_DIGITS);
}

/* Candidates by digit. */
typedef struct candidate_bands {
    bands of[10];
} candidate_bands;

/* Tries the suspects, each once, until one is eliminated. Returns whether one was. `cleared` are
 * those on which no braid was found since the last elimination. */
static bool eliminate(te_limits *limits, se_board *b, int length, candidate_bands *suspects,
                      candidate_bands *cleared)
{
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, cells_of_bands(suspects->of[digit] & open_places(b, digit) &
                                           ~cleared->of[digit])) {
            const bands here = bands_of_cells(CELL(lowest_cell(rest)));
            suspects->of[digit] &= ~here;
            if (has_braid(limits, b, lowest_cell(rest), digit, length)) {
                b->of[digit] &= ~here;
                *cleared = (candidate_bands){0};
                return true;
            }
            if (limits->ended)
                return false;
            cleared->of[digit] |= here;
        }
    return false;
}

te_outcome te_close_braids(te_limits *limits, se_board *b, int length)
{
    candidate_bands cleared = {0};
    te_outcome outcome = te_close_locked(b);
    bool more = true;

    while (outcome == TE_OPEN && more && !te_spend(limits)) {
        candidate_bands suspects = {0};
        te_find_broken(b, length - 1, suspects.of);
        more = false;
        while (outcome == TE_OPEN && eliminate(limits, b, length, &suspects, &cleared)) {
            more = true;
            outcome = te_close_locked(b);
        }
    }
    return outcome;
}
