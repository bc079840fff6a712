/* SPDX-License-Identifier: MIT */
/*
 * Totals, and what a puzzle's verdict means for the exit code. Whether a puzzle counts as answered
 * depends on the question: the only solution, any solution, or their number.
 */
#define _GNU_SOURCE 1
#include "cli/batch/stats.h"

#include <inttypes.h>
#include <string.h>

#include "cli/base/progress.h"

static enum exit_code judge(const struct settings *settings, ennead_verdict verdict)
{
    if (verdict == ENNEAD_VERDICT_LIMIT)
        return EXIT_UNANSWERED;
    if (settings->count || settings_many(settings))
        return EXIT_ANSWERED;
    return verdict == ENNEAD_VERDICT_UNIQUE || verdict == ENNEAD_VERDICT_FOUND ? EXIT_ANSWERED
                                                                               : EXIT_UNANSWERED;
}

/* A sum that overflows stays at the maximum, and is printed with ">=". */
static uint64_t add_counts(uint64_t a, uint64_t b)
{
    return a <= UINT64_MAX - b ? a + b : UINT64_MAX;
}

static void add_codes(struct totals *totals, const struct settings *settings)
{
    for (int verdict = 0; verdict <= ENNEAD_VERDICT_LIMIT; verdict++)
        if (totals->verdicts[verdict] > 0)
            totals->code = graver(totals->code, judge(settings, (ennead_verdict)verdict));
}

void totals_add_answers(struct totals *totals, const struct settings *settings,
                        const ennead_solve_answer *answers, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        totals->verdicts[answers[i].verdict]++;
        totals->solutions = add_counts(totals->solutions, answers[i].solutions);
    }
    add_codes(totals, settings);
}

void totals_add_alike(struct totals *totals, const struct settings *settings,
                      const ennead_solve_answer *answer, size_t count)
{
    uint64_t solutions;
    if (__builtin_mul_overflow(answer->solutions, (uint64_t)count, &solutions))
        solutions = UINT64_MAX;
    totals->verdicts[answer->verdict] += count;
    totals->solutions = add_counts(totals->solutions, solutions);
    add_codes(totals, settings);
}

static void add_counters(ennead_solve_counters *sum, const ennead_solve_counters *more)
{
    sum->nodes += more->nodes;
    sum->guesses += more->guesses;
    sum->backtracks += more->backtracks;
    if (sum->depth < more->depth)
        sum->depth = more->depth;
}

void totals_add_sums(struct totals *totals, const ennead_solve_totals *sums)
{
    add_counters(&totals->counters, &sums->counters);
    totals->first_seconds += sums->first_seconds;
    totals->solve_seconds += sums->seconds;
}

void totals_add_result(struct totals *totals, const struct settings *settings,
                       const ennead_solve_result *result)
{
    const ennead_solve_answer answer = {result->verdict, result->end, result->solutions};
    const ennead_solve_totals sums = {result->counters, result->first_seconds, result->seconds};
    totals_add_answers(totals, settings, &answer, 1);
    totals_add_sums(totals, &sums);
}

void totals_add_error(struct totals *totals)
{
    totals->errors++;
    totals->code = graver(totals->code, EXIT_INPUT);
}

void totals_add_model(struct totals *totals, const ennead_model_result *result, size_t cells)
{
    totals->model.filters += result->filters;
    totals->model.unsearched += result->root_candidates == cells;
    totals->model.candidates += result->root_candidates;
    totals->model.last = *result;
}

void totals_merge(struct totals *totals, const struct totals *more)
{
    for (size_t i = 0; i < sizeof totals->verdicts / sizeof totals->verdicts[0]; i++)
        totals->verdicts[i] += more->verdicts[i];
    totals->errors += more->errors;
    totals->solutions = add_counts(totals->solutions, more->solutions);
    add_counters(&totals->counters, &more->counters);
    totals->first_seconds += more->first_seconds;
    totals->solve_seconds += more->solve_seconds;
    totals->model.filters += more->model.filters;
    totals->model.unsearched += more->model.unsearched;
    totals->model.candidates += more->model.candidates;
    totals->model.last = more->model.last;
    totals->code = graver(totals->code, more->code);
}

static uint64_t bits_of(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static double value_of(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

void totals_save(const struct totals *totals, uint64_t numbers[TOTALS_NUMBERS])
{
    size_t count = 0;
    for (size_t i = 0; i <= ENNEAD_VERDICT_LIMIT; i++)
        numbers[count++] = totals->verdicts[i];
    numbers[count++] = totals->errors;
    numbers[count++] = totals->solutions;
    numbers[count++] = totals->counters.nodes;
    numbers[count++] = totals->counters.guesses;
    numbers[count++] = totals->counters.backtracks;
    numbers[count++] = totals->counters.depth;
    numbers[count++] = bits_of(totals->first_seconds);
    numbers[count++] = bits_of(totals->solve_seconds);
    numbers[count++] = totals->model.filters;
    numbers[count++] = totals->model.unsearched;
    numbers[count++] = totals->model.candidates;
    numbers[count] = (uint64_t)totals->code;
}

void totals_restore(struct totals *totals, const uint64_t numbers[TOTALS_NUMBERS])
{
    const uint64_t *next = numbers;
    for (size_t i = 0; i <= ENNEAD_VERDICT_LIMIT; i++)
        totals->verdicts[i] = *next++;
    totals->errors = *next++;
    totals->solutions = *next++;
    totals->counters.nodes = *next++;
    totals->counters.guesses = *next++;
    totals->counters.backtracks = *next++;
    totals->counters.depth = *next++;
    totals->first_seconds = value_of(*next++);
    totals->solve_seconds = value_of(*next++);
    totals->model.filters = *next++;
    totals->model.unsearched = *next++;
    totals->model.candidates = *next++;
    totals->code = (enum exit_code) * next;
}

uint64_t totals_puzzles(const struct totals *totals)
{
    uint64_t puzzles = 0;
    for (size_t i = 0; i < sizeof totals->verdicts / sizeof totals->verdicts[0]; i++)
        puzzles += totals->verdicts[i];
    return puzzles;
}

void totals_print(struct text *text, const struct totals *totals, const struct settings *settings,
                  double seconds)
{
    text_format(text, "puzzles %" PRIu64 "\n", totals_puzzles(totals));
    for (int verdict = 0; verdict <= ENNEAD_VERDICT_LIMIT; verdict++)
        text_format(text, "%s %" PRIu64 "\n", ennead_verdict_name((ennead_verdict)verdict),
                    totals->verdicts[verdict]);
    text_format(text, "errors %" PRIu64 "\n", totals->errors);
    text_format(text, "solutions %s%" PRIu64 "\n",
                totals->solutions < UINT64_MAX ? "" : ">=", totals->solutions);
    text_format(text, "nodes %" PRIu64 "\n", totals->counters.nodes);
    text_format(text, "guesses %" PRIu64 "\n", totals->counters.guesses);
    text_format(text, "backtracks %" PRIu64 "\n", totals->counters.backtracks);
    text_format(text, "depth %" PRIu64 "\n", totals->counters.depth);
    if (settings->solving.engine == ENNEAD_ENGINE_RANDOM)
        text_format(text, "seed %" PRIu64 "\n", settings->solving.seed);
    text_format(text, "seconds %.6f\n", seconds);
    text_format(text, "cpu_seconds %.6f\n", progress_cpu_seconds());
    text_format(text, "first_seconds %.6f\n", totals->first_seconds);
    text_format(text, "solve_seconds %.6f\n", totals->solve_seconds);
}
