/* SPDX-License-Identifier: MIT */
/*
 * From solved puzzles to text. This runs on the thread that solved them, so that writing costs the
 * one thread that keeps the order no more than a copy; only a slot with more solutions than were
 * kept is written later, straight into the writer.
 *
 * A slot is cut where its first unfinished puzzle begins: what comes before it is whole.
 */
#include <inttypes.h>
#include <string.h>

#include "cli/output.h"
#include "cli/slot.h"
#include "cli/utf8.h"

static const char *in_arena(const struct slot *slot, struct span span)
{
    return span.length > 0 ? slot->arena.bytes + span.at : "";
}

static void add_place(struct text *text, const struct item *item)
{
    utf8_add_printable(text, item->name, strlen(item->name));
    text_format(text, ":%" PRIu64, item->line);
}

/* The place, what is wrong, the line, and a caret under the place. */
static void say_fault(struct slot *slot, const struct item *item)
{
    struct text *text = &slot->messages;
    add_place(text, item);
    text_format(text, ":%" PRIu64 ": %s", item->column,
                item->kind == ITEM_NOTICE ? "notice: " : "");
    text_add(text, in_arena(slot, item->message), item->message.length);
    text_character(text, '\n');
    if (item->excerpt.length == 0)
        return;
    const char *excerpt = in_arena(slot, item->excerpt);
    size_t caret = utf8_add_printable(text, excerpt, item->caret);
    utf8_add_printable(text, excerpt + item->caret, item->excerpt.length - item->caret);
    text_character(text, '\n');
    text_repeat(text, ' ', caret);
    text_string(text, "^\n");
}

static void say_clash(struct slot *slot, const struct item *item, const ennead_conflict *conflict)
{
    char first[CELL_NAME_SIZE], second[CELL_NAME_SIZE];
    output_cell_name(conflict->cells[0], first);
    output_cell_name(conflict->cells[1], second);
    add_place(&slot->messages, item);
    text_format(&slot->messages, ": no solution: %s and %s are both %d\n", first, second,
                conflict->digit);
}

static void write_error(struct slot *slot, const struct settings *settings, const struct item *item)
{
    struct answer answer = {
        .kind = ANSWER_ERROR,
        .name = item->name,
        .line = item->line,
        .column = item->column,
        .message = in_arena(slot, item->message), /* feed.c terminates it */
    };
    settings->output->answer(&slot->output, settings, &answer);
    totals_add_error(&slot->totals);
    if (!settings->quiet)
        say_fault(slot, item);
}

static void write_puzzle(struct slot *slot, const struct settings *settings,
                         const struct room *room, const struct item *item, size_t index)
{
    const ennead_result *result = &slot->results[index];
    ennead_options options = settings->solving;
    options.stream = slot->first_puzzle + index;
    ennead_conflict conflict;
    bool clash =
        result->verdict == ENNEAD_NONE && ennead_puzzle_conflict(&slot->puzzles[index], &conflict);
    struct solutions solutions = {
        .puzzle = &slot->puzzles[index],
        .options = &options,
        .kept = room->kept > 0 ? slot->solutions + index * room->kept : NULL,
        .kept_count = result->solutions < room->kept ? result->solutions : room->kept,
        .total = result->solutions,
        .text = &slot->output,
    };
    struct answer answer = {
        .kind = ANSWER_SOLVED,
        .name = item->name,
        .line = item->line,
        .column = item->column,
        .note = in_arena(slot, item->note),
        .note_length = item->note.length,
        .number = slot->first_puzzle + index,
        .puzzle = &slot->puzzles[index],
        .result = result,
        .conflict = clash ? &conflict : NULL,
        .solutions = &solutions,
    };
    settings->output->answer(&slot->output, settings, &answer);
    solutions_end(&solutions);
    slot->cut = solutions.cut;
    if (slot->cut != NOT_CUT)
        return;
    totals_add_result(&slot->totals, settings, result);
    if (clash && !settings->quiet)
        say_clash(slot, item, &conflict);
}

static void write_item(struct slot *slot, const struct settings *settings, const struct room *room,
                       const struct item *item, size_t index)
{
    switch (item->kind) {
    case ITEM_PUZZLE:
        if (slot->results[index].end == ENNEAD_ENDED_STOP)
            slot->cut = CUT_BY_STOP;
        else
            write_puzzle(slot, settings, room, item, index);
        break;
    case ITEM_ERROR:
        write_error(slot, settings, item);
        break;
    case ITEM_NOTICE:
        if (!settings->quiet)
            say_fault(slot, item);
        break;
    case ITEM_TROUBLE:
        text_add(&slot->messages, in_arena(slot, item->message), item->message.length);
        slot->totals.code = graver(slot->totals.code, EXIT_IO);
        break;
    }
}

void slot_write(struct slot *slot, const struct settings *settings, const struct room *room,
                struct writer *drain)
{
    size_t index = 0;
    slot->output.drain = drain;
    for (size_t i = 0; i < slot->item_count && slot->cut == NOT_CUT; i++) {
        struct item *item = &slot->items[i];
        struct totals totals = slot->totals;
        size_t output_end = slot->output.length, messages_end = slot->messages.length;
        write_item(slot, settings, room, item, index);
        index += item->kind == ITEM_PUZZLE;
        if (slot->output.failed || slot->messages.failed)
            slot->cut = CUT_BY_MEMORY;
        if (slot->cut != NOT_CUT) {
            slot->totals = totals;
            slot->item_count = i;
            slot->messages.length = messages_end;
            /* What has gone down the drain cannot be taken back. */
            if (drain == NULL)
                slot->output.length = output_end;
        }
        item->output_end = slot->output.length;
        item->messages_end = slot->messages.length;
    }
    slot->output.drain = NULL;
}
