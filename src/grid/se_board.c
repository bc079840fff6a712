/* SPDX-License-Identifier: MIT */
/*
 * Builds se_boards from values and candidates, and counts: the number of places of a digit in each
 * house is found by adding up threes of cells, for all houses of a kind at once. Counts have two
 * bits and stop at two.
 */
#include "grid/se_board.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/houses.h"

bool se_board_of(se_board *b, const uint8_t values[ENNEAD_CELLS],
                 const uint16_t candidates[ENNEAD_CELLS])
{
    cells placed[10] = {0}, seen[10] = {0}, missing[10] = {0};
    const cells filled = filled_cells(values);
    digits any = 0;
    bool limited = false;

    FOR_EACH_CELL(rest, filled) {
        const int cell = lowest_cell(rest), digit = values[cell];
        placed[digit] |= CELL(cell);
        seen[digit] |= peers[cell];
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        any |= (digits)((candidates[cell] ^ ALL_DIGITS) & (values[cell] == 0 ? ALL_DIGITS : 0));
    if (any != 0)
        FOR_EACH_CELL(rest, ALL_CELLS & ~filled)
            FOR_EACH_DIGIT(gone, ALL_DIGITS & (digits)~candidates[lowest_cell(rest)])
                missing[lowest_digit(gone)] |= CELL(lowest_cell(rest));
    b->of[0] = all_bands(0);
    b->empty = bands_of_cells(ALL_CELLS & ~filled);
    FOR_ALL_DIGITS(digit) {
        const cells open = ALL_CELLS & ~filled & ~missing[digit];
        b->of[digit] = bands_of_cells((open | placed[digit]) & ~seen[digit]);
        if ((missing[digit] & ~seen[digit]) != 0)
            limited = true;
    }
    return limited;
}

void se_board_state(const se_board *b, ennead_state *state)
{
    memset(state->values, 0, sizeof state->values);
    memset(state->candidates, 0, sizeof state->candidates);
    FOR_ALL_DIGITS(digit) {
        FOR_EACH_CELL(rest, cells_of_bands(b->of[digit] & ~b->empty))
            state->values[lowest_cell(rest)] = (uint8_t)digit;
        FOR_EACH_CELL(rest, cells_of_bands(open_places(b, digit)))
            state->candidates[lowest_cell(rest)] |= digit_set(digit);
    }
}

void se_board_place(se_board *b, const bands places[10])
{
    bands filled = all_bands(0);

    FOR_ALL_DIGITS(digit)
        filled |= places[digit];
    FOR_ALL_DIGITS(digit) {
        cells seen = 0;
        if (!any_band(places[digit])) {
            b->of[digit] &= ~filled;
            continue;
        }
        FOR_EACH_CELL(rest, cells_of_bands(places[digit]))
            seen |= peers[lowest_cell(rest)];
        b->of[digit] &= ~((filled & ~places[digit]) | bands_of_cells(seen));
    }
    b->empty &= ~filled;
}

/* Counts up to two: at least one, at least two. */
typedef struct candidate_counts {
    bands one, two;
} candidate_counts;

static inline candidate_counts three_counted(bands a, bands b, bands c)
{
    return (candidate_counts){a | b | c, (a & b) | ((a | b) & c)};
}

static inline candidate_counts sum_of_three(candidate_counts a, candidate_counts b,
                                            candidate_counts c)
{
    candidate_counts sum = three_counted(a.one, b.one, c.one);
    sum.two |= a.two | b.two | c.two;
    return sum;
}

static inline candidate_counts moved(candidate_counts a, int bits)
{
    return (candidate_counts){a.one >> bits, a.two >> bits};
}

/* For each cell, whether it is the only one of the set in its house. */
typedef struct only {
    bands in_box, in_row, in_column;
    bool everywhere; /* every house has at least one */
} only;

static inline only only_ones(bands set)
{
    const bands row_starts = all_bands(BAND_ROWS), row = all_bands(BAND_ROW);
    const candidate_counts triads = three_counted(set, set >> 1, set >> 2);
    const candidate_counts rows = sum_of_three(triads, moved(triads, 3), moved(triads, 6));
    const candidate_counts boxes = sum_of_three(triads, moved(triads, 9), moved(triads, 18));
    const candidate_counts parts = three_counted(set, set >> 9, set >> 18);
    const candidate_counts columns =
        sum_of_three(parts, (candidate_counts){next_word(parts.one), next_word(parts.two)},
                     (candidate_counts){word_after(parts.one), word_after(parts.two)});
    const bands box_starts = row & all_bands(BAND_TRIADS);
    const bands one_row = rows.one & ~rows.two & row_starts;
    const bands one_box = boxes.one & ~boxes.two & box_starts;
    const bands one_column = columns.one & ~columns.two & row;
    const bands box_row = (one_box << 3) - one_box;
    const bands missing =
        (~rows.one & row_starts) | (~boxes.one & box_starts) | (~columns.one & row);

    return (only){
        .in_box = set & (box_row | box_row << 9 | box_row << 18),
        .in_row = set & ((one_row << 9) - one_row),
        .in_column = set & (one_column | one_column << 9 | one_column << 18),
        .everywhere = !any_band(missing),
    };
}

bool se_only_places(bands places, bands *in_box, bands *in_line)
{
    const only found = only_ones(places);

    *in_box = found.in_box;
    *in_line = found.in_row | found.in_column;
    return found.everywhere;
}

bands se_alone(bands empty)
{
    const only found = only_ones(empty);
    return found.in_box | found.in_row | found.in_column;
}

bool se_board_gap(const se_board *b)
{
    bands any = all_bands(0);

    FOR_ALL_DIGITS(digit)
        any |= b->of[digit];
    return !same_bands(any, all_bands(BAND_BITS));
}

void se_cell_counts(const se_board *b, bands counts[4])
{
    bands one = all_bands(0), two = one, three = one, four = one;

    FOR_ALL_DIGITS(digit) {
        const bands set = open_places(b, digit);
        four |= three & set;
        three |= two & set;
        two |= one & set;
        one |= set;
    }
    counts[0] = b->empty & ~one;
    counts[1] = one & ~two;
    counts[2] = two & ~three;
    counts[3] = three & ~four;
}

void se_fill_places_plainly(positions places[HOUSES], bands set)
{
    for (int band = 0; band < 3; band++) {
        const uint32_t word = set[band];
        for (int i = 0; i < 3; i++) {
            const uint32_t box = word >> 3 * i;
            places[3 * band + i] = (positions)(word >> 9 * i & BAND_ROW);
            places[FIRST_BOX + 3 * band + i] =
                (positions)((box & 7) | (box >> 9 & 7) << 3 | (box >> 18 & 7) << 6);
        }
    }
    for (int column = 0; column < 9; column++) {
        const bands bits = set >> column & all_bands(BAND_ROWS);
        const bands three = (bits | bits >> 8 | bits >> 16) & all_bands(7);
        places[FIRST_COLUMN + column] = (positions)(three[0] | three[1] << 3 | three[2] << 6);
    }
}

static void note_placed(marks *m, cells placed, int digit)
{
    ASSERT(within_grid(placed));
    ASSERT(digit_in_range(digit));
    FOR_EACH_CELL(rest, placed) {
        const int cell = lowest_cell(rest);
        m->values[cell] = (uint8_t)digit;
        m->placed[row_of(cell)] |= digit_set(digit);
        m->placed[FIRST_COLUMN + column_of(cell)] |= digit_set(digit);
        m->placed[FIRST_BOX + box_of(cell)] |= digit_set(digit);
    }
}

cells se_marks_of_board(marks *m, const se_board *b, se_board *known, const se_fills *fill)
{
    bands counts[4];

    FOR_ALL_DIGITS(digit) {
        const bands open = open_places(b, digit), before = open_places(known, digit);
        note_placed(m,
                    cells_of_bands(b->of[digit] & ~b->empty & ~(known->of[digit] & ~known->empty)),
                    digit);
        if (same_bands(open, before))
            continue;
        if (fill->cells == NULL)
            FOR_EACH_CELL(rest, cells_of_bands(before ^ open))
                m->of[lowest_cell(rest)] ^= digit_set(digit);
        m->candidates[digit] = cells_of_bands(open);
        fill->places(m->places[digit], open);
    }
    if (fill->cells != NULL)
        fill->cells(m->of, b);
    m->empty = cells_of_bands(b->empty);
    se_cell_counts(b, counts);
    m->pairs = cells_of_bands(counts[2]);
    *known = *b;
    return cells_of_bands(counts[3]);
}
