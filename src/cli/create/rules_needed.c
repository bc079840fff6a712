/* SPDX-License-Identifier: MIT */
#include "cli/create/rules_needed.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"
#include "cli/batch/variant_item.h"

/* Solves a puzzle with other rules than the given one. *same: it has that solution and no other. */
static ennead_status ask(const ennead_description *d, ennead_model_options *options,
                         const uint8_t *solution, bool *same, bool *cut)
{
    uint8_t found[2][ENNEAD_MOST_CELLS];
    ennead_model_result result = {.search = {.verdict = ENNEAD_VERDICT_NONE}};
    ennead_model *model;
    ennead_status status = ennead_model_new(d, options, NULL, NULL, &model);
    *same = false;
    if (status == ENNEAD_STATUS_BAD_ARGUMENT) /* another rule rests on the one left out */
        return ENNEAD_STATUS_OK;
    for (int i = 0; status == ENNEAD_STATUS_OK && i < 2; i++)
        status = ennead_model_next(model, found[i]);
    if (model != NULL)
        ennead_model_get_result(model, &result);
    ennead_model_free(model);
    *cut = *cut || result.search.verdict == ENNEAD_VERDICT_LIMIT;
    *same = result.search.verdict == ENNEAD_VERDICT_UNIQUE &&
            memcmp(found[0], solution, (size_t)d->rows * (size_t)d->columns) == 0;
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

/* Leaves out one rule after the other. `kept` has room for all rules. */
static ennead_status try_each(struct rules_needed *needed, ennead_constraint *kept,
                              ennead_model_options *options, const struct time_limit *limit,
                              const uint8_t *solution)
{
    const ennead_description *all = &needed->variant->description;
    ennead_description d = *all;
    ennead_status status = ENNEAD_STATUS_OK;
    size_t before = 0; /* the rules kept of those that were tried */
    d.constraints = kept;
    for (size_t i = 0; i < all->constraint_count && status == ENNEAD_STATUS_OK; i++) {
        const size_t after = all->constraint_count - i - 1;
        if (signals_stopped())
            break;
        if (after > 0)
            memcpy(kept + before, all->constraints + i + 1, after * sizeof *kept);
        d.constraint_count = before + after;
        options->time_limit = time_limit_left(limit);
        status = ask(&d, options, solution, &needed->redundant[i], &needed->cut);
        if (needed->redundant[i])
            needed->redundant_count++;
        else
            kept[before++] = all->constraints[i];
    }
    return status;
}

ennead_status rules_needed_find(struct rules_needed *needed, const struct settings *settings,
                                const struct time_limit *limit,
                                const struct variant_puzzle *variant, const uint8_t *solution)
{
    const size_t count = variant->description.constraint_count;
    ennead_model_options options = variant_model_options(settings);
    *needed = (struct rules_needed){.variant = variant};
    if (count == 0)
        return ENNEAD_STATUS_OK;
    ennead_constraint *kept = malloc(count * sizeof *kept);
    needed->redundant = calloc(count, sizeof *needed->redundant);
    const ennead_status status = kept == NULL || needed->redundant == NULL
                                     ? ENNEAD_STATUS_OUT_OF_MEMORY
                                     : try_each(needed, kept, &options, limit, solution);
    free(kept);
    return status;
}

void rules_needed_free(struct rules_needed *needed)
{
    free(needed->redundant);
    needed->redundant = NULL;
}

/* The text of a rule, to be freed; NULL if memory runs out. */
static char *rule_text(const struct rules_needed *needed, size_t rule)
{
    const ennead_description *d = &needed->variant->description;
    const size_t length = ennead_variant_write_rule(d, rule, NULL, 0);
    char *text = malloc(length + 1);
    if (text != NULL)
        ennead_variant_write_rule(d, rule, text, length + 1);
    return text;
}

static enum cut put_rules(struct json_out *json, const void *user)
{
    const struct rules_needed *needed = user;
    json_out_open(json, field_rows[FIELD_OF_REDUNDANT_RULES].name, '[');
    for (size_t i = 0; i < needed->variant->description.constraint_count; i++) {
        char *text = needed->redundant[i] ? rule_text(needed, i) : NULL;
        if (text != NULL)
            json_out_string(json, NULL, text);
        else if (needed->redundant[i])
            json->text->failed = true;
        free(text);
    }
    json_out_close(json, ']');
    return NOT_CUT;
}

void rules_needed_set(struct record *record, const struct rules_needed *needed)
{
    if (needed->redundant != NULL)
        record_set_nested(record, FIELD_OF_REDUNDANT_RULES, put_rules, needed);
}

void rules_needed_report(struct slot *slot, const struct item *item,
                         const struct rules_needed *needed)
{
    const char *before = ": the solution stays the only one without ";
    for (size_t i = 0; i < needed->variant->description.constraint_count; i++) {
        if (!needed->redundant[i])
            continue;
        char *text = rule_text(needed, i);
        if (before[0] == ':')
            slot_add_place(slot, item);
        text_string(&slot->messages, before);
        text_string(&slot->messages, text != NULL ? text : "");
        slot->messages.failed = slot->messages.failed || text == NULL;
        free(text);
        before = "; ";
    }
    if (needed->redundant_count > 0)
        text_character(&slot->messages, '\n');
    if (needed->cut) {
        slot_add_place(slot, item);
        text_string(&slot->messages, ": the time limit came before all of its rules were tried\n");
    }
}
