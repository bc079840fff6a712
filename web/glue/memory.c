/* SPDX-License-Identifier: MIT */
/*
 * memset and memcpy by vectors of 128 bits, in place of those of wasi-libc, which store words of
 * 32 and 64 bits and are larger. The last vector is stored first, so that the others need not end
 * where the memory ends.
 */
#include <stdint.h>
#include <string.h>
#include <wasm_simd128.h>

#define VECTOR 16

/* The compiler must not see these two in the loops below. */
#define NOT_ITSELF __attribute__((no_builtin("memset", "memcpy")))

NOT_ITSELF void *memset(void *to, int byte, size_t length)
{
    uint8_t *at = to;
    if (length < VECTOR) {
        for (size_t i = 0; i < length; i++)
            at[i] = (uint8_t)byte;
        return to;
    }
    uint8_t *const last = at + length - VECTOR;
    const v128_t vector = wasm_i8x16_splat((int8_t)byte);
    wasm_v128_store(last, vector);
    for (; last - at >= 4 * VECTOR; at += 4 * VECTOR) {
        wasm_v128_store(at, vector);
        wasm_v128_store(at + VECTOR, vector);
        wasm_v128_store(at + 2 * VECTOR, vector);
        wasm_v128_store(at + 3 * VECTOR, vector);
    }
    for (; at < last; at += VECTOR)
        wasm_v128_store(at, vector);
    return to;
}

NOT_ITSELF void *memcpy(void *restrict to, const void *restrict from, size_t length)
{
    uint8_t *at = to;
    const uint8_t *source = from;
    if (length < VECTOR) {
        for (size_t i = 0; i < length; i++)
            at[i] = source[i];
        return to;
    }
    uint8_t *const last = at + length - VECTOR;
    wasm_v128_store(last, wasm_v128_load(source + length - VECTOR));
    for (; at < last; at += VECTOR, source += VECTOR)
        wasm_v128_store(at, wasm_v128_load(source));
    return to;
}
