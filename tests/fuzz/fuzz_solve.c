/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of the engines. The bytes make a puzzle: 81 bytes of givens (a digit, or anything
 * else for an empty cell), then, as long as there are bytes, two bytes per cell that remove
 * candidates. All engines and the oracle must agree on the first few solutions.
 */
#include "fuzz.h"

#include <string.h>

#include "ennead.h"
#include "oracle/exact_cover.h"

enum { FEW = 4, NODES = 5000, ORACLE_STEPS = 20000 };

static ennead_puzzle puzzle_of(const uint8_t *data, size_t size)
{
    uint8_t givens[ENNEAD_CELLS] = {0};
    ennead_puzzle puzzle;
    size_t at = 0;

    for (; at < ENNEAD_CELLS && at < size; at++)
        if (data[at] >= '1' && data[at] <= '9')
            givens[at] = (uint8_t)(data[at] - '0');
    HOLDS(ennead_puzzle_from_givens(givens, &puzzle) == ENNEAD_STATUS_OK);
    for (size_t cell = 0; cell < ENNEAD_CELLS && at + 1 < size; cell++, at += 2)
        puzzle.candidates[cell] &= (uint16_t) ~(data[at] << 8 | data[at + 1]);
    return puzzle;
}

static int compare_grids(const void *a, const void *b)
{
    return memcmp(a, b, ENNEAD_CELLS);
}

struct truth {
    size_t count;                     /* at most FEW, or ORACLE_GAVE_UP */
    uint8_t first[FEW][ENNEAD_CELLS]; /* in lexicographic order */
};

static struct truth ask_oracle(const ennead_puzzle *puzzle)
{
    unsigned short candidates[ORACLE_CELLS];
    struct truth truth;

    oracle_candidates(puzzle->givens, candidates);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] &= puzzle->candidates[cell];
    truth.count =
        oracle_solve_within(ORACLE_STEPS, candidates, ORACLE_ASCENDING, FEW, truth.first, FEW);
    return truth;
}

static void check_engine(const ennead_puzzle *puzzle, ennead_solve_options options,
                         const struct truth *truth)
{
    uint8_t found[FEW][ENNEAD_CELLS];
    ennead_solve_result result;

    HOLDS(ennead_solve(puzzle, &options, found, FEW, &result) == ENNEAD_STATUS_OK);
    if (result.end == ENNEAD_SEARCH_END_NODES)
        return;
    HOLDS(result.solutions == truth->count);
    HOLDS(result.end ==
          (truth->count == FEW ? ENNEAD_SEARCH_END_SOLUTIONS : ENNEAD_SEARCH_END_COMPLETE));
    if (options.order == ENNEAD_ORDER_LEXICOGRAPHIC || truth->count < FEW) {
        qsort(found, truth->count, ENNEAD_CELLS, compare_grids);
        HOLDS(memcmp(found, truth->first, truth->count * ENNEAD_CELLS) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const ennead_puzzle puzzle = puzzle_of(data, size);
    const struct truth truth = ask_oracle(&puzzle);
    ennead_solve_options options;

    if (truth.count == ORACLE_GAVE_UP)
        return 0;
    ennead_solve_options_init(&options);
    options.solutions = FEW;
    options.node_limit = NODES;
    check_engine(&puzzle, options, &truth);
    options.engine = ENNEAD_ENGINE_RANDOM;
    options.seed = size;
    check_engine(&puzzle, options, &truth);
    options.order = ENNEAD_ORDER_LEXICOGRAPHIC;
    options.engine = ENNEAD_ENGINE_AUTO;
    check_engine(&puzzle, options, &truth);
    options.engine = ENNEAD_ENGINE_BIFURCATION;
    check_engine(&puzzle, options, &truth);
    return 0;
}
