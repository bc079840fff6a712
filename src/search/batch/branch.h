/* SPDX-License-Identifier: MIT */
/*
 * Judges each lane after its rounds, and chooses what a stuck lane guesses. In each of the six
 * chutes (three bands, three stacks) a digit has up to six permutations that are still open.
 *
 * A lane is solved when all cells are single and every digit has an open permutation in every
 * chute: that makes 81 candidates, with each digit in every house. It is dead when a cell has no
 * candidate or a digit no permutation. It is stuck when its rounds have made no cell single.
 *
 * A stuck lane guesses in the chute with the fewest open permutations in all, at the first digit
 * with exactly two, else exactly three, else more. The guess is "this digit is in this triad": the
 * first open triad of the chute's first line if that line has two, else of its second. So a digit
 * has at most two guesses in a chute at the same time. A loose lane makes a second guess in the
 * next chute of the same direction, because guesses there seldom contradict each other.
 */
#ifndef ENNEAD_SEARCH_BRANCH_H
#define ENNEAD_SEARCH_BRANCH_H

#include <string.h>

#include "search/batch/round.h"
#include "search/batch/transpose.h"

enum { CHUTES = 6, MOST_GUESSES = CHUTES * 9 * 2, MOST_OF_NARROW = 16 };

/* A digit's guesses in a chute, for all lanes: the entries of its 3 x 3 matrix that a guess
 * rules out. A guess at entry 0 drops 1 and 2, a guess at entry 1 drops 2; the same in the
 * second line. */
typedef struct guess {
    bool any;
    plane drop[4]; /* entries 1, 2, 4, 5 */
} guess;

typedef struct branching {
    guess guesses[CHUTES][9];
    /* Each lane's guess and the one made together with it, encoded as in a packed puzzle. */
    plane number[MOST_TOGETHER][GUESS_BITS];
    plane solved, dead, stuck;
    plane narrow; /* the chute with the fewest open permutations has at most MOST_OF_NARROW */
} branching;

/* Whether a digit has exactly two, exactly three, or more than one open permutation in a chute.
 * Also what decides the triad of a guess: whether the first line has two open triads, and whether
 * the first entry of that line (else of the second one) is open. */
typedef struct openness {
    plane two, three, many;
    plane first_line, first_entry;
} openness;

INLINE int chute_triad(int chute, int entry)
{
    return chute < 3 ? 3 * (3 * chute + entry / 3) + entry % 3
                     : FIRST_COLUMN_TRIAD + 3 * (3 * (chute - 3) + entry / 3) + entry % 3;
}

/* The first cell of a triad, and the distance from one of its cells to the next. */
INLINE int triad_cell(int triad)
{
    const int column_triad = triad - FIRST_COLUMN_TRIAD;
    return triad < FIRST_COLUMN_TRIAD ? 9 * (triad / 3) + 3 * (triad % 3)
                                      : 27 * (column_triad % 3) + column_triad / 3;
}

INLINE int triad_step(int triad)
{
    return triad < FIRST_COLUMN_TRIAD ? 1 : 9;
}

/* The open permutations of a digit in the chute that begins with cell `first`. Its lines are
 * `apart` cells apart: 9 in a band, 1 in a stack. */
INLINE void chute_permutations(const plane *digit, int first, int apart, plane p[6])
{
    const int box = 27 / apart, cell = 9 / apart; /* how far apart they are */
    plane t[9];

    UNROLL for (int i = 0; i < 9; i++)
    {
        const plane *triad = digit + first + i / 3 * apart + i % 3 * box;
        t[i] = or3(triad[0], triad[cell], triad[2 * cell]);
    }
    permutations(t, p);
}

/* Adds a three-bit number (a: lowest bit) to a six-bit sum, in each lane. */
INLINE void add_to(plane sum[6], plane a, plane b, plane c)
{
    plane carry = sum[0] & a;

    sum[0] ^= a;
    const plane s1 = xor3(sum[1], b, carry);
    carry = two_of(sum[1], b, carry);
    sum[1] = s1;
    const plane s2 = xor3(sum[2], c, carry);
    carry = two_of(sum[2], c, carry);
    sum[2] = s2;
    UNROLL for (int i = 3; i < 6; i++)
    {
        const plane s = sum[i];
        sum[i] = s ^ carry;
        carry &= s;
    }
}

/* Counts the open permutations of each digit in a chute and adds them up in `sum`. Returns the
 * lanes in which a digit has none. */
APART_OR_INLINE plane count_open(const lane_boards *b, int first, int apart, openness open[9],
                                 plane sum[6])
{
    plane none = no_lanes();

    UNROLL for (int i = 0; i < 6; i++) sum[i] = no_lanes();
    for (int d = 0; d < 9; d++) {
        plane p[6];
        chute_permutations(b->digit[d], first, apart, p);
        const plane low = xor3(p[0], p[1], p[2]), low2 = two_of(p[0], p[1], p[2]);
        const plane high = xor3(p[3], p[4], p[5]), high2 = two_of(p[3], p[4], p[5]);
        const plane ones = low ^ high, carry = low & high;
        const plane twos = xor3(low2, high2, carry), fours = two_of(low2, high2, carry);
        none |= ~or3(ones, twos, fours);
        open[d].two = neither(twos, ones, fours);
        open[d].three = twos & ones & ~fours;
        open[d].many = twos | fours;
        const plane entry0 = p[0] | p[3];
        open[d].first_line = two_of(entry0, p[1] | p[4], p[2] | p[5]);
        open[d].first_entry = choose(open[d].first_line, entry0, p[2] | p[4]);
        add_to(sum, ones, twos, fours);
    }
    return none;
}

/* The entries of a chute's matrix at which a lane may guess. */
static const int guess_entries[4] = {0, 1, 3, 4};

/* Splits the lanes in `here`, which guess at this digit, by the entry that they guess. */
INLINE void guess_at(const openness *open, plane here, plane made[4])
{
    const plane first_line = here & open->first_line;
    const plane second_line = without(here, open->first_line);

    made[0] = first_line & open->first_entry;
    made[1] = without(first_line, open->first_entry);
    made[2] = second_line & open->first_entry;
    made[3] = without(second_line, open->first_entry);
}

/* Sets the bits of a number, in some lanes. */
INLINE void add_number(plane *planes, int bits, int number, plane lanes)
{
    for (int bit = 0; bit < bits; bit++)
        if (number >> bit & 1)
            planes[bit] |= lanes;
}

/* Records what the given lanes guess in a chute, and the numbers of these guesses. */
INLINE void note_guesses(branching *br, int chute, plane lanes, const openness open[9],
                         plane number[GUESS_BITS])
{
    plane two = no_lanes(), three = no_lanes();
    plane all[4] = {no_lanes(), no_lanes(), no_lanes(), no_lanes()};

    for (int d = 0; d < 9; d++) {
        two |= open[d].two;
        three |= open[d].three;
    }
    for (int d = 0; d < 9; d++) {
        const plane wanted = choose(two, open[d].two, choose(three, open[d].three, open[d].many));
        const plane here = lanes & wanted;
        guess *g = &br->guesses[chute][d];
        g->any = any_lane(here);
        if (!g->any)
            continue;
        lanes &= ~wanted;

        plane made[4];
        guess_at(&open[d], here, made);
        g->drop[0] = made[0];
        g->drop[1] = made[0] | made[1];
        g->drop[2] = made[2];
        g->drop[3] = made[2] | made[3];
        UNROLL for (int i = 0; i < 4; i++) all[i] |= made[i];
        add_number(&number[TRIAD_BITS], DIGIT_BITS, d, here);
        number[GUESS_BITS - 1] |= here;
    }
    for (int i = 0; i < 4; i++)
        add_number(number, TRIAD_BITS, chute_triad(chute, guess_entries[i]), all[i]);
}

/* The chute before another one of the same direction. */
INLINE int chute_before(int chute)
{
    return chute / 3 * 3 + (chute + 2) % 3;
}

/* Chooses the guesses of all stuck lanes, where none is loose. */
static void note_one_each(branching *br, const plane picked[CHUTES], openness open[CHUTES][9])
{
    memset(br->number, 0, sizeof br->number);
    for (int chute = 0; chute < CHUTES; chute++)
        note_guesses(br, chute, picked[chute] & br->stuck, open[chute], br->number[0]);
}

/* The same, where loose lanes also guess in the chute after the one that they picked. A lane's two
 * guesses are in chutes of the same direction, so numbers are noted by the place in it. */
static void note_together(branching *br, const plane picked[CHUTES], openness open[CHUTES][9],
                          plane loose)
{
    plane number[3][GUESS_BITS] = {{no_lanes()}};
    plane first[3];

    for (int chute = 0; chute < CHUTES; chute++) {
        const plane here = or_both(picked[chute], picked[chute_before(chute)], loose);
        note_guesses(br, chute, here & br->stuck, open[chute], number[chute % 3]);
    }
    for (int i = 0; i < 3; i++)
        first[i] = picked[i] | picked[3 + i];
    for (int bit = 0; bit < GUESS_BITS; bit++) {
        plane *const n = &number[0][bit];
        br->number[0][bit] =
            or3(n[0] & first[0], n[GUESS_BITS] & first[1], n[2 * GUESS_BITS] & first[2]);
        br->number[1][bit] = or3(without(n[0], first[0]), without(n[GUESS_BITS], first[1]),
                                 without(n[2 * GUESS_BITS], first[2]));
    }
}

/* The lanes in which a six-bit number is at most MOST_OF_NARROW. */
INLINE plane is_narrow(const plane number[6])
{
    return ~or_both(number[5], number[4], or3(number[0], number[1], number[2]) | number[3]);
}

/* Judges the `active` lanes, and chooses the guesses of those that are stuck; the `loose` ones
 * make two together. */
APART void judge(const lane_boards *b, branching *br, plane active, plane loose)
{
    openness open[CHUTES][9];
    plane best[6], picked[CHUTES];
    plane none = no_lanes(), any_open = no_lanes();

    UNROLL for (int i = 0; i < 6; i++) best[i] = ~no_lanes();
    for (int chute = 0; chute < CHUTES; chute++) {
        plane sum[6], less = no_lanes(), here = no_lanes();
        none |= chute < 3 ? count_open(b, 27 * chute, 9, open[chute], sum)
                          : count_open(b, 3 * (chute - 3), 1, open[chute], sum);
        for (int d = 0; d < 9; d++)
            here |= open[chute][d].many;
        UNROLL for (int i = 0; i < 6; i++) less = choose(sum[i] ^ best[i], best[i], less);
        any_open |= here;
        here &= less;
        UNROLL for (int i = 0; i < 6; i++) best[i] = choose(here, sum[i], best[i]);
        picked[chute] = here;
        for (int before = 0; before < chute; before++)
            picked[before] &= ~here;
    }
    br->narrow = is_narrow(best);
    br->dead = (b->dead | none) & active;
    br->solved = neither(b->all_single & active, br->dead, no_lanes());
    br->stuck = neither(active & any_open, or3(br->dead, br->solved, b->changed), no_lanes());
    if (any_lane(loose & br->stuck))
        note_together(br, picked, open, loose);
    else
        note_one_each(br, picked, open);
}

/* Applies the guesses to the boards. */
APART void make_guesses(lane_boards *b, const branching *br)
{
    static const int entries[4] = {1, 2, 4, 5};

    for (int chute = 0; chute < CHUTES; chute++)
        for (int d = 0; d < 9; d++) {
            if (!br->guesses[chute][d].any)
                continue;
            for (int i = 0; i < 4; i++) {
                const plane keep = ~br->guesses[chute][d].drop[i];
                const int triad = chute_triad(chute, entries[i]);
                plane *first = &b->digit[d][triad_cell(triad)];
                const int step = triad_step(triad);
                first[0] &= keep;
                first[step] &= keep;
                first[2 * step] &= keep;
            }
        }
}

#endif
