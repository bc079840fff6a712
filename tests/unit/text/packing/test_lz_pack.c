/* SPDX-License-Identifier: MIT */
/*
 * Packed texts: codes that were computed by hand, texts of all kinds there and back, and memory
 * that fails.
 */
#include "text/packing/lz_pack.h"

#include "grid/memory.h"
#include "support/support.h"
#include "text/packing/lz_unpack.h"

enum { ROOM = 1 << 20 };

static char packed[ROOM];

static size_t pack(const char *text, size_t length, base64_signs signs)
{
    const ennead_allocator memory = allocator_or_default(NULL);
    text_buffer p = buffer_for(NULL, packed, sizeof packed);

    assert_true(lz_pack(&p, text, length, signs, &memory));
    return buffer_end(&p);
}

/* Of an empty text only the code for the end is left, 01 and four more bits. Of one A: a new unit,
 * 00, its eight bits from the lowest on, 10000010, and the end as 010 of three bits. */
static void codes_are_those_of_the_method(void **state)
{
    (void)state;
    assert_int_equal(pack("", 0, BASE64_USUAL), 4);
    assert_string_equal(packed, "Q===");
    /* 001000 001001 0-0000 */
    assert_int_equal(pack("A", 1, BASE64_USUAL), 4);
    assert_string_equal(packed, "IJA=");
    assert_int_equal(pack("A", 1, BASE64_URL), 3);
    assert_string_equal(packed, "IJA");
}

static void assert_there_and_back(const char *text, size_t length, const char *expected,
                                  size_t expected_length)
{
    const ennead_allocator memory = allocator_or_default(NULL);

    for (base64_signs signs = BASE64_USUAL; signs <= BASE64_URL; signs++) {
        char *unpacked;
        size_t found;
        const size_t size = pack(text, length, signs);
        assert_int_equal(strspn(packed, signs == BASE64_URL
                                            ? "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
                                              "yz0123456789-_"
                                            : "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
                                              "yz0123456789+/="),
                         size);
        assert_int_equal(lz_unpack(packed, size, &memory, &unpacked, &found), LZ_UNPACKED);
        assert_int_equal(found, expected_length);
        assert_memory_equal(unpacked, expected, found);
        release(&memory, unpacked);
    }
}

static void texts_come_back(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",
        "A",
        "aaaa",
        "abababab",
        EMPTY_BOARD,
        EXAMPLE_PUZZLE,
        "\u00fc\u20ac\U0001F600\U0001F600\uffff",
    };
    static char random[50000];
    uint32_t seed = 1;

    for (size_t i = 0; i < COUNT_OF(texts); i++)
        assert_there_and_back(texts[i], strlen(texts[i]), texts[i], strlen(texts[i]));
    for (uint32_t most = 1; most <= 64; most *= 4) {
        for (size_t i = 0; i < sizeof random; i++) {
            seed = seed * 1664525 + 1013904223;
            random[i] = (char)(' ' + (seed >> 16) % most);
        }
        assert_there_and_back(random, sizeof random, random, sizeof random);
    }
    assert_there_and_back("a\xFFz\xC3", 4, "a\uFFFDz\uFFFD", 8);
}

static ennead_status pack_some(const ennead_allocator *memory)
{
    text_buffer p = buffer_for(NULL, packed, sizeof packed);

    return lz_pack(&p, EXAMPLE_PUZZLE, ENNEAD_CELLS, BASE64_URL, memory)
               ? ENNEAD_STATUS_OK
               : ENNEAD_STATUS_OUT_OF_MEMORY;
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(pack_some);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(codes_are_those_of_the_method),
        cmocka_unit_test(texts_come_back),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
