/* SPDX-License-Identifier: MIT */
/*
 * Totals over all input, for --stats and the exit code. Each slot of the pipeline has its own,
 * which are added up in order.
 */
#ifndef CLI_STATS_H
#define CLI_STATS_H

#include "cli/base/text.h"
#include "cli/options/settings.h"

/* Totals for --engine=model. */
struct model_totals {
    uint64_t filters;
    uint64_t unsearched; /* puzzles solved by propagation alone */
    uint64_t candidates; /* left by propagation in all cells of all puzzles */
    ennead_model_result last;
};

struct totals {
    uint64_t verdicts[ENNEAD_VERDICT_LIMIT + 1];
    uint64_t errors;
    uint64_t solutions;
    ennead_solve_counters counters;
    double first_seconds, solve_seconds;
    struct model_totals model;
    enum exit_code code;
};

void totals_add_result(struct totals *totals, const struct settings *settings,
                       const ennead_solve_result *result);
/* The same for many puzzles, whose results are split in two. */
void totals_add_answers(struct totals *totals, const struct settings *settings,
                        const ennead_solve_answer *answers, size_t count);
/* Adds the same answer several times. */
void totals_add_alike(struct totals *totals, const struct settings *settings,
                      const ennead_solve_answer *answer, size_t count);
void totals_add_sums(struct totals *totals, const ennead_solve_totals *sums);
void totals_add_error(struct totals *totals);
/* Adds a model's result to the totals for --engine=model. */
void totals_add_model(struct totals *totals, const ennead_model_result *result, size_t cells);
void totals_merge(struct totals *totals, const struct totals *more);
/* The totals as plain numbers, and back. */
enum { TOTALS_NUMBERS = 17 };
void totals_save(const struct totals *totals, uint64_t numbers[TOTALS_NUMBERS]);
void totals_restore(struct totals *totals, const uint64_t numbers[TOTALS_NUMBERS]);
uint64_t totals_puzzles(const struct totals *totals);

/* Adds the text of --stats; `seconds` is the total wall time. */
void totals_print(struct text *text, const struct totals *totals, const struct settings *settings,
                  double seconds);

#endif
