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
#include "search/band_tables.h"

/* A guess: one of a digit's words, and there the cells of a line of triads, and of one of them. */
typedef struct choice {
    int digit, band;
    uint32_t line, triad;
} choice;

/* Keys 0 to 2 are of the bands, 4 to 6 of the stacks. */
enum { KEYS = 8, NO_CHOICE = 1 << 23, TAKEN = INT32_MAX };

typedef struct keys {
    uint32_t key[KEYS];
    bool dead; /* a digit has no permutation in some chute */
} keys;

/* Of the permutations that are open, one bit at the place of one of its triads: those that go up
 * with the lines in one place, those that go down in the other. */
typedef struct ways {
    plane up, down;
} ways;

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
    const plane up_to_4 = sum(sum(w.up & one, w.down & one),
                              sum(down(w.up, 1) & one, down(w.down, 1) & one));

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

    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane rows = count_rows(ways_of_rows(fold_rows(b, i / 3)), i % 3);
        const plane columns =
            count_columns(sum_columns(ways_of_columns(fold_columns(b, i / 3))), i % 3);
        rows_least = lesser(rows_least, digit_keys(rows, i));
        columns_least = lesser(columns_least, digit_keys(columns, i));
        rows_open = sum(rows_open, rows);
        columns_open = sum(columns_open, columns);
        none |= equal(lesser(rows, columns), no_lanes()) & words_in_use(i);
    }
    keys k;
    store_keys(rows_least, rows_open, k.key);
    store_keys(columns_least, columns_open, k.key + 4);
    k.dead = any_bit(none);
    return k;
}

INLINE int least_key(const keys *k)
{
    int least = 0;

    UNROLL for (int i = 1; i < KEYS; i++) least = k->key[i] < k->key[least] ? i : least;
    return least;
}

INLINE uint32_t word_of(const board *b, int digit, int band)
{
    uint32_t word;
    memcpy(&word, (const char *)b + sizeof word * (size_t)word_index(digit, band), sizeof word);
    return word;
}

static inline uint32_t columns_of(uint32_t word)
{
    return (word | word >> 10 | word >> 20) & ROW_0;
}

/* The nine triads of a digit's band, bit 3 line + place; the lines are rows. */
static inline unsigned band_triads(const board *b, int digit, int band)
{
    const uint32_t word = word_of(b, digit, band);

    return (unsigned)occupied[word & ROW_0] | (unsigned)occupied[word >> 10 & ROW_0] << 3 |
           (unsigned)occupied[word >> 20 & ROW_0] << 6;
}

/* The nine triads of a digit's stack; the lines are bands. */
static inline unsigned stack_triads(const board *b, int digit, int stack)
{
    unsigned triads = 0;

    for (int band = 0; band < 3; band++)
        triads |= (columns_of(word_of(b, digit, band)) >> (3 * stack) & 7) << (3 * band);
    return triads;
}

/* The guess that a key names: the first open triad of the first line that has two. */
static inline choice choice_of(const board *b, uint32_t key, int chute)
{
    const int digit = (int)(key & 15);
    const unsigned open =
        kept[chute < 3 ? band_triads(b, digit, chute) : stack_triads(b, digit, chute - 4)];
    const int line = ((open & 7) & ((open & 7) - 1)) != 0 ? 0 : 1;
    const int place = __builtin_ctz(open >> (3 * line) & 7);

    if (chute < 3)
        return (choice){digit, chute, (uint32_t)ROW_0 << (10 * line),
                        (uint32_t)7 << (10 * line + 3 * place)};
    const int column = 3 * (chute - 4);
    return (choice){digit, line, (uint32_t)(7 * ROW_STARTS) << column,
                    (uint32_t)ROW_STARTS << (column + place)};
}

/* The lowest digit of the first cell that has several: solutions of one branch agree on all cells
 * before it. */
static choice first_choice(const board *b)
{
    for (int band = 0; band < 3; band++) {
        uint32_t one = 0, two = 0;
        for (int digit = 0; digit < 9; digit++) {
            two |= one & word_of(b, digit, band);
            one |= word_of(b, digit, band);
        }
        const uint32_t cell = two & -two;
        for (int digit = 0; digit < 9; digit++)
            if ((word_of(b, digit, band) & cell) != 0)
                return (choice){digit, band, (uint32_t)ROW_0 << (__builtin_ctz(cell) / 10 * 10), cell};
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
