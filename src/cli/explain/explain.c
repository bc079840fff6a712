/* SPDX-License-Identifier: MIT */
/*
 * `ennead explain`: how a person would solve each puzzle of the files, step by step, with reasons.
 */
#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/base/thread_team.h"
#include "cli/base/utf8.h"
#include "cli/explain/explain_html.h"
#include "cli/explain/explain_json.h"
#include "cli/explain/explain_model.h"
#include "cli/explain/explain_record.h"
#include "cli/explain/explain_se.h"
#include "cli/explain/explain_se_json.h"
#include "cli/explain/explain_text.h"
#include "cli/explain/fewest.h"
#include "cli/html/html_page.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/record/records_run.h"

/* ------------------------------------------------------------------------------------- outputs */

static const struct explain_output outputs[] = {
    {"text", "one paragraph per step", RECORDS_AS_OTHERS, explain_text_begin, explain_text_step,
     explain_text_end, explain_text_se_step, explain_text_model_step},
    {"json", "one JSON object per line, with a list of steps", RECORDS_AS_JSON, NULL,
     explain_json_step, explain_record_end, explain_json_se_step, explain_json_model_step},
    {"markdown", "a numbered list", RECORDS_AS_OTHERS, explain_markdown_begin,
     explain_markdown_step, explain_markdown_end, explain_markdown_se_step,
     explain_markdown_model_step},
    {"html", "a page with one picture per step, runs of singles folded", RECORDS_AS_OTHERS,
     explain_html_begin, explain_html_step, explain_html_end, explain_html_se_step,
     explain_html_model_step},
    {"tsv", "how far each explanation went: fields separated by tabs, the note last",
     RECORDS_AS_TSV, NULL, NULL, explain_record_end, NULL, NULL},
    {"csv", "the same fields separated by commas, quoted where needed (RFC 4180)", RECORDS_AS_CSV,
     NULL, NULL, explain_record_end, NULL, NULL},
};

/* ------------------------------------------------------------------------------------- options */

static const struct choice engines[] = {
    [EXPLAIN_BY_LOGIC] = {"logic", "use the techniques of 'ennead techniques'"},
    [EXPLAIN_BY_MODEL] = {"model", "use one house or rule at a time, or else a trial that fails"},
};

static const struct choice scales[] = {
    [EXPLAIN_ON_HODOKU] = {"hodoku", "the techniques of 'ennead techniques', in HoDoKu's order"},
    [EXPLAIN_ON_SE] = {"se", "the techniques of Sudoku Explainer 1.2.1, in its order: the path "
                             "that 'ennead rate' rates"},
    [EXPLAIN_ON_SE1181] = {"se1181", "the techniques of Sukaku Explainer 1.18.1: the path that "
                                     "'ennead rate --scale=se1181' rates"},
};

static const struct choice hidings[] = {
    [HIDE_NOTHING] = {"nothing", NULL},
    [HIDE_SINGLES] = {"singles", "steps that place a digit without any other technique"},
};

#define LOGIC "How it is solved"
#define WRITING "What is written"

static const struct choices explain_choices = {"Explanations", CHOICES_OF(outputs)};
static const struct choices scale_choices = {"Scales of explain", CHOICES_OF(scales)};
static const struct choices hide_choices = {"Steps that are not told", CHOICES_OF(hidings)};
static const struct choices engine_choices = {"Engines of explain", CHOICES_OF(engines)};

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SIZE_OPTION,
    BOXES_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "engine",
        .argument_name = "ENGINE",
        .group = LOGIC,
        .help = "find steps with this engine",
        .standard = "logic",
        .choices = &engine_choices,
        .stored = STORE_CHOICE(struct explain_settings, engine),
    },
    {
        .name = "scale",
        .argument_name = "SCALE",
        .group = LOGIC,
        .help = "follow the path of this scale",
        .standard = "hodoku",
        .choices = &scale_choices,
        .stored = STORE_CHOICE(struct explain_settings, scale),
    },
    TECHNIQUES_OPTION(LOGIC),
    WITHOUT_OPTION(LOGIC),
    STYLE_OPTION(LOGIC, "strict"),
    {
        .name = "all",
        .letter = 'a',
        .group = LOGIC,
        .help = "write every step that is possible now, and make none",
        .flag = offsetof(struct explain_settings, all),
    },
    {
        .name = "fewest",
        .group = LOGIC,
        .help = "look for a path with as few steps beyond singles as can be found; with --all, "
                "write every path of one or two such steps",
        .flag = offsetof(struct explain_settings, fewest),
    },
    {
        .name = "from",
        .argument_name = "STEP",
        .group = LOGIC,
        .help = "begin with step STEP: make the steps before it, but do not write them",
        .standard = "1",
        .stored = STORE_NUMBER(struct explain_settings, from, 1, 100000),
    },
    {
        .name = "hide",
        .argument_name = "WHAT",
        .group = LOGIC,
        .help = "hide these steps: make and count them, but do not write them",
        .standard = "nothing",
        .choices = &hide_choices,
        .stored = STORE_CHOICE(struct explain_settings, hide),
    },
    RULES_OPTION(LOGIC),
    TIME_LIMIT_OPTION(LOGIC),
    THREADS_OPTION(LOGIC),
    {
        .name = "format",
        .letter = 'f',
        .argument_name = "FORM",
        .group = WRITING,
        .help = "write steps in this form",
        .standard = "by the extension of --output, else text",
        .choices = &explain_choices,
        .stored = STORE_ROW(struct explain_settings, output, struct explain_output),
    },
    OUTPUT_OPTION(WRITING),
    LANGUAGE_OPTION(WRITING),
    NOTATION_OPTION(WRITING),
    WHERE_OPTION(WRITING, "outcome, steps, rating, score, er, ep, ed, unique, clues, puzzle, file, "
                          "line, note, named columns; with --fewest beyond"),
    GUARD_FORMULAS_OPTION(WRITING),
    {
        .name = "grids",
        .letter = 'g',
        .group = WRITING,
        .help = "show the board with its pencil marks after each step, with the cells of the step "
                "marked; with --format=json, add the state",
        .flag = offsetof(struct explain_settings, grids),
    },
    {
        .name = "color",
        .argument_name = "WHEN",
        .group = WRITING,
        .help = "mark the cells of --grids by color; auto: on a terminal, unless NO_COLOR is set",
        .standard = "auto",
        .choices = &when_choices,
        .stored = STORE_CHOICE(struct settings, color),
    },
    {
        .name = "why",
        .group = WRITING,
        .help = "explain why each technique works when it is first used",
        .flag = offsetof(struct explain_settings, why),
    },
    DRAWING_OPTION(WRITING),
    LAST_OPTIONS,
};

/* ---------------------------------------------------------------------------------- explaining */

/* Compares by HoDoKu's scale, which ranks every technique. */
static bool is_harder(const ennead_technique_row *one, const ennead_technique_row *other)
{
    return one->level != other->level ? one->level > other->level : one->score > other->score;
}

static bool report_step(void *user, const ennead_step *step)
{
    struct explanation *e = user;
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    if (time_limit_is_over(&e->limit)) {
        e->outcome = OUTCOME_LIMIT;
        return false;
    }
    ennead_state after = e->state;
    ennead_state_apply(&after, step);
    if (e->steps == 0 || is_harder(row, ennead_technique_info((int)e->hardest)))
        e->hardest = step->technique;
    if (step->rating > e->rating)
        e->rating = step->rating;
    e->steps++;
    e->beyond += row->family != ENNEAD_FAMILY_SINGLES;
    e->score += row->score;
    const bool told =
        row->family == ENNEAD_FAMILY_SINGLES ? explain_tells_single(e) : explain_tells(e);
    if (told && e->settings->output->step != NULL)
        e->settings->output->step(e, step, &after);
    if (told)
        e->used.words[step->technique / 64] |= (uint64_t)1 << (step->technique % 64);
    return !e->text->failed && !signals_stopped();
}

/* Explains the path, or all steps that are possible now. */
static void explain_by_logic(struct explanation *e, ennead_finder *finder,
                             const ennead_technique_set *techniques)
{
    const struct explain_settings *settings = e->settings;
    int outcome = OUTCOME_ALL;
    e->outcome = outcome;
    if (settings->all && !settings->fewest)
        ennead_step_all(finder, &e->state, techniques, report_step, e);
    else
        outcome = ennead_path_in_style(finder, &e->state, techniques, settings->by.style,
                                       report_step, e) == ENNEAD_PATH_END_SOLVED
                      ? OUTCOME_SOLVED
                      : OUTCOME_STUCK;
    if (e->outcome != OUTCOME_LIMIT)
        e->outcome = outcome;
}

struct explaining {
    const struct explain_settings *settings;
    ennead_rater *raters[MOST_THREADS];   /* if the scale needs them */
    ennead_finder *finders[MOST_THREADS]; /* if it does not */
};

/* --------------------------------------------------------------------------- the fewest steps */

/* The paths found, or that there was no memory for one. */
struct few_paths {
    struct few_steps *paths;
    size_t count;
    bool failed;
};

/* Keeps a path, unless one is kept whose last step leads to the same state. */
static bool keep_path(void *user, const struct few_steps *path)
{
    struct few_paths *found = user;
    for (size_t i = 0; i < found->count; i++)
        if (found->paths[i].steps[path->count - 1].after == path->steps[path->count - 1].after)
            return true;
    struct few_steps *more = realloc(found->paths, (found->count + 1) * sizeof *more);
    if (more == NULL) {
        found->failed = true;
        return false;
    }
    found->paths = more;
    found->paths[found->count++] = *path;
    return true;
}

static bool count_beyond(void *user, const ennead_step *step)
{
    *(int *)user += ennead_technique_info((int)step->technique)->family != ENNEAD_FAMILY_SINGLES;
    return true;
}

/* Writes one path; the search for it has its own time. */
static void explain_path(const struct explanation *begun, const struct fewest *wanted,
                         const struct few_steps *path)
{
    struct explanation e = *begun;
    const size_t before = e.text->length;
    e.limit = time_limit_begin(&e.settings->by.common);
    if (e.settings->output->begin != NULL)
        e.settings->output->begin(&e);
    e.outcome = OUTCOME_STUCK;
    if (fewest_follow(wanted, path, &e.state, report_step, &e) == ENNEAD_PATH_END_SOLVED)
        e.outcome = OUTCOME_SOLVED;
    e.settings->output->end(&e);
    explain_drop_unwanted(&e, before);
}

/* Writes the paths with the fewest steps. Returns false if there are none with fewer than the
 * usual path has; that is then to be written. */
static bool explain_by_fewest(struct explanation *e, ennead_finder *finder,
                              const ennead_technique_set *techniques)
{
    const struct explain_settings *settings = e->settings;
    ennead_state state = e->state;
    struct few_paths found = {.paths = NULL};
    int usual = 0;
    const bool solved = ennead_path_in_style(finder, &state, techniques, settings->by.style,
                                             count_beyond, &usual) == ENNEAD_PATH_END_SOLVED;
    const struct fewest wanted = {
        .finder = finder,
        .techniques = techniques,
        .limit = &e->limit,
        .report = keep_path,
        .user = &found,
        .all = settings->all,
        .most = !solved                       ? ENNEAD_CELLS
                : settings->all && usual <= 2 ? usual
                                              : usual - 1,
    };
    const enum fewest_end end = fewest_find(&wanted, &e->state);
    if (found.failed || end == FEWEST_MEMORY)
        e->text->failed = true;
    e->beyond = 0;
    for (size_t i = 0; i < found.count && !e->text->failed && !signals_stopped(); i++)
        explain_path(e, &wanted, &found.paths[i]);
    e->selected = found.count > 0;
    if (e->selected)
        e->outcome = OUTCOME_SOLVED;
    free(found.paths);
    e->limit = time_limit_begin(&settings->by.common);
    return found.count > 0;
}

/* Explains a puzzle without a mistake. Returns false if stopped. */
static bool explain_right(struct explanation *e, const struct explaining *run, size_t thread,
                          const ennead_technique_set *techniques)
{
    const struct explain_settings *settings = e->settings;
    if (explains_ratings(settings) && e->check.verdict == ENNEAD_STATE_VERDICT_OPEN)
        e->outcome = OUTCOME_STUCK; /* the scale is only for puzzles with one solution */
    else if (explains_ratings(settings))
        return explain_by_se(e, run->raters[thread]);
    else
        explain_by_logic(e, run->finders[thread], techniques);
    return true;
}

/* Explains one puzzle. Returns false if stopped. */
static bool explain(struct explanation *e, const struct explaining *run, size_t thread)
{
    const struct explain_settings *settings = e->settings;
    bool whole = true;
    (void)ennead_check_state(&e->start, &e->check);
    const ennead_technique_set techniques =
        techniques_sound_for(&settings->by, &e->state, &e->check);
    const bool wrong = e->check.verdict == ENNEAD_STATE_VERDICT_MISTAKE ||
                       e->check.verdict == ENNEAD_STATE_VERDICT_IMPOSSIBLE;
    if (settings->fewest && !wrong && explain_by_fewest(e, run->finders[thread], &techniques))
        return !signals_stopped();
    if (settings->output->begin != NULL)
        settings->output->begin(e);
    if (wrong)
        e->outcome = OUTCOME_MISTAKE;
    else
        whole = explain_right(e, run, thread, &techniques);
    settings->output->end(e);
    return whole && !signals_stopped();
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct explaining *run = user;
    const struct explain_settings *settings = run->settings;
    const size_t before = slot->output.length;
    struct explanation e = explanation_of(settings, slot, item);
    e.note = slot_text(slot, item->note);
    e.note_length = item->note.length;
    e.start = e.state = slot_state(slot, item, index);
    if (!explain(&e, run, slot->thread))
        slot->cut = CUT_BY_STOP;
    if (!e.selected)
        explain_drop_unwanted(&e, before);
    if (e.outcome == OUTCOME_MISTAKE || e.outcome == OUTCOME_STUCK || e.outcome == OUTCOME_LIMIT)
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct explaining *run = user;
    explain_by_model(run->settings, slot, item, variant);
}

/* Writes something in place of input that is not a puzzle. */
static void write_error(const struct settings *settings, struct slot *slot, const struct item *item)
{
    const struct explain_settings *explained = (const struct explain_settings *)settings;
    const char *heading = explained->output->begin == explain_markdown_begin ? "## " : "";
    if (settings->record_form != RECORDS_AS_OTHERS) {
        records_add_error(settings, slot, item);
        return;
    }
    if (settings->condition != NULL)
        return;
    if (explained->output->begin == explain_html_begin) {
        explain_html_error(slot, item);
        return;
    }
    text_format(&slot->output, "\n%s", heading);
    utf8_add_printable(&slot->output, item->name, strlen(item->name));
    text_format(&slot->output, ":%" PRIu64 "\n\nNot explained: ", slot_line(item));
    text_add(&slot->output, slot_text(slot, item->message), item->message.length);
    text_string(&slot->output, ".\n");
}

static const char *unfit_for_variants(const void *user)
{
    const struct explaining *run = user;
    const struct explain_settings *settings = run->settings;
    if (settings->all || settings->fewest)
        return settings->all ? "--all is for plain puzzles" : "--fewest is for plain puzzles";
    if (settings->why)
        return "--why is for plain puzzles";
    if (settings->scale != EXPLAIN_ON_HODOKU)
        return "this scale rates plain puzzles";
    return techniques_unfit_for_variants(&settings->by);
}

static const char greeting[] =
    "Type or paste a puzzle: nine rows of nine cells, or 81 cells on a line; 1-9 is a given,\n"
    "0 or . an empty cell. It is explained when it is whole. Ctrl-D ends.\n";

/* Refuses options that do not go together. */
static enum exit_code check_settings(const char *command, const struct explain_settings *settings)
{
    const bool chosen = techniques_chosen(&settings->by);
    if (settings->engine == EXPLAIN_BY_MODEL &&
        (settings->all || settings->fewest || settings->why || chosen || settings->by.style_chosen))
        return message_usage(command, "--engine=model knows no techniques: it does not go with "
                                      "--all, --fewest, --why, --techniques, --without or --style");
    if (explains_ratings(settings) &&
        (settings->all || settings->fewest || chosen || settings->why ||
         settings->by.style_chosen || settings->engine == EXPLAIN_BY_MODEL))
        return message_usage(command,
                             "--scale=%s has its own techniques and order: it does not go with "
                             "--all, --fewest, --techniques, --without, --style, --why or "
                             "--engine=model",
                             scales[settings->scale].name);
    return EXIT_ANSWERED;
}

static bool begin_thread(void *user, size_t thread)
{
    struct explaining *run = user;
    ennead_rater_options rating;
    ennead_rater_options_init(&rating);
    rating.stop = signals_stop();
    rating.time_limit = run->settings->by.common.solving.time_limit;
    rating.scale =
        run->settings->scale == EXPLAIN_ON_SE1181 ? ENNEAD_SE_SCALE_1181 : ENNEAD_SE_SCALE_121;
    return (explains_ratings(run->settings)
                ? ennead_rater_new(&rating, NULL, &run->raters[thread])
                : ennead_finder_new(NULL, &run->finders[thread])) == ENNEAD_STATUS_OK;
}

static void end_thread(void *user, size_t thread)
{
    struct explaining *run = user;
    ennead_rater_free(run->raters[thread]);
    ennead_finder_free(run->finders[thread]);
}

/* What is written before the first explanation. */
static enum exit_code begin(const struct settings *settings, const struct slot *slot,
                            struct text *text)
{
    const struct explain_settings *explained = (const struct explain_settings *)settings;
    if (explained->output->begin == explain_html_begin) {
        html_begin(text, "Sudoku, step by step");
        return EXIT_ANSWERED;
    }
    return records_begin(settings, slot, text);
}

static enum exit_code complete(const char *command, struct explain_settings *settings)
{
    settings->by.common.model.chosen = settings->engine == EXPLAIN_BY_MODEL;
    const enum exit_code code = settings_complete(command, &settings->by.common);
    return code == EXIT_ANSWERED ? check_settings(command, settings) : code;
}

static enum exit_code run_explain(const struct command *command, int argc, char **argv)
{
    struct explain_settings settings = {.output = &outputs[0]};
    struct explaining run = {.settings = &settings};
    const struct puzzle_command puzzle_command = {
        .user = &run,
        .thread_begin = begin_thread,
        .thread_end = end_thread,
        .greeting = greeting,
        .begin = begin,
        .puzzle = write_puzzle,
        .error = write_error,
        .ranks = RANKS_WORK,
        .variant = write_variant,
        .unfit = unfit_for_variants,
        .numbers = NUMBERS_NOT_NEEDED,
    };
    enum exit_code code;
    technique_settings_init(&settings.by);
    if (!command_parse(command, &settings.by.common, argc, argv, &code))
        return code;
    code = complete(command->name, &settings);
    struct records records = explain_records(&settings);
    settings.by.common.records = &records;
    settings.by.common.record_form = settings.output->records;
    return records_run(command, &settings.by.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead explain puzzle.txt", "explain a solution step by step"},
    {"ennead explain --grids --color=always puzzle.txt | less -R",
     "show the board after each step"},
    {"ennead explain --without=chains,uniqueness puzzle.txt", "leave out techniques that you do "
                                                              "not like"},
    {"ennead explain --style=human --why puzzle.txt", "take the steps that are easiest to see, and "
                                                      "say why the techniques work"},
    {"ennead explain puzzle.txt -o path.html", "as a page, with one picture per step"},
    {"ennead explain --hide=singles puzzle.txt", "show only the steps that are not singles"},
    {"ennead explain --all state.txt", "list every step that is possible now"},
    {"ennead explain --fewest --hide=singles puzzle.txt", "look for a path with few steps beyond "
                                                          "singles"},
    {"ennead explain --scale=se puzzle.txt", "explain the path that 'ennead rate' rates"},
    {"ennead explain --engine=model puzzle.txt", "explain with the rules alone, without "
                                                 "techniques"},
    {"ennead explain --format=json --time-limit=10 puzzles.txt",
     "write JSON, at most ten seconds for each puzzle"},
};

const struct command explain_command = {
    .name = "explain",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "solve puzzles step by step, with reasons",
    .about =
        "Solves each puzzle in each FILE, or on standard input, with the techniques that people "
        "use, easiest first, and says in plain words why each step follows. A state in the middle "
        "of a game, with its pencil marks, is continued. Techniques that assume a unique solution "
        "are used only after a search has proved that it is unique.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle was solved; with --all, its steps were written",
    .unanswered = "some puzzle was not solved by these techniques or has a mistake, or "
                  "--time-limit came first",
    .run = run_explain,
};
