/* SPDX-License-Identifier: MIT */
/*
 * Items that are puzzles with rules of their own: read, and handed to the command.
 */
#ifndef CLI_VARIANT_ITEM_H
#define CLI_VARIANT_ITEM_H

#include "cli/batch/slot.h"

struct puzzle_command;

/* Reads the text or grid of an item and hands it to the command, or says what is wrong with it. */
void variant_item_answer(struct slot *slot, const struct puzzle_command *command,
                         const struct settings *settings, const struct item *item, size_t index);

/* The options of a model that the settings ask for. */
ennead_model_options variant_model_options(const struct settings *settings);

#endif
