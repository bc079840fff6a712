/* SPDX-License-Identifier: MIT */
/*
 * A packed puzzle: twelve words that hold a lane's board when it is not in the planes.
 *
 *     word 0..8     digit d, cells 0..63
 *     word 9 + i    cells 64..80 of the digits 3 i, 3 i + 1, 3 i + 2, 17 bits each
 *     word 11       from bit 51 on: the guess that was made there, 6 bits for its triad, 4 for its
 *                   digit, and a bit that says that there is one
 *     word 10       from bit 51 on: the same for a second guess, made together with the first
 *
 * This file packs the caller's puzzles; packed_text.h packs lines of text and unpacks solutions.
 */
#ifndef ENNEAD_SEARCH_VECTORS_PACKED_PUZZLE_H
#define ENNEAD_SEARCH_VECTORS_PACKED_PUZZLE_H

#include "ennead.h"
#include "search/vectors/planes.h"

enum { PACKED_WORDS = 12, TAIL_CELLS = 17, GUESS_BIT = 51 };

/* The bits of a guess; the last says that there is one. MOST_TOGETHER guesses may be made
 * together. */
enum {
    TRIAD_BITS = 6,
    DIGIT_BITS = 4,
    GUESS_BITS = TRIAD_BITS + DIGIT_BITS + 1,
    MOST_TOGETHER = 2
};

/* The bits of a word that are not about guesses. */
static const uint64_t BEFORE_GUESS = ((uint64_t)1 << GUESS_BIT) - 1;

typedef struct packed_puzzle {
    uint64_t word[PACKED_WORDS];
} packed_puzzle;

INLINE packed_puzzle join_words(const uint64_t head[9], const uint64_t tail[9])
{
    packed_puzzle r;

    UNROLL for (int d = 0; d < 9; d++) r.word[d] = head[d];
    UNROLL for (int i = 0; i < 3; i++) r.word[9 + i] =
        tail[3 * i] | tail[3 * i + 1] << TAIL_CELLS | tail[3 * i + 2] << (2 * TAIL_CELLS);
    return r;
}

INLINE uint64_t tail_of(const packed_puzzle *r, int d)
{
    return r->word[9 + d / 3] >> (TAIL_CELLS * (d % 3)) & ((1u << TAIL_CELLS) - 1);
}

/* The guesses that are stored with a packed puzzle: 0 is the first, 1 the one made together with
 * it. */
INLINE int guessed_triad(const packed_puzzle *r, int guess)
{
    return (int)(r->word[11 - guess] >> GUESS_BIT & ((1u << TRIAD_BITS) - 1));
}

INLINE int guessed_digit(const packed_puzzle *r, int guess)
{
    return (int)(r->word[11 - guess] >> (GUESS_BIT + TRIAD_BITS) & ((1u << DIGIT_BITS) - 1));
}

INLINE bool has_second_guess(const packed_puzzle *r)
{
    return (r->word[10] >> (GUESS_BIT + GUESS_BITS - 1) & 1) != 0;
}

/* The digits that a given allows in its cell; 0, no given, allows all. */
static const uint16_t allowed_by[32] = {0x1ff, 1, 2, 4, 8, 16, 32, 64, 128, 256};

#if PLANE_BYTES >= 32

/* The last 17 cells, three times in a row, as three digits of them lie in a word. */
#define EACH_CELL(a) a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a, a
#define THRICE(a, b, c) \
    { \
        EACH_CELL(a), EACH_CELL(b), EACH_CELL(c), 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, \
            99 \
    }
static const uint64_t tails = ((uint64_t)1 << (3 * TAIL_CELLS)) - 1;

#endif

#ifdef __AVX512VBMI__

#define TAIL(a) \
    a, a + 1, a + 2, a + 3, a + 4, a + 5, a + 6, a + 7, a + 8, a + 9, a + 10, a + 11, a + 12, \
        a + 13, a + 14, a + 15, a + 16
static const uint8_t tail_thrice[64] = {TAIL(0), TAIL(0), TAIL(0)};
static const uint8_t tail_ninth[64] = {TAIL(0), TAIL(0), TAIL(64)};
#undef TAIL
static const uint8_t tail_bits[3][64] = {THRICE(1, 2, 4), THRICE(8, 16, 32), THRICE(64, 128, 1)};

/* The sets of up to 32 cells: the candidates of a cell without a given, else the given if it is a
 * candidate. */
INLINE __m512i sets_of(const ennead_puzzle *p, int first, __mmask32 cells)
{
    const __m512i givens = _mm512_cvtepu8_epi16(_mm256_maskz_loadu_epi8(cells, p->givens + first));
    const __m512i candidates = _mm512_maskz_loadu_epi16(cells, p->candidates + first);
    return _mm512_and_si512(candidates,
                            _mm512_permutexvar_epi16(givens, _mm512_loadu_si512(allowed_by)));
}

/* The bits of the first eight digits are bytes, so that 64 cells are tested at once. */
static inline packed_puzzle pack_puzzle(const ennead_puzzle *p)
{
    const __m512i ninth = _mm512_set1_epi16(1 << 8);
    const __m512i low = sets_of(p, 0, 0xffffffffu), high = sets_of(p, 32, 0xffffffffu);
    const __m512i last = sets_of(p, 64, (1u << TAIL_CELLS) - 1);
    const __m512i first = _mm512_inserti64x4(_mm512_castsi256_si512(_mm512_cvtepi16_epi8(low)),
                                             _mm512_cvtepi16_epi8(high), 1);
    const __m512i eight = _mm512_castsi256_si512(_mm512_cvtepi16_epi8(last));
    const __m512i nine = _mm512_castsi256_si512(_mm512_cvtepi16_epi8(_mm512_srli_epi16(last, 8)));
    const __m512i thrice = _mm512_permutexvar_epi8(_mm512_loadu_si512(tail_thrice), eight);
    const __m512i with_ninth =
        _mm512_permutex2var_epi8(eight, _mm512_loadu_si512(tail_ninth), nine);
    packed_puzzle r;

    UNROLL for (int d = 0; d < 8; d++) r.word[d] =
        _mm512_test_epi8_mask(first, _mm512_set1_epi8((char)(1 << d)));
    r.word[8] = _mm512_test_epi16_mask(low, ninth) | (uint64_t)_mm512_test_epi16_mask(high, ninth)
                                                         << 32;
    UNROLL for (int i = 0; i < 3; i++) r.word[9 + i] = _mm512_mask_test_epi8_mask(
        tails, i < 2 ? thrice : with_ninth, _mm512_loadu_si512(tail_bits[i]));
    return r;
}

#elif PLANE_BYTES == 32

/* The sets of 16 cells: the candidates of a cell without a given, else the given if it is a
 * candidate. */
INLINE __m256i sets_of(const ennead_puzzle *p, int first)
{
    const __m128i low = _mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0);
    const __m128i high = _mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0);
    const __m128i givens = _mm_loadu_si128((const __m128i *)(p->givens + first));
    const __m256i allowed =
        _mm256_or_si256(_mm256_cvtepu8_epi16(_mm_shuffle_epi8(low, givens)),
                        _mm256_slli_epi16(_mm256_cvtepu8_epi16(_mm_shuffle_epi8(high, givens)), 8));
    return _mm256_and_si256(allowed, _mm256_loadu_si256((const __m256i *)(p->candidates + first)));
}

/* Packs 32 cells of every digit. The bits of the first eight digits of a cell become a byte, and
 * the ninth another one; each is moved to the sign, and the signs are collected as a mask. */
INLINE void take_cells(__m256i first, __m256i second, uint64_t to[9], int shift)
{
    const __m256i low = _mm256_set1_epi16(0xff);
    const __m256i eight = _mm256_permute4x64_epi64(
        _mm256_packus_epi16(_mm256_and_si256(first, low), _mm256_and_si256(second, low)), 0xd8);
    const __m256i nine = _mm256_permute4x64_epi64(
        _mm256_packs_epi16(_mm256_slli_epi16(first, 7), _mm256_slli_epi16(second, 7)), 0xd8);

    UNROLL for (int d = 0; d < 9; d++)
    {
        const __m256i sign = d < 8 ? _mm256_slli_epi16(eight, 7 - d) : nine;
        to[d] |= (uint64_t)(unsigned)_mm256_movemask_epi8(sign) << shift;
    }
}

static inline packed_puzzle pack_puzzle(const ennead_puzzle *p)
{
    uint64_t head[9] = {0}, tail[9] = {0};
    const unsigned last = p->candidates[80] & allowed_by[p->givens[80]];

    take_cells(sets_of(p, 0), sets_of(p, 16), head, 0);
    take_cells(sets_of(p, 32), sets_of(p, 48), head, 32);
    take_cells(sets_of(p, 64), _mm256_setzero_si256(), tail, 0);
    UNROLL for (int d = 0; d < 9; d++) tail[d] |= (uint64_t)(last >> d & 1) << 16;
    return join_words(head, tail);
}

#elif PLANE_BYTES == 16 && defined(__SSE2__)

/* Packs 16 cells of every digit. The bits of the first eight digits of a cell become a byte, and
 * the ninth another one; each is moved to the sign, and the signs are collected where the given is
 * the digit or none. */
INLINE void take_cells(const ennead_puzzle *p, int first, uint64_t to[9], int shift)
{
    const __m128i byte = _mm_set1_epi16(0xff);
    const __m128i low = _mm_loadu_si128((const __m128i *)(p->candidates + first));
    const __m128i high = _mm_loadu_si128((const __m128i *)(p->candidates + first + 8));
    const __m128i givens = _mm_loadu_si128((const __m128i *)(p->givens + first));
    const __m128i empty = _mm_cmpeq_epi8(givens, _mm_setzero_si128());
    const __m128i eight = _mm_packus_epi16(_mm_and_si128(low, byte), _mm_and_si128(high, byte));
    const __m128i nine = _mm_packs_epi16(_mm_slli_epi16(low, 7), _mm_slli_epi16(high, 7));

    UNROLL for (int d = 0; d < 9; d++)
    {
        const __m128i may =
            _mm_or_si128(empty, _mm_cmpeq_epi8(givens, _mm_set1_epi8((char)(d + 1))));
        const __m128i set = d < 8 ? _mm_slli_epi16(eight, 7 - d) : nine;
        to[d] |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_and_si128(set, may)) << shift;
    }
}

static inline packed_puzzle pack_puzzle(const ennead_puzzle *p)
{
    uint64_t head[9] = {0}, tail[9] = {0};
    const unsigned last = p->candidates[80] & allowed_by[p->givens[80]];

    UNROLL for (int i = 0; i < 4; i++) take_cells(p, 16 * i, head, 16 * i);
    take_cells(p, 64, tail, 0);
    UNROLL for (int d = 0; d < 9; d++) tail[d] |= (uint64_t)(last >> d & 1) << 16;
    return join_words(head, tail);
}

#else

/* Most cells are empty or given; only the others need a loop over their candidates. */
INLINE void take_cells(const ennead_puzzle *p, int first, int count, uint64_t to[9])
{
    uint64_t empty = 0, one[16] = {0};

    for (int i = 0; i < count; i++) {
        const unsigned given = p->givens[first + i];
        const unsigned set = p->candidates[first + i];
        const uint64_t bit = (uint64_t)1 << i;
        if (set == allowed_by[given]) {
            one[given] |= bit;
            continue;
        }
        for (unsigned left = set & allowed_by[given]; left != 0; left &= left - 1)
            one[1 + __builtin_ctz(left)] |= bit;
    }
    empty = one[0];
    for (int d = 0; d < 9; d++)
        to[d] = one[d + 1] | empty;
}

static inline packed_puzzle pack_puzzle(const ennead_puzzle *p)
{
    uint64_t head[9], tail[9];

    take_cells(p, 0, 64, head);
    take_cells(p, 64, TAIL_CELLS, tail);
    return join_words(head, tail);
}

#endif

#endif
