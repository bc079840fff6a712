/* SPDX-License-Identifier: MIT */
#include "cli/variants.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/message.h"
#include "cli/signals.h"
#include "cli/solve_model.h"
#include "cli/stream.h"
#include "cli/utf8.h"
#include "cli/whole_file.h"

/* -------------------------------------------------------------------------------------- --rules */

const char *set_rules(void *settings, const char *value)
{
    ((struct settings *)settings)->rules_file = value;
    return NULL;
}

static const char *drawing_name(size_t index)
{
    static const char *const names[] = {"auto", "fine", "plain"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

static const char *drawing_help(size_t index)
{
    static const char *const helps[] = {"as the terminal can", "box-drawing characters",
                                        "plain ASCII"};
    return helps[index];
}

const struct choices drawing_choices = {"Drawings", drawing_name, drawing_help};

void choose_drawing(void *settings, size_t index)
{
    struct settings *all = settings;
    all->drawing = index == DRAW_FINE ? DRAW_FINE : index == DRAW_PLAIN ? DRAW_PLAIN : DRAW_AUTO;
}

/* Whether the terminal takes UTF-8, going by the environment. */
static bool takes_utf8(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && *value != '\0')
            return strstr(value, "UTF-8") != NULL || strstr(value, "utf8") != NULL ||
                   strstr(value, "UTF8") != NULL || strstr(value, "utf-8") != NULL;
    }
    return false;
}

enum exit_code variants_load(const char *command, struct settings *settings)
{
    struct text text = {0};
    ennead_variant_report report;
    settings->fine = settings->drawing == DRAW_FINE ||
                     (settings->drawing == DRAW_AUTO && settings->to_terminal && takes_utf8());
    if (settings->rules_file == NULL)
        return EXIT_ANSWERED;
    if (settings->model.boxes_chosen)
        return message_usage(command, "--rules does not go with --boxes");
    if (settings->watch)
        return message_usage(command, "--watch does not go with --rules");
    const char *why = whole_file(settings->rules_file, &text);
    if (why != NULL) {
        text_free(&text);
        message("%s: cannot read: %s", settings->rules_file, why);
        return EXIT_IO;
    }
    ennead_status status =
        ennead_variant_read(text.bytes, text.length, NULL, &settings->rules, &report);
    text_free(&text);
    if (status == ENNEAD_OUT_OF_MEMORY) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    if (status == ENNEAD_OK)
        return EXIT_ANSWERED;
    message("%s:%" PRIu64 ":%" PRIu64 ": %s", settings->rules_file, report.line, report.column,
            report.message);
    return EXIT_INPUT;
}

void variants_unload(struct settings *settings)
{
    ennead_description_free(settings->rules);
    settings->rules = NULL;
}

/* ------------------------------------------------------------------------------------- reading */

/* Says that something is wrong at a place of an item's text, with its line and a caret below. */
static void say_place(struct slot *slot, const struct item *item, const ennead_variant_report *at)
{
    struct text *text = &slot->messages;
    const char *bytes = slot_text(slot, item->note);
    size_t begin = (size_t)at->offset - (size_t)(at->column - 1), end = (size_t)at->offset;
    struct item place = *item;
    place.line = item->line + at->line - 1;
    slot_say_place(slot, &place);
    text_format(text, ":%" PRIu64 ": %s\n", at->column, at->message);
    while (end < item->note.length && bytes[end] != '\n' && bytes[end] != '\r')
        end++;
    if (at->column > 200 || end == begin)
        return;
    end = end - begin > 240 ? begin + 240 : end;
    size_t caret = utf8_add_printable(text, bytes + begin, (size_t)at->offset - begin);
    utf8_add_printable(text, bytes + at->offset, end - (size_t)at->offset);
    text_character(text, '\n');
    text_repeat(text, ' ', caret);
    text_string(text, "^\n");
}

void variants_say(struct slot *slot, const struct settings *settings, const struct item *item,
                  const char *message_of)
{
    totals_add_error(&slot->totals);
    if (settings->quiet)
        return;
    slot_say_place(slot, item);
    text_format(&slot->messages, ": %s\n", message_of);
}

/* Puts the givens of a plain grid under the rules of --rules. */
static bool take_grid(struct slot *slot, const struct settings *settings, const struct item *item,
                      size_t index, struct variant *variant)
{
    const ennead_description *rules = settings->rules;
    variant->report = (ennead_variant_report){.form = ENNEAD_VARIANT_TEXT};
    variant->description = *rules;
    if (rules->rows != 9 || rules->columns != 9 || rules->values != 9 || rules->first_value != 1) {
        variants_say(slot, settings, item,
                     "the rules are for a grid of another size than nine by nine");
        return false;
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        variant->candidates[cell] =
            rules->candidates[cell] & model_values_of(&slot->puzzles[index], cell);
    variant->description.candidates = variant->candidates;
    return true;
}

/* Reads the text of an item. */
static bool take_text(struct slot *slot, const struct settings *settings, const struct item *item,
                      struct variant *variant)
{
    ennead_status status = ennead_variant_read(slot_text(slot, item->note), item->note.length, NULL,
                                               &variant->own, &variant->report);
    if (status == ENNEAD_OUT_OF_MEMORY)
        slot->cut = CUT_BY_MEMORY;
    if (status == ENNEAD_BAD_ARGUMENT) {
        totals_add_error(&slot->totals);
        if (!settings->quiet)
            say_place(slot, item, &variant->report);
    }
    if (status == ENNEAD_OK)
        variant->description = *variant->own;
    return status == ENNEAD_OK;
}

void variants_answer(struct slot *slot, const struct job *job, const struct settings *settings,
                     const struct item *item, size_t index)
{
    struct variant *variant = calloc(1, sizeof *variant);
    bool read = false;
    if (variant == NULL) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    if (job->variant == NULL)
        variants_say(slot, settings, item, "this command takes no puzzles with rules of their own");
    else
        read = item->kind == ITEM_VARIANT ? take_text(slot, settings, item, variant)
                                          : take_grid(slot, settings, item, index, variant);
    if (read)
        job->variant(job->user, slot, item, variant);
    else if (job->error != NULL && slot->cut == NOT_CUT)
        job->error(job->user, slot, item);
    ennead_description_free(variant->own);
    free(variant);
}

/* ------------------------------------------------------------------------------------- writing */

ennead_model_options variants_options(const struct settings *settings)
{
    ennead_model_options options = settings->model.options;
    options.solutions = settings->solving.solutions;
    options.node_limit = settings->solving.node_limit;
    options.time_limit = settings->solving.time_limit;
    options.stop = signals_stop();
    return options;
}

void variants_add_values(struct text *text, const struct variant *variant, const uint8_t *values)
{
    char line[3 * ENNEAD_MOST_CELLS + 1];
    const ennead_description *d = &variant->description;
    const int most = d->first_value + d->values - 1;
    ennead_notation notation = most > ENNEAD_MOST_SIGNS ? ENNEAD_NUMBERS
                               : d->first_value == 0    ? ENNEAD_SIGNS_FROM_0
                                                        : ENNEAD_SIGNS;
    size_t length =
        ennead_write_values(values, (size_t)d->rows * (size_t)d->columns, notation, line);
    text_add(text, line, length);
}

void variants_add_name(struct text *text, const struct item *item, const struct variant *variant)
{
    utf8_add_printable(text, item->name, strlen(item->name));
    text_format(text, ":%" PRIu64, item->line);
    if (variant->report.title[0] != '\0') {
        text_character(text, ' ');
        utf8_add_printable(text, variant->report.title, strlen(variant->report.title));
    }
    text_character(text, '\n');
}

void variants_add_picture(struct text *text, const struct settings *settings,
                          const struct variant *variant, const uint8_t *values)
{
    size_t length = 0;
    ennead_drawing drawing = settings->fine ? ENNEAD_DRAWING_FINE : ENNEAD_DRAWING_PLAIN;
    ennead_status status =
        ennead_variant_draw(&variant->description, values, drawing, NULL, NULL, 0, &length);
    char *picture = status == ENNEAD_OK ? malloc(length + 1) : NULL;
    if (picture != NULL)
        status = ennead_variant_draw(&variant->description, values, drawing, NULL, picture,
                                     length + 1, &length);
    if (picture == NULL || status != ENNEAD_OK)
        text->failed = true;
    else
        text_add(text, picture, length);
    free(picture);
}

void variants_add_rules(struct text *text, const struct variant *variant)
{
    const ennead_description *d = &variant->description;
    for (size_t i = 0; i < d->constraint_count; i++) {
        char few[256];
        size_t length = ennead_variant_write_rule(d, i, few, sizeof few);
        if (ennead_variant_is_drawn(&d->constraints[i]))
            continue;
        text_add(text, few, length < sizeof few ? length : sizeof few - 1);
        text_string(text, length < sizeof few ? "\n" : "...\n");
    }
}
