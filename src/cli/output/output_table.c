/* SPDX-License-Identifier: MIT */
/*
 * Tables for spreadsheets and scripts: one row a puzzle, five fields. The two forms differ in what
 * stands between fields and in how a note is kept from breaking the table: tsv escapes by a
 * backslash, csv quotes as RFC 4180 says. Lines end in LF in both.
 */
#include "cli/output/output_table.h"

#include <inttypes.h>
#include <string.h>

#include "cli/base/utf8.h"
#include "cli/output/cells.h"
#include "cli/record/printable.h"

static const char *const fields[] = {"puzzle", "verdict", "solutions", "solution", "note"};

struct table_form {
    char separator;
    void (*add)(struct text *text, const char *bytes, size_t length);
};

static void add_escaped(struct text *text, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        switch (bytes[i]) {
        case '\t':
            text_string(text, "\\t");
            break;
        case '\n':
            text_string(text, "\\n");
            break;
        case '\r':
            text_string(text, "\\r");
            break;
        case '\\':
            text_string(text, "\\\\");
            break;
        default:
            text_character(text, bytes[i]);
        }
    }
}

static void add_quoted(struct text *text, const char *bytes, size_t length)
{
    bool quotes = false;
    for (size_t i = 0; i < length && !quotes; i++)
        quotes = bytes[i] != '\0' && strchr("\",\r\n", bytes[i]) != NULL;
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

static const struct table_form tsv = {'\t', add_escaped};
static const struct table_form csv = {',', add_quoted};

static void begin(struct text *text, const struct table_form *table)
{
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        if (i > 0)
            text_character(text, table->separator);
        text_string(text, fields[i]);
    }
    text_character(text, '\n');
}

/* An error has no puzzle; what is wrong, and where, stands in place of the note. */
static void add_error(struct text *text, const struct table_form *table,
                      const struct puzzle_answer *answer)
{
    struct text note = {0};
    utf8_add_printable(&note, answer->name, strlen(answer->name));
    text_format(&note, ":%" PRIu64 ":%" PRIu64 ": %s", answer->line, answer->column,
                answer->message);
    text_format(text, "%cerror%c0%c%c", table->separator, table->separator, table->separator,
                table->separator);
    table->add(text, note.bytes, note.length);
    text_character(text, '\n');
    text->failed = text->failed || note.failed;
    text_free(&note);
}

/* A note as a field. */
static void add_note(struct text *text, const struct settings *settings,
                     const struct table_form *table, const struct puzzle_answer *answer)
{
    struct text note = {0};
    if (!settings->to_terminal) {
        table->add(text, answer->note, answer->note_length);
        return;
    }
    table->add(&note, answer->note, answer->note_length);
    printable_add(text, settings, note.bytes, note.length);
    text->failed = text->failed || note.failed;
    text_free(&note);
}

static void add_answer(struct text *text, const struct settings *settings,
                       const struct table_form *table, struct puzzle_answer *answer)
{
    if (answer->kind == ANSWER_ERROR) {
        add_error(text, table, answer);
        return;
    }
    output_givens(text, answer);
    text_format(text, "%c%s%c%" PRIu64 "%c", table->separator,
                ennead_verdict_name(answer->result->verdict), table->separator,
                answer->result->solutions, table->separator);
    const uint8_t *cells = solutions_next(answer->solutions);
    if (cells != NULL)
        output_solution(text, answer, cells);
    text_character(text, table->separator);
    add_note(text, settings, table, answer);
    text_character(text, '\n');
}

void output_tsv_begin(struct text *text)
{
    begin(text, &tsv);
}

void output_csv_begin(struct text *text)
{
    begin(text, &csv);
}

void output_tsv(struct text *text, const struct settings *settings, struct puzzle_answer *answer)
{
    add_answer(text, settings, &tsv, answer);
}

void output_csv(struct text *text, const struct settings *settings, struct puzzle_answer *answer)
{
    add_answer(text, settings, &csv, answer);
}
