/* SPDX-License-Identifier: MIT */
/*
 * Reads puzzles of f-puzzles.com (E. Fosse, 2020): JSON, or links that contain it, packed by
 * LZ-String.
 */
#include "text/fpuzzles/fpuzzles.h"

#include "grid/memory.h"
#include "text/description/text_search.h"
#include "text/fpuzzles/fpuzzles_grid.h"
#include "text/fpuzzles/fpuzzles_rules.h"
#include "text/fpuzzles/lz_string.h"

#include <string.h>

static bool read_json(description_builder *d)
{
    fp f = {.d = d};
    const bool good = json_read(&f.j, d) && fpuzzles_grid(&f) && fpuzzles_rules(&f);

    json_free(&f.j);
    return good;
}

/* --------------------------------------------------------------------------------------- links */

/* The place in a link where the packed puzzle begins; the link's length if there is none. */
static size_t find_packed(const char *link, size_t length)
{
    static const char *const marks[] = {"load=", "fpuzzles", "fpuz"};

    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        const size_t at = variant_find(link, length, marks[i]) + strlen(marks[i]);
        if (at < length)
            return at;
    }
    return length;
}

static bool read_link(description_builder *d, size_t at)
{
    const char *const text = d->text;
    const size_t all = d->length;
    const size_t line = at + variant_find(text + at, all - at, "\n");
    const size_t packed = at + find_packed(text + at, line - at);
    size_t end = line, length = 0;
    char *unpacked = NULL;

    while (end > packed && (text[end - 1] == '\r' || text[end - 1] == ' '))
        end--;
    if (packed >= end)
        return builder_wrong(d, at, "a link, expected one that holds a puzzle of f-puzzles");
    const lz_outcome outcome =
        lz_unpack(text + packed, end - packed, &d->memory, &unpacked, &length);
    if (outcome == LZ_NO_MEMORY)
        return builder_no_memory(d);
    if (outcome != LZ_UNPACKED)
        return builder_wrong(d, packed,
                             outcome == LZ_TOO_LONG
                                 ? "what the link holds is too long"
                                 : "what the link holds is not packed by LZ-String");
    builder_place(d, at, &d->packed_line, &d->packed_column);
    d->packed = true;
    d->text = unpacked;
    d->length = length;
    const bool good = read_json(d);
    d->text = text;
    d->length = all;
    release(&d->memory, unpacked);
    if (!good)
        d->report->offset = at;
    return good;
}

bool fpuzzles_read(description_builder *d)
{
    const size_t at = variant_begin(d->text, d->length);

    if (variant_is_link(d->text + at, d->length - at))
        return read_link(d, at);
    return read_json(d);
}
