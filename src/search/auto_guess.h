/* SPDX-License-Identifier: MIT */
/*
 * What the engine for one puzzle guesses: a triad that a digit is in, in the chute (band or stack)
 * with the fewest open permutations of all digits, for the digit that has the fewest of them above
 * one. The parent is kept without the triad, so both branches are smaller.
 *
 * The permutations are counted for all digits and chutes at once. A chute's key is
 *
 *     bit 23         set: no digit has a choice
 *     bits 8 to 15   the open permutations of all digits
 *     bits 0 to 7    16 x the open permutations of the digit to guess, + that digit
 *
 * so that the least key names the guess.
 */
#ifndef ENNEAD_SEARCH_AUTO_GUESS_H
#define ENNEAD_SEARCH_AUTO_GUESS_H

#include <string.h>

#include "search/auto_round.h"

/* A guess: one of a digit's words, and there the cells of a line of triads, and of one of them. */
typedef struct choice {
    int digit, band;
    uint32_t line, triad;
} choice;

/* The permutations of a chute that are open, each one bit: that of the place in the second line,
 * for those that go up from line to line, and in the third for those that go down. */
typedef struct ways {
    plane up, down;
} ways;

/* Keys 0 to 2 are of the bands, 4 to 6 of the stacks. */
enum { KEYS = 8, FIRST_STACK = 4, NO_CHOICE = 1 << 23, TAKEN = INT32_MAX };

typedef struct keys {
    uint32_t key[KEYS];
    bool dead; /* a digit has no permutation in some chute */
    ways rows[GROUPS], columns[GROUPS];
} keys;

INLINE ways ways_of_rows(plane folded)
{
    const plane a = next_row(folded), b = row_after(folded);
    const plane c = next_box(next_box(folded)); /* behind a and b */

    return (ways){and3(a, next_box(b), c), and3(next_box(a), b, c)};
}

INLINE ways ways_of_columns(plane folded)
{
    const plane turned = next_column(folded), c = next_column(turned);

    return (ways){and3(next_band(folded), band_after(turned), c),
                  and3(next_band(turned), band_after(folded), c)};
}

static const words own_stack = EACH_DIGIT(7, 070, 0700);

/* How many of vector k's permutations are open, in the word of each band. */
INLINE plane count_rows(ways w, int k)
{
    const plane one = all_words(0111);
    const plane n = sum(down(w.up, k) & one, down(w.down, k) & one);

    return sum(sum(n, down(n, 3)), down(n, 6)) & all_words(7);
}

/* For each vector and stack, 3 bits; every band's word has a copy of all. */
INLINE plane sum_columns(ways w)
{
    const plane one = all_words(PLACE_0);
    const plane up_to_4 =
        sum(sum(w.up & one, w.down & one), sum(down(w.up, 1) & one, down(w.down, 1) & one));

    return sum(up_to_4, sum(down(w.up, 2) & one, down(w.down, 2) & one));
}

/* How many of vector k's permutations are open, in the word of each stack. */
INLINE plane count_columns(plane sums, int k)
{
    const plane own = down(sums, 10 * k) & (plane)own_stack;

    return or3(own, down(own, 3), down(own, 6)) & all_words(7);
}

/* What counts of vector i add to the keys of chutes: the digit with the fewest above one. */
INLINE plane digit_keys(plane counts, int i)
{
    const plane digit = sum((plane)slot_of_word, all_words((uint32_t)(SLOTS * i)));
    const plane no_choice = equal(counts & all_words(6), no_lanes());

    return digit | choose(no_choice, all_words(0x80), up(counts, 4));
}

INLINE void store_keys(plane least, plane open, uint32_t key[4])
{
    least = least_of_slots(least);
    least |= up(sum_of_slots(open), 8) | up(least & all_words(0x80), 16);
    memcpy(key, &least, 3 * sizeof *key);
    key[3] = TAKEN;
}

INLINE keys keys_of(const board *b)
{
    plane rows_least = all_words(0xff), columns_least = rows_least;
    plane rows_open = no_lanes(), columns_open = no_lanes(), none = no_lanes();
    keys k;

    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        k.rows[g] = ways_of_rows(fold_rows(b, g));
        k.columns[g] = ways_of_columns(fold_columns(b, g));
    }
    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane rows = count_rows(k.rows[i / 3], i % 3);
        const plane columns = count_columns(sum_columns(k.columns[i / 3]), i % 3);
        rows_least = lesser(rows_least, digit_keys(rows, i));
        columns_least = lesser(columns_least, digit_keys(columns, i));
        rows_open = sum(rows_open, rows);
        columns_open = sum(columns_open, columns);
        none |= equal(lesser(rows, columns), no_lanes()) & words_in_use(i);
    }
    store_keys(rows_least, rows_open, k.key);
    store_keys(columns_least, columns_open, k.key + FIRST_STACK);
    k.dead = any_bit(none);
    return k;
}

INLINE int least_key(const keys *k)
{
    int least = 0;

    UNROLL for (int i = 1; i < KEYS; i++) least = k->key[i] < k->key[least] ? i : least;
    return least;
}

/* For the permutations that go up, bits 0 to 2, and down, bits 3 to 5: the first place of the first
 * line in which they have several, as 3 line + place. In the first line both kinds are two places
 * further on; those that share a place there part in the second. */
#define FIRST_OF(set) ((set)&1 ? 0 : (set)&2 ? 1 : 2)
#define EITHER(n) (((n) | (n) >> 3) & 7)
#define TWO_ON(set) (((set) << 2 | (set) >> 1) & 7)
#define TRIAD(n) \
    ((EITHER(n) & (EITHER(n) - 1)) != 0 ? FIRST_OF(TWO_ON(EITHER(n))) \
                                        : 3 + (EITHER(n) == 2 ? 1 : 0))
#define EIGHT_TRIADS(n) \
    TRIAD(n), TRIAD((n) + 1), TRIAD((n) + 2), TRIAD((n) + 3), TRIAD((n) + 4), TRIAD((n) + 5), \
        TRIAD((n) + 6), TRIAD((n) + 7)
static const uint8_t triad_to_guess[64] = {
    EIGHT_TRIADS(0),  EIGHT_TRIADS(8),  EIGHT_TRIADS(16), EIGHT_TRIADS(24),
    EIGHT_TRIADS(32), EIGHT_TRIADS(40), EIGHT_TRIADS(48), EIGHT_TRIADS(56),
};

INLINE uint32_t word_at(const void *planes, int index)
{
    uint32_t word;
    memcpy(&word, (const char *)planes + sizeof word * (size_t)index, sizeof word);
    return word;
}

/* Brings bits 0, 3 and 6 together. */
INLINE unsigned first_places(uint32_t row)
{
    return (row | row >> 2 | row >> 4) & 7;
}

/* The guess that the key of a chute names. */
INLINE choice choice_of(const keys *k, int chute)
{
    const int digit = (int)(k->key[chute] & 15);
    const int vector = digit / SLOTS, group = vector / 3, word = 4 * (digit % SLOTS);

    if (chute < FIRST_STACK) {
        const ways *w = &k->rows[group];
        const uint32_t up = word_at(&w->up, word + chute) >> (vector % 3) & 0111;
        const uint32_t down = word_at(&w->down, word + chute) >> (vector % 3) & 0111;
        const int triad = triad_to_guess[first_places(up) | first_places(down) << 3];
        const int line = triad / 3, place = triad % 3;
        return (choice){digit, chute, (uint32_t)ROW_0 << (10 * line),
                        (uint32_t)7 << (10 * line + 3 * place)};
    }
    const ways *w = &k->columns[group];
    const int column = 3 * (chute - FIRST_STACK), shift = 10 * (vector % 3) + column;
    const uint32_t up = word_at(&w->up, word) >> shift & 7;
    const uint32_t down = word_at(&w->down, word) >> shift & 7;
    const int triad = triad_to_guess[up | down << 3];
    return (choice){digit, triad / 3, (uint32_t)(7 * ROW_STARTS) << column,
                    (uint32_t)ROW_STARTS << (column + triad % 3)};
}

/* The lowest digit of the first cell that has several: solutions of one branch agree on all cells
 * before it. */
static choice first_choice(const board *b)
{
    for (int band = 0; band < 3; band++) {
        uint32_t one = 0, two = 0;
        for (int digit = 0; digit < 9; digit++) {
            two |= one & word_at(b, word_index(digit, band));
            one |= word_at(b, word_index(digit, band));
        }
        const uint32_t cell = two & -two;
        for (int digit = 0; digit < 9; digit++)
            if ((word_at(b, word_index(digit, band)) & cell) != 0)
                return (choice){digit, band, (uint32_t)ROW_0 << (__builtin_ctz(cell) / 10 * 10),
                                cell};
    }
    return (choice){0};
}

/* Takes cells from a digit's word. */
INLINE void take(board *b, choice c, uint32_t cells)
{
    const int i = c.digit / SLOTS;
    const plane here =
        equal((plane)word_number, all_words((uint32_t)(4 * (c.digit % SLOTS) + c.band)));

    b->vector[i] &= ~(here & all_words(cells));
}

#endif
