/* SPDX-License-Identifier: MIT */
/*
 * Puzzles as the 2005 almanac program read them, byte by byte: 1-9, 0 and '.' are cells, '#' begins
 * a comment to the end of the line, all else is ignored; every 81 cells are a puzzle. The one thing
 * it did not do is to say so when the text ends within a grid.
 */
#include "text/reader.h"

static void note_first_cell(ennead_reader *r)
{
    almanac *a = &r->almanac;
    const uint64_t offset = r->base + r->cursor.at;

    a->first = (line){NULL, 0, r->cursor.line, a->line_offset};
    a->at = (size_t)(offset - a->line_offset);
}

/* Takes the byte at the cursor; whether it completes a puzzle. */
static bool take_byte(ennead_reader *r)
{
    almanac *a = &r->almanac;
    cursor *c = &r->cursor;
    const char byte = r->buffer[c->at];

    if (byte == '\n' || byte == '\r') {
        a->in_comment = false;
        if (byte == '\r' || !c->after_cr)
            c->line++;
        a->line_offset = r->base + c->at + 1;
    } else if (byte == '#') {
        a->in_comment = true;
    } else if (!a->in_comment && ((byte >= '0' && byte <= '9') || byte == '.')) {
        if (a->count == 0)
            note_first_cell(r);
        a->cells[a->count++] = byte;
    }
    c->after_cr = byte == '\r';
    c->at++;
    return a->count == ENNEAD_CELLS;
}

ennead_status read_almanac(ennead_reader *r, ennead_record *record)
{
    almanac *a = &r->almanac;

    while (r->cursor.at < r->end)
        if (take_byte(r)) {
            a->count = 0;
            return give_puzzle(r, record, ENNEAD_FORM_ALMANAC, a->cells, &a->first, a->at);
        }
    if (!r->finished)
        return ENNEAD_NEEDS_INPUT;
    if (a->count == 0)
        return ENNEAD_END;
    const line end = {r->buffer + r->end, 0, r->cursor.line, r->base + r->end};
    const ennead_status status = report(r, record, ENNEAD_FAULT_CUT_OFF_CELLS, &end, 0, a->count,
                                        ENNEAD_CELLS);
    record->column = record->offset - a->line_offset + 1;
    a->count = 0;
    return status;
}
