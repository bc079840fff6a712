/* SPDX-License-Identifier: MIT */
/*
 * Tables for spreadsheets and scripts. The two formats differ in the separator, and in how text is
 * kept from breaking the table: tsv escapes with a backslash, csv quotes as in RFC 4180. Lines end
 * in LF in both. --guard-formulas keeps a spreadsheet from executing text.
 */
#include "cli/record/record_table.h"

#include <inttypes.h>
#include <string.h>

#include "cli/base/utf8.h"
#include "cli/record/printable.h"

static void add_escaped(struct text *text, const char *bytes, size_t length)
{
    static const char special[] = "\t\n\r\\", letters[] = "tnr\\";
    for (size_t at = 0; at < length; at++) {
        size_t plain = at; /* most bytes are: these are added at once */
        while (plain < length && (unsigned char)bytes[plain] >= ' ' && bytes[plain] != '\\')
            plain++;
        text_add(text, bytes + at, plain - at);
        at = plain;
        if (at == length)
            return;
        const char *found = bytes[at] != '\0' ? strchr(special, bytes[at]) : NULL;
        if (found != NULL)
            text_character(text, '\\');
        text_character(text, found != NULL ? letters[found - special] : bytes[at]);
    }
}

static void add_quoted(struct text *text, const char *bytes, size_t length)
{
    bool quotes = false;
    for (size_t i = 0; i < length; i++)
        quotes |= bytes[i] == '"' || bytes[i] == ',' || bytes[i] == '\r' || bytes[i] == '\n';
    if (!quotes) {
        text_add(text, bytes, length);
        return;
    }
    text_character(text, '"');
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] == '"')
            text_character(text, '"');
        text_character(text, bytes[i]);
    }
    text_character(text, '"');
}

static const struct column_form {
    char separator;
    void (*add)(struct text *text, const char *bytes, size_t length);
} tsv = {'\t', add_escaped}, csv = {',', add_quoted};

static const struct column_form *form_of(const struct records *records)
{
    return records->settings->record_form == RECORDS_AS_CSV ? &csv : &tsv;
}

/* Whether a spreadsheet would take the text for a formula. A cell that begins with ' is shown as
 * text. */
static bool is_formula(const char *bytes, size_t length)
{
    return length > 0 && bytes[0] != '\0' && strchr("=+-@\t\r\n", bytes[0]) != NULL;
}

/* Adds text of unknown origin as a field. */
static void add_field(struct text *text, const struct records *records, const char *bytes,
                      size_t length)
{
    struct text field = {0};
    if (!records->settings->to_terminal) {
        form_of(records)->add(text, bytes, length);
        return;
    }
    form_of(records)->add(&field, bytes, length);
    printable_add(text, records->settings, field.bytes, field.length);
    text->failed = text->failed || field.failed;
    text_free(&field);
}

static void add_text(struct text *text, const struct records *records, const char *bytes,
                     size_t length)
{
    struct text guarded = {0};
    if (!records->settings->guard_formulas || !is_formula(bytes, length)) {
        add_field(text, records, bytes, length);
        return;
    }
    text_character(&guarded, '\'');
    text_add(&guarded, bytes, length);
    if (guarded.failed)
        text->failed = true;
    else
        add_field(text, records, guarded.bytes, guarded.length);
    text_free(&guarded);
}

/* Adds the error message, after its place. */
static void add_message(struct text *text, const struct records *records,
                        const struct record *record)
{
    const struct field_value *v = record->values;
    struct text place = {0};
    utf8_add_printable(&place, v[FIELD_OF_FILE].text, v[FIELD_OF_FILE].length);
    text_format(&place, ":%" PRIu64 ":%" PRIu64 ": ", v[FIELD_OF_LINE].number,
                v[FIELD_OF_COLUMN].number);
    text_add(&place, v[FIELD_OF_MESSAGE].text, v[FIELD_OF_MESSAGE].length);
    if (place.failed)
        text->failed = true;
    else
        add_text(text, records, place.bytes, place.length);
    text_free(&place);
}

/* Adds how often each technique is used. Technique names have neither quotes nor commas, so only
 * the separators need quoting; nothing is assembled first, because there are many records. */
static void add_counts(struct text *text, const struct records *records,
                       const struct record_techniques *techniques)
{
    const char *quote = "";
    if (form_of(records) == &csv) {
        int named = 0;
        for (int i = 0; i < techniques->count; i++)
            named += techniques->counts[i] > 0;
        if (named > 1)
            quote = "\"";
    }
    const char *before = quote;
    for (int i = 0; i < techniques->count; i++) {
        if (techniques->counts[i] == 0)
            continue;
        text_string(text, before);
        text_string(text, techniques->name(i));
        text_character(text, ':');
        text_number(text, techniques->counts[i]);
        before = ",";
    }
    text_string(text, quote);
}

static void add_value(struct text *text, const struct records *records, const struct record *record,
                      enum field field)
{
    const struct field_value *value = &record->values[field];
    const enum field_kind kind = field_rows[field].kind;
    if (!record_knows(record, field) || (kind == FIELD_LIST && value->length == 0)) {
        if (records->unknown != NULL && !record_is_error(record))
            text_string(text, records->unknown);
        return;
    }
    switch (kind) {
    case FIELD_NUMBER:
        text_number(text, value->number);
        break;
    case FIELD_TENTHS:
        text_number(text, value->number / 10);
        text_character(text, '.');
        text_number(text, value->number % 10);
        break;
    case FIELD_REAL:
        text_format(text, "%.6f", value->real);
        break;
    case FIELD_WORD:
    case FIELD_RANK:
    case FIELD_FLAG:
        text_string(text, field_word(field, value->number));
        break;
    case FIELD_COUNTS:
        add_counts(text, records, &record->techniques);
        break;
    default:
        add_text(text, records, value->text, value->length);
    }
}

void record_table_add_fields(const struct records *records, struct text *text,
                             const struct record *record)
{
    for (size_t i = 0; i < records->behind_count; i++) {
        text_character(text, '\t');
        add_value(text, records, record, records->behind[i]);
    }
}

static size_t column_count(const struct records *records)
{
    return records->table_count > 0 ? records->table_count : records->field_count;
}

static bool is_note(const struct column *column)
{
    return strcmp(column->name, field_rows[FIELD_OF_NOTE].name) == 0;
}

static void add_name(struct text *text, const struct records *records, const struct column *column)
{
    struct text name = {0};
    text_character(text, form_of(records)->separator);
    text_string(&name, records_prefix(records, column->name));
    text_string(&name, column->name);
    if (name.length > 0)
        add_text(text, records, name.bytes, name.length);
    text->failed = text->failed || name.failed;
    text_free(&name);
}

/* Adds what is beside the puzzle: all of it as the note, unless it has the table's columns. */
static void add_beside(struct text *text, const struct records *records,
                       const struct record *record)
{
    const bool fits = records_has_columns(records, record);
    const struct field_value *note = &record->values[FIELD_OF_NOTE];
    struct named_columns rest = fits ? record->columns : records_columns(records);
    if (!fits)
        add_text(text, records, record->beside, record->beside_length);
    else if (record_knows(record, FIELD_OF_NOTE))
        add_text(text, records, note->text, note->length);
    for (struct column column; columns_next(&rest, &column);) {
        if (is_note(&column))
            continue;
        text_character(text, form_of(records)->separator);
        add_text(text, records, column.text, column.length);
    }
}

void record_table_begin(const struct records *records, struct text *text)
{
    const char separator = form_of(records)->separator;
    for (size_t i = 0; i < column_count(records); i++) {
        if (i > 0)
            text_character(text, separator);
        text_string(text, field_rows[records->fields[i]].name);
    }
    if (records->origin == RECORDS_OF_INPUT)
        text_format(text, "%cmessage%cnote", separator, separator);
    struct named_columns rest = records_columns(records);
    for (struct column column; columns_next(&rest, &column);)
        if (!is_note(&column))
            add_name(text, records, &column);
    text_character(text, '\n');
}

void record_table_add(const struct records *records, struct text *text, const struct record *record)
{
    const char separator = form_of(records)->separator;
    for (size_t i = 0; i < column_count(records); i++) {
        if (i > 0)
            text_character(text, separator);
        add_value(text, records, record, records->fields[i]);
    }
    if (records->origin == RECORDS_OF_INPUT) {
        text_character(text, separator);
        if (record_is_error(record))
            add_message(text, records, record);
        text_character(text, separator);
        add_beside(text, records, record);
    }
    text_character(text, '\n');
}
