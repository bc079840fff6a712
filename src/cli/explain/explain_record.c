/* SPDX-License-Identifier: MIT */
#include "cli/explain/explain_record.h"

#include <string.h>

#include "cli/output/variant_text.h"

static const enum field fields[] = {
    FIELD_OF_PUZZLE, FIELD_OF_OUTCOME, FIELD_OF_STEPS, FIELD_OF_TECHNIQUE,
    FIELD_OF_RATING, FIELD_OF_SCORE,   FIELD_OF_ER,    FIELD_OF_EP,
    FIELD_OF_ED,     FIELD_OF_UNIQUE,  FIELD_OF_CLUES,
};

#define FIELD_BIT(code) ((uint64_t)1 << FIELD_OF_##code)

struct records explain_records(const struct explain_settings *settings)
{
    return (struct records){
        .settings = &settings->by.common,
        .fields = fields,
        .field_count = sizeof fields / sizeof fields[0],
        .never = explains_ratings(settings) ? FIELD_BIT(RATING) | FIELD_BIT(SCORE)
                                            : FIELD_BIT(ER) | FIELD_BIT(EP) | FIELD_BIT(ED),
        .cells = FIELD_OF_PUZZLE,
    };
}

/* What a path says of how hard the puzzle is. */
static void set_path(struct record *record, const struct explanation *e)
{
    const ennead_rating *ratings = &e->ratings;
    if (explains_ratings(e->settings) && ratings->er > 0) {
        record_set_technique(record, (int)ratings->er_technique,
                             ennead_se_technique_name((int)ratings->er_technique));
        record_set_number(record, FIELD_OF_ER, (uint64_t)ratings->er);
        record_set_number(record, FIELD_OF_EP, (uint64_t)ratings->ep);
        record_set_number(record, FIELD_OF_ED, (uint64_t)ratings->ed);
    } else if (!explains_ratings(e->settings) && e->steps > 0 && !e->settings->all) {
        record_set_technique(record, (int)e->hardest, ennead_technique_info((int)e->hardest)->name);
        record_set_number(record, FIELD_OF_SCORE, (uint64_t)e->score);
        if (e->rating > 0)
            record_set_number(record, FIELD_OF_RATING, (uint64_t)e->rating);
    }
}

/* The record of an explanation; the givens of a model's puzzle are written to `givens`. */
static void make(struct record *record, const struct explanation *e, struct text *givens)
{
    record_begin(record, &e->settings->by.common, e->slot, e->item);
    if (e->note_length > 0)
        record_set_text(record, FIELD_OF_NOTE, e->note, e->note_length);
    record_set_number(record, FIELD_OF_OUTCOME, (uint64_t)e->outcome);
    record_set_number(record, FIELD_OF_STEPS, (uint64_t)e->steps);
    if (e->model != NULL) {
        variant_add_givens(givens, e->model->variant);
        record_set_text(record, FIELD_OF_PUZZLE, givens->bytes, givens->length);
        return;
    }
    record_set_puzzle(record, &e->start);
    record_set_number(record, FIELD_OF_UNIQUE,
                      e->check.verdict == ENNEAD_STATE_VERDICT_RIGHT ||
                          e->check.verdict == ENNEAD_STATE_VERDICT_MISTAKE);
    set_path(record, e);
}

void explain_record_begin(struct explanation *e)
{
    (void)e;
}

void explain_record_step(struct explanation *e, const ennead_step *step, const ennead_state *after)
{
    (void)e, (void)step, (void)after;
}

void explain_record_se_step(struct explanation *e, const ennead_se_step *step,
                            const ennead_state *after)
{
    (void)e, (void)step, (void)after;
}

void explain_record_model_step(struct explanation *e)
{
    (void)e;
}

void explain_record_end(struct explanation *e)
{
    struct record record;
    struct text givens = {0};
    make(&record, e, &givens);
    records_add(e->settings->by.common.records, e->text, &record);
    e->text->failed = e->text->failed || givens.failed;
    text_free(&givens);
}

bool explain_record_wanted(struct explanation *e)
{
    struct record record;
    struct text givens = {0};
    make(&record, e, &givens);
    const bool wanted = records_want(e->settings->by.common.records, &record);
    e->text->failed = e->text->failed || givens.failed;
    text_free(&givens);
    return wanted;
}
