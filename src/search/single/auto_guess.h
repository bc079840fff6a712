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
 *     bits 0 to 3    that digit, less one
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

/* Keys 3 and 7, which belong to no chute, as the upper halves of words. */
#define NO_CHUTE ((uint32_t)TAKEN << 16)
#if PLANE_BYTES == 16
static const words no_chutes = {0, NO_CHUTE, 0, NO_CHUTE};
#else
static const words no_chutes = {0, NO_CHUTE, 0, NO_CHUTE, ~0u, ~0u, ~0u, ~0u};
#endif

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

INLINE triad_folds fold_triads_of_columns(plane folded, int group)
{
    const plane rotated = next_column(folded), c = column_after(folded);

    return (triad_folds){and3(next_in_stack(folded, group), after_in_stack(rotated, group), c),
                         and3(next_in_stack(rotated, group), after_in_stack(folded, group), c)};
}

/* Numbers of open permutations are in steps of 16, where a key has that of its digit. */
enum { STEP_BITS = 4, COUNT = 7 << STEP_BITS };

/* The number of open permutations for all stacks, 3 bits each. */
INLINE plane count_columns(triad_folds w)
{
    const plane one = all_words(PLACE_0);
    const plane up_to_4 =
        sum(sum(w.up & one, w.down & one), sum(down(w.up, 1) & one, down(w.down, 1) & one));

    return sum(up_to_4, sum(down(w.up, 2) & one, down(w.down, 2) & one));
}

/* A digit's part in the keys of chutes: counts less two (bit 7 is set if there is no choice) and
 * its position. The smallest belongs to the digit with the fewest permutations above one. */
INLINE plane digit_keys(plane counts, plane places)
{
    return (plane)((quarters)counts + (quarters)places);
}

/* Packs numbers of words into halves of words. */
INLINE plane pack_words(plane a, plane b)
{
#if PLANE_BYTES == 64
    return (plane)_mm512_packus_epi32((__m512i)a, (__m512i)b);
#elif PLANE_BYTES == 32
    return (plane)_mm256_packus_epi32((__m256i)a, (__m256i)b);
#elif defined(__SSE2__)
    return (plane)_mm_packs_epi32((__m128i)a, (__m128i)b);
#else
    return SHUFFLE(a, b, 0, 2, 4, 6) | up(SHUFFLE(a, b, 1, 3, 5, 7), 16);
#endif
}

/* For each chute, in halves of words (the lower first): the smallest of the digits' parts, and the
 * number of open permutations of all digits. Halves 3 and 7 mean nothing. */
typedef struct chute_numbers {
    plane least, open;
    bool dead; /* a digit has no open permutation in some chute */
} chute_numbers;

#if PLANE_BYTES == 64

static const words slot_of_word = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
static const words shift_of_stack = {0, 3, 6, 0, 0, 3, 6, 0, 0, 3, 6, 0, 0, 3, 6, 0};

/* The number of open permutations of vector k's digits, in the word of each band. */
INLINE plane count_rows(triad_folds w, int k)
{
    const plane one = all_words(0111);
    const plane n = sum(down(w.up, k) & one, down(w.down, k) & one);

    return up(sum(sum(n, down(n, 3)), down(n, 6)), STEP_BITS) & all_words(COUNT);
}

/* The same, in the word of each stack. */
INLINE plane count_own_columns(plane counts, int k)
{
    const plane own = (plane)((words)counts >> shift_of_stack);

    return (k == 0 ? up(own, STEP_BITS) : down(own, 10 * k - STEP_BITS)) & all_words(COUNT);
}

INLINE chute_numbers numbers_of(const triad_folds of[2][GROUPS])
{
    const plane counts = count_columns(of[1][0]);
    plane rows_least = all_words(0xff), columns_least = rows_least;
    plane rows_open = no_lanes(), columns_open = no_lanes(), fewest = all_words(1);

    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane rows = count_rows(of[0][0], i), columns = count_own_columns(counts, i);
        const plane place = sum((plane)slot_of_word, all_words(0xe0 + SLOTS * (uint32_t)i));
        rows_least = lesser(rows_least, digit_keys(rows, place));
        columns_least = lesser(columns_least, digit_keys(columns, place));
        rows_open = sum(rows_open, rows);
        columns_open = sum(columns_open, columns);
        fewest = lesser(fewest, lesser(rows, columns));
    }
    return (chute_numbers){
        pack_words(least_of_slots(rows_least), least_of_slots(columns_least)),
        pack_words(sum_of_slots(rows_open), sum_of_slots(columns_open)),
        any_bit(equal(fewest, no_lanes()) & words_in_use(0)),
    };
}

#else

/* For each digit of a group, two chutes to a word: bands 0 and 1; band 2; stacks 0 and 1;
 * stack 2. */
typedef struct group_numbers {
    plane of[4];
} group_numbers;

/* Two fields of three bits, put into the two halves of a word. */
INLINE plane two_fields(plane p, int first, int second)
{
    return (up(p, STEP_BITS - first) & all_words(COUNT)) |
           (up(p, 16 + STEP_BITS - second) & all_words(COUNT << 16));
}

/* Counts the open permutations of each digit of a group. A row has all permutations of a band, each
 * at the place of its triad, so each of the three rows is used for one band: three bits at bit
 * 11 k. */
INLINE group_numbers count_group(triad_folds of_rows, triad_folds of_columns)
{
    const plane own = all_words(0111 | 0222 << 10 | 0444 << 20);
    const plane n = sum(of_rows.up & own, of_rows.down & own);
    const plane rows = sum(sum(n, down(n, 3)), down(n, 6)), columns = count_columns(of_columns);

    return (group_numbers){{
        two_fields(rows, 0, 11),
        down(rows, 22 - STEP_BITS) & all_words(COUNT),
        two_fields(columns, 0, 3),
        down(columns, 6 - STEP_BITS) & all_words(COUNT),
    }};
}

/* Counts those of digit 9, in the half of each chute. */
INLINE plane count_ninth(triad_folds of_rows, triad_folds of_columns)
{
    static const words own_stack = {7, 070, 0700}, weight = {64, 8, 1};
    const plane one = all_words(0111), n = sum(of_rows.up & one, of_rows.down & one);
    const plane rows = up(sum(sum(n, down(n, 3)), down(n, 6)), STEP_BITS) & all_words(COUNT);
    const plane own = count_columns(of_columns) & (plane)own_stack;

    return pack_words(rows, down((plane)((halves)own * (halves)weight), 6 - STEP_BITS));
}

/* Joins the numbers of four digits for each chute, in each 16 bytes. */
#define JOIN_DIGITS(name, operation) \
    INLINE plane name(group_numbers n) \
    { \
        const plane bands = operation(SHUFFLE(n.of[0], n.of[1], 0, 4, 1, 5), \
                                      SHUFFLE(n.of[0], n.of[1], 2, 6, 3, 7)); \
        const plane stacks = operation(SHUFFLE(n.of[2], n.of[3], 0, 4, 1, 5), \
                                       SHUFFLE(n.of[2], n.of[3], 2, 6, 3, 7)); \
        return operation(first_pairs(bands, stacks), second_pairs(bands, stacks)); \
    }
JOIN_DIGITS(sum_of_digits, sum)
JOIN_DIGITS(least_of_digits, lesser)
#undef JOIN_DIGITS

/* The digits of the first group, in both halves of their words. */
#if PLANE_BYTES == 32
static const words digit_of_word = {0,       0x10001, 0x20002, 0x30003,
                                    0x40004, 0x50005, 0x60006, 0x70007};
#else
static const words digit_of_word = {0, 0x10001, 0x20002, 0x30003};
#endif

INLINE chute_numbers numbers_of(const triad_folds of[2][GROUPS])
{
    const plane in_both = all_words(COUNT | COUNT << 16), in_second = all_words(COUNT << 16);
    const plane ninth = count_ninth(of[0][GROUPS_BY_BAND], of[1][GROUPS_BY_BAND]);
    plane fewest = ninth | (in_both & (plane)no_chutes);
    group_numbers least = {{in_both, in_both, in_both, in_both}}, open = {{no_lanes()}};

    UNROLL for (int g = 0; g < GROUPS_BY_BAND; g++)
    {
        const group_numbers n = count_group(of[0][g], of[1][g]);
        const plane places =
            sum((plane)digit_of_word, all_words(0xe000e0 + 0x10001 * (uint32_t)(WORDS * g)));
        UNROLL for (int i = 0; i < 4; i++)
        {
            const plane key = digit_keys(n.of[i], places);
            least.of[i] = g == 0 ? key : lesser(least.of[i], key);
            open.of[i] = sum(open.of[i], n.of[i]);
            fewest = lesser(fewest, i % 2 == 0 ? n.of[i] : n.of[i] | in_second);
        }
    }
    plane smallest = lesser(least_of_digits(least), digit_keys(ninth, all_words(0xe800e8)));
    plane total = sum(sum_of_digits(open), ninth);
#if PLANE_BYTES == 32
    smallest = lesser(smallest, swap_halves(smallest));
    total = sum(total, swap_halves(total));
#endif
    return (chute_numbers){
        smallest,
        total,
        any_bit((plane)((halves)fewest == (halves)no_lanes())),
    };
}

#endif

#ifdef __AVX2__

INLINE void set_keys(keys *k, plane all)
{
#if PLANE_BYTES == 64
    k->key = _mm512_castsi512_si128((__m512i)all);
#else
    k->key = _mm256_castsi256_si128((__m256i)all);
#endif
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

INLINE void set_keys(keys *k, plane all)
{
    k->key = _mm_xor_si128((__m128i)all, _mm_set1_epi16(INT16_MIN));
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

INLINE void set_keys(keys *k, plane all)
{
    if (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__) /* the lower half of a word is the first key */
        all = up(all, 16) | down(all, 16);
    memcpy(k->key, &all, sizeof k->key);
}

INLINE least_key least_of(const keys *k)
{
    unsigned least = UINT32_MAX;

    UNROLL_OR_LOOP for (unsigned i = 0; i < KEYS; i++)
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
    keys k;

    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        k.of[0][g] = fold_triads_of_rows(folded->rows[g]);
        k.of[1][g] = fold_triads_of_columns(folded->columns[g], g);
    }
    const chute_numbers n = numbers_of(k.of);
    const plane no_choice = (plane)((halves)(n.least & all_words(0x800080)) << 8);
    const plane open = (plane)((halves)n.open << (8 - STEP_BITS));
    set_keys(&k, or3(n.least, open, no_choice | (plane)no_chutes));
    k.dead = n.dead;
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

/* For each chute and triad to guess: the band of the word, and the cells in it. */
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

/* Where to find a digit's permutations in `triad_folds`, for each chute: the group, the word, the
 * position of the first bit there, and the gaps between the three bits. */
typedef struct permutations {
    uint8_t group, word, shift, apart;
} permutations;

#if PLANE_BYTES == 64
#define IN_BAND(band, digit) \
    { \
        0, 4 * ((digit) % SLOTS) + (band), (digit) / SLOTS, 2 \
    }
#define IN_STACK(stack, digit) \
    { \
        0, 4 * ((digit) % SLOTS), 10 * ((digit) / SLOTS) + 3 * (stack), 0 \
    }
#else
#define IN_BAND(band, digit) \
    { \
        (digit) / WORDS, (digit) % WORDS + ((digit) == 8 ? (band) : 0), (digit) == 8 ? 0 : (band), \
            2 \
    }
#define IN_STACK(stack, digit) \
    { \
        (digit) / WORDS, (digit) % WORDS, 3 * (stack), 0 \
    }
#endif
#define NINE_DIGITS(in_chute, chute) \
    { \
        in_chute(chute, 0), in_chute(chute, 1), in_chute(chute, 2), in_chute(chute, 3), \
            in_chute(chute, 4), in_chute(chute, 5), in_chute(chute, 6), in_chute(chute, 7), \
            in_chute(chute, 8) \
    }
static const permutations permutations_of[KEYS][9] = {
    NINE_DIGITS(IN_BAND, 0),  NINE_DIGITS(IN_BAND, 1),  NINE_DIGITS(IN_BAND, 2),  {{0}},
    NINE_DIGITS(IN_STACK, 0), NINE_DIGITS(IN_STACK, 1), NINE_DIGITS(IN_STACK, 2),
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
    const int digit = (int)(least.key & 15);
    const permutations p = permutations_of[least.chute][digit];
    const triad_folds *w = &k->of[least.chute / FIRST_STACK][p.group];
    const unsigned up = three_bits(word_at(&w->up, p.word) >> p.shift, p.apart);
    const unsigned down = three_bits(word_at(&w->down, p.word) >> p.shift, p.apart);
    guess_choice c = guesses_of_chute[least.chute][triad_to_guess[up | down << 3]];

    c.word = word_index(digit, c.word);
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

/* Removes candidates: cells of one word of the board. The masks of that word are parts of a table
 * in which one word is set. */
INLINE void take(word_board *b, int word, uint32_t cells)
{
    typedef uint64_t unaligned
        __attribute__((vector_size(PLANE_BYTES), aligned(sizeof(uint32_t)), may_alias));
    enum { ALL = VECTORS * WORDS };
    static const uint32_t one_set[2 * ALL] = {[ALL] = ~0u};
    const uint32_t *mask = one_set + ALL - word;

    UNROLL for (int i = 0; i < VECTORS; i++) b->vector[i] =
        unless_both(b->vector[i], *(const unaligned *)(mask + WORDS * i), all_words(cells));
}

#endif
