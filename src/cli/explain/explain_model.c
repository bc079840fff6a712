/* SPDX-License-Identifier: MIT */
/*
 * `ennead explain --engine=model`: the steps of the constraint model as a numbered list of
 * sentences. Candidates that are taken away are told one reason at a time.
 */
#include "cli/explain/explain_model.h"

#include <inttypes.h>
#include <string.h>

#include "cli/base/signals.h"
#include "cli/base/utf8.h"
#include "cli/batch/puzzle_model.h"
#include "cli/options/command_help.h"
#include "cli/options/options.h"
#include "cli/options/time_limit.h"

static bool is_solved(const uint64_t candidates[ENNEAD_CELLS])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (__builtin_popcountll(candidates[cell]) != 1)
            return false;
    return true;
}

/* How it ended: what is left, and what is wrong with that. */
static void write_end(struct slot *slot, const ennead_model *model,
                      const uint64_t candidates[ENNEAD_CELLS],
                      const char sentence[ENNEAD_SENTENCE_SIZE])
{
    struct text *text = &slot->output;
    ennead_model_result result;
    ennead_model_get_result(model, &result);
    const bool solved = is_solved(candidates) && sentence[0] == '\0';
    if (sentence[0] != '\0') {
        text_string(text, "No solution: ");
        options_wrapped(text, sentence, 0, strlen("No solution: "));
    } else {
        text_string(text, solved ? "Solved.\n"
                          : result.search.end == ENNEAD_SEARCH_END_TIME
                              ? "The time limit came first.\n"
                              : "Stuck: no single trial fails.\n");
    }
    if (!solved)
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

void explain_by_model(const struct settings *settings, struct slot *slot, const struct item *item,
                      const ennead_puzzle *puzzle)
{
    enum { INDENT = 5 };
    struct text *text = &slot->output;
    ennead_model *model;
    uint64_t candidates[ENNEAD_CELLS];
    char sentence[ENNEAD_SENTENCE_SIZE];
    int steps = 0;
    ennead_model_options options;
    const struct time_limit limit = time_limit_begin(settings);
    ennead_model_options_init(&options);
    options.stop = signals_stop();
    if (puzzle_model_new(NULL, &options, &model) != ENNEAD_STATUS_OK) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] = puzzle_model_values(puzzle, cell);
    utf8_add_printable(text, item->name, strlen(item->name));
    text_format(text, ":%" PRIu64 "\n", item->line);
    while (ennead_model_set_time_limit(model, time_limit_left(&limit)) == ENNEAD_STATUS_OK &&
           ennead_model_explain(model, candidates, sentence) == ENNEAD_STATUS_OK) {
        text_format(text, "%3d. ", ++steps);
        options_wrapped(text, sentence, INDENT, INDENT);
    }
    write_end(slot, model, candidates, sentence);
    ennead_model_free(model);
    if (signals_stopped())
        slot->cut = CUT_BY_STOP;
}
