/* SPDX-License-Identifier: MIT */
/*
 * A round of propagation for all lanes at once: for each digit naked and hidden singles, and all
 * that rows, columns and boxes imply for it; then for each cell how many candidates are left.
 *
 * Three cells of a box that lie in one row, or in one column, are a triad: 27 lie in rows, 27 in
 * columns. They are numbered:
 *
 *     3 r + s           row triad: row r, stack s
 *     27 + 3 c + b      column triad: column c, band b
 *
 * In a band, a digit's three places are in three different rows and three different boxes: they
 * form a permutation. The nine triads of the band are a 3 x 3 matrix (rows by boxes), and a triad
 * that is in none of the six permutations that are still open cannot hold the digit. This rule
 * includes all locked candidates, and takes fifteen operations; likewise for stacks. (Triads: T.
 * Dillon, tdoku, 2019. Bit-slicing: E. Biham, "A fast new DES implementation in software", 1997.)
 */
#ifndef ENNEAD_SEARCH_ROUND_H
#define ENNEAD_SEARCH_ROUND_H

#include "search/vectors/planes.h"

enum { TRIADS = 54, FIRST_COLUMN_TRIAD = 27 };

/* The number of digits that are filtered together. A digit needs from those before it only the
 * cells that hidden singles have decided, so the triads of several digits can be settled first.
 * Then `decided` is loaded and stored only once for all of them. With AVX-512, stores (one per
 * cycle) limit the speed of a round. */
enum { AT_ONCE = PLANE_BYTES == 64 ? 3 : 1 };

/* What is recorded of the forced triads: a plane for each digit, or the number of digits as two
 * bits, in which 3 means three or more. */
enum { NOTES = AT_ONCE == 3 ? 2 : 9 };

typedef struct lane_boards {
    plane digit[9][81];          /* where each digit may be */
    plane single[81];            /* cells with one candidate left */
    plane decided[81];           /* cells that a hidden single has decided */
    plane forced[NOTES][TRIADS]; /* triads that must hold a digit, recorded in the second round */
    plane full[TRIADS];          /* triads that must hold three digits, so no other */
    plane dead;                  /* after the last round: a cell has no candidate, */
    plane all_single;            /* every cell is single, */
    plane changed;               /* some cell has become single */
} lane_boards;

enum round_kind {
    ROUND_PLAIN,
    ROUND_NOTE_FORCED, /* records the forced triads, from which `full` is made */
    ROUND_USE_FULL,    /* eliminates all other digits from full triads */
};

INLINE int cell_at(int row, int column)
{
    return 9 * row + column;
}

/* The six ways to assign three rows to three boxes, as far as the matrix k allows each. */
INLINE void permutations(const plane k[9], plane p[6])
{
    p[0] = and3(k[0], k[4], k[8]);
    p[1] = and3(k[1], k[5], k[6]);
    p[2] = and3(k[2], k[3], k[7]);
    p[3] = and3(k[0], k[5], k[7]);
    p[4] = and3(k[1], k[3], k[8]);
    p[5] = and3(k[2], k[4], k[6]);
}

/* The entries of the matrix that are in an open permutation. */
INLINE void keep_permuted(const plane k[9], plane kept[9])
{
    plane p[6];

    permutations(k, p);
    kept[0] = p[0] | p[3];
    kept[1] = p[1] | p[4];
    kept[2] = p[2] | p[5];
    kept[3] = p[2] | p[4];
    kept[4] = p[0] | p[5];
    kept[5] = p[1] | p[3];
    kept[6] = p[1] | p[5];
    kept[7] = p[2] | p[3];
    kept[8] = p[0] | p[4];
}

/* Clears the triads of a box, in one direction, in the lanes in which another triad of the box has
 * a naked single. (After that no permutation contains a triad on the same line as the single.) */
INLINE void clear_box(const plane t[3], const plane single[3], plane left[3])
{
    left[0] = neither(t[0], single[1], single[2]);
    left[1] = neither(t[1], single[0], single[2]);
    left[2] = neither(t[2], single[0], single[1]);
}

/* Keeps, of a chute's nine triads, those in an open permutation; in the round that uses full
 * triads, without those in which the digit is not forced. */
INLINE void settle_chute(lane_boards *b, int first_triad, enum round_kind kind, const plane left[9],
                         plane open[9])
{
    plane other[9];

    keep_permuted(left, open);
    if (kind != ROUND_USE_FULL)
        return;
    UNROLL for (int i = 0; i < 9; i += 3)
    {
        other[i] = open[i + 1] | open[i + 2];
        other[i + 1] = open[i] | open[i + 2];
        other[i + 2] = open[i] | open[i + 1];
    }
    UNROLL for (int i = 0; i < 9; i++) open[i] =
        unless_both(open[i], other[i], b->full[first_triad + i]);
}

#if PLANE_BYTES == 64

/* Adds a number of digits that a triad is forced to hold to that of the digits before d. After the
 * last digits only whether there are three is kept. */
INLINE void add_forced(lane_boards *b, int d, int triad, plane odd, plane two)
{
    plane *const ones = &b->forced[0][triad], *const twos = &b->forced[1][triad];
    const plane one = *ones, pair = *twos;
    const plane enough = or_both(and_either(two, one, odd), pair, or3(one, odd, two));

    if (d == 9 - AT_ONCE) {
        b->full[triad] = enough;
    } else {
        *ones = enough | (one ^ odd);
        *twos = or3(enough, pair, or_both(two, one, odd));
    }
}

#endif

/* Records the forced triads of a chute, in which digits from d on have these open triads. A triad
 * that is the only one of its line that may hold a digit must hold it. */
INLINE void note_forced(lane_boards *b, int d, int first_triad, const plane *const open[AT_ONCE])
{
    UNROLL for (int i = 0; i < 9; i++)
    {
        const int second = i / 3 * 3 + (i + 1) % 3, third = i / 3 * 3 + (i + 2) % 3;
        plane f[AT_ONCE];
        UNROLL for (int k = 0; k < AT_ONCE; k++) f[k] =
            neither(open[k][i], open[k][second], open[k][third]);
#if PLANE_BYTES == 64
        const plane odd = xor3(f[0], f[1], f[2]), two = two_of(f[0], f[1], f[2]);
        if (d == 0) {
            b->forced[0][first_triad + i] = odd;
            b->forced[1][first_triad + i] = two;
        } else {
            add_forced(b, d, first_triad + i, odd, two);
        }
#else
        b->forced[d][first_triad + i] = f[0];
#endif
    }
}

/* Looks at a digit in one box: computes its row triads, without those that naked singles rule out,
 * and the naked singles in each column. */
INLINE void count_box(lane_boards *b, int d, int first_cell, plane rows[3], plane singles[3])
{
    plane *const digit = base_of(&b->digit[d][first_cell]), *const single =
                                                                base_of(&b->single[first_cell]);
    plane t[3], row_single[3];

    UNROLL for (int r = 0; r < 3; r++)
    {
        plane x[3], n[3];
        UNROLL for (int i = 0; i < 3; i++)
        {
            x[i] = load(&digit[cell_at(r, i)]);
            n[i] = x[i] & single[cell_at(r, i)];
            singles[i] = r == 0 ? n[i] : singles[i] | n[i];
        }
        t[r] = or3(x[0], x[1], x[2]);
        row_single[r] = or3(n[0], n[1], n[2]);
    }
    clear_box(t, row_single, rows);
}

/* Settles the rows of a band, then computes its column triads from what is left of the rows. */
INLINE void count_band(lane_boards *b, int d, int band, enum round_kind kind, plane rows[9],
                       plane columns[9])
{
    plane row[9], single[9];

    UNROLL_OR_LOOP for (int stack = 0; stack < 3; stack++)
    {
        plane box[3];
        count_box(b, d, cell_at(3 * band, 3 * stack), box, single + 3 * stack);
        UNROLL for (int r = 0; r < 3; r++) row[3 * r + stack] = box[r];
    }
    settle_chute(b, 9 * band, kind, row, rows);
    UNROLL_OR_LOOP for (int stack = 0; stack < 3; stack++)
    {
        const plane *const digit = base_of(&b->digit[d][cell_at(3 * band, 3 * stack)]);
        plane any[3] = {no_lanes(), no_lanes(), no_lanes()};
        UNROLL for (int i = 0; i < 3; i++) UNROLL for (int r = 0; r < 3; r++) any[i] =
            or_both(any[i], rows[3 * r + stack], digit[cell_at(r, i)]);
        clear_box(any, single + 3 * stack, columns + 3 * stack);
    }
}

/* Eliminates, in one box, what its triads no longer allow, and what a hidden single rules out:
 * the digit's cell is decided if the box has one open row and one open column for it. This also
 * finds a digit's last cell in a row: all permutations contain its triad, so no other row of
 * the box is open, and the columns are computed after that. A last cell in a column is found
 * one round later. */
INLINE void filter_box(lane_boards *b, int d, int band, int stack, plane rows[][3][9],
                       plane columns[][9])
{
    const int first = cell_at(3 * band, 3 * stack);
    plane *const decided = base_of(&b->decided[first]), *const digit = base_of(&b->digit[d][first]);
    plane row[AT_ONCE][3], column[AT_ONCE][3], several[AT_ONCE];

    UNROLL for (int k = 0; k < AT_ONCE; k++)
    {
        UNROLL for (int i = 0; i < 3; i++)
        {
            row[k][i] = rows[k][band][3 * i + stack];
            column[k][i] = columns[k][3 * i + band];
        }
        several[k] = two_of(row[k][0], row[k][1], row[k][2]) |
                     two_of(column[k][0], column[k][1], column[k][2]);
    }
    UNROLL for (int r = 0; r < 3; r++) UNROLL for (int i = 0; i < 3; i++)
    {
        const int cell = cell_at(r, i);
        plane done = decided[cell];
        UNROLL for (int k = 0; k < AT_ONCE; k++)
        {
            const plane y = and3(row[k][r], column[k][i], digit[81 * k + cell]);
            done = or_unless(done, y, several[k]);
            digit[81 * k + cell] = unless_both(y, done, several[k]);
        }
        decided[cell] = done;
    }
}

INLINE void filter_stack(lane_boards *b, int d, int stack, enum round_kind kind, plane rows[][3][9],
                         plane bands[][3][9])
{
    plane columns[AT_ONCE][9];
    const plane *open[AT_ONCE];

    UNROLL for (int k = 0; k < AT_ONCE; k++)
    {
        plane column[9];
        UNROLL for (int i = 0; i < 9; i++) column[i] = bands[k][i % 3][3 * stack + i / 3];
        settle_chute(b, FIRST_COLUMN_TRIAD + 9 * stack, kind, column, columns[k]);
        open[k] = columns[k];
    }
    if (kind == ROUND_NOTE_FORCED)
        note_forced(b, d, FIRST_COLUMN_TRIAD + 9 * stack, open);
    UNROLL for (int band = 0; band < 3; band++) filter_box(b, d, band, stack, rows, columns);
}

/* Whether exactly one of three, and exactly one of another three, is set. */
INLINE plane one_of_each(const plane a[3], const plane b[3])
{
#ifdef TERNARY
    return TERNARY(a[0], a[1], a[2], 0x16) & TERNARY(b[0], b[1], b[2], 0x16);
#else
    return without(xor3(a[0], a[1], a[2]) & xor3(b[0], b[1], b[2]),
                   or_both(a[0] & a[1], b[0], b[1]));
#endif
}

enum count_kind { COUNT, COUNT_AND_JUDGE };

/* Finds whether a cell has one candidate; after the last round also adds it to the state of each
 * lane. */
INLINE void count_cell(lane_boards *b, int cell, enum count_kind counts)
{
    const plane *const digit = base_of(&b->digit[0][cell]);
    plane x[9], row[3], column[3];

    UNROLL for (int d = 0; d < 9; d++) x[d] = load(&digit[81 * d]);
    UNROLL for (int i = 0; i < 3; i++)
    {
        row[i] = or3(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
        column[i] = or3(x[i], x[3 + i], x[6 + i]);
    }
    const plane any = or3(row[0], row[1], row[2]);
    /* The digits form a 3 x 3 square: two different digits differ in their row or column of it. */
    const plane single = one_of_each(row, column);
    if (counts == COUNT_AND_JUDGE) {
        b->dead |= ~any;
        b->all_single &= single;
        b->changed |= single ^ b->single[cell];
    }
    b->single[cell] = single;
}

/* Counts the candidates of a stack's cells. */
INLINE void count_cells(lane_boards *b, int stack, enum count_kind counts)
{
    for (int first = 3 * stack; first < 81; first += 9)
        UNROLL for (int i = 0; i < 3; i++) count_cell(b, first + i, counts);
}

/* Two functions, since rounds take 2 % longer if one does both (Zen 5). */
static __attribute__((noinline)) void count_only(lane_boards *b, int stack)
{
    count_cells(b, stack, COUNT);
}

static __attribute__((noinline)) void count_and_judge(lane_boards *b, int stack)
{
    count_cells(b, stack, COUNT_AND_JUDGE);
}

INLINE void count_stack(lane_boards *b, int stack, enum count_kind counts)
{
    if (counts == COUNT_AND_JUDGE)
        count_and_judge(b, stack);
    else
        count_only(b, stack);
}

/* Filters up to three digits. After the last ones, counts the cells of each stack while they are
 * in the first-level cache. */
INLINE void filter_digits(lane_boards *b, int d, enum round_kind kind, enum count_kind counts)
{
    plane rows[AT_ONCE][3][9], columns[AT_ONCE][3][9];

    for (int k = 0; k < AT_ONCE; k++)
        for (int band = 0; band < 3; band++)
            count_band(b, d + k, band, kind, rows[k][band], columns[k][band]);
    if (kind == ROUND_NOTE_FORCED)
        for (int band = 0; band < 3; band++) {
            const plane *open[AT_ONCE];
            UNROLL for (int k = 0; k < AT_ONCE; k++) open[k] = rows[k][band];
            note_forced(b, d, 9 * band, open);
        }
    for (int stack = 0; stack < 3; stack++) {
        filter_stack(b, d, stack, kind, rows, columns);
        if (d == 9 - AT_ONCE)
            count_stack(b, stack, counts);
    }
}

#if PLANE_BYTES < 64

/* Finds the full triads, those that at least three of nine digits are forced into. The numbers of
 * forced digits in three groups of three have two bits, `odd` and `two`: it takes two groups with
 * two or more, or one such group and an odd one, or three odd ones. */
static void find_full_triads(lane_boards *b)
{
    for (int i = 0; i < TRIADS; i++) {
        plane odd[3], two[3];
        UNROLL for (int k = 0; k < 3; k++)
        {
            const plane x = load(&b->forced[3 * k][i]);
            const plane y = load(&b->forced[3 * k + 1][i]);
            const plane z = load(&b->forced[3 * k + 2][i]);
            odd[k] = xor3(x, y, z);
            two[k] = two_of(x, y, z);
        }
        const plane enough = two_of(two[0], two[1], two[2]) | and3(odd[0], odd[1], odd[2]);
        b->full[i] = or_both(enough, or3(two[0], two[1], two[2]), or3(odd[0], odd[1], odd[2]));
    }
}

#endif

INLINE void all_digits(lane_boards *b, enum round_kind kind, enum count_kind counts)
{
    for (int d = 0; d < 9; d += AT_ONCE)
        filter_digits(b, d, kind, counts);
}

/* The three kinds of rounds, each compiled once. */
static __attribute__((noinline)) void plain_round(lane_boards *b, enum count_kind counts)
{
    all_digits(b, ROUND_PLAIN, counts);
}

static __attribute__((noinline)) void noting_round(lane_boards *b)
{
    all_digits(b, ROUND_NOTE_FORCED, COUNT);
}

static __attribute__((noinline)) void full_round(lane_boards *b)
{
    all_digits(b, ROUND_USE_FULL, COUNT);
}

enum { ROUNDS = 5 };

/* All rounds between two judgments. Full triads are used only once: recorded in the second round,
 * applied in the third. The count before the first round makes a new lane's naked singles known at
 * once. */
APART void propagate(lane_boards *b)
{
    for (int stack = 0; stack < 3; stack++)
        count_stack(b, stack, COUNT);
    plain_round(b, COUNT);
    noting_round(b);
#if PLANE_BYTES < 64
    find_full_triads(b);
#endif
    full_round(b);
    for (int round = 4; round < ROUNDS; round++)
        plain_round(b, COUNT);
    b->dead = b->changed = no_lanes();
    b->all_single = ~no_lanes();
    plain_round(b, COUNT_AND_JUDGE);
}

#endif
