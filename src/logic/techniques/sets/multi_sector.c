/* SPDX-License-Identifier: MIT */
/*
 * Multi-sector locked sets: the empty cells where some rows cross some columns. Each digit is held
 * there by the rows, by the columns or by the boxes that have it, whichever are fewest. If all
 * these houses together are as many as the cells, all of them are locked (sectors.h). (David P
 * Bird and others in the forum of enjoysudoku.com, 2012.)
 *
 * All choices of rows and columns are tried, which is fast because nine digits are counted at a
 * time, in the nine lowest nibbles of a word:
 *
 *     bits      35-32   ...   7-4   3-0
 *     digit       9     ...    2     1
 *
 * A locked set with more than nine rows and columns together is also one with the other rows and
 * the other columns, so it need not be tried. One that is still locked without one of its lines is
 * two sets in one, and is not reported.
 */
#include "logic/techniques/sets/multi_sector.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "logic/finder.h"
#include "logic/techniques/sets/sectors.h"

enum { FEWEST_LINES = 3, MOST_LINES = 6, MOST_TOGETHER = 9, LINE_SETS = 512, BOX_SETS = 8 };

typedef uint64_t tallies; /* a number from 0 to 7 for each digit */

#define IN_EACH_NIBBLE UINT64_C(0x111111111)

typedef struct survey {
    hunt *h;
    /* For each digit, whether it is (1 or 0) in the cells of a row in some columns, of a column in
     * some rows, of a box in some of its rows and columns. */
    tallies in_row[9][LINE_SETS];
    tallies in_column[9][LINE_SETS];
    tallies in_box[9][BOX_SETS][BOX_SETS];
    uint16_t empty[9];         /* the columns of a row whose cells are empty */
    uint16_t lines[LINE_SETS]; /* the choices of rows, or of columns, smallest first */
    int choices;
} survey;

_Static_assert(sizeof(survey) <= TECHNIQUE_MEMORY, "a survey fits");

/* The smaller number of each digit. `one` is up to 7, `other` up to 9; neither is 0 without the
 * other. */
static tallies smaller(tallies one, tallies other)
{
    const tallies difference = (one | 8 * IN_EACH_NIBBLE) - other;
    const tallies other_is = (difference >> 3 & IN_EACH_NIBBLE) * 15;
    return (other & other_is) | (one & ~other_is);
}

static int sum_of(tallies t)
{
    const uint64_t bytes = (t & UINT64_C(0xf0f0f0f0f)) + (t >> 4 & UINT64_C(0x0f0f0f0f));
    return (int)(bytes * UINT64_C(0x0101010101) >> 32 & 0xff);
}

static tallies ones_of(digits set)
{
    ASSERT(within_digits(set));
    tallies t = 0;

    FOR_EACH_DIGIT(rest, set)
        t |= (tallies)1 << 4 * (lowest_digit(rest) - 1);
    return t;
}

static void count_box(survey *s, const tallies of[ENNEAD_CELLS], int box)
{
    ASSERT(box >= 0 && box < 9);
    for (unsigned rows = 0; rows < BOX_SETS; rows++)
        for (unsigned columns = 0; columns < BOX_SETS; columns++) {
            tallies t = 0;
            for (int nth = 0; nth < 9; nth++)
                if ((rows >> nth / 3 & 1) != 0 && (columns >> nth % 3 & 1) != 0)
                    t |= of[cell_at(FIRST_BOX + box, nth)];
            s->in_box[box][rows][columns] = t;
        }
}

static void count_all(survey *s)
{
    tallies of[ENNEAD_CELLS];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        of[cell] = ones_of(s->h->marks->of[cell]);
    for (int line = 0; line < 9; line++) {
        s->in_row[line][0] = s->in_column[line][0] = 0;
        for (unsigned set = 1; set < LINE_SETS; set++) {
            const int lowest = lowest_bit(set);
            s->in_row[line][set] =
                s->in_row[line][set & (set - 1)] | of[cell_crossing(line, lowest)];
            s->in_column[line][set] =
                s->in_column[line][set & (set - 1)] | of[cell_crossing(lowest, line)];
        }
        count_box(s, of, line);
        s->empty[line] = (uint16_t)(s->h->marks->empty >> cell_crossing(line, 0) & ALL_DIGITS);
    }
}

/* The `houses` that have a digit in some of the cells. */
static uint32_t houses_with(const marks *m, cells set, int digit, int first)
{
    ASSERT(within_grid(set));
    ASSERT(digit_in_range(digit));
    ASSERT(first >= 0);
    uint32_t found = 0;

    for (int house = first; house < first + 9; house++)
        if ((m->candidates[digit] & set & house_cells[house]) != 0)
            found |= 1u << house;
    return found;
}

static flow report_crossing(const survey *s, unsigned rows, unsigned columns)
{
    const marks *m = s->h->marks;
    const cells set = cells_at(0, columns);
    sectors found = {.cells = 0};

    FOR_EACH_BIT(rest, rows)
        found.cells |= set << cell_crossing(lowest_bit(rest), 0) & m->empty;
    FOR_ALL_DIGITS(digit) {
        const uint32_t houses[3] = {houses_with(m, found.cells, digit, 0),
                                    houses_with(m, found.cells, digit, FIRST_COLUMN),
                                    houses_with(m, found.cells, digit, FIRST_BOX)};
        int fewest = 9;
        for (int i = 0; i < 3; i++)
            if (__builtin_popcount(houses[i]) < fewest)
                fewest = __builtin_popcount(houses[i]);
        for (int i = 0; i < 3 && fewest > 0; i++)
            if (__builtin_popcount(houses[i]) == fewest)
                prefer_houses(m, &found, digit, houses[i]);
    }
    return report_sectors(s->h, &found);
}

/* Whether the cells where these rows and columns cross are as many as the fewest houses of their
 * digits. */
static bool are_locked(const survey *s, unsigned rows, unsigned columns)
{
    tallies by_row = 0, by_column = 0, by_box = 0;
    int count = 0;

    FOR_EACH_BIT(rest, rows) {
        const int row = lowest_bit(rest);
        by_row += s->in_row[row][columns];
        count += digit_count((digits)(s->empty[row] & columns));
    }
    FOR_EACH_BIT(rest, columns)
        by_column += s->in_column[lowest_bit(rest)][rows];
    for (int box = 0; box < 9; box++)
        by_box += s->in_box[box][rows >> box / 3 * 3 & 7][columns >> box % 3 * 3 & 7];
    return sum_of(smaller(smaller(by_row, by_column), by_box)) == count;
}

static bool are_locked_without_a_line(const survey *s, unsigned rows, unsigned columns)
{
    FOR_EACH_BIT(rest, rows)
        if (are_locked(s, rows & ~(rest & -rest), columns))
            return true;
    FOR_EACH_BIT(rest, columns)
        if (are_locked(s, rows, columns & ~(rest & -rest)))
            return true;
    return false;
}

/* Whether there are enough lines, in at least two bands (stacks). Those in one are left to other
 * techniques. */
static bool are_worth_a_look(unsigned lines)
{
    return __builtin_popcount(lines) >= FEWEST_LINES && __builtin_popcount(lines) <= MOST_LINES &&
           (lines & 0700) != lines && (lines & 0070) != lines && (lines & 0007) != lines;
}

/* Tries some rows with every choice of columns. */
static flow look_at_rows(const survey *s, unsigned rows)
{
    const int most = MOST_TOGETHER - __builtin_popcount(rows);

    for (int i = 0; i < s->choices && __builtin_popcount(s->lines[i]) <= most; i++) {
        const unsigned columns = s->lines[i];
        if (are_locked(s, rows, columns) && !are_locked_without_a_line(s, rows, columns) &&
            report_crossing(s, rows, columns) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

flow find_multi_sector(hunt *h)
{
    survey *s = technique_memory(h);

    s->h = h;
    s->choices = 0;
    count_all(s);
    for (int size = FEWEST_LINES; size <= MOST_LINES; size++)
        for (unsigned rows = 1; rows < LINE_SETS; rows++)
            if (__builtin_popcount(rows) == size && are_worth_a_look(rows))
                s->lines[s->choices++] = (uint16_t)rows;
    for (int i = 0; i < s->choices; i++)
        if (look_at_rows(s, s->lines[i]) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}
