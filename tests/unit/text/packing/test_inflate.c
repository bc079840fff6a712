/* SPDX-License-Identifier: MIT */
/*
 * What DEFLATE has packed: blocks of all three kinds as zlib writes them, and everything that can
 * be wrong, made bit by bit.
 */
#include "text/packing/inflate.h"

#include "grid/memory.h"
#include "support/support.h"

#include <stdlib.h>

enum { ROOM = 512, DIGITS = 300 };

static lz_outcome unpack(const char *packed, char **text, size_t *length)
{
    const ennead_allocator memory = allocator_or_default(NULL);

    return inflate_base64(packed, strlen(packed), &memory, text, length);
}

static void assert_unpacks(const char *packed, const char *expected)
{
    char *text;
    size_t length;

    assert_int_equal(unpack(packed, &text, &length), LZ_UNPACKED);
    assert_int_equal(length, strlen(expected));
    assert_string_equal(text, expected);
    free(text);
}

static void blocks_of_each_kind_are_unpacked(void **state)
{
    (void)state;
    static const char cells[] = "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3";
    char many[ROOM * 2], digits[DIGITS + 1];
    unsigned random = 1;

    assert_unpacks("ASwA0/9yMWMxIHIxYzIgcjFjMyByMmMxIHIyYzIgcjJjMyByM2MxIHIzYzIgcjNjMw==", cells);
    assert_unpacks("KzJMNlQoMkw2AhHGCkVGIK4RiGsE4hqDuMYgrnGyMQA=", cells);
    assert_unpacks("KjJMNlQoMkw2AhHGCkVGIK4RiGsE4hqDuMYgrnGyMQAAAP//AwA=", cells);
    assert_unpacks("KzJMNlQoMkw2AhHGCkVGIK4RiGsE4hqDuMYgrnGyMQA%3D", cells);
    assert_unpacks("AwA", "");
    memset(many, 'a', 600);
    many[600] = '\0';
    assert_unpacks("S0wcBaOA+gAA", many);
    assert_unpacks("S0wcBaOA gAA", many); /* a browser has made a blank of the plus */
    for (int i = 0; i < DIGITS; i++) {
        random = random * 1103515245U + 12345U;
        digits[i] = (char)('1' + (random >> 16) % 9);
    }
    digits[DIGITS] = '\0';
    assert_unpacks(
        "FVDJDQAwCJpJFND9Fyv9mLTIIWdXQd1FzQlSRrVrhiCxC8JnqAY6YAyueL5aUnSfmF3DQfo6zLCjiB5zL1rl7"
        "hY3wvDs0kfe3HkDLqWAJgth15YaRRRmcZqfZGJ0e8VPTMQ8NgqNmWDFKSGCMcWxcwYnPvJ2Ps+qBE+cnl7PTU"
        "QDxcTVWutyyj9N6WATJS6/kWYCsVJBRvkB",
        digits);
}

/* Bits that are being written as base64. */
typedef struct packer {
    char text[ROOM];
    int bits;
    uint8_t bytes[ROOM];
} packer;

static void put(packer *p, unsigned value, int count)
{
    for (; count > 0; count--, value >>= 1) {
        p->bytes[p->bits / 8] |= (uint8_t)((value & 1) << p->bits % 8);
        p->bits++;
    }
}

/* A code is written from its highest bit on. */
static void put_code(packer *p, unsigned code, int count)
{
    while (count > 0)
        put(p, code >> --count, 1);
}

static const char *text_of(packer *p)
{
    static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    int at = 0;

    for (int bit = 0; bit < p->bits; bit += 6) {
        unsigned sign = 0;
        for (int i = bit; i < bit + 6; i++)
            sign = sign << 1 | (p->bytes[i / 8] >> (7 - i % 8) & 1);
        p->text[at++] = signs[sign];
    }
    p->text[at] = '\0';
    return p->text;
}

static void assert_malformed(packer *p)
{
    char *text;
    size_t length;

    assert_int_equal(unpack(text_of(p), &text, &length), LZ_MALFORMED);
    assert_null(text);
}

/* Begins a last block with codes of its own: so many symbols and distances, and the bits of the
 * first four symbols in the code for their bits: 16, 17, 18 and 0. Of two bits each, these are the
 * codes 01, 10, 11 and 00. */
static packer begin_dynamic(unsigned literals, unsigned distances, const char *bits)
{
    packer p = {.bits = 0};

    put(&p, 1, 1);
    put(&p, 2, 2);
    put(&p, literals - 257, 5);
    put(&p, distances - 1, 5);
    put(&p, 0, 4);
    for (int i = 0; i < 4; i++)
        put(&p, (unsigned)(bits[i] - '0'), 3);
    return p;
}

static void what_is_malformed_is_refused(void **state)
{
    (void)state;
    static const char *const short_texts[] = {"",
                                              "A",
                                              "AA",
                                              "AS",
                                              "ASwA",
                                              "ASwA0/8",
                                              "ASwA0/9yMWMx",
                                              "ASwA1/9yMWMxIHIxYzIgcjFjMyByMmMx",
                                              "KzJMNlQoMk",
                                              "S0wc",
                                              "!",
                                              "Bw==",
                                              "=",
                                              "BQ",
                                              "Bcc",
                                              "\x80"};
    char *text;
    size_t length;

    for (size_t i = 0; i < COUNT_OF(short_texts); i++) {
        assert_int_equal(unpack(short_texts[i], &text, &length), LZ_MALFORMED);
        assert_null(text);
    }
    packer far = {.bits = 0};
    put(&far, 3, 3); /* a last block of fixed codes: a distance before the beginning */
    put_code(&far, 1, 7);
    put_code(&far, 0, 5);
    put(&far, 0, 12);
    assert_malformed(&far);
    packer symbol = {.bits = 0};
    put(&symbol, 3, 3); /* the symbol 286 */
    put_code(&symbol, 0x30, 8);
    put_code(&symbol, 0xC6, 8);
    put(&symbol, 0, 20);
    assert_malformed(&symbol);
    packer distance = {.bits = 0};
    put(&distance, 3, 3); /* the distance 30 */
    put_code(&distance, 0x30, 8);
    put_code(&distance, 1, 7);
    put_code(&distance, 30, 5);
    put(&distance, 0, 20);
    assert_malformed(&distance);
    packer kind = {.bits = 0};
    put(&kind, 7, 3);
    put(&kind, 0, 30);
    assert_malformed(&kind);
}

static void wrong_codes_are_refused(void **state)
{
    (void)state;
    packer many = begin_dynamic(288, 1, "1111"); /* four codes of one bit */
    put(&many, 0, 90);
    assert_malformed(&many);
    packer excess = begin_dynamic(257 + 31, 32, "2222");
    put_code(&excess, 1, 2); /* the last length again, and there is none */
    put(&excess, 0, 60);
    assert_malformed(&excess);
    packer beyond = begin_dynamic(257, 1, "2222");
    for (int i = 0; i < 2; i++) { /* 138 zeros and 138 more are too many */
        put_code(&beyond, 3, 2);
        put(&beyond, 127, 7);
    }
    put(&beyond, 0, 30);
    assert_malformed(&beyond);
    packer none = begin_dynamic(257, 1, "2222");
    put_code(&none, 3, 2);
    put(&none, 127, 7);
    put_code(&none, 3, 2);
    put(&none, 109, 7); /* no symbol has a code */
    put(&none, 0, 60);
    assert_malformed(&none);
    packer fewer = begin_dynamic(257, 1, "0222"); /* three codes of two bits */
    put(&fewer, 0, 90);
    assert_malformed(&fewer);
    packer symbols = begin_dynamic(287, 1, "2222"); /* zlib knows 286 symbols */
    put(&symbols, 0, 90);
    assert_malformed(&symbols);
    packer distances = begin_dynamic(257, 31, "2222"); /* and 30 distances */
    put(&distances, 0, 90);
    assert_malformed(&distances);
    packer unused = begin_dynamic(257, 1, "0001");
    put_code(&unused, 1, 1); /* a code that stands for nothing */
    put(&unused, 0x3FFF, 14);
    put(&unused, 0, 30);
    assert_malformed(&unused);
}

/* A sentence may go on after a blank or a sign, and some zeros may follow. */
static void what_follows_directly_is_refused(void **state)
{
    (void)state;
    static const char *const followed[] = {"AwAQ", "AwA9", "AwAAAz", "AwA=AwA="};
    static const char *const good[] = {"AwAA", "AwA=", "AwAA=", "AwA and", "AwA.html", "AwA&a=Qx"};
    char *text;
    size_t length;

    for (size_t i = 0; i < COUNT_OF(good); i++)
        assert_unpacks(good[i], "");
    for (size_t i = 0; i < COUNT_OF(followed); i++) {
        assert_int_equal(unpack(followed[i], &text, &length), LZ_FOLLOWED);
        assert_null(text);
    }
}

static void long_texts_are_refused(void **state)
{
    (void)state;
    /* 'a' and then 258 more with each of 270,000 pairs of codes: a length in eight bits and a
     * distance in five */
    enum { PAIRS = 270000, SIGNS = (3 + 8 + 13 * PAIRS) / 6 + 2 };
    static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    uint8_t *bits = calloc(SIGNS + 2, 6);
    char *packed = calloc(SIGNS + 1, 1), *text;
    size_t length, count = 0, byte_bits;

    assert_non_null(bits);
    assert_non_null(packed);
    static const char head[] = "11010010001";   /* the last block, fixed codes, the symbol 97 */
    static const char pair[] = "1100010100000"; /* 258 bytes, one byte back */
    for (size_t i = 0; i < strlen(head); i++)
        bits[count++] = head[i] == '1';
    for (int i = 0; i < PAIRS; i++)
        for (size_t j = 0; j < strlen(pair); j++)
            bits[count++] = pair[j] == '1';
    byte_bits = count / 8 * 8; /* the bits of a byte come lowest first, those of a sign highest */
    for (size_t i = 0; i + 6 <= byte_bits; i += 6) {
        unsigned sign = 0;
        for (size_t j = i; j < i + 6; j++)
            sign = sign << 1 | bits[j / 8 * 8 + 7 - j % 8];
        packed[i / 6] = signs[sign];
    }
    assert_int_equal(unpack(packed, &text, &length), LZ_TOO_LONG);
    assert_null(text);
    free(bits);
    free(packed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_of_each_kind_are_unpacked),
        cmocka_unit_test(what_is_malformed_is_refused),
        cmocka_unit_test(wrong_codes_are_refused),
        cmocka_unit_test(what_follows_directly_is_refused),
        cmocka_unit_test(long_texts_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
