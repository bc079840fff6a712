/* SPDX-License-Identifier: MIT */
#include "cli/batch/sized_feed.h"

#include <stdlib.h>
#include <string.h>

#include "cli/batch/file_kind.h"
#include "cli/batch/sized_list.h"

/* An item being made. */
struct sized_making {
    struct sized_feed *feed;
    struct slot *slot;
    struct item *item;
    size_t begin;       /* start of its text in the arena */
    uint64_t text_line; /* the line on which the text ends; 0: not begun */
    bool grid;
    const char *title; /* of the next item */
    size_t title_length;
};

/* Advances to a line of the file. The size comes first. */
static void go_to_line(struct sized_making *making, uint64_t line)
{
    struct text *arena = &making->slot->arena;
    if (making->text_line == 0) {
        making->item->line = line;
        sized_add_head(arena, making->feed->size, &making->feed->settings->grids);
        making->item->head = arena->length - making->begin;
    } else {
        text_repeat(arena, '\n', (size_t)(line - making->text_line));
    }
    making->text_line = line;
}

static void take_title(struct sized_making *making, const char *title, size_t length)
{
    while (length > 0 && strchr(" \t,;#", *title) != NULL) {
        title++;
        length--;
    }
    while (length > 0 && strchr(" \t\r", title[length - 1]) != NULL)
        length--;
    if (length == 0)
        return;
    making->title = title;
    making->title_length = length;
}

static struct arena_span keep(struct slot *slot, const char *bytes, size_t length)
{
    const struct arena_span span = {slot->arena.length, length};
    text_add(&slot->arena, bytes, length);
    return span;
}

/* Makes the item an error. */
static void refuse(struct sized_making *making, const char *text, size_t length,
                   const struct sized_grid *grid, uint64_t line)
{
    enum { MOST_SHOWN = 120 };
    struct item *item = making->item;
    struct slot *slot = making->slot;
    for (uint64_t i = 1; i < grid->lines && memchr(text, '\n', length) != NULL; i++) {
        const size_t extent = (size_t)((const char *)memchr(text, '\n', length) - text) + 1;
        text += extent;
        length -= extent;
        line++;
    }
    const size_t shown = length < MOST_SHOWN ? length : MOST_SHOWN;
    const char *end = memchr(text, '\n', shown);
    item->kind = ITEM_ERROR;
    item->line = line;
    item->message = keep(slot, grid->wrong, strlen(grid->wrong) + 1);
    item->message.length--;
    item->excerpt = keep(slot, text, end != NULL ? (size_t)(end - text) : shown);
    item->column = grid->place + 1;
    item->caret = grid->place < item->excerpt.length ? grid->place : item->excerpt.length;
    making->feed->broken = true;
    making->feed->title_length = 0;
}

/* Reads the grid of the item. Returns false if it is not one; then the item is an error. */
static bool take_grid(struct sized_making *making, const char *text, size_t length, uint64_t line,
                      size_t *extent)
{
    struct sized_feed *feed = making->feed;
    struct sized_grid *grid = malloc(sizeof *grid);
    if (grid == NULL) {
        making->slot->arena.failed = true;
        return false;
    }
    const bool read = sized_grid_read(text, length, feed->size, grid);
    *extent = grid->extent;
    if (read) {
        go_to_line(making, line);
        sized_add_grid(&making->slot->arena, grid, feed->size);
        making->item->words = grid->words;
        making->item->grid_line = line - making->item->line + 1;
        making->title = feed->title;
        making->title_length = feed->title_length;
        take_title(making, grid->note, grid->note_length);
        feed->title = making->title;
        feed->title_length = making->title_length;
        making->title_length = 0;
        making->grid = true;
        feed->broken = false;
    } else {
        refuse(making, text, length, grid, line);
    }
    free(grid);
    return read;
}

static size_t count_lines(const char *text, size_t length)
{
    size_t count = 0;
    for (size_t at = 0; at < length; at++)
        count += text[at] == '\n';
    return count;
}

/* Makes the item an error, because the whole text has no grid; a notice if it has nothing else,
 * either. */
static void refuse_all(struct sized_making *making)
{
    static const char none[] = "no puzzle in this text, expected at least one";
    static const char rules[] = "; a puzzle that is only rules begins with the line 'variant'";
    struct text *arena = &making->slot->arena;
    struct item *item = making->item;
    const size_t begin = arena->length;
    const bool idle = making->text_line == 0 && making->feed->title_length == 0;
    text_string(arena, none);
    text_string(arena, making->text_line > 0 ? rules : "");
    item->kind = idle ? ITEM_NOTICE : ITEM_ERROR;
    item->line = 1;
    item->message = (struct arena_span){begin, arena->length - begin};
    text_character(arena, '\0');
}

/* Completes the item. */
static void finish(struct sized_making *making)
{
    struct sized_feed *feed = making->feed;
    struct slot *slot = making->slot;
    struct item *item = making->item;
    if (item->kind != ITEM_ERROR && !making->grid && !feed->seen)
        refuse_all(making);
    feed->seen = true;
    if (item->kind == ITEM_ERROR || !making->grid)
        return;
    item->kind = ITEM_VARIANT;
    item->note = (struct arena_span){making->begin, slot->arena.length - making->begin};
    item->excerpt = keep(slot, feed->title, feed->title_length);
    feed->title = making->title;
    feed->title_length = making->title_length;
}

size_t sized_take(struct sized_feed *feed, struct slot *slot, struct item *item, const char *text,
                  size_t length, uint64_t line)
{
    struct sized_making making = {
        .feed = feed, .slot = slot, .item = item, .begin = slot->arena.length};
    size_t at = 0;
    item->kind = ITEM_NOTICE;
    while (at < length && item->kind == ITEM_NOTICE && !slot->arena.failed) {
        const char *end = memchr(text + at, '\n', length - at);
        const size_t here = end != NULL ? (size_t)(end - text) - at : length - at;
        size_t extent = end != NULL ? here + 1 : here;
        const enum sized_line kind =
            line == feed->next_grid ? SIZED_GRID : sized_line_kind(text + at, here, feed->size);
        if (kind == SIZED_GRID && making.grid) {
            feed->next_grid = line;
            break;
        }
        if (kind == SIZED_RULE && !feed->broken) {
            go_to_line(&making, line);
            text_add(&slot->arena, text + at, here);
        } else if (kind == SIZED_TITLE) {
            take_title(&making, text + at, here);
            if (!making.grid) {
                feed->title = making.title;
                feed->title_length = making.title_length;
            }
        } else if (kind == SIZED_GRID) {
            (void)take_grid(&making, text + at, length - at, line, &extent);
        }
        line += count_lines(text + at, extent);
        at += extent;
    }
    finish(&making);
    return at;
}

bool sized_first(const struct text *file, struct text *first)
{
    static const char begin[] = "variant ";
    struct settings settings;
    settings_init(&settings);
    struct sized_feed feed = {.settings = &settings};
    struct slot slot = {.items = NULL};
    struct item item = {.kind = ITEM_NOTICE};
    const enum file_kind kind = file_kind_see(&settings, file, NO_MORE, &feed.size);
    if (kind == FILE_VARIANTS &&
        ennead_variant_recognize(file->bytes, file->length) == ENNEAD_VARIANT_FORM_NONE) {
        text_string(first, "variant\n");
        text_add(first, file->bytes, file->length);
        return true;
    }
    if (kind != FILE_SIZED)
        return false;
    (void)sized_take(&feed, &slot, &item, file->bytes, file->length, 1);
    if (item.kind == ITEM_VARIANT) {
        text_add(first, begin, sizeof begin - 1);
        text_add(first, slot_text(&slot, item.excerpt), item.excerpt.length);
        text_repeat(first, '\n', item.line > 1 ? (size_t)item.line - 1 : 1);
        text_add(first, slot_text(&slot, item.note), item.note.length);
    }
    first->failed = first->failed || slot.arena.failed;
    text_free(&slot.arena);
    return item.kind == ITEM_VARIANT;
}
