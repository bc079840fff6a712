/* SPDX-License-Identifier: MIT */
#include "cli/explain/explain_record.h"

#include <string.h>

#include "cli/explain/json_values.h"
#include "cli/output/variant_text.h"

static const enum field fields[] = {
    FIELD_OF_PUZZLE, FIELD_OF_OUTCOME, FIELD_OF_STEPS, FIELD_OF_TECHNIQUE, FIELD_OF_RATING,
    FIELD_OF_SCORE,  FIELD_OF_ER,      FIELD_OF_EP,    FIELD_OF_ED,        FIELD_OF_UNIQUE,
    FIELD_OF_CLUES,  FIELD_OF_FORM,    FIELD_OF_RULES, FIELD_OF_PATH,      FIELD_OF_MESSAGE,
    FIELD_OF_BEYOND, FIELD_OF_WRONG,   FIELD_OF_LOST,  FIELD_OF_STATE,
};

enum { IN_TABLES = 11 };

static const enum field hint_fields[] = {
    FIELD_OF_PUZZLE, FIELD_OF_OUTCOME, FIELD_OF_TECHNIQUE, FIELD_OF_RATING, FIELD_OF_SCORE,
    FIELD_OF_UNIQUE, FIELD_OF_CLUES,   FIELD_OF_FORM,      FIELD_OF_RULES,  FIELD_OF_STAGES,
    FIELD_OF_STEP,   FIELD_OF_MESSAGE, FIELD_OF_WRONG,     FIELD_OF_LOST,   FIELD_OF_STATE,
};

enum { HINTS_IN_TABLES = 7 };

struct records explain_records(const struct explain_settings *settings)
{
    return (struct records){
        .settings = &settings->by.common,
        FIELDS_OF(fields),
        .table_count = IN_TABLES,
        .never = (explains_ratings(settings) ? FIELD_BIT(RATING) | FIELD_BIT(SCORE)
                                             : FIELD_BIT(ER) | FIELD_BIT(EP) | FIELD_BIT(ED)) |
                 (settings->fewest ? 0 : FIELD_BIT(BEYOND)),
        .cells = FIELD_OF_PUZZLE,
    };
}

struct records hint_records(const struct explain_settings *settings)
{
    return (struct records){
        .settings = &settings->by.common,
        FIELDS_OF(hint_fields),
        .table_count = HINTS_IN_TABLES,
        .cells = FIELD_OF_PUZZLE,
    };
}

/* Sets what a path says about the difficulty. */
static void set_path(struct record *record, const struct explanation *e)
{
    const ennead_rating *ratings = &e->ratings;
    if (explains_ratings(e->settings) && ratings->er > 0) {
        record_set_technique(record, (int)ratings->er_technique,
                             ennead_se_technique_name((int)ratings->er_technique));
        record_set_number(record, FIELD_OF_ER, (uint64_t)ratings->er);
        record_set_number(record, FIELD_OF_EP, (uint64_t)ratings->ep);
        record_set_number(record, FIELD_OF_ED, (uint64_t)ratings->ed);
    } else if (!explains_ratings(e->settings) && e->steps > 0 &&
               (!e->settings->all || e->settings->fewest)) {
        if (e->settings->fewest)
            record_set_number(record, FIELD_OF_BEYOND, (uint64_t)e->beyond);
        record_set_technique(record, (int)e->hardest, ennead_technique_info((int)e->hardest)->name);
        record_set_number(record, FIELD_OF_SCORE, (uint64_t)e->score);
        if (e->rating > 0)
            record_set_number(record, FIELD_OF_RATING, (uint64_t)e->rating);
    }
}

/* -------------------------------------------------------------------------------- in JSON only */

static enum cut put_path(struct json_out *json, const void *user)
{
    const struct explanation *e = user;
    json_out_open(json, field_rows[FIELD_OF_PATH].name, '[');
    text_add(json->text, e->path.bytes, e->path.length);
    json_out_close(json, ']');
    return NOT_CUT;
}

static enum cut put_step(struct json_out *json, const void *user)
{
    const struct explanation *e = user;
    json_out_begin(json, field_rows[FIELD_OF_STEP].name);
    text_add(json->text, e->path.bytes, e->path.length);
    return NOT_CUT;
}

static enum cut put_stages(struct json_out *json, const void *user)
{
    const struct explanation *e = user;
    json_out_open(json, field_rows[FIELD_OF_STAGES].name, '{');
    text_add(json->text, e->stages.bytes, e->stages.length);
    json_out_close(json, '}');
    return NOT_CUT;
}

static enum cut put_wrong(struct json_out *json, const void *user)
{
    const struct explanation *e = user;
    json_out_cells(json, field_rows[FIELD_OF_WRONG].name, e->check.wrong);
    return NOT_CUT;
}

static enum cut put_lost(struct json_out *json, const void *user)
{
    const struct explanation *e = user;
    json_out_cells(json, field_rows[FIELD_OF_LOST].name, e->check.lost);
    return NOT_CUT;
}

/* ----------------------------------------------------------------------------------- the record */

/* A record, and the texts that it shows. */
struct shown {
    struct record record;
    struct text givens, state;
    char words[ENNEAD_WORDS_SIZE];
};

static void set_text(struct record *record, enum field field, const struct text *text)
{
    if (!text->failed)
        record_set_text(record, field, text->bytes, text->length);
}

static void set_model(struct shown *shown, struct explanation *e)
{
    const struct variant_puzzle *variant = e->model->variant;
    struct record *record = &shown->record;
    record_set_title(record, e->note);
    variant_add_givens(&shown->givens, variant);
    variant_add_marks(&shown->state, variant, e->model->left, 0);
    set_text(record, FIELD_OF_PUZZLE, &shown->givens);
    set_text(record, FIELD_OF_STATE, &shown->state);
    record_set_number(record, FIELD_OF_CLUES, variant_count_clues(variant));
    variant_set_rules(record, variant);
    if (e->outcome == OUTCOME_MISTAKE)
        record_set_string(record, FIELD_OF_MESSAGE, e->model->step.text);
}

static void set_mistake(struct shown *shown, struct explanation *e)
{
    ennead_write_state_check(&e->start, &e->check, &e->settings->by.common.wording, shown->words,
                             sizeof shown->words);
    record_set_string(&shown->record, FIELD_OF_MESSAGE, shown->words);
    if (!cells_are_empty(e->check.wrong))
        record_set_nested(&shown->record, FIELD_OF_WRONG, put_wrong, e);
    if (!cells_are_empty(e->check.lost))
        record_set_nested(&shown->record, FIELD_OF_LOST, put_lost, e);
}

static void set_states(struct shown *shown, struct explanation *e)
{
    char state[ENNEAD_LIBRARY_SIZE];
    struct record *record = &shown->record;
    record_set_puzzle(record, &e->start);
    record_set_number(record, FIELD_OF_UNIQUE,
                      e->check.verdict == ENNEAD_STATE_VERDICT_RIGHT ||
                          e->check.verdict == ENNEAD_STATE_VERDICT_MISTAKE);
    set_path(record, e);
    if (e->outcome == OUTCOME_MISTAKE)
        set_mistake(shown, e);
    ennead_write_library(&e->state, state);
    text_string(&shown->state, state);
    set_text(record, FIELD_OF_STATE, &shown->state);
}

static void make(struct shown *shown, struct explanation *e)
{
    shown->givens = shown->state = (struct text){0};
    record_begin(&shown->record, &e->settings->by.common, e->slot, e->item);
    record_set_number(&shown->record, FIELD_OF_OUTCOME, (uint64_t)e->outcome);
    record_set_number(&shown->record, FIELD_OF_STEPS, (uint64_t)e->steps);
    record_set_nested(&shown->record, FIELD_OF_PATH, put_path, e);
    if (e->path.length > 0)
        record_set_nested(&shown->record, FIELD_OF_STEP, put_step, e);
    if (e->stages.length > 0)
        record_set_nested(&shown->record, FIELD_OF_STAGES, put_stages, e);
    if (e->model != NULL)
        set_model(shown, e);
    else
        set_states(shown, e);
    e->text->failed = e->text->failed || shown->givens.failed || shown->state.failed;
}

static void unmake(struct shown *shown)
{
    text_free(&shown->givens);
    text_free(&shown->state);
}

void explain_record_end(struct explanation *e)
{
    struct shown shown;
    make(&shown, e);
    records_add(e->settings->by.common.records, e->text, &shown.record);
    unmake(&shown);
    text_free(&e->path);
    text_free(&e->stages);
}

void explain_drop_unwanted(struct explanation *e, size_t length)
{
    struct shown shown;
    if (e->settings->by.common.condition == NULL ||
        e->settings->output->records != RECORDS_AS_OTHERS)
        return;
    make(&shown, e);
    if (!records_want(e->settings->by.common.records, &shown.record))
        e->text->length = length;
    unmake(&shown);
}
