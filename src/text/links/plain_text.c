/* SPDX-License-Identifier: MIT */
/*
 * Reads a plain puzzle or state with the reader of such puzzles.
 */
#include "text/links/plain_text.h"

#include "grid/memory.h"
#include "text/utf8.h"

#include <string.h>

/* Copies the record's cells to the description and the report. */
static bool take_cells(description_builder *d, const ennead_record *record)
{
    ennead_variant_report *report = d->report;

    if (!builder_grid(d, 0, 9, 9, 9, 1))
        return false;
    builder_boxes(d, 9);
    report->has_state = record->form >= ENNEAD_FORM_MARKS;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int given = record->puzzle.givens[cell];
        const uint64_t left =
            given > 0 ? (uint64_t)1 << (given - 1) : record->puzzle.candidates[cell];
        d->description->candidates[cell] = left;
        report->givens[cell] = (uint8_t)given;
        report->placed[cell] = record->placed != NULL ? record->placed[cell] : 0;
    }
    return true;
}

static bool take_record(description_builder *d, const ennead_record *record)
{
    char message[ENNEAD_MESSAGE_SIZE];

    if (record->kind == ENNEAD_RECORD_KIND_PUZZLE) {
        utf8_title(d->report->title, ENNEAD_TITLE_SIZE, record->note, record->note_length);
        return take_cells(d, record);
    }
    ennead_record_message(record, message);
    return builder_wrong(d, 0, "%t", message);
}

/* Reads the first record of a text. */
static ennead_status read_line(ennead_reader *reader, const char *text, size_t length,
                               ennead_record *record)
{
    size_t at = 0;

    for (;;) {
        const ennead_status status = ennead_reader_next(reader, record);
        size_t room = 0;
        if (status != ENNEAD_STATUS_NEEDS_INPUT)
            return status;
        char *to = ennead_reader_reserve(reader, &room);
        const size_t part = length - at < room ? length - at : room;
        if (part == 0) {
            ennead_reader_finish(reader);
            continue;
        }
        memcpy(to, text + at, part);
        ennead_reader_add(reader, part);
        at += part;
    }
}

bool plain_text_read(description_builder *d)
{
    ennead_reader *reader;
    ennead_reader_options options;
    ennead_record record;
    const char *const end = d->length > 0 ? memchr(d->text, '\n', d->length) : NULL;
    const size_t first = end != NULL ? (size_t)(end - d->text) : d->length;

    ennead_reader_options_init(&options);
    options.form = first > 0 && d->text[0] == ':' ? ENNEAD_FORM_HODOKU : ENNEAD_FORM_LINE;
    if (ennead_reader_new(&options, &d->memory, &reader) != ENNEAD_STATUS_OK)
        return builder_no_memory(d);
    const ennead_status status = read_line(reader, d->text, first, &record);
    const bool good = status == ENNEAD_STATUS_OK ? take_record(d, &record)
                                                 : builder_wrong(d, 0, "there is no puzzle in it");
    ennead_reader_free(reader);
    if (good && end != NULL)
        utf8_title(d->report->title, ENNEAD_TITLE_SIZE, end + 1, d->length - first - 1);
    return good;
}
