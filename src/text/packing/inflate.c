/* SPDX-License-Identifier: MIT */
/*
 * DEFLATE is a row of blocks. A block is bytes as they are, or symbols of two Huffman codes: a
 * byte, or a length and a distance, which copy bytes from before. Codes are fixed, or come first in
 * the block, as the number of bits of each symbol: the codes of one length are successive numbers,
 * in the order of their symbols, and come after all shorter codes.
 *
 *     0 10 110 111: one code of one bit, one of two bits, two of three bits
 *
 * Every turn of every loop takes at least a bit or adds at least a byte, so the time is bounded by
 * the lengths of the two texts.
 */
#include "text/packing/inflate.h"

#include "grid/memory.h"
#include "text/packing/base64.h"

#include <string.h>

enum {
    MOST_BITS = 15,    /* of a code */
    BLOCK_END = 256,   /* the symbol that ends a block */
    LITERALS = 288,    /* symbols of the first code, of which the last two have no meaning */
    DISTANCES = 32,    /* of the second; the same */
    CODE_LENGTHS = 19, /* of the code for the bits of these */
    REPEAT = 16,       /* in it: the last length again; then zeros, a few or many */
    NO_BITS = -1,
};

/* How many codes there are of each length, and their symbols in order. */
typedef struct huffman_code {
    uint16_t count[MOST_BITS + 1];
    uint16_t symbols[LITERALS];
} huffman_code;

typedef struct inflater {
    const char *packed;
    size_t packed_length, at;
    unsigned signs, bits; /* read and not used yet: of base64, and of bytes, lowest first */
    int sign_bits, bit_count;
    const ennead_allocator *memory;
    char *text;
    size_t length, room;
    lz_outcome outcome;
} inflater;

/* ---------------------------------------------------------------------------------------- bits */

/* The next byte; NO_BITS at the end. */
static int next_byte(inflater *u)
{
    while (u->sign_bits < 8) {
        const int sign = base64_next(u->packed, u->packed_length, &u->at);
        if (sign < 0)
            return NO_BITS;
        u->signs = u->signs << 6 | (unsigned)sign;
        u->sign_bits += 6;
    }
    u->sign_bits -= 8;
    return (int)(u->signs >> u->sign_bits & 0xFF);
}

/* A number of up to 16 bits, the lowest first; NO_BITS at the end. */
static int take(inflater *u, int count)
{
    while (u->bit_count < count) {
        const int byte = next_byte(u);
        if (byte < 0)
            return NO_BITS;
        u->bits |= (unsigned)byte << u->bit_count;
        u->bit_count += 8;
    }
    const unsigned found = u->bits & ((1U << count) - 1);
    u->bits >>= count;
    u->bit_count -= count;
    return (int)found;
}

static bool add_byte(inflater *u, int byte)
{
    u->outcome = u->length == LZ_MOST_BYTES ? LZ_TOO_LONG : LZ_NO_MEMORY;
    char *text = u->outcome == LZ_TOO_LONG
                     ? NULL
                     : array_with_room(u->memory, u->text, u->length + 2, &u->room, 1);
    if (text == NULL)
        return false;
    u->outcome = LZ_MALFORMED;
    u->text = text;
    u->text[u->length++] = (char)byte;
    return true;
}

/* --------------------------------------------------------------------------------------- codes */

/* Makes a code of the bits of each symbol; 0: none. Returns false if there are more codes of a
 * length than fit, or fewer. As in zlib, there may be none, or one of one bit; then a code that
 * stands for nothing is found when it is read. */
static bool make_code(huffman_code *code, const uint8_t *bits, int symbols)
{
    int place[MOST_BITS + 2] = {0}, left = 1;

    memset(code->count, 0, sizeof code->count);
    for (int symbol = 0; symbol < symbols; symbol++)
        code->count[bits[symbol]]++;
    code->count[0] = 0;
    for (int length = 1; length <= MOST_BITS; length++) {
        left = 2 * left - code->count[length];
        place[length + 1] = place[length] + code->count[length];
        if (left < 0)
            return false;
    }
    for (int symbol = 0; symbol < symbols; symbol++)
        if (bits[symbol] != 0)
            code->symbols[place[bits[symbol]]++] = (uint16_t)symbol;
    return left == 0 || place[MOST_BITS + 1] == code->count[1];
}

/* The next symbol; NO_BITS if there is none. */
static int take_symbol(inflater *u, const huffman_code *code)
{
    int number = 0, shorter = 0; /* counted from the first code of this length; shorter codes */

    for (int length = 1; length <= MOST_BITS; length++) {
        const int bit = take(u, 1);
        if (bit < 0)
            return NO_BITS;
        number = 2 * number + bit;
        if (number < code->count[length])
            return code->symbols[shorter + number];
        number -= code->count[length];
        shorter += code->count[length];
    }
    return NO_BITS;
}

/* -------------------------------------------------------------------------------------- blocks */

static bool copy_stored(inflater *u)
{
    u->bits = 0;
    u->bit_count = 0;
    const int count = take(u, 16), check = take(u, 16);

    if (count < 0 || check != (count ^ 0xFFFF))
        return false;
    for (int i = 0; i < count; i++) {
        const int byte = take(u, 8);
        if (byte < 0 || !add_byte(u, byte))
            return false;
    }
    return true;
}

/* Copies bytes from before, of which the symbol of the length has been read. */
static bool copy_earlier(inflater *u, int symbol, const huffman_code *distances)
{
    const int row = symbol - BLOCK_END - 1;
    const int more = row < 8 || row == 28 ? 0 : row / 4 - 1;
    const int base = row == 28 ? 258 : row < 8 ? 3 + row : 3 + ((4 + row % 4) << more);
    const int rest = take(u, more);
    const int sign = row <= 28 && rest >= 0 ? take_symbol(u, distances) : NO_BITS;
    const int far = sign < 4 ? 0 : sign / 2 - 1;
    const int offset = sign < 0 || sign >= 30 ? NO_BITS : take(u, far);

    if (offset < 0)
        return false;
    const int near = sign < 4 ? sign : (2 + sign % 2) << far;
    const size_t distance = (size_t)offset + (size_t)near + 1;
    if (distance > u->length)
        return false;
    for (int i = 0; i < base + rest; i++)
        if (!add_byte(u, u->text[u->length - distance]))
            return false;
    return true;
}

static bool copy_coded(inflater *u, const huffman_code *literals, const huffman_code *distances)
{
    for (;;) {
        const int symbol = take_symbol(u, literals);
        if (symbol == BLOCK_END)
            return true;
        if (symbol < 0 ||
            !(symbol < BLOCK_END ? add_byte(u, symbol) : copy_earlier(u, symbol, distances)))
            return false;
    }
}

static void make_fixed(uint8_t *bits)
{
    memset(bits, 8, LITERALS);
    memset(bits + 144, 9, 112);
    memset(bits + BLOCK_END, 7, 24);
    memset(bits + LITERALS, 5, DISTANCES);
}

/* Reads the bits of `count` symbols. */
static bool take_lengths(inflater *u, const huffman_code *code, uint8_t *bits, int count)
{
    for (int done = 0; done < count;) {
        const int symbol = take_symbol(u, code);
        if (symbol < 0 || (symbol == REPEAT && done == 0))
            return false;
        if (symbol < REPEAT) {
            bits[done++] = (uint8_t)symbol;
            continue;
        }
        const int more = take(u, symbol == REPEAT ? 2 : symbol == REPEAT + 1 ? 3 : 7);
        const int times = more + (symbol <= REPEAT + 1 ? 3 : 11);
        if (more < 0 || done + times > count)
            return false;
        memset(bits + done, symbol == REPEAT ? bits[done - 1] : 0, (size_t)times);
        done += times;
    }
    return true;
}

/* Copies a block whose codes are fixed (kind 1) or come first (kind 2). */
static bool copy_block(inflater *u, int kind)
{
    static const uint8_t order[CODE_LENGTHS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                11, 4,  12, 3, 13, 2, 14, 1, 15};
    uint8_t bits[LITERALS + DISTANCES] = {0};
    huffman_code literals, distances;
    int literal_count = LITERALS, distance_count = DISTANCES;

    if (kind == 1) {
        make_fixed(bits);
    } else {
        literal_count = take(u, 5) + 257;
        distance_count = take(u, 5) + 1;
        const int count = take(u, 4) + 4;
        for (int i = 0; i < count; i++)
            bits[order[i]] = (uint8_t)(take(u, 3) & 7); /* at the end, the next take fails, too */
        if (literal_count > LITERALS - 2 || distance_count > DISTANCES - 2 ||
            !make_code(&literals, bits, CODE_LENGTHS))
            return false;
        memset(bits, 0, sizeof bits);
        if (!take_lengths(u, &literals, bits, literal_count + distance_count) ||
            bits[BLOCK_END] == 0)
            return false;
    }
    return make_code(&distances, bits + literal_count, distance_count) &&
           make_code(&literals, bits, literal_count) && copy_coded(u, &literals, &distances);
}

lz_outcome inflate_base64(const char *packed, size_t length, const ennead_allocator *memory,
                          char **unpacked, size_t *unpacked_length)
{
    inflater u = {.packed = packed, .packed_length = length, .memory = memory};
    int last;
    bool good;

    u.outcome = LZ_MALFORMED;
    do {
        last = take(&u, 1);
        const int kind = take(&u, 2);
        good = kind == 0 ? copy_stored(&u) : (kind == 1 || kind == 2) && copy_block(&u, kind);
    } while (good && last == 0);
    if (good && base64_follows(packed, length, u.at)) {
        u.outcome = LZ_FOLLOWED;
    } else if (good && add_byte(&u, '\0')) {
        u.length--;
        u.outcome = LZ_UNPACKED;
    }
    if (u.outcome != LZ_UNPACKED) {
        release(memory, u.text);
        u.text = NULL;
    }
    *unpacked = u.text;
    *unpacked_length = u.length;
    return u.outcome;
}
