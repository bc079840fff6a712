/* SPDX-License-Identifier: MIT */
/*
 * Explanations for programs: one JSON object a puzzle, on a line (jansson). docs/playing.md
 * describes the members. Members that a step has no use for are left out.
 */
#include "cli/explain/explain_json.h"

#include <jansson.h>
#include <string.h>

#include "cli/base/utf8.h"
#include "cli/explain/explain_se_json.h"
#include "cli/explain/json_values.h"
#include "cli/output/variant_text.h"
#include "cli/record/printable.h"

static json_t *houses_of(struct explanation *e, uint32_t houses)
{
    json_t *array = json_array();
    for (int kind = 0; kind < 3; kind++)
        for (int number = 1; number <= 9; number++, houses >>= 1)
            if ((houses & 1) != 0)
                explain_json_append(e, array, json_sprintf("%c%d", "rcb"[kind], number));
    return array;
}

static json_t *digits_of(struct explanation *e, uint16_t digits)
{
    json_t *array = json_array();
    for (int digit = 1; digit <= 9; digit++)
        if ((digits >> (digit - 1) & 1) != 0)
            explain_json_append(e, array, json_integer(digit));
    return array;
}

static json_t *nodes_of(struct explanation *e, const ennead_step *step)
{
    json_t *array = json_array();
    for (int i = 0; i < step->node_count; i++) {
        const ennead_chain_node *node = &step->nodes[i];
        explain_json_append(e, array,
                            json_pack("{s:i, s:o, s:b}", "digit", (int)node->digit, "cells",
                                      explain_json_cells(e, node->cells), "on", (int)node->on));
    }
    return array;
}

/* Sets an array unless it is empty. */
static void set_array(struct explanation *e, json_t *object, const char *key, json_t *array)
{
    if (json_array_size(array) > 0)
        explain_json_set(e, object, key, array);
    else
        json_decref(array);
}

static void set_bytes(struct explanation *e, json_t *object, const char *key, const char *bytes,
                      size_t length)
{
    struct text repaired = {0};
    utf8_add_repaired(&repaired, bytes, length);
    e->text->failed = e->text->failed || repaired.failed;
    explain_json_set(e, object, key,
                     json_stringn(repaired.length > 0 ? repaired.bytes : "", repaired.length));
    text_free(&repaired);
}

/* Sets a text, and frees it. */
static void set_text(struct explanation *e, json_t *object, const char *key, struct text *text)
{
    e->text->failed = e->text->failed || text->failed;
    set_bytes(e, object, key, text->length > 0 ? text->bytes : "", text->length);
    text_free(text);
}

/* What only a puzzle has that its model explains: its form, and its rules. */
static void set_rules(struct explanation *e, json_t *object)
{
    const struct variant_puzzle *variant = e->model->variant;
    const ennead_description *d = &variant->description;
    json_t *array = json_array();
    explain_json_set(e, object, "form",
                     json_string(ennead_variant_form_name(variant->report.form)));
    for (size_t i = 0; i < d->constraint_count; i++) {
        char few[1024];
        const size_t length = ennead_variant_write_rule(d, i, few, sizeof few);
        explain_json_append(e, array, json_sprintf("%s%s", few, length < sizeof few ? "" : "..."));
    }
    explain_json_set(e, object, "rules", array);
}

static void set_marks(struct explanation *e, json_t *object)
{
    struct text marks = {0};
    variant_add_marks(&marks, e->model->variant, e->model->left, 0);
    set_text(e, object, "state", &marks);
}

void explain_json_begin(struct explanation *e)
{
    char line[ENNEAD_LINE_SIZE];
    struct text givens = {0};
    json_t *object = json_object();
    set_bytes(e, object, "file", e->name, strlen(e->name));
    explain_json_set(e, object, "line", json_integer((json_int_t)e->line));
    if (e->model != NULL) {
        variant_add_givens(&givens, e->model->variant);
    } else {
        ennead_write_line(e->start.givens, line);
        text_string(&givens, line);
    }
    set_text(e, object, "puzzle", &givens);
    if (e->model != NULL)
        set_rules(e, object);
    explain_json_set(e, object, "path", json_array());
    e->json = object;
}

void explain_json_step(struct explanation *e, const ennead_step *step, const ennead_state *after)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    char words[ENNEAD_WORDS_SIZE], state[ENNEAD_LIBRARY_SIZE];
    json_t *object = json_object();
    ennead_write_words(&e->state, step, NULL, words, sizeof words);
    explain_json_set(e, object, "technique", json_string(row->name));
    const char *why = explain_why(e, step);
    if (why != NULL)
        explain_json_set(e, object, "why", json_string(why));
    explain_json_set(e, object, "rating", explain_json_rating(step->rating));
    explain_json_set(e, object, "score", json_integer(row->score));
    explain_json_set(e, object, "level", json_string(ennead_level_name(row->level)));
    explain_json_set(e, object, "rests_on_unique", json_boolean(step->rests_on_unique));
    set_array(e, object, "placed", explain_json_candidates(e, step->placed));
    set_array(e, object, "removed", explain_json_candidates(e, step->removed));
    set_array(e, object, "digits", digits_of(e, step->digits));
    set_array(e, object, "houses", houses_of(e, step->base));
    set_array(e, object, "cover", houses_of(e, step->cover));
    set_array(e, object, "cells", explain_json_cells(e, step->cells));
    set_array(e, object, "fins", explain_json_cells(e, step->fins));
    set_array(e, object, "chain", nodes_of(e, step));
    explain_json_set(e, object, "words", json_string(words));
    if (e->settings->grids) {
        ennead_write_library(after, state);
        explain_json_set(e, object, "state", json_string(state));
    }
    explain_json_append(e, json_object_get(e->json, "path"), object);
}

/* What the step has taken away: for each digit the cells that it has left. */
static json_t *removed_of(struct explanation *e)
{
    const struct explained_model *m = e->model;
    const ennead_description *d = &m->variant->description;
    json_t *array = json_array();
    for (int value = 0; value < d->values; value++) {
        json_t *cells = json_array();
        for (int cell = 0; cell < d->rows * d->columns; cell++)
            if (((m->before[cell] & ~m->left[cell]) >> value & 1) != 0)
                explain_json_append(
                    e, cells, json_sprintf("r%dc%d", cell / d->columns + 1, cell % d->columns + 1));
        if (json_array_size(cells) > 0)
            explain_json_append(
                e, array, json_pack("{s:i, s:O}", "digit", value + d->first_value, "cells", cells));
        json_decref(cells);
    }
    return array;
}

void explain_json_model_step(struct explanation *e)
{
    const ennead_model_step *step = &e->model->step;
    json_t *object = json_object();
    explain_json_set(e, object, "reason", json_string(ennead_model_reason_name(step->reason)));
    explain_json_set(e, object, "where", json_string(step->where));
    explain_json_set(e, object, "removed", removed_of(e));
    explain_json_set(e, object, "words", json_string(step->text));
    if (e->settings->grids)
        set_marks(e, object);
    explain_json_append(e, json_object_get(e->json, "path"), object);
}

/* How a path of techniques ended. */
static void set_path_end(struct explanation *e, json_t *object)
{
    char words[ENNEAD_WORDS_SIZE], state[ENNEAD_LIBRARY_SIZE];
    if (e->outcome == OUTCOME_MISTAKE) {
        ennead_write_state_check(&e->start, &e->check, NULL, words, sizeof words);
        explain_json_set(e, object, "message", json_string(words));
        set_array(e, object, "wrong", explain_json_cells(e, e->check.wrong));
        set_array(e, object, "lost", explain_json_cells(e, e->check.lost));
    }
    explain_json_set(e, object, "unique",
                     json_boolean(e->check.verdict == ENNEAD_STATE_VERDICT_RIGHT ||
                                  e->check.verdict == ENNEAD_STATE_VERDICT_MISTAKE));
    if (explains_ratings(e->settings))
        explain_json_set_ratings(e, object);
    else if (e->steps > 0 && !e->settings->all) {
        explain_json_set(e, object, "technique",
                         json_string(ennead_technique_info((int)e->hardest)->name));
        explain_json_set(e, object, "rating", explain_json_rating(e->rating));
        explain_json_set(e, object, "score", json_integer(e->score));
    }
    ennead_write_library(&e->state, state);
    explain_json_set(e, object, "state", json_string(state));
}

void explain_json_end(struct explanation *e)
{
    json_t *object = e->json;
    explain_json_set(e, object, "steps", json_integer(e->steps));
    explain_json_set(e, object, "outcome",
                     json_string(field_word(FIELD_OF_OUTCOME, (size_t)e->outcome)));
    if (e->model == NULL) {
        set_path_end(e, object);
    } else {
        if (e->outcome == OUTCOME_MISTAKE)
            explain_json_set(e, object, "message", json_string(e->model->step.text));
        set_marks(e, object);
    }
    if (e->note_length > 0)
        set_bytes(e, object, "note", e->note, e->note_length);
    printable_add_json(e->text, &e->settings->by.common, object,
                       JSON_COMPACT | JSON_REAL_PRECISION(3));
    text_character(e->text, '\n');
    json_decref(object);
}
