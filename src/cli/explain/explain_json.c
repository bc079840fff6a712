/* SPDX-License-Identifier: MIT */
/*
 * Steps for programs. docs/playing.md describes the members; those that a step does not use are
 * omitted.
 */
#include "cli/explain/explain_json.h"

#include <stdio.h>

#include "cli/explain/json_values.h"
#include "cli/output/variant_text.h"

struct json_out explain_json_begin_step(struct explanation *e)
{
    struct json_out json = {
        .text = &e->path, .settings = &e->settings->by.common, .comma = e->path.length > 0};
    json_out_open(&json, NULL, '{');
    return json;
}

void explain_json_end_step(struct explanation *e, struct json_out *json, const ennead_state *after)
{
    char state[ENNEAD_LIBRARY_SIZE];
    if (e->settings->grids) {
        ennead_write_library(after, state);
        json_out_string(json, "state", state);
    }
    json_out_close(json, '}');
    e->text->failed = e->text->failed || e->path.failed;
}

void explain_json_members(struct json_out *json, const struct text *object)
{
    if (!object->failed) {
        json_out_begin(json, NULL);
        text_add(json->text, object->bytes + 1, object->length - 2);
    }
    json->text->failed = json->text->failed || object->failed;
}

void explain_json_step(struct explanation *e, const ennead_step *step, const ennead_state *after)
{
    const ennead_wording *wording = &e->settings->by.common.wording;
    const char *why = explain_why(e, step);
    struct text object = {0};
    struct json_out json = explain_json_begin_step(e);
    if (why != NULL)
        json_out_string(&json, "why", why);
    text_repeat(&object, ' ', ennead_write_step_json(&e->state, step, wording, NULL, 0) + 1);
    if (!object.failed)
        object.length =
            ennead_write_step_json(&e->state, step, wording, object.bytes, object.length);
    explain_json_members(&json, &object);
    text_free(&object);
    explain_json_end_step(e, &json, after);
}

/* For each digit, the cells that lost it between `before` and `left`. */
static void add_removed(struct json_out *json, const struct explained_model *m,
                        const uint64_t *before, const uint64_t *left)
{
    const ennead_description *d = &m->variant->description;
    for (int value = 0; value < d->values; value++) {
        bool found = false;
        for (int cell = 0; cell < d->rows * d->columns; cell++) {
            char name[32];
            if (((before[cell] & ~left[cell]) >> value & 1) == 0)
                continue;
            if (!found) {
                json_out_open(json, NULL, '{');
                json_out_number(json, "digit", (uint64_t)value + (uint64_t)d->first_value);
                json_out_open(json, "cells", '[');
                found = true;
            }
            snprintf(name, sizeof name, "r%dc%d", cell / d->columns + 1, cell % d->columns + 1);
            json_out_string(json, NULL, name);
        }
        if (!found)
            continue;
        json_out_close(json, ']');
        json_out_close(json, '}');
    }
}

void explain_json_model_step(struct explanation *e)
{
    const ennead_model_step *step = &e->model->step;
    struct json_out json = explain_json_begin_step(e);
    json_out_string(&json, "reason", ennead_model_reason_name(step->reason));
    json_out_string(&json, "where", step->where);
    json_out_open(&json, "removed", '[');
    add_removed(&json, e->model, e->model->begin, e->model->left);
    json_out_close(&json, ']');
    json_out_open(&json, "taken", '[');
    add_removed(&json, e->model, e->model->before, e->model->begin);
    json_out_close(&json, ']');
    json_out_string(&json, "words", step->text);
    if (e->settings->grids) {
        struct text marks = {0};
        variant_add_marks(&marks, e->model->variant, e->model->left, 0);
        json_out_bytes(&json, "state", marks.bytes, marks.length);
        e->path.failed = e->path.failed || marks.failed;
        text_free(&marks);
    }
    json_out_close(&json, '}');
    e->text->failed = e->text->failed || e->path.failed;
}
