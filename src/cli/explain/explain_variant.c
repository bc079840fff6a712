/* SPDX-License-Identifier: MIT */
/*
 * `ennead explain` for a puzzle with rules of its own: the steps that its model gives, as text, as
 * Markdown, or as JSON. An output is three functions, as for other puzzles.
 */
#include "cli/explain/explain_variant.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"
#include "cli/base/utf8.h"
#include "cli/options/command_help.h"
#include "cli/output/printable.h"
#include "cli/output/variant_text.h"

enum { INDENT = 5 };

enum variant_outcome { SOLVED, STUCK, CONTRADICTION, LIMIT };

struct variant_explanation {
    const struct explain_settings *settings;
    const struct item *item;
    const struct variant_puzzle *variant;
    struct text *text;
    uint64_t before[ENNEAD_MOST_CELLS], left[ENNEAD_MOST_CELLS]; /* each step's */
    ennead_model_step step;
    int steps;
    enum variant_outcome outcome; /* for `end` */
    json_t *json;
};

struct variant_explanation_output {
    void (*begin)(struct variant_explanation *explanation);
    void (*step)(struct variant_explanation *explanation);
    void (*end)(struct variant_explanation *explanation);
};

static void write_solution(struct variant_explanation *t)
{
    const ennead_description *d = &t->variant->description;
    uint8_t values[ENNEAD_MOST_CELLS];
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        values[cell] = (uint8_t)(__builtin_ctzll(t->left[cell]) + d->first_value);
    variant_add_picture(t->text, &t->settings->by.common, t->variant, values);
}

/* How it ended, in a sentence. */
static void add_conclusion(struct variant_explanation *t)
{
    switch (t->outcome) {
    case SOLVED:
        text_format(t->text, "Solved in %d step%s.\n", t->steps, t->steps == 1 ? "" : "s");
        break;
    case STUCK:
        text_string(t->text, "Stuck: no single trial fails.\n");
        break;
    case CONTRADICTION:
        text_format(t->text, "No solution: %s\n", t->step.text);
        break;
    case LIMIT:
        text_format(t->text, "The time limit came after %d step%s.\n", t->steps,
                    t->steps == 1 ? "" : "s");
        break;
    }
}

/* ----------------------------------------------------------------------------------- plain text */

static void begin_text(struct variant_explanation *t)
{
    if (t->item->number > 0)
        text_character(t->text, '\n');
    variant_add_name(t->text, t->item, t->variant);
    variant_add_picture(t->text, &t->settings->by.common, t->variant, NULL);
    variant_add_rules(t->text, t->variant);
}

static void step_text(struct variant_explanation *t)
{
    char number[32];
    size_t indent = (size_t)snprintf(number, sizeof number, "\n%3d. ", t->steps) - 1;
    text_string(t->text, number);
    options_wrapped(t->text, t->step.text, indent, indent);
    if (t->settings->grids)
        variant_add_marks(t->text, t->variant, t->left, INDENT);
}

static void end_text(struct variant_explanation *t)
{
    text_character(t->text, '\n');
    if (t->outcome == SOLVED)
        write_solution(t);
    add_conclusion(t);
}

/* ------------------------------------------------------------------------------------- Markdown */

static void begin_markdown(struct variant_explanation *t)
{
    text_string(t->text, t->item->number > 0 ? "\n## " : "## ");
    variant_add_name(t->text, t->item, t->variant);
    text_string(t->text, "\n```\n");
    variant_add_picture(t->text, &t->settings->by.common, t->variant, NULL);
    variant_add_rules(t->text, t->variant);
    text_string(t->text, "```\n\n");
}

static void step_markdown(struct variant_explanation *t)
{
    text_format(t->text, "%d. %s\n", t->steps, t->step.text);
    if (!t->settings->grids)
        return;
    text_string(t->text, "\n    ```\n");
    variant_add_marks(t->text, t->variant, t->left, INDENT - 1);
    text_string(t->text, "    ```\n\n");
}

static void end_markdown(struct variant_explanation *t)
{
    text_character(t->text, '\n');
    add_conclusion(t);
}

/* ----------------------------------------------------------------------------------------- JSON */

static void set(struct variant_explanation *t, json_t *object, const char *key, json_t *value)
{
    if (json_object_set_new(object, key, value) != 0)
        t->text->failed = true;
}

static void append(struct variant_explanation *t, json_t *array, json_t *value)
{
    if (json_array_append_new(array, value) != 0)
        t->text->failed = true;
}

/* A text as a string; the text is freed. */
static json_t *string_of(struct variant_explanation *t, struct text *text)
{
    struct text repaired = {0};
    utf8_add_repaired(&repaired, text->length > 0 ? text->bytes : "", text->length);
    t->text->failed = t->text->failed || text->failed || repaired.failed;
    json_t *string = json_stringn(repaired.length > 0 ? repaired.bytes : "", repaired.length);
    text_free(&repaired);
    text_free(text);
    return string;
}

static void set_marks(struct variant_explanation *t, json_t *object)
{
    struct text marks = {0};
    variant_add_marks(&marks, t->variant, t->left, 0);
    set(t, object, "state", string_of(t, &marks));
}

static json_t *rules_of(struct variant_explanation *t)
{
    const ennead_description *d = &t->variant->description;
    json_t *array = json_array();
    for (size_t i = 0; i < d->constraint_count; i++) {
        struct text rule = {0};
        char few[1024];
        const size_t length = ennead_variant_write_rule(d, i, few, sizeof few);
        text_add(&rule, few, length < sizeof few ? length : sizeof few - 1);
        text_string(&rule, length < sizeof few ? "" : "...");
        append(t, array, string_of(t, &rule));
    }
    return array;
}

static void begin_json(struct variant_explanation *t)
{
    const ennead_variant_report *report = &t->variant->report;
    struct text name = {0}, title = {0}, givens = {0};
    t->json = json_object();
    text_string(&name, t->item->name);
    set(t, t->json, "file", string_of(t, &name));
    set(t, t->json, "line", json_integer((json_int_t)t->item->line));
    text_string(&title, report->title);
    set(t, t->json, "title", string_of(t, &title));
    set(t, t->json, "form", json_string(ennead_variant_form_name(report->form)));
    variant_add_givens(&givens, t->variant);
    set(t, t->json, "puzzle", string_of(t, &givens));
    set(t, t->json, "rules", rules_of(t));
    set(t, t->json, "steps", json_array());
}

/* What the step has taken away: for each value the cells that it has left. */
static json_t *removed_of(struct variant_explanation *t)
{
    const ennead_description *d = &t->variant->description;
    json_t *array = json_array();
    for (int value = 0; value < d->values; value++) {
        json_t *cells = json_array();
        for (int cell = 0; cell < d->rows * d->columns; cell++)
            if (((t->before[cell] & ~t->left[cell]) >> value & 1) != 0)
                append(t, cells,
                       json_sprintf("r%dc%d", cell / d->columns + 1, cell % d->columns + 1));
        if (json_array_size(cells) > 0)
            append(t, array,
                   json_pack("{s:i, s:O}", "value", value + d->first_value, "cells", cells));
        json_decref(cells);
    }
    return array;
}

static void step_json(struct variant_explanation *t)
{
    json_t *object = json_object();
    set(t, object, "reason", json_string(ennead_model_reason_name(t->step.reason)));
    set(t, object, "where", json_string(t->step.where));
    set(t, object, "removed", removed_of(t));
    set(t, object, "words", json_string(t->step.text));
    if (t->settings->grids)
        set_marks(t, object);
    append(t, json_object_get(t->json, "steps"), object);
}

static void end_json(struct variant_explanation *t)
{
    static const char *const outcomes[] = {
        [SOLVED] = "solved",
        [STUCK] = "stuck",
        [CONTRADICTION] = "contradiction",
        [LIMIT] = "limit",
    };
    set(t, t->json, "outcome", json_string(outcomes[t->outcome]));
    if (t->outcome == CONTRADICTION)
        set(t, t->json, "message", json_string(t->step.text));
    set_marks(t, t->json);
    printable_add_json(t->text, &t->settings->by.common, t->json, JSON_COMPACT);
    text_character(t->text, '\n');
    json_decref(t->json);
}

/* ------------------------------------------------------------------------------------- explaining */

static const struct variant_explanation_output *output_of(const struct explain_settings *settings)
{
    static const struct variant_explanation_output text = {begin_text, step_text, end_text},
                                                   markdown = {begin_markdown, step_markdown,
                                                               end_markdown},
                                                   json = {begin_json, step_json, end_json};
    const char *name = settings->output->name;
    return strcmp(name, "json") == 0 ? &json : strcmp(name, "markdown") == 0 ? &markdown : &text;
}

static enum variant_outcome outcome_of(const struct variant_explanation *t)
{
    ennead_model_result result;
    ennead_model_get_result(t->variant->model, &result);
    return t->step.text[0] != '\0'                       ? CONTRADICTION
           : variant_is_solved(t->variant, t->left)      ? SOLVED
           : result.search.end == ENNEAD_SEARCH_END_TIME ? LIMIT
                                                         : STUCK;
}

static void explain_steps(struct variant_explanation *t)
{
    const struct variant_explanation_output *output = output_of(t->settings);
    const ennead_description *d = &t->variant->description;
    ennead_model *model = t->variant->model;
    const struct time_limit limit = time_limit_begin(&t->settings->by.common);
    const size_t bytes = (size_t)d->rows * (size_t)d->columns * sizeof *t->left;
    memcpy(t->left, d->candidates, bytes);
    output->begin(t);
    for (;;) {
        memcpy(t->before, t->left, bytes);
        (void)ennead_model_set_time_limit(model, time_limit_left(&limit));
        if (t->text->failed || signals_stopped() ||
            ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, t->left, &t->step) !=
                ENNEAD_STATUS_OK)
            break;
        t->steps++;
        output->step(t);
    }
    t->outcome = outcome_of(t);
    output->end(t);
}

void explain_variant(const struct explain_settings *settings, struct slot *slot,
                     const struct item *item, const struct variant_puzzle *variant)
{
    struct variant_explanation *t = calloc(1, sizeof *t);
    if (t == NULL) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    t->settings = settings;
    t->item = item;
    t->variant = variant;
    t->text = &slot->output;
    explain_steps(t);
    if (t->outcome != SOLVED)
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (signals_stopped())
        slot->cut = CUT_BY_STOP;
    free(t);
}
