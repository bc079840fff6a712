/* SPDX-License-Identifier: MIT */
/*
 * What a call with few puzzles costs beside as many calls for one:
 *
 *     few FILE [EDITION]
 *
 * FILE has lines of 81 cells. Prints a row for each number of puzzles: nanoseconds of CPU time a
 * puzzle by ennead_solve_lines, by ennead_solve_batch and by ennead_solve, each the least of many
 * rounds taken in turn.
 */
#include <ennead.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 16384, ROUNDS = 20 };

struct few_list {
    char text[MOST][ENNEAD_LINE_SIZE];
    char solved[MOST][ENNEAD_LINE_SIZE];
    ennead_puzzle puzzles[MOST];
    uint8_t solutions[MOST][ENNEAD_CELLS];
    ennead_solve_result results[MOST];
    ennead_solve_answer answers[MOST];
    size_t count;
    ennead_solver *solver;
};

static double cpu_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static void solve_lines(struct few_list *list, size_t at, size_t count)
{
    const ennead_puzzle_lines lines = {
        .puzzles = list->text[at],
        .puzzle_stride = ENNEAD_LINE_SIZE,
        .count = count,
        .solutions = list->solved[at],
        .solution_stride = ENNEAD_LINE_SIZE,
        .capacity = 1,
        .answers = list->answers,
    };
    ennead_solve_lines(list->solver, &lines, NULL);
}

static void solve_batch(struct few_list *list, size_t at, size_t count)
{
    const ennead_puzzle_batch batch = {
        .puzzles = list->puzzles + at,
        .count = count,
        .solutions = list->solutions + at,
        .capacity = 1,
        .results = list->results,
    };
    ennead_solve_batch(list->solver, &batch, NULL);
}

static void solve_each(struct few_list *list, size_t at, size_t count)
{
    for (size_t i = at; i < at + count; i++)
        ennead_solve(&list->puzzles[i], NULL, &list->solutions[i], 1, list->results);
}

static void (*const ways[])(struct few_list *, size_t, size_t) = {solve_lines, solve_batch,
                                                                  solve_each};
enum { WAYS = sizeof ways / sizeof *ways };

/* Solves the first puzzles of the list in calls of `count`, by each way in turn. */
static void measure(struct few_list *list, size_t count)
{
    const size_t whole = (list->count < 512 ? list->count : 512) / count;
    const size_t calls = whole > 0 ? whole : 1;
    double least[WAYS] = {1e300, 1e300, 1e300};

    for (int round = 0; round < ROUNDS; round++)
        for (int way = 0; way < WAYS; way++) {
            const double begin = cpu_now();
            for (size_t i = 0; i < calls; i++)
                ways[way](list, i * count, count);
            const double each = (cpu_now() - begin) / (double)(calls * count);
            if (each < least[way])
                least[way] = each;
        }
    printf("%5zu %9.0f %9.0f %9.0f %6.2f %6.2f\n", count, least[0], least[1], least[2],
           least[2] / least[0], least[2] / least[1]);
}

int main(int argc, char **argv)
{
    static const size_t counts[] = {1,   2,   4,   8,   16,  32,  48,   64,   96,   128,
                                    192, 256, 320, 384, 512, 768, 1024, 2048, 4096, 8192};
    struct few_list *list = calloc(1, sizeof *list);
    FILE *file = argc >= 2 ? fopen(argv[1], "rb") : NULL;

    if (list == NULL || file == NULL || (argc > 2 && ennead_isa_set(argv[2]) != ENNEAD_STATUS_OK) ||
        ennead_solver_new(NULL, &list->solver) != ENNEAD_STATUS_OK) {
        fprintf(stderr, "few FILE [EDITION]\n");
        return EXIT_FAILURE;
    }
    char line[256];
    while (list->count < MOST && fgets(line, sizeof line, file) != NULL)
        if (strlen(line) >= ENNEAD_CELLS &&
            ennead_puzzle_from_line(line, &list->puzzles[list->count]) == ENNEAD_STATUS_OK)
            memcpy(list->text[list->count++], line, ENNEAD_CELLS);
    printf("    n     lines     batch       one   one/lines one/batch (%s, %s)\n", argv[1],
           ennead_isa_get());
    for (size_t i = 0; i < sizeof counts / sizeof *counts && counts[i] <= list->count; i++)
        measure(list, counts[i]);
    ennead_solver_free(list->solver);
    fclose(file);
    free(list);
    return EXIT_SUCCESS;
}
