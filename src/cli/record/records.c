/* SPDX-License-Identifier: MIT */
#include "cli/record/records.h"

#include <string.h>

#include "cli/base/message.h"
#include "cli/record/printable.h"
#include "cli/record/record_json.h"
#include "cli/record/record_table.h"
#include "cli/record/record_where.h"

static const struct choice forms[] = {
    [RECORDS_AS_LINE] = {"line", "the cells, a blank and the note"},
    [RECORDS_AS_TSV] = {"tsv", "fields separated by tabs, with their names in the first line and "
                               "the note last"},
    [RECORDS_AS_CSV] = {"csv", "the same fields separated by commas, quoted where needed (RFC "
                               "4180)"},
    [RECORDS_AS_JSON] = {"json", "one JSON object per line, with the same fields"},
};

const struct choices record_choices = {"Formats of records", CHOICES_OF(forms)};

static bool is_table(const struct records *records)
{
    return records->settings->record_form == RECORDS_AS_TSV ||
           records->settings->record_form == RECORDS_AS_CSV;
}

enum exit_code records_prepare(struct records *records, const char *command)
{
    if (records->settings->guard_formulas && !is_table(records))
        return message_usage(command, "--guard-formulas goes with --format=tsv and --format=csv");
    return records->settings->condition != NULL ? record_where_compile(records, command)
                                                : EXIT_ANSWERED;
}

/* The columns of the first item to be answered. */
static struct named_columns first_columns(const struct slot *slot)
{
    for (size_t i = 0; slot != NULL && i < slot->item_count; i++)
        if (slot->items[i].kind != ITEM_NOTICE && slot->items[i].kind != ITEM_TROUBLE)
            return slot_columns(slot, &slot->items[i]);
    return (struct named_columns){.names_length = 0};
}

enum exit_code records_begin(const struct settings *settings, const struct slot *slot,
                             struct text *text)
{
    struct records *records = settings->records;
    const struct named_columns columns = first_columns(slot);
    enum exit_code code = EXIT_ANSWERED;
    if (columns.names_length > 0)
        memcpy(records->names, columns.names, columns.names_length);
    records->names_length = columns.names_length;
    if (records->waiting != NULL)
        code = record_where_compile(records, records->waiting);
    if (code == EXIT_ANSWERED && is_table(records))
        record_table_begin(records, text);
    return code;
}

struct named_columns records_columns(const struct records *records)
{
    return (struct named_columns){.names = records->names, .names_length = records->names_length};
}

bool records_has_columns(const struct records *records, const struct record *record)
{
    return records->names_length == record->columns.names_length &&
           (records->names_length == 0 ||
            memcmp(records->names, record->columns.names, records->names_length) == 0);
}

const char *records_prefix(const struct records *records, const char *column)
{
    static const enum field always[] = {FIELD_OF_FILE, FIELD_OF_LINE, FIELD_OF_COLUMN,
                                        FIELD_OF_VERDICT, FIELD_OF_MESSAGE};
    static const char prefix[] = "input_";
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
        if (strcmp(field_rows[always[i]].name, column) == 0)
            return prefix;
    for (size_t i = 0; i < records->field_count; i++)
        if (strcmp(field_rows[records->fields[i]].name, column) == 0)
            return prefix;
    return "";
}

bool records_want(const struct records *records, const struct record *record)
{
    return records->settings->condition == NULL ||
           (!record_is_error(record) && record_where_holds(records, record));
}

bool records_show(const struct records *records, enum field field)
{
    bool shown = records->cells == field || records->settings->condition != NULL ||
                 records->settings->record_form != RECORDS_AS_LINE;
    for (size_t i = 0; i < records->behind_count; i++)
        shown = shown || records->behind[i] == field;
    return shown;
}

static void add_line(const struct records *records, struct text *text, const struct record *record)
{
    const struct field_value *cells = &record->values[records->cells];
    if (record_is_error(record)) {
        text_string(text, "error");
    } else {
        if (record_knows(record, records->cells))
            text_add(text, cells->text, cells->length);
        record_table_add_fields(records, text, record);
        if (records->line != NULL)
            records->line(text, record);
    }
    if (record->beside_length > 0) {
        text_character(text, ' ');
        printable_add(text, records->settings, record->beside, record->beside_length);
    }
    text_character(text, '\n');
}

bool records_add(const struct records *records, struct text *text, const struct record *record)
{
    if (!records_want(records, record))
        return false;
    if (records->settings->record_form == RECORDS_AS_LINE)
        add_line(records, text, record);
    else if (is_table(records))
        record_table_add(records, text, record);
    else
        record_json_add(records, text, record);
    return true;
}

void records_add_error(const struct settings *settings, struct slot *slot, const struct item *item)
{
    const struct records *records = settings->records;
    struct record record;
    record_begin(&record, settings, slot, item);
    if (records->errors == ERRORS_ON_LINES || settings->record_form != RECORDS_AS_LINE)
        records_add(records, &slot->output, &record);
}
