/* SPDX-License-Identifier: MIT */
/*
 * How bits are turned: by an instruction that takes the 8 x 8 bits of a word for a matrix (GFNI), or
 * by exchanges. The edition for AVX-512 is for processors that have the instruction; that for AVX2
 * looks whether the one it runs on does (of those without AVX-512 Intel's since Alder Lake do), and
 * others never have it.
 */
#ifndef ENNEAD_SEARCH_VECTORS_TRANSPOSE8X8_H
#define ENNEAD_SEARCH_VECTORS_TRANSPOSE8X8_H

#include "search/vectors/planes.h"

enum transposing { TRANSPOSE_BY_EXCHANGE, TRANSPOSE_BY_INSTRUCTION };

INLINE enum transposing fastest_transposing(void)
{
#if PLANE_BYTES == 64
    return TRANSPOSE_BY_INSTRUCTION;
#elif PLANE_BYTES == 32
    return __builtin_cpu_supports("gfni") ? TRANSPOSE_BY_INSTRUCTION : TRANSPOSE_BY_EXCHANGE;
#else
    return TRANSPOSE_BY_EXCHANGE;
#endif
}

/* The same for a way that was chosen before: an edition with one way needs no look at it. */
INLINE enum transposing chosen_transposing(enum transposing chosen)
{
    return PLANE_BYTES == 32 ? chosen : fastest_transposing();
}

#if PLANE_BYTES >= 32

/* Functions that use the instruction, in an edition that as a whole may be compiled without. */
#define WITH_INSTRUCTION __attribute__((target("gfni")))

/* In each word: bit i of byte j is bit j of byte 7 - i. */
WITH_INSTRUCTION INLINE __m256i transposed_words(__m256i a)
{
    const __m256i identity = _mm256_set1_epi64x((long long)0x8040201008040201u);
    return _mm256_gf2p8affine_epi64_epi8(identity, a, 0);
}

/* The same of a plane. */
#if PLANE_BYTES == 64
WITH_INSTRUCTION INLINE plane transpose_bits(plane a)
{
    const __m512i identity = _mm512_set1_epi64((long long)0x8040201008040201u);
    return (plane)_mm512_gf2p8affine_epi64_epi8(identity, (__m512i)a, 0);
}
#else
WITH_INSTRUCTION INLINE plane transpose_bits(plane a)
{
    return (plane)transposed_words((__m256i)a);
}
#endif

#endif

#endif
