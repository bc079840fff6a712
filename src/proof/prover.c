/* SPDX-License-Identifier: MIT */
/*
 * Makes a certificate for a puzzle: by singles alone if they are enough, else by the verdict of
 * the search engine and a refutation.
 */
#include "proof/prover.h"

#include "grid/limits.h"
#include "grid/memory.h"
#include "grid/puzzle.h"
#include "grid/sized.h"

void ennead_prove_options_init_sized(ennead_prove_options *options, size_t size)
{
    static const ennead_prove_options standard = {.lemmas = ENNEAD_MOST_LEMMAS};

    sized_write(options, size, &standard, sizeof standard);
}

ennead_status ennead_prover_new(const ennead_allocator *allocator, ennead_prover **prover)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_prover *p = allocate(&memory, sizeof *p);

    *prover = p;
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->allocator = memory;
    formula_layout_make(&p->refutation.s.layout);
    board_peers_make(&p->refutation.s.peers);
    return ENNEAD_STATUS_OK;
}

void ennead_prover_free(ennead_prover *prover)
{
    if (prover == NULL)
        return;
    const ennead_allocator memory = prover->allocator;
    release(&memory, prover);
}

/* The one true candidate of each cell. */
static void read_solution(const proof_singles *s, uint8_t cells[ENNEAD_CELLS])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        cells[cell] = (uint8_t)(__builtin_ctz(s->now.left[cell]) + 1);
}

static void write_lemmas(ennead_prover *prover, ennead_certificate *certificate)
{
    const proof_singles *s = &prover->refutation.s;
    size_t at = 0;

    for (int i = 0; i < s->lemma_count; i++) {
        for (int k = 0; k < s->lemmas[i].size; k++)
            prover->proof[at++] = (int16_t) - (s->literals[s->lemmas[i].at + k] + 1);
        prover->proof[at++] = 0;
    }
    prover->proof[at++] = 0;
    certificate->proof = prover->proof;
    certificate->length = at;
    certificate->lemmas = (size_t)s->lemma_count;
}

ennead_status ennead_prove(ennead_prover *prover, const ennead_puzzle *puzzle,
                           const ennead_prove_options *options, ennead_certificate *certificate)
{
    refutation *r = &prover->refutation;
    ennead_prove_options chosen;

    ennead_prove_options_init(&chosen);
    if ((options != NULL && !sized_read(&chosen, sizeof chosen, options)) ||
        chosen.lemmas > ENNEAD_MOST_LEMMAS || !(chosen.time_limit >= 0) ||
        check_puzzle(puzzle) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    certificate->proof = NULL;
    certificate->length = certificate->lemmas = 0;
    singles_load(&r->s, puzzle);
    if (r->s.found.kind == CONTRADICTION_SOLUTION) {
        certificate->verdict = ENNEAD_VERDICT_UNIQUE;
        read_solution(&r->s, certificate->solutions[0]);
    } else if (r->s.found.kind != CONTRADICTION_NONE) {
        certificate->verdict = ENNEAD_VERDICT_NONE;
    } else {
        ennead_solve_options how;
        ennead_solve_result result;
        ennead_solve_options_init(&how);
        how.stop = chosen.stop;
        how.time_limit = chosen.time_limit;
        r->end = chosen.time_limit > 0 ? seconds_now() + chosen.time_limit : 0;
        ennead_solve(puzzle, &how, certificate->solutions, 2, &result);
        certificate->verdict = result.verdict;
        if (result.verdict != ENNEAD_VERDICT_NONE && result.verdict != ENNEAD_VERDICT_UNIQUE)
            return ENNEAD_STATUS_OK;
        r->most_lemmas = (int)chosen.lemmas;
        r->stop = chosen.stop;
        if (!refutation_search(r)) {
            certificate->verdict = ENNEAD_VERDICT_LIMIT;
            return ENNEAD_STATUS_OK;
        }
        refutation_trim(r);
    }
    write_lemmas(prover, certificate);
    return ENNEAD_STATUS_OK;
}
