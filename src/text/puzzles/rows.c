/* SPDX-License-Identifier: MIT */
/*
 * A grid as nine lines of up to nine characters, as a person types it: a blank is an empty cell
 * (so are 0 and '.'), and short lines are padded on the right. A line without characters is an
 * empty row inside a grid, and separates grids outside.
 */
#include "text/puzzles/rows.h"

#include "grid/characters.h"
#include "text/puzzles/line_classes.h"
#include "text/puzzles/lines.h"
#include "text/puzzles/records.h"
#include "text/puzzles/titles.h"

#include <string.h>

static bool is_row_cell(char c)
{
    return c == ' ' || c == '.' || is_digit(c);
}

/* The position of the row's first character that is not a cell, or its length. */
static size_t good_length(const line *l, size_t length)
{
    size_t at = 0;
    while (at < length && is_row_cell(l->text[at]))
        at++;
    return at;
}

static void begin_recovery(ennead_reader *r, cursor at, int rows)
{
    r->cursor = at;
    r->recovering = true;
    r->rows_seen = rows;
}

ennead_status read_rows(ennead_reader *r, ennead_record *record, cursor start)
{
    char cells[ENNEAD_CELLS];
    cursor at = start;
    line first = {0}, last = {0};
    bool any = false;

    for (int row = 0; row < 9;) {
        const cursor before = at;
        line l;
        const line_state state = get_line(r, &at, &l);
        if (state == LINE_MISSING)
            return ENNEAD_STATUS_NEEDS_INPUT;
        if (at.at - start.at > LONGEST_GRID) {
            begin_recovery(r, at, row);
            return report(r, record, ENNEAD_INPUT_ERROR_GRID_TOO_LONG, place_in(&l, 0),
                          at.at - start.at, LONGEST_GRID);
        }
        const line_classes p =
            state == LINE_READ ? classes_of(l.text, l.length) : (line_classes){0};
        if (state != LINE_READ || (is_title(&p) && row > 0)) {
            r->cursor = before;
            if (!any) /* blank lines at the end of the text */
                return ENNEAD_STATUS_END;
            return report(r, record, ENNEAD_INPUT_ERROR_CUT_OFF_ROWS, place_in(&last, last.length),
                          (uint64_t)row, 9);
        }
        if (p.comment && p.length == 0)
            continue;
        const size_t good = good_length(&l, p.length);
        if (good < p.length) {
            begin_recovery(r, at, row + 1);
            return report(r, record, ENNEAD_INPUT_ERROR_STRAY, place_in(&l, good),
                          (unsigned char)l.text[good], 0);
        }
        if (p.length > 9) {
            begin_recovery(r, at, row + 1);
            return report(r, record, ENNEAD_INPUT_ERROR_ROW_LENGTH, place_in(&l, 9), p.length, 9);
        }
        for (size_t column = 0; column < 9; column++)
            cells[row * 9 + (int)column] = column < p.length ? l.text[column] : ' ';
        any = any || p.length > 0;
        if (row == 0)
            first = l;
        last = l;
        row++;
    }
    r->cursor = at;
    const ennead_status status =
        give_puzzle(r, record, ENNEAD_FORM_ROWS, cells, place_in(&first, 0));
    attach_title(r, record);
    return status;
}

/* ------------------------------------------------------------------------------- spreadsheets */

enum { COLUMNS = 9, WITH_ENDS = 10 };

/* Reads a line as nine fields with tabs, commas, semicolons or bars between them; with bars there
 * may be one at either end. A field is empty, or has one character, maybe in quotes. Returns false
 * if it is something else. */
static bool take_fields(const line *l, char cells[COLUMNS])
{
    static const char marks[] = "\t,;|";
    char mark = '\0', cell = ' ';
    size_t count = 0;

    for (size_t at = 0; at < l->length; at++) {
        if (mark == '\0' && strchr(marks, l->text[at]) != NULL)
            mark = l->text[at];
        count += mark != '\0' && l->text[at] == mark;
    }
    const bool ends = mark == '|' && count == WITH_ENDS;
    if (count != COLUMNS - 1 && !ends)
        return false;
    size_t field = ends ? (size_t)-1 : 0; /* from the first of the nine */
    for (size_t at = 0; at <= l->length; at++) {
        const char c = at < l->length ? l->text[at] : mark;
        if (c == mark) {
            if (field < COLUMNS)
                cells[field] = cell;
            else if (cell != ' ')
                return false;
            field++;
            cell = ' ';
        } else if (c != ' ' && c != '"') {
            if (cell != ' ' || !(is_digit(c) || c == '.'))
                return false;
            cell = c;
        }
    }
    return true;
}

ennead_status read_table_rows(ennead_reader *r, ennead_record *record, cursor start)
{
    char cells[ENNEAD_CELLS];
    cursor at = start;
    line first = {0};

    for (int row = 0; row < COLUMNS; row++) {
        line l;
        const line_state state = get_line(r, &at, &l);
        if (state == LINE_MISSING && at.at - start.at <= LONGEST_GRID)
            return ENNEAD_STATUS_NEEDS_INPUT;
        if (state != LINE_READ || !take_fields(&l, cells + row * COLUMNS))
            return ENNEAD_STATUS_END;
        first = row == 0 ? l : first;
    }
    if (memchr(cells, ' ', sizeof cells) == NULL)
        return ENNEAD_STATUS_END;
    r->cursor = at;
    r->content_seen = true;
    const ennead_status status =
        give_puzzle(r, record, ENNEAD_FORM_FREE, cells, place_in(&first, 0));
    attach_title(r, record);
    return status;
}
