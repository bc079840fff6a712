/* SPDX-License-Identifier: MIT */
/*
 * One puzzle per line: 81 cells, then the end of the line, a blank, a comma, a tab, ';' or '#', and
 * a note. Also the error messages for lines that nearly have this form.
 */
#include "text/puzzles/line.h"

#include <string.h>

#include "grid/characters.h"
#include "text/puzzles/line_classes.h"
#include "text/puzzles/records.h"

/* 1 for the characters that may be a cell of a line. */
static const unsigned char cell_characters[256] = {
    ['0' ... '9'] = 1, ['.'] = 1, ['*'] = 1, ['_'] = 1, ['x'] = 1, ['X'] = 1, ['-'] = 1,
};

static bool is_cell(char c)
{
    return cell_characters[(unsigned char)c] != 0;
}

static size_t cell_run(const char *text, size_t length)
{
    size_t run = 0;
    while (run < length && is_cell(text[run]))
        run++;
    return run;
}

/* Whether 81 bytes are cells. */
static bool are_cells(const char *text)
{
    return are_common_cells(text) || cell_run(text, ENNEAD_CELLS) == ENNEAD_CELLS;
}

bool is_cells(const char *text, size_t length)
{
    return length == ENNEAD_CELLS && are_cells(text);
}

bool is_separator(char c)
{
    return is_blank(c) || c == ',' || c == ';' || c == '#';
}

bool is_line_puzzle(const line *l)
{
    return l->length >= ENNEAD_CELLS && are_cells(l->text) &&
           (l->length == ENNEAD_CELLS || is_separator(l->text[ENNEAD_CELLS]));
}

bool is_list_line(const line *l)
{
    const size_t run = cell_run(l->text, l->length);
    if (run <= LONGEST_ROW)
        return false;
    for (size_t at = 0; at < run; at++)
        if (l->text[at] >= '1' && l->text[at] <= '9')
            return true;
    return false;
}

void take_line_note(ennead_record *record, const line *l, size_t cells)
{
    const char *note = l->text + cells;
    size_t length = l->length - cells;
    bool separated = false;

    while (length > 0 && (is_blank(*note) || (!separated && is_separator(*note)))) {
        separated = separated || !is_blank(*note);
        note++;
        length--;
    }
    while (length > 0 && is_blank(note[length - 1]))
        length--;
    record->note = note;
    record->note_length = length;
}

void take_word_note(ennead_record *record, const line *l)
{
    size_t end = 0;
    while (end < l->length && !is_separator(l->text[end]))
        end++;
    take_line_note(record, l, end);
}

ennead_status report_line(ennead_reader *r, ennead_record *record, const line *l)
{
    const ennead_status status = report_cells(r, record, l, 0, l->length);
    if (record->error != ENNEAD_INPUT_ERROR_NOT_LINE)
        take_word_note(record, l);
    return status;
}

/* How many letters follow 81 cells at the start of a line, up to the end of a word that has nothing
 * else: a letter for the region of each cell. */
static size_t count_regions(const line *l)
{
    size_t end = ENNEAD_CELLS;
    while (end < l->length && is_letter(l->text[end]))
        end++;
    return end == l->length || is_separator(l->text[end]) ? end - ENNEAD_CELLS : 0;
}

/* Fewer letters than a row has cells are no regions. */
enum { LEAST_REGIONS = 9 };

ennead_status report_cells(ennead_reader *r, ennead_record *record, const line *l, size_t at,
                           size_t end)
{
    const size_t run = cell_run(l->text + at, end - at);
    const size_t stop = at + run;
    const bool ends_here = stop == end || is_separator(l->text[stop]);
    const uint64_t byte = stop < l->length ? (unsigned char)l->text[stop] : 0;

    r->content_seen = true;
    if (at == 0 && run == ENNEAD_CELLS) {
        const size_t regions = count_regions(l);
        if (regions == ENNEAD_CELLS)
            return report(r, record, ENNEAD_INPUT_ERROR_JIGSAW, place_in(l, stop), 0, 0);
        if (regions >= LEAST_REGIONS)
            return report(r, record, ENNEAD_INPUT_ERROR_REGIONS, place_in(l, stop + regions),
                          regions, ENNEAD_CELLS);
    }
    if (run == 0 && at == 0)
        return report(r, record, ENNEAD_INPUT_ERROR_NOT_LINE, place_in(l, at), 0, 0);
    if (!ends_here && run == ENNEAD_CELLS)
        return report(r, record, ENNEAD_INPUT_ERROR_LINE_END, place_in(l, stop), byte, 0);
    if (!ends_here && run < ENNEAD_CELLS)
        return report(r, record, ENNEAD_INPUT_ERROR_STRAY, place_in(l, stop), byte, 0);
    return report(r, record, ENNEAD_INPUT_ERROR_LINE_LENGTH,
                  place_in(l, run < ENNEAD_CELLS ? stop : at + ENNEAD_CELLS), run, ENNEAD_CELLS);
}

ennead_status report_best_field(ennead_reader *r, ennead_record *record, const line *l)
{
    size_t best = 0, best_end = 0, most = 0;

    for (size_t at = 0; at < l->length;) {
        const size_t begin = at;
        size_t cells = 0;
        for (; at < l->length && !is_separator(l->text[at]) && l->text[at] != '"'; at++)
            cells += is_cell(l->text[at]);
        if (cells > most) {
            most = cells;
            best = begin;
            best_end = at;
        }
        at++;
    }
    return report_cells(r, record, l, best, best_end);
}
