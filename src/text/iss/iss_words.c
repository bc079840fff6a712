/* SPDX-License-Identifier: MIT */
/*
 * The items of a string of Interactive Sudoku Solver, and the words in them: numbers and cells.
 */
#include "text/iss/iss_words.h"

#include "grid/characters.h"
#include "text/description/text_search.h"
#include "text/iss/iss_beside.h"

#include <string.h>

static iss_word trimmed(const description_builder *d, size_t at, size_t end)
{
    while (at < end && is_space(d->text[at]))
        at++;
    while (end > at && is_space(d->text[end - 1]))
        end--;
    return (iss_word){at, end - at};
}

bool iss_take(const description_builder *d, iss_item *item, iss_word *word)
{
    *word = (iss_word){item->end, 0};
    if (item->at >= item->end)
        return false;
    const size_t begin = item->at + 1;
    item->at = begin + variant_find(d->text + begin, item->end - begin, "~");
    *word = trimmed(d, begin, item->at);
    return true;
}

bool iss_is(const description_builder *d, iss_word word, const char *text)
{
    return word.length == strlen(text) && memcmp(d->text + word.at, text, word.length) == 0;
}

bool iss_number(const description_builder *d, iss_word word, int *number)
{
    const char *text = d->text + word.at;
    const bool minus = word.length > 0 && text[0] == '-';
    int found = 0;

    if (word.length == (size_t)minus || word.length > 9)
        return false;
    for (size_t i = minus; i < word.length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        found = 10 * found + text[i] - '0';
    }
    *number = minus ? -found : found;
    return true;
}

bool iss_two_numbers(const description_builder *d, iss_word word, const char *sign, int *one,
                     int *other)
{
    const size_t middle = variant_find(d->text + word.at, word.length, sign);
    const iss_word first = {word.at, middle};
    const iss_word last = {word.at + middle + 1,
                           middle < word.length ? word.length - middle - 1 : 0};

    return middle < word.length && iss_number(d, first, one) && iss_number(d, last, other);
}

bool iss_wrong(description_builder *d, iss_word word, const char *expected)
{
    const builder_quoted quoted = builder_quote(d->text + word.at, word.length);

    return builder_wrong(d, word.at, "'%t' here, expected %t", quoted.text, expected);
}

bool iss_unknown(description_builder *d, iss_word word, const char *words)
{
    const builder_quoted quoted = builder_quote(d->text + word.at, word.length);

    return builder_unknown(d, word.at, words, quoted.text);
}

/* A row or column number is one digit in base 17. */
static int line_of(char c)
{
    const int low = c | 32;

    return is_digit(c) ? c - '0' : low >= 'a' && low <= 'g' ? low - 'a' + 10 : 0;
}

bool iss_cell(iss *s, iss_word word, int *cell)
{
    const ennead_description *d = s->d->description;
    const char *text = s->d->text + word.at;

    if (iss_is_beside(s, word))
        return iss_beside_cell(s, word, cell);
    if (word.length != 4 || (text[0] | 32) != 'r' || (text[2] | 32) != 'c')
        return iss_wrong(s->d, word, "a cell such as R1C1");
    const int row = line_of(text[1]) + s->down, column = line_of(text[3]) + s->right;
    if (line_of(text[1]) < 1 || line_of(text[3]) < 1 || row < 1 || row > s->rows || column < 1 ||
        column > d->columns)
        return iss_wrong(s->d, word, "a cell of the grid");
    *cell = (row - 1) * d->columns + column - 1;
    return true;
}

bool iss_add_cell(iss *s, iss_word word)
{
    int cell = 0;

    return iss_cell(s, word, &cell) && builder_cell(s->d, word.at, cell);
}

bool iss_take_number(iss *s, iss_item *item, int *number)
{
    iss_word word = {0};

    if (!iss_take(s->d, item, &word))
        return iss_wrong(s->d, item->type, "a number");
    return iss_number(s->d, word, number) || iss_wrong(s->d, word, "a number");
}

bool iss_take_cells(iss *s, iss_item *item, uint16_t *cells, size_t most, size_t *count)
{
    iss_word word = {0};

    for (*count = 0; iss_take(s->d, item, &word); ++*count) {
        int cell = 0;
        if (!iss_cell(s, word, &cell))
            return false;
        if (*count == most)
            return iss_wrong(s->d, word, "fewer cells");
        cells[*count] = (uint16_t)cell;
    }
    return true;
}

bool iss_add_rest(iss *s, iss_item *item)
{
    iss_word word = {0};
    bool parts = false;

    while (iss_take(s->d, item, &word)) {
        const bool separator = iss_is(s->d, word, "-");
        if (separator)
            builder_part(s->d);
        parts = parts || separator;
        if (!separator && !iss_add_cell(s, word))
            return false;
    }
    if (parts)
        builder_part(s->d);
    return true;
}

bool iss_next_item(iss *s, iss_item *item)
{
    const char *text = s->d->text;

    while (s->at < s->end && is_space(text[s->at]))
        s->at++;
    if (s->at == s->end)
        return false;
    if (text[s->at] != '.')
        return iss_wrong(s->d, trimmed(s->d, s->at, s->at + 1), "a dot before an item");
    const size_t begin = s->at + 1;
    s->at = begin + variant_find(text + begin, s->end - begin, ".");
    item->end = s->at;
    while (item->end > begin && is_space(text[item->end - 1]))
        item->end--;
    item->at = begin + variant_find(text + begin, item->end - begin, "~");
    item->type = trimmed(s->d, begin, item->at);
    return true;
}

iss_word iss_cut(const description_builder *d, iss_word *list)
{
    const iss_word part = {list->at, variant_find(d->text + list->at, list->length, "_")};
    const size_t used = part.length + (part.length < list->length);

    list->at += used;
    list->length -= used;
    return part;
}

bool iss_take_value(iss *s, iss_word *list, int *value)
{
    const iss_word whole = *list, part = iss_cut(s->d, list);
    const bool torn = list->length == 0 && part.length < whole.length;

    if (torn || !iss_number(s->d, part, value) || *value < 0 || *value > ENNEAD_MOST_SIZE)
        return iss_wrong(s->d, whole, "values with underlines between them");
    return true;
}
