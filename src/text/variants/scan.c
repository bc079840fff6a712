/* SPDX-License-Identifier: MIT */
/*
 * Words, numbers and cells of a variant in the form of this project.
 *
 *     r3c4   r3c4-r3c8 (a line)   r1-3c2 (a range)   r12c34 (several, up to nine rows and columns)
 *     row 3   column 4   region 5   all
 */
#include "text/variants/scan.h"

#include <stdlib.h>
#include <string.h>

static bool is_blank(int c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == ',';
}

void scan_blanks(scan *s)
{
    while (is_blank(scan_next(s)))
        s->at++;
    if (scan_next(s) == '#')
        while (scan_next(s) != '\n' && scan_next(s) != SCAN_END)
            s->at++;
}

bool scan_at_end_of_line(const scan *s)
{
    const int c = scan_next(s);

    return c == '\n' || c == SCAN_END;
}

bool scan_name(scan *s, char name[SCAN_NAME])
{
    size_t length = 0;

    if (!is_letter(scan_next(s)))
        return false;
    for (int c = scan_next(s); is_letter(c) || is_digit(c) || c == '-' || c == '_';
         c = scan_next(s)) {
        if (length + 1 < SCAN_NAME)
            name[length++] = (char)(c == '_' ? '-' : lower(c));
        s->at++;
    }
    name[length] = '\0';
    return true;
}

bool scan_number(scan *s, int *number)
{
    const size_t begin = s->at;
    const bool minus = scan_next(s) == '-';
    int found = 0, digits = 0;

    s->at += minus;
    for (; is_digit(scan_next(s)) && digits < 9; digits++)
        found = 10 * found + s->d->text[s->at++] - '0';
    if (digits == 0 || is_digit(scan_next(s))) {
        s->at = begin;
        return false;
    }
    *number = minus ? -found : found;
    return true;
}

bool scan_expected(scan *s, const char *expected)
{
    const int c = scan_next(s);

    if (c == SCAN_END || c == '\n')
        return sketch_wrong(s->d, s->at, "the line ends here, expected %t", expected);
    size_t end = s->at;
    while (end < s->d->length && !is_blank((unsigned char)s->d->text[end]) &&
           s->d->text[end] != '\n')
        end++;
    const sketch_quoted quoted = sketch_quote(s->d->text + s->at, end > s->at ? end - s->at : 1);
    return sketch_wrong(s->d, s->at, "'%t' here, expected %t", quoted.text, expected);
}

/* -------------------------------------------------------------------------------------- cells */

/* Numbers of rows or columns, from 0. */
typedef struct lines {
    int numbers[ENNEAD_MOST_SIZE];
    int count;
} lines;

static bool add_line(scan *s, size_t place, lines *found, int number, int most)
{
    if (number < 1 || number > most || found->count == ENNEAD_MOST_SIZE)
        return sketch_wrong(s->d, place, "the grid has %n rows and %n columns",
                            s->d->description->rows, s->d->description->columns);
    found->numbers[found->count++] = number - 1;
    return true;
}

/* Reads what follows r or c: in small grids a digit each, in large ones a number; or a range. */
static bool read_lines(scan *s, lines *found, int most)
{
    const sketch *d = s->d;
    const bool small = d->description->rows <= 9 && d->description->columns <= 9;
    const size_t begin = s->at;

    found->count = 0;
    while (is_digit(scan_next(s)) && (small || found->count == 0)) {
        const size_t place = s->at;
        int number = d->text[s->at] - '0';
        if (small)
            s->at++;
        else if (!scan_number(s, &number))
            return scan_expected(s, "the number of a row or column");
        if (!add_line(s, place, found, number, most))
            return false;
    }
    if (s->at == begin)
        return scan_expected(s, "a number, in a cell such as r1c1");
    if (found->count == 1 && scan_next(s) == '-' && s->at + 1 < d->length &&
        is_digit((unsigned char)d->text[s->at + 1])) {
        const size_t place = ++s->at;
        int last = 0;
        if (!scan_number(s, &last))
            return scan_expected(s, "the number of a row or column");
        for (int number = found->numbers[0] + 2; number <= last; number++)
            if (!add_line(s, place, found, number, most))
                return false;
        if (last < found->numbers[0] + 1)
            return sketch_wrong(s->d, place, "the range ends before it begins");
    }
    return true;
}

/* Reads rows and columns such as r1c23. */
static bool read_place(scan *s, lines *rows, lines *columns)
{
    const ennead_description *d = s->d->description;

    if (lower(scan_next(s)) != 'r')
        return scan_expected(s, "a cell such as r1c1");
    s->at++;
    if (!read_lines(s, rows, d->rows))
        return false;
    if (lower(scan_next(s)) != 'c')
        return scan_expected(s, "c and the number of a column");
    s->at++;
    return read_lines(s, columns, d->columns);
}

static int step_of(int from, int to)
{
    return (to > from) - (to < from);
}

/* Adds the cells on the straight line from the last of `rows` and `columns` to the cell here. */
static bool add_straight(scan *s, size_t place, const lines *rows, const lines *columns)
{
    lines last_rows = {0}, last_columns = {0};
    sketch *d = s->d;

    if (!read_place(s, &last_rows, &last_columns))
        return false;
    int row = rows->numbers[0], column = columns->numbers[0];
    const int down = last_rows.numbers[0] - row, right = last_columns.numbers[0] - column;
    if (rows->count * columns->count * last_rows.count * last_columns.count != 1 ||
        (down != 0 && right != 0 && abs(down) != abs(right)))
        return sketch_wrong(d, place, "the line from cell to cell is not straight");
    const int steps = abs(down) > abs(right) ? abs(down) : abs(right);
    for (int i = 0; i <= steps; i++) {
        if (!sketch_cell(d, place, row * d->description->columns + column))
            return false;
        row += step_of(0, down);
        column += step_of(0, right);
    }
    return true;
}

static bool add_places(scan *s, size_t place, const lines *rows, const lines *columns)
{
    for (int i = 0; i < rows->count; i++)
        for (int k = 0; k < columns->count; k++)
            if (!sketch_cell(s->d, place,
                             rows->numbers[i] * s->d->description->columns + columns->numbers[k]))
                return false;
    return true;
}

/* Adds the cells of a row, column or region, or all of them. */
static bool add_house(scan *s, size_t place, const char *name)
{
    const ennead_description *d = s->d->description;
    const bool all = strcmp(name, "all") == 0;
    int number = 0;
    size_t found = 0;

    scan_blanks(s);
    if (!all && !scan_number(s, &number))
        return scan_expected(s, "a number");
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const int line = strcmp(name, "row") == 0      ? cell / d->columns
                         : strcmp(name, "column") == 0 ? cell % d->columns
                                                       : d->regions[cell];
        if (!all && line != number - 1)
            continue;
        found++;
        if (!sketch_cell(s->d, place, cell))
            return false;
    }
    return found > 0 || sketch_wrong(s->d, place, "the grid has no %t %n", name, abs(number));
}

bool scan_cells(scan *s)
{
    static const char *const houses[] = {"row", "column", "region", "box", "all"};
    const size_t place = s->at;
    lines rows = {0}, columns = {0};
    char name[SCAN_NAME] = "";

    for (size_t i = 0; i < sizeof houses / sizeof *houses; i++) {
        const size_t length = strlen(houses[i]);
        scan word = *s;
        if (!scan_name(&word, name) || strncmp(name, houses[i], length) != 0 ||
            (name[length] != '\0' && !is_digit((unsigned char)name[length])))
            continue;
        s->at += length;
        return add_house(s, place, houses[i]);
    }
    if (!read_place(s, &rows, &columns))
        return false;
    if (scan_next(s) != '-')
        return add_places(s, place, &rows, &columns);
    s->at++;
    return add_straight(s, place, &rows, &columns);
}
