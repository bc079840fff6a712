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

#ifdef __AVX512VBMI__
/* transposed_words of eight words. */
INLINE __m512i transposed_eight_words(__m512i a)
{
    const __m512i identity = _mm512_set1_epi64((long long)0x8040201008040201u);
    return _mm512_gf2p8affine_epi64_epi8(identity, a, 0);
}

/* Byte i of all eight words, for each i, as a word. */
INLINE __m512i words_of_bytes(__m512i a)
{
    const __m512i of_words = _mm512_set_epi64(
        0x3f372f271f170f07, 0x3e362e261e160e06, 0x3d352d251d150d05, 0x3c342c241c140c04,
        0x3b332b231b130b03, 0x3a322a221a120a02, 0x3931292119110901, 0x3830282018100800);
    return _mm512_permutexvar_epi8(of_words, a);
}
#endif

/* transposed_words of a plane. */
WITH_INSTRUCTION INLINE plane transpose_bits(plane a)
{
#if PLANE_BYTES == 64
    return (plane)transposed_eight_words((__m512i)a);
#else
    return (plane)transposed_words((__m256i)a);
#endif
}

#endif

#endif
