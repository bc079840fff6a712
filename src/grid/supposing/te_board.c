/* SPDX-License-Identifier: MIT */
/*
 * Closing a board under singles and locked candidates. A triad is the three cells that a row or a
 * column shares with a box.
 */
#include "grid/supposing/te_board.h"

enum { NO_DIGIT = 1 }; /* in a set of digits: none changed, but all went well */

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

/* Whether rows, boxes and columns have at least one, and at least two, cells of a set: at the first
 * cell of the row, in the first row of a box at its first cell, and in the first row of a band. */
typedef struct house_counts {
    one_or_two rows, boxes, columns;
} house_counts;

static inline house_counts count_in_houses(bands set)
{
    const one_or_two triads = count_three(set, set >> 1, set >> 2);
    const one_or_two parts = count_three(set, set >> 9, set >> 18);
    return (house_counts){
        .rows = add_three(triads, shifted(triads, 3), shifted(triads, 6)),
        .boxes = add_three(triads, shifted(triads, 9), shifted(triads, 18)),
        .columns = add_three(parts, (one_or_two){next_word(parts.one), next_word(parts.two)},
                             (one_or_two){word_after(parts.one), word_after(parts.two)}),
    };
}

/* The cells of rows, boxes and columns; other bits of these sets do not count. */
typedef struct houses {
    bands rows, boxes, columns;
} houses;

static inline houses true_houses(bands rows, bands boxes, bands columns)
{
    return (houses){
        .rows = rows & all_bands(BAND_ROWS),
        .boxes = boxes & all_bands(BAND_ROW & BAND_TRIADS),
        .columns = columns & all_bands(BAND_ROW),
    };
}

static inline bands any_house(houses set)
{
    return set.rows | set.boxes | set.columns;
}

static inline bands cells_of_houses(houses set)
{
    const bands across = ((set.boxes << 3) - set.boxes) | set.columns;
    return ((set.rows << 9) - set.rows) | across | across << 9 | across << 18;
}

/* The places of a digit that are the only one in some house. Adds to `missing` what is not zero if
 * a house has no place. */
static inline bands only_places(bands set, bands *missing)
{
    const house_counts in = count_in_houses(set);

    *missing |= any_house(true_houses(~in.rows.one, ~in.boxes.one, ~in.columns.one));
    return set & cells_of_houses(true_houses(~in.rows.two, ~in.boxes.two, ~in.columns.two));
}

/* The cells of the houses of these cells. Adds to `twice` what is not zero if two are in one. */
static inline bands seen_from(bands set, bands *twice)
{
    const house_counts in = count_in_houses(set);

    *twice |= any_house(true_houses(in.rows.two, in.boxes.two, in.columns.two));
    return cells_of_houses(true_houses(in.rows.one, in.boxes.one, in.columns.one));
}

/* The empty cells with one candidate. Adds to `missing` what is not zero if a cell has none. */
static inline bands naked_singles(const se_board *b, bands *missing)
{
    bands one = all_bands(0), two = one;

    FOR_ALL_DIGITS(digit) {
        two |= one & b->of[digit];
        one |= b->of[digit];
    }
    *missing |= one ^ all_bands(BAND_BITS);
    return b->empty & one & ~two;
}

/* Looks for hidden singles only among the digits that changed: the others have none. */
static void find_new_singles(const se_board *b, unsigned changed, te_singles *found)
{
    bands missing = all_bands(0), any = missing;
    const bands naked = naked_singles(b, &missing);

    FOR_ALL_DIGITS(digit)
        found->of[digit] = b->of[digit] & naked;
    for (; changed != 0; changed &= changed - 1) {
        const int digit = __builtin_ctz(changed);
        const bands hidden = only_places(b->of[digit], &missing) & b->empty;
        found->of[digit] |= hidden;
        any |= hidden;
    }
    found->any = any | naked;
    found->broken = any_band(missing);
}

void te_update_singles(const se_board *b, unsigned changed, te_singles *found)
{
    bands missing = all_bands(0), any = missing;
    const bands naked = naked_singles(b, &missing);

    for (unsigned rest = changed & TE_ALL_DIGITS; rest != 0; rest &= rest - 1)
        found->hidden[__builtin_ctz(rest)] = only_places(b->of[__builtin_ctz(rest)], &missing);
    FOR_ALL_DIGITS(digit) {
        found->of[digit] = (found->hidden[digit] & b->empty) | (b->of[digit] & naked);
        any |= found->of[digit];
    }
    found->any = any;
    found->naked = naked;
    found->broken = any_band(missing);
}

void te_find_singles(const se_board *b, te_singles *found)
{
    te_update_singles(b, TE_ALL_DIGITS, found);
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

unsigned te_place(se_board *b, int cell, int digit)
{
    const bands here = bands_of_cells(CELL(cell));
    unsigned changed = 1u << digit;

    FOR_ALL_DIGITS(other) {
        changed |= (unsigned)band_has(b->of[other], cell) << other;
        b->of[other] &= ~here;
    }
    b->of[digit] = (b->of[digit] & ~bands_of_cells(peers[cell])) | here;
    b->empty &= ~here;
    return changed;
}

unsigned te_place_singles(se_board *b, const te_singles *singles, bands allowed)
{
    bands filled = all_bands(0), twice = filled;
    unsigned changed = NO_DIGIT, placed = 0;

    FOR_ALL_DIGITS(digit) {
        const bands here = singles->of[digit] & allowed;
        twice |= filled & here;
        filled |= here;
        placed |= (unsigned)any_band(here) << digit;
    }
    FOR_ALL_DIGITS(digit) {
        const bands gone = b->of[digit] & filled & ~singles->of[digit];
        changed |= (unsigned)any_band(gone) << digit;
        b->of[digit] ^= gone;
    }
    for (; placed != 0; placed &= placed - 1) {
        const int digit = __builtin_ctz(placed);
        const bands here = singles->of[digit] & allowed;
        const bands gone = b->of[digit] & seen_from(here, &twice) & ~here;
        changed |= (unsigned)any_band(gone) << digit;
        b->of[digit] ^= gone;
    }
    b->empty &= ~filled;
    return any_band(twice) ? 0 : changed;
}

/* Naked and hidden singles, if nothing followed before the places of these digits changed. */
static te_outcome close_changed(se_board *b, unsigned changed)
{
    te_singles singles;

    for (;;) {
        find_new_singles(b, changed & ~(unsigned)NO_DIGIT, &singles);
        if (singles.broken)
            return TE_BROKEN;
        if (!any_band(singles.any))
            return any_band(b->empty) ? TE_OPEN : TE_SOLVED;
        changed = te_place_singles(b, &singles, singles.any);
        if (changed == 0)
            return TE_BROKEN;
    }
}

te_outcome te_close_singles(se_board *b)
{
    return close_changed(b, TE_ALL_DIGITS);
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

unsigned te_eliminate_locked(se_board *b)
{
    unsigned changed = 0;

    FOR_ALL_DIGITS(digit) {
        const bands gone = locked_out(b->of[digit]);
        b->of[digit] &= ~gone;
        changed |= (unsigned)any_band(gone) << digit;
    }
    return changed;
}

te_outcome te_close_locked(se_board *b)
{
    unsigned changed = TE_ALL_DIGITS;
    te_outcome outcome;

    do {
        outcome = close_changed(b, changed);
        changed = outcome == TE_OPEN ? te_eliminate_locked(b) : 0;
    } while (changed != 0);
    return outcome;
}
