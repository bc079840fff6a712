/* SPDX-License-Identifier: MIT */
/*
 * The arrays of a slot follow a head, one after the other. Names of files are numbers in the list
 * of files, which both processes have; numbers of lines are made whole before they leave.
 *
 *     records   [head][items][puzzles][lines][arena]
 *     answers   [head][whole lines][output][messages], and if they are to be written later
 *               [results][solutions][lines][their answers][their conflicts]
 */
#define _GNU_SOURCE 1
#include "cli/batch/slot_parcel.h"

#include <string.h>

struct head {
    size_t id, items, puzzles, lines, arena, silent;
    uint64_t first_puzzle;
    enum parcel_kind kind;
    enum { SLOT_IS_THERE, SLOT_IS_NOT } slot;
};

struct answers_head {
    size_t id, items, whole_lines, output, messages;
    unsigned state, cut, known;
    struct totals totals;
};

/* A place in the text of a parcel. */
struct opened {
    const char *at;
};

static void add(struct text *text, const void *bytes, size_t length)
{
    text_add(text, bytes, length);
}

static void take(struct opened *opened, void *bytes, size_t length)
{
    if (length > 0)
        memcpy(bytes, opened->at, length);
    opened->at += length;
}

/* ------------------------------------------------------------------------------ names of files */

/* Of records that are not from a file of the list. */
static const char *const other_names[] = {"-", "number"};

enum { OTHER_NAMES = sizeof other_names / sizeof other_names[0] };

static size_t name_number(const struct settings *settings, const char *name)
{
    for (size_t i = 0; i < settings->file_count; i++)
        if (settings->files[i] == name)
            return i + OTHER_NAMES;
    size_t other = 0;
    while (other + 1 < OTHER_NAMES && strcmp(other_names[other], name) != 0)
        other++;
    return other;
}

static const char *name_of_number(const struct settings *settings, size_t number)
{
    return number < OTHER_NAMES ? other_names[number] : settings->files[number - OTHER_NAMES];
}

/* ------------------------------------------------------------------------------------- records */

void parcel_pack(struct text *text, enum parcel_kind kind, const struct slot *slot, size_t id,
                 const struct settings *settings)
{
    struct head head = {.id = id, .kind = kind, .slot = SLOT_IS_NOT};
    if (slot != NULL)
        head = (struct head){.id = id,
                             .items = slot->item_count,
                             .puzzles = slot->puzzle_count,
                             .lines = slot->lines.count,
                             .arena = slot->arena.length,
                             .silent = slot->silent,
                             .first_puzzle = slot->first_puzzle,
                             .kind = kind,
                             .slot = SLOT_IS_THERE};
    add(text, &head, sizeof head);
    if (slot == NULL)
        return;
    for (size_t i = 0; i < head.items; i++) {
        struct item item = slot->items[i];
        const size_t name = name_number(settings, item.name);
        item.line = slot_line(&item);
        item.before = NULL;
        add(text, &item, sizeof item);
        add(text, &name, sizeof name);
    }
    add(text, slot->puzzles, head.puzzles * sizeof *slot->puzzles);
    add(text, slot->lines.text, head.lines * LINE_BYTES);
    add(text, slot->arena.bytes, head.arena);
}

bool parcel_unpack(const struct text *text, struct slot *slot, const struct settings *settings,
                   enum parcel_kind *kind, size_t *id)
{
    struct opened opened = {text->bytes};
    struct head head;
    take(&opened, &head, sizeof head);
    *kind = head.kind;
    *id = head.id;
    slot->item_count = head.items;
    slot->puzzle_count = head.puzzles;
    slot->lines.count = head.lines;
    slot->silent = head.silent;
    slot->first_puzzle = head.first_puzzle;
    for (size_t i = 0; i < head.items; i++) {
        size_t name;
        take(&opened, &slot->items[i], sizeof slot->items[i]);
        take(&opened, &name, sizeof name);
        slot->items[i].name = name_of_number(settings, name);
    }
    take(&opened, slot->puzzles, head.puzzles * sizeof *slot->puzzles);
    take(&opened, slot->lines.text, head.lines * LINE_BYTES);
    slot->lines.known = CONFLICTS_UNKNOWN;
    text_add(&slot->arena, opened.at, head.arena);
    if (slot->arena.failed)
        slot->cut = CUT_BY_MEMORY;
    return head.slot == SLOT_IS_THERE;
}

/* ------------------------------------------------------------------------------------- answers */

static size_t conflict_bytes(const struct slot *slot)
{
    return (slot->lines.count + 63) / 64 * sizeof *slot->lines.conflicts;
}

void parcel_pack_answers(struct text *text, const struct slot *slot, size_t id,
                         const struct room *room)
{
    const struct answers_head head = {
        .id = id,
        .items = slot->item_count,
        .whole_lines = slot->whole_lines,
        .output = slot->output.length,
        .messages = slot->messages.length,
        .state = slot->state,
        .cut = (unsigned)slot->cut,
        .known = slot->lines.known,
        .totals = slot->totals,
    };
    add(text, &head, sizeof head);
    add(text, slot->lines.text, head.whole_lines * LINE_BYTES);
    add(text, slot->output.bytes, head.output);
    add(text, slot->messages.bytes, head.messages);
    if (slot->state == SLOT_WRITTEN)
        return;
    add(text, slot->results, slot->puzzle_count * sizeof *slot->results);
    add(text, slot->solutions, slot->puzzle_count * room->kept * sizeof *slot->solutions);
    add(text, slot->lines.text, slot->lines.count * LINE_BYTES);
    add(text, slot->lines.answers, slot->lines.count * sizeof *slot->lines.answers);
    add(text, slot->lines.conflicts, conflict_bytes(slot));
}

size_t parcel_id(const struct text *text)
{
    struct opened opened = {text->bytes};
    struct answers_head head;
    take(&opened, &head, sizeof head);
    return head.id;
}

/* What comes before the first answer may be in the slot's output already. */
static void take_text(struct opened *opened, struct slot *slot, const struct answers_head *head)
{
    const size_t lines = head->whole_lines * LINE_BYTES;
    if (slot->output.length == 0) {
        take(opened, slot->lines.text, lines);
        slot->whole_lines = head->whole_lines;
    } else {
        text_add(&slot->output, opened->at, lines);
        opened->at += lines;
    }
    text_add(&slot->output, opened->at, head->output);
    text_add(&slot->messages, opened->at + head->output, head->messages);
    opened->at += head->output + head->messages;
}

void parcel_unpack_answers(const struct text *text, struct slot *slot, const struct room *room)
{
    struct opened opened = {text->bytes};
    struct answers_head head;
    take(&opened, &head, sizeof head);
    slot->item_count = head.items;
    slot->state = head.state == SLOT_WRITTEN ? SLOT_WRITTEN : SLOT_TO_WRITE;
    slot->cut = (enum cut)head.cut;
    slot->totals = head.totals;
    take_text(&opened, slot, &head);
    if (slot->output.failed || slot->messages.failed)
        slot->cut = CUT_BY_MEMORY;
    if (slot->state == SLOT_WRITTEN)
        return;
    take(&opened, slot->results, slot->puzzle_count * sizeof *slot->results);
    take(&opened, slot->solutions, slot->puzzle_count * room->kept * sizeof *slot->solutions);
    take(&opened, slot->lines.text, slot->lines.count * LINE_BYTES);
    take(&opened, slot->lines.answers, slot->lines.count * sizeof *slot->lines.answers);
    slot->lines.known = head.known == CONFLICTS_KNOWN ? CONFLICTS_KNOWN : CONFLICTS_UNKNOWN;
    take(&opened, slot->lines.conflicts, conflict_bytes(slot));
}
