/* SPDX-License-Identifier: MIT */
/*
 * Makes puzzles, the same in every run and on every machine. All begin as random full grids and
 * lose clues in parallel: the n-th clue of each, in random order, is removed; the whole set is
 * solved at once; and where there are several solutions the clue is put back. That takes 81 calls
 * of the batch engine. Then some of the minimal puzzles lose more clues, and others get a wrong
 * one.
 */
#include "cli/bench/bench_set.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"

enum { OF_EACH_KIND = 1000, MOST_NODES_FOR_A_GRID = 2000, SEED = 9 };

enum set_kind {
    EASY,    /* 30 to 36 clues */
    MINIMAL, /* no clue can be spared */
    SEVERAL, /* a minimal one without 1 to 4 of its clues */
    NONE,    /* a minimal one with a wrong clue that contradicts no other clue */
    KINDS,
};

enum { COUNT = KINDS * OF_EACH_KIND };

const char bench_set_text[] =
    "Built-in set (1,000 easy, 1,000 minimal, 1,000 with several solutions, 1,000 with none)";

struct set_board {
    uint8_t cells[ENNEAD_CELLS];
    uint8_t order[ENNEAD_CELLS]; /* the order in which its clues are tried */
    int clues, least;            /* number of clues now, and at the end at least */
    uint64_t random;
};

struct maker {
    ennead_solver *solver;
    struct set_board boards[COUNT];
    /* the puzzles solved at once: variations of some of the boards */
    size_t tried[COUNT];
    uint8_t cell[COUNT], digit[COUNT]; /* the cell that differs, and its digit */
    ennead_puzzle puzzles[COUNT];
    ennead_solve_result results[COUNT];
    size_t trials;
};

static int random_below(struct set_board *board, int limit)
{
    return (int)(ennead_random_next(&board->random) % (uint64_t)limit);
}

static enum set_kind kind_of(size_t index)
{
    return (enum set_kind)(index % KINDS);
}

/* Begins with a random full grid. Random numbers for which the engine takes very long are
 * skipped. */
static void begin(struct set_board *board, size_t index, uint64_t *stream)
{
    static const uint8_t no_givens[ENNEAD_CELLS];
    ennead_solve_options options;
    ennead_puzzle empty;
    ennead_solve_result result;

    ennead_solve_options_init(&options);
    options.engine = ENNEAD_ENGINE_RANDOM;
    options.solutions = 1;
    options.node_limit = MOST_NODES_FOR_A_GRID;
    options.seed = SEED;
    ennead_puzzle_from_givens(no_givens, &empty);
    do {
        options.stream = (*stream)++;
        ennead_solve(&empty, &options, &board->cells, 1, &result);
    } while (result.verdict != ENNEAD_VERDICT_FOUND);

    board->random = index;
    board->clues = ENNEAD_CELLS;
    board->least = kind_of(index) == EASY ? 30 + random_below(board, 7) : 0;
    for (int i = 0; i < ENNEAD_CELLS; i++) {
        int place = random_below(board, i + 1);
        board->order[i] = board->order[place];
        board->order[place] = (uint8_t)i;
    }
}

/* Adds board number `index`, with `digit` in `cell`, to the trials. */
static void add_trial(struct maker *maker, size_t index, int cell, int digit)
{
    struct set_board *board = &maker->boards[index];
    const uint8_t old = board->cells[cell];
    board->cells[cell] = (uint8_t)digit;
    ennead_puzzle_from_givens(board->cells, &maker->puzzles[maker->trials]);
    board->cells[cell] = old;
    maker->tried[maker->trials] = index;
    maker->cell[maker->trials] = (uint8_t)cell;
    maker->digit[maker->trials] = (uint8_t)digit;
    maker->trials++;
}

/* Solves all trials, and keeps the change where the verdict is `wanted`. */
static void keep_good_ones(struct maker *maker, ennead_verdict wanted)
{
    ennead_solve_options options;
    ennead_solve_options_init(&options);
    options.stop = signals_stop();
    const ennead_puzzle_batch batch = {
        .puzzles = maker->puzzles, .count = maker->trials, .results = maker->results};
    ennead_solve_batch(maker->solver, &batch, &options);
    for (size_t i = 0; i < maker->trials; i++) {
        struct set_board *board = &maker->boards[maker->tried[i]];
        if (maker->results[i].verdict != wanted)
            continue;
        board->cells[maker->cell[i]] = maker->digit[i];
        board->clues -= maker->digit[i] == 0;
    }
    maker->trials = 0;
}

static void take_clues(struct maker *maker)
{
    for (int step = 0; step < ENNEAD_CELLS && !signals_stopped(); step++) {
        for (size_t i = 0; i < COUNT; i++)
            if (maker->boards[i].clues > maker->boards[i].least)
                add_trial(maker, i, maker->boards[i].order[step], 0);
        keep_good_ones(maker, ENNEAD_VERDICT_UNIQUE);
    }
}

static int random_clue(struct set_board *board)
{
    int cell;
    do
        cell = random_below(board, ENNEAD_CELLS);
    while (board->cells[cell] == 0);
    return cell;
}

static void take_needed_clues(struct set_board *board)
{
    for (int left = 1 + random_below(board, 4); left > 0; left--)
        board->cells[random_clue(board)] = 0;
}

/* Replaces a clue by a wrong digit that equals no other in its houses. */
static void add_wrong_clue(struct maker *maker, size_t index)
{
    struct set_board *board = &maker->boards[index];
    int cell, digit;
    ennead_puzzle puzzle;
    do {
        cell = random_clue(board);
        digit = 1 + random_below(board, 9);
        uint8_t cells[ENNEAD_CELLS];
        memcpy(cells, board->cells, sizeof cells);
        cells[cell] = (uint8_t)digit;
        ennead_puzzle_from_givens(cells, &puzzle);
    } while (board->cells[cell] == digit || ennead_puzzle_find_conflict(&puzzle, NULL));
    add_trial(maker, index, cell, digit);
}

/* If a wrong clue leaves solutions, the next one is tried. */
static void spoil(struct maker *maker)
{
    bool spoiled[COUNT] = {false};
    size_t left = OF_EACH_KIND;
    while (left > 0 && !signals_stopped()) {
        for (size_t i = 0; i < COUNT; i++)
            if (kind_of(i) == NONE && !spoiled[i])
                add_wrong_clue(maker, i);
        size_t trials = maker->trials;
        keep_good_ones(maker, ENNEAD_VERDICT_NONE);
        for (size_t i = 0; i < trials; i++)
            if (maker->results[i].verdict == ENNEAD_VERDICT_NONE) {
                spoiled[maker->tried[i]] = true;
                left--;
            }
    }
}

bool bench_list_make(struct bench_list *list)
{
    struct maker *maker = calloc(1, sizeof *maker);
    bool made = maker != NULL && ennead_solver_new(NULL, &maker->solver) == ENNEAD_STATUS_OK;
    if (made) {
        uint64_t stream = 0;
        for (size_t i = 0; i < COUNT; i++)
            begin(&maker->boards[i], i, &stream);
        take_clues(maker);
        for (size_t i = 0; i < COUNT; i++)
            if (kind_of(i) == SEVERAL)
                take_needed_clues(&maker->boards[i]);
        spoil(maker);
        for (size_t i = 0; i < COUNT; i++)
            ennead_puzzle_from_givens(maker->boards[i].cells, &maker->puzzles[i]);
        made = bench_list_add(list, maker->puzzles, COUNT);
        ennead_solver_free(maker->solver);
    }
    free(maker);
    return made;
}
