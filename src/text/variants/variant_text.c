/* SPDX-License-Identifier: MIT */
/*
 * Reads Ennead's form for variants: one line for each item, named by its first word. The words of
 * the head define the grid. Any other word is the name of a rule; what follows is read in the same
 * way for all rules, according to their row in the table.
 *
 *     name NUMBER... CELLS [: CELLS]... ["text"] [{ rule; rule ... }]
 */
#include "text/variants/variant_text.h"

#include "text/rule_line.h"
#include "text/utf8.h"
#include "text/variants/lexer_grid.h"

#include <string.h>

/* What the head has defined. */
typedef struct variant_head {
    lexer s;
    int rows, columns;
    int first, last; /* values; 0, 0: from 1 to the number of cells of the longer side */
    enum { BOXES_AUTO, BOXES_NONE, BOXES_SAID } boxes;
    int box_rows, box_columns;
    size_t boxes_place, values_place;
    unsigned houses;
    unsigned said; /* which words have occurred, one bit each */
} variant_head;

static bool end_line(lexer *s)
{
    lexer_blanks(s);
    return lexer_at_end_of_line(s) || lexer_next(s) == ';' ||
           lexer_expected(s, "the end of the line");
}

/* The number of cells of the longest row or column whose values differ. */
static int longest_house(const variant_head *h)
{
    const int row = (h->houses & ENNEAD_HOUSES_ROWS) != 0 ? h->columns : 1;
    const int column = (h->houses & ENNEAD_HOUSES_COLUMNS) != 0 ? h->rows : 1;

    return row > column ? row : column;
}

/* Makes the grid that the head defines, unless that has been done. */
static bool make_grid(variant_head *h)
{
    description_builder *d = h->s.d;
    const int longest = h->rows > h->columns ? h->rows : h->columns;
    const int first = h->last > 0 ? h->first : 1, last = h->last > 0 ? h->last : longest;

    if (d->description != NULL)
        return true;
    d->any_values = last - first + 1 >= longest_house(h);
    if (!builder_grid(d, h->values_place, h->rows, h->columns, last - first + 1, first))
        return false;
    if (h->boxes == BOXES_AUTO)
        builder_boxes(d, longest);
    if (h->boxes == BOXES_SAID && ennead_description_set_boxes(d->description, h->box_rows,
                                                               h->box_columns) != ENNEAD_STATUS_OK)
        return builder_wrong(d, h->boxes_place, "the grid cannot be cut into such boxes");
    d->description->houses &= h->houses;
    return true;
}

/* ---------------------------------------------------------------------------------- the head */

static bool read_title(variant_head *h)
{
    lexer *s = &h->s;

    while (lexer_next(s) == ' ' || lexer_next(s) == '\t' || lexer_next(s) == ':')
        s->at++;
    const size_t begin = s->at;
    while (!lexer_at_end_of_line(s))
        s->at++;
    utf8_title(s->d->report->title, ENNEAD_TITLE_SIZE, s->d->text + begin, s->at - begin);
    return true;
}

/* "3x4"; with `square` also "3" for "3x3". */
static bool read_shape(variant_head *h, int *rows, int *columns)
{
    lexer *s = &h->s;

    if (!is_digit(lexer_next(s)) || !lexer_number(s, rows))
        return lexer_expected(s, "a number, or two as in 2x3");
    *columns = *rows;
    if (lower(lexer_next(s)) == 'x') {
        s->at++;
        if (!is_digit(lexer_next(s)) || !lexer_number(s, columns))
            return lexer_expected(s, "a number, as in 2x3");
    }
    return end_line(s);
}

static bool read_size(variant_head *h)
{
    const size_t place = h->s.at;

    if (!read_shape(h, &h->rows, &h->columns))
        return false;
    if (h->rows < 1 || h->columns < 1 || h->rows > ENNEAD_MOST_SIZE ||
        h->columns > ENNEAD_MOST_SIZE)
        return builder_wrong(h->s.d, place, "a grid has 1 to 64 rows and columns");
    return true;
}

static bool read_values(variant_head *h)
{
    lexer *s = &h->s;
    const size_t place = s->at;

    h->values_place = place;
    if (!is_digit(lexer_next(s)) || !lexer_number(s, &h->last))
        return lexer_expected(s, "how many values, or a range such as 0-8");
    h->first = 1;
    if (lexer_next(s) == '-') {
        h->first = h->last;
        s->at++;
        if (!is_digit(lexer_next(s)) || !lexer_number(s, &h->last))
            return lexer_expected(s, "the last value");
    }
    if (h->first > 1 || h->last < h->first || h->last - h->first >= ENNEAD_MOST_SIZE || h->last < 1)
        return builder_wrong(s->d, place, "values begin with 0 or 1, and are at most 64");
    return end_line(s);
}

static bool read_boxes(variant_head *h)
{
    lexer *s = &h->s;
    char name[LEXER_NAME];

    h->boxes_place = s->at;
    if (!lexer_name(s, name)) {
        h->boxes = BOXES_SAID;
        return read_shape(h, &h->box_rows, &h->box_columns);
    }
    h->boxes = strcmp(name, "none") == 0 ? BOXES_NONE : BOXES_AUTO;
    if (h->boxes == BOXES_AUTO && strcmp(name, "auto") != 0)
        return builder_wrong(s->d, h->boxes_place,
                             "'%t' here, expected boxes such as 3x3, none or auto", name);
    return end_line(s);
}

static bool read_houses(variant_head *h)
{
    static const char *const names[] = {"rows", "columns", "regions"};
    lexer *s = &h->s;
    char name[LEXER_NAME];
    unsigned houses = 0;

    for (bool more = true; more; more = !lexer_at_end_of_line(s)) {
        const size_t place = s->at;
        unsigned house = 0;
        if (!lexer_name(s, name))
            return lexer_expected(s, "rows, columns, regions or none");
        for (unsigned i = 0; i < 3; i++)
            house |= strcmp(name, names[i]) == 0 ? 1u << i : 0;
        if (house == 0 && strcmp(name, "none") != 0)
            return builder_wrong(s->d, place, "'%t' here, expected rows, columns, regions or none",
                                 name);
        houses |= house;
        lexer_blanks(s);
    }
    h->houses = houses;
    return true;
}

static bool read_grid(variant_head *h)
{
    return make_grid(h) && lexer_grid(&h->s);
}

static bool read_regions(variant_head *h)
{
    const unsigned houses = h->houses;

    if (!make_grid(h) || !lexer_regions(&h->s))
        return false;
    h->s.d->description->houses &= houses;
    return true;
}

/* Words of the head. Those that define the grid must come before it. */
static const struct head_word {
    const char *name;
    bool (*read)(variant_head *h);
    enum { BEFORE_THE_GRID, ANYWHERE } when;
} words[] = {
    {"variant", read_title, BEFORE_THE_GRID},
    {"size", read_size, BEFORE_THE_GRID},
    {"values", read_values, BEFORE_THE_GRID},
    {"boxes", read_boxes, BEFORE_THE_GRID},
    {"houses", read_houses, BEFORE_THE_GRID},
    {"regions", read_regions, ANYWHERE},
    {"grid", read_grid, ANYWHERE},
};

/* ------------------------------------------------------------------------------------- rules */

static bool read_said(lexer *s)
{
    const size_t begin = ++s->at;

    while (!lexer_at_end_of_line(s) && lexer_next(s) != '"')
        s->at++;
    if (lexer_next(s) != '"')
        return lexer_expected(s, "a quotation mark");
    builder_text(s->d, s->d->text + begin, s->at++ - begin);
    return true;
}

/* Whether the numbers of a rule are values of the grid. */
static bool takes_values(const ennead_constraint_row *row)
{
    return strcmp(row->name, "given") == 0 || strcmp(row->name, "connected") == 0;
}

static bool read_number(lexer *s, const ennead_constraint_row *row)
{
    const ennead_description *d = s->d->description;
    const size_t place = s->at;
    int number = 0;

    if (!lexer_long_number(s, &number))
        return lexer_expected(s, "a number from -2147483648 to 2147483647");
    if (s->d->cell_count > 0)
        return builder_wrong(s->d, place, "the number %n comes after cells, expected before them",
                             number < 0 ? 0 : number);
    if (takes_values(row) && (number < d->first_value || number >= d->first_value + d->values))
        return builder_wrong(s->d, place, "this number is no value, expected %n to %n",
                             d->first_value, d->first_value + d->values - 1);
    return builder_number(s->d, place, number);
}

/* Reads what follows the name of a rule. */
static bool read_rule(lexer *s, size_t place, const char *name)
{
    description_builder *d = s->d;
    const ennead_constraint_row *row = ennead_constraint_find(name);
    bool parts = false;

    if (row == NULL) {
        row = rule_meant(name);
        return row != NULL ? builder_unknown(d, place, "there is no rule '%t'; the nearest is '%t'",
                                             name, row->name)
                           : builder_unknown(d, place, "there is no rule '%t'", name);
    }
    builder_begin(d, place, row->name, row->name);
    for (;;) {
        lexer_blanks(s);
        const int c = lexer_next(s);
        if (lexer_at_end_of_line(s) || c == ';' || c == '}')
            break;
        bool good;
        if (c == '{') {
            if (row->extra != ENNEAD_CONSTRAINT_EXTRA_RULES)
                return lexer_expected(s, "the end of the rule");
            s->at++;
            return builder_open(d, place, row->name);
        }
        if (c == ':') {
            builder_part(d);
            parts = true;
            s->at++;
            continue;
        }
        if (c == '"')
            good = read_said(s);
        else if (is_digit(c) || c == '-')
            good = read_number(s, row);
        else if (is_letter(c))
            good = lexer_cells(s);
        else
            good = lexer_expected(s, "a number, a cell such as r1c1, or the end of the line");
        if (!good)
            return false;
    }
    if (parts)
        builder_part(d);
    return builder_end(d);
}

static bool read_statement(variant_head *h)
{
    lexer *s = &h->s;
    description_builder *d = s->d;
    const size_t place = s->at;
    char name[LEXER_NAME];

    if (!lexer_name(s, name))
        return lexer_expected(s, "the name of a rule, or a word such as size or grid");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(words[i].name, name) != 0)
            continue;
        if (d->depth > 0)
            return builder_wrong(d, place, "'%t' inside a rule", name);
        if ((h->said >> i & 1) != 0)
            return builder_wrong(d, place,
                                 "'%t' is there twice; a new puzzle begins with 'variant'", name);
        if (words[i].when == BEFORE_THE_GRID && d->description != NULL)
            return builder_wrong(
                d, place, "'%t' comes after the grid, the regions or a rule, expected before them",
                name);
        h->said |= 1u << i;
        lexer_blanks(s);
        return words[i].read(h);
    }
    return make_grid(h) && read_rule(s, place, name);
}

bool variant_text_read(description_builder *d)
{
    variant_head h = {.s = {d, 0},
                      .rows = 9,
                      .columns = 9,
                      .houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS};
    lexer *s = &h.s;

    if (d->length >= 3 && memcmp(d->text, "\xEF\xBB\xBF", 3) == 0)
        s->at = 3;
    for (;;) {
        lexer_blanks(s);
        const int c = lexer_next(s);
        if (c == LEXER_END)
            break;
        if (c == '\n' || c == ';') {
            s->at++;
        } else if (c == '}' && d->depth > 0) {
            s->at++;
            if (!builder_close(d))
                return false;
        } else if (!read_statement(&h)) {
            return false;
        }
    }
    if (d->depth > 0)
        return builder_wrong(d, d->groups[d->depth - 1].place,
                             "the rules inside it have no end: }");
    return make_grid(&h);
}
