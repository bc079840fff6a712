/* SPDX-License-Identifier: MIT */
/*
 * Follows all suppositions of a board at once by links and by the techniques inside dynamic chains
 * (+): locked candidates, hidden pairs, naked pairs, X-Wings. Order and reasons do not matter here.
 * Part of reach_kernel.h, compiled for each edition.
 *
 * All pairs are the same question about a square of 9 x 9 candidates: two rows have their only two
 * places in the same columns, so no other row has a place there.
 *
 *     hidden pair   rows are digits, columns the cells of a house
 *     naked pair    rows are the cells, columns the digits
 *     X-Wing        rows are rows or columns of the board, columns the lines that cross them
 */

typedef struct reach_rules {
    const reachability *reachable;
    reach_plane good;             /* the suppositions to look at */
    reach_plane fresh;            /* those for which something was new */
    reach_plane nobody;           /* all ones */
    reach_plane *off[CANDIDATES]; /* whether a candidate is off; `nobody` if there is none */
} reach_rules;

INLINE reach_plane *off_of(reach_rules *r, int cell, int digit)
{
    return r->off[9 * cell + digit - 1];
}

INLINE void turn_off(reach_rules *r, reach_plane *off, reach_plane lanes)
{
    r->fresh |= lanes & ~*off;
    *off |= lanes;
}

/* ------------------------------------------------------------------------- locked candidates */

/* Of a chute, three lines of three groups of three cells each: a cell of a group. */
INLINE int cell_of_chute(int chute, int line, int group, int i)
{
    const int along = 3 * group + i, across = 3 * (chute % 3) + line;

    return chute < 3 ? 9 * across + along : 9 * along + across;
}

/* A group loses the digit where another line of its box or another box of its line has no place
 * outside of one group. */
static void lock_in_chute(reach_rules *r, int digit, int chute)
{
    reach_plane none[3][3], in_line[3][3], in_box[3][3];

    for (int line = 0; line < 3; line++)
        for (int group = 0; group < 3; group++) {
            none[line][group] = *off_of(r, cell_of_chute(chute, line, group, 0), digit);
            for (int i = 1; i < 3; i++)
                none[line][group] &= *off_of(r, cell_of_chute(chute, line, group, i), digit);
        }
    for (int line = 0; line < 3; line++)
        for (int group = 0; group < 3; group++) {
            const reach_plane some = ~none[line][group];

            in_line[line][group] = some & none[line][(group + 1) % 3] & none[line][(group + 2) % 3];
            in_box[line][group] = some & none[(line + 1) % 3][group] & none[(line + 2) % 3][group];
        }
    for (int line = 0; line < 3; line++)
        for (int group = 0; group < 3; group++) {
            const reach_plane lose =
                r->good & ~none[line][group] &
                (in_box[line][(group + 1) % 3] | in_box[line][(group + 2) % 3] |
                 in_line[(line + 1) % 3][group] | in_line[(line + 2) % 3][group]);

            if (any_bit(lose))
                for (int i = 0; i < 3; i++)
                    turn_off(r, off_of(r, cell_of_chute(chute, line, group, i), digit), lose);
        }
}

/* -------------------------------------------------------------------------------------- pairs */

typedef reach_plane *reach_square[9][9];

/* Where two rows have the same two places: no other row has a place in these columns. */
static void use_pair(reach_rules *r, reach_square square, int low, int high, reach_plane lanes)
{
    for (int column = 0; column < 9; column++) {
        const reach_plane here = lanes & ~*square[low][column];

        if (any_bit(here))
            for (int row = 0; row < 9; row++)
                if (row != low && row != high)
                    turn_off(r, square[row][column], here);
    }
}

static void look_for_pairs(reach_rules *r, reach_square square)
{
    reach_plane two[9];
    int rows[9], count = 0;

    for (int row = 0; row < 9; row++) {
        reach_plane one = {0}, more = {0};

        two[row] = (reach_plane){0};
        for (int column = 0; column < 9; column++) {
            const reach_plane place = ~*square[row][column];

            more |= two[row] & place;
            two[row] |= one & place;
            one |= place;
        }
        two[row] &= ~more & r->good;
        if (any_bit(two[row]))
            rows[count++] = row;
    }
    for (int i = 1; i < count; i++)
        for (int j = 0; j < i; j++) {
            reach_plane same = two[rows[i]] & two[rows[j]];

            for (int column = 0; column < 9; column++)
                same &= ~(*square[rows[i]][column] ^ *square[rows[j]][column]);
            if (any_bit(same))
                use_pair(r, square, rows[j], rows[i], same);
        }
}

static void look_both_ways(reach_rules *r, reach_square square)
{
    reach_square turned;

    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++)
            turned[column][row] = square[row][column];
    look_for_pairs(r, square);
    look_for_pairs(r, turned);
}

static void look_for_all_pairs(reach_rules *r)
{
    reach_square square;

    for (int house = 0; house < HOUSES; house++) {
        for (int place = 0; place < 9; place++)
            for (int digit = 1; digit <= 9; digit++)
                square[digit - 1][place] =
                    off_of(r, r->reachable->tables->cell_at[house][place], digit);
        look_both_ways(r, square);
    }
    FOR_ALL_DIGITS(digit) {
        for (int row = 0; row < 9; row++)
            for (int column = 0; column < 9; column++)
                square[row][column] = off_of(r, 9 * row + column, digit);
        look_both_ways(r, square);
    }
}

/* ------------------------------------------------------------------------------------- rounds */

INLINE void begin_rules(reach_rules *r, const reach_wave *w)
{
    r->reachable = w->reachable;
    r->nobody = ~(reach_plane){0};
    for (int candidate = 0; candidate < CANDIDATES; candidate++)
        r->off[candidate] = &r->nobody;
    for (int number = 0; number < w->reachable->count; number++)
        r->off[w->reachable->candidate[number]] = &w->set[(2 * number + 1) * w->stride];
}

/* Uses the first technique that finds something. Returns whether there is any. */
static bool use_techniques(reach_rules *r, reach_plane good)
{
    r->good = good;
    r->fresh = (reach_plane){0};
    FOR_ALL_DIGITS(digit)
        for (int chute = 0; chute < 6; chute++)
            lock_in_chute(r, digit, chute);
    if (!any_bit(r->fresh))
        look_for_all_pairs(r);
    return any_bit(r->fresh);
}
