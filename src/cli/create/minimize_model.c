/* SPDX-License-Identifier: MIT */
/*
 * Removes one clue after the other if the solution stays unique. A clue that is needed now is
 * needed in every puzzle with fewer clues, so one pass is enough.
 */
#include "cli/create/minimize_model.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"
#include "cli/create/made_puzzle.h"
#include "cli/create/model_questions.h"
#include "cli/create/rules_needed.h"

struct model_minimizing {
    struct variant_puzzle made;
    struct rules_needed rules;
    struct clues clues;
    uint8_t solution[ENNEAD_MOST_CELLS];
};

/* Shuffles the clues; the order depends on the seed and the number of the puzzle. */
static void shuffle(struct clues *clues, uint64_t seed, uint64_t number)
{
    uint64_t state = seed;
    state = ennead_random_next(&state) + number;
    for (size_t left = clues->count; left > 1; left--) {
        const size_t other = (size_t)(ennead_random_next(&state) % left);
        const uint16_t cell = clues->cells[other];
        clues->cells[other] = clues->cells[left - 1];
        clues->cells[left - 1] = cell;
    }
}

static ennead_status minimize(struct model_minimizing *m, const struct time_limit *limit,
                              ennead_verdict *verdict)
{
    ennead_status status = model_ask(&m->made, limit, m->clues.candidates, m->solution, verdict);
    for (size_t i = 0; status == ENNEAD_STATUS_OK && i < m->clues.count &&
                       *verdict == ENNEAD_VERDICT_UNIQUE && !signals_stopped();
         i++) {
        ennead_verdict without;
        status = clues_doubt(&m->clues, &m->made, limit, m->clues.cells[i], LEFT_OUT, &without);
        if (without == ENNEAD_VERDICT_LIMIT)
            *verdict = without;
    }
    return status;
}

static void write_made(const struct model_minimizing *m, const struct settings *settings,
                       struct slot *slot, const struct item *item)
{
    struct record record;
    record_begin(&record, settings, slot, item);
    record_set_title(&record, m->made.report.title);
    rules_needed_set(&record, &m->rules);
    const struct made_puzzle made = {
        .variant = &m->made, .solution = m->solution, .record = &record};
    made_puzzle_write(slot, settings, item, &made);
    if (!settings->quiet)
        rules_needed_report(slot, item, &m->rules);
    if (m->rules.cut)
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

ennead_status minimize_by_model(const struct settings *settings, struct slot *slot,
                                const struct item *item, const struct variant_puzzle *variant,
                                ennead_verdict *verdict)
{
    const struct time_limit limit = time_limit_begin(settings);
    struct model_minimizing *m = malloc(sizeof *m);
    if (m == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    m->made = *variant;
    clues_take(&m->clues, variant);
    shuffle(&m->clues, settings->solving.seed, item->number);
    m->rules = (struct rules_needed){.variant = NULL};
    ennead_status status = minimize(m, &limit, verdict);
    m->made.description.candidates = m->clues.candidates;
    if (status == ENNEAD_STATUS_OK && *verdict == ENNEAD_VERDICT_UNIQUE && !signals_stopped())
        status = rules_needed_find(&m->rules, settings, &limit, &m->made, m->solution);
    if (status == ENNEAD_STATUS_OK && *verdict == ENNEAD_VERDICT_UNIQUE && !signals_stopped())
        write_made(m, settings, slot, item);
    rules_needed_free(&m->rules);
    free(m);
    return status;
}
