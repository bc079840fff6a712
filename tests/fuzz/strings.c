/* SPDX-License-Identifier: MIT */
/*
 * Checks what is made of puzzles on one line.
 */
#include "strings.h"

#include "fuzz.h"

#include <string.h>

static void check_same(const ennead_description *d, const ennead_description *other)
{
    const size_t cells = (size_t)d->rows * (size_t)d->columns;

    HOLDS(d->rows == other->rows && d->columns == other->columns && d->values == other->values);
    HOLDS(memcmp(d->candidates, other->candidates, cells * sizeof *d->candidates) == 0);
    HOLDS(d->constraint_count == other->constraint_count);
    for (size_t cell = 0; cell < cells; cell++)
        for (size_t next = cell + 1; next < cells; next++)
            HOLDS((d->regions[cell] == d->regions[next]) ==
                  (other->regions[cell] == other->regions[next]));
}

/* Writes a form and reads it again, if it says all of the puzzle. */
static void check_written(const ennead_description *d, ennead_exchange form)
{
    const ennead_exchanged from = {.size = sizeof from, .description = d, .title = ""};
    ennead_exchange_report told;
    ennead_variant_report report;
    ennead_description *read;

    HOLDS(ennead_write_exchange(&from, form, NULL, NULL, 0, &told) == ENNEAD_STATUS_OK);
    HOLDS(told.unsaid[0] == '\0' || form != ENNEAD_EXCHANGE_VARIANT);
    if (told.unsaid[0] != '\0')
        return;
    char *text = malloc(told.length + 1);
    HOLDS(text != NULL);
    HOLDS(ennead_write_exchange(&from, form, NULL, text, told.length + 1, &told) ==
          ENNEAD_STATUS_OK);
    HOLDS(strlen(text) == told.length);
    HOLDS(ennead_variant_read(text, told.length, NULL, &read, &report) == ENNEAD_STATUS_OK);
    check_same(d, read);
    ennead_description_free(read);
    free(text);
}

static void check_text(ennead_variant_form form, const char *text, size_t length)
{
    ennead_variant_report report;
    ennead_description *d;

    HOLDS(ennead_variant_extent(text, length) <= length);
    if (ennead_variant_recognize(text, length) != form)
        return;
    if (ennead_variant_read(text, length, NULL, &d, &report) != ENNEAD_STATUS_OK) {
        HOLDS(d == NULL && report.error != ENNEAD_VARIANT_ERROR_NONE);
        HOLDS(report.line >= 1 && report.column >= 1 && report.offset <= length);
        HOLDS(report.message[0] != '\0' && strlen(report.message) < sizeof report.message);
        return;
    }
    HOLDS(report.form == form);
    check_written(d, ENNEAD_EXCHANGE_VARIANT);
    check_written(d, ENNEAD_EXCHANGE_SGT);
    ennead_description_free(d);
}

void check_string(ennead_variant_form form, const char *begin, const uint8_t *data, size_t size)
{
    enum { MOST_SIZE = 1 << 14 };
    const size_t length = strlen(begin) + size;

    if (size > MOST_SIZE)
        return;
    char *const text = malloc(length > 0 ? length : 1);
    HOLDS(text != NULL);
    memcpy(text, begin, strlen(begin));
    if (size > 0)
        memcpy(text + strlen(begin), data, size);
    check_text(form, text, length);
    free(text);
}
