/* SPDX-License-Identifier: MIT */
/*
 * The grid of a variant in Ennead's form, and its regions: one line for each row, or one line for
 * everything. The cells of a line are separated, or have one character each:
 *
 *     1 . [2,5] 12        1.[25]C
 */
#include "text/variants/lexer_grid.h"

#include "text/rule_line.h"

#include <string.h>

/* Handles a cell, whose text is at a place. */
typedef bool take_cell(lexer *s, int cell, size_t place, size_t length);

static bool is_between(char c)
{
    return is_between_words(c) || c == '|';
}

typedef enum cutting { SIGNS, WORDS } cutting;

/* The end of the character or word that begins at a place. */
static size_t end_of_piece(const description_builder *d, size_t at, size_t end, cutting by)
{
    if (d->text[at] == '[') {
        while (at < end && d->text[at] != ']')
            at++;
        return at < end ? at + 1 : end;
    }
    if (by == SIGNS)
        return at + 1;
    while (at < end && !is_between(d->text[at]) && d->text[at] != '[')
        at++;
    return at;
}

static int count_pieces(const description_builder *d, size_t at, size_t end, cutting by)
{
    int count = 0;

    while (at < end) {
        if (is_between(d->text[at])) {
            at++;
            continue;
        }
        at = end_of_piece(d, at, end, by);
        count++;
    }
    return count;
}

/* Whether a line is empty or belongs to a frame. */
static bool is_ornament(const description_builder *d, size_t at, size_t end)
{
    for (; at < end; at++)
        if (!is_between(d->text[at]) && d->text[at] != '+' && d->text[at] != '-' &&
            d->text[at] != '=')
            return false;
    return true;
}

static size_t end_of_row(const description_builder *d, size_t at)
{
    while (at < d->length && d->text[at] != '\n' && d->text[at] != '#' && d->text[at] != ';')
        at++;
    return at;
}

/* Reads the cells of a line; the first of them is number *cell. */
static bool take_line(lexer *s, size_t end, int *cell, take_cell *take)
{
    description_builder *d = s->d;
    const int columns = d->description->columns, all = builder_cell_count(d);
    const int words = count_pieces(d, s->at, end, WORDS),
              signs = count_pieces(d, s->at, end, SIGNS);
    /* With groups of characters, a whole grid on one line may look like one row. */
    const bool all_at_once = signs == all && *cell == 0 && d->description->rows > 2;
    const cutting by = words == columns && !all_at_once ? WORDS : SIGNS;
    const int count = by == WORDS ? words : signs;
    size_t at = s->at;

    if (count != columns && (count != all || *cell > 0))
        return builder_wrong(d, end, "the row has %n cells, expected %n", count,
                             *cell == 0 && count > 2 * columns ? all : columns);
    while (at < end) {
        if (is_between(d->text[at])) {
            at++;
            continue;
        }
        const size_t next = end_of_piece(d, at, end, by);
        if (!take(s, (*cell)++, at, next - at))
            return false;
        at = next;
    }
    return true;
}

static bool take_cells(lexer *s, take_cell *take)
{
    description_builder *d = s->d;
    const int all = builder_cell_count(d), columns = d->description->columns;
    int cell = 0;

    for (;;) {
        const size_t end = end_of_row(d, s->at);
        if (!is_ornament(d, s->at, end) && !take_line(s, end, &cell, take))
            return false;
        s->at = end;
        while (!lexer_at_end_of_line(s) && (lexer_next(s) != ';' || s->d->text[end] == '#'))
            s->at++;
        if (cell == all)
            return true;
        if (lexer_next(s) == LEXER_END)
            return builder_wrong(d, s->at, "there are %n rows, expected %n", cell / columns,
                                 all / columns);
        s->at++;
    }
}

/* --------------------------------------------------------------------------------------- cells */

/* The number that a character stands for; -1 if none. */
static int number_of_sign(const description_builder *d, char c)
{
    const int most = d->description->first_value + d->description->values - 1;

    if (is_digit(c))
        return c - '0';
    if (c >= 'a' && c <= 'z' && most > 35)
        return c - 'a' + 36;
    return is_letter(c) ? lower(c) - 'a' + 10 : -1;
}

/* Reads a number or a character at a place, and advances. */
static int number_at(const description_builder *d, size_t *at, size_t end)
{
    int number = 0;

    if (*at == end || !is_digit(d->text[*at]))
        return *at == end ? -1 : number_of_sign(d, d->text[(*at)++]);
    while (*at < end && is_digit(d->text[*at]) && number < 1000)
        number = 10 * number + d->text[(*at)++] - '0';
    return number;
}

static bool wrong_value(lexer *s, size_t place, size_t length)
{
    const ennead_description *d = s->d->description;
    const builder_quoted quoted = builder_quote(s->d->text + place, length);

    return builder_wrong(s->d, place, "'%t' in the grid, expected a value from %n to %n, or .",
                         quoted.text, d->first_value, d->first_value + d->values - 1);
}

/* Reads the values in brackets: characters; if there is a comma or a range, numbers. */
static bool take_set(lexer *s, int cell, size_t place, size_t length)
{
    description_builder *d = s->d;
    const size_t end = place + length - 1;
    uint64_t values = 0;
    bool numbers = false;

    if (d->text[end] != ']')
        return wrong_value(s, place, length);
    for (size_t at = place + 1; at < end; at++)
        numbers = numbers || d->text[at] == ',' || d->text[at] == '-' || d->text[at] == ' ';
    for (size_t at = place + 1; at < end;) {
        if (is_between(d->text[at])) {
            at++;
            continue;
        }
        const int first = numbers ? number_at(d, &at, end) : number_of_sign(d, d->text[at++]);
        int last = first;
        if (numbers && at < end && d->text[at] == '-') {
            at++;
            last = number_at(d, &at, end);
        }
        if (builder_value(d, first) < 0 || builder_value(d, last) < 0 || last < first)
            return wrong_value(s, place, length);
        for (int number = first; number <= last; number++)
            values |= (uint64_t)1 << builder_value(d, number);
    }
    builder_given(d, cell, values);
    return true;
}

static bool take_value(lexer *s, int cell, size_t place, size_t length)
{
    description_builder *d = s->d;
    const char c = d->text[place];
    size_t at = place;

    if (c == '[')
        return take_set(s, cell, place, length);
    if (length == 1 && (c == '.' || (c == '0' && d->description->first_value > 0)))
        return true;
    const int value = builder_value(d, number_at(d, &at, place + length));
    if (value < 0 || at != place + length)
        return wrong_value(s, place, length);
    builder_given(d, cell, (uint64_t)1 << value);
    return true;
}

bool lexer_grid(lexer *s)
{
    return take_cells(s, take_value);
}

/* ------------------------------------------------------------------------------------- regions */

/* Regions are numbered in order of appearance, so a region's character can be looked up in its
 * first cell. */
static bool take_region(lexer *s, int cell, size_t place, size_t length)
{
    description_builder *d = s->d;
    int region = 0;

    if (length == 1 && d->text[place] == '.')
        return true;
    for (; region < d->region_count; region++)
        if (d->region_signs[region].length == length &&
            memcmp(d->text + d->region_signs[region].place, d->text + place, length) == 0)
            break;
    if (region == ENNEAD_MOST_SIZE)
        return builder_wrong(d, place, "there are more than %n regions", ENNEAD_MOST_SIZE);
    if (region == d->region_count)
        d->region_signs[d->region_count++] = (builder_sign){.place = place, .length = length};
    d->description->regions[cell] = (uint8_t)region;
    return true;
}

bool lexer_regions(lexer *s)
{
    description_builder *d = s->d;
    const size_t place = s->at;

    d->region_count = 0;
    builder_no_regions(d);
    return take_cells(s, take_region) && builder_check_regions(d, place);
}
