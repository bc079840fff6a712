/* SPDX-License-Identifier: MIT */
/*
 * The records of a command, written. It says once which fields they have; lines, tables and JSON
 * follow, and so does what --where can ask. The note of the input comes last in each form, for
 * records that are errors, too; behind it come the named columns of the input. Those of a table are the
 * columns that the first record has: where others have other columns, these stand together in the note.
 *
 *     line   the cells, what the command adds to them, a blank, the note
 *     tsv    the fields with tabs between them, their names in the first line
 *     csv    the same with commas
 *     json   an object a line; what is not known is left out
 */
#ifndef CLI_RECORDS_H
#define CLI_RECORDS_H

#include "cli/options/options.h"
#include "cli/record/record.h"
#include "cli/record/where.h"

/* The forms, of which struct settings holds the number. */
enum { RECORDS_AS_LINE, RECORDS_AS_TSV, RECORDS_AS_CSV, RECORDS_AS_JSON, RECORDS_AS_OTHERS };

enum { COLUMN_NAMES = (1 << 12) + ENNEAD_MOST_COLUMNS };

struct records {
    const struct settings *settings;
    const enum field *fields; /* message and note come behind them by themselves */
    size_t field_count;
    size_t table_count;                             /* so many of them are in tables, too; 0: all */
    enum { RECORDS_OF_INPUT, RECORDS_MADE } origin; /* what is made has no message and no note */
    uint64_t
        never; /* a bit for each field that no record has a value of: no condition can ask it */
    const char
        *unknown;     /* what stands in tables for what is not known of a puzzle; NULL: nothing */
    enum field cells; /* what a line begins with */
    const enum field *behind; /* and the fields that follow on it, with tabs before them */
    size_t behind_count;
    enum { ERRORS_ON_LINES, NO_ERRORS_ON_LINES } errors; /* whether each error is a line */
    /* Adds what follows on a line by other rules; may be NULL. */
    void (*line)(struct text *text, const struct record *record);
    /* For conditions; NULL: records have no techniques. */
    const char *(*technique)(int technique);
    bool (*techniques_named)(const char *name, size_t length, struct where_set *set);
    struct where where;
    const char
        *waiting; /* the command, if --where is compiled when the columns are known; else NULL */
    size_t names_length; /* of the columns of the first record, each with a zero behind it */
    char names[COLUMN_NAMES];
};

#define RECORD_FORMAT_OPTION(in_group, by_itself) \
    { \
        .name = "format", .letter = 'f', .argument = ARGUMENT_REQUIRED, .argument_name = "FORM", \
        .group = in_group, \
        .help = "how the records are written; docs/formats.md has their fields", \
        .standard = "by the ending of --output, else " by_itself, .choices = &record_choices, \
        .stored = STORE_CHOICE(struct settings, record_form), \
    }

#define WHERE_OPTION(in_group, fields) \
    { \
        .name = "where", .argument = ARGUMENT_REQUIRED, .argument_name = "CONDITION", \
        .group = in_group, \
        .help = "only records for which this is true: comparisons (< <= > >= == !=) of " fields \
                ", joined by and, or, not and parentheses", \
        .stored = STORE_TEXT(struct settings, condition), \
    }

#define GUARD_FORMULAS_OPTION(in_group) \
    { \
        .name = "guard-formulas", .group = in_group, \
        .help = "in tsv and csv put ' before text that begins with = + - @ or a tab, which a " \
                "spreadsheet would take for a formula", \
        .flag = offsetof(struct settings, guard_formulas), \
    }

extern const struct choices record_choices;

/* Compiles --where of the settings, if there is one; what may be about a column waits for the first
 * record. EXIT_USAGE: it is wrong, or --guard-formulas has no table to guard, as a message has said. */
enum exit_code records_prepare(struct records *records, const char *command);

/* Whether the record of a puzzle is to have a field that takes time to find out: it is asked for, or
 * written. */
bool records_show(const struct records *records, enum field field);

/* Takes the columns of the first record of the input, of which `slot` may be NULL, and adds what comes
 * before it. EXIT_USAGE as above. */
enum exit_code records_begin(const struct settings *settings, const struct slot *slot,
                             struct text *text);

/* The columns of all records, without fields. */
struct named_columns records_columns(const struct records *records);

/* Whether a record has just these. */
bool records_has_columns(const struct records *records, const struct record *record);

/* What stands before the name of a column, if the records have a field of that name; else "". */
const char *records_prefix(const struct records *records, const char *column);

/* Whether --where asks for a record. */
bool records_want(const struct records *records, const struct record *record);

/* Adds a record if --where asks for it, and says whether it did. Errors are no answer to --where. */
bool records_add(const struct records *records, struct text *text, const struct record *record);

/* Adds the record of a piece of input that is no puzzle. */
void records_add_error(const struct settings *settings, struct slot *slot, const struct item *item);

#endif
