/* SPDX-License-Identifier: MIT */
#include "cli/create/model_questions.h"

#include <string.h>

static bool is_clue(uint64_t candidates)
{
    return candidates != 0 && (candidates & (candidates - 1)) == 0;
}

ennead_status model_ask(const struct variant_puzzle *variant, const struct time_limit *limit,
                        const uint64_t *candidates, uint8_t *solution, ennead_verdict *verdict)
{
    uint8_t others[ENNEAD_MOST_CELLS];
    uint8_t *found = solution != NULL ? solution : others;
    ennead_model_result result;
    (void)ennead_model_set_time_limit(variant->model, time_limit_left(limit));
    ennead_status status = ennead_model_start(variant->model, candidates);
    for (; status == ENNEAD_STATUS_OK; found = others)
        status = ennead_model_next(variant->model, found);
    ennead_model_get_result(variant->model, &result);
    *verdict = result.search.verdict;
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

void clues_take(struct clues *clues, const struct variant_puzzle *variant)
{
    const ennead_description *d = &variant->description;
    const size_t cells = (size_t)d->rows * (size_t)d->columns;
    memcpy(clues->candidates, d->candidates, cells * sizeof *clues->candidates);
    clues->count = 0;
    for (size_t cell = 0; cell < cells; cell++)
        if (is_clue(clues->candidates[cell]))
            clues->cells[clues->count++] = (uint16_t)cell;
}

ennead_status clues_doubt(struct clues *clues, const struct variant_puzzle *variant,
                          const struct time_limit *limit, uint16_t cell, enum clue_doubted then,
                          ennead_verdict *verdict)
{
    const uint64_t given = clues->candidates[cell];
    clues->candidates[cell] = UINT64_MAX >> (64 - variant->description.values);
    const ennead_status status = model_ask(variant, limit, clues->candidates, NULL, verdict);
    if (then == PUT_BACK || status != ENNEAD_STATUS_OK || *verdict != ENNEAD_VERDICT_UNIQUE)
        clues->candidates[cell] = given;
    return status;
}
