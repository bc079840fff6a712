/* SPDX-License-Identifier: MIT */
/*
 * The form of this project for variants: a line for each thing that there is to say, which its first
 * word names. Words of the head make the grid; any other is the name of a rule, and what follows it
 * is read alike for all rules, by what their row in the table takes.
 *
 *     name NUMBER... CELLS [: CELLS]... ["text"] [{ rule; rule ... }]
 */
#include <string.h>

#include "text/variants/scan.h"

/* What the head says. */
typedef struct head {
    scan s;
    int rows, columns;
    int first, last; /* values; 0, 0: as many as the longer side has cells, from 1 */
    enum { BOXES_AUTO, BOXES_NONE, BOXES_SAID } boxes;
    int box_rows, box_columns;
    size_t boxes_place, values_place;
    unsigned houses;
} head;

static bool end_line(scan *s)
{
    scan_blanks(s);
    return scan_at_end_of_line(s) || scan_expected(s, "the end of the line");
}

/* Makes the grid that the head asks for, unless it has been made. */
static bool make_grid(head *h)
{
    sketch *d = h->s.d;
    const int longest = h->rows > h->columns ? h->rows : h->columns;
    const int first = h->last > 0 ? h->first : 1, last = h->last > 0 ? h->last : longest;

    if (d->description != NULL)
        return true;
    if (!sketch_grid(d, h->values_place, h->rows, h->columns, last - first + 1, first))
        return false;
    if (h->boxes == BOXES_AUTO)
        sketch_boxes(d, longest);
    if (h->boxes == BOXES_SAID &&
        ennead_description_set_boxes(d->description, h->box_rows, h->box_columns) != ENNEAD_OK)
        return sketch_wrong(d, h->boxes_place, "the grid cannot be cut into such boxes");
    d->description->houses &= h->houses;
    return true;
}

/* ---------------------------------------------------------------------------------- the head */

static bool read_title(head *h)
{
    scan *s = &h->s;
    char *title = s->d->report->title;
    size_t length = 0;

    while (scan_next(s) == ' ' || scan_next(s) == '\t')
        s->at++;
    for (; !scan_at_end_of_line(s); s->at++)
        if (scan_next(s) >= ' ' && scan_next(s) != 127 && length + 1 < ENNEAD_TITLE_SIZE)
            title[length++] = (char)scan_next(s);
    while (length > 0 && title[length - 1] == ' ')
        length--;
    title[length] = '\0';
    return true;
}

/* "3x4", or with `square` "3" for "3x3". */
static bool read_shape(head *h, int *rows, int *columns)
{
    scan *s = &h->s;

    if (!is_digit(scan_next(s)) || !scan_number(s, rows))
        return scan_expected(s, "a number, or two as in 2x3");
    *columns = *rows;
    if (lower(scan_next(s)) == 'x') {
        s->at++;
        if (!is_digit(scan_next(s)) || !scan_number(s, columns))
            return scan_expected(s, "a number, as in 2x3");
    }
    return end_line(s);
}

static bool read_size(head *h)
{
    const size_t place = h->s.at;

    if (!read_shape(h, &h->rows, &h->columns))
        return false;
    if (h->rows < 1 || h->columns < 1 || h->rows > ENNEAD_MOST_SIZE ||
        h->columns > ENNEAD_MOST_SIZE)
        return sketch_wrong(h->s.d, place, "a grid has 1 to 64 rows and columns");
    return true;
}

static bool read_values(head *h)
{
    scan *s = &h->s;
    const size_t place = s->at;

    h->values_place = place;
    if (!is_digit(scan_next(s)) || !scan_number(s, &h->last))
        return scan_expected(s, "how many values there are, or a range as 0-8");
    h->first = 1;
    if (scan_next(s) == '-') {
        h->first = h->last;
        s->at++;
        if (!is_digit(scan_next(s)) || !scan_number(s, &h->last))
            return scan_expected(s, "the last value");
    }
    if (h->first > 1 || h->last < h->first || h->last - h->first >= ENNEAD_MOST_SIZE || h->last < 1)
        return sketch_wrong(s->d, place, "values begin with 0 or 1, and are at most 64");
    return end_line(s);
}

static bool read_boxes(head *h)
{
    scan *s = &h->s;
    char name[SCAN_NAME];

    h->boxes_place = s->at;
    if (!scan_name(s, name)) {
        h->boxes = BOXES_SAID;
        return read_shape(h, &h->box_rows, &h->box_columns);
    }
    h->boxes = strcmp(name, "none") == 0 ? BOXES_NONE : BOXES_AUTO;
    if (h->boxes == BOXES_AUTO && strcmp(name, "auto") != 0)
        return sketch_wrong(s->d, h->boxes_place,
                            "'%t' here, expected boxes such as 3x3, none or auto", name);
    return end_line(s);
}

static bool read_houses(head *h)
{
    static const char *const names[] = {"rows", "columns", "regions"};
    scan *s = &h->s;
    char name[SCAN_NAME];
    unsigned houses = 0;

    for (bool more = true; more; more = !scan_at_end_of_line(s)) {
        const size_t place = s->at;
        unsigned house = 0;
        if (!scan_name(s, name))
            return scan_expected(s, "rows, columns, regions or none");
        for (unsigned i = 0; i < 3; i++)
            house |= strcmp(name, names[i]) == 0 ? 1u << i : 0;
        if (house == 0 && strcmp(name, "none") != 0)
            return sketch_wrong(s->d, place, "'%t' here, expected rows, columns, regions or none",
                                name);
        houses |= house;
        scan_blanks(s);
    }
    h->houses = houses;
    return true;
}

static bool read_grid(head *h)
{
    return make_grid(h) && scan_grid(&h->s);
}

static bool read_regions(head *h)
{
    const unsigned houses = h->houses;

    if (!make_grid(h) || !scan_regions(&h->s))
        return false;
    h->s.d->description->houses &= houses;
    return true;
}

/* Words of the head. Those that say how the grid is come before it. */
static const struct word {
    const char *name;
    bool (*read)(head *h);
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

static bool read_said(scan *s)
{
    const size_t begin = ++s->at;

    while (!scan_at_end_of_line(s) && scan_next(s) != '"')
        s->at++;
    if (scan_next(s) != '"')
        return scan_expected(s, "a quotation mark at the end of the text");
    sketch_text(s->d, s->d->text + begin, s->at++ - begin);
    return true;
}

static bool read_number(scan *s)
{
    const size_t place = s->at;
    int number = 0;

    if (!scan_number(s, &number))
        return scan_expected(s, "a number of up to nine digits");
    if (s->d->cell_count > 0)
        return sketch_wrong(s->d, place, "the number %n comes after cells, expected before them",
                            number < 0 ? 0 : number);
    return sketch_number(s->d, place, number);
}

/* Reads what follows the name of a rule. */
static bool read_rule(scan *s, size_t place, const char *name)
{
    sketch *d = s->d;
    const ennead_constraint_row *row = ennead_constraint_find(name);
    bool parts = false;

    if (row == NULL)
        return sketch_unknown(d, place, "there is no rule '%t'", name);
    sketch_begin(d, place, row->name, row->name);
    for (;;) {
        scan_blanks(s);
        const int c = scan_next(s);
        if (scan_at_end_of_line(s) || c == ';' || c == '}')
            break;
        bool good;
        if (c == '{') {
            if (row->extra != ENNEAD_EXTRA_RULES)
                return scan_expected(s, "the end of the rule");
            s->at++;
            return sketch_open(d, place, row->name);
        }
        if (c == ':') {
            sketch_part(d);
            parts = true;
            s->at++;
            continue;
        }
        if (c == '"')
            good = read_said(s);
        else if (is_digit(c) || c == '-')
            good = read_number(s);
        else if (is_letter(c))
            good = scan_cells(s);
        else
            good = scan_expected(s, "a number, a cell such as r1c1, or the end of the line");
        if (!good)
            return false;
    }
    if (parts)
        sketch_part(d);
    return sketch_end(d);
}

static bool read_statement(head *h)
{
    scan *s = &h->s;
    sketch *d = s->d;
    const size_t place = s->at;
    char name[SCAN_NAME];

    if (!scan_name(s, name))
        return scan_expected(s, "the name of a rule, or a word such as size or grid");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(words[i].name, name) != 0)
            continue;
        if (d->depth > 0)
            return sketch_wrong(d, place, "'%t' inside a rule", name);
        if (words[i].when == BEFORE_THE_GRID && d->description != NULL)
            return sketch_wrong(d, place,
                                "'%t' comes after the grid or a rule, expected before them", name);
        scan_blanks(s);
        return words[i].read(h);
    }
    return make_grid(h) && read_rule(s, place, name);
}

bool variant_text_read(sketch *d)
{
    head h = {.s = {d, 0},
              .rows = 9,
              .columns = 9,
              .houses = ENNEAD_ROWS | ENNEAD_COLUMNS | ENNEAD_REGIONS};
    scan *s = &h.s;

    if (d->length >= 3 && memcmp(d->text, "\xEF\xBB\xBF", 3) == 0)
        s->at = 3;
    for (;;) {
        scan_blanks(s);
        const int c = scan_next(s);
        if (c == SCAN_END)
            break;
        if (c == '\n' || c == ';') {
            s->at++;
        } else if (c == '}' && d->depth > 0) {
            s->at++;
            if (!sketch_close(d))
                return false;
        } else if (!read_statement(&h)) {
            return false;
        }
    }
    if (d->depth > 0)
        return sketch_wrong(d, d->groups[d->depth - 1].place, "the rules inside it have no end: }");
    return make_grid(&h);
}
