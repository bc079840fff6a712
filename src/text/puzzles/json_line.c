/* SPDX-License-Identifier: MIT */
/*
 * The puzzle is the member with the most certain of the names that puzzles have. The other members
 * become named columns, as in a table, so what list commands write as JSON can be read again. If a
 * name occurs twice the last member counts, as in JavaScript. If the member `rules` has any lines,
 * these and the cells are a puzzle in Ennead's form:
 *
 *     {"puzzle": "1..4.4..2..3..2.", "rules": ["size 4", "anti-king"]}
 */
#include "text/puzzles/json_line.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/characters.h"
#include "text/json_object.h"
#include "text/puzzle_names.h"
#include "text/puzzles/line.h"
#include "text/puzzles/records.h"
#include "text/puzzles/sukaku.h"
#include "text/puzzles/titles.h"

/* A record that is being read. Its columns are the reader's, which uses the same memory for those
 * of a table. */
typedef struct json_row {
    ennead_reader *r;
    const line *in;
    char *to; /* where to put the next text */
    size_t count;
    size_t best;      /* the column with the puzzle, or NO_COLUMN */
    size_t rank;      /* of its name */
    json_span puzzle; /* in the line */
    json_object_member rules;
    bool has_rules;   /* there is a member of that name, */
    bool has_variant; /* or one that says in which form a variant was written */
} json_row;

enum { NO_COLUMN = ENNEAD_MOST_COLUMNS };

bool is_json_line(const line *l)
{
    size_t at = 0;

    while (at < l->length && is_blank(l->text[at]))
        at++;
    if (at == l->length || l->text[at] != '{')
        return false;
    for (at++; at < l->length && is_blank(l->text[at]);)
        at++;
    return at < l->length && l->text[at] == '"';
}

/* Keeps the contents of a string. */
static const char *keep_string(json_row *row, json_span from, size_t *length)
{
    const char *kept = row->to;

    *length = json_unescape(row->in->text + from.at, from.length, row->to);
    row->to += *length;
    return kept;
}

static bool has_controls(const char *name, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)name[i] < ' ' || name[i] == 0x7f)
            return true;
    return false;
}

static bool is_named(const ennead_column *column, const char *name)
{
    return column->name_length == strlen(name) &&
           memcmp(column->name, name, column->name_length) == 0;
}

/* The column with that name, or a new one. */
static size_t column_of(const json_row *row, const ennead_column *named)
{
    const ennead_column *columns = row->r->header.given;
    size_t i = 0;

    while (i < row->count && (columns[i].name_length != named->name_length ||
                              memcmp(columns[i].name, named->name, named->name_length) != 0))
        i++;
    return i;
}

/* How certain it is that a member of that name is the puzzle; 0 is most certain. */
static size_t rank_of(const ennead_reader *r, const ennead_column *named)
{
    return r->column_name[0] == '\0' ? puzzle_name_rank(named->name, named->name_length)
           : same_word(named->name, named->name_length, r->column_name) ? 0
                                                                        : PUZZLE_NAMES;
}

/* Whether a text is the name of a form of variants. */
static bool is_variant_form(const ennead_column *named)
{
    const char *name;

    for (int form = ENNEAD_VARIANT_FORM_TEXT;
         (name = ennead_variant_form_name((ennead_variant_form)form)) != NULL; form++)
        if (same_word(named->text, named->text_length, name))
            return true;
    return false;
}

/* Reads a member. Returns false if there are too many, or its name is not allowed. */
static bool take_member(json_row *row, const json_object_member *m)
{
    ennead_column named = {.name = NULL};

    named.name = keep_string(row, m->name, &named.name_length);
    if (m->is_string) {
        named.text = keep_string(row, m->value, &named.text_length);
    } else {
        named.text = row->in->text + m->value.at;
        named.text_length = m->value.length;
    }
    if (is_named(&named, "rules")) {
        row->rules = *m;
        row->has_rules = true;
        return true;
    }
    const size_t i = column_of(row, &named);
    if (has_controls(named.name, named.name_length) || i == ENNEAD_MOST_COLUMNS)
        return false;
    const size_t rank = m->is_string ? rank_of(row->r, &named) : (size_t)PUZZLE_NAMES;
    if (rank < row->rank || i == row->best) {
        row->rank = rank;
        row->best = rank < PUZZLE_NAMES ? i : (size_t)NO_COLUMN;
        row->puzzle = m->value;
    }
    if (is_named(&named, "form"))
        row->has_variant = is_variant_form(&named);
    row->r->header.given[i] = named;
    row->count += i == row->count;
    return true;
}

/* Reports what is wrong with the line. Returns ENNEAD_STATUS_END if nothing is. */
static ennead_status find_wrong(ennead_reader *r, ennead_record *record, json_row *row)
{
    const line *l = row->in;
    json_object o = {.text = l->text, .length = l->length};
    json_object_member m;
    json_found found;

    while ((found = json_object_next(&o, &m)) == JSON_FOUND_MEMBER) {
        if (row->count == ENNEAD_MOST_COLUMNS)
            return report(r, record, ENNEAD_INPUT_ERROR_MEMBERS, place_in(l, m.name.at), 0,
                          ENNEAD_MOST_COLUMNS);
        if (!take_member(row, &m))
            return report(r, record, ENNEAD_INPUT_ERROR_JSON, place_in(l, m.name.at),
                          (unsigned char)l->text[m.name.at], 0);
    }
    while (found == JSON_FOUND_END && o.at < l->length && is_blank(l->text[o.at]))
        o.at++;
    if (found == JSON_FOUND_WRONG && o.at >= l->length)
        return report(r, record, ENNEAD_INPUT_ERROR_JSON_CUT_OFF, place_in(l, l->length), 0, 0);
    if (o.at < l->length)
        return report(r, record, ENNEAD_INPUT_ERROR_JSON, place_in(l, o.at),
                      (unsigned char)l->text[o.at], 0);
    if (row->has_variant && !row->has_rules)
        return report(r, record, ENNEAD_INPUT_ERROR_RULED, place_in(l, 0), 0, 0);
    return row->best == NO_COLUMN
               ? report(r, record, ENNEAD_INPUT_ERROR_NO_MEMBER, place_in(l, 0), 0, 0)
               : ENNEAD_STATUS_END;
}

/* Reads the puzzle according to its form. */
static void take_puzzle(ennead_reader *r, ennead_record *record, const json_row *row)
{
    const ennead_column *cells = &r->header.given[row->best];
    const line *l = row->in;
    const line marks = {cells->text, cells->text_length, l->number, l->offset + row->puzzle.at};

    if (is_cells(cells->text, cells->text_length)) {
        give_puzzle(r, record, ENNEAD_FORM_JSON, cells->text, place_in(l, row->puzzle.at));
    } else if (is_sukaku_line(&marks)) {
        give_sukaku(r, record, &marks);
        record->column += row->puzzle.at;
    } else {
        report_cells(r, record, l, row->puzzle.at, row->puzzle.at + row->puzzle.length);
    }
}

/* A puzzle with rules as text: one line after the other. The line of JSON has more bytes. */
typedef struct rule_lines {
    char *bytes;
    size_t length;
    bool grid; /* a line says what is in the cells */
} rule_lines;

static void add_bytes(rule_lines *t, const char *bytes, size_t length)
{
    ASSERT(t->length + length <= LONGEST_LINE);
    memcpy(t->bytes + t->length, bytes, length);
    t->length += length;
}

static void add_rule(rule_lines *t, const line *l, json_span rule)
{
    static const char grid[] = "grid";
    char *to = t->bytes + t->length;
    const size_t length = json_unescape(l->text + rule.at, rule.length, to);

    t->grid = t->grid || (length == strlen(grid) && memcmp(to, grid, length) == 0);
    t->length += length;
    add_bytes(t, "\n", 1);
}

/* Adds the lines of the rules; *count gets their number. Returns the place of an error, or of the
 * end of the rules. */
static size_t add_rules(rule_lines *t, const json_row *row, size_t *count)
{
    const json_span all = row->rules.value;
    json_object o = {.text = row->in->text, .length = all.at + all.length, .at = all.at};
    json_span rule;

    *count = 0;
    if (row->rules.is_string && all.length > 0) {
        add_rule(t, row->in, all);
        *count = 1;
    }
    if (row->rules.is_string)
        return all.at + all.length;
    while (json_array_next(&o, &rule) == JSON_FOUND_MEMBER) {
        add_rule(t, row->in, rule);
        ++*count;
    }
    return o.at;
}

/* Reads a puzzle with rules. Returns ENNEAD_STATUS_END if it has none. */
static ennead_status take_ruled(ennead_reader *r, ennead_record *record, const json_row *row)
{
    const ennead_column *cells = &r->header.given[row->best];
    const line *l = row->in;
    const size_t end = row->rules.value.at + row->rules.value.length;
    rule_lines t = {.bytes = r->note};
    size_t count = 0;

    if (!row->has_rules)
        return ENNEAD_STATUS_END;
    add_bytes(&t, "variant\n", strlen("variant\n"));
    const size_t at = add_rules(&t, row, &count);
    if (at < end)
        return report(r, record, ENNEAD_INPUT_ERROR_JSON, place_in(l, at),
                      (unsigned char)l->text[at], 0);
    if (count == 0)
        return ENNEAD_STATUS_END;
    if (!t.grid) {
        add_bytes(&t, "grid ", strlen("grid "));
        add_bytes(&t, cells->text, cells->text_length);
        add_bytes(&t, "\n", 1);
    }
    *record = (ennead_record){
        .kind = ENNEAD_RECORD_KIND_VARIANT,
        .form = ENNEAD_FORM_JSON,
        .line = l->number,
        .column = row->puzzle.at + 1,
        .offset = l->offset + row->puzzle.at,
        .text = t.bytes,
        .text_length = t.length,
    };
    note_puzzle(r);
    return ENNEAD_STATUS_OK;
}

/* Makes all columns except that of the puzzle the record's fields. */
static void give_columns(ennead_reader *r, ennead_record *record, const json_row *row)
{
    ennead_column *columns = r->header.given;

    record->columns = columns;
    record->column_count = row->count - 1;
    memmove(columns + row->best, columns + row->best + 1,
            (row->count - row->best - 1) * sizeof *columns);
    for (size_t i = 0; i < record->column_count; i++)
        if (is_named(&columns[i], "note")) {
            record->note = columns[i].text;
            record->note_length = columns[i].text_length;
        }
}

ennead_status take_json_line(ennead_reader *r, ennead_record *record, const line *l)
{
    json_row row = {
        .r = r, .in = l, .to = r->header.fields, .best = NO_COLUMN, .rank = PUZZLE_NAMES};

    r->content_seen = true;
    r->recovering = false;
    r->title_length = 0;
    if (find_wrong(r, record, &row) == ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_OK;
    if (take_ruled(r, record, &row) == ENNEAD_STATUS_END)
        take_puzzle(r, record, &row);
    give_columns(r, record, &row);
    return ENNEAD_STATUS_OK;
}
