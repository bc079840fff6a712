/* SPDX-License-Identifier: MIT */
/*
 * Closing a board under singles and locked candidates. A triad is the three cells that a row or a
 * column shares with a box.
 */
#include "grid/supposing/te_board.h"

/* At least one, and at least two, of three. */
typedef struct one_or_two {
    bands one, two;
} one_or_two;

static inline one_or_two count_three(bands a, bands b, bands c)
{
    return (one_or_two){a | b | c, (a & b) | ((a | b) & c)};
}

static inline one_or_two add_three(one_or_two a, one_or_two b, one_or_two c)
{
    one_or_two sum = count_three(a.one, b.one, c.one);
    sum.two |= a.two | b.two | c.two;
    return sum;
}

static inline one_or_two shifted(one_or_two a, int bits)
{
    return (one_or_two){a.one >> bits, a.two >> bits};
}

/* The places of a digit that are the only one in some house. Adds to `missing` what is not zero if
 * a house has no place. */
static inline bands only_places(bands set, bands *missing)
{
    const bands row_starts = all_bands(BAND_ROWS), row = all_bands(BAND_ROW);
    const bands box_starts = all_bands(BAND_ROW & BAND_TRIADS);
    const one_or_two triads = count_three(set, set >> 1, set >> 2);
    const one_or_two rows = add_three(triads, shifted(triads, 3), shifted(triads, 6));
    const one_or_two boxes = add_three(triads, shifted(triads, 9), shifted(triads, 18));
    const one_or_two parts = count_three(set, set >> 9, set >> 18);
    const one_or_two columns =
        add_three(parts, (one_or_two){next_word(parts.one), next_word(parts.two)},
                  (one_or_two){word_after(parts.one), word_after(parts.two)});
    const bands one_row = ~rows.two & row_starts, one_box = ~boxes.two & box_starts;
    const bands one_column = ~columns.two & row;
    const bands box_row = (one_box << 3) - one_box, across = box_row | one_column;

    *missing |= (~rows.one & row_starts) | (~boxes.one & box_starts) | (~columns.one & row);
    return set & (((one_row << 9) - one_row) | across | across << 9 | across << 18);
}

void te_find_singles(const se_board *b, te_singles *found)
{
    bands missing = all_bands(0), one = missing, two = missing, any = missing;

    FOR_ALL_DIGITS(digit) {
        const bands set = b->of[digit];
        found->of[digit] = only_places(set, &missing) & b->empty;
        any |= found->of[digit];
        two |= one & set;
        one |= set;
    }
    const bands naked = b->empty & one & ~two;
    FOR_ALL_DIGITS(digit)
        found->of[digit] |= b->of[digit] & naked;
    found->any = any | naked;
    found->naked = naked;
    found->broken = any_band(missing | (one ^ all_bands(BAND_BITS)));
}

bool te_single_breaks(const se_board *b, const te_singles *found, int cell, int digit)
{
    const bands seen = bands_of_cells(peers[cell]), here = bands_of_cells(CELL(cell));
    bands missing = found->naked & found->of[digit] & seen;

    FOR_ALL_DIGITS(other)
        if (other != digit)
            missing |= found->of[other] & here;
    (void)only_places(b->of[digit] & ~seen, &missing);
    return any_band(missing);
}

void te_place(se_board *b, int cell, int digit)
{
    const bands here = bands_of_cells(CELL(cell));

    FOR_ALL_DIGITS(other)
        b->of[other] &= ~here;
    b->of[digit] = (b->of[digit] & ~bands_of_cells(peers[cell])) | here;
    b->empty &= ~here;
}

bool te_place_singles(se_board *b, const te_singles *singles, bands allowed)
{
    bands filled = all_bands(0), twice = filled;

    FOR_ALL_DIGITS(digit) {
        const bands here = singles->of[digit] & allowed;
        twice |= filled & here;
        filled |= here;
    }
    if (any_band(twice))
        return false;
    FOR_ALL_DIGITS(digit) {
        const bands here = singles->of[digit] & allowed;
        bands gone = filled & ~here;
        FOR_EACH_CELL(rest, cells_of_bands(here))
            gone |= bands_of_cells(peers[lowest_cell(rest)]);
        b->of[digit] &= ~gone;
    }
    b->empty &= ~filled;
    return true;
}

te_outcome te_close_singles(se_board *b)
{
    te_singles singles;

    for (;;) {
        te_find_singles(b, &singles);
        if (singles.broken)
            return TE_BROKEN;
        if (!any_band(singles.any))
            return any_band(b->empty) ? TE_OPEN : TE_SOLVED;
        if (!te_place_singles(b, &singles, singles.any))
            return TE_BROKEN;
    }
}

/* The other two of three: rows of a band; triads of a row; columns of a box. */
static inline bands other_rows(bands set)
{
    return set >> 9 | set >> 18 | ((set << 9 | set << 18) & all_bands(BAND_BITS));
}

static inline bands other_triads(bands set)
{
    return (set >> 3 & all_bands(0077077077)) | (set >> 6 & all_bands(0007007007)) |
           (set << 3 & all_bands(0770770770)) | (set << 6 & all_bands(0700700700));
}

static inline bands other_columns(bands set)
{
    return (set >> 1 & all_bands(0333)) | (set >> 2 & all_bands(0111)) |
           (set << 1 & all_bands(0666)) | (set << 2 & all_bands(0444));
}

/* The places that locked candidates of the same digit eliminate. */
static bands locked_out(bands set)
{
    const bands rows = (set | set >> 1 | set >> 2) & all_bands(BAND_TRIADS);
    const bands columns = (set | set >> 9 | set >> 18) & all_bands(BAND_ROW);
    const bands pointing_rows = rows & ~other_rows(rows);
    const bands claiming_rows = rows & ~other_triads(rows);
    const bands pointing_columns = columns & ~other_columns(columns);
    const bands claiming_columns = columns & ~(next_word(columns) | word_after(columns));
    const bands in_rows = other_triads(pointing_rows) | other_rows(claiming_rows);
    const bands in_columns = next_word(pointing_columns) | word_after(pointing_columns) |
                             other_columns(claiming_columns);

    return set & (in_rows | in_rows << 1 | in_rows << 2 | in_columns | in_columns << 9 |
                  in_columns << 18);
}

bool te_eliminate_locked(se_board *b)
{
    bands all = all_bands(0);

    FOR_ALL_DIGITS(digit) {
        const bands gone = locked_out(b->of[digit]);
        b->of[digit] &= ~gone;
        all |= gone;
    }
    return any_band(all);
}

te_outcome te_close_locked(se_board *b)
{
    te_outcome outcome;

    do
        outcome = te_close_singles(b);
    while (outcome == TE_OPEN && te_eliminate_locked(b));
    return outcome;
}
