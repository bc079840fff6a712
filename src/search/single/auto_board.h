/* SPDX-License-Identifier: MIT */
/*
 * The board of the engine for one puzzle. It has one word for each digit and band. These stand
 * side by side in planes (vectors), so that one operation works on many of them.
 *
 *     word    bit 10 r + c: the digit may be in row r, column c of the band. The bit after each row
 *             is 0, so that sums and differences of rows do not carry into one another
 *     digit   four words: its three bands, and one that is 0
 *     plane   SLOTS digits
 *
 *     AVX-512   | 1 2 3 - | 4 5 6 - | 7 8 9 - |        (-: four words that are 0)
 *     AVX2      | 1 2 | 3 4 | 5 6 | 7 8 | 9 - |
 *     others    | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
 *
 * (One word for a digit's band: the JCZSolve family of solvers, enjoysudoku.com, 2012.)
 */
#ifndef ENNEAD_SEARCH_AUTO_BOARD_H
#define ENNEAD_SEARCH_AUTO_BOARD_H

#include "search/vectors/planes.h"

typedef uint32_t words __attribute__((vector_size(PLANE_BYTES)));
typedef uint16_t halves __attribute__((vector_size(PLANE_BYTES)));
typedef uint8_t quarters __attribute__((vector_size(PLANE_BYTES)));

enum {
    WORDS = PLANE_BYTES / 4,
    SLOTS = PLANE_BYTES == 64 ? 3 : PLANE_BYTES / 16,
    VECTORS = (9 + SLOTS - 1) / SLOTS,
};

/* Masks for the bits of a word. */
enum {
    ROW_0 = 0x1ff,
    ROW_1 = ROW_0 << 10,
    ROW_2 = ROW_0 << 20,
    BAND = ROW_0 | ROW_1 | ROW_2,
    ROW_STARTS = 1 | 1 << 10 | 1 << 20,
    BEHIND_ROWS = ROW_STARTS << 9,
    PLACE_0 = 0111 * ROW_STARTS, /* the first cell of each triad */
    PLACE_1 = PLACE_0 << 1,
    PLACE_2 = PLACE_0 << 2,
    FIRST_BOX = 7 * ROW_STARTS,
    LAST_BOX = FIRST_BOX << 6,
};

typedef struct word_board {
    plane vector[VECTORS];
} word_board;

#if PLANE_BYTES == 64
#define EACH_DIGIT(a, b, c) \
    { \
        a, b, c, 0, a, b, c, 0, a, b, c, 0, a, b, c, 0 \
    }
static const words slot_of_word = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
static const words word_number = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
#elif PLANE_BYTES == 32
#define EACH_DIGIT(a, b, c) \
    { \
        a, b, c, 0, a, b, c, 0 \
    }
static const words slot_of_word = {0, 0, 0, 0, 1, 1, 1, 1};
static const words word_number = {0, 1, 2, 3, 4, 5, 6, 7};
#else
#define EACH_DIGIT(a, b, c) \
    { \
        a, b, c, 0 \
    }
static const words slot_of_word = {0};
static const words word_number = {0, 1, 2, 3};
#endif
static const words is_band = EACH_DIGIT(~0u, ~0u, ~0u);

INLINE plane all_words(uint32_t word)
{
    return (plane)((words){0} + word);
}

/* A mask of the words in vector i that belong to a digit and a band. */
INLINE plane words_in_use(int i)
{
    const uint32_t slots = SLOTS * i + SLOTS <= 9 ? SLOTS : (uint32_t)(9 - SLOTS * i);
    return (plane)((words)(slot_of_word < slots) & is_band);
}

INLINE plane up(plane p, int bits)
{
    return (plane)((words)p << bits);
}

INLINE plane down(plane p, int bits)
{
    return (plane)((words)p >> bits);
}

INLINE plane sum(plane a, plane b)
{
    return (plane)((words)a + (words)b);
}

INLINE plane difference(plane a, plane b)
{
    return (plane)((words)a - (words)b);
}

/* The smaller of two numbers below 2^15, in each word. */
INLINE plane lesser(plane a, plane b)
{
#if PLANE_BYTES == 64
    return (plane)_mm512_min_epu32((__m512i)a, (__m512i)b);
#elif PLANE_BYTES == 32
    return (plane)_mm256_min_epu32((__m256i)a, (__m256i)b);
#elif defined(__SSE2__)
    return (plane)_mm_min_epi16((__m128i)a, (__m128i)b);
#elif defined(__wasm_simd128__)
    return (plane)wasm_i16x8_min((v128_t)a, (v128_t)b);
#else
    typedef int32_t numbers __attribute__((vector_size(PLANE_BYTES)));
    return choose((plane)((numbers)a < (numbers)b), a, b);
#endif
}

/* A mask of the words that are equal. */
INLINE plane equal(plane a, plane b)
{
    return (plane)((words)a == (words)b);
}

INLINE bool any_bit(plane p)
{
    return any_lane(p);
}

/* Rotates the three bands of each digit: next_band puts the next band's word in each place,
 * band_after the one after that. */
#if PLANE_BYTES == 64
INLINE plane next_band(plane p)
{
    return (plane)_mm512_shuffle_epi32((__m512i)p, 0xc9);
}
INLINE plane band_after(plane p)
{
    return (plane)_mm512_shuffle_epi32((__m512i)p, 0xd2);
}
#elif PLANE_BYTES == 32
INLINE plane next_band(plane p)
{
    return (plane)_mm256_shuffle_epi32((__m256i)p, 0xc9);
}
INLINE plane band_after(plane p)
{
    return (plane)_mm256_shuffle_epi32((__m256i)p, 0xd2);
}
#else
INLINE plane next_band(plane p)
{
    return (plane)__builtin_shufflevector((words)p, (words)p, 1, 2, 0, 3);
}
INLINE plane band_after(plane p)
{
    return (plane)__builtin_shufflevector((words)p, (words)p, 2, 0, 1, 3);
}
#endif

/* The same rotations for the slots of a plane. */
#if PLANE_BYTES == 64
INLINE plane next_slot(plane p)
{
    return (plane)_mm512_shuffle_i32x4((__m512i)p, (__m512i)p, 0xc9);
}
INLINE plane slot_after(plane p)
{
    return (plane)_mm512_shuffle_i32x4((__m512i)p, (__m512i)p, 0xd2);
}
#elif PLANE_BYTES == 32
INLINE plane next_slot(plane p)
{
    return (plane)_mm256_permute2x128_si256((__m256i)p, (__m256i)p, 1);
}
#endif

/* For each cell, in how many of nine sets it is: in at least one, two, three, four. */
typedef struct occurrences {
    plane one, two, three, four;
} occurrences;

INLINE occurrences join_counts(occurrences a, occurrences b)
{
    return (occurrences){
        a.one | b.one,
        or_both(a.two | b.two, a.one, b.one),
        or_both(or_both(a.three | b.three, a.two, b.one), a.one, b.two),
        or_both(or_both(or_both(a.four | b.four, a.three, b.one), a.two, b.two), a.one, b.three),
    };
}

/* Adds up counts made in each slot separately. Every slot gets the sum. */
INLINE occurrences count_slots(occurrences t)
{
#if PLANE_BYTES == 64
    const occurrences second = {next_slot(t.one), next_slot(t.two), next_slot(t.three),
                                next_slot(t.four)};
    const occurrences third = {slot_after(t.one), slot_after(t.two), slot_after(t.three),
                               slot_after(t.four)};
    const occurrences all = join_counts(join_counts(t, second), third);
    return (occurrences){
        or3(t.one, second.one, third.one),
        or3(t.two, second.two, third.two) | two_of(t.one, second.one, third.one),
        all.three,
        all.four,
    };
#elif PLANE_BYTES == 32
    return join_counts(t, (occurrences){next_slot(t.one), next_slot(t.two), next_slot(t.three),
                                        next_slot(t.four)});
#else
    return t;
#endif
}

INLINE occurrences count_three(plane a, plane b, plane c)
{
    return (occurrences){or3(a, b, c), two_of(a, b, c), and3(a, b, c), no_lanes()};
}

/* Counts over the nine digits, whose sets are laid out as a board. Every slot gets the result. */
INLINE occurrences count_of(const word_board *b)
{
    const plane *v = b->vector;
#if PLANE_BYTES == 64
    return count_slots(count_three(v[0], v[1], v[2]));
#else
    occurrences t = {v[0] | v[1], v[0] & v[1], no_lanes(), no_lanes()};
    UNROLL for (int i = 2; i < VECTORS; i++)
    {
        t.four = or_both(t.four, t.three, v[i]);
        t.three = or_both(t.three, t.two, v[i]);
        t.two = or_both(t.two, t.one, v[i]);
        t.one |= v[i];
    }
    return count_slots(t);
#endif
}

INLINE plane sum_of_slots(plane p)
{
#if PLANE_BYTES == 64
    return sum(sum(p, next_slot(p)), slot_after(p));
#elif PLANE_BYTES == 32
    return sum(p, next_slot(p));
#else
    return p;
#endif
}

INLINE plane least_of_slots(plane p)
{
#if PLANE_BYTES == 64
    return lesser(lesser(p, next_slot(p)), slot_after(p));
#elif PLANE_BYTES == 32
    return lesser(p, next_slot(p));
#else
    return p;
#endif
}

/* The index of a digit's word for a band within a board. */
INLINE int word_index(int digit, int band)
{
    return WORDS * (digit / SLOTS) + 4 * (digit % SLOTS) + band;
}

#endif
