/* SPDX-License-Identifier: MIT */
/*
 * Killer puzzles of 9x9 as strings, in two traditional notations:
 *
 *     arrows    81 characters: in one cell of each cage its sum, 0-9, A-Z for 10 to 35, a-j for 36
 *               to 45; in its other cells < ^ > v, or ` ' , . for the diagonals, pointing to a cell
 *               nearer to that one (forum.enjoysudoku.com, "Understandable snarfable killer cages")
 *     numbers   3x3:FLAGS:k: and 81 numbers separated by colons: 256 times the sum of the cell's
 *               cage, plus the number of the cage; with d in FLAGS the diagonals count too
 *               (PerfectSudoku, JSudoku)
 */
#include "text/variants/killer.h"

#include "grid/characters.h"
#include "text/description/text_search.h"

#include <string.h>

enum { SIZE = 9, CELLS = SIZE * SIZE, CAGES = 256 };

static const struct arrow_step {
    char sign;
    int down, right;
} arrows[] = {{'<', 0, -1},  {'>', 0, 1},   {'^', -1, 0}, {'v', 1, 0},
              {'`', -1, -1}, {'\'', -1, 1}, {',', 1, -1}, {'.', 1, 1}};

static const struct arrow_step *arrow_of(char sign)
{
    for (size_t i = 0; i < sizeof arrows / sizeof *arrows; i++)
        if (arrows[i].sign == sign)
            return &arrows[i];
    return NULL;
}

/* The number that a character stands for; -1 if it is not one. */
static int sum_of(char sign)
{
    return is_digit(sign)               ? sign - '0'
           : sign >= 'A' && sign <= 'Z' ? sign - 'A' + 10
           : sign >= 'a' && sign <= 'j' ? sign - 'a' + 36
                                        : -1;
}

static bool has_numbers(const char *text, size_t length)
{
    if (!variant_starts(text, length, "3x3:"))
        return false;
    const size_t flags = 4 + variant_find(text + 4, length - 4, ":");
    return flags < length && variant_starts(text + flags, length - flags, ":k:");
}

bool killer_begins(const char *text, size_t length)
{
    bool straight = false;
    size_t line = 0;

    if (has_numbers(text, length))
        return true;
    while (line < length && line <= CELLS && text[line] != '\n' && text[line] != '\r') {
        if (arrow_of(text[line]) == NULL && sum_of(text[line]) < 0)
            return false;
        straight = straight || memchr("<>^v`", text[line], 5) != NULL;
        line++;
    }
    return line == CELLS && straight;
}

/* Makes a cage of the cells with this cage number. */
static bool add_cage(description_builder *d, size_t at, const int cages[CELLS], int cage, int sum)
{
    builder_begin(d, at, "cage", "cage");
    if (sum > 0 && !builder_number(d, at, sum))
        return false;
    for (int cell = 0; cell < CELLS; cell++)
        if (cages[cell] == cage && !builder_cell(d, at, cell))
            return false;
    return builder_end(d);
}

/* --------------------------------------------------------------------------------------- arrows */

/* The cell that the arrows from a cell lead to; -1 if they leave the grid or go in a circle. */
static int follow(const char *text, int cell)
{
    for (int steps = 0; steps < CELLS; steps++) {
        const struct arrow_step *arrow = arrow_of(text[cell]);
        if (arrow == NULL)
            return cell;
        const int row = cell / SIZE + arrow->down, column = cell % SIZE + arrow->right;
        if (row < 0 || row >= SIZE || column < 0 || column >= SIZE)
            return -1;
        cell = row * SIZE + column;
    }
    return -1;
}

static bool read_arrows(description_builder *d, size_t at)
{
    const char *text = d->text + at;
    int cages[CELLS];

    for (int cell = 0; cell < CELLS; cell++) {
        cages[cell] = follow(text, cell);
        if (cages[cell] < 0)
            return builder_wrong(d, at + (size_t)cell, "the arrows from here lead to no sum");
    }
    for (int cell = 0; cell < CELLS; cell++)
        if (cages[cell] == cell && !add_cage(d, at + (size_t)cell, cages, cell, sum_of(text[cell])))
            return false;
    return true;
}

/* -------------------------------------------------------------------------------------- numbers */

static bool add_diagonals(description_builder *d, size_t at)
{
    static const char *const names[] = {"diagonal-up", "diagonal-down"};

    for (size_t i = 0; i < 2; i++) {
        builder_begin(d, at, names[i], names[i]);
        if (!builder_end(d))
            return false;
    }
    return true;
}

static bool read_numbers(description_builder *d, size_t at)
{
    const char *text = d->text;
    const size_t end = at + variant_find(text + at, d->length - at, "\n");
    int cages[CELLS], sums[CAGES] = {0};
    size_t places[CAGES] = {0};

    for (at += 4; text[at] != ':'; at++)
        if (text[at] != 'd')
            return builder_unknown(d, at, "a letter before :k: that is not known");
        else if (!add_diagonals(d, at))
            return false;
    at += 3;
    for (int cell = 0; cell < CELLS; cell++) {
        const size_t place = at;
        int number = 0;
        for (; at < end && is_digit(text[at]) && at < place + 8; at++)
            number = 10 * number + text[at] - '0';
        if (at == place || (at < end && text[at] != ':' && text[at] != '\r'))
            return builder_wrong(d, at, "cell %n of 81 is no number", cell + 1);
        at += at < end && text[at] == ':';
        const int cage = cages[cell] = number % CAGES, sum = number / CAGES;
        if (places[cage] > 0 && sums[cage] != sum)
            return builder_wrong(d, place, "the sum %n of a cage that has the sum %n before", sum,
                                 sums[cage]);
        sums[cage] = sum;
        places[cage] = place;
    }
    while (at < end && (text[at] == ':' || is_space(text[at])))
        at++;
    if (at < end)
        return builder_wrong(d, at, "there is more after the 81 numbers");
    for (int cage = 0; cage < CAGES; cage++)
        if (sums[cage] > 0 && !add_cage(d, places[cage], cages, cage, sums[cage]))
            return false;
    return true;
}

bool killer_read(description_builder *d)
{
    const size_t at = variant_begin(d->text, d->length);

    if (!builder_grid(d, at, SIZE, SIZE, SIZE, 1))
        return false;
    builder_boxes(d, SIZE);
    return has_numbers(d->text + at, d->length - at) ? read_numbers(d, at) : read_arrows(d, at);
}
