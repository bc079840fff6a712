/* SPDX-License-Identifier: MIT */
/*
 * What `explain`, `hint` and `check` tell of a puzzle with rules of its own: the steps that its
 * rules give, the next of them, and whether it is well made.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/options.h"
#include "cli/variants.h"

/* The model of a variant; NULL: what is wrong has been said. */
static ennead_model *model_of(struct slot *slot, const struct settings *settings,
                              const struct item *item, const struct variant *variant)
{
    const ennead_model_options options = variants_options(settings);
    char message[ENNEAD_MESSAGE_SIZE];
    ennead_model *model;
    ennead_status status = ennead_model_new(&variant->description, &options, NULL, message, &model);
    if (status == ENNEAD_OUT_OF_MEMORY)
        slot->cut = CUT_BY_MEMORY;
    if (status == ENNEAD_BAD_ARGUMENT)
        variants_say(slot, settings, item, message);
    return model;
}

static size_t cell_count(const struct variant *variant)
{
    return (size_t)variant->description.rows * (size_t)variant->description.columns;
}

static bool is_solved(const struct variant *variant, const uint64_t *candidates)
{
    for (size_t cell = 0; cell < cell_count(variant); cell++)
        if (__builtin_popcountll(candidates[cell]) != 1)
            return false;
    return true;
}

/* ------------------------------------------------------------------------------------- explain */

static void write_solution(struct text *text, const struct settings *settings,
                           const struct variant *variant, const uint64_t *candidates)
{
    uint8_t values[ENNEAD_MOST_CELLS];
    for (size_t cell = 0; cell < cell_count(variant); cell++)
        values[cell] =
            (uint8_t)(__builtin_ctzll(candidates[cell]) + variant->description.first_value);
    variants_add_picture(text, settings, variant, values);
}

void explain_variant(const void *user, struct slot *slot, const struct item *item,
                     const struct variant *variant)
{
    const struct settings *settings = user;
    struct text *text = &slot->output;
    ennead_model *model = model_of(slot, settings, item, variant);
    uint64_t candidates[ENNEAD_MOST_CELLS];
    char sentence[ENNEAD_SENTENCE_SIZE], number[32];
    int steps = 0;
    if (model == NULL)
        return;
    memcpy(candidates, variant->description.candidates, cell_count(variant) * sizeof *candidates);
    variants_add_name(text, item, variant);
    variants_add_picture(text, settings, variant, NULL);
    variants_add_rules(text, variant);
    while (ennead_model_explain(model, candidates, sentence) == ENNEAD_OK) {
        size_t indent = (size_t)snprintf(number, sizeof number, "\n%3d. ", ++steps) - 1;
        text_string(text, number);
        options_wrapped(text, sentence, indent, indent);
    }
    ennead_model_free(model);
    const bool solved = is_solved(variant, candidates) && sentence[0] == '\0';
    text_character(text, '\n');
    if (sentence[0] != '\0')
        text_format(text, "No solution: %s\n", sentence);
    else if (!solved)
        text_string(text, "Stuck: no single trial fails.\n");
    else
        write_solution(text, settings, variant, candidates);
    if (solved)
        text_format(text, "Solved in %d steps.\n", steps);
    if (!solved)
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

/* ---------------------------------------------------------------------------------------- hint */

void hint_variant(const void *user, struct slot *slot, const struct item *item,
                  const struct variant *variant)
{
    const struct settings *settings = user;
    ennead_model *model = model_of(slot, settings, item, variant);
    uint64_t candidates[ENNEAD_MOST_CELLS];
    char sentence[ENNEAD_SENTENCE_SIZE];
    if (model == NULL)
        return;
    memcpy(candidates, variant->description.candidates, cell_count(variant) * sizeof *candidates);
    variants_add_name(&slot->output, item, variant);
    ennead_status status = ennead_model_explain(model, candidates, sentence);
    ennead_model_free(model);
    if (status == ENNEAD_OK) {
        options_wrapped(&slot->output, sentence, 0, 0);
        return;
    }
    if (sentence[0] == '\0' && is_solved(variant, candidates)) {
        text_string(&slot->output, "It is solved.\n");
        return;
    }
    text_format(&slot->output, "%s%s\n", sentence[0] != '\0' ? "There is no solution: " : "",
                sentence[0] != '\0' ? sentence : "No rule and no single trial finds a step here.");
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}

/* --------------------------------------------------------------------------------------- check */

static bool is_given(uint64_t candidates)
{
    return candidates != 0 && (candidates & (candidates - 1)) == 0;
}

/* What the search says of a state. */
static ennead_status ask(ennead_model *model, const uint64_t *candidates, ennead_verdict *verdict)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    ennead_status status = ennead_model_start(model, candidates);
    while (status == ENNEAD_OK)
        status = ennead_model_next(model, solution);
    ennead_model_result_of(model, &result);
    *verdict = result.search.verdict;
    return status == ENNEAD_END ? ENNEAD_OK : status;
}

struct checked {
    ennead_verdict verdict;
    int clues;
    uint16_t redundant[ENNEAD_MOST_CELLS]; /* clues of which each alone can be left out */
    size_t redundant_count;
};

static ennead_status check(ennead_model *model, const struct variant *variant,
                           struct checked *checked)
{
    uint64_t candidates[ENNEAD_MOST_CELLS];
    const uint64_t all = UINT64_MAX >> (64 - variant->description.values);
    memcpy(candidates, variant->description.candidates, cell_count(variant) * sizeof *candidates);
    ennead_status status = ask(model, NULL, &checked->verdict);
    for (size_t cell = 0; status == ENNEAD_OK && cell < cell_count(variant); cell++) {
        const uint64_t given = candidates[cell];
        ennead_verdict verdict = ENNEAD_SEVERAL;
        if (!is_given(given))
            continue;
        checked->clues++;
        if (checked->verdict != ENNEAD_UNIQUE)
            continue;
        candidates[cell] = all;
        status = ask(model, candidates, &verdict);
        candidates[cell] = given;
        if (verdict == ENNEAD_UNIQUE)
            checked->redundant[checked->redundant_count++] = (uint16_t)cell;
    }
    return status;
}

void check_variant(const void *user, struct slot *slot, const struct item *item,
                   const struct variant *variant)
{
    const struct settings *settings = user;
    struct text *text = &slot->output;
    struct checked checked = {.clues = 0};
    ennead_model *model = model_of(slot, settings, item, variant);
    if (model == NULL)
        return;
    ennead_status status = check(model, variant, &checked);
    ennead_model_free(model);
    if (status != ENNEAD_OK) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    slot->totals.verdicts[checked.verdict]++;
    if (checked.verdict != ENNEAD_UNIQUE)
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (settings->quiet)
        return;
    text_format(text, "%s\t%d\t%s\t", ennead_verdict_name(checked.verdict), checked.clues,
                checked.verdict != ENNEAD_UNIQUE ? "-"
                : checked.redundant_count == 0   ? "yes"
                                                 : "no");
    if (checked.redundant_count == 0)
        text_character(text, '-');
    for (size_t i = 0; i < checked.redundant_count; i++)
        text_format(text, "%sr%dc%d", i > 0 ? " " : "",
                    checked.redundant[i] / variant->description.columns + 1,
                    checked.redundant[i] % variant->description.columns + 1);
    text_string(text, "\t-\t-\n");
}
