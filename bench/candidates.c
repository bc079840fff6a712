/* SPDX-License-Identifier: MIT */
/*
 * How long true candidates take, compared with a search for each candidate, in CPU time:
 *
 *     candidates [--cap=N] FILE...
 *
 * A file has puzzles of 81 cells a line, or puzzles with rules in any form that the library reads.
 * The candidates that are asked for are those that are left when the givens of a plain puzzle have
 * been removed from the cells that see them, and for other puzzles those that propagation leaves.
 */
#include <ennead.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint64_t cap = 1;
static double together, one_by_one, in_batches;
static uint64_t puzzles, candidates, questions, different;

static double now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

/* The rounds in which times are taken, so that the clock's tick does not matter. */
enum { ROUNDS = 20, MOST = 729 };

/* What is asked for, and the answers. */
static struct asked {
    ennead_puzzle puzzles[MOST];
    ennead_solve_result results[MOST];
    int cells[MOST], digits[MOST];
    size_t count;
} asked;

static void find_questions(const ennead_puzzle *puzzle)
{
    ennead_state state;
    asked.count = 0;
    if (ennead_state_from_puzzle(puzzle, &state) != ENNEAD_STATUS_OK)
        exit(1);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9 && puzzle->givens[cell] == 0; digit++) {
            if ((state.candidates[cell] >> (digit - 1) & 1) == 0)
                continue;
            asked.puzzles[asked.count] = *puzzle;
            asked.puzzles[asked.count].givens[cell] = (uint8_t)digit;
            asked.cells[asked.count] = cell;
            asked.digits[asked.count++] = digit;
        }
}

static void measure_plain(const ennead_puzzle *puzzle, ennead_solver *solver)
{
    uint64_t counts[ENNEAD_CELLS][9];
    uint16_t undecided[ENNEAD_CELLS];
    ennead_candidates_options options;
    ennead_candidates_result result;
    ennead_solve_options each;
    ennead_candidates_options_init(&options);
    options.cap = cap;
    ennead_solve_options_init(&each);
    each.solutions = cap;
    find_questions(puzzle);
    const double start = now();
    for (int i = 0; i < ROUNDS; i++)
        ennead_count_candidates(puzzle, &options, counts, undecided, &result);
    const double middle = now();
    for (int i = 0; i < ROUNDS; i++)
        for (size_t k = 0; k < asked.count; k++)
            ennead_solve(&asked.puzzles[k], &each, NULL, 0, &asked.results[k]);
    const double later = now();
    const ennead_puzzle_batch batch = {
        .puzzles = asked.puzzles, .count = asked.count, .results = asked.results};
    for (int i = 0; i < ROUNDS; i++)
        ennead_solve_batch(solver, &batch, &each);
    in_batches += now() - later;
    together += middle - start;
    one_by_one += later - middle;
    puzzles++;
    candidates += asked.count;
    questions += result.searches;
    for (size_t k = 0; k < asked.count; k++)
        different += counts[asked.cells[k]][asked.digits[k] - 1] != asked.results[k].solutions;
}

static void measure_lines(const char *text, ennead_solver *solver)
{
    ennead_puzzle puzzle;
    for (; *text != '\0'; text += strcspn(text, "\n"), text += *text == '\n')
        if (ennead_puzzle_from_line(text, &puzzle) == ENNEAD_STATUS_OK)
            measure_plain(&puzzle, solver);
}

static void measure_model(const ennead_description *d)
{
    static uint64_t counts[ENNEAD_MOST_CELLS * 64], undecided[ENNEAD_MOST_CELLS];
    static uint64_t left[ENNEAD_MOST_CELLS], sets[ENNEAD_MOST_CELLS];
    static uint8_t solution[ENNEAD_MOST_CELLS];
    const int cells = d->rows * d->columns;
    ennead_candidates_options options;
    ennead_candidates_result result;
    ennead_model_options own;
    ennead_model *model;
    ennead_candidates_options_init(&options);
    options.cap = cap;
    ennead_model_options_init(&own);
    own.solutions = cap;
    if (ennead_model_new(d, &own, NULL, NULL, &model) != ENNEAD_STATUS_OK)
        exit(1);
    if (ennead_model_propagate(model, left) != ENNEAD_STATUS_OK) {
        ennead_model_free(model);
        return;
    }
    const double start = now();
    ennead_model_count_candidates(model, d->candidates, &options, counts, undecided, &result);
    const double middle = now();
    for (int cell = 0; cell < cells; cell++)
        for (int value = 0; value < d->values && (left[cell] & (left[cell] - 1)) != 0; value++) {
            uint64_t count = 0;
            if ((left[cell] >> value & 1) == 0)
                continue;
            memcpy(sets, left, sizeof sets);
            sets[cell] = (uint64_t)1 << value;
            ennead_model_start(model, sets);
            while (count < cap && ennead_model_next(model, solution) == ENNEAD_STATUS_OK)
                count++;
            candidates++;
            different += counts[cell * d->values + value] != count;
        }
    one_by_one += now() - middle;
    together += middle - start;
    puzzles++;
    questions += result.searches;
    ennead_model_free(model);
}

static void measure_variants(const char *text)
{
    for (size_t length; *text != '\0'; text += length) {
        ennead_description *d;
        ennead_variant_report report;
        length = ennead_variant_extent(text, strlen(text));
        if (length == 0)
            return;
        if (ennead_variant_read(text, length, NULL, &d, &report) != ENNEAD_STATUS_OK) {
            fprintf(stderr, "%s\n", report.message);
            exit(1);
        }
        measure_model(d);
        ennead_description_free(d);
    }
}

static char *whole(const char *name)
{
    FILE *file = fopen(name, "rb");
    size_t length = 0, room = 1 << 24;
    char *text = malloc(room);
    if (file == NULL || text == NULL)
        exit(1);
    length = fread(text, 1, room - 1, file);
    text[length] = '\0';
    fclose(file);
    return text;
}

int main(int argc, char **argv)
{
    ennead_solver *solver;
    if (ennead_solver_new(NULL, &solver) != ENNEAD_STATUS_OK)
        return 1;
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--cap=", 6) == 0) {
            cap = strtoull(argv[i] + 6, NULL, 10);
            continue;
        }
        char *text = whole(argv[i]);
        if (ennead_variant_recognize(text, strlen(text)) == ENNEAD_VARIANT_FORM_NONE)
            measure_lines(text, solver);
        else
            measure_variants(text);
        free(text);
    }
    ennead_solver_free(solver);
    printf("puzzles %llu\ncandidates %llu\nsearches %llu\n", (unsigned long long)puzzles,
           (unsigned long long)candidates, (unsigned long long)questions);
    printf("different %llu\n", (unsigned long long)different);
    printf("together %.6f\none by one %.6f\nratio %.3f\n", together, one_by_one,
           together / one_by_one);
    if (in_batches > 0)
        printf("in batches %.6f\nratio %.3f\n", in_batches, together / in_batches);
    return 0;
}
