/* SPDX-License-Identifier: MIT */
#include "cli/stream/variants.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/solve/solve_model.h"
#include "cli/stream/stream.h"
#include "cli/base/utf8.h"
#include "cli/base/whole_file.h"

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

bool variants_terminal_is_fine(void)
{
    return isatty(STDOUT_FILENO) == 1 && takes_utf8();
}

bool variants_by_lines(const struct settings *settings)
{
    const ennead_description *rules = settings->rules;
    return rules != NULL && (rules->rows != 9 || rules->columns != 9 || rules->values != 9 ||
                             rules->first_value != 1);
}

/* Says what is wrong with the file of --rules, or with the rules in it. */
static enum exit_code refuse_rules(const struct settings *settings, uint64_t line, uint64_t column,
                                   const char *why)
{
    if (line == 0)
        message("%s: %s", settings->rules_file, why);
    else
        message("%s:%" PRIu64 ":%" PRIu64 ": %s", settings->rules_file, line, column, why);
    return EXIT_INPUT;
}

/* Whether a model can be made of the rules, whatever the grid. */
static enum exit_code check_rules(const struct settings *settings)
{
    const ennead_constraint *wrong = NULL;
    ennead_model_options options;
    char why[ENNEAD_MESSAGE_SIZE];
    ennead_model *model;
    ennead_model_options_init(&options);
    options.wrong_rule = &wrong;
    ennead_status status = ennead_model_new(settings->rules, &options, NULL, why, &model);
    ennead_model_free(model);
    if (status == ENNEAD_OUT_OF_MEMORY) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    return status == ENNEAD_OK ? EXIT_ANSWERED
                               : refuse_rules(settings, wrong != NULL ? wrong->line : 0,
                                              wrong != NULL ? wrong->column : 0, why);
}

static enum exit_code read_rules(struct settings *settings)
{
    struct text text = {0};
    ennead_variant_report report;
    const char *why = whole_file(settings->rules_file, &text);
    if (why != NULL) {
        const bool no_memory = text.failed;
        text_free(&text);
        message("%s: cannot read: %s", settings->rules_file, why);
        return no_memory ? EXIT_MEMORY : EXIT_IO;
    }
    ennead_status status = ennead_variant_read(text.length > 0 ? text.bytes : "", text.length, NULL,
                                               &settings->rules, &report);
    text_free(&text);
    if (status == ENNEAD_OUT_OF_MEMORY) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    return status == ENNEAD_OK ? check_rules(settings)
                               : refuse_rules(settings, report.line, report.column, report.message);
}

enum exit_code variants_load(const char *command, struct settings *settings)
{
    const ennead_reader_options *reading = &settings->reading;
    settings->fine = settings->drawing == DRAW_FINE ||
                     (settings->drawing == DRAW_AUTO && variants_terminal_is_fine());
    if (settings->rules_file == NULL)
        return EXIT_ANSWERED;
    if (settings->model.boxes_chosen)
        return message_usage(command, "--rules does not go with --boxes");
    if (settings->watch)
        return message_usage(command, "--watch does not go with --rules");
    enum exit_code code = read_rules(settings);
    const bool formed = (reading->form != ENNEAD_FORM_AUTO && reading->form != ENNEAD_FORM_LINE) ||
                        reading->column > 0 || reading->column_name != NULL;
    if (code == EXIT_ANSWERED && formed && variants_by_lines(settings))
        return message_usage(command, "the rules are for grids of another size than nine by nine, "
                                      "which stand one on a line: --input and --column do not go "
                                      "with them");
    return code;
}

void variants_unload(struct settings *settings)
{
    ennead_description_free(settings->rules);
    settings->rules = NULL;
}

/* ------------------------------------------------------------------------------------- reading */

/* Adds the line of an item's text that a place is on, and a caret below. */
static void say_line(struct text *text, const char *bytes, size_t length,
                     const ennead_variant_report *at)
{
    size_t begin = 0, end;
    for (uint64_t line = 1; line < at->line; line++) {
        const char *newline = memchr(bytes + begin, '\n', length - begin);
        if (newline == NULL)
            return;
        begin = (size_t)(newline - bytes) + 1;
    }
    const size_t place = begin + (size_t)(at->column - 1);
    for (end = begin; end < length && bytes[end] != '\n' && bytes[end] != '\r';)
        end++;
    if (at->column > 200 || end == begin || place > end)
        return;
    end = end - begin > 240 ? begin + 240 : end;
    size_t caret = utf8_add_printable(text, bytes + begin, place - begin);
    utf8_add_printable(text, bytes + place, end - place);
    text_character(text, '\n');
    text_repeat(text, ' ', caret);
    text_string(text, "^\n");
}

/* Answers that a puzzle is wrong, at a place of its text; on line 0 it is the whole that is wrong.
 */
static void refuse(struct slot *slot, const struct job *job, const struct settings *settings,
                   const struct item *item, const ennead_variant_report *at)
{
    struct item wrong = *item;
    totals_add_error(&slot->totals);
    wrong.line += at->line > 0 ? at->line - 1 : 0;
    wrong.column = at->line > 0 ? at->column : 1;
    wrong.message = (struct span){slot->arena.length, strlen(at->message)};
    text_add(&slot->arena, at->message, wrong.message.length + 1);
    if (slot->arena.failed) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    if (job->error != NULL)
        job->error(job->user, slot, &wrong);
    if (settings->quiet)
        return;
    slot_say_place(slot, &wrong);
    if (at->line > 0)
        text_format(&slot->messages, ":%" PRIu64, at->column);
    text_format(&slot->messages, ": %s\n", at->message);
    if (at->line > 0)
        say_line(&slot->messages, slot_text(slot, item->note), item->note.length, at);
}

static const char has_its_own[] = "this puzzle has rules of its own: --rules is for grids";

/* What a function below says is wrong with the whole of a puzzle. */
static ennead_status whole_is_wrong(struct variant *variant, const char *why)
{
    variant->report.line = 0;
    snprintf(variant->report.message, sizeof variant->report.message, "%s", why);
    return ENNEAD_BAD_ARGUMENT;
}

/* Puts the givens of a plain grid under the rules of --rules. */
static void take_grid(const struct slot *slot, const struct settings *settings, size_t index,
                      struct variant *variant)
{
    const ennead_description *rules = settings->rules;
    variant->report = (ennead_variant_report){.form = ENNEAD_VARIANT_TEXT};
    variant->description = *rules;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        variant->candidates[cell] =
            rules->candidates[cell] & model_values_of(&slot->puzzles[index], cell);
    variant->description.candidates = variant->candidates;
}

/* The values of a cell that has one, of those of the rules. */
static uint64_t given_of(const ennead_description *rules, uint64_t candidates)
{
    const int number = __builtin_ctzll(candidates) + 1, value = number - rules->first_value;
    return value < rules->values ? (uint64_t)1 << value : 0;
}

/* Reads a line that is a grid of the size of the rules; one that is a jigsaw has its own regions.
 */
static ennead_status take_line(const struct slot *slot, const struct settings *settings,
                               const struct item *item, struct variant *variant)
{
    enum { NO_BOXES = 1 };
    const ennead_description *rules = settings->rules;
    ennead_description_report report = {.place = 0};
    const char *text = slot_text(slot, item->note);
    variant->report = (ennead_variant_report){.form = ENNEAD_VARIANT_TEXT};
    if (rules->rows != rules->columns)
        return whole_is_wrong(variant,
                              "the rules are for a grid that is no square, which only their "
                              "own file can hold");
    ennead_status status =
        ennead_description_read(text, item->note.length, NO_BOXES, 0, NULL, &variant->own, &report);
    if (status == ENNEAD_BAD_ARGUMENT &&
        ennead_variant_recognize(text, item->note.length) != ENNEAD_VARIANT_NONE)
        return whole_is_wrong(variant, has_its_own);
    variant->report.line = 1;
    variant->report.column = report.place + 1;
    memcpy(variant->report.message, report.message, sizeof report.message);
    if (status != ENNEAD_OK)
        return status;
    ennead_description *own = variant->own;
    if (own->rows != rules->rows) {
        snprintf(variant->report.message, sizeof variant->report.message,
                 "a grid of %d by %d, expected %d by %d as in the rules", own->rows, own->columns,
                 rules->rows, rules->columns);
        return ENNEAD_BAD_ARGUMENT;
    }
    variant->description = *rules;
    if ((own->houses & ENNEAD_REGIONS) != 0) {
        variant->description.regions = own->regions;
        variant->description.box_rows = variant->description.box_columns = 0;
        variant->description.houses |= ENNEAD_REGIONS;
    }
    for (int cell = 0; cell < rules->rows * rules->columns; cell++) {
        const bool given = (own->candidates[cell] & (own->candidates[cell] - 1)) == 0;
        variant->candidates[cell] =
            rules->candidates[cell] &
            (given && own->rows > 1 ? given_of(rules, own->candidates[cell]) : UINT64_MAX);
    }
    variant->description.candidates = variant->candidates;
    return ENNEAD_OK;
}

/* Reads the text of an item. */
static ennead_status take_text(const struct slot *slot, const struct settings *settings,
                               const struct item *item, struct variant *variant)
{
    if (settings->rules != NULL)
        return whole_is_wrong(variant, has_its_own);
    ennead_status status = ennead_variant_read(slot_text(slot, item->note), item->note.length, NULL,
                                               &variant->own, &variant->report);
    if (status == ENNEAD_OK)
        variant->description = *variant->own;
    return status;
}

static ennead_status make_model(const struct settings *settings, const struct item *item,
                                struct variant *variant)
{
    const ennead_constraint *wrong = NULL;
    ennead_model_options options = variants_options(settings);
    options.wrong_rule = &wrong;
    ennead_status status = ennead_model_new(&variant->description, &options, NULL,
                                            variant->report.message, &variant->model);
    const bool placed = wrong != NULL && item->kind == ITEM_VARIANT;
    variant->report.line = placed ? wrong->line : 0;
    variant->report.column = placed ? wrong->column : 0;
    return status;
}

void variants_answer(struct slot *slot, const struct job *job, const struct settings *settings,
                     const struct item *item, size_t index)
{
    struct variant *variant = calloc(1, sizeof *variant);
    ennead_status status = ENNEAD_OK;
    if (variant == NULL) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    const char *unfit = job->variant == NULL
                            ? "this command takes no puzzles with rules of their own"
                        : job->unfit != NULL ? job->unfit(job->user)
                                             : NULL;
    if (unfit != NULL)
        status = whole_is_wrong(variant, unfit);
    else if (item->kind == ITEM_VARIANT)
        status = take_text(slot, settings, item, variant);
    else if (item->kind == ITEM_GRID)
        status = take_line(slot, settings, item, variant);
    else
        take_grid(slot, settings, index, variant);
    if (status == ENNEAD_OK && job->models == WITH_MODELS)
        status = make_model(settings, item, variant);
    if (status == ENNEAD_OK)
        job->variant(job->user, slot, item, variant);
    else if (status == ENNEAD_BAD_ARGUMENT)
        refuse(slot, job, settings, item, &variant->report);
    else
        slot->cut = CUT_BY_MEMORY;
    ennead_model_free(variant->model);
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

static ennead_notation notation_of(const ennead_description *d)
{
    const int most = d->first_value + d->values - 1;
    return most > ENNEAD_MOST_SIGNS ? ENNEAD_NUMBERS
           : d->first_value == 0    ? ENNEAD_SIGNS_FROM_0
                                    : ENNEAD_SIGNS;
}

void variants_add_values(struct text *text, const struct variant *variant, const uint8_t *values)
{
    char line[3 * ENNEAD_MOST_CELLS + 1];
    const ennead_description *d = &variant->description;
    size_t length =
        ennead_write_values(values, (size_t)d->rows * (size_t)d->columns, notation_of(d), line);
    text_add(text, line, length);
}

void variants_add_givens(struct text *text, const struct variant *variant)
{
    const ennead_description *d = &variant->description;
    const ennead_notation notation = notation_of(d);
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        char sign[4] = ".";
        const uint64_t left = d->candidates[cell];
        const uint8_t number = (uint8_t)(left != 0 ? __builtin_ctzll(left) + d->first_value : 0);
        if (left != 0 && (left & (left - 1)) == 0)
            ennead_write_values(&number, 1, notation, sign);
        text_string(text, notation == ENNEAD_NUMBERS && cell > 0 ? " " : "");
        text_string(text, sign);
    }
}

void variants_add_marks(struct text *text, const struct variant *variant,
                        const uint64_t *candidates, size_t indent)
{
    ennead_description view = variant->description;
    view.candidates = (uint64_t *)candidates;
    const size_t length = ennead_variant_write_marks(&view, NULL, 0);
    char *marks = malloc(length + 1);
    if (marks == NULL) {
        text->failed = true;
        return;
    }
    ennead_variant_write_marks(&view, marks, length + 1);
    for (const char *line = marks; *line != '\0';) {
        const size_t bytes = strcspn(line, "\n") + 1;
        text_repeat(text, ' ', indent);
        text_add(text, line, bytes);
        line += bytes;
    }
    free(marks);
}

void variants_say_clash(struct slot *slot, const struct settings *settings, const struct item *item,
                        const struct variant *variant)
{
    const ennead_description *d = &variant->description;
    uint64_t candidates[ENNEAD_MOST_CELLS];
    ennead_model_step step;
    memcpy(candidates, d->candidates, (size_t)d->rows * (size_t)d->columns * sizeof *candidates);
    if (settings->quiet || ennead_model_step_next(variant->model, ENNEAD_REASON_PLACED, candidates,
                                                  &step) != ENNEAD_END)
        return;
    if (step.text[0] == '\0')
        return;
    slot_say_place(slot, item);
    text_format(&slot->messages, ": no solution: %.*s\n", (int)strlen(step.text) - 1, step.text);
}

bool variants_solved(const struct variant *variant, const uint64_t *candidates)
{
    const ennead_description *d = &variant->description;
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if (__builtin_popcountll(candidates[cell]) != 1)
            return false;
    return true;
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
