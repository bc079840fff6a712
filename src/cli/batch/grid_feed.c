/* SPDX-License-Identifier: MIT */
/*
 * Lines that are empty or comments are no grids; troubles with files come out in their place.
 */
#include "cli/batch/grid_feed.h"

#include <string.h>

#include "cli/base/utf8.h"

void grid_feed_begin(struct grid_feed *feed, const struct settings *settings)
{
    *feed = (struct grid_feed){.settings = settings, .lines = {.settings = settings}};
}

void grid_feed_end(struct grid_feed *feed)
{
    file_lines_close(&feed->lines);
}

static struct item *new_item(struct grid_feed *feed, struct slot *slot, enum item_kind kind)
{
    struct item *item = &slot->items[slot->item_count++];
    *item = (struct item){
        .kind = kind, .name = feed->lines.name, .line = feed->lines.line, .column = 1};
    return item;
}

static void add_trouble(struct grid_feed *feed, struct slot *slot)
{
    struct item *item = new_item(feed, slot, ITEM_TROUBLE);
    size_t at = slot->arena.length;
    text_string(&slot->arena, "ennead: ");
    utf8_add_printable(&slot->arena, feed->lines.name, strlen(feed->lines.name));
    text_format(&slot->arena, ": %s%s\n", feed->lines.what, feed->lines.why);
    item->message = (struct arena_span){at, slot->arena.length - at};
}

bool line_is_idle(const char *line, size_t length)
{
    size_t blanks = 0;
    while (blanks < length && strchr(" \t\r\n", line[blanks]) != NULL)
        blanks++;
    return blanks == length || line[blanks] == '#';
}

bool line_shows_jigsaw(const char *text, size_t length)
{
    enum { SIGNS = 2 * ENNEAD_CELLS };
    size_t signs = 0;
    while (length > 0) {
        const char *end = memchr(text, '\n', length);
        const size_t line = end != NULL ? (size_t)(end - text) + 1 : length;
        if (!line_is_idle(text, line))
            break;
        text += line;
        length -= line;
    }
    while (signs < length && text[signs] > ' ' && text[signs] <= '~' && text[signs] != ',')
        signs++;
    return signs == SIGNS;
}

static bool take_line(struct grid_feed *feed, struct slot *slot)
{
    const size_t at = slot->arena.length;
    switch (file_lines_next(&feed->lines, &slot->arena)) {
    case FILE_LINES_LINE:
        break;
    case FILE_LINES_TROUBLE:
        add_trouble(feed, slot);
        return true;
    case FILE_LINES_NO_MEMORY:
        slot->cut = CUT_BY_MEMORY;
        return false;
    case FILE_LINES_END:
    case FILE_LINES_STOPPED:
        return false;
    }
    const size_t length = slot->arena.length - at;
    if (length > 0 && !line_is_idle(slot->arena.bytes + at, length)) {
        struct item *item = new_item(feed, slot, ITEM_GRID);
        item->note = (struct arena_span){at, length};
        item->number = feed->puzzles++;
        /* A file of puzzles with rules of their own is refused as a whole; what looks like one in a
         * form of one line may be a grid. */
        const ennead_variant_form form = ennead_variant_recognize(slot->arena.bytes + at, length);
        if (form == ENNEAD_VARIANT_FORM_TEXT || form == ENNEAD_VARIANT_FORM_FPUZZLES)
            file_lines_close(&feed->lines);
    }
    return true;
}

bool grid_feed_fill(struct grid_feed *feed, struct slot *slot, size_t most)
{
    slot->first_puzzle = feed->puzzles;
    most = most < GRIDS_OF_A_SLOT ? most : GRIDS_OF_A_SLOT;
    while (slot->item_count < most && take_line(feed, slot))
        continue;
    slot->bytes = feed->lines.bytes;
    return slot->item_count > 0 || slot->cut != NOT_CUT;
}
