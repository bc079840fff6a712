/* SPDX-License-Identifier: MIT */
/*
 * Items that a model answers: read, and handed to the command.
 */
#ifndef CLI_VARIANT_ITEM_H
#define CLI_VARIANT_ITEM_H

#include "cli/batch/slot.h"

struct puzzle_command;

/* Whether plain puzzles are answered by a model too. */
bool models_answer_all(const struct settings *settings);

/* Whether a model answers an item: here it is decided which engine does. */
bool model_answers(const struct settings *settings, const struct item *item);

/* Reads the text or grid of an item and hands it to the command, or says what is wrong with it. `kept`
 * is a model of a thread for plain grids, made when it is NULL and needed, to be freed by
 * ennead_model_free; without a place for it each gets a model of its own. */
void variant_item_answer(struct slot *slot, const struct puzzle_command *command,
                         const struct settings *settings, const struct item *item, size_t index,
                         ennead_model **kept);

/* How the numbers of a puzzle are written. */
ennead_notation variant_notation(const struct item *item, const ennead_description *d);

/* The options of a model that the settings ask for. */
ennead_model_options variant_model_options(const struct settings *settings);

#endif
