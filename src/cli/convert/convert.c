/* SPDX-License-Identifier: MIT */
/*
 * `ennead convert`: puzzles and states in any form that is read, written in a form of another
 * program or as links. What the form cannot say is told puzzle by puzzle.
 */
#include <stdlib.h>
#include <string.h>

#include "cli/base/utf8.h"
#include "cli/batch/puzzle_command.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/options/arguments.h"
#include "cli/options/command_help.h"
#include "cli/options/common_options.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/record/printable.h"
#include "cli/record/records_run.h"

#define CONVERT_CHOICE(value, name, says, help) {name, help},
static const struct choice forms[] = {ENNEAD_EXCHANGES(CONVERT_CHOICE)};
#undef CONVERT_CHOICE

static const struct choices convert_choices = {"Forms", CHOICES_OF(forms)};

struct convert_settings {
    struct settings common;
    ennead_exchange form;
};

/* Adds the text of a puzzle, however long it is. */
static void add_written(struct text *text, const struct convert_settings *settings,
                        const ennead_exchanged *from, ennead_exchange_report *report)
{
    ennead_status status = ennead_write_exchange(from, settings->form, NULL, NULL, 0, report);
    char *written = status == ENNEAD_STATUS_OK ? malloc(report->length + 1) : NULL;
    if (written != NULL)
        status =
            ennead_write_exchange(from, settings->form, NULL, written, report->length + 1, report);
    if (written == NULL || status != ENNEAD_STATUS_OK) {
        text->failed = true;
    } else if (report->length > 0) {
        if (settings->form == ENNEAD_EXCHANGE_FPUZZLES && settings->common.to_terminal)
            utf8_add_escaped(text, written, report->length);
        else
            printable_add(text, &settings->common, written, report->length);
        if (written[report->length - 1] != '\n')
            text_character(text, '\n');
        if (settings->form == ENNEAD_EXCHANGE_ISS) /* whose strings end at an empty line */
            text_character(text, '\n');
    }
    free(written);
}

static void tell_lost(struct slot *slot, const struct item *item,
                      const struct convert_settings *settings, const char *what)
{
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (settings->common.quiet)
        return;
    slot_add_place(slot, item);
    text_format(&slot->messages, ": %s not written\n", what);
}

/* Tells what was not read, so that no form has it. */
static void tell_unread(struct slot *slot, const struct item *item,
                        const struct convert_settings *settings,
                        const ennead_variant_report *report)
{
    if (report->has_author)
        tell_lost(slot, item, settings, "the author is");
    if (report->has_drawings)
        tell_lost(slot, item, settings, "drawings that are no rules are");
    if (report->has_progress)
        tell_lost(slot, item, settings, "entered digits and pencil marks are");
    if (report->has_words) /* which has been said */
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item,
                         const struct variant_puzzle *variant)
{
    const struct convert_settings *settings = user;
    ennead_exchanged from = {
        .size = sizeof from, .description = &variant->description, .title = variant->report.title};
    ennead_exchange_report report;
    ennead_state state;
    if (variant->plain != NULL) {
        state = slot_state(slot, item, (size_t)(variant->plain - slot->puzzles));
        from.state = &state;
    }
    add_written(&slot->output, settings, &from, &report);
    tell_unread(slot, item, settings, &variant->report);
    if (report.unsaid[0] == '\0')
        return;
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (settings->common.quiet)
        return;
    slot_add_place(slot, item);
    text_format(&slot->messages, ": %s%s cannot express %s\n",
                report.length == 0 ? "not written: " : "", ennead_exchange_name(settings->form),
                report.unsaid);
}

static const struct option_row options[] = {
    {
        .name = "format",
        .letter = 'f',
        .argument_name = "FORM",
        .group = "Options",
        .help = "write in this form",
        .standard = "by the extension of --output; else variant",
        .choices = &convert_choices,
        .stored = STORE_CHOICE(struct convert_settings, form),
    },
    OUTPUT_OPTION("Options"),
    RULES_OPTION("Options"),
    INPUT_OPTION,
    COLUMN_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

static enum exit_code run_convert(const struct command *command, int argc, char **argv)
{
    struct convert_settings settings = {.form = ENNEAD_EXCHANGE_VARIANT};
    struct settings *common = &settings.common;
    enum exit_code code;
    settings_init(common);
    if (!command_parse(command, common, argc, argv, &code))
        return code;
    common->model.chosen = true; /* plain grids, too, come as descriptions */
    common->threads = 1;
    const struct puzzle_command puzzle_command = {
        .user = &settings,
        .variant = write_puzzle,
        .models = NO_MODELS,
        .numbers = NUMBERS_NOT_NEEDED,
    };
    return records_run(command, common, settings_complete(command->name, common), &puzzle_command);
}

static const struct example examples[] = {
    {"ennead convert --format=fpuzzles-link examples/killer.txt",
     "make a link that opens the puzzle in f-puzzles"},
    {"ennead convert link.txt", "turn links into text that can be edited"},
    {"ennead convert --format=sdm puzzles.txt", "write a list of plain puzzles with 0 for empty "
                                                "cells"},
};

const struct command convert_command = {
    .name = "convert",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "write puzzles in forms of other programs, and as links",
    .about = "Reads puzzles and states of games in any form that 'ennead solve' reads, and writes "
             "each in one form. If the form cannot say something that the solutions depend on, "
             "such as a rule, a message names it, the puzzle is not written, and the exit code is "
             "1. If only a title is lost, or which digits are given, the puzzle is written, with "
             "the same message and exit code. docs/formats.md has a table of what each form can "
             "say.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "everything was written",
    .unanswered = "a form could not say everything",
    .run = run_convert,
};
