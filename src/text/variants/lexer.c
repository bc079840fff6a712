/* SPDX-License-Identifier: MIT */
/*
 * The words, numbers and cells of a variant in Ennead's form.
 *
 *     r3c4   r3c4-r3c8 (a line)   r1-3c2 (a range)   r12c34 (several, up to nine rows and columns)
 *     row 3   column 4   region 5   all
 */
#include "text/variants/lexer.h"

#include "text/rule_line.h"

#include <stdlib.h>
#include <string.h>

void lexer_blanks(lexer *s)
{
    while (is_between_words(lexer_next(s)))
        s->at++;
    if (lexer_next(s) == '#')
        while (lexer_next(s) != '\n' && lexer_next(s) != LEXER_END)
            s->at++;
}

bool lexer_at_end_of_line(const lexer *s)
{
    const int c = lexer_next(s);

    return c == '\n' || c == LEXER_END;
}

bool lexer_name(lexer *s, char name[LEXER_NAME])
{
    size_t length = 0;

    if (!is_letter(lexer_next(s)))
        return false;
    for (int c = lexer_next(s); is_letter(c) || is_digit(c) || c == '-' || c == '_';
         c = lexer_next(s)) {
        if (length + 1 < LEXER_NAME)
            name[length++] = (char)(c == '_' ? '-' : lower(c));
        s->at++;
    }
    name[length] = '\0';
    return true;
}

/* Reads a number of up to `most_digits` digits. Returns false if there is none, or it has more. */
static bool take_number(lexer *s, int most_digits, int64_t *number)
{
    const size_t begin = s->at;
    const bool minus = lexer_next(s) == '-';
    int64_t found = 0;
    int digits = 0;

    s->at += minus;
    for (; is_digit(lexer_next(s)) && digits < most_digits; digits++)
        found = 10 * found + s->d->text[s->at++] - '0';
    *number = minus ? -found : found;
    if (digits > 0 && !is_digit(lexer_next(s)))
        return true;
    s->at = begin;
    return false;
}

bool lexer_number(lexer *s, int *number)
{
    int64_t found = 0;
    const bool taken = take_number(s, 9, &found);

    *number = taken ? (int)found : *number;
    return taken;
}

bool lexer_long_number(lexer *s, int *number)
{
    const size_t begin = s->at;
    int64_t found = 0;

    if (!take_number(s, 10, &found))
        return false;
    if (found < INT32_MIN || found > INT32_MAX) {
        s->at = begin;
        return false;
    }
    *number = (int)found;
    return true;
}

bool lexer_expected(lexer *s, const char *expected)
{
    const int c = lexer_next(s);

    if (c == LEXER_END || c == '\n')
        return builder_wrong(s->d, s->at, "the line ends here, expected %t", expected);
    size_t end = s->at;
    while (end < s->d->length && !is_between_words((unsigned char)s->d->text[end]) &&
           s->d->text[end] != '\n')
        end++;
    const builder_quoted quoted = builder_quote(s->d->text + s->at, end > s->at ? end - s->at : 1);
    return builder_wrong(s->d, s->at, "'%t' here, expected %t", quoted.text, expected);
}

/* -------------------------------------------------------------------------------------- cells */

/* Rows or columns, counted from 0. */
typedef struct line_numbers {
    int numbers[ENNEAD_MOST_SIZE];
    int count;
} line_numbers;

static bool add_line(lexer *s, size_t place, line_numbers *found, int number, int most)
{
    if (number < 1 || number > most || found->count == ENNEAD_MOST_SIZE)
        return builder_wrong(s->d, place, "the grid has %n rows and %n columns",
                             s->d->description->rows, s->d->description->columns);
    found->numbers[found->count++] = number - 1;
    return true;
}

/* Reads what follows r or c: in small grids one number per digit, in large ones a single number;
 * or a range. */
static bool read_lines(lexer *s, line_numbers *found, int most)
{
    const description_builder *d = s->d;
    const bool small = d->description->rows <= 9 && d->description->columns <= 9;
    const size_t begin = s->at;

    found->count = 0;
    while (is_digit(lexer_next(s)) && (small || found->count == 0)) {
        const size_t place = s->at;
        int number = d->text[s->at] - '0';
        if (small)
            s->at++;
        else if (!lexer_number(s, &number))
            return lexer_expected(s, "the number of a row or column");
        if (!add_line(s, place, found, number, most))
            return false;
    }
    if (s->at == begin)
        return lexer_expected(s, "a number, in a cell such as r1c1");
    if (found->count == 1 && lexer_next(s) == '-' && s->at + 1 < d->length &&
        is_digit((unsigned char)d->text[s->at + 1])) {
        const size_t place = ++s->at;
        int last = 0;
        if (!lexer_number(s, &last))
            return lexer_expected(s, "the number of a row or column");
        for (int number = found->numbers[0] + 2; number <= last; number++)
            if (!add_line(s, place, found, number, most))
                return false;
        if (last < found->numbers[0] + 1)
            return builder_wrong(s->d, place, "the range ends before it begins");
    }
    return true;
}

/* Reads rows and columns such as r1c23. */
static bool read_place(lexer *s, line_numbers *rows, line_numbers *columns)
{
    const ennead_description *d = s->d->description;

    if (lower(lexer_next(s)) != 'r')
        return lexer_expected(s, "a cell such as r1c1");
    s->at++;
    if (!read_lines(s, rows, d->rows))
        return false;
    if (lower(lexer_next(s)) != 'c')
        return lexer_expected(s, "c and the number of a column");
    s->at++;
    return read_lines(s, columns, d->columns);
}

static int step_of(int from, int to)
{
    return (to > from) - (to < from);
}

/* Adds the cells on the straight line from the last of `rows` and `columns` to the cell that
 * follows. */
static bool add_straight(lexer *s, size_t place, const line_numbers *rows,
                         const line_numbers *columns)
{
    line_numbers last_rows = {0}, last_columns = {0};
    description_builder *d = s->d;

    if (!read_place(s, &last_rows, &last_columns))
        return false;
    int row = rows->numbers[0], column = columns->numbers[0];
    const int down = last_rows.numbers[0] - row, right = last_columns.numbers[0] - column;
    if (rows->count * columns->count * last_rows.count * last_columns.count != 1 ||
        (down != 0 && right != 0 && abs(down) != abs(right)))
        return builder_wrong(d, place, "the line from cell to cell is not straight");
    const int steps = abs(down) > abs(right) ? abs(down) : abs(right);
    for (int i = 0; i <= steps; i++) {
        if (!builder_cell(d, place, row * d->description->columns + column))
            return false;
        row += step_of(0, down);
        column += step_of(0, right);
    }
    return true;
}

static bool add_places(lexer *s, size_t place, const line_numbers *rows,
                       const line_numbers *columns)
{
    for (int i = 0; i < rows->count; i++)
        for (int k = 0; k < columns->count; k++)
            if (!builder_cell(s->d, place,
                              rows->numbers[i] * s->d->description->columns + columns->numbers[k]))
                return false;
    return true;
}

/* Adds the cells of a row, column or region, or all cells. */
static bool add_house(lexer *s, size_t place, const char *name)
{
    const ennead_description *d = s->d->description;
    const bool all = strcmp(name, "all") == 0;
    int number = 0;
    size_t found = 0;

    lexer_blanks(s);
    if (!all && !lexer_number(s, &number))
        return lexer_expected(s, "a number");
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const int line = strcmp(name, "row") == 0      ? cell / d->columns
                         : strcmp(name, "column") == 0 ? cell % d->columns
                                                       : d->regions[cell];
        if (!all && line != number - 1)
            continue;
        found++;
        if (!builder_cell(s->d, place, cell))
            return false;
    }
    return found > 0 || builder_wrong(s->d, place, "the grid has no %t %n", name, abs(number));
}

bool lexer_cells(lexer *s)
{
    static const char *const houses[] = {"row", "column", "region", "box", "all"};
    const size_t place = s->at;
    line_numbers rows = {0}, columns = {0};
    char name[LEXER_NAME] = "";

    for (size_t i = 0; i < sizeof houses / sizeof *houses; i++) {
        const size_t length = strlen(houses[i]);
        lexer word = *s;
        if (!lexer_name(&word, name) || strncmp(name, houses[i], length) != 0 ||
            (name[length] != '\0' && !is_digit((unsigned char)name[length])))
            continue;
        s->at += length;
        return add_house(s, place, houses[i]);
    }
    if (!read_place(s, &rows, &columns))
        return false;
    if (lexer_next(s) != '-')
        return add_places(s, place, &rows, &columns);
    s->at++;
    return add_straight(s, place, &rows, &columns);
}
