/* SPDX-License-Identifier: MIT */
/*
 * How bits are transposed: by an instruction that treats a word as a matrix of 8 x 8 bits (GFNI),
 * or by exchanging bits. The AVX-512 edition requires the instruction. The AVX2 edition checks for
 * it at run time (of the processors without AVX-512, Intel's have it since Alder Lake). The other
 * editions do not use it.
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

/* The way that fastest_transposing chose before. In an edition with only one way this is a
 * constant. */
INLINE enum transposing chosen_transposing(enum transposing chosen)
{
    return PLANE_BYTES == 32 ? chosen : fastest_transposing();
}

#if PLANE_BYTES >= 32

/* For functions that use the instruction in an edition that may be compiled without it. */
#define WITH_INSTRUCTION __attribute__((target("gfni")))

/* In each word, bit i of byte j becomes bit 7 - j of byte i. */
WITH_INSTRUCTION INLINE __m256i transposed_words(__m256i a)
{
    const __m256i identity = _mm256_set1_epi64x((long long)0x8040201008040201u);
    return _mm256_gf2p8affine_epi64_epi8(identity, a, 0);
}

/* The same for a plane. */
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
