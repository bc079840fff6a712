/* SPDX-License-Identifier: MIT */
/*
 * A record that is an error shows a window of the line around the place.
 */
#include "text/puzzles/records.h"

#include <string.h>

#include "grid/digits.h"

/* Bytes of the line that an error shows at most before its place, and behind it. */
enum { WINDOW = 60 };

ennead_status report(ennead_reader *r, ennead_record *record, ennead_input_error error,
                     const line *where, size_t at, uint64_t found, uint64_t expected)
{
    const size_t begin = at > WINDOW ? at - WINDOW : 0;
    const size_t end = where->length - at > WINDOW ? at + WINDOW : where->length;

    *record = (ennead_record){
        .kind = ENNEAD_RECORD_KIND_ERROR,
        .form = r->form,
        .line = where->number,
        .column = at + 1,
        .offset = where->offset + at,
        .error = error,
        .found = found,
        .expected = expected,
        .text = where->text + begin,
        .text_length = end - begin,
        .caret = at - begin,
    };
    return ENNEAD_STATUS_OK;
}

/* The candidates of a cell with a given, and of one without. */
static const digits allowed[10] = {ALL_DIGITS, 1, 2, 4, 8, 16, 32, 64, 128, 256};

void note_puzzle(ennead_reader *r)
{
    r->content_seen = true;
    r->recovering = false;
    r->remainder = 0;
    r->junk = false;
}

ennead_status give_puzzle(ennead_reader *r, ennead_record *record, ennead_form form,
                          const char *characters, const line *where, size_t at)
{
    record->kind = ENNEAD_RECORD_KIND_PUZZLE;
    record->form = form;
    record->line = where->number;
    record->column = at + 1;
    record->offset = where->offset + at;
    /* Without a branch for each cell: whether it is given cannot be foretold. */
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned value = (unsigned char)characters[cell] - (unsigned)'0';
        record->puzzle.givens[cell] = (uint8_t)(value <= 9 ? value : 0);
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        record->puzzle.candidates[cell] = allowed[record->puzzle.givens[cell]];
    record->note = NULL;
    record->note_length = 0;
    record->error = ENNEAD_INPUT_ERROR_NONE;
    record->found = 0;
    record->expected = 0;
    record->text = NULL;
    record->text_length = 0;
    record->caret = 0;
    record->placed = NULL;

    note_puzzle(r);
    return ENNEAD_STATUS_OK;
}

ennead_status give_state(ennead_reader *r, ennead_record *record, ennead_form form,
                         const ennead_puzzle *puzzle, const uint8_t *placed, const line *where,
                         size_t at)
{
    *record = (ennead_record){
        .kind = ENNEAD_RECORD_KIND_PUZZLE,
        .form = form,
        .line = where->number,
        .column = at + 1,
        .offset = where->offset + at,
        .puzzle = *puzzle,
    };
    if (placed != NULL) {
        memcpy(r->placed, placed, sizeof r->placed);
        record->placed = r->placed;
    }
    r->content_seen = true;
    r->recovering = false;
    r->remainder = 0;
    r->junk = false;
    return ENNEAD_STATUS_OK;
}
