/* SPDX-License-Identifier: MIT */
#include "text/words/words_facts.h"

#include "grid/assertions.h"
#include "grid/houses.h"
#include "grid/step.h"

cells places_in(const ennead_state *state, int digit, cells set)
{
    ASSERT(digit_in_range(digit));
    cells places = 0;
    FOR_EACH_CELL(rest, set) {
        const int cell = lowest_cell(rest);
        if ((state->candidates[cell] & digit_set(digit)) != 0)
            places |= CELL(cell);
    }
    return places;
}

cells placed_in(const ennead_state *state, int digit, cells set)
{
    ASSERT(digit_in_range(digit));
    cells holders = 0;
    FOR_EACH_CELL(rest, set) {
        const int cell = lowest_cell(rest);
        if (state->values[cell] == digit)
            holders |= CELL(cell);
    }
    return holders;
}

digits candidates_in(const ennead_state *state, cells set)
{
    digits all = 0;
    FOR_EACH_CELL(rest, set)
        all |= state->candidates[lowest_cell(rest)];
    return all;
}

cells seen_by(cells set)
{
    ASSERT(within_grid(set));
    cells seen = 0;
    FOR_EACH_CELL(rest, set)
        seen |= peers[lowest_cell(rest)];
    return seen;
}

cells cells_removed(const ennead_cell_set removed[10])
{
    cells all = 0;
    FOR_ALL_DIGITS(digit)
        all |= cells_of_set(removed[digit]);
    return all;
}

digits digits_removed(const ennead_cell_set removed[10])
{
    digits all = 0;
    FOR_ALL_DIGITS(digit)
        if (cells_of_set(removed[digit]) != 0)
            all |= digit_set(digit);
    return all;
}
