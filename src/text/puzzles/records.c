/* SPDX-License-Identifier: MIT */
/*
 * Makes records. An error record shows a window of the line around the place of the error.
 */
#include "text/puzzles/records.h"

#include <string.h>

#include "grid/digits.h"
#include "text/puzzles/titles.h"

/* The number of bytes of the line that an error shows at most before its place, and after it. */
enum { WINDOW = 60 };

/* Whether an error is about a grid of several lines, whose title may come before it. */
static bool is_of_grid(ennead_input_error error)
{
    return error == ENNEAD_INPUT_ERROR_ROW_LENGTH || error == ENNEAD_INPUT_ERROR_GRID_SIZE ||
           error == ENNEAD_INPUT_ERROR_CUT_OFF_ROWS || error == ENNEAD_INPUT_ERROR_CUT_OFF_CELLS ||
           error == ENNEAD_INPUT_ERROR_GRID_TOO_LONG || error == ENNEAD_INPUT_ERROR_STRAY_MARK ||
           error == ENNEAD_INPUT_ERROR_REPEATED_MARK || error == ENNEAD_INPUT_ERROR_ROW_GROUPS;
}

ennead_status report(ennead_reader *r, ennead_record *record, ennead_input_error error,
                     line_place place, uint64_t found, uint64_t expected)
{
    const line *where = place.in;
    const size_t at = place.at;
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
    if (is_of_grid(error))
        attach_title(r, record);
    return ENNEAD_STATUS_OK;
}

/* The candidates of a cell by its given; 0 is no given. */
static const digits allowed[10] = {ALL_DIGITS, 1, 2, 4, 8, 16, 32, 64, 128, 256};

void note_puzzle(ennead_reader *r)
{
    r->content_seen = true;
    r->recovering = false;
    r->remainder = 0;
    r->junk = false;
}

ennead_status give_puzzle(ennead_reader *r, ennead_record *record, ennead_form form,
                          const char *characters, line_place place)
{
    record->kind = ENNEAD_RECORD_KIND_PUZZLE;
    record->form = form;
    record->line = place.in->number;
    record->column = place.at + 1;
    record->offset = place.in->offset + place.at;
    /* No branch for each cell, because it could not be predicted whether the cell is given. */
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned value = (unsigned char)characters[cell] - (unsigned)'0';
        record->puzzle.givens[cell] = (uint8_t)(value <= 9 ? value : 0);
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        record->puzzle.candidates[cell] = allowed[record->puzzle.givens[cell]];
    record->note = NULL;
    record->note_length = 0;
    record->columns = NULL;
    record->column_count = 0;
    record->error = ENNEAD_INPUT_ERROR_NONE;
    record->found = 0;
    record->expected = 0;
    record->text = NULL;
    record->text_length = 0;
    record->caret = 0;
    record->placed = NULL;
    record->has_notes = false;

    note_puzzle(r);
    return ENNEAD_STATUS_OK;
}

ennead_status give_state(ennead_reader *r, ennead_record *record, ennead_form form,
                         const ennead_puzzle *puzzle, const uint8_t *placed, line_place place)
{
    *record = (ennead_record){
        .kind = ENNEAD_RECORD_KIND_PUZZLE,
        .form = form,
        .line = place.in->number,
        .column = place.at + 1,
        .offset = place.in->offset + place.at,
        .puzzle = *puzzle,
    };
    if (placed != NULL) {
        memcpy(r->placed, placed, sizeof r->placed);
        record->placed = r->placed;
    }
    note_puzzle(r);
    return ENNEAD_STATUS_OK;
}
