/* SPDX-License-Identifier: MIT */
/*
 * Making puzzles of givens, of candidates and of a line, and finding equal givens that see each
 * other.
 */
#include <string.h>

#include "grid/digits.h"
#include "grid/houses.h"

/* The candidates of a cell with each given; 0 is none. */
static const digits allowed[10] = {ALL_DIGITS, 1, 2, 4, 8, 16, 32, 64, 128, 256};

static void fill(ennead_puzzle *puzzle, const uint8_t givens[ENNEAD_CELLS])
{
    memcpy(puzzle->givens, givens, ENNEAD_CELLS);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        puzzle->candidates[cell] = allowed[givens[cell]];
}

ennead_status ennead_puzzle_from_givens(const uint8_t givens[ENNEAD_CELLS], ennead_puzzle *puzzle)
{
    unsigned wrong = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        wrong |= givens[cell] > 9;
    if (wrong)
        return ENNEAD_BAD_ARGUMENT;
    fill(puzzle, givens);
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

/* The digit that a character of a line stands for, 0 for an empty cell, and one more, so that 0 is
 * for neither. */
static const uint8_t digit_and_one[256] = {
    ['0'] = 1, ['1'] = 2,  ['2'] = 3, ['3'] = 4, ['4'] = 5, ['5'] = 6, ['6'] = 7, ['7'] = 8,
    ['8'] = 9, ['9'] = 10, ['.'] = 1, ['*'] = 1, ['_'] = 1, ['x'] = 1, ['X'] = 1, ['-'] = 1,
};

ennead_status ennead_puzzle_from_line(const char *line, ennead_puzzle *puzzle)
{
    uint8_t givens[ENNEAD_CELLS];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned known = digit_and_one[(unsigned char)line[cell]];
        if (known == 0)
            return ENNEAD_BAD_ARGUMENT;
        givens[cell] = (uint8_t)(known - 1);
    }
    fill(puzzle, givens);
    return ENNEAD_OK;
}

/* Whether there are two equal givens in a house, whichever they are. How often a house has each
 * digit is counted in four bits of a word; none counts beyond nine. */
static bool has_conflict(const uint8_t givens[ENNEAD_CELLS])
{
    static const uint64_t one_of[16] = {
        0,        1u << 4,  1u << 8,  1u << 12,          1u << 16,
        1u << 20, 1u << 24, 1u << 28, (uint64_t)1 << 32, (uint64_t)1 << 36};
    const uint64_t two_or_more = 0xeeeeeeeeeeu;
    uint64_t columns[9] = {0}, all = 0;

    for (int band = 0; band < 27; band += 9) {
        uint64_t boxes[3] = {0};
        for (int row = band; row < band + 9; row += 3) {
            uint64_t sum = 0;
            for (int column = 0; column < 9; column++) {
                const uint8_t given = givens[3 * row + column];
                const uint64_t one = one_of[given <= 9 ? given : 0];
                sum += one;
                columns[column] += one;
                boxes[column / 3] += one;
            }
            all |= sum;
        }
        all |= boxes[0] | boxes[1] | boxes[2];
    }
    for (int column = 0; column < 9; column++)
        all |= columns[column];
    return (all & two_or_more) != 0;
}

bool ennead_puzzle_conflict(const ennead_puzzle *puzzle, ennead_conflict *conflict)
{
    cells placed[10] = {0};

    if (!has_conflict(puzzle->givens))
        return false;
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
