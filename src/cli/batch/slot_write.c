/* SPDX-License-Identifier: MIT */
/*
 * Converts the results of a slot to text. This runs on the thread that worked on the slot, so the
 * thread that keeps the order only has to copy. Only a slot with more solutions than were kept is
 * written later, directly to the writer. A slot is cut where its first unfinished puzzle begins;
 * what comes before it is complete.
 */
#include "cli/batch/slot_write.h"

#include <inttypes.h>

#include "cli/base/utf8.h"
#include "cli/batch/puzzle_command.h"
#include "cli/batch/variant_item.h"

/* Reports the place, the error, the line, and a caret below the place. */
static void report_error(struct slot *slot, const struct item *item)
{
    struct text *text = &slot->messages;
    slot_add_place(slot, item);
    text_format(text, ":%" PRIu64 ": %s", item->column,
                item->kind == ITEM_NOTICE ? "notice: " : "");
    text_add(text, slot_text(slot, item->message), item->message.length);
    text_character(text, '\n');
    if (item->excerpt.length == 0)
        return;
    const char *excerpt = slot_text(slot, item->excerpt);
    size_t caret = utf8_add_printable(text, excerpt, item->caret);
    utf8_add_printable(text, excerpt + item->caret, item->excerpt.length - item->caret);
    text_character(text, '\n');
    text_repeat(text, ' ', caret);
    text_string(text, "^\n");
}

static void write_item(struct slot *slot, const struct puzzle_command *command,
                       const struct settings *settings, const struct item *item, size_t index)
{
    switch (item->kind) {
    case ITEM_VARIANT:
    case ITEM_PUZZLE:
        if (item->has_words && !settings->quiet)
            slot_tell_words(slot, item);
        if (command->puzzle != NULL)
            command->puzzle(command->user, slot, item, index);
        break;
    case ITEM_LINES:
        command->lines(command->user, slot, item);
        break;
    case ITEM_ERROR:
        if (command->error != NULL)
            command->error(settings, slot, item);
        totals_add_error(&slot->totals);
        if (!settings->quiet)
            report_error(slot, item);
        break;
    case ITEM_NOTICE:
        if (!settings->quiet)
            report_error(slot, item);
        break;
    case ITEM_TROUBLE:
        text_add(&slot->messages, slot_text(slot, item->message), item->message.length);
        slot->totals.code = graver(slot->totals.code, EXIT_IO);
        break;
    }
}

void slot_write(struct slot *slot, const struct puzzle_command *command,
                const struct settings *settings, struct writer *drain, struct kept_models *kept)
{
    size_t index = 0;
    slot->output.drain = slot->silent > 0 ? NULL : drain;
    if (drain != NULL && !text_reserve_drain(&slot->output)) {
        slot->cut = CUT_BY_MEMORY;
        slot->item_count = 0;
    }
    for (size_t i = 0; i < slot->item_count && slot->cut == NOT_CUT; i++) {
        const struct item *item = &slot->items[i];
        struct totals totals = slot->totals;
        size_t output_end = slot->output.length, messages_end = slot->messages.length;
        slot->output.drained = false;
        if (i == slot->silent)
            slot->output.drain = drain;
        if (model_answers(settings, item))
            variant_item_answer(slot, command, settings, item, index, kept);
        else
            write_item(slot, command, settings, item, index);
        index += item->kind == ITEM_PUZZLE;
        if (slot->output.failed || slot->messages.failed)
            slot->cut = CUT_BY_MEMORY;
        if (slot->cut != NOT_CUT)
            slot->item_count = i;
        /* For lines, each answer is complete. */
        if (slot->cut != NOT_CUT && (item->kind != ITEM_LINES || slot->cut == CUT_BY_MEMORY)) {
            slot->totals = totals;
            slot->messages.length = messages_end;
            /* What has gone to the drain cannot be taken back. */
            if (!slot->output.drained)
                slot->output.length = output_end;
        }
        if (i < slot->silent) {
            slot->totals = totals;
            slot->messages.length = messages_end;
            slot->output.length = output_end;
        }
        slot_place_messages(slot, settings);
    }
    slot->output.drain = NULL;
}
