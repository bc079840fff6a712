/* SPDX-License-Identifier: MIT */
/*
 * Making puzzles of givens, of candidates and of a line, and finding equal givens that see each
 * other.
 */
#include "grid/digits.h"
#include "grid/houses.h"

static void put_cell(ennead_puzzle *puzzle, int cell, int digit)
{
    puzzle->givens[cell] = (uint8_t)digit;
    puzzle->candidates[cell] = digit == 0 ? ALL_DIGITS : digit_set(digit);
}

ennead_status ennead_puzzle_from_givens(const uint8_t givens[ENNEAD_CELLS], ennead_puzzle *puzzle)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (givens[cell] > 9)
            return ENNEAD_BAD_ARGUMENT;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        put_cell(puzzle, cell, givens[cell]);
    return ENNEAD_OK;
}

ennead_status ennead_puzzle_from_candidates(const uint16_t candidates[ENNEAD_CELLS],
                                            ennead_puzzle *puzzle)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (candidates[cell] > ENNEAD_ALL_DIGITS)
            return ENNEAD_BAD_ARGUMENT;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        puzzle->givens[cell] = 0;
        puzzle->candidates[cell] = candidates[cell];
    }
    return ENNEAD_OK;
}

/* The digit that a character of a line stands for, 0 for an empty cell, -1 for neither. */
static int digit_of(char c)
{
    switch (c) {
    case '0':
    case '.':
    case '*':
    case '_':
    case 'x':
    case 'X':
    case '-':
        return 0;
    default:
        return c >= '1' && c <= '9' ? c - '0' : -1;
    }
}

ennead_status ennead_puzzle_from_line(const char *line, ennead_puzzle *puzzle)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (digit_of(line[cell]) < 0)
            return ENNEAD_BAD_ARGUMENT;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        put_cell(puzzle, cell, digit_of(line[cell]));
    return ENNEAD_OK;
}

bool ennead_puzzle_conflict(const ennead_puzzle *puzzle, ennead_conflict *conflict)
{
    cells placed[10] = {0};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (puzzle->givens[cell] <= 9)
            placed[puzzle->givens[cell]] |= CELL(cell);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int digit = puzzle->givens[cell];
        const cells clash = digit == 0 || digit > 9 ? 0 : placed[digit] & peers[cell];
        if (clash == 0)
            continue;
        /* The first cell of the first pair has no smaller partner, or that one would have come
         * first. */
        if (conflict != NULL)
            *conflict = (ennead_conflict){{cell, lowest_cell(clash)}, digit};
        return true;
    }
    return false;
}
