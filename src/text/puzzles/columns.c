/* SPDX-License-Identifier: MIT */
/*
 * The names of columns. They are read once, when the separator is known: each field of the first
 * line must be a name, without control characters, and all must differ. Otherwise the table has no
 * names, and its fields stay together in one note.
 */
#include "text/puzzles/columns.h"

#include <string.h>

#include "text/puzzles/line_classes.h"

void columns_keep_first(ennead_reader *r, const line *l)
{
    header *h = &r->header;
    h->state = l->length <= LONGEST_HEADER ? HEADER_KEPT : HEADER_NONE;
    h->length = h->state == HEADER_KEPT ? l->length : 0;
    memcpy(h->text, l->text, h->length);
}

void columns_found(ennead_reader *r)
{
    if (r->header.state == HEADER_KEPT)
        r->header.state = HEADER_FOUND;
}

/* Copies a field, each doubled quote as one, and returns its new length. */
static size_t copy_field(char *to, const line *l, const csv_field *f)
{
    const bool quoted = f->at > 0 && l->text[f->at - 1] == '"';
    size_t length = 0;
    for (size_t i = 0; i < f->length; i++) {
        to[length++] = l->text[f->at + i];
        i += quoted && l->text[f->at + i] == '"';
    }
    return length;
}

static bool is_name(const ennead_column *column)
{
    for (size_t i = 0; i < column->name_length; i++)
        if ((unsigned char)column->name[i] < ' ' || column->name[i] == 0x7f)
            return false;
    return true;
}

static bool is_among(const ennead_column *columns, size_t count, const ennead_column *one)
{
    for (size_t i = 0; i < count; i++)
        if (columns[i].name_length == one->name_length &&
            memcmp(columns[i].name, one->name, one->name_length) == 0)
            return true;
    return false;
}

static void take_names(header *h, char separator)
{
    const line first = {h->text, h->length, 1, 0};
    char *to = h->names;
    h->state = HEADER_NONE;
    h->count = 0;
    for (size_t at = 0; at <= first.length; h->count++) {
        const csv_field f = field_at(&first, separator, at);
        ennead_column *column = &h->columns[h->count];
        if (h->count == ENNEAD_MOST_COLUMNS)
            return;
        *column = (ennead_column){.name = to, .name_length = copy_field(to, &first, &f)};
        if (!is_name(column) || is_among(h->columns, h->count, column))
            return;
        to += column->name_length;
        at = f.next;
    }
    h->state = HEADER_NAMED;
}

void columns_give_names(ennead_reader *r, ennead_record *record, char separator)
{
    take_names(&r->header, separator);
    if (r->header.state != HEADER_NAMED)
        return;
    record->columns = r->header.columns;
    record->column_count = r->header.count;
}

void columns_give(ennead_reader *r, ennead_record *record, const line *l)
{
    header *h = &r->header;
    char *to = h->fields;
    size_t at = 0, given = 0;
    if (h->state == HEADER_FOUND)
        take_names(h, r->layout.separator);
    if (h->state != HEADER_NAMED || count_fields(l, r->layout.separator) != h->count)
        return;
    for (size_t i = 0; i < h->count; i++) {
        const csv_field f = field_at(l, r->layout.separator, at);
        at = f.next;
        if (i == r->layout.column)
            continue;
        h->given[given] = h->columns[i];
        h->given[given].text = to;
        h->given[given].text_length = copy_field(to, l, &f);
        to += h->given[given++].text_length;
    }
    record->columns = h->given;
    record->column_count = given;
}
