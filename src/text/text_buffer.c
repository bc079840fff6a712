/* SPDX-License-Identifier: MIT */
/*
 * Cells, digits and houses in words.
 */
#include "text/text_buffer.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "grid/houses.h"
#include "grid/step.h"

void buffer_character(text_buffer *p, char c)
{
    ASSERT(p->room == 0 || p->text != NULL);
    if (p->length + 1 < p->room)
        p->text[p->length] = c;
    p->length++;
}

size_t buffer_end(const text_buffer *p)
{
    if (p->room > 0)
        p->text[p->length < p->room ? p->length : p->room - 1] = '\0';
    return p->length;
}

void buffer_text(text_buffer *p, const char *text)
{
    ASSERT(text != NULL);
    while (*text != '\0')
        buffer_character(p, *text++);
}

void buffer_number(text_buffer *p, int number)
{
    ASSERT(number >= 0);
    if (number >= 10)
        buffer_number(p, number / 10);
    buffer_character(p, (char)('0' + number % 10));
}

void buffer_signed(text_buffer *p, int number)
{
    if (number < 0) {
        buffer_character(p, '-');
        if (number <= -10)
            buffer_number(p, -(number / 10));
        buffer_number(p, -(number % 10));
    } else {
        buffer_number(p, number);
    }
}

void buffer_cell(text_buffer *p, int cell)
{
    ASSERT(cell_in_range(cell));
    buffer_character(p, 'r');
    buffer_number(p, row_of(cell) + 1);
    buffer_character(p, 'c');
    buffer_number(p, column_of(cell) + 1);
}

/* What comes before number `index` of `count`. */
static void join(text_buffer *p, int index, int count, joining last)
{
    static const char *const words[] = {
        [JOIN_COMMA] = ", ", [JOIN_AND] = " and ", [JOIN_OR] = " or "};

    if (index > 0)
        buffer_text(p, index == count - 1 ? words[last] : ", ");
}

void buffer_cells(text_buffer *p, cells set, joining last)
{
    const int count = cell_count(set);

    int i = 0;
    FOR_EACH_CELL(rest, set) {
        join(p, i++, count, last);
        buffer_cell(p, lowest_cell(rest));
    }
}

void buffer_digits(text_buffer *p, digits set, joining last)
{
    const int count = digit_count(set);

    int i = 0;
    FOR_EACH_DIGIT(rest, set) {
        join(p, i++, count, last);
        buffer_number(p, lowest_digit(rest));
    }
}

static const char *kind_of_house(int house)
{
    return house < FIRST_COLUMN ? "row" : house < FIRST_BOX ? "column" : "box";
}

void buffer_house(text_buffer *p, int house)
{
    buffer_text(p, kind_of_house(house));
    buffer_character(p, ' ');
    buffer_number(p, number_of_house(house));
}

static const char *plural_of_house(int house)
{
    return house < FIRST_COLUMN ? "rows " : house < FIRST_BOX ? "columns " : "boxes ";
}

static int highest_house(uint32_t set)
{
    return 31 - __builtin_clz(set);
}

void buffer_houses(text_buffer *p, uint32_t set, joining last)
{
    const int count = house_count(set);
    const bool one_kind =
        count > 1 && type_of_house(lowest_house(set)) == type_of_house(highest_house(set));

    if (one_kind)
        buffer_text(p, plural_of_house(lowest_house(set)));
    int i = 0;
    FOR_EACH_BIT(rest, set) {
        join(p, i++, count, last);
        if (one_kind)
            buffer_number(p, number_of_house(lowest_house(rest)));
        else
            buffer_house(p, lowest_house(rest));
    }
}

void buffer_format_list(text_buffer *p, const char *words, va_list arguments)
{
    for (; *words != '\0'; words++) {
        if (*words != '%') {
            buffer_character(p, *words);
            continue;
        }
        switch (*++words) {
        case 't':
            buffer_text(p, va_arg(arguments, const char *));
            break;
        case 'c':
            buffer_cell(p, va_arg(arguments, int));
            break;
        case 'C':
            buffer_cells(p, cells_of_set(va_arg(arguments, ennead_cell_set)), JOIN_AND);
            break;
        case 'O':
            buffer_cells(p, cells_of_set(va_arg(arguments, ennead_cell_set)), JOIN_OR);
            break;
        case 'L':
            buffer_cells(p, cells_of_set(va_arg(arguments, ennead_cell_set)), JOIN_COMMA);
            break;
        case 'D':
            buffer_digits(p, (digits)va_arg(arguments, int), JOIN_AND);
            break;
        case 'h':
            buffer_house(p, va_arg(arguments, int));
            break;
        case 'H':
            buffer_houses(p, va_arg(arguments, uint32_t), JOIN_AND);
            break;
        default: /* %n and %d */
            buffer_signed(p, va_arg(arguments, int));
            break;
        }
    }
}

void buffer_format(text_buffer *p, const char *words, ...)
{
    va_list arguments;

    va_start(arguments, words);
    buffer_format_list(p, words, arguments);
    va_end(arguments);
}
