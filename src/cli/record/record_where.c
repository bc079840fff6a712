/* SPDX-License-Identifier: MIT */
#include "cli/record/record_where.h"

#include <string.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/nearest.h"

_Static_assert((int)FIELD_COUNT + ENNEAD_MOST_COLUMNS <= (int)WHERE_FIELDS, "room for all fields");
_Static_assert((int)ENNEAD_SE_TECHNIQUE_COUNT <= WHERE_TECHNIQUES &&
                   (int)ENNEAD_TECHNIQUE_COUNT <= WHERE_TECHNIQUES,
               "a set has room for all techniques");

static const char *verdict_word(size_t index)
{
    return field_word(FIELD_OF_VERDICT, index);
}

static const char *outcome_word(size_t index)
{
    return field_word(FIELD_OF_OUTCOME, index);
}

static const char *level_word(size_t index)
{
    return field_word(FIELD_OF_LEVEL, index);
}

static const char *flag_word(size_t index)
{
    return field_word(FIELD_COUNT, index);
}

static struct where_field field_of(enum field field)
{
    static const enum where_kind kinds[] = {
        [FIELD_NUMBER] = WHERE_NUMBER, [FIELD_TENTHS] = WHERE_NUMBER,
        [FIELD_REAL] = WHERE_NUMBER,   [FIELD_WORD] = WHERE_WORD,
        [FIELD_RANK] = WHERE_RANK,     [FIELD_FLAG] = WHERE_WORD,
        [FIELD_TEXT] = WHERE_TEXT,     [FIELD_LIST] = WHERE_LIST,
        [FIELD_COUNTS] = WHERE_TEXT,   [FIELD_TECHNIQUE] = WHERE_TECHNIQUE,
        [FIELD_NESTED] = WHERE_TEXT,
    };
    const enum field_kind kind = field_rows[field].kind;
    return (struct where_field){.name = field_rows[field].name,
                                .kind = kinds[kind],
                                .word = field == FIELD_OF_OUTCOME ? outcome_word
                                        : kind == FIELD_WORD      ? verdict_word
                                        : kind == FIELD_RANK      ? level_word
                                                                  : flag_word};
}

static bool is_comparable(enum field field)
{
    return field_rows[field].kind != FIELD_COUNTS && field_rows[field].kind != FIELD_NESTED;
}

/* The fields that conditions can use, one bit each: those that some record has a value for. */
static field_set known_to(const struct records *records)
{
    field_set known = 0;
    for (size_t i = 0; i < records->field_count; i++)
        if (is_comparable(records->fields[i]))
            known |= (field_set)1 << records->fields[i];
    if (records->origin == RECORDS_OF_INPUT)
        known |= FIELD_BIT(FILE) | FIELD_BIT(LINE) | FIELD_BIT(NOTE);
    return known;
}

/* Whether the first record may have columns; a person typing at a terminal does not write any. */
static bool may_have_columns(const struct records *records)
{
    return records->origin == RECORDS_OF_INPUT &&
           (records->settings->file_count > 0 || isatty(STDIN_FILENO) == 0);
}

static int technique_count(const struct records *records)
{
    int count = 0;
    while (records->technique != NULL && records->technique(count) != NULL)
        count++;
    return count;
}

/* Adds the names of columns that conditions can use, each followed by a zero byte. */
static void add_columns(struct text *text, const struct records *records)
{
    struct named_columns rest = records_columns(records);
    for (struct column column; columns_next(&rest, &column);) {
        text_string(text, records_prefix(records, column.name));
        text_add(text, column.name, strlen(column.name) + 1);
    }
}

/* Collects the names of fields, then of columns. Fields that these records cannot have get the
 * name "", because it may be a word of another field. Returns how many there are. */
static size_t take_fields(struct where_field fields[WHERE_FIELDS], const struct records *records,
                          const struct text *columns)
{
    size_t count = 0;
    for (; count < FIELD_COUNT; count++) {
        fields[count] = field_of((enum field)count);
        if ((known_to(records) >> count & 1) == 0)
            fields[count].name = "";
        fields[count].absent = (records->never >> count & 1) != 0;
    }
    for (size_t at = 0; at < columns->length; at += strlen(columns->bytes + at) + 1)
        fields[count++] = (struct where_field){
            .name = strcmp(columns->bytes + at, "note") != 0 ? columns->bytes + at : "",
            .kind = WHERE_COLUMN,
        };
    return count;
}

/* Suggestions for the unknown word that a text begins with. */
static const char *meant(const struct where_names *names, const struct records *records,
                         const char *text, const struct where_error *error)
{
    static struct nearest nearest;
    struct where_set techniques;
    const char *name;
    text += *text == '"';
    size_t length = strcspn(text, "()<>=!&|\"");
    while (length > 0 && text[length - 1] == ' ')
        length--;
    nearest_begin(&nearest, text, length);
    for (size_t i = 0; error->kind == WRONG_FIELD && i < names->field_count; i++)
        if (*names->fields[i].name != '\0' && !names->fields[i].absent)
            nearest_offer(&nearest, names->fields[i].name);
    for (size_t i = 0; error->kind == WRONG_WORD && (name = error->field->word(i)) != NULL; i++)
        nearest_offer(&nearest, name);
    for (int i = 0; error->kind == WRONG_TECHNIQUE && (name = records->technique(i)) != NULL; i++)
        if (records->techniques_named(name, strlen(name), &techniques))
            nearest_offer(&nearest, name);
    return nearest_text(&nearest, "");
}

/* Adds the words that a field can have, or the fields that there are. */
static void add_expected(struct text *text, const struct where_names *names,
                         const struct where_error *error)
{
    const char *word, *comma = ": expected ";
    for (size_t i = 0; error->kind == WRONG_WORD && (word = error->field->word(i)) != NULL; i++) {
        text_format(text, "%s%s", comma, word);
        comma = ", ";
    }
    for (size_t i = 0; error->kind == WRONG_FIELD && i < names->field_count; i++)
        if (*names->fields[i].name != '\0' && !names->fields[i].absent) {
            text_format(text, "%s%s", comma, names->fields[i].name);
            comma = ", ";
        }
    text_character(text, '\0');
}

/* The commands that have the field which a text begins with; NULL if it is not one. */
static const char *owners(const char *text)
{
    const size_t length = strcspn(text, " \t()<>=!&|\"");
    for (size_t i = 0; i < FIELD_COUNT; i++)
        if (is_comparable((enum field)i) && strlen(field_rows[i].name) == length &&
            memcmp(field_rows[i].name, text, length) == 0)
            return field_rows[i].commands;
    return NULL;
}

/* Reports what is wrong with the condition. */
static enum exit_code tell(const struct records *records, const char *command,
                           const struct where_names *names, const struct where_error *error)
{
    const char *rest = records->settings->condition + error->column - 1;
    struct text expected = {0};
    if (*rest == '\0')
        return message_usage(command, "--where, column %zu, at its end: %s", error->column,
                             error->message);
    const char *of = error->kind == WRONG_FIELD ? owners(rest) : NULL;
    const char *near = of == NULL ? meant(names, records, rest, error) : "";
    if (*near == '\0')
        add_expected(&expected, names, error);
    const enum exit_code code =
        message_usage(command, "--where, column %zu, at '%s': %s%s%s%s%s", error->column, rest,
                      of != NULL ? "a field of " : "", of != NULL ? of : error->message,
                      of != NULL ? ", not of these records" : "",
                      expected.length > 0 && !expected.failed ? expected.bytes : "", near);
    text_free(&expected);
    return code;
}

enum exit_code record_where_compile(struct records *records, const char *command)
{
    const char *condition = records->settings->condition;
    const bool first = records->waiting == NULL;
    struct where_field fields[WHERE_FIELDS];
    struct where_error error;
    struct text columns = {0};
    enum exit_code code = EXIT_ANSWERED;
    add_columns(&columns, records);
    const struct where_names names = {
        .fields = fields,
        .field_count = take_fields(fields, records, &columns),
        .techniques = records->techniques_named,
        .technique_count = technique_count(records),
    };
    if (columns.failed) {
        message("out of memory");
        code = EXIT_MEMORY;
    } else if (where_parse(&records->where, condition, strlen(condition), &names, &error)) {
        records->waiting = NULL;
    } else if (first && error.kind == WRONG_FIELD && may_have_columns(records)) {
        records->waiting = command;
    } else {
        code = tell(records, command, &names, &error);
    }
    text_free(&columns);
    return code;
}

/* Converts a value for use in conditions. */
static struct where_value value_of(const struct field_value *value, enum field_kind kind)
{
    struct where_value seen = {.known = true, .text = value->text, .length = value->length};
    const uint64_t unit = kind == FIELD_TENTHS ? WHERE_ONE / 10 : WHERE_ONE;
    const uint64_t number =
        kind == FIELD_REAL ? (uint64_t)(value->real * WHERE_ONE) : value->number;
    if (kind == FIELD_REAL)
        seen.number = (int64_t)number;
    else
        seen.number = number <= INT64_MAX / unit ? (int64_t)(number * unit) : INT64_MAX;
    return seen;
}

bool record_where_holds(const struct records *records, const struct record *record)
{
    struct where_value fields[WHERE_FIELDS];
    const bool counted = record_knows(record, FIELD_OF_COUNTS);
    const bool fits = records_has_columns(records, record);
    struct named_columns rest = fits ? record->columns : records_columns(records);
    size_t count = 0;
    for (; count < FIELD_COUNT; count++)
        fields[count] = record_knows(record, (enum field)count)
                            ? value_of(&record->values[count], field_rows[count].kind)
                            : (struct where_value){.known = false};
    for (struct column column; columns_next(&rest, &column);)
        fields[count++] =
            (struct where_value){.known = fits, .text = column.text, .length = column.length};
    const struct where_values values = {fields, counted ? record->techniques.counts : NULL};
    return where_holds(&records->where, &values);
}
