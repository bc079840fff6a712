/* SPDX-License-Identifier: MIT */
/*
 * One JSON object per line. Nested values may be too long for memory, and are written as they are
 * produced. Everything else is written before them, so that running out of memory does not leave
 * an object half written.
 */
#include "cli/record/record_json.h"

#include <string.h>

static void add_list(struct json_out *json, const char *key, const struct field_value *list)
{
    json_out_open(json, key, '[');
    for (size_t at = 0; at < list->length;) {
        const char *word = list->text + at, *blank = memchr(word, ' ', list->length - at);
        const size_t length = blank != NULL ? (size_t)(blank - word) : list->length - at;
        json_out_bytes(json, NULL, word, length);
        at += length + 1;
    }
    json_out_close(json, ']');
}

static void add_counts(struct json_out *json, const char *key,
                       const struct record_techniques *techniques)
{
    json_out_open(json, key, '{');
    for (int i = 0; i < techniques->count; i++)
        if (techniques->counts[i] != 0)
            json_out_number(json, techniques->name(i), techniques->counts[i]);
    json_out_close(json, '}');
}

static void add_field(struct json_out *json, const struct record *record, enum field field)
{
    const struct field_value *value = &record->values[field];
    const char *name = field_rows[field].name;
    if (!record_knows(record, field))
        return;
    switch (field_rows[field].kind) {
    case FIELD_NUMBER:
        json_out_number(json, name, value->number);
        break;
    case FIELD_TENTHS:
        json_out_tenths(json, name, (int)value->number);
        break;
    case FIELD_REAL:
        json_out_real(json, name, value->real);
        break;
    case FIELD_WORD:
    case FIELD_RANK:
        json_out_string(json, name, field_word(field, value->number));
        break;
    case FIELD_FLAG:
        json_out_flag(json, name, value->number);
        break;
    case FIELD_TEXT:
    case FIELD_TECHNIQUE:
        json_out_bytes(json, name, value->text, value->length);
        break;
    case FIELD_LIST:
        add_list(json, name, value);
        break;
    case FIELD_COUNTS:
        add_counts(json, name, &record->techniques);
        break;
    case FIELD_NESTED:
        (void)value->put(json, value->user);
        break;
    }
}

static void add_columns(struct json_out *json, const struct records *records,
                        const struct record *record)
{
    struct named_columns rest = record->columns;
    for (struct column column; columns_next(&rest, &column);) {
        struct text name = {0};
        text_string(&name, records_prefix(records, column.name));
        text_add(&name, column.name, strlen(column.name) + 1);
        if (name.failed)
            json->text->failed = true;
        else if (strcmp(name.bytes, field_rows[FIELD_OF_NOTE].name) != 0)
            json_out_bytes(json, name.bytes, column.text, column.length);
        text_free(&name);
    }
}

/* A record, and the fields that are written of it. */
struct object {
    const struct records *records;
    const struct record *record;
    const enum field *fields;
    size_t count;
};

/* Adds the fields from one on, up to the end of the object. */
static void add_rest(struct json_out *json, const struct object *object, size_t at)
{
    for (size_t i = at; i < object->count; i++)
        add_field(json, object->record, object->fields[i]);
    add_field(json, object->record, FIELD_OF_NOTE);
    add_columns(json, object->records, object->record);
    json_out_close(json, '}');
}

/* Adds the solutions, which may be cut, and the rest. If they are cut, the line cannot be taken
 * back; it is left open, because a closed one would pass off some solutions as all. */
static void add_solutions(struct json_out *json, const struct object *object, size_t at)
{
    const struct field_value *solutions = &object->record->values[FIELD_OF_SOLUTIONS];
    struct text tail = {0};
    struct json_out rest = {.text = &tail, .settings = json->settings, .comma = true};
    add_rest(&rest, object, at + 1);
    json->text->failed = json->text->failed || tail.failed;
    const enum cut cut = solutions->put(json, solutions->user);
    if (cut == NOT_CUT) {
        text_add(json->text, tail.bytes, tail.length);
    } else {
        json_out_string(json, "cut", cut == CUT_BY_MEMORY ? "memory" : "stop");
        json_out_close(json, '}');
    }
    text_free(&tail);
}

void record_json_add(const struct records *records, struct text *text, const struct record *record)
{
    static const enum field of_error[] = {FIELD_OF_COLUMN, FIELD_OF_VERDICT, FIELD_OF_MESSAGE};
    struct json_out json = {.text = text, .settings = records->settings};
    struct object object = {records, record, records->fields, records->field_count};
    if (record_is_error(record)) {
        object.fields = of_error;
        object.count = sizeof of_error / sizeof of_error[0];
    }
    json_out_open(&json, NULL, '{');
    add_field(&json, record, FIELD_OF_FILE);
    add_field(&json, record, FIELD_OF_LINE);
    size_t at = 0;
    for (; at < object.count && object.fields[at] != FIELD_OF_SOLUTIONS; at++)
        add_field(&json, record, object.fields[at]);
    if (at < object.count && record_knows(record, FIELD_OF_SOLUTIONS))
        add_solutions(&json, &object, at);
    else
        add_rest(&json, &object, at);
    text_character(text, '\n');
}
