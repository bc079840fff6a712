/* SPDX-License-Identifier: MIT */
#include "cli/record/records.h"

#include "cli/base/message.h"
#include "cli/record/printable.h"
#include "cli/record/record_json.h"
#include "cli/record/record_table.h"
#include "cli/record/record_where.h"

static const struct choice forms[] = {
    [RECORDS_AS_LINE] = {"line", "the cells, a blank and the note"},
    [RECORDS_AS_TSV] = {"tsv", "fields between tabs, their names in the first line, the note last"},
    [RECORDS_AS_CSV] = {"csv", "the same fields between commas, quoted where needed (RFC 4180)"},
    [RECORDS_AS_JSON] = {"json", "one JSON object a line, of the same fields"},
};

const struct choices record_choices = {"Formats of records", CHOICES_OF(forms)};

static bool is_table(const struct records *records)
{
    return records->settings->record_form == RECORDS_AS_TSV ||
           records->settings->record_form == RECORDS_AS_CSV;
}

enum exit_code records_prepare(struct records *records, const char *command)
{
    const char *condition = records->settings->condition;
    if (records->settings->guard_formulas && !is_table(records))
        return message_usage(command, "--guard-formulas goes with --format=tsv and --format=csv");
    return condition != NULL ? record_where_compile(records, command, condition) : EXIT_ANSWERED;
}

void records_begin(const struct records *records, struct text *text)
{
    if (is_table(records))
        record_table_begin(records, text);
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
    const struct field_value *note = &record->values[FIELD_OF_NOTE];
    const struct field_value *cells = &record->values[records->cells];
    if (record_is_error(record)) {
        text_string(text, "error");
    } else {
        text_add(text, cells->text, cells->length);
        record_table_add_fields(records, text, record);
        if (records->line != NULL)
            records->line(text, record);
    }
    if (note->known) {
        text_character(text, ' ');
        printable_add(text, records->settings, note->text, note->length);
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

void records_add_error(const struct records *records, struct slot *slot, const struct item *item)
{
    struct record record;
    record_begin(&record, records->settings, slot, item);
    records_add(records, &slot->output, &record);
}
