/* SPDX-License-Identifier: MIT */
/*
 * Interactive Sudoku Solver also takes the cells of a grid one after the other, with letters for
 * values in grids larger than 9x9: A is 1. A jigsaw is a sign for the region of each cell, alone or
 * after the cells.
 */
#include "text/links/iss_plain.h"

#include "grid/characters.h"

enum { LEAST_SIDE = 4, MOST_SIDE = 16, BYTES = 256 };

/* The side of the square of so many cells; 0: none. */
static int side_of(size_t count)
{
    for (size_t side = LEAST_SIDE; side <= MOST_SIDE; side++)
        if (side * side == count)
            return (int)side;
    return 0;
}

static int value_of(char c, int side)
{
    const int value = side <= 9              ? is_digit(c) ? c - '0' : 0
                      : c >= 'A' && c <= 'Z' ? c - 'A' + 1
                                             : 0;

    return value <= side ? value : 0;
}

/* Whether all signs but those of values are the same. */
static bool are_cells(const char *text, int side)
{
    char blank = '\0';

    for (int cell = 0; cell < side * side; cell++) {
        if (value_of(text[cell], side) > 0)
            continue;
        if (blank != '\0' && text[cell] != blank)
            return false;
        blank = text[cell];
    }
    return true;
}

/* Whether there are as many regions as rows, each of as many cells. */
static bool are_regions(const char *text, int side)
{
    int counts[BYTES] = {0};

    for (int cell = 0; cell < side * side; cell++)
        counts[(unsigned char)text[cell]]++;
    for (int cell = 0; cell < side * side; cell++)
        if (counts[(unsigned char)text[cell]] != side)
            return false;
    return true;
}

bool iss_is_plain(const char *text, size_t length)
{
    const int side = side_of(length), half = side_of(length / 2);

    return (side > 0 && (are_regions(text, side) || are_cells(text, side))) ||
           (half > 0 && length % 2 == 0 && are_cells(text, half) &&
            are_regions(text + half * half, half));
}

static void write_regions(text_buffer *p, const char *text, int side)
{
    char letters[BYTES] = {0}, next = 'A';

    buffer_text(p, ".NoBoxes.Jigsaw~");
    for (int cell = 0; cell < side * side; cell++) {
        char *letter = &letters[(unsigned char)text[cell]];
        if (*letter == '\0')
            *letter = next++;
        buffer_character(p, *letter);
    }
}

void iss_write_plain(text_buffer *p, const char *text, size_t length)
{
    static const char lines[] = "123456789abcdefg";
    const int whole = side_of(length), side = whole > 0 ? whole : side_of(length / 2);
    const bool alone = whole > 0 && are_regions(text, side);

    buffer_format(p, ".Shape~%nx%n", side, side);
    if (alone || whole == 0)
        write_regions(p, alone ? text : text + side * side, side);
    for (int cell = 0; !alone && cell < side * side; cell++) {
        const int value = value_of(text[cell], side);
        if (value == 0)
            continue;
        buffer_text(p, ".~R");
        buffer_character(p, lines[cell / side]);
        buffer_text(p, "C");
        buffer_character(p, lines[cell % side]);
        buffer_format(p, "_%n", value);
    }
}
