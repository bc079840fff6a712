/* SPDX-License-Identifier: MIT */
/*
 * Puzzles from givens, from candidates and from a line; and finding equal givens in a house.
 */
#include "grid/puzzle.h"

#include <string.h>

#include "grid/digits.h"
#include "grid/houses.h"

typedef uint8_t bytes __attribute__((vector_size(16)));
typedef uint16_t pairs_of_bytes __attribute__((vector_size(16)));

enum { STEP = sizeof(bytes), LAST_STEP = ENNEAD_CELLS - STEP };

static inline bytes load_bytes(const void *from)
{
    bytes b;
    memcpy(&b, from, sizeof b);
    return b;
}

/* Sets the candidates of 16 cells from their givens; 0 is no given. Works with the bits of given -
 * 1: one byte for the first eight digits, one for the ninth. */
static inline void allow(const uint8_t givens[STEP], digits candidates[STEP])
{
    const bytes given = load_bytes(givens), n = given - 1, none = (bytes)(given == 0);
    const bytes odd = (bytes)((n & 1) != 0), two = (bytes)((n & 2) != 0);
    const bytes four = (bytes)((n & 4) != 0), ninth = (bytes)((n & 8) != 0);
    const bytes one_or_four = (two & 4) | (~two & 1);
    const bytes low = one_or_four + (one_or_four & odd), high = (bytes)((pairs_of_bytes)low << 4);
    const bytes eight = (((four & high) | (~four & low)) & ~ninth) | none,
                nine = (ninth | none) & 1;
    const bool is_little = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;
    const bytes first = is_little ? eight : nine, second = is_little ? nine : eight;
    const bytes sets[2] = {__builtin_shufflevector(first, second, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                                                   5, 21, 6, 22, 7, 23),
                           __builtin_shufflevector(first, second, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                                                   28, 13, 29, 14, 30, 15, 31)};
    memcpy(candidates, sets, sizeof sets);
}

static void fill(ennead_puzzle *puzzle, const uint8_t givens[ENNEAD_CELLS])
{
    memcpy(puzzle->givens, givens, ENNEAD_CELLS);
    for (int cell = 0; cell < ENNEAD_CELLS - 1; cell += STEP)
        allow(givens + cell, puzzle->candidates + cell);
    allow(givens + LAST_STEP, puzzle->candidates + LAST_STEP);
}

ennead_status ennead_puzzle_from_givens(const uint8_t givens[ENNEAD_CELLS], ennead_puzzle *puzzle)
{
    unsigned wrong = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        wrong |= givens[cell] > 9;
    if (wrong)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    fill(puzzle, givens);
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_puzzle_from_candidates(const uint16_t candidates[ENNEAD_CELLS],
                                            ennead_puzzle *puzzle)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (candidates[cell] > ENNEAD_ALL_DIGITS)
            return ENNEAD_STATUS_BAD_ARGUMENT;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        puzzle->givens[cell] = 0;
        puzzle->candidates[cell] = candidates[cell];
    }
    return ENNEAD_STATUS_OK;
}

/* Reads the givens of 16 cells; 0 is an empty cell. Returns a mask of the characters that do not
 * stand for a cell. */
static inline bytes read_cells(const char *line, uint8_t givens[STEP])
{
    const bytes c = load_bytes(line), digit = c - '0', is_digit = (bytes)(digit <= 9);
    const bytes is_empty =
        (bytes)((c == '.') | (c == '*') | (c == '_') | (c == '-') | ((c | 0x20) == 'x'));
    const bytes known = digit & is_digit;

    memcpy(givens, &known, sizeof known);
    return ~(is_digit | is_empty);
}

ennead_status ennead_puzzle_from_line(const char *line, ennead_puzzle *puzzle)
{
    uint8_t givens[ENNEAD_CELLS];
    uint64_t wrong[STEP / 8];

    if (memchr(line, '\0', ENNEAD_CELLS) != NULL) /* the line's memory may end there */
        return ENNEAD_STATUS_BAD_ARGUMENT;
    bytes others = read_cells(line + LAST_STEP, givens + LAST_STEP);
    for (int cell = 0; cell < ENNEAD_CELLS - 1; cell += STEP)
        others |= read_cells(line + cell, givens + cell);
    memcpy(wrong, &others, sizeof others);
    if ((wrong[0] | wrong[1]) != 0)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    fill(puzzle, givens);
    return ENNEAD_STATUS_OK;
}

/* Whether any house has two equal givens. Counts how often a house has each digit, in four bits of
 * a word; a count never exceeds nine. */
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

bool ennead_puzzle_find_conflict(const ennead_puzzle *puzzle, ennead_conflict *conflict)
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
        /* `cell` has no partner before it, or this pair would have been found earlier. */
        if (conflict != NULL)
            *conflict = (ennead_conflict){{cell, lowest_cell(clash)}, digit};
        return true;
    }
    return false;
}

ennead_status check_puzzle(const ennead_puzzle *puzzle)
{
    uint8_t most = 0;
    digits candidates = 0;

    /* No early exit and no wider numbers, so that the compiler can use vectors. */
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        most = puzzle->givens[cell] > most ? puzzle->givens[cell] : most;
        candidates |= puzzle->candidates[cell];
    }
    return most > 9 || candidates > ENNEAD_ALL_DIGITS ? ENNEAD_STATUS_BAD_ARGUMENT
                                                      : ENNEAD_STATUS_OK;
}
