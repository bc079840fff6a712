/* SPDX-License-Identifier: MIT */
/*
 * A puzzle in one of the fields of a line: tables with commas, semicolons or tabs (quoted fields
 * as in RFC 4180, but within a line), and puzzle banks with blanks. The first line may name the
 * columns. If the caller does not say which column holds the puzzles, the first line with a puzzle
 * decides: its first field with 81 cells, one of them empty, else its first field with 81 cells.
 * That column then holds for all lines of the same shape, so a solution is never taken in place of
 * a bad puzzle.
 */
#include "text/puzzles/fields.h"

#include <string.h>

#include "text/puzzle_names.h"
#include "text/puzzles/columns.h"
#include "text/puzzles/line.h"
#include "text/puzzles/line_classes.h"
#include "text/puzzles/records.h"
#include "text/puzzles/titles.h"

static const char separators[] = {',', ';', '\t', ' '};

csv_field field_at(const line *l, char separator, size_t at)
{
    const char *text = l->text;
    size_t end;
    csv_field f = {0};

    while (at < l->length && is_blank(text[at]) && text[at] != separator)
        at++;
    if (separator == ' ')
        while (at < l->length && is_blank(text[at]))
            at++;
    f.at = at;
    if (at < l->length && text[at] == '"') {
        f.at = ++at;
        while (at < l->length && (text[at] != '"' || (at + 1 < l->length && text[at + 1] == '"')))
            at += text[at] == '"' ? 2 : 1;
        f.open = at >= l->length;
        f.length = (at < l->length ? at : l->length) - f.at;
        while (at < l->length && text[at] != separator)
            at++;
    } else {
        while (at < l->length && text[at] != separator && !(separator == ' ' && text[at] == '\t'))
            at++;
        for (end = at; end > f.at && is_blank(text[end - 1]); end--)
            continue;
        f.length = end - f.at;
    }
    if (separator == ' ') {
        while (at + 1 < l->length && is_blank(text[at + 1]))
            at++;
        if (at + 1 == l->length)
            at++; /* trailing blanks are not a field */
    }
    f.next = at + 1;
    return f;
}

/* Finds field number `column`. Returns false if the line has fewer fields. */
static bool find_field(const line *l, char separator, size_t column, csv_field *f)
{
    size_t at = 0;

    for (size_t i = 0; at <= l->length; i++) {
        *f = field_at(l, separator, at);
        if (i == column)
            return true;
        at = f->next;
    }
    return false;
}

size_t count_fields(const line *l, char separator)
{
    size_t count = 0;

    for (size_t at = 0; at <= l->length; count++)
        at = field_at(l, separator, at).next;
    return count;
}

static bool is_puzzle_field(const line *l, const csv_field *f)
{
    return is_cells(l->text + f->at, f->length);
}

static bool has_empty_cell(const char *cells)
{
    for (size_t i = 0; i < ENNEAD_CELLS; i++)
        if (cells[i] < '1' || cells[i] > '9')
            return true;
    return false;
}

/* The separator of a line of unknown layout: the first that occurs. */
static char likely_separator(const line *l)
{
    for (size_t i = 0; i < sizeof separators; i++)
        if (memchr(l->text, separators[i], l->length) != NULL)
            return separators[i];
    return ',';
}

/* Finds the puzzle in a line of unknown layout. */
static bool find_layout(const line *l, layout *found)
{
    found->known = false;
    for (size_t i = 0; i < sizeof separators && !found->known; i++) {
        bool certain = false;
        size_t at = 0;
        /* A line with one quoted field has no separator. */
        if (memchr(l->text, separators[i], l->length) == NULL && (i > 0 || *l->text != '"'))
            continue;
        for (size_t column = 0; at <= l->length && !certain; column++) {
            const csv_field f = field_at(l, separators[i], at);
            at = f.next;
            if (f.open)
                break;
            if (!is_puzzle_field(l, &f))
                continue;
            certain = has_empty_cell(l->text + f.at);
            if (certain || !found->known)
                *found = (layout){true, separators[i], column, 0};
        }
    }
    if (found->known)
        found->fields = count_fields(l, found->separator);
    return found->known;
}

/* Finds the column with a given name in a first line. */
static bool find_name(const line *l, const char *name, layout *found)
{
    for (size_t i = 0; i < sizeof separators; i++) {
        size_t at = 0;
        if (memchr(l->text, separators[i], l->length) == NULL && i > 0)
            continue;
        for (size_t column = 0; at <= l->length; column++) {
            const csv_field f = field_at(l, separators[i], at);
            if (same_word(l->text + f.at, f.length, name)) {
                *found = (layout){true, separators[i], column, count_fields(l, separators[i])};
                return true;
            }
            at = f.next;
        }
    }
    return false;
}

static bool find_known_name(const line *l, layout *found)
{
    for (size_t i = 0; i < PUZZLE_NAMES; i++)
        if (find_name(l, puzzle_names[i], found))
            return true;
    return false;
}

/* Makes the other fields, as they are, the record's note. */
static void take_note(ennead_reader *r, ennead_record *record, const line *l, char separator,
                      const csv_field *f)
{
    size_t before = f->at;
    size_t length = 0;

    while (before > 0 && (l->text[before - 1] == '"' || is_blank(l->text[before - 1])) &&
           l->text[before - 1] != separator)
        before--;
    memcpy(r->note, l->text, before);
    length = before;
    if (f->next <= l->length) {
        memcpy(r->note + length, l->text + f->next, l->length - f->next);
        length += l->length - f->next;
    } else if (length > 0 && r->note[length - 1] == separator) {
        length--;
    }
    while (length > 0 && is_blank(r->note[length - 1]))
        length--;
    record->note = r->note;
    record->note_length = length;
}

static fields_state give_field(ennead_reader *r, ennead_record *record, const line *l,
                               const csv_field *f)
{
    give_puzzle(r, record, ENNEAD_FORM_CSV, l->text + f->at, place_in(l, f->at));
    take_note(r, record, l, r->layout.separator, f);
    if (title_is_header_of(r, l)) {
        r->title_length = 0;
        columns_found(r);
    }
    columns_give(r, record, l);
    attach_title(r, record);
    return FIELDS_GIVEN;
}

/* Reads a line whose column `column` should hold a puzzle. */
static fields_state take_column(ennead_reader *r, ennead_record *record, const line *l,
                                const layout *where)
{
    csv_field f;

    if (!find_field(l, where->separator, where->column, &f))
        report(r, record, ENNEAD_INPUT_ERROR_NO_FIELD, place_in(l, l->length),
               count_fields(l, where->separator), where->column + 1);
    else if (f.open)
        report(r, record, ENNEAD_INPUT_ERROR_OPEN_QUOTE, place_in(l, l->length), 0, 0);
    else if (is_puzzle_field(l, &f))
        return give_field(r, record, l, &f);
    else if (f.length == 0)
        report(r, record, ENNEAD_INPUT_ERROR_LINE_LENGTH, place_in(l, f.at), 0, ENNEAD_CELLS);
    else
        report_cells(r, record, l, f.at, f.at + f.length);
    if (record->error == ENNEAD_INPUT_ERROR_NO_FIELD) {
        record->note = l->text;
        record->note_length = l->length;
    } else if (record->error != ENNEAD_INPUT_ERROR_OPEN_QUOTE) {
        take_note(r, record, l, where->separator, &f);
        columns_give(r, record, l);
    }
    return FIELDS_GIVEN;
}

/* The number of fields that a title line names, if `l` has as many; 0 if the title is not a header
 * for `l`. */
static size_t fields_named(const ennead_reader *r, const line *l)
{
    const line title = {r->header.text, r->header.length, 0, 0};
    layout named;

    if (r->title_length == 0 || !r->title_is_first || r->header.state == HEADER_NONE)
        return 0;
    const char separator = likely_separator(&title);
    const size_t fields = count_fields(&title, separator);
    if (fields == 1)
        return find_known_name(&title, &named);
    return separator != ' ' && fields == count_fields(l, separator) ? fields : 0;
}

bool title_is_header_of(const ennead_reader *r, const line *l)
{
    return fields_named(r, l) > 0;
}

/* Whether a line belongs to the table whose layout is known. */
static bool continues_table(const ennead_reader *r, const line *l)
{
    const size_t fields = count_fields(l, r->layout.separator);
    const line_classes p = classes_of(l->text, l->length);

    const bool is_row = fields == 1 && cells_and_signs(&p) >= CELLS_OF_A_ROW;

    if (fields != r->layout.fields)
        return r->in_table && !is_row && !is_line_puzzle(l);
    return r->in_table || (fields > 1 && looks_like_puzzle(&p));
}

fields_state try_fields(ennead_reader *r, ennead_record *record, const line *l)
{
    layout found;

    if (r->named.known) { /* a header if the next line has as many fields */
        if (count_fields(l, r->named.separator) == r->named.fields) {
            r->layout = r->named;
            r->in_table = true;
            r->title_length = 0;
            columns_found(r);
        }
        r->named.known = false;
    }
    if (r->layout.known && continues_table(r, l))
        return take_column(r, record, l, &r->layout);
    if (is_line_puzzle(l) && fields_named(r, l) < 2)
        return FIELDS_NO;
    if (find_layout(l, &found)) {
        if (r->layout.known)
            r->header.state = HEADER_NONE; /* a different table */
        r->layout = found;
        return take_column(r, record, l, &r->layout);
    }
    if (!r->content_seen) {
        columns_keep_first(r, l);
        const line_classes p = classes_of(l->text, l->length);
        if (is_title(&p) && find_known_name(l, &found) && found.separator != ' ' &&
            found.fields > 1)
            r->named = found;
    }
    return FIELDS_NO;
}

/* Reads the first line of a table. */
static fields_state take_first(ennead_reader *r, ennead_record *record, const line *l)
{
    const line_classes p = classes_of(l->text, l->length);
    layout found;

    columns_keep_first(r, l);
    if (r->column_name[0] != '\0') {
        if (find_name(l, r->column_name, &r->layout))
            return FIELDS_HEADER;
        r->discarding = true;
        report(r, record, ENNEAD_INPUT_ERROR_NO_COLUMN, place_in(l, 0), 0, 0);
        columns_give_names(r, record, likely_separator(l));
        return FIELDS_GIVEN;
    }
    if (r->column != 0) {
        csv_field f;
        r->layout = (layout){true, likely_separator(l), r->column - 1, 0};
        if (find_field(l, r->layout.separator, r->layout.column, &f) && !is_puzzle_field(l, &f) &&
            p.letters > 0 && !looks_like_puzzle(&p))
            return FIELDS_HEADER;
        return FIELDS_NO;
    }
    if (find_layout(l, &found) || looks_like_puzzle(&p) || p.letters == 0)
        return FIELDS_NO;
    if (find_known_name(l, &found))
        r->layout = found;
    return FIELDS_HEADER;
}

fields_state take_fields(ennead_reader *r, ennead_record *record, const line *l)
{
    const line whole = *l;

    if (!r->content_seen) {
        const fields_state state = take_first(r, record, &whole);
        if (state == FIELDS_HEADER)
            columns_found(r);
        if (state != FIELDS_NO)
            return state;
    }
    if (!r->layout.known && is_cells(l->text, l->length)) {
        const csv_field f = {.at = 0, .length = l->length, .next = l->length + 1};
        r->layout.separator = ',';
        return give_field(r, record, l, &f);
    }
    if (!r->layout.known && !find_layout(l, &r->layout)) {
        report(r, record, ENNEAD_INPUT_ERROR_NO_PUZZLE_FIELD, place_in(l, 0), 0, 0);
        return FIELDS_GIVEN;
    }
    return take_column(r, record, l, &r->layout);
}
