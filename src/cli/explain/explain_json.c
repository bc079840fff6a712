/* SPDX-License-Identifier: MIT */
/*
 * Steps for programs. docs/playing.md describes the members; those that a step does not use are
 * omitted.
 */
#include "cli/explain/explain_json.h"

#include <stdio.h>

#include "cli/explain/json_values.h"
#include "cli/output/variant_text.h"

static void add_houses(struct json_out *json, const char *key, uint32_t houses)
{
    char name[] = "r1";
    if (houses == 0)
        return;
    json_out_open(json, key, '[');
    for (int kind = 0; kind < 3; kind++)
        for (char number = '1'; number <= '9'; number++, houses >>= 1) {
            name[0] = "rcb"[kind];
            name[1] = number;
            if ((houses & 1) != 0)
                json_out_string(json, NULL, name);
        }
    json_out_close(json, ']');
}

static void add_digits(struct json_out *json, const char *key, uint16_t digits)
{
    if (digits == 0)
        return;
    json_out_open(json, key, '[');
    for (uint64_t digit = 1; digit <= 9; digit++)
        if ((digits >> (digit - 1) & 1) != 0)
            json_out_number(json, NULL, digit);
    json_out_close(json, ']');
}

static void add_cells(struct json_out *json, const char *key, ennead_cell_set cells)
{
    if (!cells_are_empty(cells))
        json_out_cells(json, key, cells);
}

static void add_candidates(struct json_out *json, const char *key, const ennead_cell_set sets[10])
{
    bool empty = true;
    for (int digit = 1; digit <= 9; digit++)
        empty = empty && cells_are_empty(sets[digit]);
    if (!empty)
        json_out_candidates(json, key, sets);
}

static void add_chain(struct json_out *json, const ennead_step *step)
{
    if (step->node_count == 0)
        return;
    json_out_open(json, "chain", '[');
    for (int i = 0; i < step->node_count; i++) {
        const ennead_chain_node *node = &step->nodes[i];
        json_out_open(json, NULL, '{');
        json_out_number(json, "digit", (uint64_t)node->digit);
        json_out_cells(json, "cells", node->cells);
        json_out_flag(json, "on", node->on);
        json_out_close(json, '}');
    }
    json_out_close(json, ']');
}

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

void explain_json_facts(struct json_out *json, uint16_t digits, uint32_t base, uint32_t cover,
                        ennead_cell_set cells)
{
    add_digits(json, "digits", digits);
    add_houses(json, "houses", base);
    add_houses(json, "cover", cover);
    add_cells(json, "cells", cells);
}

void explain_json_step(struct explanation *e, const ennead_step *step, const ennead_state *after)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    const char *why = explain_why(e, step);
    char words[ENNEAD_WORDS_SIZE];
    struct json_out json = explain_json_begin_step(e);
    ennead_write_words(&e->state, step, &e->settings->by.common.wording, words, sizeof words);
    json_out_string(&json, "technique", row->name);
    if (why != NULL)
        json_out_string(&json, "why", why);
    json_out_rating(&json, "rating", step->rating);
    json_out_number(&json, "score", (uint64_t)row->score);
    json_out_string(&json, "level", ennead_level_name(row->level));
    json_out_flag(&json, "rests_on_unique", step->rests_on_unique);
    add_candidates(&json, "placed", step->placed);
    add_candidates(&json, "removed", step->removed);
    explain_json_facts(&json, step->digits, step->base, step->cover, step->cells);
    add_cells(&json, "fins", step->fins);
    add_chain(&json, step);
    json_out_string(&json, "words", words);
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
