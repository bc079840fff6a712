/* SPDX-License-Identifier: MIT */
/*
 * Junior exocets. The base B is in a line. Three lines cross its band, one in each box: in the box
 * of the base the one that misses the base, and in each of the other boxes one with a target T
 * and, beside it, a cell (#) without any digit of the base.
 *
 *     B B .  # . .  . # .      the band
 *     . . .  T . .  . . .
 *     . . .  # . .  . T .      (a # in the line of the base may hold anything)
 *          s s        s
 *          s s        s        the rest of the three cross-lines, six cells each
 *
 * Each cross-line holds a digit once. If a digit of the base can be at most twice in the s cells,
 * it is at least once where the cross-lines cross the band. If the base holds it, that is not in
 * the box or the line of the base, and it is not beside a target; so it is in a target, which is
 * the property that exocet.h needs. A digit that can be in the s cells less than twice would need
 * both targets, so it is not in the base.
 *
 * If a digit of the base is in one target, then in the box of the other target it is in the third
 * line of the band, outside the cross-line: this is the mirror of the first target. (David P Bird,
 * JExocet Compendium, forum of enjoysudoku.com, 2013.)
 */
#include "logic/techniques/exotic/junior_exocet.h"

#include "grid/assertions.h"
#include "logic/techniques/exotic/exocet.h"

enum { CROSS_LINES = 3, AT_MOST = 2 };

/* The positions of a line, outside the band that crosses it, where a digit is or may be. */
static positions outside(const marks *m, int cross_line, int digit, positions band)
{
    ASSERT(digit_in_range(digit));
    positions found = m->places[digit][cross_line];

    for (int nth = 0; nth < 9; nth++)
        if (m->values[cell_at(cross_line, nth)] == digit)
            found |= (positions)(1u << nth);
    return found & (positions)~band;
}

static bool are_apart(positions one, positions other)
{
    const positions both = one | other;
    return one != 0 && other != 0 && (both & (both - 1)) != 0;
}

/* How often a digit can be in the cross-lines: at most once in each, and once in each line across
 * them. */
static int most_times(const positions where[CROSS_LINES])
{
    const positions a = where[0], b = where[1], c = where[2], all = a | b | c;
    const int pairs = are_apart(a, b) + are_apart(a, c) + are_apart(b, c);

    if (pairs == 3 && __builtin_popcount(all) >= 3)
        return 3;
    return pairs > 0 ? 2 : all != 0;
}

/* Whether each digit of the base can be at most twice in the cross-lines. Finds the usable
 * digits. */
static bool are_covered(const marks *m, exocet *e, const int cross_lines[CROSS_LINES])
{
    const positions band = (positions)(7u << (number_of_house(e->line) - 1) / 3 * 3);

    e->usable = 0;
    FOR_EACH_DIGIT(rest, e->digits) {
        positions where[CROSS_LINES];
        for (int i = 0; i < CROSS_LINES; i++)
            where[i] = outside(m, cross_lines[i], lowest_digit(rest), band);
        const int times = most_times(where);
        if (times > AT_MOST)
            return false;
        if (times == AT_MOST)
            e->usable |= digit_set(lowest_digit(rest));
    }
    return true;
}

/* The line of the band that is neither the base's nor `line`. */
static int third_line(const exocet *e, int line)
{
    ASSERT(line >= 0 && line < FIRST_BOX);
    return 3 * (e->line / 3 * 3 + 1) - e->line - line;
}

/* Sets the targets, which are at these positions in lines of the band. */
static void put_targets(exocet *e, const int at[2], const int lines[2])
{
    for (int i = 0; i < 2; i++) {
        const int mirror = third_line(e, lines[i]), other = at[1 - i];
        e->targets[i] = cell_at(lines[i], at[i]);
        e->mirrors[i] = 0;
        for (int nth = other / 3 * 3; nth < other / 3 * 3 + 3; nth++)
            if (nth != other)
                e->mirrors[i] |= CELL(cell_at(mirror, nth));
    }
}

/* Whether a cell may be a target: it may hold a digit of the base, and the cell beside it none. */
static bool is_target(const marks *m, const exocet *e, int line, int at)
{
    ASSERT(line >= 0 && line < FIRST_BOX);
    return (m->of[cell_at(line, at)] & e->digits) != 0 &&
           (digits_at(m, cell_at(third_line(e, line), at)) & e->digits) == 0;
}

/* The possible targets in a box of the band, as line and position. */
typedef struct target_list {
    int count;
    int lines[3], at[3];
} target_list;

static target_list targets_in(const marks *m, const exocet *e, int part)
{
    target_list list = {0};

    for (int at = 3 * part; at < 3 * part + 3; at++)
        for (int line = e->line / 3 * 3; line < e->line / 3 * 3 + 3; line++)
            if (line != e->line && is_target(m, e, line, at)) {
                list.lines[list.count] = line;
                list.at[list.count++] = at;
            }
    return list;
}

static int cross_line_at(const exocet *e, int at)
{
    return e->line < FIRST_COLUMN ? FIRST_COLUMN + at : at;
}

static flow look_at_base(hunt *h, exocet *e)
{
    const int across = e->line < FIRST_COLUMN ? column_of(e->base[0]) + column_of(e->base[1])
                                              : row_of(e->base[0]) + row_of(e->base[1]);
    const int part = across / 2 / 3, missed = 3 * (3 * part + 1) - across;
    const target_list one = targets_in(h->marks, e, part == 0 ? 1 : 0);
    const target_list other = targets_in(h->marks, e, part == 2 ? 1 : 2);

    e->band = 7u << e->line / 3 * 3;
    for (int i = 0; i < one.count; i++)
        for (int k = 0; k < other.count; k++) {
            const int at[2] = {one.at[i], other.at[k]}, lines[2] = {one.lines[i], other.lines[k]};
            const int cross_lines[CROSS_LINES] = {cross_line_at(e, missed), cross_line_at(e, at[0]),
                                                  cross_line_at(e, at[1])};
            if (!are_covered(h->marks, e, cross_lines))
                continue;
            put_targets(e, at, lines);
            e->cross_lines = 1u << cross_lines[0] | 1u << cross_lines[1] | 1u << cross_lines[2];
            if (report_exocet(h, e) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_junior_exocet(hunt *h)
{
    return for_each_base(h, look_at_base);
}
