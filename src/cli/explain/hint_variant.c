/* SPDX-License-Identifier: MIT */
/*
 * What `hint` says of a puzzle with rules of its own: the next step that its rules give.
 */
#include "cli/explain/hint_variant.h"

#include <string.h>

#include "cli/options/command_help.h"
#include "cli/options/options.h"
#include "cli/output/variant_text.h"

static size_t cell_count(const struct variant_puzzle *variant)
{
    return (size_t)variant->description.rows * (size_t)variant->description.columns;
}

static void add_stages(struct text *text, const struct variant_puzzle *variant,
                       const ennead_model_step *step, const bool wanted[ENNEAD_HINT_MOVE + 1])
{
    char words[ENNEAD_SENTENCE_SIZE];
    for (int stage = 0; stage <= ENNEAD_HINT_MOVE; stage++) {
        const size_t length = ennead_write_model_hint(&variant->description, step,
                                                      (ennead_hint)stage, words, sizeof words);
        if (wanted[stage] && length > 0)
            options_wrapped(text, words, 0, 0);
    }
}

void hint_variant(struct slot *slot, const struct item *item, const struct variant_puzzle *variant,
                  const bool wanted[ENNEAD_HINT_MOVE + 1])
{
    uint64_t candidates[ENNEAD_MOST_CELLS];
    ennead_model_step step;
    memcpy(candidates, variant->description.candidates, cell_count(variant) * sizeof *candidates);
    if (item->number > 0)
        text_character(&slot->output, '\n');
    variant_add_name(&slot->output, item, variant);
    if (ennead_model_step_next(variant->model, ENNEAD_MODEL_REASON_TRIAL, candidates, &step) ==
        ENNEAD_STATUS_OK) {
        add_stages(&slot->output, variant, &step, wanted);
        return;
    }
    if (step.text[0] == '\0' && variant_is_solved(variant, candidates)) {
        text_string(&slot->output, "It is solved.\n");
        return;
    }
    text_format(&slot->output, "%s%s\n", step.text[0] != '\0' ? "There is no solution: " : "",
                step.text[0] != '\0' ? step.text
                                     : "No rule and no single trial finds a step here.");
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
}
