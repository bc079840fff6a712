/* SPDX-License-Identifier: MIT */
/*
 * Hidden and naked singles. In Sudoku Explainer's order, the last empty cell of a house comes
 * first (1.0), then a digit's only place in a box (1.2), in a column, in a row (1.5). Whichever is
 * placed first, the others remain, so a rating without a path places all singles of a kind at
 * once.
 */
#include "rating/techniques/singles.h"

#include "rating/base/easy_steps.h"
#include "rating/base/scale.h"

bool se_board_broken(const se_board *b)
{
    FOR_ALL_DIGITS(digit) {
        bands in_box, in_line;
        if (!se_only_places(b->of[digit], &in_box, &in_line))
            return true;
    }
    return se_board_gap(b);
}

bool se_place_singles(se_rater *r)
{
    const easy_steps_edition *steps = easy_steps();

    for (;;) {
        const se_round round = steps->place_singles(&r->b, r->rating->er, r->most);
        if (round.count != 0)
            se_count(r, ENNEAD_SE_HIDDEN_SINGLE, round.rating, se_rank(round.rating, 0), SE_PLACES,
                     (uint32_t)round.count);
        if (round.end == SE_ROUND_NOTHING)
            return true;
        if (round.end != SE_ROUND_PLACED)
            return se_end(r, round.end == SE_ROUND_ABOVE ? ENNEAD_RATING_END_ABOVE
                                                         : ENNEAD_RATING_END_CONTRADICTION);
    }
}

static bool single_found(se_rater *r, ennead_se_technique technique, int rating, int cell,
                         int digit, uint32_t base)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    ennead_se_step *step = se_step(r, technique, rating);

    step->cell = (uint8_t)cell;
    step->digit = (uint8_t)digit;
    step->digits = digit_set(digit);
    step->base = base;
    step->cells = set_of_cells(CELL(cell));
    return true;
}

/* Finds one single at a time, for a path. */
static bool find_single_in(se_rater *r, int house, bool (*wanted)(cells open))
{
    const cells open = house_cells[house] & cells_of_bands(r->b.empty);

    if (!wanted(open))
        return false;
    FOR_ALL_DIGITS(digit) {
        const cells places = open & cells_of_bands(r->b.of[digit]);
        if (places == 0 || without_lowest_cell(places) != 0)
            continue;
        const int rating = without_lowest_cell(open) == 0 ? SE_LAST_CELL
                           : house >= FIRST_BOX           ? SE_IN_BOX
                                                          : SE_IN_LINE;
        return single_found(r, ENNEAD_SE_HIDDEN_SINGLE, rating, lowest_cell(places), digit,
                            (uint32_t)1 << house);
    }
    return false;
}

static bool is_one(cells open)
{
    return open != 0 && without_lowest_cell(open) == 0;
}

static bool is_more(cells open)
{
    return without_lowest_cell(open) != 0;
}

bool se_find_hidden_single(se_rater *r)
{
    for (int nth = 0; nth < HOUSES; nth++)
        if (find_single_in(r, se_house(nth), is_one))
            return true;
    for (int nth = 0; nth < HOUSES; nth++)
        if (find_single_in(r, se_house(nth), is_more))
            return true;
    return false;
}

bool se_find_naked_single(se_rater *r)
{
    bands counts[4];

    se_cell_counts(&r->b, counts);
    const cells single = cells_of_bands(counts[1]);
    if (single == 0)
        return false;
    const int cell = lowest_cell(single);
    FOR_ALL_DIGITS(digit)
        if (band_has(r->b.of[digit], cell))
            return single_found(r, ENNEAD_SE_NAKED_SINGLE, 23, cell, digit, 0);
    return false;
}
