/* SPDX-License-Identifier: MIT */
/*
 * Reads and writes structs that begin with their size, for callers compiled with an older or newer
 * header.
 */
#include "grid/sized.h"

#include <string.h>

/* Structs do not grow by more than this. A larger size is an error, and the struct is not read. */
enum { MOST_GROWTH = 4096 };

void sized_write(void *to, size_t size, const void *defaults, size_t known)
{
    memset(to, 0, size);
    memcpy(to, defaults, size < known ? size : known);
    memcpy(to, &size, size < sizeof size ? size : sizeof size);
}

static bool is_zero(const unsigned char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (bytes[i] != 0)
            return false;
    return true;
}

bool sized_read(void *to, size_t known, const void *from)
{
    size_t size;

    memcpy(&size, from, sizeof size);
    if (size < sizeof size || size % sizeof size != 0)
        return false;
    if (size > known &&
        (size - known > MOST_GROWTH || !is_zero((const unsigned char *)from + known, size - known)))
        return false;
    memcpy(to, from, size < known ? size : known);
    memcpy(to, &known, sizeof known);
    return true;
}
