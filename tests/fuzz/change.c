/* SPDX-License-Identifier: MIT */
/*
 * Small changes of an input. Each is one to three of these: some bytes are dropped, doubled,
 * inserted from elsewhere in the input, or replaced by a character that the formats use; or the
 * end is cut off. The random numbers are splitmix64 (Steele, Lea, Flood, "Fast splittable
 * pseudorandom number generators", 2014), seeded with the FNV-1a hash of the bytes.
 */
#include "change.h"

#include <string.h>

#define SIGNS "0123456789.-+*/=~_:;,|# \n\r\t\"'[]{}()<>!@%rcRCxX\0\x80\xff"

static uint64_t next(uint64_t *stream)
{
    uint64_t z = *stream += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static size_t below(uint64_t *stream, size_t bound)
{
    return (size_t)(next(stream) % bound);
}

static uint64_t hash(const uint8_t *bytes, size_t size)
{
    uint64_t value = 0xcbf29ce484222325;

    for (size_t i = 0; i < size; i++)
        value = (value ^ bytes[i]) * 0x100000001b3;
    return value;
}

/* Puts `added` bytes of the text in at a place. */
static size_t put_in(uint8_t *text, size_t size, size_t at, size_t from, size_t added)
{
    uint8_t piece[MOST_ADDED];

    memcpy(piece, text + from, added);
    memmove(text + at + added, text + at, size - at);
    memcpy(text + at, piece, added);
    return size + added;
}

static size_t leave_out(uint8_t *text, size_t size, size_t at, size_t count)
{
    if (count > size - at)
        count = size - at;
    memmove(text + at, text + at + count, size - at - count);
    return size - count;
}

/* The longest piece that may be added in each of three changes. */
enum { LONGEST_PIECE = MOST_ADDED / 3 };

static size_t change_once(uint64_t *stream, uint8_t *text, size_t size)
{
    const size_t at = below(stream, size), from = below(stream, size);
    size_t length = 1 + below(stream, LONGEST_PIECE);

    if (length > size - from)
        length = size - from;
    switch (below(stream, 8)) {
    case 0:
        return leave_out(text, size, at, length);
    case 1:
        return leave_out(text, size, at, 1);
    case 2:
        return put_in(text, size, from + length, from, length);
    case 3:
        return put_in(text, size, at, from, length);
    case 4:
        return below(stream, 4) == 0 ? at : size;
    case 5:
        text[at] = text[from];
        return size;
    default:
        text[at] = (uint8_t)SIGNS[below(stream, sizeof SIGNS - 1)];
        return size;
    }
}

size_t change_input(const uint8_t *bytes, size_t size, uint64_t number, uint8_t *changed)
{
    uint64_t stream = hash(bytes, size) + number;

    memcpy(changed, bytes, size);
    for (size_t changes = 1 + below(&stream, 3); changes > 0 && size > 0; changes--)
        size = change_once(&stream, changed, size);
    return size;
}
