/* SPDX-License-Identifier: MIT */
/*
 * From a slot that is worked on to the text that goes out.
 */
#ifndef CLI_SLOT_WRITE_H
#define CLI_SLOT_WRITE_H

#include "cli/base/writer.h"
#include "cli/batch/slot.h"

struct puzzle_command;

/* Writes out a slot that is worked on, as text. With SLOT_TO_WRITE `drain` takes what would be too
 * long for memory. `kept` is as for variant_item_answer. */
void slot_write(struct slot *slot, const struct puzzle_command *command,
                const struct settings *settings, struct writer *drain, ennead_model **kept);

#endif
