/* SPDX-License-Identifier: MIT */
/*
 * The signature: a hash of everything that the engines find for all puzzles. Each puzzle is hashed
 * by itself, by whichever thread solves it, and the hashes are hashed in the order of the puzzles.
 * Numbers are hashed byte by byte, lowest first, on any machine.
 */
#include "cli/bench/bench_signature.h"

#include <errno.h>
#include <stdlib.h>

#include "cli/base/signals.h"
#include "cli/base/thread_team.h"

enum { AT_ONCE = 4096, SHOWN = 2 };

/* FNV-1a, 64 bits (G. Fowler, L. C. Noll, K.-P. Vo). */
static const uint64_t basis = 0xcbf29ce484222325u, prime = 0x100000001b3u;

static uint64_t hash_bytes(uint64_t hash, const uint8_t *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ bytes[i]) * prime;
    return hash;
}

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
        hash = hash_bytes(hash, solutions[i], ENNEAD_CELLS);
    return hash;
}

struct signer {
    ennead_solver *solver;
    ennead_solve_result *results;
    uint8_t (*solutions)[ENNEAD_CELLS];
};

struct signing {
    const struct bench_list *list;
    ennead_solve_options options;
    size_t threads;
    uint64_t *hashes; /* one for each puzzle */
    struct signer signers[MOST_THREADS];
    struct thread_team team;
};

static void sign_some(const struct signing *all, const struct signer *signer, size_t at,
                      size_t count)
{
    const ennead_puzzle *puzzles = all->list->puzzles + at;
    const ennead_puzzle_batch batch = {.puzzles = puzzles,
                                       .count = count,
                                       .solutions = signer->solutions,
                                       .capacity = SHOWN,
                                       .results = signer->results};
    ennead_solve_options many = all->options;
    many.engine = ENNEAD_ENGINE_BATCH;
    ennead_solve_batch(signer->solver, &batch, &many);
    for (size_t i = 0; i < count; i++)
        all->hashes[at + i] =
            hash_result(basis, &signer->results[i], signer->solutions + i * SHOWN);
    for (size_t i = 0; i < count; i++) {
        ennead_solve(&puzzles[i], &all->options, signer->solutions, SHOWN, &signer->results[0]);
        all->hashes[at + i] =
            hash_result(all->hashes[at + i], &signer->results[0], signer->solutions);
    }
}

/* Each thread takes a range of the list, so other numbers of threads mean other batches. */
static void work(void *user, size_t thread)
{
    struct signing *all = user;
    const size_t share = (all->list->count + all->threads - 1) / all->threads;
    size_t end = (thread + 1) * share < all->list->count ? (thread + 1) * share : all->list->count;
    for (size_t at = thread * share; at < end && !signals_stopped(); at += AT_ONCE)
        sign_some(all, &all->signers[thread], at, end - at < AT_ONCE ? end - at : AT_ONCE);
}

static bool make(struct signing *all)
{
    all->hashes = calloc(all->list->count, sizeof *all->hashes);
    bool made = all->hashes != NULL;
    for (size_t i = 0; made && i < all->threads; i++) {
        struct signer *signer = &all->signers[i];
        signer->results = calloc(AT_ONCE, sizeof *signer->results);
        signer->solutions = calloc((size_t)AT_ONCE * SHOWN, sizeof *signer->solutions);
        made = signer->results != NULL && signer->solutions != NULL &&
               ennead_solver_new(NULL, &signer->solver) == ENNEAD_STATUS_OK;
    }
    return made;
}

static void unmake(struct signing *all)
{
    for (size_t i = 0; i < all->threads; i++) {
        ennead_solver_free(all->signers[i].solver);
        free(all->signers[i].results);
        free(all->signers[i].solutions);
    }
    free(all->hashes);
    free(all);
}

enum bench_outcome bench_sign(const struct bench *bench, const struct bench_list *list,
                              size_t threads, uint64_t *signature)
{
    struct signing *all = calloc(1, sizeof *all);
    if (all == NULL)
        return BENCH_NO_MEMORY;
    all->list = list;
    all->options = bench->common.solving;
    all->options.stop = signals_stop();
    all->threads = threads;
    enum bench_outcome outcome = make(all) ? BENCH_MEASURED : BENCH_NO_MEMORY;
    int error = outcome == BENCH_MEASURED ? thread_team_start(&all->team, threads, work, all) : 0;
    if (error != 0)
        outcome = BENCH_NO_THREADS;
    if (outcome == BENCH_MEASURED) {
        thread_team_round(&all->team);
        thread_team_end(&all->team);
        *signature = basis;
        for (size_t i = 0; i < list->count; i++)
            *signature = hash_number(*signature, all->hashes[i]);
        if (signals_stopped())
            outcome = BENCH_STOPPED;
    }
    unmake(all);
    errno = error;
    return outcome;
}
