/* SPDX-License-Identifier: MIT */
/*
 * The packer of LZ-String. It reads the longest phrase that it knows, writes its code, and learns
 * that phrase with the unit that follows. A unit that occurs for the first time is a phrase whose
 * code is written as the unit itself.
 *
 * Phrases are in a hash table: a phrase is the code of a shorter one and the unit after it.
 */
#include "text/packing/lz_pack.h"

#include "grid/memory.h"
#include "text/utf8.h"

#include <string.h>

enum { NO_PHRASE = -1, FIRST_CODE = 3, END_CODE = 2 };

typedef struct lz_entry {
    int32_t before; /* the code of the phrase without its last unit; NO_PHRASE if it has one unit */
    int32_t code;   /* 0: there is no such phrase yet */
    uint16_t unit;
} lz_entry;

typedef struct lz_packer {
    text_buffer *to;
    base64_signs signs;
    lz_entry *table;
    size_t table_size; /* a power of two */
    int32_t next_code;
    uint32_t codes; /* written so far, each new unit twice */
    int bits;       /* of the next code */
    int sign, filled;
    size_t characters;
} lz_packer;

/* ---------------------------------------------------------------------------------------- bits */

static void put_bit(lz_packer *k, unsigned bit)
{
    static const char usual[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    k->sign = k->sign << 1 | (int)bit;
    if (++k->filled < 6)
        return;
    const char c = usual[k->sign];
    buffer_character(k->to, k->signs == BASE64_USUAL ? c : c == '+' ? '-' : c == '/' ? '_' : c);
    k->sign = k->filled = 0;
    k->characters++;
}

static void put(lz_packer *k, uint32_t value, int bits)
{
    for (int bit = 0; bit < bits; bit++)
        put_bit(k, value >> bit & 1);
}

/* Codes get longer when there are as many as the bits can tell apart. */
static void count_code(lz_packer *k)
{
    if (++k->codes == ((uint32_t)1 << k->bits) - 2)
        k->bits++;
}

/* ------------------------------------------------------------------------------------- phrases */

static lz_entry *entry_of(const lz_packer *k, int32_t before, uint16_t unit)
{
    const uint64_t key = (uint64_t)(uint32_t)before << 16 | unit;
    size_t at = (size_t)(key * UINT64_C(0x9e3779b97f4a7c15) >> 24) & (k->table_size - 1);

    while (k->table[at].code != 0 && (k->table[at].before != before || k->table[at].unit != unit))
        at = (at + 1) & (k->table_size - 1);
    return &k->table[at];
}

static void learn(lz_packer *k, lz_entry *entry, int32_t before, uint16_t unit)
{
    *entry = (lz_entry){.before = before, .code = k->next_code++, .unit = unit};
}

/* Writes a phrase. */
static void put_phrase(lz_packer *k, int32_t phrase, const uint16_t *new_unit)
{
    if (new_unit == NULL) {
        put(k, (uint32_t)phrase, k->bits);
    } else {
        put(k, *new_unit > 255, k->bits);
        put(k, *new_unit, *new_unit > 255 ? 16 : 8);
        count_code(k);
    }
    count_code(k);
}

static void pack_units(lz_packer *k, const uint16_t *units, size_t count)
{
    int32_t phrase = NO_PHRASE;
    const uint16_t *new_unit = NULL; /* the phrase is this unit, which has not been written */

    for (size_t i = 0; i < count; i++) {
        lz_entry *single = entry_of(k, NO_PHRASE, units[i]);
        const bool is_new = single->code == 0;
        if (is_new)
            learn(k, single, NO_PHRASE, units[i]);
        const int32_t code = single->code;
        if (phrase != NO_PHRASE) {
            lz_entry *longer = entry_of(k, phrase, units[i]);
            if (longer->code != 0) {
                phrase = longer->code;
                continue;
            }
            put_phrase(k, phrase, new_unit);
            learn(k, longer, phrase, units[i]);
        }
        phrase = code;
        new_unit = is_new ? &units[i] : NULL;
    }
    if (phrase != NO_PHRASE)
        put_phrase(k, phrase, new_unit);
    put(k, END_CODE, k->bits);
    do
        put_bit(k, 0);
    while (k->filled > 0);
}

/* --------------------------------------------------------------------------------------- UTF-8 */

/* The character of `size` bytes, which are well-formed. */
static uint32_t character_of(const char *text, size_t size)
{
    static const uint8_t masks[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    uint32_t character = (uint8_t)text[0] & masks[size];

    for (size_t i = 1; i < size; i++)
        character = character << 6 | ((uint8_t)text[i] & 0x3F);
    return character;
}

/* Writes UTF-16, of which there are no more units than bytes. Returns how many there are. */
static size_t units_of(const char *text, size_t length, uint16_t *units)
{
    size_t count = 0;

    for (size_t at = 0; at < length;) {
        const size_t size = utf8_length(text + at, length - at);
        const uint32_t c = size == 0 ? 0xFFFD : character_of(text + at, size);
        if (c > 0xFFFF)
            units[count++] = (uint16_t)(0xD800 + ((c - 0x10000) >> 10));
        units[count++] = (uint16_t)(c > 0xFFFF ? 0xDC00 + ((c - 0x10000) & 0x3FF) : c);
        at += size == 0 ? 1 : size;
    }
    return count;
}

bool lz_pack(text_buffer *p, const char *text, size_t length, base64_signs signs,
             const ennead_allocator *memory)
{
    lz_packer k = {.to = p, .signs = signs, .table_size = 16, .next_code = FIRST_CODE, .bits = 2};
    uint16_t *units = allocate(memory, length * sizeof *units + 1);

    /* Each unit adds at most two phrases. */
    while (k.table_size < 4 * length)
        k.table_size *= 2;
    k.table = allocate(memory, k.table_size * sizeof *k.table);
    const bool good = units != NULL && k.table != NULL;
    if (good) {
        memset(k.table, 0, k.table_size * sizeof *k.table);
        pack_units(&k, units, units_of(text, length, units));
        while (signs == BASE64_USUAL && k.characters % 4 != 0) {
            buffer_character(p, '=');
            k.characters++;
        }
    }
    release(memory, k.table);
    release(memory, units);
    return good;
}
