/* SPDX-License-Identifier: MIT */
/*
 * The first program with libennead: one puzzle from a string, solved, its verdict and solution
 * printed. The code is that of the opening comment in ennead.h, and a test holds the two together.
 *
 *     cc first.c $(pkg-config --cflags --libs ennead)
 */
#include <ennead.h>
#include <stdio.h>

int main(void)
{
    const char *text = "53..7....6..195....98....6.8...6...34"
                       "..8.3..17...2...6.6....28....419..5....8..79";
    ennead_puzzle puzzle;
    ennead_solve_options options;
    ennead_solve_result result;
    uint8_t solution[1][ENNEAD_CELLS];
    char line[ENNEAD_LINE_SIZE];

    if (ennead_puzzle_from_line(text, &puzzle))
        return 1;
    ennead_solve_options_init(&options);
    if (ennead_solve(&puzzle, &options, solution, 1, &result))
        return 1;
    puts(ennead_verdict_name(result.verdict));
    if (result.solutions > 0) {
        ennead_write_line(solution[0], line);
        puts(line);
    }
    return 0;
}
