/* SPDX-License-Identifier: MIT */
/*
 * Writes the records of a command. The command says once which fields they have; lines, tables,
 * JSON and the names for --where follow from that. In each format the note of the input comes
 * last, also for error records; after it come the named columns of the input. A table has the
 * columns of its first record. If another record has other columns, these go together in its note.
 *
 *     line   the cells, what the command adds to them, a blank, the note
 *     tsv    the fields, separated by tabs; their names in the first line
 *     csv    the same with commas
 *     json   one object a line; what is not known is omitted
 */
#ifndef CLI_RECORDS_H
#define CLI_RECORDS_H

#include "cli/options/options.h"
#include "cli/record/record.h"
#include "cli/record/where.h"

/* The formats; struct settings has the number of one. */
enum { RECORDS_AS_LINE, RECORDS_AS_TSV, RECORDS_AS_CSV, RECORDS_AS_JSON, RECORDS_AS_OTHERS };

enum { COLUMN_NAMES = (1 << 12) + ENNEAD_MOST_COLUMNS };

/* Initializes the members for a table of fields. */
#define FIELDS_OF(table) .fields = (table), .field_count = sizeof(table) / sizeof(table)[0]

struct records {
    const struct settings *settings;
    const enum field *fields; /* message and note are added after these */
    size_t field_count;
    size_t table_count; /* how many of them are in tables; 0: all */
    enum {
        RECORDS_OF_INPUT,
        RECORDS_MADE
    } origin;                 /* records of made puzzles have no message and
                                                     * no note */
    field_set never;          /* the fields that no record has; conditions cannot use them */
    const char *unknown;      /* for unknown values in tables; NULL: nothing */
    enum field cells;         /* with which a line begins */
    const enum field *behind; /* the fields that follow on the line, with tabs before them */
    size_t behind_count;
    enum { ERRORS_ON_LINES, NO_ERRORS_ON_LINES } errors; /* whether each error gets a line */
    /* Adds what follows on a line, if it is not simply fields; may be NULL. */
    void (*line)(struct text *text, const struct record *record);
    /* For conditions; NULL: records have no techniques. */
    const char *(*technique)(int technique);
    bool (*techniques_named)(const char *name, size_t length, struct where_set *set);
    struct where where;
    const char
        *waiting; /* the command, if --where is compiled when the columns are known; else NULL */
    size_t names_length; /* of the columns of the first record, each followed by a zero byte */
    char names[COLUMN_NAMES];
};

#define RECORD_FORMAT_OPTION(in_group, by_itself) \
    { \
        .name = "format", .letter = 'f', .argument_name = "FORM", .group = in_group, \
        .help = "write records in this form; docs/formats.md lists their fields", \
        .standard = "by the extension of --output, else " by_itself, .choices = &record_choices, \
        .stored = STORE_CHOICE(struct settings, record_form), \
    }

#define WHERE_OPTION(in_group, fields) \
    { \
        .name = "where", .argument_name = "CONDITION", .group = in_group, \
        .help = \
            "write only records for which this is true: comparisons (< <= > >= == !=) of " fields \
            ", joined by and, or, not and parentheses", \
        .stored = STORE_TEXT(struct settings, condition), \
    }

#define GUARD_FORMULAS_OPTION(in_group) \
    { \
        .name = "guard-formulas", .group = in_group, \
        .help = "in tsv and csv put ' before text that begins with = + - @ or a tab, so that a " \
                "spreadsheet does not read it as a formula", \
        .flag = offsetof(struct settings, guard_formulas), \
    }

extern const struct choices record_choices;

/* Compiles --where of the settings, if it is given. If it may be about a column, that waits for
 * the first record. EXIT_USAGE: it is wrong, or --guard-formulas is given without a table; this
 * has been reported. */
enum exit_code records_prepare(struct records *records, const char *command);

/* Whether a field that takes time to compute is needed for a puzzle's record: it is used by
 * --where, or written. */
bool records_show(const struct records *records, enum field field);

/* Takes the columns of the first record of the input (`slot` may be NULL), and adds what comes
 * before it. EXIT_USAGE as above. */
enum exit_code records_begin(const struct settings *settings, const struct slot *slot,
                             struct text *text);

/* The columns of all records, without their fields. */
struct named_columns records_columns(const struct records *records);

/* Whether a record has exactly these columns. */
bool records_has_columns(const struct records *records, const struct record *record);

/* What is put before the name of a column if the records have a field of that name; else "". */
const char *records_prefix(const struct records *records, const char *column);

/* Whether a record satisfies --where. */
bool records_want(const struct records *records, const struct record *record);

/* Adds a record if it satisfies --where, and returns whether it does. Error records never do if
 * --where is given. */
bool records_add(const struct records *records, struct text *text, const struct record *record);

/* Adds the record of input that is not a puzzle. */
void records_add_error(const struct settings *settings, struct slot *slot, const struct item *item);

#endif
