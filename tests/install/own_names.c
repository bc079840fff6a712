/* SPDX-License-Identifier: MIT */
/*
 * A program that defines functions with every name that the library uses internally: INSIDE is a
 * list of FUNCTION(name), made from the symbols of all its files (names.py). It links the static
 * library and gets a solution and a path of steps with every technique. None of its own functions
 * may be called.
 */
#include <ennead.h>
#include <stdio.h>
#include <string.h>

static int calls;

#define FUNCTION(name) \
    int name(void); \
    int name(void) \
    { \
        return calls++; \
    }
#include "own_names.inc"
#undef FUNCTION

static const char puzzle_text[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

static int counted(void)
{
    int count = 0;
#define FUNCTION(name) count += name() >= 0;
#include "own_names.inc"
    return count;
}

int main(void)
{
    ennead_puzzle puzzle;
    ennead_solve_options options;
    ennead_solve_result result;
    ennead_state state;
    ennead_technique_set all;
    ennead_finder *finder = NULL;
    uint8_t solution[1][ENNEAD_CELLS];

    memset(&all, 0xff, sizeof all);
    ennead_solve_options_init(&options);
    if (ennead_puzzle_from_line(puzzle_text, &puzzle) ||
        ennead_solve(&puzzle, &options, solution, 1, &result) || result.solutions != 1) {
        puts("not ok 1 - it solves");
        return 1;
    }
    const bool path = ennead_state_from_puzzle(&puzzle, &state) == ENNEAD_STATUS_OK &&
                      ennead_finder_new(NULL, &finder) == ENNEAD_STATUS_OK &&
                      ennead_path(finder, &state, &all, NULL, NULL) == ENNEAD_PATH_END_SOLVED;
    ennead_finder_free(finder);
    printf("%s 1 - it goes a path\n", path ? "ok" : "not ok");
    printf("%s 2 - it calls no function of the program\n", calls == 0 ? "ok" : "not ok");
    const int count = counted();
    printf("%s 3 - the program has %d functions\n",
           count >= 500 && calls == count ? "ok" : "not ok", count);
    puts("1..3");
    return 0;
}
