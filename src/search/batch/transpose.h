/* SPDX-License-Identifier: MIT */
/*
 * Converts between planes and packed puzzles (packed_puzzle.h). Word w of all lanes, and the 64
 * planes of word w, are a bit matrix and its transpose. It is transposed in blocks of 8 x 8 bits,
 * in one of two ways:
 *
 *     with an instruction that transposes the bits of a word (GFNI): interleaving the bytes of
 *     eight registers three times collects each block in a word; after the instruction,
 *     interleaving again collects the bytes of each result word
 *
 *     without: bits are exchanged between eight registers, so that each byte is a byte of a result
 *     word; interleaving collects those
 *
 * Words are staged in 64 rows of a few lanes each. On the way out, the lanes of a row depend on
 * how bits were transposed: see lane_in and lane_out. A row is contiguous, because rows far apart
 * would compete for the same few cache sets:
 *
 *     row     word 0 of its lanes | word 1 of its lanes | ... | word 11 of its lanes
 *
 * With 512 lanes all rows do not fit into the first-level cache beside the boards. There word 0 of
 * all rows comes first, then word 1, so that each is read from one end to the other.
 */
#ifndef ENNEAD_SEARCH_TRANSPOSE_H
#define ENNEAD_SEARCH_TRANSPOSE_H

#include "search/vectors/packed_puzzle.h"
#include "search/vectors/planes.h"
#include "search/vectors/transpose8x8.h"

enum { ROWS = 64, ROW_LANES = LANES / ROWS };

/* The distances from a row to the next, and from a lane's word to its next. With 512 lanes, word w
 * of all rows is 4 KB, and one cache line is left after it. Words 4 KB apart would share a set of
 * the cache. */
enum {
    ROW_STRIDE = LANES == 512 ? ROW_LANES : ROW_LANES * PACKED_WORDS,
    WORD_STRIDE = LANES == 512 ? LANES + 8 : ROW_LANES,
};

typedef uint64_t staging[LANES == 512 ? PACKED_WORDS * WORD_STRIDE : ROWS * ROW_STRIDE];

/* Where a lane's first word is staged on the way in. */
INLINE int lane_in(int lane)
{
    return lane % 64 * ROW_STRIDE + lane / 64;
}

/* A set of lanes whose bits are in the order of their rows on the way in, and the lane of a bit.
 * 512 lanes are staged row by row, because they do not fit into the first-level cache. */
#if PLANE_BYTES == 64
INLINE plane in_order(plane lanes)
{
    return (plane)transposed_eight_words(words_of_bytes((__m512i)lanes));
}
INLINE int lane_in_order(int at)
{
    return 64 * (7 - at % 8) + at / 8;
}
#else
INLINE plane in_order(plane lanes)
{
    return lanes;
}
INLINE int lane_in_order(int at)
{
    return at;
}
#endif

#if PLANE_BYTES == 8

/* The same on the way out. */
INLINE int lane_out(enum transposing transposing, int lane)
{
    (void)transposing;
    return lane * ROW_STRIDE;
}

/* Transposes 64 x 64 bits in place (Hacker's Delight, 7-3). */
static void transpose_64x64(uint64_t m[64])
{
    uint64_t mask = 0x00000000ffffffffu;

    for (int j = 32; j != 0; j >>= 1, mask ^= mask << j)
        for (int first = 0; first < 64; first += 2 * j)
            for (int k = first; k < first + j; k++) {
                const uint64_t t = ((m[k] >> j) ^ m[k + j]) & mask;
                m[k] ^= t << j;
                m[k + j] ^= t;
            }
}

/* Transposes the planes of a word to word `w` of all rows. */
static void planes_to_words(enum transposing transposing, const plane planes[64], staging rows,
                            int w)
{
    (void)transposing;
    uint64_t words[64];

    for (int i = 0; i < 64; i++)
        words[i] = planes[i];
    transpose_64x64(words);
    for (int i = 0; i < 64; i++)
        rows[i * ROW_STRIDE + w * WORD_STRIDE] = words[i];
}

/* The reverse of planes_to_words, in the lanes of `loaded`. */
static void words_to_planes(enum transposing transposing, staging rows, int w, plane loaded,
                            plane planes[64])
{
    uint64_t words[64];

    (void)transposing;
    for (int i = 0; i < 64; i++)
        words[i] = rows[i * ROW_STRIDE + w * WORD_STRIDE];
    transpose_64x64(words);
    for (int i = 0; i < 64; i++)
        planes[i] = choose(loaded, words[i], planes[i]);
}

#else

/* A plane at any word of memory. With memcpy instead, some compilers load the words one by one. */
typedef plane loose_plane __attribute__((aligned(8), may_alias));

/* Word `w` of all lanes of a row. */
INLINE loose_plane *loose(staging rows, int row, int w)
{
    return (loose_plane *)&rows[row * ROW_STRIDE + w * WORD_STRIDE];
}

/* Interleave the bytes, or the words, of the low or high halves of each 128 bits of a and b. */
#if PLANE_BYTES == 64
#define INTERLEAVING(name, instruction) \
    INLINE plane name(plane a, plane b) \
    { \
        return (plane)_mm512_##instruction((__m512i)a, (__m512i)b); \
    }
#elif PLANE_BYTES == 32
#define INTERLEAVING(name, instruction) \
    INLINE plane name(plane a, plane b) \
    { \
        return (plane)_mm256_##instruction((__m256i)a, (__m256i)b); \
    }
#endif
#ifdef INTERLEAVING
INTERLEAVING(low_bytes, unpacklo_epi8)
INTERLEAVING(high_bytes, unpackhi_epi8)
INTERLEAVING(low_words, unpacklo_epi64)
INTERLEAVING(high_words, unpackhi_epi64)
#undef INTERLEAVING
#else
typedef uint8_t plane_bytes __attribute__((vector_size(16)));
INLINE plane low_bytes(plane a, plane b)
{
    return (plane)__builtin_shufflevector((plane_bytes)a, (plane_bytes)b, 0, 16, 1, 17, 2, 18, 3,
                                          19, 4, 20, 5, 21, 6, 22, 7, 23);
}
INLINE plane high_bytes(plane a, plane b)
{
    return (plane)__builtin_shufflevector((plane_bytes)a, (plane_bytes)b, 8, 24, 9, 25, 10, 26, 11,
                                          27, 12, 28, 13, 29, 14, 30, 15, 31);
}
INLINE plane low_words(plane a, plane b)
{
    return __builtin_shufflevector(a, b, 0, 2);
}
INLINE plane high_words(plane a, plane b)
{
    return __builtin_shufflevector(a, b, 1, 3);
}
#endif

/* Byte i of register r moves: the 7-bit number (r, i) rotated left by three bits gives its new
 * place. Blocks are copied for it, since what is interleaved in place gcc stores once more. */
INLINE void interleave(plane r[8])
{
    plane a[8], b[8];

    UNROLL for (int i = 0; i < 4; i++)
    {
        a[i] = low_bytes(r[i], r[i + 4]);
        a[i + 4] = high_bytes(r[i], r[i + 4]);
    }
    UNROLL for (int i = 0; i < 8; i += 4)
    {
        b[i] = low_bytes(a[i], a[i + 2]);
        b[i + 1] = low_bytes(a[i + 1], a[i + 3]);
        b[i + 2] = high_bytes(a[i], a[i + 2]);
        b[i + 3] = high_bytes(a[i + 1], a[i + 3]);
    }
    UNROLL for (int i = 0; i < 8; i += 2)
    {
        r[i] = low_bytes(b[i], b[i + 1]);
        r[i + 1] = high_bytes(b[i], b[i + 1]);
    }
}

/* ---------------------------------------------------------------------------- by exchange */

#if PLANE_BYTES < 64

INLINE void swap_bits(plane *a, plane *b, int shift, uint64_t mask)
{
    const plane t = ((*a >> shift) ^ *b) & mask;
    *a ^= t << shift;
    *b ^= t;
}

/* Transposes blocks of 8 x 8 bits: swaps bit k of a byte of register i with bit i of that byte of
 * register k. */
INLINE void exchange_bits(plane r[8])
{
    UNROLL for (int i = 0; i < 4; i++) swap_bits(&r[i], &r[i + 4], 4, 0x0f0f0f0f0f0f0f0fu);
    UNROLL for (int i = 0; i < 8; i += 4)
    {
        swap_bits(&r[i], &r[i + 2], 2, 0x3333333333333333u);
        swap_bits(&r[i + 1], &r[i + 3], 2, 0x3333333333333333u);
    }
    UNROLL for (int i = 0; i < 8; i += 2) swap_bits(&r[i], &r[i + 1], 1, 0x5555555555555555u);
}

static void exchange_to_words(const plane planes[64], staging rows, int w)
{
    plane blocks[8][8];

    for (int i = 0; i < 8; i++) {
        plane r[8];
        UNROLL for (int k = 0; k < 8; k++) r[k] = planes[8 * i + k];
        exchange_bits(r);
        UNROLL for (int k = 0; k < 8; k++) blocks[k][i] = r[k];
    }
    for (int k = 0; k < 8; k++) {
        plane r[8];
        UNROLL for (int i = 0; i < 8; i++) r[i] = blocks[k][i];
        interleave(r);
        UNROLL for (int i = 0; i < 8; i++) * loose(rows, 8 * k + i, w) = r[i];
    }
}

static void exchange_to_planes(staging rows, int w, plane loaded, plane planes[64])
{
    plane blocks[8][8];

    for (int k = 0; k < 8; k++) {
        plane r[8];
        UNROLL for (int i = 0; i < 8; i++) r[i] = *loose(rows, 8 * i + k, w);
        interleave(r);
        UNROLL for (int i = 0; i < 4; i++)
        {
            blocks[2 * i][k] = low_words(r[i], r[i + 4]);
            blocks[2 * i + 1][k] = high_words(r[i], r[i + 4]);
        }
    }
    for (int i = 0; i < 8; i++) {
        plane r[8];
        UNROLL for (int k = 0; k < 8; k++) r[k] = blocks[i][k];
        exchange_bits(r);
        UNROLL for (int k = 0; k < 8; k++) planes[8 * i + k] =
            choose(loaded, r[k], planes[8 * i + k]);
    }
}

#endif

/* ------------------------------------------------------------------------- by instruction */

#if PLANE_BYTES >= 32

WITH_INSTRUCTION static void instruction_to_words(const plane planes[64], staging rows, int w)
{
    plane blocks[8][8];

    for (int i = 0; i < 8; i++) {
        plane r[8];
        UNROLL for (int k = 0; k < 8; k++) r[7 - k] = planes[8 * i + k];
        interleave(r);
        UNROLL for (int k = 0; k < 8; k++) blocks[k][i] = transpose_bits(r[k]);
    }
    for (int k = 0; k < 8; k++) {
        plane r[8];
        UNROLL for (int i = 0; i < 8; i++) r[i] = blocks[k][i];
        interleave(r);
        UNROLL for (int i = 0; i < 8; i++) * loose(rows, 8 * k + i, w) = r[i];
    }
}

WITH_INSTRUCTION static void instruction_to_planes(staging rows, int w, plane loaded,
                                                   plane planes[64])
{
    plane blocks[8][8];

    for (int i = 0; i < 8; i++) {
        plane r[8];
        UNROLL for (int k = 0; k < 8; k++) r[7 - k] = *loose(rows, 8 * i + k, w);
        interleave(r);
        UNROLL for (int k = 0; k < 8; k++) blocks[k][i] = transpose_bits(r[k]);
    }
    for (int k = 0; k < 4; k++) {
        plane r[8], s[8];
        UNROLL for (int i = 0; i < 8; i++)
        {
            r[i] = blocks[k][i];
            s[i] = blocks[k + 4][i];
        }
        interleave(r);
        interleave(s);
        UNROLL for (int i = 0; i < 8; i++)
        {
            plane *const to = &planes[16 * k + 2 * i];
            to[0] = choose(loaded, low_words(r[i], s[i]), to[0]);
            to[1] = choose(loaded, high_words(r[i], s[i]), to[1]);
        }
    }
}

#endif

/* --------------------------------------------------------------------------------- either */

/* Where a lane's first word is staged on the way out. */
INLINE int lane_out(enum transposing transposing, int lane)
{
    return chosen_transposing(transposing) == TRANSPOSE_BY_INSTRUCTION
               ? lane % 128 / 2 * ROW_STRIDE + 2 * (lane / 128) + lane % 2
               : (8 * (lane % 8) + lane / 16 % 8) * ROW_STRIDE + 2 * (lane / 128) + lane / 8 % 2;
}

static void planes_to_words(enum transposing transposing, const plane planes[64], staging rows,
                            int w)
{
#if PLANE_BYTES >= 32
    if (chosen_transposing(transposing) == TRANSPOSE_BY_INSTRUCTION)
        instruction_to_words(planes, rows, w);
#endif
#if PLANE_BYTES < 64
    if (chosen_transposing(transposing) == TRANSPOSE_BY_EXCHANGE)
        exchange_to_words(planes, rows, w);
#endif
}

static void words_to_planes(enum transposing transposing, staging rows, int w, plane loaded,
                            plane planes[64])
{
#if PLANE_BYTES >= 32
    if (chosen_transposing(transposing) == TRANSPOSE_BY_INSTRUCTION)
        instruction_to_planes(rows, w, loaded, planes);
#endif
#if PLANE_BYTES < 64
    if (chosen_transposing(transposing) == TRANSPOSE_BY_EXCHANGE)
        exchange_to_planes(rows, w, loaded, planes);
#endif
}

#endif

#endif
