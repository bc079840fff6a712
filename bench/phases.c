/* SPDX-License-Identifier: MIT */
/*
 * Measures where the time of the batch engine goes: phases FILE [exchange]. Solves the puzzles of
 * a list, one a line, in slices of 20,000, and prints for each phase how many ticks of the
 * processor's time stamp counter a puzzle takes. All laps do the same, so the shortest time of
 * each step counts. A step takes a few microseconds and is rarely disturbed, so the numbers are
 * right even when others use the processor. docs/performance.md has a table of them. With
 * "exchange", the edition for AVX2 transposes in the way it does on processors without GFNI; other
 * editions have only one way.
 *
 * The loop is that of lanes_kernel.h, and reads the counter between its steps; at the end its
 * results are compared with the engine's. PLANE_BYTES says for which edition it is compiled. For
 * AVX2 it is made by `ninja -C build bench/phases-avx2`.
 */
#define EDITION_NAME "phases"
#include "search/batch/lanes_kernel.h"

#include <stdio.h>
#include <stdlib.h>
#include <x86intrin.h>

enum { SLICE = 20000, LAPS = 15, LINE_SIZE = ENNEAD_LINE_SIZE, LONGEST = 1000 };

enum phase { BACK, TAKE, IN, ROUNDS_DONE, JUDGE, OUT, GUESS, SOLVED, DEAD, STUCK, PHASES };

static const char *const names[PHASES] = {"back", "take",  "in",     "rounds", "judge",
                                          "out",  "guess", "solved", "dead",   "stuck"};

/* The steps of a lap, in order, and the shortest time of each. */
struct times {
    uint64_t (*least)[PHASES];
    size_t room, pass;
    uint64_t last;
};

static void end_phase(struct times *t, enum phase phase)
{
    const uint64_t now = __rdtsc(), ticks = now - t->last;
    uint64_t *least = &t->least[t->pass][phase];

    *least = ticks < *least ? ticks : *least;
    t->last = __rdtsc();
}

static void next_pass(struct times *t)
{
    if (++t->pass < t->room)
        return;
    t->least = realloc(t->least, 2 * t->room * sizeof *t->least);
    if (t->least == NULL)
        exit(1);
    memset(t->least + t->room, 0xff, t->room * sizeof *t->least);
    t->room *= 2;
}

static void solve_timed(lanes *l, const batch *work, enum transposing transposing, struct times *t)
{
    const branching *br = &l->branching;

    t->pass = 0;
    start(l, work);
    l->transposing = transposing;
    t->last = __rdtsc();
    for (;;) {
        l->clock = seconds_now();
        l->donor = 0;
        const plane back = go_back(l);
        end_phase(t, BACK);
        const plane loaded = back | take_work(l);
        const plane active = ~plane_of(l->idle);
        end_phase(t, TAKE);
        if (!any_lane(active))
            break;
        if (any_lane(loaded))
            put_in(l, loaded);
        end_phase(t, IN);
        note_straight(l, loaded);
        propagate(&l->board);
        end_phase(t, ROUNDS_DONE);
        judge(&l->board, &l->branching, active, l->straight[GUESSES_OF_LOOSE]);
        end_phase(t, JUDGE);
        if (any_lane(br->solved | br->stuck))
            take_out(l);
        end_phase(t, OUT);
        make_guesses(&l->board, &l->branching);
        end_phase(t, GUESS);
        l->clock = seconds_now();
        take_solved_lanes(l);
        end_phase(t, SOLVED);
        take_dead_lanes(l);
        end_phase(t, DEAD);
        take_stuck_lanes(l);
        end_phase(t, STUCK);
        next_pass(t);
    }
}

/* ------------------------------------------------------------------------------------ the list */

struct puzzle_list {
    char (*lines)[LINE_SIZE];
    size_t count;
};

static void *memory(size_t bytes)
{
    void *m = aligned_alloc(KERNEL_ALIGNMENT,
                            (bytes + KERNEL_ALIGNMENT) / KERNEL_ALIGNMENT * KERNEL_ALIGNMENT);
    if (m == NULL) {
        fprintf(stderr, "phases: out of memory\n");
        exit(1);
    }
    memset(m, 0, bytes);
    return m;
}

/* Reads the lines that begin with a puzzle, and repeats them until there is at least a slice. */
static struct puzzle_list read_list(const char *name)
{
    struct puzzle_list list = {0};
    char line[LONGEST];
    ennead_puzzle puzzle;
    FILE *file = fopen(name, "r");
    size_t most = SLICE;

    if (file == NULL) {
        perror(name);
        exit(1);
    }
    list.lines = memory(most * sizeof *list.lines);
    while (fgets(line, sizeof line, file) != NULL) {
        if (ennead_puzzle_from_line(line, &puzzle) != ENNEAD_STATUS_OK)
            continue;
        if (list.count == most) {
            char(*more)[LINE_SIZE] = memory(2 * most * sizeof *more);
            memcpy(more, list.lines, most * sizeof *more);
            free(list.lines);
            list.lines = more;
            most *= 2;
        }
        memcpy(list.lines[list.count++], line, ENNEAD_CELLS);
    }
    fclose(file);
    if (list.count == 0) {
        fprintf(stderr, "phases: %s has no puzzle\n", name);
        exit(1);
    }
    for (const size_t distinct = list.count; list.count < SLICE; list.count++)
        memcpy(list.lines[list.count], list.lines[list.count - distinct], ENNEAD_CELLS);
    return list;
}

/* --------------------------------------------------------------------------------- measuring */

struct sums {
    uint64_t ticks[PHASES], all;
    uint64_t passes;
};

static void add_least(struct sums *sum, struct times *t, enum transposing transposing, lanes *l,
                      const batch *work)
{
    memset(t->least, 0xff, t->room * sizeof *t->least);
    for (int lap = 0; lap < LAPS; lap++)
        solve_timed(l, work, transposing, t);
    sum->passes += t->pass;
    for (size_t pass = 0; pass < t->pass; pass++)
        for (int phase = 0; phase < PHASES; phase++) {
            sum->ticks[phase] += t->least[pass][phase];
            sum->all += t->least[pass][phase];
        }
}

static void compare(const batch *work, void *with)
{
    batch again = *work;

    again.results = memory(work->count * sizeof *again.results);
    again.solutions = memory(work->count * LINE_SIZE);
    edition.solve(with, &again);
    for (size_t i = 0; i < work->count; i++)
        if (memcmp(&again.results[i].counters, &work->results[i].counters,
                   sizeof again.results[i].counters) != 0 ||
            again.results[i].verdict != work->results[i].verdict) {
            fprintf(stderr, "phases: this is no longer what the engine does\n");
            exit(1);
        }
    free(again.results);
    free(again.solutions);
}

int main(int argc, char **argv)
{
    const bool exchange = argc == 3 && strcmp(argv[2], "exchange") == 0;
    if (argc != 2 && !exchange) {
        fprintf(stderr, "usage: phases FILE [exchange]\n");
        return 2;
    }
    const enum transposing transposing = exchange ? TRANSPOSE_BY_EXCHANGE : fastest_transposing();
    const struct puzzle_list list = read_list(argv[1]);
    lanes *l = memory(sizeof *l);
    ennead_solve_options options;
    struct times times = {.least = memory(PHASES * sizeof(uint64_t)), .room = 1};
    struct sums sum = {0};

    ennead_solve_options_init(&options);
    for (size_t first = 0; first < list.count; first += SLICE) {
        const size_t count = list.count - first < SLICE ? list.count - first : SLICE;
        const batch work = {
            .count = count,
            .lines = list.lines[first],
            .line_stride = LINE_SIZE,
            .options = &options,
            .solutions = memory(count * LINE_SIZE),
            .solution_stride = LINE_SIZE,
            .zero = '0',
            .capacity = 1,
            .results = memory(count * sizeof(ennead_solve_result)),
        };
        add_least(&sum, &times, transposing, l, &work);
        compare(&work, l);
        free(work.solutions);
        free(work.results);
    }
    printf("all %.0f", (double)sum.all / (double)list.count);
    for (int phase = 0; phase < PHASES; phase++)
        printf(" %s %.0f", names[phase], (double)sum.ticks[phase] / (double)list.count);
    printf(" lane-passes %.2f\n", (double)sum.passes * LANES / (double)list.count);
    free(times.least);
    free(list.lines);
    free(l);
    return 0;
}
