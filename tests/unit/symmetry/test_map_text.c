/* SPDX-License-Identifier: MIT */
/*
 * Symmetry maps as text, there and back, and text that is no map.
 */
#include "support/support.h"

#define IDENTITY "n:123456789:123456789:123456789"

static void the_form_is_as_documented(void **state)
{
    (void)state;
    ennead_map map;
    char text[ENNEAD_MAP_SIZE];

    ennead_map_identity(&map);
    ennead_map_to_text(&map, text);
    assert_string_equal(text, IDENTITY);
    assert_int_equal(ennead_map_from_text("t:312456789:789123456:918273645", &map),
                     ENNEAD_STATUS_OK);
    assert_int_equal(map.transposed, 1);
    assert_int_equal(map.rows[0], 2);
    assert_int_equal(map.columns[0], 6);
    assert_int_equal(map.digits[0], 0);
    assert_int_equal(map.digits[1], 9);
    ennead_map_to_text(&map, text);
    assert_string_equal(text, "t:312456789:789123456:918273645");
}

static void what_is_written_is_read(void **state)
{
    (void)state;
    for (uint64_t number = 0; number < 500; number++) {
        char text[ENNEAD_MAP_SIZE];
        ennead_map map, again;

        ennead_map_random(1, number, &map);
        ennead_map_to_text(&map, text);
        assert_int_equal(strlen(text), ENNEAD_MAP_SIZE - 1);
        assert_int_equal(ennead_map_from_text(text, &again), ENNEAD_STATUS_OK);
        assert_memory_equal(&map, &again, sizeof map);
    }
}

static void every_wrong_byte_is_refused(void **state)
{
    (void)state;
    for (int place = 0; place < ENNEAD_MAP_SIZE - 1; place++)
        for (int byte = 0; byte < 256; byte++) {
            char text[ENNEAD_MAP_SIZE] = IDENTITY;
            ennead_map map = {.transposed = 77}, before = map;
            const bool good = text[place] == (char)byte || (place == 0 && byte == 't');

            text[place] = (char)byte;
            assert_int_equal(ennead_map_from_text(text, &map),
                             good ? ENNEAD_STATUS_OK : ENNEAD_STATUS_BAD_ARGUMENT);
            if (!good)
                assert_memory_equal(&map, &before, sizeof map);
        }
}

static void wrong_lengths_are_refused(void **state)
{
    (void)state;
    ennead_map map;

    for (size_t length = 0; length < ENNEAD_MAP_SIZE - 1; length++) {
        /* Of exactly the size that is read, so that a sanitizer sees one byte too many. */
        char *text = test_malloc(length + 1);
        memcpy(text, IDENTITY, length);
        text[length] = '\0';
        assert_int_equal(ennead_map_from_text(text, &map), ENNEAD_STATUS_BAD_ARGUMENT);
        test_free(text);
    }
    assert_int_equal(ennead_map_from_text(IDENTITY " ", &map), ENNEAD_STATUS_BAD_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_form_is_as_documented),
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(every_wrong_byte_is_refused),
        cmocka_unit_test(wrong_lengths_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
