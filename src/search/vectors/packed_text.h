/* SPDX-License-Identifier: MIT */
/*
 * Converts between a packed puzzle (packed_puzzle.h) and 81 bytes, which are a line of text or
 * numbers: `zero`, the byte of the number 0, is '0' or 0. In a puzzle zero + 1 to zero + 9 are
 * givens, and any other byte is an empty cell.
 *
 * The conversion uses four masks of cells, one for each bit of a digit: it is cheap to collect one
 * bit of many bytes, and the nine digits then take a few operations on whole masks.
 */
#ifndef ENNEAD_SEARCH_VECTORS_PACKED_TEXT_H
#define ENNEAD_SEARCH_VECTORS_PACKED_TEXT_H

#include <string.h>

#include "search/vectors/packed_puzzle.h"
#include "search/vectors/transpose8x8.h"

#if PLANE_BYTES == 16 && defined(__SSE2__)
#include <emmintrin.h>
#endif

/* A bit for each of up to 64 cells; with AVX2 in all four words of a vector, since a word can be
 * loaded into all of them, but to move one there from a general register takes two instructions. */
#if PLANE_BYTES == 32
typedef plane cell_mask;
INLINE cell_mask mask_of(uint64_t word)
{
    return (plane)_mm256_set1_epi64x((long long)word);
}
#else
typedef uint64_t cell_mask;
INLINE cell_mask mask_of(uint64_t word)
{
    return word;
}
#endif

/* Up to 64 cells: bit i of mask b is bit b of cell i's number. The number is 0 or above 9 if the
 * cell is empty. */
typedef struct cell_bits {
    cell_mask bit[4];
} cell_bits;

#if PLANE_BYTES < 32

/* The cells in which each digit may be: its givens, and all empty ones of `cells`. */
INLINE void spread_digits(const cell_bits *n, uint64_t cells, uint64_t digit[9])
{
    const uint64_t low[4] = {~(n->bit[0] | n->bit[1]), n->bit[0] & ~n->bit[1],
                             n->bit[1] & ~n->bit[0], n->bit[0] & n->bit[1]};
    const uint64_t high[3] = {~(n->bit[2] | n->bit[3]), n->bit[2] & ~n->bit[3],
                              n->bit[3] & ~(n->bit[2] | n->bit[1])};
    const uint64_t given = (high[0] & (n->bit[0] | n->bit[1])) | high[1] | high[2];
    const uint64_t empty = cells & ~given;

    UNROLL for (int d = 0; d < 9; d++) digit[d] = empty | (high[(d + 1) / 4] & low[(d + 1) % 4]);
}

#endif

/* The numbers of cells with one digit each, from the cells of each digit. */
INLINE void gather_digits(const cell_mask digit[9], cell_bits *n)
{
    n->bit[0] = digit[0] | digit[2] | digit[4] | digit[6] | digit[8];
    n->bit[1] = digit[1] | digit[2] | digit[5] | digit[6];
    n->bit[2] = digit[3] | digit[4] | digit[5] | digit[6];
    n->bit[3] = digit[7] | digit[8];
}

/* ------------------------------------------------------------------------------ from a line */

/* pack_line stores the twelve words of a line `apart` words apart, each as soon as it is known: gcc
 * keeps a puzzle that a function returns in memory, and copies it from there.
 *
 * With AVX-512, comparing with a digit gives its mask directly; with AVX2 it takes two pieces, so
 * it pays only for the last cells. Elsewhere: exclusive or with `zero` turns the bytes of numbers
 * into 0 to 9, larger values become 15, and four bits are collected. */

#if PLANE_BYTES >= 32

/* Digits are counted from 0 here: 1 is 0. The last 17 cells are compared with three digits at once,
 * which gives a word of a packed puzzle. */
static const uint8_t tail_digits[3][64] = {THRICE(0, 1, 2), THRICE(3, 4, 5), THRICE(6, 7, 8)};
#undef THRICE
#undef EACH_CELL

#endif

#ifdef __AVX512VBMI__

INLINE void pack_line(const char *line, uint8_t zero, uint64_t *word, int apart)
{
    const __m512i one = _mm512_set1_epi8((char)(zero + 1)), eight = _mm512_set1_epi8(8);
    const __m512i first = _mm512_sub_epi8(_mm512_loadu_si512(line), one);
    const __m512i last_cells =
        _mm512_sub_epi8(_mm512_maskz_loadu_epi8(((uint64_t)1 << TAIL_CELLS) - 1, line + 64), one);
    const __m512i last =
        _mm512_maskz_permutexvar_epi8(tails, _mm512_loadu_si512(tail_thrice), last_cells);
    const uint64_t empty = _mm512_cmpgt_epu8_mask(first, eight);
    const uint64_t tail_empty = _mm512_mask_cmpgt_epu8_mask(tails, last, eight);

    UNROLL for (int d = 0; d < 9; d++) word[d * apart] =
        empty | _mm512_cmpeq_epi8_mask(first, _mm512_set1_epi8((char)d));
    UNROLL for (int i = 0; i < 3; i++) word[(9 + i) * apart] =
        tail_empty | _mm512_cmpeq_epi8_mask(last, _mm512_loadu_si512(tail_digits[i]));
}

#elif PLANE_BYTES == 32

/* Collects 64 sign bits from two halves. */
INLINE uint64_t sign_bits(__m256i low, __m256i high)
{
    return (unsigned)_mm256_movemask_epi8(low) | (uint64_t)(unsigned)_mm256_movemask_epi8(high)
                                                     << 32;
}

/* A mask of the bytes that are no digits. */
INLINE __m256i are_empty(__m256i n)
{
    return _mm256_cmpeq_epi8(_mm256_max_epu8(n, _mm256_set1_epi8(9)), n);
}

/* Packs the first 64 cells from the bits of their digits. The bits of an empty cell do not matter,
 * since it gets all digits; the highest bit of a given is set only for 9. */
INLINE void head_words(const char *line, __m256i one, uint64_t *word, int apart)
{
    const __m256i low = _mm256_sub_epi8(_mm256_loadu_si256((const __m256i *)line), one);
    const __m256i high = _mm256_sub_epi8(_mm256_loadu_si256((const __m256i *)(line + 32)), one);
    const uint64_t empty = sign_bits(are_empty(low), are_empty(high));
    uint64_t bit[4];

    UNROLL for (int b = 0; b < 4; b++) bit[b] =
        sign_bits(_mm256_slli_epi16(low, 7 - b), _mm256_slli_epi16(high, 7 - b));
    const uint64_t last_two[4] = {~(bit[0] | bit[1] | bit[3]), bit[0] & ~bit[1], bit[1] & ~bit[0],
                                  bit[0] & bit[1]};
    UNROLL for (int i = 0; i < 4; i++)
    {
        word[i * apart] = empty | (last_two[i] & ~bit[2]);
        word[(4 + i) * apart] = empty | (last_two[i] & bit[2]);
    }
    word[8 * apart] = empty | bit[3];
}

INLINE void tail_words(const char *line, __m128i one, uint64_t *word, int apart)
{
    const __m128i first = _mm_sub_epi8(_mm_loadu_si128((const __m128i *)(line + 64)), one);
    const __m128i last = _mm_sub_epi8(_mm_loadu_si128((const __m128i *)(line + 65)), one);
    const __m256i low = _mm256_setr_m128i(first, _mm_alignr_epi8(first, last, 15));
    const __m256i high =
        _mm256_setr_m128i(_mm_alignr_epi8(first, last, 14), _mm_srli_si128(last, 13));
    const uint64_t empty = sign_bits(are_empty(low), are_empty(high)) & tails;

    UNROLL for (int i = 0; i < 3; i++)
    {
        const __m256i *three = (const __m256i *)tail_digits[i];
        word[(9 + i) * apart] =
            empty | sign_bits(_mm256_cmpeq_epi8(low, _mm256_loadu_si256(three)),
                              _mm256_cmpeq_epi8(high, _mm256_loadu_si256(three + 1)));
    }
}

INLINE void pack_line(const char *line, uint8_t zero, uint64_t *word, int apart)
{
    const __m256i one = _mm256_set1_epi8((char)(zero + 1));

    tail_words(line, _mm256_castsi256_si128(one), word, apart);
    head_words(line, one, word, apart);
}

#else

#if PLANE_BYTES == 16 && defined(__SSE2__)

enum { PIECE = 16 };

INLINE void add_bits(cell_bits *bits, const char *text, uint8_t zero, int at)
{
    const __m128i bytes =
        _mm_xor_si128(_mm_loadu_si128((const __m128i *)text), _mm_set1_epi8((char)zero));
    const __m128i n = _mm_min_epu8(bytes, _mm_set1_epi8(15));

    UNROLL for (int b = 0; b < 4; b++)
    {
        const unsigned mask = (unsigned)_mm_movemask_epi8(_mm_slli_epi16(n, 7 - b));
        bits->bit[b] |= (uint64_t)mask << at;
    }
}

#elif PLANE_BYTES == 16 && defined(__wasm_simd128__)

enum { PIECE = 16 };

INLINE void add_bits(cell_bits *bits, const char *text, uint8_t zero, int at)
{
    const v128_t n = wasm_u8x16_min(
        wasm_v128_xor(wasm_v128_load(text), wasm_i8x16_splat((int8_t)zero)), wasm_i8x16_splat(15));

    UNROLL for (int b = 0; b < 4; b++) bits->bit[b] |=
        (uint64_t)wasm_i8x16_bitmask(wasm_i16x8_shl(n, 7 - b)) << at;
}

#else

enum { PIECE = 8 };

/* Eight bytes in one word. Values above 15 are found by their high bits; multiplying by a sum of
 * powers of two collects the lowest bits of all bytes in the highest byte. */
INLINE void add_bits(cell_bits *bits, const char *text, uint8_t zero, int at)
{
    const uint64_t ones = 0x0101010101010101u;
    uint64_t n = 0;

    for (int i = 0; i < 8; i++)
        n |= (uint64_t)(unsigned char)text[i] << (8 * i);
    n ^= zero * ones;
    uint64_t above = n >> 4 | n >> 6;
    above = (above | above >> 1) & ones;
    n |= 15 * above;
    UNROLL for (int b = 0; b < 4; b++) bits->bit[b] |=
        ((n >> b & ones) * 0x0102040810204080u) >> 56 << at;
}

#endif

INLINE cell_bits bits_of_line(const char *line, uint8_t zero)
{
    cell_bits bits = {{0}};

    UNROLL for (int at = 0; at < 64; at += PIECE) add_bits(&bits, line + at, zero, at);
    return bits;
}

/* The last 17 cells: 16 in whole pieces, and the last cell from a piece that ends with it. */
INLINE cell_bits bits_of_tail(const char *line, uint8_t zero)
{
    cell_bits bits = {{0}}, last = {{0}};

    UNROLL for (int at = 0; at < 16; at += PIECE) add_bits(&bits, line + 64 + at, zero, at);
    add_bits(&last, line + ENNEAD_CELLS - PIECE, zero, 0);
    UNROLL for (int b = 0; b < 4; b++) bits.bit[b] |= last.bit[b] >> (PIECE - 1) << 16;
    return bits;
}

#endif

#if PLANE_BYTES < 32

INLINE void pack_line(const char *line, uint8_t zero, uint64_t *word, int apart)
{
    const cell_bits first = bits_of_line(line, zero), last = bits_of_tail(line, zero);
    uint64_t head[9], tail[9];

    spread_digits(&first, ~(uint64_t)0, head);
    spread_digits(&last, ((uint64_t)1 << TAIL_CELLS) - 1, tail);
    const packed_puzzle r = join_words(head, tail);
    UNROLL for (int w = 0; w < PACKED_WORDS; w++) word[w * apart] = r.word[w];
}

#endif

/* ------------------------------------------------------------------------------- a solution */

#if PLANE_BYTES == 64

INLINE __m512i cells_of(const cell_bits *bits, uint8_t zero)
{
    __m512i cells = _mm512_set1_epi8((char)zero);

    UNROLL for (int b = 0; b < 4; b++) cells =
        _mm512_mask_add_epi8(cells, bits->bit[b], cells, _mm512_set1_epi8((char)(1 << b)));
    return cells;
}

INLINE void store_cells(const cell_bits *first, const cell_bits *last, uint8_t zero, uint8_t *cells)
{
    const __m512i tail = cells_of(last, zero);

    _mm512_storeu_si512(cells, cells_of(first, zero));
    _mm_storeu_si128((__m128i *)(cells + 64), _mm512_castsi512_si128(tail));
    cells[80] = (uint8_t)_mm256_extract_epi8(_mm512_castsi512_si256(tail), 16);
}

#elif PLANE_BYTES == 32

/* Unpacks 32 cells. `bytes` is a shuffle that gives each group of eight cells its byte of the
 * masks. For each bit of the number, from the highest down, a cell is doubled, then 1 (a mask, -1)
 * is subtracted if the bit is set; that needs no constants. */
INLINE __m256i cells_of(const cell_bits *bits, __m256i bytes, uint8_t zero)
{
    const __m256i bit = _mm256_set1_epi64x((long long)0x8040201008040201u);
    __m256i less = _mm256_setzero_si256();

    UNROLL for (int b = 3; b >= 0; b--)
    {
        const __m256i set =
            _mm256_and_si256(_mm256_shuffle_epi8((__m256i)bits->bit[b], bytes), bit);
        less = _mm256_add_epi8(_mm256_add_epi8(less, less), _mm256_cmpeq_epi8(set, bit));
    }
    return _mm256_sub_epi8(_mm256_set1_epi8((char)zero), less);
}

INLINE void store_cells(const cell_bits *first, const cell_bits *last, uint8_t zero, uint8_t *cells)
{
    const __m256i low =
        _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
    const __m256i high = _mm256_setr_epi64x(0x0404040404040404, 0x0505050505050505,
                                            0x0606060606060606, 0x0707070707070707);
    const __m256i tail = cells_of(last, low, zero);

    _mm256_storeu_si256((__m256i *)cells, cells_of(first, low, zero));
    _mm256_storeu_si256((__m256i *)(cells + 32), cells_of(first, high, zero));
    _mm_storeu_si128((__m128i *)(cells + 64), _mm256_castsi256_si128(tail));
    cells[80] = (uint8_t)_mm256_extract_epi8(tail, 16);
}

#elif PLANE_BYTES == 16 && defined(__wasm_simd128__)

/* Unpacks sixteen cells, those of two bytes of each mask. For each bit of the number, from the
 * highest down, a cell is doubled, then 1 (a mask, -1) is subtracted if the bit is set. */
INLINE v128_t sixteen_cells(const cell_bits *bits, int first, uint8_t zero)
{
    const v128_t bit = wasm_i64x2_splat((int64_t)0x8040201008040201u);
    v128_t less = wasm_i8x16_splat(0);

    UNROLL for (int b = 3; b >= 0; b--)
    {
        const v128_t both = wasm_i16x8_splat((int16_t)(bits->bit[b] >> first));
        const v128_t bytes =
            wasm_i8x16_shuffle(both, both, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
        const v128_t set = wasm_i8x16_eq(wasm_v128_and(bytes, bit), bit);
        less = wasm_i8x16_add(wasm_i8x16_add(less, less), set);
    }
    return wasm_i8x16_sub(wasm_i8x16_splat((int8_t)zero), less);
}

INLINE void store_cells(const cell_bits *first, const cell_bits *last, uint8_t zero, uint8_t *cells)
{
    unsigned number = zero;

    UNROLL for (int at = 0; at < 80; at += 16)
        wasm_v128_store(cells + at, sixteen_cells(at < 64 ? first : last, at % 64, zero));
    UNROLL for (int b = 0; b < 4; b++) number += (unsigned)(last->bit[b] >> 16 & 1) << b;
    cells[80] = (uint8_t)number;
}

#elif PLANE_BYTES == 16

typedef uint8_t sixteen_bytes __attribute__((vector_size(16)));
typedef uint16_t eight_pairs __attribute__((vector_size(16)));
typedef uint32_t four_fours __attribute__((vector_size(16)));
typedef uint64_t two_words __attribute__((vector_size(16)));

/* Repeats each byte of a mask eight times, so that each of 64 cells has the byte with its bit. */
INLINE void repeat_bytes(uint64_t mask, sixteen_bytes bytes[4])
{
    const sixteen_bytes once = (sixteen_bytes)(two_words){mask, 0};
    const eight_pairs twice = (eight_pairs)__builtin_shufflevector(once, once, 0, 0, 1, 1, 2, 2, 3,
                                                                   3, 4, 4, 5, 5, 6, 6, 7, 7);
    const four_fours low =
        (four_fours)__builtin_shufflevector(twice, twice, 0, 0, 1, 1, 2, 2, 3, 3);
    const four_fours high =
        (four_fours)__builtin_shufflevector(twice, twice, 4, 4, 5, 5, 6, 6, 7, 7);

    bytes[0] = (sixteen_bytes)__builtin_shufflevector(low, low, 0, 0, 1, 1);
    bytes[1] = (sixteen_bytes)__builtin_shufflevector(low, low, 2, 2, 3, 3);
    bytes[2] = (sixteen_bytes)__builtin_shufflevector(high, high, 0, 0, 1, 1);
    bytes[3] = (sixteen_bytes)__builtin_shufflevector(high, high, 2, 2, 3, 3);
}

/* Unpacks 16 * `count` cells. For each bit of the number, from the highest down, a cell is doubled,
 * then 1 (a mask, -1) is subtracted if the bit is set. */
INLINE void store_sixteens(const cell_bits *bits, int count, uint8_t zero, uint8_t *cells)
{
    const sixteen_bytes bit = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    sixteen_bytes bytes[4][4];

    UNROLL for (int b = 0; b < 4; b++) repeat_bytes(bits->bit[b], bytes[b]);
    UNROLL for (int i = 0; i < count; i++)
    {
        sixteen_bytes less = {0};
        UNROLL for (int b = 3; b >= 0; b--) less =
            less + less + (sixteen_bytes)((bytes[b][i] & bit) == bit);
        less = zero - less;
        memcpy(cells + 16 * i, &less, sizeof less);
    }
}

INLINE void store_cells(const cell_bits *first, const cell_bits *last, uint8_t zero, uint8_t *cells)
{
    unsigned number = zero;

    store_sixteens(first, 4, zero, cells);
    store_sixteens(last, 1, zero, cells + 64);
    UNROLL for (int b = 0; b < 4; b++) number += (unsigned)(last->bit[b] >> 16 & 1) << b;
    cells[80] = (uint8_t)number;
}

#else

/* Unpacks eight cells, the first in the lowest byte. One multiplication spreads the low seven bits
 * of a set over the bytes, without overlaps. */
INLINE uint64_t eight_cells(const cell_bits *bits, int first, uint8_t zero)
{
    const uint64_t ones = 0x0101010101010101u;
    uint64_t cells = zero * ones;

    UNROLL for (int b = 0; b < 4; b++)
    {
        const uint64_t set = bits->bit[b] >> first & 0xff;
        const uint64_t spread = ((set & 0x7f) * 0x0002040810204081u & ones) | set >> 7 << 56;
        cells |= spread << b;
    }
    return cells;
}

INLINE void store_cells(const cell_bits *first, const cell_bits *last, uint8_t zero, uint8_t *cells)
{
    for (int at = 0; at < 80; at += 8) {
        const uint64_t eight = eight_cells(at < 64 ? first : last, at % 64, zero);
        for (int i = 0; i < 8; i++)
            cells[at + i] = (uint8_t)(eight >> (8 * i));
    }
    cells[80] = (uint8_t)eight_cells(last, 16, zero);
}

#endif

INLINE void gather_cells(const uint64_t *word, int apart, uint8_t zero, uint8_t *cells)
{
    cell_mask head[9], tail[9]; /* of a tail only the first 17 bits matter */
    cell_bits first, last;

    UNROLL for (int d = 0; d < 9; d++)
    {
        head[d] = mask_of(word[d * apart]);
        tail[d] = mask_of(word[(9 + d / 3) * apart]) >> (TAIL_CELLS * (d % 3));
    }
    gather_digits(head, &first);
    gather_digits(tail, &last);
    store_cells(&first, &last, zero, cells);
}

#if PLANE_BYTES >= 32

/* Puts four words of memory side by side. They are loaded into all places and blended, because few
 * units move words between places. Written as an array, gcc would store the words one by one and
 * load them as a vector, which stalls the processor. */
INLINE __m256i four_words(const uint64_t *a, const uint64_t *b, const uint64_t *c,
                          const uint64_t *d)
{
    const __m256i low = _mm256_blend_epi32(_mm256_set1_epi64x((long long)*a),
                                           _mm256_set1_epi64x((long long)*b), 0x0c);
    const __m256i high = _mm256_blend_epi32(_mm256_set1_epi64x((long long)*c),
                                            _mm256_set1_epi64x((long long)*d), 0xc0);
    return _mm256_blend_epi32(low, high, 0xf0);
}

#define FOUR(a, b, c, d) \
    four_words(word + (a)*apart, word + (b)*apart, word + (c)*apart, word + (d)*apart)

#endif

#ifdef __AVX512VBMI__

/* The digits of a solution: 64 cells, and from the first byte on the last 17. */
typedef struct solved_cells {
    __m512i first, last;
} solved_cells;

/* Unpacks 64 cells from the words of the digits 1 to 8. First each word gets a byte of all of them.
 * After transposing, each cell has a byte in which bit 8 - d is set if its digit is d, and no bit
 * if it is 9. A matrix multiplication over these bits then gives the bits of 9 ^ d. */
INLINE __m512i cells_of_words(__m256i low, __m256i high)
{
    const __m512i sums = _mm512_set1_epi64(0x55661efe00000000);
    const __m512i eight = _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
    return _mm512_gf2p8affine_epi64_epi8(transposed_eight_words(words_of_bytes(eight)), sums, 9);
}

INLINE solved_cells transpose_digits(const uint64_t *word, int apart)
{
    const __m256i low =
        _mm256_srlv_epi64(FOUR(9, 9, 9, 10), _mm256_setr_epi64x(0, TAIL_CELLS, 2 * TAIL_CELLS, 0));
    const __m256i high = _mm256_srlv_epi64(
        FOUR(10, 10, 11, 11), _mm256_setr_epi64x(TAIL_CELLS, 2 * TAIL_CELLS, 0, TAIL_CELLS));
    return (solved_cells){
        cells_of_words(FOUR(0, 1, 2, 3), FOUR(4, 5, 6, 7)),
        cells_of_words(low, high),
    };
}

INLINE void store_digits(const solved_cells *solved, uint8_t zero, uint8_t *cells)
{
    const __m512i zeros = _mm512_set1_epi8((char)zero);
    const __m256i last = _mm512_castsi512_si256(_mm512_add_epi8(solved->last, zeros));

    _mm512_storeu_si512(cells, _mm512_add_epi8(solved->first, zeros));
    _mm_storeu_si128((__m128i *)(cells + 64), _mm256_castsi256_si128(last));
    cells[80] = (uint8_t)_mm256_extract_epi8(last, 16);
}

#elif PLANE_BYTES >= 32

/* Unpacks eight cells from eight bytes, one for each of the digits 1 to 8. After transposing, each
 * cell has a byte in which bit 8 - d is set if its digit is d, and no bit if it is 9. A matrix
 * multiplication over these bits then gives the bits of 9 ^ d. */
WITH_INSTRUCTION INLINE __m256i digits_of(__m256i eights)
{
    const __m256i sums = _mm256_set1_epi64x(0x55661efe00000000);
    return _mm256_gf2p8affine_epi64_epi8(transposed_words(eights), sums, 9);
}

/* Interleaves the bytes of the words of digits 1, 2, 5, 6 with those of 3, 4, 7, 8: first the
 * first bytes of all, then the second bytes, and so on; the first four groups in joined[0], the
 * last four in joined[1]. */
INLINE void join_bytes(__m256i p, __m256i q, __m256i joined[2])
{
    const __m256i pairs = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15));
    const __m256i fours = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);

    p = _mm256_shuffle_epi8(p, pairs);
    q = _mm256_shuffle_epi8(q, pairs);
    joined[0] = _mm256_permutevar8x32_epi32(_mm256_unpacklo_epi16(p, q), fours);
    joined[1] = _mm256_permutevar8x32_epi32(_mm256_unpackhi_epi16(p, q), fours);
}

/* The digits of a solution: 32 cells, 32 cells, 16 cells, and the last one. */
typedef struct solved_cells {
    __m256i first[2];
    __m128i tail;
    uint8_t last;
} solved_cells;

WITH_INSTRUCTION INLINE solved_cells transpose_digits(const uint64_t *word, int apart)
{
    const uint64_t last_cell = (uint64_t)1 << 16 | (uint64_t)1 << 33 | (uint64_t)1 << 50;
    solved_cells solved;
    __m256i joined[2];

    join_bytes(FOUR(0, 1, 4, 5), FOUR(2, 3, 6, 7), joined);
    UNROLL for (int i = 0; i < 2; i++) solved.first[i] = digits_of(joined[i]);
    join_bytes(_mm256_srlv_epi64(FOUR(9, 9, 10, 10), _mm256_setr_epi64x(0, 17, 17, 34)),
               _mm256_srlv_epi64(FOUR(9, 10, 11, 11), _mm256_setr_epi64x(34, 0, 0, 17)), joined);
    solved.tail = _mm256_castsi256_si128(digits_of(joined[0]));

    const uint64_t last = _pext_u64(word[9 * apart], last_cell) |
                          _pext_u64(word[10 * apart], last_cell) << 3 |
                          _pext_u64(word[11 * apart], last_cell) << 6;
    solved.last = (uint8_t)(1 + __builtin_ctzll(last));
    return solved;
}

WITH_INSTRUCTION INLINE void store_digits(const solved_cells *solved, uint8_t zero, uint8_t *cells)
{
    const __m256i zeros = _mm256_set1_epi8((char)zero);

    UNROLL for (int i = 0; i < 2; i++)
        _mm256_storeu_si256((__m256i *)(cells + 32 * i), _mm256_add_epi8(solved->first[i], zeros));
    _mm_storeu_si128((__m128i *)(cells + 64),
                     _mm_add_epi8(solved->tail, _mm256_castsi256_si128(zeros)));
    cells[80] = (uint8_t)(zero + solved->last);
}

#endif

#if PLANE_BYTES >= 32

WITH_INSTRUCTION static void transpose_cells(const uint64_t *word, int apart, uint8_t zero,
                                             uint8_t *cells)
{
    const solved_cells solved = transpose_digits(word, apart);
    store_digits(&solved, zero, cells);
}
#undef FOUR

#endif

/* Unpacks a puzzle in which every cell is single, and adds `zero`, 0 or '0', to each digit. */
INLINE void store_solution(const packed_puzzle *r, uint8_t zero, uint8_t cells[ENNEAD_CELLS])
{
    gather_cells(r->word, 1, zero, cells);
}

/* The same, in the way that is fastest on this processor; the words are `apart` words apart. */
INLINE void store_solution_from(enum transposing transposing, const uint64_t *word, int apart,
                                uint8_t zero, uint8_t cells[ENNEAD_CELLS])
{
#if PLANE_BYTES >= 32
    if (chosen_transposing(transposing) == TRANSPOSE_BY_INSTRUCTION)
        transpose_cells(word, apart, zero, cells);
#endif
    if (chosen_transposing(transposing) == TRANSPOSE_BY_EXCHANGE)
        gather_cells(word, apart, zero, cells);
}

#endif
