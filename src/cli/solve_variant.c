/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve` for a puzzle with rules of its own: it is a model, whatever the engine for others
 * is. Solutions are counted first and written while they are found again, as those of grids of any
 * size.
 */
#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "cli/output.h"
#include "cli/solve_model.h"
#include "cli/variants.h"

struct solving {
    const struct settings *settings;
    struct slot *slot;
    const struct item *item;
    const struct variant *variant;
    ennead_model_result result;
    uint8_t first[ENNEAD_MOST_CELLS];
};

/* Finds solutions, and writes each when `list` says so; the first is kept. */
enum list { COUNT_THEM, WRITE_THEM };

static ennead_status find(struct solving *s, const ennead_model_options *options, enum list list,
                          char message[ENNEAD_MESSAGE_SIZE])
{
    ennead_model *model;
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_status status =
        ennead_model_new(&s->variant->description, options, NULL, message, &model);
    if (status != ENNEAD_OK)
        return status;
    for (uint64_t found = 0; (status = ennead_model_next(model, solution)) == ENNEAD_OK; found++) {
        if (found == 0)
            memcpy(s->first, solution, sizeof solution);
        if (list == COUNT_THEM)
            continue;
        variants_add_values(&s->slot->output, s->variant, solution);
        text_character(&s->slot->output, '\n');
    }
    ennead_model_result_of(model, &s->result);
    ennead_model_free(model);
    return status == ENNEAD_END ? ENNEAD_OK : status;
}

/* ------------------------------------------------------------------------------------- outputs */

static void write_count(struct solving *s)
{
    const ennead_result *result = &s->result.search;
    text_format(&s->slot->output, "%s%" PRIu64 "\n",
                result->end == ENNEAD_ENDED_COMPLETE ? "" : ">=", result->solutions);
}

static bool has_one(const struct solving *s)
{
    ennead_verdict verdict = s->result.search.verdict;
    return verdict == ENNEAD_UNIQUE || verdict == ENNEAD_FOUND;
}

/* Writes the solutions again from the start, now that it is known how many there are. */
static ennead_status write_all(struct solving *s)
{
    ennead_model_options options = variants_options(s->settings);
    const ennead_model_result counted = s->result;
    ennead_status status = ENNEAD_OK;
    char message[ENNEAD_MESSAGE_SIZE];
    options.solutions = counted.search.solutions;
    options.node_limit = 0;
    options.time_limit = 0;
    if (options.solutions > 0)
        status = find(s, &options, WRITE_THEM, message);
    if (s->result.search.end != ENNEAD_ENDED_STOP)
        s->result = counted;
    return status;
}

static ennead_status write_line(struct solving *s)
{
    struct text *output = &s->slot->output;
    if (settings_many(s->settings)) {
        text_string(output, "# ");
        text_format(output, "%s:%" PRIu64 " %s %" PRIu64 "\n", s->item->name, s->item->line,
                    ennead_verdict_name(s->result.search.verdict), s->result.search.solutions);
        return write_all(s);
    }
    if (has_one(s))
        variants_add_values(output, s->variant, s->first);
    else
        text_string(output, ennead_verdict_name(s->result.search.verdict));
    text_character(output, '\n');
    return ENNEAD_OK;
}

static ennead_status write_grid(struct solving *s)
{
    static const char *const verdicts[] = {
        [ENNEAD_NONE] = "There is no solution.\n",
        [ENNEAD_UNIQUE] = "Solved: this is its one solution.\n",
        [ENNEAD_SEVERAL] = "There are several solutions; this is one of them.\n",
        [ENNEAD_FOUND] = "This is a solution.\n",
        [ENNEAD_LIMIT] = "A limit came before the end of the search.\n",
    };
    struct text *output = &s->slot->output;
    variants_add_name(output, s->item, s->variant);
    variants_add_picture(output, s->settings, s->variant, NULL);
    variants_add_rules(output, s->variant);
    if (s->result.search.solutions > 0) {
        text_character(output, '\n');
        variants_add_picture(output, s->settings, s->variant, s->first);
    }
    text_string(output, verdicts[s->result.search.verdict]);
    if (settings_many(s->settings)) {
        ennead_status status = write_all(s);
        text_character(output, '\n');
        return status;
    }
    text_character(output, '\n');
    return ENNEAD_OK;
}

static void write_json(struct solving *s)
{
    struct text text = {0};
    if (s->result.search.solutions > 0)
        variants_add_values(&text, s->variant, s->first);
    text_character(&text, '\0');
    json_t *object = json_pack("{s:s%,s:I,s:s,s:s,s:s,s:I,s:s?,s:I}", "file", s->item->name,
                               strlen(s->item->name), "line", (json_int_t)s->item->line, "title",
                               s->variant->report.title, "form",
                               ennead_variant_form_name(s->variant->report.form), "verdict",
                               ennead_verdict_name(s->result.search.verdict), "count",
                               (json_int_t)s->result.search.solutions, "solution",
                               s->result.search.solutions > 0 ? text.bytes : NULL, "nodes",
                               (json_int_t)s->result.search.counters.nodes);
    char *line = object != NULL ? json_dumps(object, JSON_COMPACT) : NULL;
    if (line == NULL || text.failed) {
        s->slot->cut = CUT_BY_MEMORY;
    } else {
        text_string(&s->slot->output, line);
        text_character(&s->slot->output, '\n');
    }
    free(line);
    json_decref(object);
    text_free(&text);
}

static ennead_status write_answer(struct solving *s)
{
    const struct output *output = s->settings->output;
    if (s->settings->count) {
        write_count(s);
        return ENNEAD_OK;
    }
    if (output == output_named("grid"))
        return write_grid(s);
    if (output == output_named("json")) {
        write_json(s);
        return ENNEAD_OK;
    }
    return write_line(s);
}

void solve_variant(const void *user, struct slot *slot, const struct item *item,
                   const struct variant *variant)
{
    const struct settings *settings = user;
    struct solving s = {.settings = settings, .slot = slot, .item = item, .variant = variant};
    const ennead_model_options options = variants_options(settings);
    char message[ENNEAD_MESSAGE_SIZE] = "";
    ennead_status status = find(&s, &options, COUNT_THEM, message);
    if (status == ENNEAD_OK && s.result.search.end != ENNEAD_ENDED_STOP)
        status = write_answer(&s);
    if (status == ENNEAD_OUT_OF_MEMORY) {
        slot->cut = CUT_BY_MEMORY;
    } else if (status != ENNEAD_OK) {
        if (!settings->count && settings->output == output_named("line"))
            text_string(&slot->output, "error\n");
        variants_say(slot, settings, item, message);
    } else if (s.result.search.end == ENNEAD_ENDED_STOP) {
        slot->cut = CUT_BY_STOP;
    } else {
        totals_add_result(&slot->totals, settings, &s.result.search);
        model_add_totals(&slot->totals, &s.result,
                         (size_t)variant->description.rows * (size_t)variant->description.columns);
    }
}
