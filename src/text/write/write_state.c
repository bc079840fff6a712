/* SPDX-License-Identifier: MIT */
/*
 * Writes states as text to memory: a grid of pencil marks, .sdx, 729 characters, a library line.
 * marks.c, sukaku.c and library.c read them back.
 */
#include <string.h>

#include "grid/digits.h"
#include "grid/houses.h"

static char *put(char *at, const char *text)
{
    while (*text != '\0')
        *at++ = *text++;
    return at;
}

static char *put_times(char *at, char c, int times)
{
    memset(at, c, (size_t)times);
    return at + times;
}

static char *put_digits(char *at, digits set)
{
    FOR_EACH_DIGIT(rest, set)
        *at++ = (char)('0' + lowest_digit(rest));
    return at;
}

/* The candidates of a cell; for a cell with a value, this digit. */
static digits marks_in(const ennead_state *state, int cell)
{
    return state->values[cell] != 0 ? digit_set(state->values[cell]) : state->candidates[cell];
}

/* ------------------------------------------------------------------------------ pencil marks */

static char *put_rule(char *at, const int widths[9], const char signs[3])
{
    for (int column = 0; column < 9; column++) {
        if (column % 3 == 0)
            *at++ = signs[column == 0 ? 0 : 1];
        at = put_times(at, '-', widths[column] + (column % 3 == 0 ? 2 : 1));
    }
    *at++ = signs[2];
    return put(at, "\n");
}

void ennead_write_marks(const ennead_state *state, char text[ENNEAD_MARKS_SIZE])
{
    int widths[9];
    char *at = text;

    for (int column = 0; column < 9; column++) {
        widths[column] = 1;
        for (int cell = column; cell < ENNEAD_CELLS; cell += 9) {
            const int width = digit_count(marks_in(state, cell));
            widths[column] = width > widths[column] ? width : widths[column];
        }
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int column = column_of(cell);
        const digits marks = marks_in(state, cell);
        if (cell % 27 == 0)
            at = put_rule(at, widths, cell == 0 ? "..." : ":+:");
        if (column % 3 == 0)
            at = put(at, "| ");
        at = marks != 0 ? put_digits(at, marks) : put(at, "-");
        at = put_times(at, ' ', widths[column] + 1 - (marks != 0 ? digit_count(marks) : 1));
        if (column == 8)
            at = put(at, "|\n");
    }
    at = put_rule(at, widths, "'''");
    *at = '\0';
}

void ennead_write_sdx(const ennead_state *state, char text[ENNEAD_SDX_SIZE])
{
    char *at = text;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const digits marks = marks_in(state, cell);
        if (state->values[cell] != 0 && state->givens[cell] == 0)
            *at++ = 'u';
        at = marks != 0 ? put_digits(at, marks) : put(at, "-");
        *at++ = column_of(cell) == 8 ? '\n' : ' ';
    }
    *at = '\0';
}

/* ------------------------------------------------------------------------------ single lines */

void ennead_write_sukaku(const ennead_state *state, char text[ENNEAD_SUKAKU_SIZE])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        FOR_ALL_DIGITS(digit)
            text[9 * cell + digit - 1] =
                (marks_in(state, cell) & digit_set(digit)) != 0 ? (char)('0' + digit) : '.';
    text[9 * ENNEAD_CELLS] = '\0';
}

/* The digits that are not candidates of an empty cell although no cell that it sees has them. */
static digits deleted_in(const ennead_state *state, int cell)
{
    digits left = ALL_DIGITS & (digits)~state->candidates[cell];

    FOR_EACH_CELL(rest, peers[cell]) {
        const int seen = state->values[lowest_cell(rest)];
        if (seen != 0)
            left &= (digits)~digit_set(seen);
    }
    return left;
}

void ennead_write_library(const ennead_state *state, char text[ENNEAD_LIBRARY_SIZE])
{
    char *at = put(text, ":0000::");
    const char *between = "";

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (state->values[cell] != 0 && state->givens[cell] == 0)
            *at++ = '+';
        *at++ = state->values[cell] != 0 ? (char)('0' + state->values[cell]) : '.';
    }
    *at++ = ':';
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (state->values[cell] != 0)
            continue;
        FOR_EACH_DIGIT(rest, deleted_in(state, cell)) {
            at = put(at, between);
            *at++ = (char)('0' + lowest_digit(rest));
            *at++ = (char)('1' + row_of(cell));
            *at++ = (char)('1' + column_of(cell));
            between = " ";
        }
    }
    at = put(at, ":::");
    *at = '\0';
}

ennead_status ennead_state_from_record(const ennead_record *record, ennead_state *state)
{
    if (record->kind != ENNEAD_RECORD_KIND_PUZZLE ||
        ennead_state_from_puzzle(&record->puzzle, state) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    for (int cell = 0; record->placed != NULL && cell < ENNEAD_CELLS; cell++)
        if (record->placed[cell] != 0)
            (void)ennead_state_place(state, cell, record->placed[cell]);
    return ENNEAD_STATUS_OK;
}
