/* SPDX-License-Identifier: MIT */
/*
 * Functions of the C library in less room than those of wasi-libc, for short arrays and texts.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void exchange(char *one, char *other, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        const char kept = one[i];
        one[i] = other[i];
        other[i] = kept;
    }
}

/* Heapsort (J. Williams, "Algorithm 232", 1964). */
void qsort(void *array, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    char *const items = array;
    for (size_t top = count / 2; count > 1;) {
        if (top > 0)
            top--;
        else
            exchange(items, items + --count * size, size);
        for (size_t at = top, child; (child = 2 * at + 1) < count; at = child) {
            char *larger = items + child * size;
            if (child + 1 < count && compare(larger, larger + size) < 0)
                child++, larger += size;
            if (compare(items + at * size, larger) >= 0)
                break;
            exchange(items + at * size, larger, size);
        }
    }
}

__attribute__((no_builtin("memmove"))) void *memmove(void *to, const void *from, size_t length)
{
    char *const target = to;
    const char *const source = from;
    if (target < source)
        for (size_t i = 0; i < length; i++)
            target[i] = source[i];
    else
        while (length-- > 0)
            target[length] = source[length];
    return to;
}

void *memchr(const void *memory, int byte, size_t length)
{
    const uint8_t *at = memory;
    for (; length > 0; length--, at++)
        if (*at == (uint8_t)byte)
            return (void *)(uintptr_t)at;
    return NULL;
}
