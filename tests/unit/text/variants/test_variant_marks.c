/* SPDX-License-Identifier: MIT */
/*
 * Pencil marks of variants: they look as they should, and read back as they were behind "grid".
 */
#include "support/variants.h"

#include <stdlib.h>

static void marks_stand_in_columns(void **state)
{
    (void)state;
    ennead_description *d =
        variant_of("size 4\ngrid\n1 . [23] 4\n[24] 3 1 [24]\n. . . .\n[123] . . .\n");
    static const char expected[] = "1     . | [23] 4\n"
                                   "[24]  3 | 1    [24]\n"
                                   "--------+----------\n"
                                   ".     . | .    .\n"
                                   "[123] . | .    .\n";
    char text[sizeof expected];

    assert_int_equal(ennead_variant_write_marks(d, text, sizeof text), sizeof expected - 1);
    assert_string_equal(text, expected);
    /* What has no room is cut. */
    assert_int_equal(ennead_variant_write_marks(d, text, 3), sizeof expected - 1);
    assert_string_equal(text, "1 ");
    ennead_description_free(d);
}

static void they_read_back(void **state)
{
    (void)state;
    static const char *const heads[] = {"size 4\n",
                                        "size 6\n",
                                        "size 5\nboxes none\n",
                                        "size 4x6\nvalues 0-6\n",
                                        "size 16\n",
                                        "size 12x40\nvalues 1-40\nhouses none\n"};
    struct generator g = {1};

    for (size_t i = 0; i < COUNT_OF(heads); i++) {
        ennead_description *d = variant_of(heads[i]);
        const int cells = d->rows * d->columns;
        const uint64_t all = UINT64_MAX >> (64 - d->values);
        for (int cell = 0; cell < cells; cell++)
            d->candidates[cell] &= generator_below(&g, 3) == 0 ? all
                                   : generator_below(&g, 2) == 0
                                       ? (uint64_t)1 << generator_below(&g, (unsigned)d->values)
                                       : (uint64_t)generator_below(&g, UINT32_MAX);
        const size_t length = ennead_variant_write_marks(d, NULL, 0);
        char *text = malloc(strlen(heads[i]) + 5 + length + 1);
        sprintf(text, "%sgrid\n", heads[i]);
        assert_int_equal(ennead_variant_write_marks(d, text + strlen(text), length + 1), length);
        ennead_description *again = variant_of(text);
        assert_memory_equal(again->candidates, d->candidates,
                            (size_t)cells * sizeof *d->candidates);
        ennead_description_free(again);
        ennead_description_free(d);
        free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks_stand_in_columns),
        cmocka_unit_test(they_read_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
