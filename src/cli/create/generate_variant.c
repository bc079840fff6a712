/* SPDX-License-Identifier: MIT */
/*
 * `ennead generate` with --rules=FILE, --size or --boxes: puzzles that a model makes. They are
 * written as records; those of a FILE without --format in Ennead's form, which all commands can
 * read. A slot is a few numbers. Each puzzle is made where its answer is written, on many threads
 * at once.
 */
#include "cli/create/generate_variant.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/batch/variant_item.h"
#include "cli/create/made_puzzle.h"
#include "cli/options/rules_option.h"
#include "cli/output/output.h"
#include "cli/output/variant_text.h"
#include "cli/record/records_run.h"

enum { PUZZLES_IN_A_SLOT = 4 };

struct generate_variant_run {
    const ennead_description *rules;
    struct settings settings; /* without the rules, so that the pipeline's items are numbers */
    struct numbers numbers;
    bool as_text; /* in the form of this project, not as records */
};

static bool fill_slot(void *user, struct slot *slot)
{
    struct generate_variant_run *run = user;
    return numbers_fill(&run->numbers, slot, PUZZLES_IN_A_SLOT);
}

/* Adds a puzzle in Ennead's form, with its number in the title, after an empty line. */
static void add_text(struct text *text, const struct generate_variant_run *run,
                     const ennead_description *made, uint64_t number)
{
    char title[64];
    snprintf(title, sizeof title, "seed %" PRIu64 ", number %" PRIu64, run->settings.solving.seed,
             number);
    const size_t length = ennead_variant_write(made, title, NULL, 0);
    const size_t begin = text->length + 1;
    text_repeat(text, '\n', length + 2);
    if (text->failed)
        return;
    (void)ennead_variant_write(made, title, text->bytes + begin, length + 1);
    text->length = begin + length;
}

/* Finds the only solution of a puzzle. */
static ennead_status solve(const ennead_description *made, uint8_t *solution)
{
    ennead_model *model = NULL;
    ennead_model_options options;
    char message[ENNEAD_MESSAGE_SIZE];
    ennead_model_options_init(&options);
    options.solutions = 1;
    ennead_status status = ennead_model_new(made, &options, NULL, message, &model);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(model, solution);
    ennead_model_free(model);
    return status;
}

static ennead_status write_made(struct slot *slot, const struct generate_variant_run *run,
                                const struct item *item, const ennead_description *description)
{
    struct variant_puzzle *variant = calloc(1, sizeof *variant);
    uint8_t solution[ENNEAD_MOST_CELLS];
    struct record record;
    struct text text = {0};
    ennead_status status = ENNEAD_STATUS_OUT_OF_MEMORY;
    if (variant != NULL)
        status = solve(description, solution);
    if (status == ENNEAD_STATUS_OK) {
        variant->description = *description;
        variant->report.form = ENNEAD_VARIANT_FORM_TEXT;
        variant->notation = variant_notation(item, description);
        record_begin_made(&record, &run->settings, item->line);
        if (run->as_text)
            add_text(&text, run, description, item->line);
        const struct made_puzzle made = {
            .variant = variant,
            .solution = solution,
            .record = &record,
            .text = run->as_text ? &text : NULL,
        };
        made_puzzle_write(slot, &run->settings, item, &made);
    }
    text_free(&text);
    free(variant);
    return status;
}

static void report_not_made(struct slot *slot, const struct generate_variant_run *run,
                            const struct item *item, const char *why)
{
    if (!run->settings.quiet)
        text_format(&slot->messages, "ennead: puzzle %" PRIu64 ": %s\n", item->line, why);
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct generate_variant_run *run = user;
    uint64_t candidates[ENNEAD_MOST_CELLS];
    ennead_description made = *run->rules;
    ennead_creation_outcome creation = ENNEAD_CREATION_OUTCOME_STOPPED;
    char message_of[ENNEAD_MESSAGE_SIZE] = "";
    ennead_variant_request request;
    (void)index;
    ennead_variant_request_init(&request);
    request.seed = run->settings.solving.seed;
    request.number = item->line;
    request.stop = signals_stop();
    request.time_limit = numbers_time_left(&run->numbers);
    ennead_status status =
        ennead_variant_generate(run->rules, &request, NULL, message_of, candidates, &creation);
    made.candidates = candidates;
    if (status == ENNEAD_STATUS_OK && creation == ENNEAD_CREATION_OUTCOME_CREATED &&
        !signals_stopped())
        status = write_made(slot, run, item, &made);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY) {
        slot->cut = CUT_BY_MEMORY;
    } else if (signals_stopped()) {
        slot->cut = CUT_BY_STOP;
    } else if (creation == ENNEAD_CREATION_OUTCOME_CREATED) {
        slot->totals.verdicts[ENNEAD_VERDICT_UNIQUE]++;
    } else {
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
        report_not_made(slot, run, item,
                        status != ENNEAD_STATUS_OK ? message_of
                        : creation == ENNEAD_CREATION_OUTCOME_STOPPED
                            ? "the time limit came first"
                            : "no grid that satisfies the rules was found");
    }
}

/* Makes the rules of grids of the size and with the boxes that are asked for. */
static enum exit_code make_rules(const char *command, struct settings *settings)
{
    const struct grid_settings *grids = &settings->grids;
    const bool shaped = grids->boxes == BOXES_SHAPE;
    const unsigned size = grids->size > 0 ? grids->size
                          : shaped        ? (unsigned)(grids->box_rows * grids->box_columns)
                                          : 9;
    char text[64], boxes[32] = "";
    ennead_variant_report report;
    if (shaped)
        snprintf(boxes, sizeof boxes, "boxes %dx%d", grids->box_rows, grids->box_columns);
    else if (grids->boxes == BOXES_NONE)
        strcpy(boxes, "boxes none");
    snprintf(text, sizeof text, "size %u; %s", size, boxes);
    const ennead_status status =
        ennead_variant_read(text, strlen(text), NULL, &settings->rules, &report);
    if (status == ENNEAD_STATUS_BAD_ARGUMENT)
        return message_usage(command, "--size=%u --boxes: %s", size, report.message);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        message("out of memory");
    return status == ENNEAD_STATUS_OK ? EXIT_ANSWERED : EXIT_MEMORY;
}

enum exit_code generate_variants(const struct command *command, const struct generate *generate)
{
    struct generate_variant_run run = {.settings = generate->numbered.common,
                                       .numbers = generate->numbered.numbers};
    struct settings *settings = &run.settings;
    run.as_text = settings->rules_file != NULL && !settings->output_chosen;
    enum exit_code code = settings->rules_file != NULL ? rules_load(command->name, settings)
                                                       : make_rules(command->name, settings);
    ennead_description *rules = settings->rules;
    run.rules = rules;
    settings->rules = NULL; /* numbers are no grids that rules could be added to */
    settings->rules_file = NULL;
    if (run.as_text)
        settings->record_form = RECORDS_AS_OTHERS;
    const struct puzzle_command puzzle_command = {
        .user = &run,
        .items = PUZZLES_IN_A_SLOT,
        .begin = records_begin,
        .fill = fill_slot,
        .total = run.numbers.count,
        .ranks = RANKS_WORK,
        .puzzle = write_puzzle,
    };
    numbers_begin(&run.numbers, settings);
    code = records_run(command, settings, code, &puzzle_command);
    ennead_description_free(rules);
    return graver(code, numbers_code(&run.numbers, settings, "puzzle"));
}
