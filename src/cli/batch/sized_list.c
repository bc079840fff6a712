/* SPDX-License-Identifier: MIT */
#include "cli/batch/sized_list.h"

#include <stdio.h>
#include <string.h>

enum { LARGEST = 25, PLAIN = 9 };

/* -------------------------------------------------------------------------------------- lines */

static bool is_between(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '|';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_region_sign(char c)
{
    return is_letter(c) || (c >= '0' && c <= '9');
}

/* How much of a text is its first line, without its end. */
static size_t line_length(const char *text, size_t length)
{
    const char *end = memchr(text, '\n', length);
    return end != NULL ? (size_t)(end - text) : length;
}

/* The same with its end. */
static size_t line_extent(const char *text, size_t length)
{
    const size_t end = line_length(text, length);
    return end < length ? end + 1 : length;
}

/* The number of a sign, 0 for an empty cell, -1: it is none. */
static int sign_number(char c)
{
    if (c == '.' || c == '0' || c == '_' || c == '*' || c == '-')
        return 0;
    if (c >= '1' && c <= '9')
        return c - '0';
    if (!is_letter(c))
        return -1;
    return (c >= 'a' ? c - 'a' : c - 'A') + 10;
}

static char number_sign(int number)
{
    return number == 0 ? '.' : (char)(number < 10 ? '0' + number : 'A' + number - 10);
}

static bool is_frame(const char *line, size_t length)
{
    enum { LEAST_BARS = 2 };
    size_t bars = 0;
    for (size_t at = 0; at < length; at++) {
        if (!is_between(line[at]) && strchr("+-=:", line[at]) == NULL)
            return false;
        bars += line[at] == '-' || line[at] == '=';
    }
    return bars >= LEAST_BARS && (memchr(line, '+', length) != NULL || bars < length);
}

/* Whether a line is empty, a comment, or a part of a frame. */
static bool is_idle(const char *line, size_t length)
{
    size_t at = 0;
    while (at < length && is_between(line[at]))
        at++;
    return at == length || line[at] == '#' ||
           (strchr("+-=", line[at]) != NULL && is_frame(line, length));
}

/* Numbers of the cells of a line, with nothing or with something between them. */
struct sized_cells {
    int numbers[ENNEAD_MOST_CELLS];
    size_t count;
};

/* Takes each sign for a cell; false: there is another byte, or too many. */
static bool take_signs(const char *line, size_t length, struct sized_cells *found)
{
    found->count = 0;
    for (size_t at = 0; at < length; at++) {
        if (is_between(line[at]))
            continue;
        if (sign_number(line[at]) < 0 || found->count == ENNEAD_MOST_CELLS)
            return false;
        found->numbers[found->count++] = sign_number(line[at]);
    }
    return true;
}

/* Takes each word for a cell: a number, or one sign. */
static bool take_words(const char *line, size_t length, struct sized_cells *found)
{
    found->count = 0;
    for (size_t at = 0; at < length;) {
        size_t end = at;
        if (is_between(line[at])) {
            at++;
            continue;
        }
        while (end < length && !is_between(line[end]))
            end++;
        int number = sign_number(line[at]);
        if (end == at + 2 && line[at] >= '0' && line[at] <= '9' && line[at + 1] >= '0' &&
            line[at + 1] <= '9')
            number = 10 * number + line[at + 1] - '0';
        else if (end > at + 1)
            return false;
        if (number < 0 || found->count == ENNEAD_MOST_CELLS)
            return false;
        found->numbers[found->count++] = number;
        at = end;
    }
    return true;
}

/* Takes a line as so many cells, one way or the other. */
static bool take_cells(const char *line, size_t length, size_t count, struct sized_cells *found)
{
    return (take_signs(line, length, found) && found->count == count) ||
           (take_words(line, length, found) && found->count == count);
}

/* --------------------------------------------------------------------------------------- grids */

static bool keep(struct sized_grid *grid, const struct sized_cells *from, size_t at, int size)
{
    for (size_t i = 0; i < from->count; i++) {
        const int number = from->numbers[i];
        if (number > size) {
            snprintf(grid->wrong, sizeof grid->wrong, "a given is %d, expected at most %d", number,
                     size);
            return false;
        }
        grid->most = number > grid->most ? number : grid->most;
        grid->signs[at + i] = number_sign(number);
    }
    return true;
}

/* Reads a grid that is on one line: a word and a note, or numbers. ENNEAD_STATUS_END: it is no
 * such line. */
static ennead_status read_line(const char *line, size_t length, int size, struct sized_grid *grid)
{
    const size_t cells = (size_t)size * (size_t)size;
    struct sized_cells found;
    size_t word = 0;
    while (word < length && line[word] > ' ' && line[word] != ',' && line[word] != ';' &&
           line[word] != '|')
        word++;
    grid->jigsaw = word == 2 * cells;
    if (word == cells || grid->jigsaw) {
        grid->note = line + word;
        grid->note_length = length - word;
        for (size_t i = cells; i < word; i++)
            if (!is_region_sign(line[i]))
                return ENNEAD_STATUS_END;
        if (grid->jigsaw)
            memcpy(grid->regions, line + cells, cells);
        if (!take_signs(line, cells, &found) || found.count != cells)
            return ENNEAD_STATUS_END;
    } else if (!take_words(line, length, &found) || found.count != cells) {
        return ENNEAD_STATUS_END;
    }
    return keep(grid, &found, 0, size) ? ENNEAD_STATUS_OK : ENNEAD_STATUS_BAD_ARGUMENT;
}

/* Reads a grid of a line for each row. */
static bool read_rows(const char *text, size_t length, int size, struct sized_grid *grid)
{
    struct sized_cells found;
    size_t at = 0;
    int row = 0;
    uint64_t lines = 0;
    while (row < size && at < length) {
        const size_t line = line_length(text + at, length - at);
        lines++;
        if (row > 0 && is_idle(text + at, line)) {
            at += line_extent(text + at, length - at);
            continue;
        }
        if (!take_cells(text + at, line, (size_t)size, &found)) {
            if (take_signs(text + at, line, &found) || row == 0)
                snprintf(grid->wrong, sizeof grid->wrong, "the row has %zu cells, expected %d",
                         found.count, size);
            break;
        }
        if (!keep(grid, &found, (size_t)row * (size_t)size, size))
            break;
        grid->lines = lines;
        at += line_extent(text + at, length - at);
        row++;
    }
    grid->extent = at > 0 ? at : line_extent(text, length);
    grid->cut = row < size && at >= length;
    if (row < size && grid->wrong[0] == '\0')
        snprintf(grid->wrong, sizeof grid->wrong, "the grid is cut off after %d rows, expected %d",
                 row, size);
    return row == size;
}

bool sized_grid_read(const char *text, size_t length, int size, struct sized_grid *grid)
{
    const size_t line = line_length(text, length);
    *grid = (struct sized_grid){.extent = line_extent(text, length), .lines = 1};
    const ennead_status status = read_line(text, line, size, grid);
    if (status != ENNEAD_STATUS_END)
        return status == ENNEAD_STATUS_OK;
    struct sized_cells found;
    grid->jigsaw = false;
    grid->note_length = 0;
    if (take_cells(text, line, (size_t)size, &found))
        return read_rows(text, length, size, grid);
    if (take_signs(text, line, &found))
        snprintf(grid->wrong, sizeof grid->wrong, "the puzzle has %zu cells, expected %d",
                 found.count, size * size);
    else
        snprintf(grid->wrong, sizeof grid->wrong, "no puzzle on this line, expected %d cells",
                 size * size);
    return false;
}

enum sized_line sized_line_kind(const char *line, size_t length, int size)
{
    struct sized_grid grid;
    struct sized_cells found;
    if (is_idle(line, length))
        return SIZED_IDLE;
    grid = (struct sized_grid){.extent = 0};
    if ((take_cells(line, length, (size_t)size, &found) && keep(&grid, &found, 0, size)) ||
        read_line(line, length, size, &grid) == ENNEAD_STATUS_OK)
        return SIZED_GRID;
    if (ennead_variant_is_rule(line, length))
        return SIZED_RULE;
    for (size_t at = 0; at < length && line[at] != '#'; at++)
        if (is_letter(line[at]) && sign_number(line[at]) > size)
            return SIZED_TITLE;
    return SIZED_GRID;
}

void sized_add_grid(struct text *text, const struct sized_grid *grid, int size)
{
    const size_t cells = (size_t)size * (size_t)size;
    text_format(text, "size %d; ", size);
    if (grid->jigsaw) {
        text_string(text, "regions ");
        text_add(text, grid->regions, cells);
        text_string(text, "; ");
    }
    text_string(text, "grid ");
    text_add(text, grid->signs, cells);
}

/* --------------------------------------------------------------------------------- the size */

static const int sizes[] = {4, 6, 8, 10, 12, 15, 16, LARGEST};

/* What a line and those behind it are a grid of. */
static enum sized_text recognize_at(const char *text, size_t length, bool whole, int *size)
{
    struct sized_grid grid;
    const size_t line = line_length(text, length);
    struct sized_cells found;
    enum sized_text result = SIZED_NOT;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const int n = sizes[i];
        if (!take_cells(text, line, (size_t)n, &found))
            continue;
        grid = (struct sized_grid){.extent = 0};
        const bool read = read_rows(text, length, n, &grid);
        if (!read && grid.cut && !whole)
            result = SIZED_MORE;
        if (!read || (n == 16 && grid.most <= 4))
            continue;
        *size = n;
        return SIZED_LIST;
    }
    for (size_t i = 0; result == SIZED_NOT && i < sizeof sizes / sizeof *sizes; i++) {
        grid = (struct sized_grid){.extent = 0};
        if (read_line(text, line, sizes[i], &grid) == ENNEAD_STATUS_OK) {
            *size = sizes[i];
            return SIZED_LIST;
        }
    }
    grid = (struct sized_grid){.extent = 0};
    *size = PLAIN;
    return result == SIZED_NOT && read_line(text, line, PLAIN, &grid) == ENNEAD_STATUS_OK &&
                   grid.jigsaw
               ? SIZED_LIST
               : result;
}

/* Whether a line can be of a puzzle of nine by nine. */
static bool is_plain(const char *line, size_t length)
{
    struct sized_cells found;
    return (take_signs(line, length, &found) &&
            (found.count == ENNEAD_CELLS || found.count == PLAIN)) ||
           (length >= ENNEAD_CELLS && take_signs(line, ENNEAD_CELLS, &found) &&
            found.count == ENNEAD_CELLS);
}

enum sized_text sized_recognize(const char *text, size_t length, bool whole, int *size)
{
    enum { MOST_LINES = 50 };
    for (int i = 0; i < MOST_LINES && length > 0; i++) {
        const size_t line = line_length(text, length);
        if (line == length && !whole)
            return SIZED_NOT;
        if (!is_idle(text, line)) {
            const enum sized_text found = recognize_at(text, length, whole, size);
            if (found != SIZED_NOT)
                return found;
            if (is_plain(text, line))
                return SIZED_NOT;
        }
        const size_t extent = line_extent(text, length);
        text += extent;
        length -= extent;
    }
    return SIZED_NOT;
}
