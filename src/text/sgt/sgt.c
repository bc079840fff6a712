/* SPDX-License-Identifier: MIT */
/*
 * Game IDs of Solo (S. Tatham, chiark.greenend.org.uk/~sgtatham/puzzles, solo.c):
 *
 *     3x3jxk:GIVENS,REGIONS,CAGES,SUMS
 *
 * The size is the rows and columns of a box, or one number; then come letters: j for a jigsaw,
 * which has regions, x for diagonals, k for a killer, which has cages and sums; and words for a
 * difficulty and a symmetry, which say nothing of the puzzle. Givens and sums are numbers; a
 * letter is a run of empty cells, a = 1 to z = 26, and _ separates two numbers. Regions and cages
 * are the lines between them: a letter says how many places without a line come before the next
 * line, _ none, a 1 to y 25, and z 25 without a line after them. Places are first those to the
 * right of cells, row by row, then those below, column by column.
 */
#include "text/sgt/sgt.h"

#include "grid/characters.h"
#include "text/description/text_search.h"

#include <string.h>

enum { MOST_SIZE = 31, MOST_CELLS = MOST_SIZE * MOST_SIZE, RUN = 25 };

typedef struct sgt {
    description_builder *d;
    size_t at, end; /* of the line */
    int size, box_rows, box_columns;
    bool jigsaw, diagonals, killer;
    uint16_t groups[MOST_CELLS];
    int numbers[MOST_CELLS];
} sgt;

/* The end of the parameters, at their colon; `length` if this is something else. */
static size_t parameters_end(const char *text, size_t length)
{
    size_t at = 0;

    while (at < length && is_digit(text[at]))
        at++;
    if (at == 0 || at > 2)
        return length;
    /* 3x3 or 9j: not any number before a colon */
    if (at == length || (text[at] != 'x' && text[at] != 'j'))
        return length;
    while (at < length && at < 24 && (is_digit(text[at]) || (text[at] >= 'a' && text[at] <= 'z')))
        at++;
    return at < length && text[at] == ':' ? at : length;
}

bool sgt_begins(const char *text, size_t length)
{
    const size_t colon = parameters_end(text, length);
    const size_t line = variant_end_of_line(text, length, 0);

    if (colon >= line)
        return false;
    for (size_t i = colon + 1; i < line && text[i] != '\r'; i++)
        if (!is_digit(text[i]) && !(text[i] >= 'a' && text[i] <= 'z') && text[i] != '_' &&
            text[i] != ',')
            return false;
    return line > colon + 1 && text[colon + 1] != '\r';
}

static int small_number(sgt *s)
{
    int number = 0;

    while (s->at < s->end && is_digit(s->d->text[s->at]) && number < MOST_CELLS * MOST_SIZE)
        number = 10 * number + s->d->text[s->at++] - '0';
    return number;
}

static bool expected(sgt *s, const char *what)
{
    if (s->at >= s->end)
        return builder_wrong(s->d, s->at, "the game ID ends here, expected %t", what);
    return builder_wrong(s->d, s->at, "'%t' here, expected %t",
                         builder_quote(s->d->text + s->at, 1).text, what);
}

static bool read_parameters(sgt *s)
{
    const char *text = s->d->text;

    s->box_rows = small_number(s);
    s->box_columns = 1;
    if (s->at + 1 < s->end && text[s->at] == 'x' && is_digit(text[s->at + 1])) {
        s->at++;
        s->box_columns = small_number(s);
    } else if (memchr(text + s->at, 'j', variant_find(text + s->at, s->end - s->at, ":")) == NULL) {
        s->box_columns = s->box_rows; /* one number: a square box */
    }
    s->size = s->box_rows * s->box_columns;
    if (s->size < 2 || s->size > MOST_SIZE)
        return builder_wrong(s->d, s->at, "a grid of size %n, expected 2 to %n", s->size,
                             MOST_SIZE);
    for (; text[s->at] != ':'; s->at++) {
        const char c = text[s->at];
        s->jigsaw = s->jigsaw || c == 'j';
        s->diagonals = s->diagonals || c == 'x';
        s->killer = s->killer || c == 'k';
        if (c == 'd') /* the letter after it is a difficulty */
            s->at += text[s->at + 1] != ':';
        else if (strchr("jxkarm0123456789", c) == NULL)
            return builder_unknown(s->d, s->at, "the parameter '%t' is not known",
                                   builder_quote(text + s->at, 1).text);
        else if (c == 'm') /* md: a symmetry */
            s->at += text[s->at + 1] == 'd';
    }
    s->at++;
    return true;
}

/* Reads a number for each cell, 0 for none. */
static bool read_numbers(sgt *s)
{
    const char *text = s->d->text;
    const int count = s->size * s->size;
    int cell = 0;

    while (s->at < s->end && text[s->at] != ',') {
        if (text[s->at] == '_') {
            s->at++;
        } else if (text[s->at] >= 'a' && text[s->at] <= 'z') {
            for (int run = text[s->at] - 'a' + 1; run > 0; run--) {
                if (cell == count)
                    return builder_wrong(s->d, s->at, "there are more than %n cells", count);
                s->numbers[cell++] = 0;
            }
            s->at++;
        } else {
            const size_t place = s->at;
            if (cell == count)
                return builder_wrong(s->d, place, "there are more than %n cells", count);
            s->numbers[cell] = small_number(s);
            if (s->at == place || s->numbers[cell] == 0)
                return builder_wrong(s->d, place, "'%t' here, expected a number",
                                     builder_quote(text + place, 1).text);
            cell++;
        }
    }
    return cell == count ||
           builder_wrong(s->d, s->at, "the game ID has %n cells, expected %n", cell, count);
}

/* Joins the groups of two cells. */
static void join(sgt *s, int one, int other)
{
    const uint16_t from = s->groups[one], to = s->groups[other];

    for (int cell = 0; from != to && cell < s->size * s->size; cell++)
        if (s->groups[cell] == from)
            s->groups[cell] = to;
}

/* The place `i` has no line: joins the cells beside it. */
static void join_at(sgt *s, int i)
{
    const int across = i / (s->size - 1), along = i % (s->size - 1);

    if (across < s->size)
        join(s, across * s->size + along, across * s->size + along + 1);
    else
        join(s, along * s->size + across - s->size, (along + 1) * s->size + across - s->size);
}

/* Reads the lines between groups of cells, after a comma. */
static bool read_edges(sgt *s)
{
    const char *text = s->d->text;
    const int places = 2 * s->size * (s->size - 1);
    int place = 0;

    if (s->at >= s->end || text[s->at] != ',')
        return expected(s, "a comma and lines between cells");
    s->at++;
    for (int cell = 0; cell < s->size * s->size; cell++)
        s->groups[cell] = (uint16_t)cell;
    for (; s->at < s->end && text[s->at] != ','; s->at++) {
        const char c = text[s->at];
        const int run = c == '_' ? 0 : c == 'z' ? RUN : c - 'a' + 1;
        if (is_digit(c) || place + run > places)
            return expected(s, "lines between cells of the grid");
        for (int i = 0; i < run; i++)
            join_at(s, place++);
        place += c != 'z'; /* the line; the last one is the border */
    }
    return place == places + 1 || expected(s, "more lines between cells");
}

static bool set_regions(sgt *s)
{
    ennead_description *d = s->d->description;
    int regions = 0;
    uint8_t numbers[MOST_CELLS];

    builder_no_regions(s->d);
    memset(numbers, ENNEAD_NO_REGION, sizeof numbers);
    for (int cell = 0; cell < s->size * s->size; cell++) {
        const int group = s->groups[cell];
        if (numbers[group] == ENNEAD_NO_REGION) {
            if (regions == s->size)
                return builder_wrong(s->d, s->at, "there are more than %n regions", s->size);
            numbers[group] = (uint8_t)regions++;
        }
        d->regions[cell] = numbers[group];
    }
    d->houses |= ENNEAD_HOUSES_REGIONS;
    return builder_check_regions(s->d, s->at);
}

static bool add_rule(sgt *s, const char *name)
{
    builder_begin(s->d, 0, name, name);
    return builder_end(s->d);
}

/* Makes a cage of each group: its sum is in one of its cells. */
static bool add_cages(sgt *s, size_t place)
{
    for (int group = 0; group < s->size * s->size; group++) {
        int sum = 0, cells_of_cage = 0;
        for (int cell = 0; cell < s->size * s->size; cell++)
            if (s->groups[cell] == group) {
                sum += s->numbers[cell];
                cells_of_cage++;
            }
        if (cells_of_cage == 0)
            continue;
        builder_begin(s->d, place, "cage", "cage");
        if (sum > 0 && !builder_number(s->d, place, sum))
            return false;
        for (int cell = 0; cell < s->size * s->size; cell++)
            if (s->groups[cell] == group && !builder_cell(s->d, place, cell))
                return false;
        if (!builder_end(s->d))
            return false;
    }
    return true;
}

static bool read_givens(sgt *s)
{
    const size_t place = s->at;

    if (!read_numbers(s))
        return false;
    for (int cell = 0; cell < s->size * s->size; cell++) {
        if (s->numbers[cell] > s->size)
            return builder_wrong(s->d, place, "a given is %n, expected at most %n",
                                 s->numbers[cell], s->size);
        if (s->numbers[cell] > 0)
            builder_given(s->d, cell, (uint64_t)1 << (s->numbers[cell] - 1));
    }
    return true;
}

static bool read_killer(sgt *s)
{
    const size_t place = s->at;

    if (!read_edges(s))
        return false;
    if (s->at >= s->end || s->d->text[s->at] != ',')
        return expected(s, "a comma and the sums of the cages");
    s->at++;
    return read_numbers(s) && add_cages(s, place);
}

bool sgt_read(description_builder *d)
{
    sgt s = {.d = d, .at = variant_begin(d->text, d->length)};

    s.end = variant_end_of_line(d->text, d->length, s.at);
    while (s.end > s.at && is_space(d->text[s.end - 1]))
        s.end--;
    if (!read_parameters(&s) || !builder_grid(d, s.at, s.size, s.size, s.size, 1))
        return false;
    if (!s.jigsaw && s.box_rows > 1 && s.box_columns > 1)
        (void)ennead_description_set_boxes(d->description, s.box_rows, s.box_columns);
    if (!read_givens(&s) || (s.jigsaw && !(read_edges(&s) && set_regions(&s))) ||
        (s.diagonals && !(add_rule(&s, "diagonal-up") && add_rule(&s, "diagonal-down"))) ||
        (s.killer && !read_killer(&s)))
        return false;
    return s.at == s.end || expected(&s, "the end of the game ID");
}
