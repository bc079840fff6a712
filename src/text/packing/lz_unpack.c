/* SPDX-License-Identifier: MIT */
/*
 * LZ-String is Lempel and Ziv's method of 1978 on the 16-bit units of a string: a code names a
 * phrase, and each phrase but the first defines a new one, the phrase before it plus its own first
 * unit. These two are adjacent in the unpacked text, so a phrase is a place there and a length,
 * and nothing is copied except the units themselves.
 *
 *     code 0    8 bits follow, a unit that is new        code 1    the same with 16 bits
 *     code 2    the end                                   from 3    phrases
 *
 * A code has as many bits as the number of phrases. Bits are taken from each base64 character from
 * the highest down, and assembled from the lowest up.
 */
#include "text/packing/lz_unpack.h"

#include "grid/memory.h"
#include "text/packing/base64.h"
#include "text/utf8.h"

#include <string.h>

enum { FIRST_PHRASE = 3, NO_CODE = -1, END_CODE = 2, MOST_CODE_BITS = 24 };

typedef struct phrase_at {
    size_t place, length;
} phrase_at;

typedef struct unpacker {
    const char *packed;
    size_t length, at;
    int sign, left; /* the six bits of the current character, and how many of them are left */
    const ennead_allocator *memory;
    uint16_t *units;
    size_t unit_count, unit_room;
    size_t bytes; /* that the units take as UTF-8, or more: a pair counts as two of three */
    phrase_at *phrases;
    size_t phrase_count, phrase_room;
    lz_outcome outcome;
} unpacker;

/* The next `bits` bits; NO_CODE if there are fewer left. */
static int32_t take(unpacker *u, int bits)
{
    int32_t found = 0;

    for (int bit = 0; bit < bits; bit++) {
        if (u->left == 0) {
            u->sign = base64_next(u->packed, u->length, &u->at);
            if (u->sign < 0)
                return NO_CODE;
            u->left = 6;
        }
        found |= (int32_t)(u->sign >> --u->left & 1) << bit;
    }
    return found;
}

static bool add_unit(unpacker *u, uint16_t unit)
{
    u->bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
    if (u->bytes > LZ_MOST_BYTES) {
        u->outcome = LZ_TOO_LONG;
        return false;
    }
    uint16_t *units =
        array_with_room(u->memory, u->units, u->unit_count + 1, &u->unit_room, sizeof *units);
    if (units == NULL) {
        u->outcome = LZ_NO_MEMORY;
        return false;
    }
    u->units = units;
    u->units[u->unit_count++] = unit;
    return true;
}

static bool add_phrase(unpacker *u, size_t place, size_t length)
{
    phrase_at *phrases = array_with_room(u->memory, u->phrases, u->phrase_count + 1,
                                         &u->phrase_room, sizeof *phrases);

    if (phrases == NULL) {
        u->outcome = LZ_NO_MEMORY;
        return false;
    }
    u->phrases = phrases;
    u->phrases[u->phrase_count++] = (phrase_at){place, length};
    return true;
}

/* Adds the units of a phrase, which may overlap what is being added. */
static bool add_units(unpacker *u, phrase_at from)
{
    for (size_t i = 0; i < from.length; i++)
        if (!add_unit(u, u->units[from.place + i]))
            return false;
    return true;
}

/* Unpacks everything. Returns false if something is wrong; that is LZ_MALFORMED unless set
 * otherwise. */
static bool unpack_units(unpacker *u)
{
    phrase_at last = {0, 0};
    int bits = 2;

    for (;;) {
        const int32_t code = take(u, bits);
        phrase_at present = {u->unit_count, 1};
        if (code == NO_CODE || bits > MOST_CODE_BITS)
            return false;
        if (code == END_CODE)
            return true;
        if (code < END_CODE) {
            const int32_t unit = take(u, code == 0 ? 8 : 16);
            if (unit == NO_CODE || !add_phrase(u, u->unit_count, 1) || !add_unit(u, (uint16_t)unit))
                return false;
        } else {
            const uint32_t number = (uint32_t)code - FIRST_PHRASE;
            /* The phrase that this code is about to define: the last phrase plus its first unit. */
            const bool new = number == u->phrase_count &&last.length > 0;
            if (number >= u->phrase_count && !new)
                return false;
            const phrase_at from =
                new ? (phrase_at){last.place, last.length + 1} : u->phrases[number];
            present.length = from.length;
            if (!add_units(u, from))
                return false;
        }
        if (last.length > 0 && !add_phrase(u, last.place, last.length + 1))
            return false;
        last = present;
        /* The next code may name any phrase that exists then. */
        while (bits < MOST_CODE_BITS + 1 &&
               (uint32_t)1 << bits < u->phrase_count + FIRST_PHRASE + 1)
            bits++;
    }
}

/* ------------------------------------------------------------------------------------- UTF-8 */

/* The character at unit *i, which is advanced. A surrogate without its other half counts as a
 * character. */
static uint32_t character_at(const unpacker *u, uint32_t *i)
{
    const uint32_t unit = u->units[(*i)++];

    if (unit < 0xD800 || unit > 0xDBFF || *i == u->unit_count || u->units[*i] < 0xDC00 ||
        u->units[*i] > 0xDFFF)
        return unit;
    return 0x10000 + ((unit - 0xD800) << 10) + (uint32_t)u->units[(*i)++] - 0xDC00;
}

lz_outcome lz_unpack(const char *packed, size_t length, const ennead_allocator *memory,
                     char **unpacked, size_t *unpacked_length)
{
    unpacker u = {.packed = packed, .length = length, .memory = memory, .outcome = LZ_MALFORMED};
    char *text = NULL;
    size_t at = 0;

    const bool good = unpack_units(&u);
    if (good && base64_follows(packed, length, u.at)) {
        u.outcome = LZ_FOLLOWED;
    } else if (good) {
        text = allocate(memory, u.bytes + 1);
        u.outcome = text == NULL ? LZ_NO_MEMORY : LZ_UNPACKED;
    }
    for (uint32_t i = 0; text != NULL && i < u.unit_count;)
        at += utf8_put(text + at, character_at(&u, &i));
    release(memory, u.units);
    release(memory, u.phrases);
    *unpacked = text;
    *unpacked_length = at;
    return u.outcome;
}
