/* SPDX-License-Identifier: MIT */
#include "text/puzzle_names.h"

#include <stdbool.h>
#include <string.h>

const char *const puzzle_names[PUZZLE_NAMES] = {
    "puzzle", "puzzles", "quiz",   "quizzes", "question", "questions", "sudoku",   "sudokus",
    "grid",   "grids",   "givens", "board",   "boards",   "problem",   "unsolved",
};

static bool is_same(const char *name, size_t length, const char *known)
{
    if (length != strlen(known))
        return false;
    for (size_t i = 0; i < length; i++)
        if ((name[i] | ' ') != known[i])
            return false;
    return true;
}

size_t puzzle_name_rank(const char *name, size_t length)
{
    size_t rank = 0;

    while (rank < PUZZLE_NAMES && !is_same(name, length, puzzle_names[rank]))
        rank++;
    return rank;
}
