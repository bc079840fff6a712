/* SPDX-License-Identifier: MIT */
#include "cli/batch/variant_item.h"

#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"
#include "cli/base/utf8.h"
#include "cli/batch/puzzle_command.h"
#include "cli/batch/puzzle_model.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/options/rules_option.h"
#include "cli/options/time_limit.h"

ennead_model_options variant_model_options(const struct settings *settings)
{
    ennead_model_options options = settings->model.options;
    options.solutions = settings->solving.solutions;
    options.node_limit = settings->solving.node_limit;
    options.time_limit = settings->solving.time_limit;
    options.stop = signals_stop();
    options.wording = settings->wording;
    return options;
}

/* Adds the line of an item's text that contains a place, and a caret below it. */
static void add_line_and_caret(struct slot *slot, const struct item *item,
                               const ennead_variant_report *at)
{
    struct text *text = &slot->messages;
    const char *bytes = slot_text(slot, item->note);
    const size_t length = item->note.length;
    size_t begin = 0, end;
    for (uint64_t line = 1; line < at->line; line++) {
        const char *newline = memchr(bytes + begin, '\n', length - begin);
        if (newline == NULL)
            return;
        begin = (size_t)(newline - bytes) + 1;
    }
    const size_t place = begin + (size_t)(at->column - 1);
    begin += at->line == 1 ? item->head : 0;
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

/* Whether the file has the line of an error. */
static bool is_shown(const struct item *item, const ennead_variant_report *at)
{
    return at->line > 0 && at->line != item->grid_line && !item->is_json &&
           (at->line > 1 || at->column > item->head);
}

/* The item at the place of an error in the file; for a plain grid, at its first column. */
static struct item at_place(const struct item *item, const ennead_variant_report *at)
{
    struct item wrong = *item;
    if (!item->is_json) {
        wrong.line += at->line > 0 ? at->line - 1 : 0;
        wrong.column = !is_shown(item, at) ? 1
                       : at->line == 1     ? item->column + at->column - 1 - item->head
                                           : at->column;
    }
    return wrong;
}

/* The example of a rule of a wrong shape, if the puzzle is in the form of examples; else NULL. */
static const char *example_for(const ennead_variant_report *at)
{
    const ennead_constraint_row *row = at->misfit != NULL && at->form == ENNEAD_VARIANT_FORM_TEXT
                                           ? ennead_constraint_find(at->misfit)
                                           : NULL;
    return row != NULL ? row->example : NULL;
}

/* Reports an error and its place. */
static void tell(struct slot *slot, const struct item *item, const ennead_variant_report *at)
{
    const struct item wrong = at_place(item, at);
    slot_add_place(slot, &wrong);
    const char *example = example_for(at);
    text_format(&slot->messages, ":%" PRIu64 ": %s%s%s\n", wrong.column, at->message,
                example != NULL ? ", as in " : "", example != NULL ? example : "");
    if (is_shown(item, at))
        add_line_and_caret(slot, item, at);
}

/* Answers that a puzzle is wrong, at a place of its text; line 0: the puzzle as a whole. */
static void refuse(struct slot *slot, const struct puzzle_command *command,
                   const struct settings *settings, const struct item *item,
                   const ennead_variant_report *at)
{
    struct item wrong = at_place(item, at);
    totals_add_error(&slot->totals);
    wrong.message = (struct arena_span){slot->arena.length, strlen(at->message)};
    text_add(&slot->arena, at->message, wrong.message.length + 1);
    if (slot->arena.failed) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    if (command->error != NULL)
        command->error(settings, slot, &wrong);
    if (!settings->quiet)
        tell(slot, item, at);
}

/* Makes a report that a puzzle as a whole is wrong. */
static ennead_status whole_is_wrong(struct variant_puzzle *variant, const char *why)
{
    variant->report.line = 0;
    snprintf(variant->report.message, sizeof variant->report.message, "%s", why);
    return ENNEAD_STATUS_BAD_ARGUMENT;
}

static void take_title(const struct slot *slot, struct arena_span title,
                       struct variant_puzzle *variant)
{
    if (title.length > 0)
        utf8_copy(variant->report.title, sizeof variant->report.title, slot_text(slot, title),
                  title.length);
}

/* Reads a plain grid, and adds the rules of --rules if there are any. */
static ennead_status take_grid(const struct slot *slot, const struct settings *settings,
                               const struct item *item, const ennead_puzzle *puzzle,
                               struct variant_puzzle *variant)
{
    const ennead_description *rules = settings->rules;
    ennead_status status = ENNEAD_STATUS_OK;
    variant->report = (ennead_variant_report){.form = ENNEAD_VARIANT_FORM_TEXT,
                                              .has_author = item->has_author,
                                              .has_words = item->has_words,
                                              .has_drawings = item->has_drawings,
                                              .has_progress = item->has_progress};
    take_title(slot, item->note, variant);
    if (rules == NULL) {
        variant->plain = puzzle;
        status = puzzle_model_description(puzzle, &variant->own);
        if (status == ENNEAD_STATUS_OK)
            variant->description = *variant->own;
        return status;
    }
    if (rules_of_other_size(settings))
        return whole_is_wrong(variant, "the rules are for grids of another size");
    variant->description = *rules;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        variant->candidates[cell] = rules->candidates[cell] & puzzle_model_values(puzzle, cell);
    variant->description.candidates = variant->candidates;
    return status;
}

/* Adds the rules of --rules to a grid that was read from text. A jigsaw keeps its own regions. */
static ennead_status take_rules(const ennead_description *rules, struct variant_puzzle *variant)
{
    const ennead_description *own = variant->own;
    const uint64_t all = UINT64_MAX >> (64 - own->values);
    if (own->constraint_count > 0)
        return whole_is_wrong(variant, "this puzzle has variant rules: --rules is for plain grids");
    if (rules->rows != rules->columns)
        return whole_is_wrong(variant,
                              "the rules are for a grid that is not square, which only their own "
                              "file can contain");
    if (own->rows != rules->rows || own->columns != rules->columns) {
        snprintf(variant->report.message, sizeof variant->report.message,
                 "a grid of %d by %d, expected %d by %d as in the rules", own->rows, own->columns,
                 rules->rows, rules->columns);
        return ENNEAD_STATUS_BAD_ARGUMENT;
    }
    variant->description = *rules;
    if (own->box_rows == 0 && (own->houses & ENNEAD_HOUSES_REGIONS) != 0) {
        variant->description.regions = own->regions;
        variant->description.box_rows = variant->description.box_columns = 0;
        variant->description.houses |= ENNEAD_HOUSES_REGIONS;
    }
    for (int cell = 0; cell < rules->rows * rules->columns; cell++) {
        const uint64_t left = own->candidates[cell];
        const uint64_t numbers = own->first_value < rules->first_value   ? left >> 1
                                 : own->first_value > rules->first_value ? left << 1
                                                                         : left;
        variant->candidates[cell] = rules->candidates[cell] & (left == all ? UINT64_MAX : numbers);
    }
    variant->description.candidates = variant->candidates;
    return ENNEAD_STATUS_OK;
}

/* Reads the text of an item. */
static ennead_status take_text(const struct slot *slot, const struct settings *settings,
                               const struct item *item, struct variant_puzzle *variant)
{
    ennead_status status = ennead_variant_read(slot_text(slot, item->note), item->note.length, NULL,
                                               &variant->own, &variant->report);
    if (status != ENNEAD_STATUS_OK)
        return status;
    variant->description = *variant->own;
    take_title(slot, item->excerpt, variant);
    return settings->rules != NULL ? take_rules(settings->rules, variant) : status;
}

ennead_notation variant_notation(const struct item *item, const ennead_description *d)
{
    const int most = d->first_value + d->values - 1;
    return item->words || most > ENNEAD_MOST_SIGNS ? ENNEAD_NOTATION_NUMBERS
           : d->first_value == 0                   ? ENNEAD_NOTATION_SIGNS_FROM_0
                                                   : ENNEAD_NOTATION_SIGNS;
}

static ennead_status make_model(const struct settings *settings, const struct item *item,
                                struct variant_puzzle *variant)
{
    const ennead_constraint *wrong = NULL;
    ennead_model_options options = variant_model_options(settings);
    options.wrong_rule = &wrong;
    ennead_status status = ennead_model_new(&variant->description, &options, NULL,
                                            variant->report.message, &variant->model);
    const bool placed = wrong != NULL && item->kind == ITEM_VARIANT;
    variant->report.line = placed ? wrong->line : 0;
    variant->report.column = placed ? wrong->column : 0;
    return status;
}

void kept_models_free(struct kept_models *kept)
{
    ennead_model_free(kept->plain);
    ennead_model_free(kept->other);
    ennead_description_free(kept->of_other);
    *kept = (struct kept_models){.plain = NULL};
}

static size_t cell_count(const ennead_description *d)
{
    return (size_t)d->rows * (size_t)d->columns;
}

/* Whether two grids without rules have the same houses and values. */
static bool are_alike(const ennead_description *one, const ennead_description *other)
{
    return one->rows == other->rows && one->columns == other->columns &&
           one->values == other->values && one->first_value == other->first_value &&
           one->box_rows == other->box_rows && one->box_columns == other->box_columns &&
           one->houses == other->houses &&
           memcmp(one->regions, other->regions, cell_count(one)) == 0;
}

/* Whether a puzzle has no rules, and some cell may hold any value: a model is made for the values
 * that are in use. */
static bool fits_kept(const struct variant_puzzle *variant)
{
    const ennead_description *d = &variant->description;
    const uint64_t all = UINT64_MAX >> (64 - d->values);
    uint64_t found = 0;
    for (size_t cell = 0; cell < cell_count(d); cell++)
        found |= d->candidates[cell];
    return variant->own != NULL && d->candidates == variant->own->candidates &&
           d->constraint_count == 0 && found == all;
}

/* Makes a model in which each cell may hold any value. */
static ennead_status make_kept(const struct settings *settings, const struct item *item,
                               struct variant_puzzle *variant)
{
    uint64_t *candidates = variant->description.candidates;
    uint64_t all[ENNEAD_MOST_CELLS];
    for (size_t cell = 0; cell < cell_count(&variant->description); cell++)
        all[cell] = UINT64_MAX >> (64 - variant->description.values);
    variant->description.candidates = all;
    const ennead_status status = make_model(settings, item, variant);
    variant->description.candidates = candidates;
    return status;
}

/* Restarts the model kept for grids like this one, or makes it. One that the time limit may have
 * cut short is for this puzzle only. */
static ennead_status start_kept(const struct settings *settings, const struct item *item,
                                struct variant_puzzle *variant, struct kept_models *kept)
{
    const bool plain = item->kind == ITEM_PUZZLE;
    const struct time_limit limit = time_limit_begin(settings);
    ennead_model **model = plain ? &kept->plain : &kept->other;
    ennead_status status = ENNEAD_STATUS_OK;
    if (!plain && *model != NULL && !are_alike(kept->of_other, &variant->description)) {
        ennead_model_free(*model);
        *model = NULL;
    }
    if (*model == NULL) {
        status = make_kept(settings, item, variant);
        if (time_limit_is_over(&limit))
            model = &variant->model;
        *model = variant->model;
        if (model == &kept->other && *model != NULL) {
            ennead_description_free(kept->of_other);
            kept->of_other = variant->own;
            variant->own = NULL;
        }
    }
    variant->model = *model;
    if (status != ENNEAD_STATUS_OK)
        return status;
    (void)ennead_model_set_time_limit(*model, time_limit_left(&limit));
    return ennead_model_start(*model, variant->description.candidates);
}

/* Blanks out the line of a wrong rule, so that the others can be checked. Returns false if the
 * line belongs to something else, or has only a part of the rule. */
static bool wipe_rule(char *text, size_t length, size_t head, const ennead_variant_report *at)
{
    char name[32];
    size_t begin = at->line == 1 ? head : 0, named = 0;
    if (at->line == 1 && at->column <= head)
        return false;
    for (uint64_t line = 1; line < at->line; line++) {
        const char *newline = memchr(text + begin, '\n', length - begin);
        if (newline == NULL)
            return false;
        begin = (size_t)(newline - text) + 1;
    }
    const char *newline = memchr(text + begin, '\n', length - begin);
    const size_t end = newline != NULL ? (size_t)(newline - text) : length;
    while (begin < end && (text[begin] == ' ' || text[begin] == '\t'))
        begin++;
    for (; begin + named < end && named + 1 < sizeof name && text[begin + named] > ' '; named++)
        name[named] = text[begin + named];
    name[named] = '\0';
    if (memchr(text + begin, '{', end - begin) != NULL ||
        memchr(text + begin, '}', end - begin) != NULL ||
        (at->error != ENNEAD_VARIANT_ERROR_UNKNOWN_RULE && ennead_constraint_find(name) == NULL))
        return false;
    memset(text + begin, ' ', end - begin);
    return true;
}

/* Reports which other rules of a puzzle are wrong; the first has been reported. */
static void tell_others(struct slot *slot, const struct settings *settings, const struct item *item,
                        const ennead_variant_report *first)
{
    enum { MOST = 20 };
    const size_t length = item->note.length;
    char *text = malloc(length + 1);
    struct variant_puzzle *rest = calloc(1, sizeof *rest);
    if (text == NULL || rest == NULL) {
        slot->cut = CUT_BY_MEMORY;
    } else {
        memcpy(text, slot_text(slot, item->note), length);
        rest->report = *first;
        for (int i = 1; i < MOST && wipe_rule(text, length, item->head, &rest->report); i++) {
            ennead_status status =
                ennead_variant_read(text, length, NULL, &rest->own, &rest->report);
            if (status == ENNEAD_STATUS_OK) {
                rest->description = *rest->own;
                status = make_model(settings, item, rest);
            }
            ennead_model_free(rest->model);
            ennead_description_free(rest->own);
            rest->model = NULL;
            if (status != ENNEAD_STATUS_BAD_ARGUMENT || rest->report.line == 0)
                break;
            tell(slot, item, &rest->report);
        }
    }
    free(text);
    free(rest);
}

/* In what a puzzle differs from a standard one. */
static const char *peculiarity_of(const ennead_description *d)
{
    return d->constraint_count > 0             ? "this one has variant rules"
           : d->rows != 9 || d->columns != 9   ? "this one is of another size"
           : d->box_rows != 3 && d->houses > 3 ? "this one is a jigsaw"
                                               : "this one has other houses or values";
}

/* Refuses a puzzle that the command cannot handle. */
static ennead_status see_fit(const struct puzzle_command *command, struct variant_puzzle *variant)
{
    const char *what = command->variant == NULL ? "this command is for plain 9x9 puzzles"
                       : command->unfit != NULL ? command->unfit(command->user)
                                                : NULL;
    char why[ENNEAD_MESSAGE_SIZE];
    if (what == NULL)
        return ENNEAD_STATUS_OK;
    snprintf(why, sizeof why, "%s; %s", what, peculiarity_of(&variant->description));
    return whole_is_wrong(variant, why);
}

/* Reads the puzzle of an item, and makes its model. */
static ennead_status take_item(const struct slot *slot, const struct settings *settings,
                               const struct item *item, size_t index,
                               struct variant_puzzle *variant)
{
    const ennead_status status =
        item->kind == ITEM_VARIANT
            ? take_text(slot, settings, item, variant)
            : take_grid(slot, settings, item, &slot->puzzles[index], variant);
    if (status == ENNEAD_STATUS_OK)
        variant->notation = variant_notation(item, &variant->description);
    return status;
}

bool models_answer_all(const struct settings *settings)
{
    return settings->rules != NULL || settings->model.chosen;
}

bool model_answers(const struct settings *settings, const struct item *item)
{
    return item->kind == ITEM_VARIANT || (item->kind == ITEM_PUZZLE && models_answer_all(settings));
}

void variant_item_answer(struct slot *slot, const struct puzzle_command *command,
                         const struct settings *settings, const struct item *item, size_t index,
                         struct kept_models *kept)
{
    struct variant_puzzle *variant = malloc(sizeof *variant);
    if (variant == NULL) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    memset(variant, 0, offsetof(struct variant_puzzle, candidates));
    ennead_status status = take_item(slot, settings, item, index, variant);
    if (status == ENNEAD_STATUS_OK)
        status = see_fit(command, variant);
    const bool keeps = status == ENNEAD_STATUS_OK && kept != NULL &&
                       (item->kind == ITEM_PUZZLE || fits_kept(variant));
    if (status == ENNEAD_STATUS_OK && command->models == WITH_MODELS)
        status =
            keeps ? start_kept(settings, item, variant, kept) : make_model(settings, item, variant);
    if (status == ENNEAD_STATUS_OK && variant->report.has_words && !settings->quiet)
        slot_tell_words(slot, item);
    if (status == ENNEAD_STATUS_OK)
        command->variant(command->user, slot, item, variant);
    else if (status == ENNEAD_STATUS_BAD_ARGUMENT)
        refuse(slot, command, settings, item, &variant->report);
    else
        slot->cut = CUT_BY_MEMORY;
    if (status == ENNEAD_STATUS_BAD_ARGUMENT && item->kind == ITEM_VARIANT && !settings->quiet &&
        variant->report.line > 0 && variant->report.form == ENNEAD_VARIANT_FORM_TEXT)
        tell_others(slot, settings, item, &variant->report);
    if (!keeps || (variant->model != kept->plain && variant->model != kept->other))
        ennead_model_free(variant->model);
    ennead_description_free(variant->own);
    free(variant);
}
