/* SPDX-License-Identifier: MIT */
/*
 * solve and count of ennead-solver.wasm: puzzles are 81 characters.
 */
#include "plain.h"

static bool read_puzzle(const char *text, size_t length)
{
    char line[ENNEAD_LINE_SIZE] = "";
    for (size_t i = 0; i < length && i < ENNEAD_CELLS; i++)
        line[i] = text[i];
    asked.plain = true;
    return ennead_puzzle_from_line(line, &asked.puzzle) == ENNEAD_STATUS_OK ||
           answer_refuse_at("expected 81 cells: 1-9, or 0 or . when it is empty", 1, 1, 0) != 0;
}

EXPORT(solve)(const char *text, size_t length, const char *options)
{
    ennead_solve_options by;
    return options_begin(options, SOLVING_OPTIONS) && solving_options(&by, 2) &&
           read_puzzle(text, length) && solve_plain(&by);
}

EXPORT(count)(const char *text, size_t length, const char *options)
{
    ennead_solve_options by;
    return options_begin(options, SOLVING_OPTIONS) && solving_options(&by, 0) &&
           read_puzzle(text, length) && count_plain(&by);
}
