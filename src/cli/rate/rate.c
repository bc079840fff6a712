/* SPDX-License-Identifier: MIT */
/*
 * `ennead rate`: how hard each puzzle of the files is. The batch engine finds the puzzles with one
 * solution, since ratings mean nothing for others; these are rated one by one.
 */
#include <inttypes.h>
#include <stddef.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/progress.h"
#include "cli/base/signals.h"
#include "cli/base/thread_team.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/grids_option.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/options/time_limit.h"
#include "cli/output/conflict.h"
#include "cli/output/variant_text.h"
#include "cli/rate/rate_model.h"
#include "cli/rate/rate_output.h"
#include "cli/rate/rate_scales.h"
#include "cli/record/records_run.h"

struct rating_run {
    const struct rate_settings *settings;
    ennead_solver *solvers[MOST_THREADS];
    struct rating_tools tools[MOST_THREADS];
    ennead_measuring measuring; /* how far all threads have come */
    bool needs_states;          /* a chosen scale rates states, not puzzles */
};

/* ------------------------------------------------------------------------------------- options */

#define RATING "How it is rated"
#define WRITING "What is written"

static const struct option_row options[] = {
    INPUT_OPTION,
    COLUMN_OPTION,
    SIZE_OPTION,
    BOXES_OPTION,
    SLICE_OPTIONS(GROUP_READING),
    {
        .name = "scale",
        .argument_name = "SCALES",
        .group = RATING,
        .help = "rate on this scale, or on several, such as se,te,b: one of those with techniques, "
                "and any of the others",
        .standard = "se",
        .choices = &scale_choices,
        .takes = LIST_OF_CHOICES,
        .stored = STORE_CHOICES(struct rate_settings, chosen),
    },
    {
        .name = "no-uniqueness",
        .group = RATING,
        .help = "on the scales se and se1181, do not use techniques that assume a unique solution",
        .flag = offsetof(struct rate_settings, without_uniqueness),
    },
    {
        .name = "node-limit",
        .argument_name = "N",
        .group = RATING,
        .help = "give up a puzzle after N search nodes, or on one of the scales after N steps "
                "and nodes of chains, or suppositions; 0: no limit",
        .standard = "0",
        .stored = STORE_NUMBER(struct settings, solving.node_limit, 0, UINT64_MAX),
    },
    {
        .name = "time-limit",
        .argument_name = "SECONDS",
        .group = RATING,
        .help = "give up a puzzle after this time on all scales, such as 0.5; 0: no limit",
        .standard = "0",
        .stored = STORE_SECONDS(struct settings, solving.time_limit),
    },
    RULES_OPTION(RATING),
    THREADS_OPTION(RATING),
    RECORD_FORMAT_OPTION(WRITING, "tsv"),
    OUTPUT_OPTION(WRITING),
    WHERE_OPTION(
        WRITING,
        "er, ep, ed, te, b, w, gw, gb, sw, bxb, bxbb, score, clues, steps, level, verdict, "
        "technique, "
        "puzzle, file, line, note, named columns, count(NAME), has(NAME)"),
    GUARD_FORMULAS_OPTION(WRITING),
    STATS_OPTION(WRITING),
    ISA_OPTION,
    LAST_OPTIONS,
};

/* ---------------------------------------------------------------------------------------- work */

static ennead_status work(void *user, struct slot *slot)
{
    struct rating_run *run = user;
    ennead_solve_options solving = run->settings->common.solving;
    solving.stop = signals_stop();
    solving.solutions = 2;
    const ennead_puzzle_batch batch = {
        .puzzles = slot->puzzles, .count = slot->puzzle_count, .results = slot->results};
    return ennead_solve_batch(run->solvers[slot->thread], &batch, &solving);
}

static void add_to_totals(struct slot *slot, const struct puzzle_rating *rated)
{
    const ennead_verdict verdict =
        rated->verdict == VERDICT_STUCK ? ENNEAD_VERDICT_FOUND : (ennead_verdict)rated->verdict;
    slot->totals.verdicts[verdict]++;
    slot->totals.counters.nodes += rated->steps;
    if (verdict != ENNEAD_VERDICT_UNIQUE)
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

/* Braids come after whips, which say how long they can be at most. */
static bool comes_last(const struct scale *scale)
{
    return scale->is_measure &&
           (scale->measure == ENNEAD_MEASURE_GB ||
            (scale->measure >= ENNEAD_MEASURE_B && scale->measure <= ENNEAD_MEASURE_BXBB));
}

/* Rates on all scales. Returns false if stopped. The scale that has techniques comes first, so what
 * is left of a puzzle's time is what the measures may take. */
static bool rate_puzzle(const struct rate_settings *settings, struct rating_tools *tools,
                        struct puzzle_rating *rated)
{
    const struct time_limit limit = time_limit_begin(&settings->common);
    const struct scale *scale;
    for (int last = 0; last < 2; last++)
        for (size_t at = 0; (scale = scale_next(settings->chosen, &at)) != NULL;) {
            if (comes_last(scale) != (last != 0))
                continue;
            tools->options.time_limit = time_limit_left(&limit);
            if (!scale->rate(tools, scale, rated))
                return false;
        }
    return true;
}

/* Whether the puzzle allows all digits in all cells without a given. */
static bool is_plain(const ennead_puzzle *puzzle)
{
    unsigned missing = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        missing |= puzzle->givens[cell] == 0 ? puzzle->candidates[cell] ^ ENNEAD_ALL_DIGITS : 0U;
    return missing == 0;
}

/* The state of a puzzle. If no scale needs it, only what is written of a plain puzzle: its
 * givens. */
static ennead_state puzzle_state(const struct rating_run *run, const struct slot *slot,
                                 const struct item *item, size_t index)
{
    ennead_state state;
    if (run->needs_states || item->placed.length > 0 || !is_plain(&slot->puzzles[index]))
        return slot_state(slot, item, index);
    memcpy(state.givens, slot->puzzles[index].givens, sizeof state.givens);
    state.limited = false;
    return state;
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    struct rating_run *run = user;
    const struct rate_settings *settings = run->settings;
    const ennead_solve_result *result = &slot->results[index];
    struct record record;
    struct puzzle_rating rated = {.verdict = (int)result->verdict,
                                  .puzzle = item->placed.length == 0 ? &slot->puzzles[index] : NULL,
                                  .state = puzzle_state(run, slot, item, index)};
    if (result->end == ENNEAD_SEARCH_END_STOP ||
        (rated.verdict == ENNEAD_VERDICT_UNIQUE &&
         !rate_puzzle(settings, &run->tools[slot->thread], &rated))) {
        slot->cut = CUT_BY_STOP;
        return;
    }
    add_to_totals(slot, &rated);
    if (rated.verdict == ENNEAD_VERDICT_NONE && !settings->common.quiet)
        conflict_report(slot, item, &slot->puzzles[index]);
    record_begin(&record, &settings->common, slot, item);
    rate_set(&record, settings, &rated);
    slot->totals.solutions += records_add(settings->common.records, &slot->output, &record);
}

static void write_variant(void *user, struct slot *slot, const struct item *item,
                          const struct variant_puzzle *variant)
{
    const struct rating_run *run = user;
    const struct rate_settings *settings = run->settings;
    struct puzzle_rating rated = {.puzzle = NULL};
    struct record record;
    struct text givens = {0};
    if (!rate_by_model(&settings->common, variant, settings->scale->kinds, &rated)) {
        slot->cut = CUT_BY_STOP;
        return;
    }
    add_to_totals(slot, &rated);
    if (rated.verdict == ENNEAD_VERDICT_NONE && !settings->common.quiet)
        conflict_report_of_variant(slot, item, variant);
    variant_add_givens(&givens, variant);
    slot->output.failed = slot->output.failed || givens.failed;
    record_begin(&record, &settings->common, slot, item);
    record_set_title(&record, variant->report.title);
    record_set_text(&record, FIELD_OF_PUZZLE, givens.bytes, givens.length);
    record_set_number(&record, FIELD_OF_CLUES, variant_count_clues(variant));
    variant_set_rules(&record, variant);
    rate_set_steps(&record, settings->scale, &rated);
    if (!givens.failed)
        slot->totals.solutions += records_add(settings->common.records, &slot->output, &record);
    text_free(&givens);
}

static void write_stats(void *user, struct text *text, const struct totals *totals, double seconds)
{
    (void)user;
    text_format(text, "puzzles %" PRIu64 "\n", totals_puzzles(totals));
    text_format(text, "rated %" PRIu64 "\n", totals->verdicts[ENNEAD_VERDICT_UNIQUE]);
    text_format(text, "stuck %" PRIu64 "\n", totals->verdicts[ENNEAD_VERDICT_FOUND]);
    text_format(text, "several %" PRIu64 "\n", totals->verdicts[ENNEAD_VERDICT_SEVERAL]);
    text_format(text, "none %" PRIu64 "\n", totals->verdicts[ENNEAD_VERDICT_NONE]);
    text_format(text, "limit %" PRIu64 "\n", totals->verdicts[ENNEAD_VERDICT_LIMIT]);
    text_format(text, "errors %" PRIu64 "\n", totals->errors);
    text_format(text, "written %" PRIu64 "\n", totals->solutions);
    text_format(text, "steps %" PRIu64 "\n", totals->counters.nodes);
    text_format(text, "seconds %.6f\n", seconds);
    text_format(text, "cpu_seconds %.6f\n", progress_cpu_seconds());
}

/* ------------------------------------------------------------------------------------- the run */

static bool begin_thread(void *user, size_t thread)
{
    struct rating_run *run = user;
    const struct rate_settings *settings = run->settings;
    run->tools[thread].measuring = &run->measuring;
    return ennead_solver_new(NULL, &run->solvers[thread]) == ENNEAD_STATUS_OK &&
           rating_tools_make(&run->tools[thread], settings);
}

/* Sets what the chosen scales need of a run. */
static void set_needs(struct rating_run *run, struct puzzle_command *puzzle_command)
{
    const struct scale *scale;
    for (size_t at = 0; (scale = scale_next(run->settings->chosen, &at)) != NULL;) {
        run->needs_states = run->needs_states || scale->needs_state;
        if (scale->is_measure)
            puzzle_command->measuring = &run->measuring;
    }
}

static void end_thread(void *user, size_t thread)
{
    struct rating_run *run = user;
    ennead_solver_free(run->solvers[thread]);
    rating_tools_free(&run->tools[thread]);
}

/* Finds the scale that has techniques. There may be one. */
static enum exit_code choose_scale(const char *command, struct rate_settings *settings)
{
    const struct scale *scale;
    if (settings->chosen == 0)
        settings->chosen = 1;
    settings->scale = NULL;
    for (size_t at = 0; (scale = scale_next(settings->chosen, &at)) != NULL;) {
        if (settings->scale == NULL)
            settings->scale = scale;
        else if (!scale->is_measure)
            return message_usage(command,
                                 "--scale: %s and %s do not go together; choose one of se, "
                                 "se1181, hodoku and both, which is se and hodoku",
                                 settings->scale->name, scale->name);
    }
    return EXIT_ANSWERED;
}

static enum exit_code complete(const char *command, struct rate_settings *settings)
{
    const enum exit_code code = settings_complete(command, &settings->common);
    return code == EXIT_ANSWERED && settings->without_uniqueness && !settings->scale->needs_rater
               ? message_usage(command, "--no-uniqueness does not go with --scale=%s",
                               settings->scale->name)
               : code;
}

static enum exit_code run_rate(const struct command *command, int argc, char **argv)
{
    struct rate_settings settings = {.chosen = 0};
    struct rating_run run = {.settings = &settings};
    struct puzzle_command puzzle_command = {
        .user = &run,
        .thread_begin = begin_thread,
        .thread_end = end_thread,
        .greeting = "Type or paste puzzles; each is rated when it is whole. Ctrl-D ends.\n",
        .begin = records_begin,
        .work = work,
        .puzzle = write_puzzle,
        .variant = write_variant,
        .error = records_add_error,
        .stats = write_stats,
        .ranks = RANKS_WORK,
        .numbers = NUMBERS_NOT_NEEDED,
    };
    enum exit_code code;
    settings_init(&settings.common);
    settings.common.record_form = RECORDS_AS_TSV;
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    code = choose_scale(command->name, &settings);
    if (code != EXIT_ANSWERED)
        return code;
    set_needs(&run, &puzzle_command);
    struct records records = rate_records(&settings);
    settings.common.records = &records;
    code = complete(command->name, &settings);
    return records_run(command, &settings.common, code, &puzzle_command);
}

static const struct example examples[] = {
    {"ennead rate puzzles.txt", "write ER, EP and ED of each puzzle"},
    {"ennead rate --where='er >= 7 and er < 8 and has(x-wing)' -f line puzzles.txt",
     "select puzzles by rating and technique"},
    {"ennead rate --scale=hodoku --where='level == hard and score < 1200' puzzles.txt",
     "select puzzles by HoDoKu's level and score"},
    {"ennead rate --where='er == ed' puzzles.txt", "select diamonds"},
    {"ennead rate --scale=se1181 puzzles.txt", "rate as Sukaku Explainer does"},
    {"ennead rate --scale=te --where='te >= 2' puzzles.txt",
     "select what one supposition at a time does not solve"},
    {"ennead rate --scale=se,te,b --format=csv puzzles.txt", "rate on three scales"},
    {"ennead rate --time-limit=10 puzzles.txt", "take at most ten seconds for each puzzle"},
};

const struct command rate_command = {
    .name = "rate",
    .arguments = "[OPTION]... [FILE]...",
    .summary = "rate how hard puzzles are",
    .about =
        "Rates each puzzle in each FILE, or on standard input, and writes a row for each, with "
        "fields separated by tabs and their names in the first line:\n"
        "\n"
        "puzzle - its cells, or for a puzzle of pencil marks its candidates.\n"
        "er, ep, ed - the ratings of Sudoku Explainer 1.2.1, or with --scale=se1181 of Sukaku "
        "Explainer 1.18.1: of the hardest step, of the hardest step up to the first digit placed, "
        "and of the first step.\n"
        "technique - that of the hardest step. A puzzle with variant rules or of another size has "
        "no rating; its steps are those of 'ennead explain', and of these kinds: placed (a single "
        "after the values placed), rule (one house or rule), trial (a value is tried).\n"
        "te, b, bxb, bxbb, w, gw, gb, sw - with --scale=te and so on: how much trial and error it "
        "takes. With nothing but these, the other ratings are left out.\n"
        "score, level - HoDoKu's: the sum of the scores of the steps, and easy, medium, hard, "
        "unfair or extreme.\n"
        "verdict - unique; stuck: what one of the scales allows does not solve it; several, none: "
        "no unique solution, so no rating; limit; error: not a puzzle.\n"
        "counts - how many steps of each technique: name:n, separated by commas.\n"
        "steps, clues - how many steps, and how many givens.\n"
        "message, note - what is wrong with the input, and the text next to the puzzle.\n"
        "\n"
        "Each scale fills its own columns. When HoDoKu's techniques get stuck, each cell that is "
        "looked up in the solution adds 10,000 to the score. In --where a name stands for a "
        "technique of the scale, for all techniques whose names begin with it (se, se1181), or for "
        "a family or level (hodoku); a comparison with a missing value is false. docs/ratings.md "
        "explains what the numbers mean.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "every puzzle has one solution and was rated",
    .unanswered = "some puzzle does not, or could not be rated",
    .run = run_rate,
};
