/* SPDX-License-Identifier: MIT */
/*
 * Planes: the vector type of the batch engine, and its operations. A plane is one bit for each
 * lane; a lane is one puzzle. PLANE_BYTES, set by the file of each edition, is the vector's size.
 * All else is written once with GNU vector extensions, except for operations that an edition can
 * do in one instruction.
 */
#ifndef ENNEAD_SEARCH_VECTORS_PLANES_H
#define ENNEAD_SEARCH_VECTORS_PLANES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__AVX512F__) || defined(__AVX2__)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#define INLINE static inline __attribute__((always_inline))
#ifdef __clang__
#define UNROLL _Pragma("unroll")
#else
#define UNROLL _Pragma("GCC unroll 9")
#endif

/* A WebAssembly engine replaces the code of a function by faster code only when it is called again,
 * and keeps more in registers where loops stay loops. So there the parts of a long run are
 * functions of their own, and some loops are not unrolled. */
#ifdef __wasm__
#define APART static __attribute__((noinline))
#define APART_OR_INLINE APART
#define UNROLL_OR_LOOP _Pragma("clang loop unroll(disable)")
#else
#define APART static
#define APART_OR_INLINE INLINE
#define UNROLL_OR_LOOP UNROLL
#endif

enum { PLANE_WORDS = PLANE_BYTES / 8, LANES = PLANE_BYTES * 8 };

#if PLANE_BYTES == 8
typedef uint64_t plane;
#else
typedef uint64_t plane __attribute__((vector_size(PLANE_BYTES)));
#endif

#if PLANE_BYTES == 64 && defined(__AVX512F__)
#define TERNARY(a, b, c, table) \
    ((plane)_mm512_ternarylogic_epi64((__m512i)(a), (__m512i)(b), (__m512i)(c), table))
#elif PLANE_BYTES == 32 && defined(__AVX512VL__)
#define TERNARY(a, b, c, table) \
    ((plane)_mm256_ternarylogic_epi64((__m256i)(a), (__m256i)(b), (__m256i)(c), table))
#endif

/* Ends the use of 256-bit registers before a return. Compilers do this by themselves, but gcc 12
 * forgets it in a function that is not inlined and whose caller uses such registers too: then
 * neither of the two does it, and SSE code of the program runs up to three times slower. */
INLINE void clear_upper_halves(void)
{
#ifdef __AVX__
    _mm256_zeroupper();
#endif
}

/* a and not b. Written as `~b` within a longer formula, compilers spend an extra instruction on
 * it. */
INLINE plane without(plane a, plane b)
{
#if PLANE_BYTES == 32 && defined(__AVX2__)
    return (plane)_mm256_andnot_si256((__m256i)b, (__m256i)a);
#elif PLANE_BYTES == 16 && defined(__SSE2__)
    return (plane)_mm_andnot_si128((__m128i)b, (__m128i)a);
#else
    return a & ~b;
#endif
}

#ifdef TWO_INPUTS
/* The result of an operation that the compiler must not join with the next one to one of three
 * inputs. On Zen 5 such an operation uses one of two ports, and a store of 512 bits uses both, so
 * where there are many stores, two operations with two inputs are faster (docs/performance.md). */
INLINE plane alone(plane p)
{
    __asm__("" : "+v"(p));
    return p;
}
#endif

/* Functions of three planes. Bit 4a + 2b + c of the table is the function's value. */
#ifdef TERNARY
#define THREE_INPUTS(name, table, formula) \
    INLINE plane name(plane a, plane b, plane c) \
    { \
        return TERNARY(a, b, c, table); \
    }
#else
#define THREE_INPUTS(name, table, formula) \
    INLINE plane name(plane a, plane b, plane c) \
    { \
        return formula; \
    }
#endif
THREE_INPUTS(or3, 0xfe, a | b | c)
THREE_INPUTS(xor3, 0x96, a ^ b ^ c)
THREE_INPUTS(two_of, 0xe8, (a & b) | (c & (a | b))) /* at least two of the three */
THREE_INPUTS(neither, 0x10, without(a, b | c))      /* a, but not b or c */
THREE_INPUTS(and_either, 0xe0, a &(b | c))
THREE_INPUTS(and_unless, 0xd0, without(a, without(c, b))) /* a; where c is set only with b */
THREE_INPUTS(or_both, 0xf8, a | (b & c))
THREE_INPUTS(or_unless, 0xf4, a | without(b, c)) /* a, or b where c is not set */
THREE_INPUTS(choose, 0xca, (a & b) | (~a & c))   /* b where a is set, else c */
#ifdef TWO_INPUTS
INLINE plane and3(plane a, plane b, plane c)
{
    return alone(a & b) & c;
}
INLINE plane unless_both(plane a, plane b, plane c)
{
    return without(a, alone(b & c));
}
#else
THREE_INPUTS(and3, 0x80, a &b &c)
THREE_INPUTS(unless_both, 0x70, without(a, b &c)) /* a, except where both b and c are set */
#endif
#undef THREE_INPUTS

INLINE plane no_lanes(void)
{
    return (plane){0};
}

/* Loads a plane that is used more than once. Otherwise gcc loads it at each use, and loads limit
 * the speed of a round: two can be loaded while four are worked on. */
INLINE plane load(const plane *from)
{
    plane p = *from;
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && PLANE_BYTES > 8
    __asm__("" : "+v"(p));
#endif
    return p;
}

/* An address that is not computed from another one: clang would spend an addition on each load from
 * it, instead of an offset in the instruction. */
INLINE plane *base_of(plane *from)
{
#ifdef __wasm__
    __asm__("" : "+r"(from));
#endif
    return from;
}

INLINE uint64_t plane_word(plane p, int i)
{
#if PLANE_BYTES == 8
    (void)i;
    return p;
#else
    return p[i];
#endif
}

INLINE plane with_word(plane p, int i, uint64_t word)
{
#if PLANE_BYTES == 8
    (void)p, (void)i;
    return word;
#else
    p[i] = word;
    return p;
#endif
}

INLINE bool any_lane(plane p)
{
#if PLANE_BYTES == 64 && defined(__AVX512F__)
    return _mm512_test_epi64_mask((__m512i)p, (__m512i)p) != 0;
#elif PLANE_BYTES == 32 && defined(__AVX2__)
    return !_mm256_testz_si256((__m256i)p, (__m256i)p);
#elif PLANE_BYTES == 16 && defined(__SSE2__)
    return _mm_movemask_epi8(_mm_cmpeq_epi8((__m128i)p, _mm_setzero_si128())) != 0xffff;
#elif PLANE_BYTES == 16 && defined(__wasm_simd128__)
    return wasm_v128_any_true((v128_t)p);
#else
    uint64_t all = 0;
    for (int i = 0; i < PLANE_WORDS; i++)
        all |= plane_word(p, i);
    return all != 0;
#endif
}

#endif
