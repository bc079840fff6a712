/* SPDX-License-Identifier: MIT */
/*
 * Cells, digits and houses in words.
 */
#include "text/phrase.h"

#include "grid/houses.h"
#include "grid/step.h"

void phrase_character(phrase *p, char c)
{
    if (p->length + 1 < p->room)
        p->text[p->length] = c;
    p->length++;
}

size_t phrase_end(const phrase *p)
{
    if (p->room > 0)
        p->text[p->length < p->room ? p->length : p->room - 1] = '\0';
    return p->length;
}

void phrase_text(phrase *p, const char *text)
{
    while (*text != '\0')
        phrase_character(p, *text++);
}

void phrase_number(phrase *p, int number)
{
    if (number >= 10)
        phrase_number(p, number / 10);
    phrase_character(p, (char)('0' + number % 10));
}

void phrase_cell(phrase *p, int cell)
{
    phrase_character(p, 'r');
    phrase_number(p, row_of(cell) + 1);
    phrase_character(p, 'c');
    phrase_number(p, column_of(cell) + 1);
}

/* What comes before number `index` of `count`. */
static void join(phrase *p, int index, int count, joining last)
{
    static const char *const words[] = {
        [JOIN_COMMA] = ", ", [JOIN_AND] = " and ", [JOIN_OR] = " or "};

    if (index > 0)
        phrase_text(p, index == count - 1 ? words[last] : ", ");
}

void phrase_cells(phrase *p, cells set, joining last)
{
    const int count = cell_count(set);

    for (int i = 0; set != 0; set = without_lowest_cell(set), i++) {
        join(p, i, count, last);
        phrase_cell(p, lowest_cell(set));
    }
}

void phrase_digits(phrase *p, digits set, joining last)
{
    const int count = digit_count(set);

    for (int i = 0; set != 0; set = without_lowest_digit(set), i++) {
        join(p, i, count, last);
        phrase_number(p, lowest_digit(set));
    }
}

static const char *kind_of_house(int house)
{
    return house < FIRST_COLUMN ? "row" : house < FIRST_BOX ? "column" : "box";
}

void phrase_house(phrase *p, int house)
{
    phrase_text(p, kind_of_house(house));
    phrase_character(p, ' ');
    phrase_number(p, house % 9 + 1);
}

static const char *plural_of_house(int house)
{
    return house < FIRST_COLUMN ? "rows " : house < FIRST_BOX ? "columns " : "boxes ";
}

void phrase_houses(phrase *p, uint32_t set, joining last)
{
    const int count = house_count(set);
    const bool one_kind = count > 1 && lowest_house(set) / 9 == (31 - __builtin_clz(set)) / 9;

    if (one_kind)
        phrase_text(p, plural_of_house(lowest_house(set)));
    for (int i = 0; set != 0; set &= set - 1, i++) {
        join(p, i, count, last);
        if (one_kind)
            phrase_number(p, lowest_house(set) % 9 + 1);
        else
            phrase_house(p, lowest_house(set));
    }
}

void phrase_format_list(phrase *p, const char *words, va_list arguments)
{
    for (; *words != '\0'; words++) {
        if (*words != '%') {
            phrase_character(p, *words);
            continue;
        }
        switch (*++words) {
        case 't':
            phrase_text(p, va_arg(arguments, const char *));
            break;
        case 'c':
            phrase_cell(p, va_arg(arguments, int));
            break;
        case 'C':
            phrase_cells(p, cells_of_set(va_arg(arguments, ennead_cell_set)), JOIN_AND);
            break;
        case 'O':
            phrase_cells(p, cells_of_set(va_arg(arguments, ennead_cell_set)), JOIN_OR);
            break;
        case 'L':
            phrase_cells(p, cells_of_set(va_arg(arguments, ennead_cell_set)), JOIN_COMMA);
            break;
        case 'D':
            phrase_digits(p, (digits)va_arg(arguments, int), JOIN_AND);
            break;
        case 'h':
            phrase_house(p, va_arg(arguments, int));
            break;
        case 'H':
            phrase_houses(p, va_arg(arguments, uint32_t), JOIN_AND);
            break;
        default: /* %n and %d */
            phrase_number(p, va_arg(arguments, int));
            break;
        }
    }
}

void phrase_format(phrase *p, const char *words, ...)
{
    va_list arguments;

    va_start(arguments, words);
    phrase_format_list(p, words, arguments);
    va_end(arguments);
}
