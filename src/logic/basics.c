/* SPDX-License-Identifier: MIT */
/*
 * Finds singles and locked candidates in all houses at once, with the words of se_board.h. Finds
 * pairs by looking at the two cells, or at the two digits in each house.
 */
#include "logic/basics.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/houses.h"

/* The first cells of the boxes in the first row of a band. */
enum { FIRST_IN_BOX = 0111 };

/* The non-single techniques in a set, as bits. */
enum { POINTING = 1, CLAIMING = 2, NAKED_PAIRS = 4, HIDDEN_PAIRS = 8, LOCKED_TRIPLES = 16 };

/* ----------------------------------------------------------------------------------- singles */

/* Collects the singles of all digits. */
static singles_end collect_singles(const se_board *b, bands singles[10])
{
    bands taken = {0}, counts[4];

    if (!any_band(b->empty))
        return SINGLES_SOLVED;
    if (se_board_gap(b))
        return SINGLES_CONTRADICTION;
    se_cell_counts(b, counts);
    FOR_ALL_DIGITS(digit) {
        bands in_box, in_line;
        if (!se_only_places(b->of[digit], &in_box, &in_line))
            return SINGLES_CONTRADICTION;
        singles[digit] = (in_box | in_line | counts[1]) & b->of[digit] & b->empty;
        if (any_band(taken & singles[digit]))
            return SINGLES_CONTRADICTION;
        taken |= singles[digit];
    }
    singles[0] = taken;
    return SINGLES_OPEN;
}

singles_end place_all_singles(se_board *b)
{
    for (;;) {
        bands singles[10];
        const singles_end found = collect_singles(b, singles);
        if (found != SINGLES_OPEN || !any_band(singles[0]))
            return found;
        se_board_place(b, singles);
    }
}

/* -------------------------------------------------------------------------- locked candidates */

/* A triad, three cells of a box in a line, is represented by its first cell. Given a set of
 * triads: those that share the box with one of them, and those that share the line. */
typedef struct beside {
    bands in_box, in_line;
} beside;

static beside beside_row_threes(bands threes)
{
    const bands all = all_bands(BAND_TRIADS), first = all_bands(BAND_ROWS);
    const bands second = first << 3, third = first << 6;

    return (beside){
        .in_box = (threes << 9 | threes >> 18 | threes << 18 | threes >> 9) & all,
        .in_line = (threes << 3 & (second | third)) | (threes << 6 & third) |
                   (threes >> 3 & (first | second)) | (threes >> 6 & first),
    };
}

static beside beside_column_threes(bands threes)
{
    const bands first = all_bands(FIRST_IN_BOX), second = first << 1, third = first << 2;

    return (beside){
        .in_box = (threes << 1 & (second | third)) | (threes << 2 & third) |
                  (threes >> 1 & (first | second)) | (threes >> 2 & first),
        .in_line = next_word(threes) | word_after(threes),
    };
}

/* The two directions of triads: in rows, in columns. */
typedef struct threes_direction {
    beside (*beside)(bands threes);
    uint32_t starts; /* the first cells of all triads */
    int step;        /* distance from one cell to the next, in bits */
} threes_direction;

static const threes_direction directions[] = {{beside_row_threes, BAND_TRIADS, 1},
                                              {beside_column_threes, BAND_ROW, 9}};

static bands threes_with(bands set, const threes_direction *d)
{
    return (set | set >> d->step | set >> 2 * d->step) & all_bands(d->starts);
}

static bands cells_of_threes(bands threes, const threes_direction *d)
{
    return threes | threes << d->step | threes << 2 * d->step;
}

/* Given the triads that have a place for a digit, those that cannot hold it: another triad is the
 * only one in their box, or in their line. */
static bands locked_out(bands threes, const threes_direction *d, unsigned what)
{
    const beside others = d->beside(threes);
    bands out = all_bands(0);

    if ((what & POINTING) != 0)
        out |= d->beside(threes & ~others.in_box).in_line;
    if ((what & CLAIMING) != 0)
        out |= d->beside(threes & ~others.in_line).in_box;
    return out & threes;
}

static bool remove_places(se_board *b, int digit, bands gone)
{
    ASSERT(digit_in_range(digit));
    const bands before = b->of[digit];
    b->of[digit] &= ~gone;
    return !same_bands(before, b->of[digit]);
}

/* Removes what locked candidates rule out. Returns whether that was anything. */
static bool do_locked(se_board *b, const threes_direction *d, unsigned what)
{
    bool done = false;

    FOR_ALL_DIGITS(digit) {
        const bands out = locked_out(threes_with(b->of[digit], d), d, what);
        done |= remove_places(b, digit, cells_of_threes(out, d));
    }
    return done;
}

/* Three empty cells of a triad with three candidates: removes these from the rest of box and
 * line. */
static bool do_locked_triples(se_board *b, const threes_direction *d)
{
    const bands whole = b->empty & b->empty >> d->step & b->empty >> 2 * d->step;
    bands threes[10], one = all_bands(0), two = one, three = one, four = one;
    bool done = false;

    FOR_ALL_DIGITS(digit) {
        threes[digit] = threes_with(open_places(b, digit), d);
        four |= three & threes[digit];
        three |= two & threes[digit];
        two |= one & threes[digit];
        one |= threes[digit];
    }
    FOR_ALL_DIGITS(digit) {
        const beside others = d->beside(threes[digit] & three & ~four & whole);
        done |= remove_places(b, digit, cells_of_threes(others.in_box | others.in_line, d));
    }
    return done;
}

/* --------------------------------------------------------------------------------------- pairs */

/* Two cells that see each other and have the same two candidates. */
static bool do_naked_pairs(se_board *b)
{
    bands counts[4];
    bool done = false;

    se_cell_counts(b, counts);
    for (int one = 1; one <= 8; one++)
        for (int other = one + 1; other <= 9; other++)
            FOR_EACH_CELL(pairs, cells_of_bands(counts[2] & b->of[one] & b->of[other])) {
                const cells seen = peers[lowest_cell(pairs)];
                FOR_EACH_CELL(rest, pairs & seen) {
                    const bands both = bands_of_cells(seen & peers[lowest_cell(rest)]);
                    done |= remove_places(b, one, both);
                    done |= remove_places(b, other, both);
                }
            }
    return done;
}

/* Two cells that are the only places of two digits in a house: removes the other digits from
 * them. */
static bool keep_only(se_board *b, int one, int other, cells pair)
{
    ASSERT(within_grid(pair));
    bool done = false;

    FOR_ALL_DIGITS(digit)
        if (digit != one && digit != other)
            done |= remove_places(b, digit, bands_of_cells(pair));
    return done;
}

static bool do_hidden_pairs(se_board *b)
{
    cells open[10];
    bool done = false;

    FOR_ALL_DIGITS(digit)
        open[digit] = cells_of_bands(open_places(b, digit));
    for (int house = 0; house < HOUSES; house++) {
        cells twice[9] = {0};
        int digits_of[9] = {0}, count = 0;
        FOR_ALL_DIGITS(digit) {
            const cells places = open[digit] & house_cells[house];
            if (cell_count(places) != 2)
                continue;
            for (int i = 0; i < count; i++)
                if (twice[i] == places)
                    done |= keep_only(b, digits_of[i], digit, places);
            twice[count] = places;
            digits_of[count++] = digit;
        }
    }
    return done;
}

/* -------------------------------------------------------------------------------- all of them */

static bool has(const ennead_technique_set *set, ennead_technique technique)
{
    ASSERT((unsigned)technique < ENNEAD_TECHNIQUE_COUNT);
    return ennead_technique_set_has(set, technique);
}

static void take_out(ennead_technique_set *set, ennead_technique technique)
{
    ASSERT((unsigned)technique < ENNEAD_TECHNIQUE_COUNT);
    set->words[technique / 64] &= ~((uint64_t)1 << (technique % 64));
}

/* The non-single techniques that may be done all at once; `rest` gets the other techniques of the
 * set. A pair or triple may shrink before it is found. Then the order of steps does not matter
 * only if the set contains the technique for what is left of it. */
static unsigned basics_of(const ennead_technique_set *set, ennead_technique_set *rest)
{
    static const struct row {
        ennead_technique technique;
        unsigned what;
    } rows[] = {{ENNEAD_POINTING, POINTING},       {ENNEAD_CLAIMING, CLAIMING},
                {ENNEAD_NAKED_PAIR, NAKED_PAIRS},  {ENNEAD_HIDDEN_PAIR, HIDDEN_PAIRS},
                {ENNEAD_LOCKED_PAIR, NAKED_PAIRS}, {ENNEAD_LOCKED_TRIPLE, LOCKED_TRIPLES}};
    unsigned what = 0;

    *rest = *set;
    take_out(rest, ENNEAD_FULL_HOUSE);
    take_out(rest, ENNEAD_NAKED_SINGLE);
    take_out(rest, ENNEAD_HIDDEN_SINGLE);
    if (!has(set, ENNEAD_NAKED_PAIR) &&
        (has(set, ENNEAD_LOCKED_PAIR) || has(set, ENNEAD_LOCKED_TRIPLE) ||
         has(set, ENNEAD_NAKED_TRIPLE)))
        return 0;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (has(set, rows[i].technique)) {
            what |= rows[i].what;
            take_out(rest, rows[i].technique);
        }
    return what;
}

/* Applies the simplest technique of `what` that does something. Returns false if none does. */
static bool do_another(se_board *b, unsigned what)
{
    bool done = false;

    for (int i = 0; i < 2; i++)
        done |= do_locked(b, &directions[i], what);
    if (!done && (what & NAKED_PAIRS) != 0)
        done = do_naked_pairs(b);
    for (int i = 0; i < 2 && !done && (what & LOCKED_TRIPLES) != 0; i++)
        done = do_locked_triples(b, &directions[i]);
    return done || ((what & HIDDEN_PAIRS) != 0 && do_hidden_pairs(b));
}

bool basics_do(ennead_state *state, const ennead_technique_set *techniques)
{
    static const ennead_technique_set nothing = {{0}};
    ennead_technique_set rest;
    se_board b;

    if (!has(techniques, ENNEAD_NAKED_SINGLE) || !has(techniques, ENNEAD_HIDDEN_SINGLE))
        return true;
    const unsigned what = basics_of(techniques, &rest);
    (void)se_board_of(&b, state->values, state->candidates);
    while (place_all_singles(&b) == SINGLES_OPEN && do_another(&b, what))
        continue;
    se_board_state(&b, state);
    return any_band(b.empty) && memcmp(&rest, &nothing, sizeof rest) != 0;
}
