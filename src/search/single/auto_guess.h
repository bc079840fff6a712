/* SPDX-License-Identifier: MIT */
/*
 * Chooses what the engine for one puzzle guesses: that a digit is in a triad. It takes the chute
 * (band or stack) in which all digits together have the fewest open permutations, and in it the
 * digit with the fewest, but at least two. The parent board is kept without the triad, so both
 * branches get smaller.
 *
 * The permutations are counted for all digits and chutes at once. Each chute gets a key:
 *
 *     bit 15         set if no digit has a choice
 *     bits 8 to 14   open permutations of all digits
 *     bits 4 to 6    open permutations of the digit to guess, less two
 *     bits 0 to 3    the position of that digit: its vector and slot
 *
 * The smallest key names the guess. What to guess there is looked up in tables, because a branch
 * could not be predicted.
 */
#ifndef ENNEAD_SEARCH_AUTO_GUESS_H
#define ENNEAD_SEARCH_AUTO_GUESS_H

#include <string.h>

#include "search/single/auto_round.h"

/* A guess: the index of a word on the board, and in this word the cells of a line of triads and
 * the cells of one of them. */
typedef struct guess_choice {
    int word;
    uint32_t line, triad;
} guess_choice;

/* The open permutations of a chute, one bit each. Those whose place goes up from line to line are
 * stored at their place in the second line, those that go down at their place in the third. */
typedef struct triad_folds {
    plane up, down;
} triad_folds;

/* Keys 0 to 2 belong to the bands, 4 to 6 to the stacks. */
enum { KEYS = 8, FIRST_STACK = 4, NO_CHOICE = 1 << 15, TAKEN = 0xffff };

typedef struct keys {
#ifdef __SSE2__
    __m128i key; /* with SSE2 alone, less 2^15, since it compares numbers with a sign */
#else
    uint16_t key[KEYS];
#endif
    bool dead;                 /* a digit has no open permutation in some chute */
    triad_folds of[2][GROUPS]; /* from rows, from columns */
} keys;

/* The smallest key, and its chute. */
typedef struct least_key {
    unsigned key;
    int chute;
} least_key;

INLINE triad_folds fold_triads_of_rows(plane folded)
{
    const plane a = next_row(folded), b = row_after(folded), c = box_after(folded);

    return (triad_folds){and3(a, next_box(b), c), and3(next_box(a), b, c)};
}

INLINE triad_folds fold_triads_of_columns(plane folded)
{
    const plane rotated = next_column(folded), c = column_after(folded);

    return (triad_folds){and3(next_band(folded), band_after(rotated), c),
                         and3(next_band(rotated), band_after(folded), c)};
}

#if PLANE_BYTES >= 32
static const words shift_of_stack = EACH_DIGIT(0, 3, 6);
#else
static const words own_stack = EACH_DIGIT(7, 070, 0700), weight_of_stack = EACH_DIGIT(64, 8, 1);
#endif

/* Numbers of open permutations are in steps of 16, where a key has that of its digit. */
enum { STEP_BITS = 4, COUNT = 7 << STEP_BITS };

/* The number of open permutations of vector k's digits, in the word of each band. */
INLINE plane count_rows(triad_folds w, int k)
{
    const plane one = all_words(0111);
    const plane n = sum(down(w.up, k) & one, down(w.down, k) & one);

#if PLANE_BYTES >= 32
    return up(sum(sum(n, down(n, 3)), down(n, 6)), STEP_BITS) & all_words(COUNT);
#else
    return down((plane)((halves)n * (halves)one), 6 - STEP_BITS) & all_words(COUNT);
#endif
}

/* The same number for all vectors and stacks, 3 bits each; every band's word has a copy. */
INLINE plane sum_columns(triad_folds w)
{
    const plane one = all_words(PLACE_0);
    const plane up_to_4 =
        sum(sum(w.up & one, w.down & one), sum(down(w.up, 1) & one, down(w.down, 1) & one));

    return sum(up_to_4, sum(down(w.up, 2) & one, down(w.down, 2) & one));
}

/* The number of open permutations of vector k's digits, in the word of each stack. */
INLINE plane count_columns(plane sums, int k)
{
#if PLANE_BYTES >= 32
    const plane own = (plane)((words)sums >> shift_of_stack);
    return (k == 0 ? up(own, STEP_BITS) : down(own, 10 * k - STEP_BITS)) & all_words(COUNT);
#else
    const plane own = down(sums, 10 * k) & (plane)own_stack;
    return down((plane)((halves)own * (halves)weight_of_stack), 6 - STEP_BITS);
#endif
}

/* A digit's position is its vector, shifted by SLOT_BITS, and its slot. */
enum { SLOT_BITS = SLOTS - 1 };

/* The contribution of vector i to the chutes' keys: counts less two (bit 7 is set if there is no
 * choice) and positions. The smallest belongs to the digit with the fewest permutations above
 * one. */
INLINE plane digit_keys(plane counts, int i)
{
    const plane place = sum((plane)slot_of_word, all_words(0xe0 | (uint32_t)i << SLOT_BITS));

    return (plane)((quarters)counts + (quarters)place);
}

INLINE plane chute_keys(plane least, plane open)
{
    least = least_of_slots(least);
    return or3(least, up(sum_of_slots(open), 8 - STEP_BITS), up(least & all_words(0x80), 8));
}

#if PLANE_BYTES >= 32

INLINE __m128i first_slot(plane p)
{
#if PLANE_BYTES == 64
    return _mm512_castsi512_si128((__m512i)p);
#else
    return _mm256_castsi256_si128((__m256i)p);
#endif
}

INLINE void set_keys(keys *k, plane rows, plane columns)
{
    const __m128i no_chute = _mm_setr_epi32(0, 0, 0, TAKEN);
    k->key = _mm_packus_epi32(_mm_or_si128(first_slot(rows), no_chute),
                              _mm_or_si128(first_slot(columns), no_chute));
}

INLINE least_key least_of(const keys *k)
{
    const unsigned least = (unsigned)_mm_cvtsi128_si32(_mm_minpos_epu16(k->key));
    return (least_key){least & 0xffff, (int)(least >> 16)};
}

INLINE void take_key(keys *k, int chute)
{
    const __m128i numbers = _mm_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7);
    k->key = _mm_or_si128(k->key, _mm_cmpeq_epi16(numbers, _mm_set1_epi16((short)chute)));
}

#elif defined(__SSE2__)

INLINE void set_keys(keys *k, plane rows, plane columns)
{
    const __m128i bias = _mm_setr_epi32(1 << 15, 1 << 15, 1 << 15, (1 << 15) - TAKEN);
    k->key =
        _mm_packs_epi32(_mm_sub_epi32((__m128i)rows, bias), _mm_sub_epi32((__m128i)columns, bias));
}

INLINE least_key least_of(const keys *k)
{
    __m128i least = _mm_min_epi16(k->key, _mm_shuffle_epi32(k->key, 0x4e));
    least = _mm_min_epi16(least, _mm_shuffle_epi32(least, 0xb1));
    least = _mm_min_epi16(least, _mm_shufflelo_epi16(least, 0xb1));
    const __m128i here = _mm_cmpeq_epi16(k->key, _mm_shuffle_epi32(least, 0));
    return (least_key){((unsigned)_mm_cvtsi128_si32(least) ^ 1 << 15) & 0xffff,
                       __builtin_ctz((unsigned)_mm_movemask_epi8(here)) / 2};
}

INLINE void take_key(keys *k, int chute)
{
    const __m128i numbers = _mm_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7);
    const __m128i here = _mm_cmpeq_epi16(numbers, _mm_set1_epi16((short)chute));
    k->key = _mm_max_epi16(k->key, _mm_xor_si128(here, _mm_set1_epi16(INT16_MIN)));
}

#else

INLINE void set_keys(keys *k, plane rows, plane columns)
{
    UNROLL for (int i = 0; i < 3; i++)
    {
        k->key[i] = (uint16_t)((words)rows)[i];
        k->key[FIRST_STACK + i] = (uint16_t)((words)columns)[i];
    }
    k->key[3] = k->key[FIRST_STACK + 3] = TAKEN;
}

INLINE least_key least_of(const keys *k)
{
    unsigned least = UINT32_MAX;

    UNROLL for (unsigned i = 0; i < KEYS; i++)
    {
        const unsigned key = (unsigned)k->key[i] << 3 | i;
        least = key < least ? key : least;
    }
    return (least_key){least >> 3, (int)(least & 7)};
}

INLINE void take_key(keys *k, int chute)
{
    k->key[chute] = TAKEN;
}

#endif

INLINE keys keys_of(const folded_board *folded)
{
    plane rows_least = all_words(0xff), columns_least = rows_least;
    plane rows_open = no_lanes(), columns_open = no_lanes(), fewest = all_words(1);
    keys k;

    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        k.of[0][g] = fold_triads_of_rows(folded->rows[g]);
        k.of[1][g] = fold_triads_of_columns(folded->columns[g]);
    }
    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane rows = count_rows(k.of[0][i / 3], i % 3);
        const plane columns = count_columns(sum_columns(k.of[1][i / 3]), i % 3);
        rows_least = lesser(rows_least, digit_keys(rows, i));
        columns_least = lesser(columns_least, digit_keys(columns, i));
        rows_open = sum(rows_open, rows);
        columns_open = sum(columns_open, columns);
        const plane fewer = lesser(rows, columns);
        fewest = lesser(fewest, SLOTS * i + SLOTS > 9 ? fewer | ~words_in_use(i) : fewer);
    }
    set_keys(&k, chute_keys(rows_least, rows_open), chute_keys(columns_least, columns_open));
    k.dead = any_bit(equal(fewest, no_lanes()) & words_in_use(0));
    return k;
}

/* The triad to guess, for each set of open permutations (bits 0 to 2: those that go up, bits 3 to
 * 5: those that go down), as 3 * line + place: the first place of the first line in which the
 * permutations have several places. In the first line both kinds are two places further on.
 * Permutations that share a place there differ in the second line. */
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

/* For each chute and triad to guess: the digit's word, and the cells in it. */
#define ROW_GUESS(band, line, place) \
    { \
        band, (uint32_t)ROW_0 << (10 * (line)), (uint32_t)7 << (10 * (line) + 3 * (place)) \
    }
#define BAND_GUESSES(band) \
    { \
        ROW_GUESS(band, 0, 0), ROW_GUESS(band, 0, 1), ROW_GUESS(band, 0, 2), \
            ROW_GUESS(band, 1, 0), ROW_GUESS(band, 1, 1), ROW_GUESS(band, 1, 2) \
    }
#define COLUMN_GUESS(stack, line, place) \
    { \
        line, (uint32_t)(7 * ROW_STARTS) << (3 * (stack)), \
            (uint32_t)ROW_STARTS << (3 * (stack) + (place)) \
    }
#define STACK_GUESSES(stack) \
    { \
        COLUMN_GUESS(stack, 0, 0), COLUMN_GUESS(stack, 0, 1), COLUMN_GUESS(stack, 0, 2), \
            COLUMN_GUESS(stack, 1, 0), COLUMN_GUESS(stack, 1, 1), COLUMN_GUESS(stack, 1, 2) \
    }
static const guess_choice guesses_of_chute[KEYS][6] = {
    BAND_GUESSES(0),  BAND_GUESSES(1),  BAND_GUESSES(2),  {{0}},
    STACK_GUESSES(0), STACK_GUESSES(1), STACK_GUESSES(2),
};

/* Where to find a digit's permutations in `triad_folds`, for each chute: the word, the position of
 * the first bit there, how much further it is for each next vector in the group, and the gaps
 * between the three bits. */
static const struct permutations {
    uint8_t word, shift, step, apart;
} permutations_of_chute[KEYS] = {
    {0, 0, 1, 2}, {1, 0, 1, 2}, {2, 0, 1, 2}, {0}, {0, 0, 10, 0}, {0, 3, 10, 0}, {0, 6, 10, 0},
};

INLINE uint32_t word_at(const void *planes, int index)
{
    uint32_t word;
    memcpy(&word, (const char *)planes + sizeof word * (size_t)index, sizeof word);
    return word;
}

/* Extracts three bits: adjacent ones if `apart` is 0, else every third. */
INLINE unsigned three_bits(uint32_t word, int apart)
{
    const uint32_t together = word & 7, spread = word & 0111;
    return apart == 0 ? together : (spread | spread >> 2 | spread >> 4) & 7;
}

/* The guess that a chute's key names. */
INLINE guess_choice choice_of(const keys *k, least_key least)
{
    const int place = (int)(least.key & 15), vector = place >> SLOT_BITS;
    const int slot = 4 * (place & ((1 << SLOT_BITS) - 1));
    const struct permutations p = permutations_of_chute[least.chute];
    const triad_folds *w = &k->of[least.chute / FIRST_STACK][vector / 3];
    const int shift = p.shift + vector % 3 * p.step;
    const unsigned up = three_bits(word_at(&w->up, slot + p.word) >> shift, p.apart);
    const unsigned down = three_bits(word_at(&w->down, slot + p.word) >> shift, p.apart);
    guess_choice c = guesses_of_chute[least.chute][triad_to_guess[up | down << 3]];

    c.word += WORDS * vector + slot;
    return c;
}

/* The lowest digit of the first cell with several candidates. Then all solutions of a branch agree
 * on the cells before that cell, and solutions come in lexicographic order. */
static guess_choice first_choice(const word_board *b)
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
                return (guess_choice){word_index(digit, band),
                                      (uint32_t)ROW_0 << (__builtin_ctz(cell) / 10 * 10), cell};
    }
    return (guess_choice){0};
}

/* Removes candidates: cells of one word of the board. */
INLINE void take(word_board *b, int word, uint32_t cells)
{
    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane here = equal((plane)word_number, all_words((uint32_t)(word - WORDS * i)));
        b->vector[i] = unless_both(b->vector[i], here, all_words(cells));
    }
}

#endif
