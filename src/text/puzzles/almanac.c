/* SPDX-License-Identifier: MIT */
/*
 * Reads puzzles exactly as the 2005 almanac program did: 1-9, 0 and '.' are cells, '#' begins a
 * comment to the end of the line, all else is ignored; every 81 cells are a puzzle. Only one thing
 * is added: an error if the text ends within a grid.
 */
#include "text/puzzles/almanac.h"

#include "grid/characters.h"

#include <string.h>

#include "text/puzzles/records.h"

static void take_cell(ennead_reader *r, char cell)
{
    almanac *a = &r->almanac;

    a->last = (line){NULL, 0, r->cursor.line, a->line_offset};
    a->last_at = (size_t)(r->base + r->cursor.at - a->line_offset);
    if (a->count == 0) {
        a->first = a->last;
        a->at = a->last_at;
    }
    a->cells[a->count++] = cell;
}

/* If there is a new cell among the recent bytes, keeps them to show with an error. */
static void keep_shown(almanac *a)
{
    if (a->recent_cells > 0) {
        memcpy(a->shown, a->recent, a->recent_cells);
        a->shown_length = a->recent_cells;
    }
}

static void keep_byte(almanac *a, char byte)
{
    enum { HALF = ALMANAC_WINDOW / 2 };

    if (a->recent_length == ALMANAC_WINDOW) {
        if (a->recent_cells <= HALF)
            keep_shown(a);
        memmove(a->recent, a->recent + HALF, HALF);
        a->recent_length = HALF;
        a->recent_cells = a->recent_cells > HALF ? a->recent_cells - HALF : 0;
    }
    a->recent[a->recent_length++] = byte;
}

static void end_line(almanac *a)
{
    keep_shown(a);
    a->recent_length = 0;
    a->recent_cells = 0;
    a->in_comment = false;
}

/* Takes the byte at the cursor. Returns whether it completes a puzzle. */
static bool take_byte(ennead_reader *r)
{
    almanac *a = &r->almanac;
    cursor *c = &r->cursor;
    const char byte = r->buffer[c->at];

    if (byte == '\n' || byte == '\r') {
        end_line(a);
        if (byte == '\r' || !c->after_cr)
            c->line++;
        a->line_offset = r->base + c->at + 1;
    } else {
        keep_byte(a, byte);
        if (byte == '#') {
            a->in_comment = true;
        } else if (!a->in_comment && (is_digit(byte) || byte == '.')) {
            a->recent_cells = a->recent_length;
            take_cell(r, byte);
        }
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
            return give_puzzle(r, record, ENNEAD_FORM_ALMANAC, a->cells,
                               place_in(&a->first, a->at));
        }
    if (!r->finished)
        return ENNEAD_STATUS_NEEDS_INPUT;
    if (a->count == 0)
        return ENNEAD_STATUS_END;
    end_line(a);
    const line last = {a->shown, a->shown_length, a->last.number, a->last.offset};
    const ennead_status status = report(r, record, ENNEAD_INPUT_ERROR_CUT_OFF_CELLS,
                                        place_in(&last, last.length), a->count, ENNEAD_CELLS);
    record->column = a->last_at + 2;
    record->offset = last.offset + a->last_at + 1;
    a->count = 0;
    return status;
}
