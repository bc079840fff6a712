/* SPDX-License-Identifier: MIT */
/*
 * The signature of a list, as `ennead bench --signature` computes it: the hash of each puzzle is
 * that of what both engines find; JavaScript hashes these in their order.
 */
#include "glue.h"

#include <stdlib.h>

enum { SHOWN = 2 };

/* FNV-1a, 64 bits (G. Fowler, L. C. Noll, K.-P. Vo). */
static const uint64_t basis = 0xcbf29ce484222325u, prime = 0x100000001b3u;

static uint64_t hash_number(uint64_t hash, uint64_t number)
{
    for (int shift = 0; shift < 64; shift += 8)
        hash = (hash ^ (number >> shift & 0xff)) * prime;
    return hash;
}

static uint64_t hash_result(uint64_t hash, const ennead_solve_result *result,
                            uint8_t (*solutions)[ENNEAD_CELLS])
{
    hash = hash_number(hash, (uint64_t)result->verdict);
    hash = hash_number(hash, result->solutions);
    hash = hash_number(hash, result->counters.nodes);
    for (size_t i = 0; i < SHOWN && i < result->solutions; i++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            hash = (hash ^ solutions[i][cell]) * prime;
    return hash;
}

enum { AT_ONCE = 4096, STRIDE = ENNEAD_LINE_SIZE };

struct signing {
    ennead_puzzle puzzles[AT_ONCE];
    ennead_solve_result results[AT_ONCE];
    uint8_t solutions[AT_ONCE * SHOWN][ENNEAD_CELLS];
};

static uint64_t sign_some(struct signing *of, ennead_solver *solver, const char *lines,
                          size_t count, uint64_t signature)
{
    const ennead_puzzle_batch batch = {.puzzles = of->puzzles,
                                       .count = count,
                                       .solutions = of->solutions,
                                       .capacity = SHOWN,
                                       .results = of->results};
    ennead_solve_options options;
    for (size_t i = 0; i < count; i++)
        (void)ennead_puzzle_from_line(lines + i * STRIDE, &of->puzzles[i]);
    ennead_solve_options_init(&options);
    options.engine = ENNEAD_ENGINE_BATCH;
    (void)ennead_solve_batch(solver, &batch, &options);
    for (size_t i = 0; i < count; i++) {
        uint8_t(*solutions)[ENNEAD_CELLS] = of->solutions + i * SHOWN;
        const uint64_t hash = hash_result(basis, &of->results[i], solutions);
        (void)ennead_solve(&of->puzzles[i], NULL, solutions, SHOWN, &of->results[i]);
        signature = hash_number(signature, hash_result(hash, &of->results[i], solutions));
    }
    return signature;
}

/* Adds up to 4,096 puzzles, lines of 81 cells and a line end, to the signature of those before
 * them; without any it begins. Returns the signature, or 0 if memory runs out. */
EXPORT_AS("sign") uint64_t sign(const char *lines, size_t count)
{
    static uint64_t signature;
    ennead_solver *solver = NULL;
    struct signing *signing = malloc(sizeof *signing);
    if (count == 0)
        signature = basis;
    if (signing == NULL || ennead_solver_new(NULL, &solver) != ENNEAD_STATUS_OK)
        signature = 0;
    else
        signature = sign_some(signing, solver, lines, count, signature);
    ennead_solver_free(solver);
    free(signing);
    return signature;
}
