/* SPDX-License-Identifier: MIT */
#include "cli/record/record_where.h"

#include <string.h>

#include "cli/base/message.h"
#include "cli/base/nearest.h"

_Static_assert((int)FIELD_COUNT <= (int)WHERE_FIELDS, "each field has its bit");
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
    return (struct where_field){field_rows[field].name, kinds[kind],
                                field == FIELD_OF_OUTCOME ? outcome_word
                                : kind == FIELD_WORD      ? verdict_word
                                : kind == FIELD_RANK      ? level_word
                                                          : flag_word};
}

/* The fields of records that can be asked for, if any of them has a value: a bit each. */
static uint64_t known_to(const struct records *records)
{
    uint64_t known = 0;
    for (size_t i = 0; i < records->field_count; i++) {
        const enum field_kind kind = field_rows[records->fields[i]].kind;
        if (kind != FIELD_COUNTS && kind != FIELD_NESTED)
            known |= (uint64_t)1 << records->fields[i];
    }
    if (records->origin == RECORDS_OF_INPUT)
        known |= (uint64_t)1 << FIELD_OF_FILE | (uint64_t)1 << FIELD_OF_LINE |
                 (uint64_t)1 << FIELD_OF_NOTE;
    return known;
}

static uint64_t known_fields(const struct records *records)
{
    return known_to(records) & ~records->never;
}

static int technique_count(const struct records *records)
{
    int count = 0;
    while (records->technique != NULL && records->technique(count) != NULL)
        count++;
    return count;
}

/* What may have been meant by the unknown word that a text begins with. */
static const char *meant(const struct records *records, const char *text,
                         const struct where_error *error)
{
    static struct nearest nearest;
    struct where_set techniques;
    const char *name;
    const uint64_t known = known_fields(records);
    text += *text == '"';
    size_t length = strcspn(text, "()<>=!&|\"");
    while (length > 0 && text[length - 1] == ' ')
        length--;
    nearest_begin(&nearest, text, length);
    for (size_t i = 0; error->kind == WRONG_FIELD && i < FIELD_COUNT; i++)
        if ((known >> i & 1) != 0)
            nearest_offer(&nearest, field_rows[i].name);
    for (size_t i = 0; error->kind == WRONG_WORD && (name = error->field->word(i)) != NULL; i++)
        nearest_offer(&nearest, name);
    for (int i = 0; error->kind == WRONG_TECHNIQUE && (name = records->technique(i)) != NULL; i++)
        if (records->techniques_named(name, strlen(name), &techniques))
            nearest_offer(&nearest, name);
    return nearest_text(&nearest, "");
}

/* The words that a field may be, or the fields that there are. */
static void add_expected(struct text *text, const struct records *records,
                         const struct where_error *error)
{
    const uint64_t known = known_fields(records);
    const char *word, *comma = ": expected ";
    for (size_t i = 0; error->kind == WRONG_WORD && (word = error->field->word(i)) != NULL; i++) {
        text_format(text, "%s%s", comma, word);
        comma = ", ";
    }
    for (size_t i = 0; error->kind == WRONG_FIELD && i < FIELD_COUNT; i++)
        if ((known >> i & 1) != 0) {
            text_format(text, "%s%s", comma, field_rows[i].name);
            comma = ", ";
        }
    text_character(text, '\0');
}

enum exit_code record_where_compile(struct records *records, const char *command,
                                    const char *condition)
{
    struct where_field fields[FIELD_COUNT];
    struct where_error error;
    struct text expected = {0};
    for (size_t i = 0; i < FIELD_COUNT; i++) {
        fields[i] = field_of((enum field)i);
        if ((known_to(records) >> i & 1) == 0)
            fields[i].name = ""; /* no word is that; its name may be a word of another field */
    }
    const struct where_names names = {
        .fields = fields,
        .field_count = FIELD_COUNT,
        .known = known_fields(records),
        .techniques = records->techniques_named,
        .technique_count = technique_count(records),
    };
    if (where_parse(&records->where, condition, strlen(condition), &names, &error))
        return EXIT_ANSWERED;
    const char *rest = condition + error.column - 1;
    if (*rest == '\0')
        return message_usage(command, "--where, column %zu, at its end: %s", error.column,
                             error.message);
    const char *near = meant(records, rest, &error);
    if (*near == '\0')
        add_expected(&expected, records, &error);
    const enum exit_code code = message_usage(
        command, "--where, column %zu, at '%s': %s%s%s", error.column, rest, error.message,
        expected.length > 0 && !expected.failed ? expected.bytes : "", near);
    text_free(&expected);
    return code;
}

/* A value as conditions see it. */
static struct where_value value_of(const struct field_value *value, enum field_kind kind)
{
    struct where_value seen = {.known = value->known, .text = value->text, .length = value->length};
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
    struct where_value fields[FIELD_COUNT];
    const bool counted = record->values[FIELD_OF_COUNTS].known;
    for (size_t i = 0; i < FIELD_COUNT; i++)
        fields[i] = value_of(&record->values[i], field_rows[i].kind);
    const struct where_values values = {fields, counted ? record->techniques.counts : NULL};
    return where_holds(&records->where, &values);
}
