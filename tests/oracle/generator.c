/* SPDX-License-Identifier: MIT */
/*
 * The generator of test puzzles. Three boxes that do not see one another are filled at random, the
 * oracle completes the grid, and bands, stacks, rows and columns are shuffled. That is random
 * enough for tests, and takes one search. The rest is removing or adding clues.
 */
#include "generator.h"

#include <string.h>

unsigned long long generator_next(struct generator *generator)
{
    unsigned long long z = generator->state += 0x9e3779b97f4a7c15ull;

    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

unsigned generator_below(struct generator *generator, unsigned bound)
{
    return (unsigned)((generator_next(generator) >> 32) * bound >> 32);
}

static void shuffle(struct generator *generator, unsigned char *items, unsigned count)
{
    for (unsigned i = count; i > 1; i--) {
        unsigned j = generator_below(generator, i);
        unsigned char item = items[i - 1];

        items[i - 1] = items[j];
        items[j] = item;
    }
}

static void shuffled_numbers(struct generator *generator, unsigned char *items, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        items[i] = (unsigned char)i;
    shuffle(generator, items, count);
}

/* An order of nine rows that keeps bands together. */
static void shuffled_lines(struct generator *generator, unsigned char lines[9])
{
    unsigned char bands[3];

    shuffled_numbers(generator, bands, 3);
    for (unsigned band = 0; band < 3; band++) {
        unsigned char in_band[3];

        shuffled_numbers(generator, in_band, 3);
        for (unsigned i = 0; i < 3; i++)
            lines[3 * band + i] = (unsigned char)(3 * bands[band] + in_band[i]);
    }
}

void generate_full(struct generator *generator, unsigned char grid[ORACLE_CELLS])
{
    unsigned char start[ORACLE_CELLS] = {0};
    unsigned char completed[1][ORACLE_CELLS];
    unsigned char digits[9], rows[9], columns[9];
    unsigned short candidates[ORACLE_CELLS];

    for (unsigned box = 0; box < 3; box++) {
        shuffled_numbers(generator, digits, 9);
        for (unsigned i = 0; i < 9; i++)
            start[(3 * box + i / 3) * 9 + 3 * box + i % 3] = (unsigned char)(digits[i] + 1);
    }
    oracle_candidates(start, candidates);
    oracle_solve(candidates, ORACLE_QUICK, 1, completed, 1);
    shuffled_lines(generator, rows);
    shuffled_lines(generator, columns);
    for (unsigned cell = 0; cell < ORACLE_CELLS; cell++)
        grid[cell] = completed[0][rows[cell / 9] * 9 + columns[cell % 9]];
}

static unsigned count_clues(const unsigned char puzzle[ORACLE_CELLS])
{
    unsigned clues = 0;

    for (unsigned cell = 0; cell < ORACLE_CELLS; cell++)
        clues += puzzle[cell] != 0;
    return clues;
}

void generate_thinner(struct generator *generator, unsigned char puzzle[ORACLE_CELLS],
                      unsigned clues)
{
    unsigned char order[ORACLE_CELLS];
    unsigned left = count_clues(puzzle);

    shuffled_numbers(generator, order, ORACLE_CELLS);
    for (unsigned i = 0; i < ORACLE_CELLS && left > clues; i++) {
        unsigned char clue = puzzle[order[i]];

        if (clue == 0)
            continue;
        puzzle[order[i]] = 0;
        left--;
        if (oracle_count(puzzle, 2) != 1) {
            puzzle[order[i]] = clue;
            left++;
        }
    }
}

void generate_several(struct generator *generator, unsigned char puzzle[ORACLE_CELLS],
                      unsigned more)
{
    unsigned char order[ORACLE_CELLS];
    unsigned still_unique = 1;

    shuffled_numbers(generator, order, ORACLE_CELLS);
    for (unsigned i = 0; i < ORACLE_CELLS; i++) {
        if (puzzle[order[i]] == 0)
            continue;
        if (!still_unique && more-- == 0)
            return;
        puzzle[order[i]] = 0;
        if (still_unique)
            still_unique = oracle_count(puzzle, 2) == 1;
    }
}

static int see_each_other(unsigned a, unsigned b)
{
    unsigned same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;

    return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box);
}

static int sees_equal(const unsigned char puzzle[ORACLE_CELLS], unsigned cell, unsigned digit)
{
    for (unsigned other = 0; other < ORACLE_CELLS; other++)
        if (puzzle[other] == digit && see_each_other(cell, other))
            return 1;
    return 0;
}

int generate_wrong_clue(struct generator *generator, unsigned char puzzle[ORACLE_CELLS],
                        const unsigned char solution[ORACLE_CELLS])
{
    unsigned char cells[ORACLE_CELLS], digits[9];

    shuffled_numbers(generator, cells, ORACLE_CELLS);
    shuffled_numbers(generator, digits, 9);
    for (unsigned i = 0; i < ORACLE_CELLS; i++) {
        unsigned cell = cells[i];

        if (puzzle[cell] != 0)
            continue;
        for (unsigned j = 0; j < 9; j++) {
            unsigned digit = digits[j] + 1u;

            if (digit == solution[cell] || sees_equal(puzzle, cell, digit))
                continue;
            puzzle[cell] = (unsigned char)digit;
            return 1;
        }
    }
    return 0;
}

void generate_clash(struct generator *generator, unsigned char puzzle[ORACLE_CELLS])
{
    unsigned clue, cell;

    do
        clue = generator_below(generator, ORACLE_CELLS);
    while (puzzle[clue] == 0);
    do
        cell = generator_below(generator, ORACLE_CELLS);
    while (!see_each_other(clue, cell));
    puzzle[cell] = puzzle[clue];
}

void generate_candidates(struct generator *generator, unsigned crowd,
                         unsigned short candidates[ORACLE_CELLS])
{
    unsigned char grid[ORACLE_CELLS];

    generate_full(generator, grid);
    for (unsigned cell = 0; cell < ORACLE_CELLS; cell++) {
        unsigned digits = 1u << (grid[cell] - 1);

        for (unsigned digit = 0; digit < 9; digit++)
            if (generator_below(generator, 16) < crowd)
                digits |= 1u << digit;
        candidates[cell] = (unsigned short)digits;
    }
}

static void keep_random_clues(struct generator *generator, unsigned char puzzle[ORACLE_CELLS],
                              unsigned clues)
{
    unsigned char order[ORACLE_CELLS];

    shuffled_numbers(generator, order, ORACLE_CELLS);
    for (unsigned i = clues; i < ORACLE_CELLS; i++)
        puzzle[order[i]] = 0;
}

void generate_puzzle(struct generator *generator, enum puzzle_kind kind,
                     unsigned char puzzle[ORACLE_CELLS])
{
    unsigned char solution[ORACLE_CELLS];

    generate_full(generator, solution);
    memcpy(puzzle, solution, ORACLE_CELLS);
    switch (kind) {
    case PUZZLE_FULL:
        break;
    case PUZZLE_EMPTY:
        keep_random_clues(generator, puzzle, 0);
        break;
    case PUZZLE_SPARSE:
        keep_random_clues(generator, puzzle, 5 + generator_below(generator, 13));
        break;
    case PUZZLE_MINIMAL:
        generate_thinner(generator, puzzle, 0);
        break;
    case PUZZLE_UNIQUE:
        generate_thinner(generator, puzzle, 22 + generator_below(generator, 19));
        break;
    case PUZZLE_SEVERAL:
        generate_thinner(generator, puzzle, 22 + generator_below(generator, 19));
        generate_several(generator, puzzle, generator_below(generator, 4));
        break;
    case PUZZLE_CLASH:
        generate_thinner(generator, puzzle, 22 + generator_below(generator, 19));
        generate_clash(generator, puzzle);
        break;
    case PUZZLE_NONE:
        /* If there are many clues, there may be no place for a wrong one without a conflict. */
        generate_thinner(generator, puzzle, 22);
        if (!generate_wrong_clue(generator, puzzle, solution))
            generate_puzzle(generator, kind, puzzle);
        break;
    }
}
