/* SPDX-License-Identifier: MIT */
/*
 * Cells, digits and houses in words.
 */
#include "grid/say/text_buffer.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "grid/characters.h"
#include "grid/houses.h"
#include "grid/step.h"

static void add(text_buffer *p, char c)
{
    ASSERT(p->room == 0 || p->text != NULL);
    if (p->length + 1 < p->room)
        p->text[p->length] = c;
    p->length++;
}

/* Adds a character to a string of JSON. Texts of the library have no other control characters. */
static void add_in_json(text_buffer *p, char c)
{
    if (c == '"' || c == '\\' || c == '\n')
        add(p, '\\');
    add(p, c == '\n' ? 'n' : c);
}

void buffer_character(text_buffer *p, char c)
{
    if (p->in_json)
        add_in_json(p, c);
    else
        add(p, c);
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

/* Words that every sentence needs, one row per language. */
static const struct {
    const char *and_, *or_, *to;
    const char *house[3], *houses[3]; /* by house_type */
    const char *numbers[10];
} languages[] = {
    [ENNEAD_LANGUAGE_ENGLISH] =
        {
            " and ",
            " or ",
            " to ",
            {"row ", "column ", "box "},
            {"rows ", "columns ", "boxes "},
            {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"},
        },
    [ENNEAD_LANGUAGE_GERMAN] =
        {
            " und ",
            " oder ",
            " bis ",
            {"Zeile ", "Spalte ", "Block "},
            {"Zeilen ", "Spalten ", "Bl\303\266cke "},
            {"null", "eins", "zwei", "drei", "vier", "f\303\274nf", "sechs", "sieben", "acht",
             "neun"},
        },
};

void buffer_number_word(text_buffer *p, int number)
{
    if (number >= 0 && number <= 9)
        buffer_text(p, languages[p->language].numbers[number]);
    else
        buffer_signed(p, number);
}

/* Whether a sentence begins here. */
static bool at_beginning(const text_buffer *p)
{
    return p->length == 0 || (p->length > 1 && p->length < p->room &&
                              p->text[p->length - 2] == '.' && p->text[p->length - 1] == ' ');
}

static void spell_place(text_buffer *p, int row, int column)
{
    const char *name = languages[p->language].house[HOUSE_ROW];

    buffer_character(p, at_beginning(p) ? (char)upper(*name) : *name);
    buffer_text(p, name + 1);
    buffer_number_word(p, row + 1);
    buffer_character(p, ' ');
    buffer_text(p, languages[p->language].house[HOUSE_COLUMN]);
    buffer_number_word(p, column + 1);
}

/* A row and a column from 0. Rows beyond Z are AA, AB ... */
static void add_place(text_buffer *p, int row, int column)
{
    enum { LETTERS = 26 };
    switch (p->coordinates) {
    case ENNEAD_COORDINATES_RC:
    case ENNEAD_COORDINATES_NRC:
        buffer_character(p, 'r');
        buffer_number(p, row + 1);
        buffer_character(p, 'c');
        buffer_number(p, column + 1);
        break;
    case ENNEAD_COORDINATES_A1:
        if (row >= LETTERS)
            buffer_character(p, (char)('A' + row / LETTERS - 1));
        buffer_character(p, (char)('A' + row % LETTERS));
        buffer_number(p, column + 1);
        break;
    case ENNEAD_COORDINATES_SPOKEN:
        spell_place(p, row, column);
        break;
    }
}

void buffer_cell(text_buffer *p, int cell)
{
    ASSERT(cell_in_range(cell));
    add_place(p, row_of(cell), column_of(cell));
}

/* Adds what comes before item `index` of `count`. */
static void join(text_buffer *p, int index, int count, joining last)
{
    if (index == 0)
        return;
    if (index < count - 1 || last == JOIN_COMMA)
        buffer_text(p, ", ");
    else
        buffer_text(p, last == JOIN_AND ? languages[p->language].and_ : languages[p->language].or_);
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

void buffer_cell_list(text_buffer *p, const uint8_t *list, int count, joining last)
{
    for (int i = 0; i < count; i++) {
        join(p, i, count, last);
        buffer_cell(p, list[i]);
    }
}

void buffer_places(text_buffer *p, const uint16_t *list, int count, int columns, joining last)
{
    for (int i = 0; i < count; i++) {
        join(p, i, count, last);
        add_place(p, list[i] / columns, list[i] % columns);
    }
}

/* How many values follow one another, from the lowest; a run that is short is told one by one. */
static int run_length(uint64_t values)
{
    enum { SHORTEST = 4, MOST = 64 };
    const uint64_t shifted = ~(values >> lowest_bit(values));
    const int run = shifted == 0 ? MOST : lowest_bit(shifted);

    return run < SHORTEST ? 1 : run;
}

void buffer_values(text_buffer *p, uint64_t values, int first, joining last)
{
    int count = 0;

    for (uint64_t rest = values; rest != 0; count++)
        for (int run = run_length(rest); run > 0; run--)
            rest &= rest - 1;
    for (int i = 0; values != 0; i++) {
        const int run = run_length(values), lowest = first + lowest_bit(values);
        join(p, i, count, last);
        buffer_number(p, lowest);
        if (run > 1) {
            buffer_text(p, languages[p->language].to);
            buffer_number(p, lowest + run - 1);
        }
        for (int k = 0; k < run; k++)
            values &= values - 1;
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

void buffer_house(text_buffer *p, int house)
{
    buffer_text(p, languages[p->language].house[type_of_house(house)]);
    buffer_number(p, number_of_house(house));
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
        buffer_text(p, languages[p->language].houses[type_of_house(lowest_house(set))]);
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
