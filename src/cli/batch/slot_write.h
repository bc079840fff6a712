/* SPDX-License-Identifier: MIT */
/*
 * Converts the results of a slot to the text that is written.
 */
#ifndef CLI_SLOT_WRITE_H
#define CLI_SLOT_WRITE_H

#include "cli/base/writer.h"
#include "cli/batch/slot.h"

struct kept_models;
struct puzzle_command;

/* Writes the text of a slot that has been worked on. With SLOT_TO_WRITE, `drain` receives what
 * would be too long for memory. `kept` is as for variant_item_answer. */
void slot_write(struct slot *slot, const struct puzzle_command *command,
                const struct settings *settings, struct writer *drain, struct kept_models *kept);

#endif
