/* SPDX-License-Identifier: MIT */
/*
 * The words of a board (auto_board.h), in planes (vectors), and what is done to all words of a
 * plane at once.
 */
#ifndef ENNEAD_SEARCH_AUTO_WORDS_H
#define ENNEAD_SEARCH_AUTO_WORDS_H

#include "search/vectors/planes.h"

typedef uint32_t words __attribute__((vector_size(PLANE_BYTES)));
typedef uint16_t halves __attribute__((vector_size(PLANE_BYTES)));
typedef uint8_t quarters __attribute__((vector_size(PLANE_BYTES)));

enum { WORDS = PLANE_BYTES / 4 };

/* Masks for the bits of a word: bit 10 r + c is row r, column c of a band. */
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

INLINE plane all_words(uint32_t word)
{
    return (plane)((words){0} + word);
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

/* The smaller of two numbers below 2^15, in each half of a word. */
INLINE plane lesser(plane a, plane b)
{
#if PLANE_BYTES == 64
    return (plane)_mm512_min_epi16((__m512i)a, (__m512i)b);
#elif PLANE_BYTES == 32
    return (plane)_mm256_min_epi16((__m256i)a, (__m256i)b);
#elif defined(__SSE2__)
    return (plane)_mm_min_epi16((__m128i)a, (__m128i)b);
#elif defined(__wasm_simd128__)
    return (plane)wasm_i16x8_min((v128_t)a, (v128_t)b);
#else
    typedef int16_t numbers __attribute__((vector_size(PLANE_BYTES)));
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

INLINE occurrences count_three(plane a, plane b, plane c)
{
    return (occurrences){or3(a, b, c), two_of(a, b, c), and3(a, b, c), no_lanes()};
}

INLINE occurrences count_one_more(occurrences t, plane set)
{
    return (occurrences){
        t.one | set,
        or_both(t.two, t.one, set),
        or_both(t.three, t.two, set),
        or_both(t.four, t.three, set),
    };
}

#endif
