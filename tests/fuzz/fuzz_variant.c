/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of the readers of variants. The bytes are a text in any form. A text that can be
 * read is written, and must read back as the same description; so must the JSON of f-puzzles if it
 * can express it, and every link. A text that cannot be read must get an error with a place in it.
 * All can be drawn, as text and as SVG.
 */
#include "fuzz.h"

#include <string.h>

#include "ennead.h"

enum { MOST_SIZE = 1 << 16 };

static char *write_own(const ennead_description *d, const char *title)
{
    const size_t length = ennead_variant_write(d, title, NULL, 0);
    char *text = malloc(length + 1);

    HOLDS(text != NULL);
    HOLDS(ennead_variant_write(d, title, text, length + 1) == length);
    HOLDS(strlen(text) == length);
    return text;
}

static ennead_description *read_again(const char *text, ennead_variant_form form,
                                      ennead_variant_report *report)
{
    ennead_description *d;

    HOLDS(ennead_variant_recognize(text, strlen(text)) == form);
    HOLDS(ennead_variant_extent(text, strlen(text)) == strlen(text));
    HOLDS(ennead_variant_read(text, strlen(text), NULL, &d, report) == ENNEAD_STATUS_OK);
    return d;
}

/* What is written in our own form reads back as it was. */
static void check_own(const ennead_description *d, const char *title)
{
    ennead_variant_report report;
    char *first = write_own(d, title);
    ennead_description *read = read_again(first, ENNEAD_VARIANT_FORM_TEXT, &report);
    char *second = write_own(read, report.title);
    ennead_description *again = read_again(second, ENNEAD_VARIANT_FORM_TEXT, &report);
    char *third = write_own(again, report.title);

    HOLDS(strcmp(strchr(first, '\n'), strchr(second, '\n')) == 0);
    HOLDS(strcmp(second, third) == 0);
    HOLDS(read->constraint_count == d->constraint_count);
    ennead_description_free(read);
    ennead_description_free(again);
    free(first);
    free(second);
    free(third);
}

static void check_fpuzzles(const ennead_description *d)
{
    const char *unsaid;
    const size_t length = ennead_variant_write_fpuzzles(d, "", NULL, 0, &unsaid);
    ennead_variant_report report;

    if (unsaid != NULL)
        return;
    char *text = malloc(length + 1);
    HOLDS(text != NULL);
    HOLDS(ennead_variant_write_fpuzzles(d, "", text, length + 1, &unsaid) == length);
    ennead_description *read = read_again(text, ENNEAD_VARIANT_FORM_FPUZZLES, &report);
    HOLDS(memcmp(read->candidates, d->candidates,
                 (size_t)(d->rows * d->columns) * sizeof *d->candidates) == 0);
    ennead_description_free(read);
    free(text);
}

/* Every form that says all of the puzzle reads back with the same candidates. */
static void check_exchange(const ennead_description *d, const char *title)
{
    const ennead_exchanged from = {.size = sizeof from, .description = d, .title = title};

    for (int form = ENNEAD_EXCHANGE_VARIANT; ennead_exchange_name((ennead_exchange)form) != NULL;
         form++) {
        ennead_exchange_report told, again;
        ennead_variant_report report;
        ennead_description *read;
        HOLDS(ennead_write_exchange(&from, (ennead_exchange)form, NULL, NULL, 0, &told) ==
              ENNEAD_STATUS_OK);
        HOLDS(told.length > 0 || told.unsaid[0] != '\0');
        HOLDS(told.unsaid[0] == '\0' || form != ENNEAD_EXCHANGE_LINK);
        if (told.length == 0)
            continue;
        char *text = malloc(told.length + 1);
        HOLDS(text != NULL);
        HOLDS(ennead_write_exchange(&from, (ennead_exchange)form, NULL, text, told.length + 1,
                                    &again) == ENNEAD_STATUS_OK);
        HOLDS(again.length == told.length && strlen(text) == told.length);
        HOLDS(ennead_variant_read(text, told.length, NULL, &read, &report) == ENNEAD_STATUS_OK);
        HOLDS(read->rows == d->rows && read->columns == d->columns);
        ennead_description_free(read);
        free(text);
    }
}

static void check_picture(const ennead_description *d)
{
    char text[64];
    size_t length = 0;

    for (int drawing = ENNEAD_DRAWING_FINE; drawing <= ENNEAD_DRAWING_PLAIN; drawing++)
        HOLDS(ennead_variant_draw(d,
                                  &(ennead_drawing_options){.size = sizeof(ennead_drawing_options),
                                                            .drawing = (ennead_drawing)drawing},
                                  NULL, text, sizeof text, &length) == ENNEAD_STATUS_OK);
    HOLDS(length == (size_t)(2 * d->rows + 1) * (size_t)(4 * d->columns + 2));
}

/* The SVG has no control characters, and no markup of the title's own. */
static void check_svg(const ennead_description *d, const char *title)
{
    ennead_scene *scene;
    size_t length, again;

    HOLDS(ennead_scene_new(NULL, &scene) == ENNEAD_STATUS_OK);
    const ennead_picture picture = {.size = sizeof picture,
                                    .description = d,
                                    .words = true,
                                    .labels = true,
                                    .marks = ENNEAD_PICTURE_MARKS_ALL,
                                    .title = title,
                                    .note = title};
    HOLDS(ennead_scene_draw(scene, &picture) == ENNEAD_STATUS_OK);
    HOLDS(ennead_scene_write_svg(scene, NULL, NULL, 0, &length) == ENNEAD_STATUS_OK);
    char *text = malloc(length + 1);
    HOLDS(text != NULL);
    HOLDS(ennead_scene_write_svg(scene, NULL, text, length + 1, &again) == ENNEAD_STATUS_OK);
    HOLDS(again == length && strlen(text) == length);
    for (size_t i = 0; i < length; i++)
        HOLDS((unsigned char)text[i] >= ' ' || text[i] == '\n');
    HOLDS(strstr(text, "<script") == NULL && strstr(text, "<a ") == NULL);
    free(text);
    ennead_scene_free(scene);
}

static void check_fault(const ennead_variant_report *report, size_t size)
{
    HOLDS(report->error != ENNEAD_VARIANT_ERROR_NONE);
    HOLDS(report->line >= 1 && report->column >= 1 && report->offset <= size);
    HOLDS(report->message[0] != '\0');
    HOLDS(strlen(report->message) < sizeof report->message);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data;
    ennead_description *d;
    ennead_variant_report report;

    if (size > MOST_SIZE)
        return 0;
    const size_t extent = ennead_variant_extent(text, size);
    HOLDS(extent <= size);
    const ennead_status status = ennead_variant_read(text, size, NULL, &d, &report);
    HOLDS(ennead_variant_form_name(report.form) != NULL);
    if (status != ENNEAD_STATUS_OK) {
        HOLDS(d == NULL);
        check_fault(&report, size);
        return 0;
    }
    check_own(d, report.title);
    check_fpuzzles(d);
    check_exchange(d, report.title);
    check_picture(d);
    check_svg(d, report.title);
    ennead_description_free(d);
    return 0;
}
