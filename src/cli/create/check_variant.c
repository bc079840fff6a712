/* SPDX-License-Identifier: MIT */
/*
 * What `check` says of a puzzle with rules of its own: whether it is well made.
 */
#include "cli/create/check_variant.h"

#include <string.h>

#include "cli/base/signals.h"
#include "cli/options/time_limit.h"
#include "cli/output/variant_text.h"

static size_t cell_count(const struct variant_puzzle *variant)
{
    return (size_t)variant->description.rows * (size_t)variant->description.columns;
}

static bool is_given(uint64_t candidates)
{
    return candidates != 0 && (candidates & (candidates - 1)) == 0;
}

/* What the search says of a state. */
static ennead_status ask(ennead_model *model, const struct time_limit *limit,
                         const uint64_t *candidates, ennead_verdict *verdict)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    (void)ennead_model_set_time_limit(model, time_limit_left(limit));
    ennead_status status = ennead_model_start(model, candidates);
    while (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(model, solution);
    ennead_model_get_result(model, &result);
    *verdict = result.search.verdict;
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

struct checked {
    ennead_verdict verdict;
    int clues;
    uint16_t redundant[ENNEAD_MOST_CELLS]; /* clues of which each alone can be left out */
    size_t redundant_count;
    bool cut; /* the time was over before every clue was doubted */
};

static ennead_status check(ennead_model *model, const struct variant_puzzle *variant,
                           const struct time_limit *limit, struct checked *checked)
{
    uint64_t candidates[ENNEAD_MOST_CELLS];
    const uint64_t all = UINT64_MAX >> (64 - variant->description.values);
    memcpy(candidates, variant->description.candidates, cell_count(variant) * sizeof *candidates);
    ennead_status status = ask(model, limit, candidates, &checked->verdict);
    for (size_t cell = 0; status == ENNEAD_STATUS_OK && cell < cell_count(variant); cell++) {
        const uint64_t given = candidates[cell];
        ennead_verdict verdict = ENNEAD_VERDICT_SEVERAL;
        if (!is_given(given))
            continue;
        checked->clues++;
        if (checked->verdict != ENNEAD_VERDICT_UNIQUE || checked->cut)
            continue;
        candidates[cell] = all;
        status = ask(model, limit, candidates, &verdict);
        candidates[cell] = given;
        checked->cut = verdict == ENNEAD_VERDICT_LIMIT;
        if (verdict == ENNEAD_VERDICT_UNIQUE)
            checked->redundant[checked->redundant_count++] = (uint16_t)cell;
    }
    return status;
}

/* Whether each clue is needed, and those that are not, as far as that is known. */
static void add_needs(struct text *text, const struct variant_puzzle *variant,
                      const struct checked *checked)
{
    const bool known = checked->verdict == ENNEAD_VERDICT_UNIQUE && !checked->cut;
    text_string(text, !known ? "-\t" : checked->redundant_count == 0 ? "yes\t" : "no\t");
    if (!known || checked->redundant_count == 0)
        text_character(text, '-');
    for (size_t i = 0; known && i < checked->redundant_count; i++)
        text_format(text, "%sr%dc%d", i > 0 ? " " : "",
                    checked->redundant[i] / variant->description.columns + 1,
                    checked->redundant[i] % variant->description.columns + 1);
}

void check_variant(const struct settings *settings, struct slot *slot, const struct item *item,
                   const struct variant_puzzle *variant, enum checked_for wanted)
{
    struct text *text = &slot->output;
    struct checked checked = {.clues = 0};
    const struct time_limit limit = time_limit_begin(settings);
    if (check(variant->model, variant, &limit, &checked) != ENNEAD_STATUS_OK) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    if (signals_stopped()) {
        slot->cut = CUT_BY_STOP;
        return;
    }
    if (checked.verdict == ENNEAD_VERDICT_NONE)
        variant_report_conflict(slot, settings, item, variant);
    slot->totals.verdicts[checked.verdict]++;
    if (checked.verdict != ENNEAD_VERDICT_UNIQUE || checked.cut ||
        (wanted == CHECKED_FOR_MINIMAL && checked.redundant_count > 0))
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (settings->quiet)
        return;
    text_format(text, "%s\t%d\t", ennead_verdict_name(checked.verdict), checked.clues);
    add_needs(text, variant, &checked);
    text_string(text, "\t-\t-\n");
}
