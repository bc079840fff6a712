/* SPDX-License-Identifier: MIT */
#include "cli/solve/estimate.h"

#include <inttypes.h>

#include "cli/base/signals.h"
#include "cli/output/conflict.h"
#include "cli/output/variant_text.h"
#include "cli/record/records.h"

static const char *ended_word(ennead_search_end end)
{
    return end == ENNEAD_SEARCH_END_TIME ? "time" : end == ENNEAD_SEARCH_END_STOP ? "stop" : NULL;
}

/* "~6.671e+21 0.81% 1000": the estimate, its relative error, the samples, and what ended it. */
static void add_line(struct text *text, const ennead_estimate *estimate)
{
    const char *ended = ended_word(estimate->end);
    text_format(text, "~%.4g %.2g%% %" PRIu64 "%s%s\n", estimate->solutions,
                100 * estimate->relative_error, estimate->samples, ended != NULL ? " " : "",
                ended != NULL ? ended : "");
}

static void add_record(const struct settings *settings, struct slot *slot, const struct item *item,
                       const struct variant_puzzle *variant, const ennead_estimate *estimate)
{
    struct text givens = {0};
    struct record record;
    variant_add_givens(&givens, variant);
    record_begin(&record, settings, slot, item);
    record_set_title(&record, variant->report.title);
    record_set_text(&record, FIELD_OF_PUZZLE, givens.bytes, givens.length);
    record_set_real(&record, FIELD_OF_ESTIMATE, estimate->solutions);
    record_set_real(&record, FIELD_OF_RELATIVE_ERROR, estimate->relative_error);
    record_set_number(&record, FIELD_OF_SAMPLES, estimate->samples);
    record_set_number(&record, FIELD_OF_CLUES, variant_count_clues(variant));
    if (ended_word(estimate->end) != NULL)
        record_set_string(&record, FIELD_OF_ENDED, ended_word(estimate->end));
    slot->output.failed = slot->output.failed || givens.failed;
    if (!givens.failed)
        records_add(settings->records, &slot->output, &record);
    text_free(&givens);
}

static void report_conflict(struct slot *slot, const struct item *item,
                            const struct variant_puzzle *variant)
{
    if (variant->plain != NULL)
        conflict_report(slot, item, variant->plain);
    else
        conflict_report_of_variant(slot, item, variant);
}

void estimate_by_model(const struct settings *settings, struct slot *slot, const struct item *item,
                       const struct variant_puzzle *variant)
{
    ennead_estimate estimate;
    ennead_estimate_options options;
    ennead_estimate_options_init(&options);
    options.samples = settings->samples;
    options.seed = settings->solving.seed;
    options.time_limit = settings->solving.time_limit;
    options.stop = signals_stop();
    if (ennead_model_estimate(variant->model, NULL, &options, &estimate) != ENNEAD_STATUS_OK)
        slot->cut = CUT_BY_MEMORY;
    else if (estimate.end == ENNEAD_SEARCH_END_STOP && estimate.samples == 0)
        slot->cut = CUT_BY_STOP;
    if (slot->cut != NOT_CUT)
        return;
    const bool whole = estimate.end == ENNEAD_SEARCH_END_COMPLETE;
    slot->totals.verdicts[whole ? ENNEAD_VERDICT_FOUND : ENNEAD_VERDICT_LIMIT]++;
    if (!whole)
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (settings->record_form == RECORDS_AS_JSON)
        add_record(settings, slot, item, variant, &estimate);
    else
        add_line(&slot->output, &estimate);
    if (estimate.solutions == 0 && !settings->quiet)
        report_conflict(slot, item, variant);
}
