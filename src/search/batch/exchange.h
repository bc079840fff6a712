/* SPDX-License-Identifier: MIT */
/*
 * Finds a second solution without a search: two digits change places at the corners of a rectangle
 * that lies in two boxes, if all four cells could hold every digit at the start. (Unavoidable sets
 * of four cells: G. Royle; E. Russell, 2005.) The engine for one puzzle looks for pairs of digits
 * (single/auto_exchange.h); here a solution is 81 bytes, and lines are compared.
 *
 *     4 . . | . 7 .        7 . . | . 4 .
 *     7 . . | . 4 .        4 . . | . 7 .
 *
 * Two lines of a chute have such a rectangle at the places c and c + s, if each line has at c what
 * the other has at c + s. So a line is compared with the other one, rotated by s, for all places at
 * once. Distances from 1 to 4 are enough, since a line of nine, rotated by 9 - s, is the same
 * pair again.
 */
#ifndef ENNEAD_SEARCH_BATCH_EXCHANGE_H
#define ENNEAD_SEARCH_BATCH_EXCHANGE_H

#include <string.h>

#include "search/vectors/packed_text.h"

/* A cell is its digit, 1 to 9, and the bits FIXED if it may not change. Of these bits a line keeps
 * the one for its number in its chute, so that fixed cells of two lines are never equal. */
enum { FIXED = 0x70, DIGIT_OF_CELL = 0x0f, FARTHEST = 4, CELL_ROOM = 96 };

INLINE uint8_t kept_of_line(int number)
{
    return (uint8_t)(DIGIT_OF_CELL | 0x10 << number);
}

#ifdef __AVX512VBMI__

/* The lines of all chutes that have the same number are in one vector: place by place, a byte for
 * each of six chutes. */
#define SIX(a, b, c, d, e, f) a, b, c, d, e, f
#define PLACE(p, n) \
    SIX(9 * (n) + (p), 27 + 9 * (n) + (p), 54 + 9 * (n) + (p), 9 * (p) + (n), 9 * (p) + 3 + (n), \
        9 * (p) + 6 + (n))
#define CELLS_OF_LINES(n) \
    { \
        PLACE(0, n), PLACE(1, n), PLACE(2, n), PLACE(3, n), PLACE(4, n), PLACE(5, n), PLACE(6, n), \
            PLACE(7, n), PLACE(8, n) \
    }
static const uint8_t cells_of_lines[3][64] = {CELLS_OF_LINES(0), CELLS_OF_LINES(1),
                                              CELLS_OF_LINES(2)};
#define SIX_FROM(p) \
    SIX(6 * ((p) % 9), 6 * ((p) % 9) + 1, 6 * ((p) % 9) + 2, 6 * ((p) % 9) + 3, 6 * ((p) % 9) + 4, \
        6 * ((p) % 9) + 5)
#define ROTATED_BY(s) \
    { \
        SIX_FROM(s), SIX_FROM(s + 1), SIX_FROM(s + 2), SIX_FROM(s + 3), SIX_FROM(s + 4), \
            SIX_FROM(s + 5), SIX_FROM(s + 6), SIX_FROM(s + 7), SIX_FROM(s + 8) \
    }
static const uint8_t rotated_by[FARTHEST][64] = {ROTATED_BY(1), ROTATED_BY(2), ROTATED_BY(3),
                                                 ROTATED_BY(4)};
#undef SIX
#undef PLACE
#undef CELLS_OF_LINES
#undef SIX_FROM
#undef ROTATED_BY

/* Where one line and the other, and the other and the one, are equal at two places: 0. */
INLINE __m512i compare_lines(__m512i one, __m512i other, __m512i one_rotated, __m512i other_rotated)
{
    return _mm512_ternarylogic_epi64(_mm512_xor_si512(one, other_rotated), one_rotated, other,
                                     0xf6);
}

/* Whether two digits can change places. */
static bool vectors_can_exchange(__m512i first, __m512i last)
{
    __m512i line[3], least[3];

    UNROLL for (int n = 0; n < 3; n++)
    {
        const __m512i cells =
            _mm512_permutex2var_epi8(first, _mm512_loadu_si512(cells_of_lines[n]), last);
        line[n] = _mm512_and_si512(cells, _mm512_set1_epi8((char)kept_of_line(n)));
        least[n] = _mm512_set1_epi8(-1);
    }
    UNROLL for (int s = 0; s < FARTHEST; s++)
    {
        const __m512i from = _mm512_loadu_si512(rotated_by[s]);
        __m512i rotated[3];
        UNROLL for (int n = 0; n < 3; n++) rotated[n] = _mm512_permutexvar_epi8(from, line[n]);
        UNROLL for (int n = 0; n < 3; n++) least[n] = _mm512_min_epu8(
            least[n], compare_lines(line[n], line[(n + 1) % 3], rotated[n], rotated[(n + 1) % 3]));
    }
    const __m512i all = _mm512_min_epu8(least[0], _mm512_min_epu8(least[1], least[2]));
    return _mm512_mask_testn_epi8_mask(((uint64_t)1 << 54) - 1, all, all) != 0;
}

static bool can_exchange(const uint8_t cells[CELL_ROOM])
{
    return vectors_can_exchange(
        _mm512_loadu_si512(cells),
        _mm512_castsi256_si512(_mm256_loadu_si256((const __m256i *)(cells + 64))));
}

/* The cells that may not change: 64, and the last 17. */
typedef struct fixed_cells {
    __mmask64 first, last;
} fixed_cells;

/* Those that have a digit in a line. */
INLINE fixed_cells fixed_by_line(const uint8_t *line, uint8_t zero)
{
    const __m512i one = _mm512_set1_epi8((char)(zero + 1)), nine = _mm512_set1_epi8(9);
    const __m512i tail = _mm512_maskz_loadu_epi8(((uint64_t)1 << TAIL_CELLS) - 1, line + 64);

    return (fixed_cells){
        _mm512_cmplt_epu8_mask(_mm512_sub_epi8(_mm512_loadu_si512(line), one), nine),
        _mm512_cmplt_epu8_mask(_mm512_sub_epi8(tail, one), nine),
    };
}

/* Up to 32 cells of a puzzle that have a given, or not all candidates. */
INLINE __mmask32 fixed_from(const ennead_puzzle *p, int first, __mmask32 cells)
{
    const __m256i givens = _mm256_maskz_loadu_epi8(cells, p->givens + first);
    const __m512i candidates = _mm512_maskz_loadu_epi16(cells, p->candidates + first);

    return _mm256_test_epi8_mask(givens, givens) |
           _mm512_cmpneq_epi16_mask(candidates, _mm512_set1_epi16(ENNEAD_ALL_DIGITS));
}

INLINE fixed_cells fixed_by_puzzle(const ennead_puzzle *p)
{
    return (fixed_cells){
        fixed_from(p, 0, 0xffffffffu) | (uint64_t)fixed_from(p, 32, 0xffffffffu) << 32,
        fixed_from(p, 64, (1u << TAIL_CELLS) - 1),
    };
}

/* The same as can_exchange for the digits of a solution. */
INLINE bool digits_can_exchange(const solved_cells *solved, const fixed_cells *fixed)
{
    const __m512i bits = _mm512_set1_epi8(FIXED);

    return vectors_can_exchange(
        _mm512_or_si512(solved->first, _mm512_maskz_mov_epi8(fixed->first, bits)),
        _mm512_or_si512(solved->last, _mm512_maskz_mov_epi8(fixed->last, bits)));
}

#else

typedef uint8_t byte_places __attribute__((vector_size(16)));

/* Interleave the bytes of the low or high halves of two vectors. */
INLINE byte_places low_places(byte_places a, byte_places b)
{
    return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

INLINE byte_places high_places(byte_places a, byte_places b)
{
    return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15,
                                   31);
}

INLINE byte_places places_from(const uint8_t *line)
{
    byte_places p;
    memcpy(&p, line, sizeof p);
    return p;
}

/* Turns rows into columns: a 16 x 16 matrix whose last rows are the first ones again, so that
 * columns too are followed by their beginning. Only nine columns are computed. */
INLINE void columns_of(const byte_places row[9], byte_places column[9])
{
    byte_places a[8], b[8], c[8], high[8];

    UNROLL for (int i = 0; i < 8; i++)
    {
        a[i] = low_places(row[i], row[(i + 8) % 9]);
        high[i] = high_places(row[i], row[(i + 8) % 9]);
    }
    UNROLL for (int i = 0; i < 4; i++)
    {
        b[2 * i] = low_places(a[i], a[i + 4]);
        b[2 * i + 1] = high_places(a[i], a[i + 4]);
        high[i] = low_places(high[i], high[i + 4]);
    }
    UNROLL for (int i = 0; i < 2; i++) UNROLL for (int k = 0; k < 2; k++)
    {
        c[4 * i + 2 * k] = low_places(b[2 * i + k], b[2 * i + 4 + k]);
        c[4 * i + 2 * k + 1] = high_places(b[2 * i + k], b[2 * i + 4 + k]);
    }
    UNROLL for (int k = 0; k < 4; k++)
    {
        column[2 * k] = low_places(c[k], c[4 + k]);
        column[2 * k + 1] = high_places(c[k], c[4 + k]);
    }
    column[8] = low_places(low_places(high[0], high[2]), low_places(high[1], high[3]));
}

#ifdef __AVX2__

/* Whether two digits can change places: rows in the low halves, columns in the high ones. */
static bool can_exchange(const uint8_t cells[CELL_ROOM])
{
    const __m128i again = _mm_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 6);
    const __m256i nine = _mm256_setr_epi64x(-1, 0xff, -1, 0xff);
    byte_places row[9], column[9];
    __m256i line[9], found = _mm256_setzero_si256();

    UNROLL for (int i = 0; i < 9; i++) row[i] = places_from(cells + 9 * i);
    columns_of(row, column);
    UNROLL for (int i = 0; i < 9; i++) line[i] = _mm256_and_si256(
        _mm256_setr_m128i(_mm_shuffle_epi8((__m128i)row[i], again), (__m128i)column[i]),
        _mm256_set1_epi8((char)kept_of_line(i % 3)));
#define COMPARE(one, other, s) \
    found = _mm256_or_si256( \
        found, _mm256_and_si256(_mm256_cmpeq_epi8(line[one], _mm256_srli_si256(line[other], s)), \
                                _mm256_cmpeq_epi8(_mm256_srli_si256(line[one], s), line[other])))
    UNROLL for (int i = 0; i < 9; i++)
    {
        const int other = i / 3 * 3 + (i + 1) % 3;
        COMPARE(i, other, 1);
        COMPARE(i, other, 2);
        COMPARE(i, other, 3);
        COMPARE(i, other, 4);
    }
#undef COMPARE
    return !_mm256_testz_si256(found, nine);
}

#else

/* A line of nine cells, followed by its beginning, so that each rotation is one load. */
typedef uint8_t long_line[32];

INLINE void put_places(uint8_t *line, byte_places p)
{
    memcpy(line, &p, sizeof p);
}

/* Whether two of nine lines, three in a chute, can exchange digits. */
INLINE bool lines_can_exchange(const long_line line[9])
{
    byte_places found = {0};
    uint64_t halves[2];

    for (int i = 0; i < 9; i++) {
        const uint8_t *one = line[i], *other = line[i / 3 * 3 + (i + 1) % 3];
        UNROLL for (int s = 1; s <= FARTHEST; s++) found |=
            (byte_places)(places_from(one) == places_from(other + s)) &
            (byte_places)(places_from(one + s) == places_from(other));
    }
    memcpy(halves, &found, sizeof halves);
    return (halves[0] | (halves[1] & 0xff)) != 0;
}

static bool can_exchange(const uint8_t cells[CELL_ROOM])
{
    byte_places row[9], column[9];
    long_line line[9];

    UNROLL for (int i = 0; i < 9; i++)
    {
        row[i] = places_from(cells + 9 * i);
        put_places(line[i], row[i] & kept_of_line(i % 3));
        put_places(line[i] + 9, row[i] & kept_of_line(i % 3));
    }
    if (lines_can_exchange(line))
        return true;
    columns_of(row, column);
    UNROLL for (int i = 0; i < 9; i++) put_places(line[i], column[i] & kept_of_line(i % 3));
    return lines_can_exchange(line);
}

#endif

#endif

/* Makes the first possible exchange, in order of cells. The cells are left without FIXED. */
static __attribute__((noinline)) void exchange(uint8_t cells[CELL_ROOM])
{
    for (int a = 0; a < ENNEAD_CELLS; a++)
        for (int b = a + 9; b < ENNEAD_CELLS; b += 9)
            for (int way = 1; way < 9 - a % 9; way++) {
                const bool two_boxes = (a / 27 == b / 27) != (a % 9 / 3 == (a % 9 + way) / 3);
                const uint8_t digit = cells[a], other = cells[b];
                if (!two_boxes || cells[b + way] != digit || cells[a + way] != other ||
                    (digit | other) > DIGIT_OF_CELL)
                    continue;
                cells[a] = cells[b + way] = other;
                cells[b] = cells[a + way] = digit;
                a = b = ENNEAD_CELLS;
                break;
            }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        cells[cell] &= DIGIT_OF_CELL;
}

#endif
