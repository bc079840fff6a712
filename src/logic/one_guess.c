/* SPDX-License-Identifier: MIT */
#include "logic/one_guess.h"

#include <limits.h>

#include "grid/assertions.h"
#include "logic/basics.h"

enum { CANDIDATES = 729 };

static bool is_refuted(const se_board *start, int digit, bands cell)
{
    ASSERT(digit_in_range(digit));
    se_board b = *start;
    bands places[10] = {{0}};

    places[digit] = cell;
    se_board_place(&b, places);
    return place_all_singles(&b) == SINGLES_CONTRADICTION;
}

/* Tries the candidates of a board, removes those that are refuted from `after`, and returns how
 * many there are; stops when there are more than `most`. */
static int try_all(const se_board *b, int most, se_board *after)
{
    int refuted = 0;

    *after = *b;
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, cells_of_bands(open_places(b, digit))) {
            const bands cell = bands_of_cells(CELL(lowest_cell(rest)));
            if (!is_refuted(b, digit, cell))
                continue;
            after->of[digit] &= ~cell;
            if (++refuted > most)
                return refuted;
        }
    return refuted;
}

one_guess_result one_guess_of(const ennead_puzzle *puzzle, int most)
{
    one_guess_result result = {ONE_GUESS_SOLVED, CANDIDATES};
    se_board b, after;

    (void)se_board_of(&b, puzzle->givens, puzzle->candidates);
    for (int round = 0; place_all_singles(&b) == SINGLES_OPEN; round++) {
        const int refuted = try_all(&b, round == 0 ? most : INT_MAX, &after);
        if (round == 0)
            result.refuted = refuted;
        if (refuted == 0 || result.refuted > most) {
            result.end = refuted == 0 ? ONE_GUESS_STUCK : ONE_GUESS_ABOVE;
            break;
        }
        b = after;
    }
    return result;
}
