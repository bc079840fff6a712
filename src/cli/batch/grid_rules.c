/* SPDX-License-Identifier: MIT */
#include "cli/batch/grid_rules.h"

#include <string.h>

/* The most bytes that the rules of one puzzle may have. */
enum { LONGEST_RULES = 1 << 24 };

void grid_rules_restart(struct grid_rules *rules)
{
    text_empty(&rules->before, 0);
    rules->grid = GRID_TO_COME;
    rules->seen = false;
}

static void add_cell(struct text *text, const ennead_puzzle *puzzle, int cell)
{
    const unsigned candidates = puzzle->candidates[cell];
    if (puzzle->givens[cell] > 0) {
        text_character(text, (char)('0' + puzzle->givens[cell]));
    } else if (candidates == 0x1ff) {
        text_character(text, '.');
    } else {
        text_character(text, '[');
        for (int digit = 1; digit <= 9; digit++)
            if ((candidates >> (digit - 1) & 1) != 0)
                text_character(text, (char)('0' + digit));
        text_character(text, ']');
    }
}

/* Advances to a line, and adds a text that is on it. */
static void add_line(struct grid_rules *rules, struct text *text, uint64_t line, const char *bytes,
                     size_t length)
{
    text_repeat(text, '\n', (size_t)(line - rules->last_line));
    text_add(text, bytes, length);
    rules->last_line = line;
}

/* Ends the text of an item, which began at `at` in the arena. */
static void end_text(struct slot *slot, struct item *item, size_t at)
{
    item->kind = ITEM_VARIANT;
    item->note = (struct arena_span){at, slot->arena.length - at};
}

/* Makes an item with rules from the last puzzle of the slot. */
static void make_variant(struct grid_rules *rules, struct slot *slot, struct item *item,
                         const ennead_puzzle *puzzle)
{
    const size_t at = slot->arena.length;
    const uint64_t line = item->line;
    item->excerpt = item->note; /* its title */
    item->column = 1;
    if (rules->before.length > 0) {
        item->line = rules->first_line;
        text_add(&slot->arena, rules->before.bytes, rules->before.length);
    } else {
        rules->last_line = line;
    }
    item->grid_line = line - item->line + 1;
    add_line(rules, &slot->arena, line, "grid ", 5);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        add_cell(&slot->arena, puzzle, cell);
    end_text(slot, item, at);
    text_empty(&rules->before, 0);
}

/* Splits the last line off its item: it becomes an item of its own, right after it. */
static struct item *split_lines(struct grid_rules *rules, struct slot *slot, ennead_puzzle *puzzle)
{
    struct item *lines = &slot->items[rules->item];
    const char *text = slot->lines.text + --slot->lines.count * LINE_BYTES;
    uint8_t givens[ENNEAD_CELLS];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        givens[cell] = (uint8_t)(text[cell] >= '1' && text[cell] <= '9' ? text[cell] - '0' : 0);
    (void)ennead_puzzle_from_givens(givens, puzzle);
    struct item item = *lines;
    item.line += --lines->run.length;
    item.place += lines->run.length * lines->stride;
    item.note = (struct arena_span){0, 0};
    if (lines->run.length > 0) {
        rules->item++;
        memmove(lines + 2, lines + 1, (slot->item_count - rules->item) * sizeof *lines);
        slot->item_count++;
    }
    slot->items[rules->item] = item;
    return &slot->items[rules->item];
}

static struct item *convert(struct grid_rules *rules, struct slot *slot)
{
    ennead_puzzle puzzle;
    struct item *item = &slot->items[rules->item];
    if (item->kind == ITEM_LINES)
        item = split_lines(rules, slot, &puzzle);
    else
        puzzle = slot->puzzles[--slot->puzzle_count];
    make_variant(rules, slot, item, &puzzle);
    return item;
}

size_t grid_rules_take_puzzle(struct grid_rules *rules, struct slot *slot)
{
    const bool first = rules->grid == GRID_TO_COME;
    rules->grid = GRID_OPEN;
    rules->item = slot->item_count - 1;
    if (!first || rules->before.length == 0)
        return 0;
    convert(rules, slot);
    return 1;
}

/* Moves the text of an item to the end of the arena, where it can grow. */
static void move_to_end(struct slot *slot, struct item *item)
{
    struct text *arena = &slot->arena;
    const struct arena_span from = item->note;
    if (from.at + from.length == arena->length)
        return;
    item->note.at = arena->length;
    text_repeat(arena, ' ', from.length);
    if (!arena->failed)
        memcpy(arena->bytes + item->note.at, arena->bytes + from.at, from.length);
}

void grid_rules_take_variant(struct grid_rules *rules, struct slot *slot)
{
    struct item *item = &slot->items[slot->item_count - 1];
    const bool first = rules->grid == GRID_TO_COME;
    rules->grid = GRID_OPEN;
    rules->item = slot->item_count - 1;
    rules->last_line = item->line;
    if (!first || rules->before.length == 0)
        return;
    move_to_end(slot, item);
    text_add(&slot->arena, rules->before.bytes, rules->before.length);
    end_text(slot, item, item->note.at);
    text_empty(&rules->before, 0);
}

void grid_rules_take_error(struct grid_rules *rules, const ennead_record *record)
{
    enum { CELLS_OF_A_ROW = 5 };
    size_t cells = 0;
    for (size_t i = 0; i < record->text_length; i++)
        cells += (record->text[i] >= '0' && record->text[i] <= '9') || record->text[i] == '.';
    if (cells < CELLS_OF_A_ROW)
        return;
    rules->grid = GRID_BROKEN;
    text_empty(&rules->before, 0);
}

size_t grid_rules_take_rule(struct grid_rules *rules, struct slot *slot,
                            const ennead_record *record)
{
    rules->seen = true;
    if (rules->grid == GRID_TO_COME) {
        if (rules->before.length == 0)
            rules->first_line = rules->last_line = record->line;
        if (rules->before.length < LONGEST_RULES)
            add_line(rules, &rules->before, record->line, record->note, record->note_length);
        return 0;
    }
    if (rules->grid != GRID_OPEN)
        return 0;
    const bool plain = slot->items[rules->item].kind != ITEM_VARIANT;
    struct item *item = plain ? convert(rules, slot) : &slot->items[rules->item];
    if (item->note.length < LONGEST_RULES) {
        move_to_end(slot, item);
        add_line(rules, &slot->arena, record->line, record->note, record->note_length);
        end_text(slot, item, item->note.at);
    }
    return plain;
}
