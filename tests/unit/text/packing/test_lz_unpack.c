/* SPDX-License-Identifier: MIT */
/*
 * What LZ-String has packed, made code by code: what is right, and everything that can be wrong.
 */
#include "text/packing/lz_unpack.h"

#include "grid/memory.h"
#include "support/support.h"

enum { ROOM = 1 << 15, WORD_END = 2, FIRST_CODE = 3 };

static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* A text that is being packed. */
typedef struct packer {
    char text[ROOM];
    size_t length;
    unsigned sign; /* the bits of the present sign */
    int filled, bits;
    unsigned phrases;
    bool any;
} packer;

static packer begin(void)
{
    return (packer){.bits = 2};
}

static void put(packer *p, unsigned value, int bits)
{
    for (; bits > 0; bits--, value >>= 1) {
        p->sign = p->sign << 1 | (value & 1);
        if (++p->filled < 6)
            continue;
        assert_true(p->length < ROOM);
        p->text[p->length++] = signs[p->sign];
        p->sign = 0;
        p->filled = 0;
    }
}

/* Counts the phrases that a code makes. */
static void count(packer *p, unsigned made)
{
    p->phrases += made + (p->any ? 1 : 0);
    p->any = true;
    while (1u << p->bits < p->phrases + FIRST_CODE + 1)
        p->bits++;
}

static void put_unit(packer *p, unsigned unit)
{
    put(p, unit < 256 ? 0 : 1, p->bits);
    put(p, unit, unit < 256 ? 8 : 16);
    count(p, 1);
}

static void put_phrase(packer *p, unsigned number)
{
    put(p, number + FIRST_CODE, p->bits);
    count(p, 0);
}

static void end(packer *p)
{
    put(p, WORD_END, p->bits);
    put(p, 0, 5);
}

static lz_outcome unpack(const char *packed, size_t length, const char *expected)
{
    const ennead_allocator memory = allocator_or_default(NULL);
    char *text;
    size_t found;
    const lz_outcome outcome = lz_unpack(packed, length, &memory, &text, &found);

    assert_int_equal(text != NULL, outcome == LZ_UNPACKED);
    if (outcome == LZ_UNPACKED && expected != NULL) {
        assert_int_equal(found, strlen(expected));
        assert_memory_equal(text, expected, found);
    }
    release(&memory, text);
    return outcome;
}

static void phrases_are_units_and_phrases_before(void **state)
{
    (void)state;
    packer p = begin();

    put_unit(&p, 'a');
    put_phrase(&p, 1); /* which this very code makes: aa */
    put_unit(&p, 'b');
    put_phrase(&p, 0);
    put_phrase(&p, 1);
    end(&p);
    assert_int_equal(unpack(p.text, p.length, "aaabaaa"), LZ_UNPACKED);
    p = begin();
    end(&p);
    assert_int_equal(unpack(p.text, p.length, ""), LZ_UNPACKED);
}

/* A sentence may go on after a blank or a sign; some packers write a zero more. */
static void what_follows_directly_is_refused(void **state)
{
    (void)state;
    static const char *const good[] = {"QA", "QA==", "Q and more", "Q.", "Q/", "Q&more", "Q%20m"};
    static const char *const followed[] = {"QQ", "Q7", "QAx", "Q=Q=", "QAAAAAz/"};

    for (size_t i = 0; i < COUNT_OF(good); i++)
        assert_int_equal(unpack(good[i], strlen(good[i]), ""), LZ_UNPACKED);
    for (size_t i = 0; i < COUNT_OF(followed); i++)
        assert_int_equal(unpack(followed[i], strlen(followed[i]), NULL), LZ_FOLLOWED);
}

static void units_become_utf_8(void **state)
{
    (void)state;
    static const unsigned units[] = {0x41,   0xE9,   0x7FF, 0x20AC, 0xD83D, 0xDE00,
                                     0xDC00, 0xD800, 0x41,  0xD800, 0xE000, 0xDBFF};
    packer p = begin();

    for (size_t i = 0; i < COUNT_OF(units); i++)
        put_unit(&p, units[i]);
    end(&p);
    assert_int_equal(unpack(p.text, p.length,
                            "A\u00e9\u07ff\u20ac\U0001F600\uFFFD\uFFFD"
                            "A\uFFFD\uE000\uFFFD"),
                     LZ_UNPACKED);
}

/* A sign may be written as a percent sign and its code, and two signs are others in links. */
static void signs_are_read_as_links_have_them(void **state)
{
    (void)state;
    packer p = begin();
    char links[3 * ROOM], percent[3 * ROOM + 1];
    size_t used = 0;

    for (unsigned unit = 0; unit < 256; unit++)
        put_unit(&p, 255 - unit);
    end(&p);
    assert_non_null(memchr(p.text, '+', p.length));
    assert_non_null(memchr(p.text, '/', p.length));
    for (size_t i = 0; i < p.length; i++) {
        const char c = p.text[i];
        links[i] = (char)(c == '/' ? '_' : c != '+' ? c : i % 2 == 0 ? '-' : ' ');
        used += (size_t)snprintf(percent + used, sizeof percent - used,
                                 i % 2 == 0 ? "%%%02x" : "%%%02X", (unsigned char)c);
    }
    assert_int_equal(unpack(links, p.length, NULL), LZ_UNPACKED);
    assert_int_equal(unpack(percent, used, NULL), LZ_UNPACKED);
}

static void what_is_cut_off_or_unknown_is_malformed(void **state)
{
    (void)state;
    static const char *const wrong[] = {"", "%", "%4", "%4g", "%g1", "*", "A*", "I", "\x80"};
    packer p = begin();

    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        assert_int_equal(unpack(wrong[i], strlen(wrong[i]), NULL), LZ_MALFORMED);
    put_phrase(&p, 0); /* the first code, so there is none */
    end(&p);
    assert_int_equal(unpack(p.text, p.length, NULL), LZ_MALFORMED);
    p = begin();
    put_unit(&p, 'a');
    put_unit(&p, 'b'); /* three phrases, and four with the next code */
    put_phrase(&p, 4);
    end(&p);
    assert_int_equal(unpack(p.text, p.length, NULL), LZ_MALFORMED);
    p = begin();
    put_unit(&p, 'a');
    put_unit(&p, 0x20AC);
    put_phrase(&p, 1);
    end(&p);
    for (size_t length = 0; length < p.length; length++)
        assert_int_equal(unpack(p.text, length, NULL), LZ_MALFORMED);
}

/* Each code makes the phrase that it stands for, one unit longer than the last. */
static packer long_text(unsigned codes)
{
    packer p = begin();

    put_unit(&p, 'a');
    for (unsigned i = 1; i < codes; i++)
        put_phrase(&p, i);
    end(&p);
    return p;
}

static void what_is_too_long_is_refused(void **state)
{
    (void)state;
    const packer good = long_text(11500), bad = long_text(11600);

    assert_int_equal(unpack(good.text, good.length, NULL), LZ_UNPACKED);
    assert_int_equal(unpack(bad.text, bad.length, NULL), LZ_TOO_LONG);
}

static ennead_status unpack_with(const ennead_allocator *memory)
{
    const packer p = long_text(300);
    char *text;
    size_t length;
    const lz_outcome outcome = lz_unpack(p.text, p.length, memory, &text, &length);

    release(memory, text);
    return outcome == LZ_NO_MEMORY  ? ENNEAD_STATUS_OUT_OF_MEMORY
           : outcome == LZ_UNPACKED ? ENNEAD_STATUS_OK
                                    : ENNEAD_STATUS_BAD_ARGUMENT;
}

static void memory_that_runs_out_is_told(void **state)
{
    (void)state;
    assert_survives_failing_allocations(unpack_with);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(phrases_are_units_and_phrases_before),
        cmocka_unit_test(what_follows_directly_is_refused),
        cmocka_unit_test(units_become_utf_8),
        cmocka_unit_test(signs_are_read_as_links_have_them),
        cmocka_unit_test(what_is_cut_off_or_unknown_is_malformed),
        cmocka_unit_test(what_is_too_long_is_refused),
        cmocka_unit_test(memory_that_runs_out_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
