/* SPDX-License-Identifier: MIT */
/*
 * Items that a model answers: reads them and passes them to the command.
 */
#ifndef CLI_VARIANT_ITEM_H
#define CLI_VARIANT_ITEM_H

#include "cli/batch/slot.h"

struct puzzle_command;

/* Whether plain puzzles are answered by a model too. */
bool models_answer_all(const struct settings *settings);

/* Whether a model answers an item; this decides which engine is used. */
bool model_answers(const struct settings *settings, const struct item *item);

/* The models that a thread keeps from item to item. */
struct kept_models {
    ennead_model *plain, *other; /* for plain grids, and for grids of other sizes; NULL: not made */
    ennead_description *of_other; /* the description of the second, whatever its cells may hold */
};

void kept_models_free(struct kept_models *kept);

/* Reads the text or grid of an item and passes it to the command, or reports what is wrong. If
 * `kept` is NULL, each item gets its own model. */
void variant_item_answer(struct slot *slot, const struct puzzle_command *command,
                         const struct settings *settings, const struct item *item, size_t index,
                         struct kept_models *kept);

/* How the numbers of a puzzle are written. */
ennead_notation variant_notation(const struct item *item, const ennead_description *d);

/* The options for a model, from the settings. */
ennead_model_options variant_model_options(const struct settings *settings);

#endif
