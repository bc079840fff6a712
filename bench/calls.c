/* SPDX-License-Identifier: MIT */
/*
 * Solves a list by the calls of the library, for bench/python.py:
 *
 *     calls FILE ROUNDS
 *
 * FILE has lines of 81 cells. Prints the CPU time of one puzzle in nanoseconds, the best of the
 * rounds: by ennead_solve_lines, of text and of numbers, by ennead_solve_batch, and by ennead_solve
 * for the first 1,000. The solutions of numbers go to memory that each round allocates anew, as a
 * call from Python does; the others to memory that was used before.
 */
#include <ennead.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { STRIDE = ENNEAD_LINE_SIZE, PIECE = 4096, SINGLE = 1000 };

struct timed {
    char *text, *solved, *numbers;
    size_t count;
    ennead_puzzle *puzzles;
    uint8_t (*solutions)[ENNEAD_CELLS];
    ennead_solve_result *results;
    ennead_solve_answer *answers;
    ennead_solver *solver;
};

static double cpu_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static bool read_list(struct timed *list, const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0)
        return false;
    const size_t size = (size_t)ftell(file);
    rewind(file);
    list->text = malloc(size);
    list->solved = malloc(size);
    list->numbers = malloc(size);
    list->count = size / STRIDE;
    list->puzzles = calloc(list->count, sizeof *list->puzzles);
    list->solutions = calloc(list->count, sizeof *list->solutions);
    list->results = calloc(list->count, sizeof *list->results);
    list->answers = calloc(list->count, sizeof *list->answers);
    const bool read =
        list->text != NULL && list->numbers != NULL && fread(list->text, 1, size, file) == size;
    for (size_t i = 0; read && i < list->count; i++) {
        if (ennead_puzzle_from_line(list->text + i * STRIDE, &list->puzzles[i]) != 0)
            return false;
        memcpy(list->numbers + i * ENNEAD_CELLS, list->puzzles[i].givens, ENNEAD_CELLS);
    }
    return read && fclose(file) == 0 && ennead_solver_new(NULL, &list->solver) == 0;
}

static void solve_lines(const struct timed *list)
{
    for (size_t first = 0; first < list->count; first += PIECE) {
        const ennead_puzzle_lines lines = {
            .puzzles = list->text + first * STRIDE,
            .puzzle_stride = STRIDE,
            .count = list->count - first < PIECE ? list->count - first : PIECE,
            .solutions = list->solved + first * STRIDE,
            .solution_stride = STRIDE,
            .capacity = 1,
            .answers = list->answers + first};
        (void)ennead_solve_lines(list->solver, &lines, NULL);
    }
}

static void solve_numbers(const struct timed *list)
{
    char *solved = malloc(list->count * ENNEAD_CELLS);
    for (size_t first = 0; solved != NULL && first < list->count; first += PIECE) {
        const ennead_puzzle_lines lines = {
            .puzzles = list->numbers + first * ENNEAD_CELLS,
            .puzzle_stride = ENNEAD_CELLS,
            .count = list->count - first < PIECE ? list->count - first : PIECE,
            .solutions = solved + first * ENNEAD_CELLS,
            .solution_stride = ENNEAD_CELLS,
            .capacity = 1,
            .answers = list->answers + first,
            .numbers = true};
        (void)ennead_solve_lines(list->solver, &lines, NULL);
    }
    free(solved);
}

static void solve_batch(const struct timed *list)
{
    const ennead_puzzle_batch batch = {.puzzles = list->puzzles,
                                       .count = list->count,
                                       .solutions = list->solutions,
                                       .capacity = 1,
                                       .results = list->results};
    (void)ennead_solve_batch(list->solver, &batch, NULL);
}

static void solve_single(const struct timed *list)
{
    for (size_t i = 0; i < SINGLE && i < list->count; i++) {
        ennead_puzzle puzzle;
        char line[ENNEAD_LINE_SIZE];
        (void)ennead_puzzle_from_line(list->text + i * STRIDE, &puzzle);
        (void)ennead_solve(&puzzle, NULL, &list->solutions[i], 1, &list->results[i]);
        ennead_write_line(list->solutions[i], line);
    }
}

static void measure(const char *name, void (*solve)(const struct timed *), const struct timed *list,
                    size_t count, int rounds)
{
    double best = 0;
    for (int round = 0; round < rounds; round++) {
        const double begun = cpu_now();
        solve(list);
        const double spent = cpu_now() - begun;
        best = round == 0 || spent < best ? spent : best;
    }
    printf("%s %.1f\n", name, best / (double)count);
}

int main(int argc, char **argv)
{
    struct timed list = {.count = 0};
    if (argc != 3 || !read_list(&list, argv[1]))
        return 2;
    const int rounds = atoi(argv[2]);
    measure("lines", solve_lines, &list, list.count, rounds);
    measure("numbers", solve_numbers, &list, list.count, rounds);
    measure("batch", solve_batch, &list, list.count, rounds);
    measure("single", solve_single, &list, SINGLE, rounds);
    return 0;
}
