/* SPDX-License-Identifier: MIT */
/*
 * `ennead hint`: the next step for each puzzle of the files, a little at a time: where to look,
 * what to look for, the cells, the move.
 */

#include <inttypes.h>
#include <string.h>

#include <ennead.h>

#include "cli/base/utf8.h"
#include "cli/options/arguments.h"
#include "cli/options/command_help.h"
#include "cli/options/common_options.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/options/techniques_option.h"
#include "cli/options/time_limit.h"
#include "cli/output/doubts.h"
#include "cli/output/variant_text.h"
#include "cli/record/records_run.h"

struct hint_settings {
    struct technique_settings by;
    unsigned stages; /* a bit for each stage to write; 0: all */
    ennead_finder *finder;
};

static const char *stage_name(size_t index)
{
    return ennead_hint_name((ennead_hint)index);
}

static const char *const stage_helps[] = {
    [ENNEAD_HINT_WHERE] = "the houses to look at",
    [ENNEAD_HINT_TECHNIQUE] = "the name of the technique",
    [ENNEAD_HINT_WHY] = "why the technique works, on any board",
    [ENNEAD_HINT_CELLS] = "the digits and cells of the step",
    [ENNEAD_HINT_MOVE] = "what to do, and why",
};

static const struct choices stage_choices = {"Stages of a hint", .name = stage_name,
                                             .helps = stage_helps};

#define HINTS "What is written"

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SIZE_OPTION,
    BOXES_OPTION,
    {
        .name = "stage",
        .letter = 's',
        .argument = ARGUMENT_REQUIRED,
        .argument_name = "LIST",
        .group = HINTS,
        .help = "write these stages, separated by commas",
        .standard = "all, one below the other",
        .choices = &stage_choices,
        .takes = LIST_OF_CHOICES,
        .stored = STORE_CHOICES(struct hint_settings, stages),
    },
    TECHNIQUES_OPTION(HINTS),
    WITHOUT_OPTION(HINTS),
    STYLE_OPTION(HINTS, "human"),
    RULES_OPTION(HINTS),
    TIME_LIMIT_OPTION(HINTS),
    LANGUAGE_OPTION(HINTS),
    NOTATION_OPTION(HINTS),
    OUTPUT_OPTION(HINTS),
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* Adds "FILE:LINE" and the note of a puzzle, after an empty line; nothing of the one puzzle that is
 * an argument, which has no place in a file. */
static void add_place(const struct settings *settings, struct slot *slot, const struct item *item,
                      const char *note, size_t length)
{
    struct text *text = &slot->output;
    if (settings->in_argument) {
        utf8_add_printable(text, note, length);
        text_string(text, length > 0 ? "\n" : "");
        return;
    }
    text_character(text, '\n');
    utf8_add_printable(text, item->name, strlen(item->name));
    text_format(text, ":%" PRIu64, item->line);
    if (length > 0) {
        text_string(text, "  ");
        utf8_add_printable(text, note, length);
    }
    text_character(text, '\n');
}

static bool is_wanted(const struct hint_settings *settings, ennead_hint stage)
{
    return settings->stages == 0 || (settings->stages >> stage & 1) != 0;
}

static void add_stages(const struct hint_settings *settings, struct text *text,
                       const ennead_state *state, const ennead_step *step)
{
    char words[ENNEAD_WORDS_SIZE];
    for (ennead_hint stage = 0; stage <= ENNEAD_HINT_MOVE; stage++) {
        if (!is_wanted(settings, stage))
            continue;
        ennead_write_hint(state, step, stage, &settings->by.common.wording, words, sizeof words);
        options_wrapped(text, words, 0, 0);
    }
}

static const char out_of_time[] = "The time limit came first.\n";

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct hint_settings *settings = user;
    const struct time_limit limit = time_limit_begin(&settings->by.common);
    ennead_state state = slot_state(slot, item, index);
    char words[ENNEAD_WORDS_SIZE];
    ennead_state_check check;
    ennead_step step;
    add_place(&settings->by.common, slot, item, slot_text(slot, item->note), item->note.length);
    (void)ennead_check_state(&state, &check);
    const ennead_technique_set techniques = techniques_sound_for(&settings->by, &state, &check);
    if (check.verdict == ENNEAD_STATE_VERDICT_MISTAKE ||
        check.verdict == ENNEAD_STATE_VERDICT_IMPOSSIBLE) {
        ennead_write_state_check(&state, &check, &settings->by.common.wording, words, sizeof words);
        options_wrapped(&slot->output, words, 0, 0);
    } else if (ennead_state_is_solved(&state)) {
        text_string(&slot->output, "It is solved.\n");
        return;
    } else if (ennead_step_choose(settings->finder, &state, &techniques, settings->by.style,
                                  &step) == ENNEAD_STATUS_OK &&
               !time_limit_is_over(&limit)) {
        add_stages(settings, &slot->output, &state, &step);
        return;
    } else if (time_limit_is_over(&limit)) {
        text_string(&slot->output, out_of_time);
    } else {
        text_format(&slot->output, "No technique finds a step here%s.\n",
                    check.verdict == ENNEAD_STATE_VERDICT_OPEN
                        ? "; the puzzle has more than one solution"
                        : "");
    }
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

static void add_model_stages(const struct hint_settings *settings, struct text *text,
                             const ennead_description *d, const ennead_model_step *step)
{
    char words[ENNEAD_SENTENCE_SIZE];
    for (ennead_hint stage = 0; stage <= ENNEAD_HINT_MOVE; stage++)
        if (is_wanted(settings, stage) &&
            ennead_write_model_hint(d, step, stage, &settings->by.common.wording, words,
                                    sizeof words) > 0)
            options_wrapped(text, words, 0, 0);
}

static bool met_limit(const struct variant_puzzle *variant)
{
    ennead_model_result result;
    ennead_model_get_result(variant->model, &result);
    return result.search.end == ENNEAD_SEARCH_END_TIME;
}

/* Adds the clues that may be misprints, if a puzzle has no solution. */
static void add_misprints(struct text *text, const struct variant_puzzle *variant)
{
    struct doubts doubts;
    if (doubts_of_variant(&doubts, variant) != ENNEAD_STATUS_OK)
        text->failed = true;
    else
        doubts_add_clues(text, &doubts);
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct hint_settings *settings = user;
    const ennead_description *d = &variant->description;
    const char *title = variant->report.title;
    uint64_t candidates[ENNEAD_MOST_CELLS];
    ennead_model_step step;
    memcpy(candidates, d->candidates, (size_t)d->rows * (size_t)d->columns * sizeof *candidates);
    add_place(&settings->by.common, slot, item, title, strlen(title));
    if (ennead_model_step_next(variant->model, ENNEAD_MODEL_REASON_TRIAL, candidates, &step) ==
        ENNEAD_STATUS_OK) {
        add_model_stages(settings, &slot->output, d, &step);
    } else if (step.text[0] == '\0' && variant_is_solved(variant, candidates)) {
        text_string(&slot->output, "It is solved.\n");
    } else if (met_limit(variant)) {
        text_string(&slot->output, out_of_time);
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    } else {
        text_format(&slot->output, "%s%s\n", step.text[0] != '\0' ? "There is no solution: " : "",
                    step.text[0] != '\0' ? step.text
                                         : "No rule and no single trial finds a step here.");
        if (step.text[0] != '\0')
            add_misprints(&slot->output, variant);
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    }
}

static const char *unfit_for_variants(const void *user)
{
    const struct hint_settings *settings = user;
    if ((settings->stages >> ENNEAD_HINT_WHY & 1) != 0)
        return "--stage=why is for plain puzzles; see --stage=move";
    return techniques_unfit_for_variants(&settings->by);
}

static const char greeting[] =
    "Type or paste a puzzle: nine rows of nine cells, or 81 cells on a line; 1-9 is a given,\n"
    "0 or . an empty cell. The hint comes when it is whole. Ctrl-D ends.\n";

static bool make_finder(void *user, size_t thread)
{
    struct hint_settings *settings = user;
    (void)thread;
    return ennead_finder_new(NULL, &settings->finder) == ENNEAD_STATUS_OK;
}

static void free_finder(void *user, size_t thread)
{
    struct hint_settings *settings = user;
    (void)thread;
    ennead_finder_free(settings->finder);
}

static enum exit_code run_hint(const struct command *command, int argc, char **argv)
{
    struct hint_settings settings = {.stages = 0};
    const struct puzzle_command puzzle_command = {
        .user = &settings,
        .thread_begin = make_finder,
        .thread_end = free_finder,
        .greeting = greeting,
        .puzzle = write_puzzle,
        .variant = write_variant,
        .unfit = unfit_for_variants,
    };
    enum exit_code code;
    technique_settings_init(&settings.by);
    settings.by.style = ENNEAD_STYLE_HUMAN;
    if (!command_parse(command, &settings.by.common, argc, argv, &code))
        return code;
    settings.by.common.threads = 1;
    code = settings_complete(command->name, &settings.by.common);
    return records_run(command, &settings.by.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead hint puzzle.txt", "get a hint at the next step, stage by stage"},
    {"ennead hint --stage=where puzzle.txt", "learn only where to look"},
    {"ennead hint --time-limit=2 puzzle.txt", "take at most two seconds"},
    {"ennead hint --stage=technique,cells state.txt", "learn the technique and its cells, in the "
                                                      "middle of a game"},
};

const struct command hint_command = {
    .name = "hint",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "give hints at the next step",
    .about =
        "Gives a hint at the next step of each puzzle in each FILE, or on standard input: where to "
        "look, the technique, why it works, the cells, the move. The puzzle may be a state in the "
        "middle of a game, with its pencil marks. If it has a mistake, the hint names the wrong "
        "digits instead.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "a hint was given for every puzzle",
    .unanswered =
        "some puzzle has a mistake, no technique finds a step, or --time-limit came first",
    .run = run_hint,
};
