/* SPDX-License-Identifier: MIT */
/*
 * `ennead hint`: the next step for each puzzle of the files, a little at a time: where to look,
 * what to look for, the cells, the move.
 */

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include <ennead.h>

#include "cli/base/thread_team.h"
#include "cli/base/utf8.h"
#include "cli/explain/explain_json.h"
#include "cli/explain/explain_model.h"
#include "cli/explain/explain_record.h"
#include "cli/explain/explain_words.h"
#include "cli/options/arguments.h"
#include "cli/options/command_help.h"
#include "cli/options/common_options.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/options/techniques_option.h"
#include "cli/options/time_limit.h"
#include "cli/output/doubts.h"
#include "cli/output/variant_text.h"
#include "cli/record/records_run.h"

/* The most nodes of a search for a second solution. */
enum { SEVERAL_NODES = 10000 };

struct hint_settings {
    struct explain_settings shown;
    unsigned stages; /* a bit for each stage to write; 0: all */
    ennead_finder *finders[MOST_THREADS];
};

static const struct explain_output outputs[] = {
    {.name = "text", .help = "one paragraph per stage", .records = RECORDS_AS_OTHERS},
    {.name = "json",
     .help = "one JSON object per line, with the stages and the step",
     .records = RECORDS_AS_JSON,
     .step = explain_json_step,
     .model_step = explain_json_model_step},
    {.name = "tsv",
     .help = "what the next step is: fields separated by tabs, the note last",
     .records = RECORDS_AS_TSV},
    {.name = "csv",
     .help = "the same fields separated by commas, quoted where needed (RFC 4180)",
     .records = RECORDS_AS_CSV},
};

static const struct choices output_choices = {"Hints", CHOICES_OF(outputs)};

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
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "stage",
        .letter = 's',
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
    THREADS_OPTION(HINTS),
    LANGUAGE_OPTION(HINTS),
    NOTATION_OPTION(HINTS),
    {
        .name = "format",
        .letter = 'f',
        .argument_name = "FORM",
        .group = HINTS,
        .help = "write hints in this form",
        .standard = "by the extension of --output, else text",
        .choices = &output_choices,
        .stored = STORE_ROW(struct hint_settings, shown.output, struct explain_output),
    },
    OUTPUT_OPTION(HINTS),
    WHERE_OPTION(HINTS, "outcome, rating, score, unique, clues, puzzle, file, line, note, named "
                        "columns"),
    GUARD_FORMULAS_OPTION(HINTS),
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* ---------------------------------------------------------------------------------- as text */

/* Adds "FILE:LINE" and the note of a puzzle, after an empty line; nothing of the one puzzle that is
 * an argument, which has no place in a file. */
static void add_place(const struct explanation *e)
{
    struct text *text = e->text;
    if (e->settings->by.common.in_argument) {
        utf8_add_printable(text, e->note, e->note_length);
        text_string(text, e->note_length > 0 ? "\n" : "");
        return;
    }
    text_character(text, '\n');
    utf8_add_printable(text, e->name, strlen(e->name));
    text_format(text, ":%" PRIu64, e->line);
    if (e->note_length > 0) {
        text_string(text, "  ");
        utf8_add_printable(text, e->note, e->note_length);
    }
    text_character(text, '\n');
}

static void add_mistake(const struct explanation *e)
{
    char words[ENNEAD_WORDS_SIZE];
    ennead_write_state_check(&e->start, &e->check, &e->settings->by.common.wording, words,
                             sizeof words);
    options_wrapped(e->text, words, 0, 0);
}

/* Adds why a model finds no solution, and the clues that may be misprints. */
static void add_model_mistake(const struct explanation *e)
{
    struct doubts doubts;
    text_format(e->text, "%s%s\n", explain_words(e, "There is no solution: "), e->model->step.text);
    if (doubts_of(&doubts, NULL, e->model->variant) != ENNEAD_STATUS_OK)
        e->text->failed = true;
    else
        doubts_add_clues(e->text, &doubts, e->settings->by.common.wording.language);
}

static const char *no_step(const struct explanation *e)
{
    return e->model == NULL ? "No technique finds a step here"
           : explain_has_too_many_trials(e->model)
               ? "No rule finds a step here, and there are too many values to try each"
               : "No rule and no single trial finds a step here";
}

/* The first two solutions of the puzzle, or fewer within the limits; how many. */
static int find_two(const struct explanation *e, uint8_t found[2][ENNEAD_MOST_CELLS])
{
    uint8_t plain[2][ENNEAD_CELLS];
    ennead_puzzle puzzle;
    ennead_solve_options search;
    ennead_solve_result result;
    int count = 0;
    if (e->model != NULL) {
        ennead_model *model = e->model->variant->model;
        (void)ennead_model_set_time_limit(model, time_limit_left(&e->limit));
        if (ennead_model_start(model, e->model->left) != ENNEAD_STATUS_OK)
            return 0;
        while (count < 2 && ennead_model_next(model, found[count]) == ENNEAD_STATUS_OK)
            count++;
        return count;
    }
    ennead_solve_options_init(&search);
    search.node_limit = SEVERAL_NODES;
    ennead_state_to_puzzle(&e->state, &puzzle);
    if (ennead_solve(&puzzle, &search, plain, 2, &result) != ENNEAD_STATUS_OK)
        return 0;
    for (; count < (int)result.solutions; count++)
        memcpy(found[count], plain[count], ENNEAD_CELLS);
    return count;
}

/* Adds that there is no step, and, if the puzzle has several solutions, that and where two of them
 * differ. */
static void add_stuck(const struct explanation *e)
{
    uint8_t found[2][ENNEAD_MOST_CELLS];
    struct doubts doubts;
    const ennead_description *d = e->model == NULL ? NULL : &e->model->variant->description;
    const char *why = no_step(e); /* before the search, which forgets it */
    const int count = find_two(e, found);
    const bool open =
        count == 2 || (e->model == NULL && e->check.verdict == ENNEAD_STATE_VERDICT_OPEN);
    text_format(e->text, "%s%s.\n", explain_words(e, why),
                open ? explain_words(e, "; the puzzle has more than one solution") : "");
    doubts_clear(&doubts, d == NULL ? 9 : d->columns);
    if (count == 2) {
        doubts_between(&doubts, found[0], found[1],
                       d == NULL ? ENNEAD_CELLS : (size_t)d->rows * (size_t)d->columns);
        doubts_add_difference(e->text, &doubts, e->settings->by.common.wording.language);
    }
}

/* Adds why there is no hint. */
static void add_outcome(const struct explanation *e)
{
    if (e->outcome == OUTCOME_MISTAKE && e->model != NULL)
        add_model_mistake(e);
    else if (e->outcome == OUTCOME_MISTAKE)
        add_mistake(e);
    else if (e->outcome == OUTCOME_SOLVED)
        text_format(e->text, "%s\n", explain_words(e, "It is solved."));
    else if (e->outcome == OUTCOME_LIMIT)
        text_format(e->text, "%s\n", explain_words(e, "The time limit came first."));
    else if (e->outcome == OUTCOME_STUCK)
        add_stuck(e);
}

/* ------------------------------------------------------------------------------------ stages */

/* Writes a stage; "" if the step has none of this kind. */
typedef void write_stage(const struct explanation *e, const void *step, ennead_hint stage,
                         char words[ENNEAD_WORDS_SIZE]);

static void write_plain(const struct explanation *e, const void *step, ennead_hint stage,
                        char words[ENNEAD_WORDS_SIZE])
{
    ennead_write_hint(&e->state, step, stage, &e->settings->by.common.wording, words,
                      ENNEAD_WORDS_SIZE);
}

static void write_by_model(const struct explanation *e, const void *step, ennead_hint stage,
                           char words[ENNEAD_WORDS_SIZE])
{
    if (ennead_write_model_hint(&e->model->variant->description, step, stage,
                                &e->settings->by.common.wording, words, ENNEAD_WORDS_SIZE) == 0)
        words[0] = '\0';
}

static bool is_wanted(const struct hint_settings *settings, ennead_hint stage)
{
    return settings->stages == 0 || (settings->stages >> stage & 1) != 0;
}

/* Adds the stages to the text, or to the record. */
static void add_stages(const struct hint_settings *settings, struct explanation *e,
                       const void *step, write_stage *write)
{
    char words[ENNEAD_WORDS_SIZE];
    struct json_out json = {.text = &e->stages, .settings = &settings->shown.by.common};
    for (ennead_hint stage = 0; stage <= ENNEAD_HINT_MOVE; stage++) {
        if (!is_wanted(settings, stage))
            continue;
        write(e, step, stage, words);
        if (words[0] == '\0')
            continue;
        if (settings->shown.output->records == RECORDS_AS_OTHERS)
            options_wrapped(e->text, words, 0, 0);
        else
            json_out_string(&json, stage_name((size_t)stage), words);
    }
    e->text->failed = e->text->failed || e->stages.failed;
}

/* ------------------------------------------------------------------------------------- a hint */

static bool is_text(const struct hint_settings *settings)
{
    return settings->shown.output->records == RECORDS_AS_OTHERS;
}

/* Whether the record has the step: if the move may be given away. */
static bool tells_step(const struct hint_settings *settings)
{
    return settings->shown.output->records == RECORDS_AS_JSON &&
           is_wanted(settings, ENNEAD_HINT_MOVE);
}

/* Ends a hint, whose text began at `begin`. */
static void end_hint(struct explanation *e, size_t begin)
{
    if (e->settings->output->records != RECORDS_AS_OTHERS) {
        explain_record_end(e);
    } else {
        add_outcome(e);
        explain_drop_unwanted(e, begin);
    }
    if (e->outcome != OUTCOME_STEP && e->outcome != OUTCOME_SOLVED)
        e->slot->totals.code = graver(e->slot->totals.code, EXIT_UNANSWERED);
}

static int find_step(const struct hint_settings *settings, struct explanation *e, ennead_step *step)
{
    const struct technique_settings *by = &settings->shown.by;
    const ennead_technique_set techniques = techniques_sound_for(by, &e->state, &e->check);
    if (e->check.verdict == ENNEAD_STATE_VERDICT_MISTAKE ||
        e->check.verdict == ENNEAD_STATE_VERDICT_IMPOSSIBLE)
        return OUTCOME_MISTAKE;
    if (ennead_state_is_solved(&e->state))
        return OUTCOME_SOLVED;
    const ennead_status status = ennead_step_choose(settings->finders[e->slot->thread], &e->state,
                                                    &techniques, by->style, step);
    return time_limit_is_over(&e->limit) ? OUTCOME_LIMIT
           : status == ENNEAD_STATUS_OK  ? OUTCOME_STEP
                                         : OUTCOME_STUCK;
}

static void take_step(const struct hint_settings *settings, struct explanation *e,
                      const ennead_step *step)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    ennead_state after = e->state;
    ennead_state_apply(&after, step);
    if (is_wanted(settings, ENNEAD_HINT_TECHNIQUE)) {
        e->steps = 1;
        e->hardest = step->technique;
        e->rating = step->rating;
        e->score = row->score;
    }
    add_stages(settings, e, step, write_plain);
    if (tells_step(settings))
        explain_json_step(e, step, &after);
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct hint_settings *settings = user;
    const size_t begin = slot->output.length;
    struct explanation e = explanation_of(&settings->shown, slot, item);
    ennead_step step;
    e.note = slot_text(slot, item->note);
    e.note_length = item->note.length;
    e.start = e.state = slot_state(slot, item, index);
    (void)ennead_check_state(&e.state, &e.check);
    if (is_text(settings))
        add_place(&e);
    e.outcome = find_step(settings, &e, &step);
    if (e.outcome == OUTCOME_STEP)
        take_step(settings, &e, &step);
    end_hint(&e, begin);
}

static void take_model_step(const struct hint_settings *settings, struct explanation *e)
{
    struct explained_model *m = e->model;
    const ennead_description *d = &m->variant->description;
    e->outcome = OUTCOME_STEP;
    ennead_model_step_begin(m->variant->model, m->begin);
    add_stages(settings, e, &m->step, write_by_model);
    if (tells_step(settings))
        explain_json_model_step(e);
    memcpy(m->left, m->before, (size_t)d->rows * (size_t)d->columns * sizeof *m->left);
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct hint_settings *settings = user;
    const ennead_description *d = &variant->description;
    const size_t begin = slot->output.length;
    const size_t bytes = (size_t)d->rows * (size_t)d->columns * sizeof *d->candidates;
    struct explanation e = explanation_of(&settings->shown, slot, item);
    e.note = variant->report.title;
    e.note_length = strlen(e.note);
    e.model = calloc(1, sizeof *e.model);
    if (e.model == NULL) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    e.model->variant = variant;
    memcpy(e.model->before, d->candidates, bytes);
    memcpy(e.model->left, d->candidates, bytes);
    if (is_text(settings))
        add_place(&e);
    if (ennead_model_step_next(variant->model, ENNEAD_MODEL_REASON_TRIAL, e.model->left,
                               &e.model->step) == ENNEAD_STATUS_OK)
        take_model_step(settings, &e);
    else
        e.outcome = explain_model_outcome(e.model);
    end_hint(&e, begin);
    free(e.model);
}

/* ------------------------------------------------------------------------------------- the run */

static void write_error(const struct settings *settings, struct slot *slot, const struct item *item)
{
    if (settings->record_form != RECORDS_AS_OTHERS)
        records_add_error(settings, slot, item);
}

static const char *unfit_for_variants(const void *user)
{
    const struct hint_settings *settings = user;
    if ((settings->stages >> ENNEAD_HINT_WHY & 1) != 0)
        return "--stage=why is for plain puzzles; see --stage=move";
    return techniques_unfit_for_variants(&settings->shown.by);
}

static const char greeting[] =
    "Type or paste a puzzle: nine rows of nine cells, or 81 cells on a line; 1-9 is a given,\n"
    "0 or . an empty cell. The hint comes when it is whole. Ctrl-D ends.\n";

static bool make_finder(void *user, size_t thread)
{
    struct hint_settings *settings = user;
    return ennead_finder_new(NULL, &settings->finders[thread]) == ENNEAD_STATUS_OK;
}

static void free_finder(void *user, size_t thread)
{
    struct hint_settings *settings = user;
    ennead_finder_free(settings->finders[thread]);
}

static enum exit_code run_hint(const struct command *command, int argc, char **argv)
{
    struct hint_settings settings = {.shown = {.output = &outputs[0]}};
    struct settings *common = &settings.shown.by.common;
    const struct puzzle_command puzzle_command = {
        .user = &settings,
        .thread_begin = make_finder,
        .thread_end = free_finder,
        .greeting = greeting,
        .begin = records_begin,
        .puzzle = write_puzzle,
        .variant = write_variant,
        .unfit = unfit_for_variants,
        .error = write_error,
        .ranks = RANKS_WORK,
        .numbers = NUMBERS_NOT_NEEDED,
    };
    enum exit_code code;
    technique_settings_init(&settings.shown.by);
    settings.shown.by.style = ENNEAD_STYLE_HUMAN;
    common->solving.node_limit = SEVERAL_NODES;
    if (!command_parse(command, common, argc, argv, &code))
        return code;
    struct records records = hint_records(&settings.shown);
    common->records = &records;
    common->record_form = settings.shown.output->records;
    code = settings_complete(command->name, common);
    return records_run(command, common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead hint puzzle.txt", "get a hint at the next step, stage by stage"},
    {"ennead hint --stage=where puzzle.txt", "learn only where to look"},
    {"ennead hint --time-limit=2 puzzle.txt", "take at most two seconds"},
    {"ennead hint --format=json puzzle.txt",
     "get the stages and the step as an object for programs"},
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
