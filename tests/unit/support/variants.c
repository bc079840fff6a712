/* SPDX-License-Identifier: MIT */
/*
 * Variants for tests.
 */
#include "support/variants.h"

ennead_description *read_variant(const char *text, ennead_variant_report *report)
{
    ennead_description *d;

    if (ennead_variant_read(text, strlen(text), NULL, &d, report) != ENNEAD_STATUS_OK)
        fail_msg("%s\n%s", text, report->message);
    return d;
}

ennead_description *variant_of(const char *text)
{
    ennead_variant_report report;

    return read_variant(text, &report);
}

ennead_variant_report assert_variant_refused(const char *text, const char *message)
{
    ennead_variant_report report;
    ennead_description *d;

    assert_int_equal(ennead_variant_read(text, strlen(text), NULL, &d, &report),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_null(d);
    assert_string_equal(report.message, message);
    return report;
}

ennead_status try_variant(const char *text, const ennead_allocator *memory)
{
    ennead_variant_report report;
    ennead_description *d;
    const ennead_status status = ennead_variant_read(text, strlen(text), memory, &d, &report);

    ennead_description_free(d);
    return status;
}
