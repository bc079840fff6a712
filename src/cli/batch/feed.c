/* SPDX-License-Identifier: MIT */
/*
 * Fills slots. A slot waits only for its first record; further records are taken as long as they
 * are available without waiting. Then what is in the slot is solved and answered. So a person who
 * types puzzles, or a program that sends one and waits, gets an answer at once. The first slots
 * are small, so that a few hard puzzles are shared among all threads. They grow by a factor of
 * four from round to round; of sixteen for lines, because the batch engine takes little longer for
 * more of them. Problems with files are records too, so they are reported in order.
 */
#define _GNU_SOURCE 1
#include "cli/batch/feed.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/utf8.h"
#include "cli/batch/file_kind.h"
#include "cli/batch/plain_item.h"
#include "cli/batch/slice.h"

/* A limit on files of puzzles with variant rules. */
enum { LONGEST_VARIANT_FILE = 1 << 26, PLAIN_SIZE = 9 };

enum fed { FED_ITEM, FED_NOTHING_YET, FED_END, FED_STOPPED, FED_NO_MEMORY };

static size_t file_count(const struct settings *settings)
{
    return settings->file_count > 0 ? settings->file_count : 1;
}

static const char *file_name(const struct settings *settings, size_t index)
{
    return settings->file_count > 0 ? settings->files[index] : "-";
}

bool feed_reads_terminal(const struct settings *settings)
{
    for (size_t i = 0; i < file_count(settings); i++)
        if (strcmp(file_name(settings, i), "-") == 0 && isatty(STDIN_FILENO) == 1)
            return true;
    return false;
}

uint64_t feed_total(const struct settings *settings)
{
    uint64_t total = 0;
    for (size_t i = 0; i < file_count(settings); i++) {
        const char *name = file_name(settings, i);
        struct stat status;
        int failed = strcmp(name, "-") == 0 ? fstat(STDIN_FILENO, &status) : stat(name, &status);
        if (failed != 0)
            continue;
        if (!S_ISREG(status.st_mode))
            return 0;
        total += (uint64_t)status.st_size;
    }
    return total;
}

/* The place of a byte of the current file; see slice.h. */
static uint64_t place_of(const struct feed *feed, uint64_t byte)
{
    const uint64_t file = feed->next_file > 0 ? feed->next_file - 1 : 0;
    return file << PLACE_BITS | byte;
}

static struct item *new_item(struct feed *feed, struct slot *slot, enum item_kind kind)
{
    struct item *item = &slot->items[slot->item_count];
    *item =
        (struct item){.kind = kind,
                      .name = feed->name,
                      .place = place_of(feed, feed->bytes),
                      .before = feed->before.fd >= 0 && feed->skipped > 0 ? &feed->before : NULL};
    return item;
}

/* The record of an item begins at that byte of the text that the reader gets. */
static void begins_at(struct feed *feed, struct item *item, uint64_t offset)
{
    feed->bytes = feed->skipped + offset;
    item->place = place_of(feed, feed->bytes);
}

static struct arena_span keep(struct slot *slot, const char *bytes, size_t length)
{
    struct arena_span span = {slot->arena.length, length};
    text_add(&slot->arena, bytes, length);
    return span;
}

static void keep_columns(struct slot *slot, struct item *item, const ennead_record *record)
{
    const size_t names = slot->arena.length;
    if (record->error == ENNEAD_INPUT_ERROR_NO_COLUMN) /* the first line is not a record */
        return;
    columns_add_names(&slot->arena, record);
    const size_t fields = slot->arena.length;
    columns_add_fields(&slot->arena, record);
    item->column_names = (struct arena_span){names, fields - names};
    item->fields = (struct arena_span){fields, slot->arena.length - fields};
}

/* Adds the item to the slot's count if all of it could be stored. */
static enum fed finish_item(struct slot *slot)
{
    if (slot->arena.failed)
        return FED_NO_MEMORY;
    slot->item_count++;
    return FED_ITEM;
}

static enum fed add_trouble(struct feed *feed, struct slot *slot, const char *what, const char *why,
                            const char *hint)
{
    struct item *item = new_item(feed, slot, ITEM_TROUBLE);
    size_t at = slot->arena.length;
    text_string(&slot->arena, "ennead: ");
    utf8_add_printable(&slot->arena, feed->name, strlen(feed->name));
    text_format(&slot->arena, ": %s%s%s\n", what, why, hint);
    item->message = (struct arena_span){at, slot->arena.length - at};
    return finish_item(slot);
}

/* Drops the candidates of a puzzle if they say no more than its givens. Returns false if they
 * do. */
static bool drop_idle_candidates(ennead_puzzle *puzzle)
{
    ennead_state state;
    if (ennead_state_from_puzzle(puzzle, &state) != ENNEAD_STATUS_OK)
        return true;
    if (!state.limited)
        (void)ennead_puzzle_from_givens(state.givens, puzzle);
    return !state.limited;
}

/* Whether the givens of a puzzle alone have one solution. Then its candidates are dropped. */
static bool told_by_givens(ennead_puzzle *puzzle)
{
    ennead_puzzle givens;
    ennead_solve_result result;
    if (ennead_puzzle_from_givens(puzzle->givens, &givens) != ENNEAD_STATUS_OK ||
        ennead_solve(&givens, NULL, NULL, 0, &result) != ENNEAD_STATUS_OK ||
        result.verdict != ENNEAD_VERDICT_UNIQUE)
        return false;
    *puzzle = givens;
    return true;
}

/* Whether the command can handle a puzzle that may have pencil marks. */
static bool takes_marks(const struct feed *feed, ennead_puzzle *puzzle)
{
    return drop_idle_candidates(puzzle) || feed->marks == MARKS_TAKEN || told_by_givens(puzzle);
}

/* Turns a puzzle that the command cannot handle into an error. */
static void refuse_marks(struct slot *slot, struct item *item)
{
    static const char why[] = "this command uses only givens, and the givens of this pencil-mark "
                              "puzzle alone do not have exactly one solution";
    item->kind = ITEM_ERROR;
    item->message = keep(slot, why, sizeof why);
    item->message.length = sizeof why - 1;
}

/* Whether reading failed within a record, so that it may be incomplete. A row that looks short,
 * and would be padded with blanks, counts too. Such an error is not the puzzle's fault. */
static bool is_cut(const struct feed *feed, const ennead_record *record)
{
    return feed->state == FEED_FAILED &&
           (record->kind != ENNEAD_RECORD_KIND_PUZZLE || record->form == ENNEAD_FORM_ROWS ||
            record->offset >= feed->whole_lines);
}

/* Counts puzzles that were counted before and turn out to have rules. */
static void count_variants(struct feed *feed, struct slot *slot, size_t count)
{
    feed->puzzles -= count;
    if (count > 0)
        slot->items[feed->rules.item].number = feed->puzzles + feed->variants++;
}

/* Adds a rule to its grid. */
static enum fed add_rule(struct feed *feed, struct slot *slot, const ennead_record *record)
{
    static const char why[] = "the puzzle of this rule has already been answered; write rules "
                              "before their puzzle";
    count_variants(feed, slot, grid_rules_take_rule(&feed->rules, slot, record));
    if (feed->rules.grid != GRID_ANSWERED)
        return slot->arena.failed || feed->rules.before.failed ? FED_NO_MEMORY : FED_ITEM;
    struct item *item = new_item(feed, slot, ITEM_ERROR);
    item->line = record->line;
    item->column = record->column;
    item->message = keep(slot, why, sizeof why);
    item->message.length = sizeof why - 1;
    item->excerpt = keep(slot, record->note, record->note_length);
    return finish_item(slot);
}

/* Stores the error message and a zero byte. */
static void keep_message(const struct feed *feed, struct slot *slot, struct item *item,
                         const ennead_record *record)
{
    const char *wanted = feed->settings->reading.column_name;
    char message[ENNEAD_MESSAGE_SIZE];
    const size_t at = slot->arena.length;
    text_add(&slot->arena, message, ennead_record_message(record, message));
    if (record->error == ENNEAD_INPUT_ERROR_NO_COLUMN && wanted != NULL)
        text_string(&slot->arena, columns_meant(record, wanted));
    if (record->error == ENNEAD_INPUT_ERROR_NO_PUZZLE && feed->rules.before.length > 0)
        text_string(&slot->arena, "; a puzzle that is only rules begins with the line 'variant'");
    item->message = (struct arena_span){at, slot->arena.length - at};
    text_character(&slot->arena, '\0');
}

/* Adds the item, which is no plain puzzle, to the slot's count. */
static enum fed finish_other(struct feed *feed, struct slot *slot, struct item *item)
{
    item->number = feed->puzzles + feed->variants++;
    return finish_item(slot);
}

/* Adds the item to the slot's count, as a plain puzzle if it is one. */
static enum fed finish_variant(struct feed *feed, struct slot *slot, struct item *item)
{
    item->number = feed->puzzles + feed->variants;
    plain_item_take(slot, item);
    if (item->kind == ITEM_VARIANT) {
        feed->variants++;
    } else if (!takes_marks(feed, &slot->puzzles[slot->puzzle_count])) {
        refuse_marks(slot, item);
    } else {
        slot->puzzle_count++;
        feed->puzzles++;
    }
    return finish_item(slot);
}

/* Makes an item of a link. It has all rules of its puzzle. */
static enum fed add_link(struct feed *feed, struct slot *slot, const ennead_record *record)
{
    static const char why[] = "rules come before a link, which holds all rules of its puzzle";
    const bool ruled = feed->rules.grid == GRID_TO_COME && feed->rules.before.length > 0;
    struct item *item = new_item(feed, slot, ruled ? ITEM_ERROR : ITEM_VARIANT);
    item->line = record->line;
    item->column = record->column;
    begins_at(feed, item, record->offset);
    feed->rules.grid = GRID_ANSWERED;
    text_empty(&feed->rules.before, 0);
    if (ruled) {
        item->message = keep(slot, why, sizeof why);
        item->message.length = sizeof why - 1;
        item->excerpt = keep(slot, record->text, record->text_length);
        return finish_item(slot);
    }
    item->excerpt = keep(slot, record->note, record->note_length);
    item->note = keep(slot, record->text, record->text_length);
    return slot->arena.failed ? FED_NO_MEMORY : finish_variant(feed, slot, item);
}

/* Adds a record of a puzzle with rules, which may turn out to be a plain one. */
static enum fed add_ruled(struct feed *feed, struct slot *slot, const ennead_record *record)
{
    struct item *item = new_item(feed, slot, ITEM_VARIANT);
    item->line = record->line;
    item->column = record->column;
    item->is_json = true;
    item->excerpt = keep(slot, record->note, record->note_length);
    keep_columns(slot, item, record);
    item->note = keep(slot, record->text, record->text_length);
    begins_at(feed, item, record->offset);
    const enum fed fed = finish_variant(feed, slot, item);
    if (fed == FED_ITEM && item->kind == ITEM_VARIANT)
        grid_rules_take_variant(&feed->rules, slot);
    else if (fed == FED_ITEM && item->kind == ITEM_PUZZLE)
        count_variants(feed, slot, grid_rules_take_puzzle(&feed->rules, slot));
    return fed;
}

static enum fed add_record(struct feed *feed, struct slot *slot, ennead_record *record)
{
    static const enum item_kind kinds[] = {
        [ENNEAD_RECORD_KIND_PUZZLE] = ITEM_PUZZLE,
        [ENNEAD_RECORD_KIND_ERROR] = ITEM_ERROR,
        [ENNEAD_RECORD_KIND_NOTICE] = ITEM_NOTICE,
    };
    if (is_cut(feed, record))
        return FED_ITEM;
    if (record->kind == ENNEAD_RECORD_KIND_RULE)
        return add_rule(feed, slot, record);
    if (record->kind == ENNEAD_RECORD_KIND_LINK)
        return add_link(feed, slot, record);
    if (record->kind == ENNEAD_RECORD_KIND_VARIANT)
        return add_ruled(feed, slot, record);
    struct item *item = new_item(feed, slot, kinds[record->kind]);
    item->line = record->line;
    item->column = record->column;
    item->number = feed->puzzles;
    item->note = keep(slot, record->note, record->note_length);
    keep_columns(slot, item, record);
    begins_at(feed, item, record->offset);
    if (record->kind == ENNEAD_RECORD_KIND_PUZZLE && record->form >= ENNEAD_FORM_MARKS &&
        !takes_marks(feed, &record->puzzle)) {
        refuse_marks(slot, item);
        feed->rules.grid = GRID_BROKEN;
    } else if (record->kind == ENNEAD_RECORD_KIND_PUZZLE) {
        if (record->placed != NULL)
            item->placed = keep(slot, (const char *)record->placed, ENNEAD_CELLS);
        item->has_progress = record->has_notes;
        slot->puzzles[slot->puzzle_count] = record->puzzle;
    } else {
        if (record->kind == ENNEAD_RECORD_KIND_ERROR)
            grid_rules_take_error(&feed->rules, record);
        keep_message(feed, slot, item, record);
        item->excerpt = keep(slot, record->text, record->text_length);
        item->caret = record->caret;
    }
    enum fed fed = finish_item(slot);
    if (fed == FED_ITEM && item->kind == ITEM_PUZZLE) {
        slot->puzzle_count++;
        feed->puzzles++;
        count_variants(feed, slot, grid_rules_take_puzzle(&feed->rules, slot));
    }
    return fed;
}

/* Adds many lines at once to the slot. */
static enum fed add_run(struct feed *feed, struct slot *slot, const ennead_reader_lines *run)
{
    struct item *item = new_item(feed, slot, ITEM_LINES);
    struct line_puzzles *lines = &slot->lines;
    char *to = lines->text + lines->count * LINE_BYTES;
    item->line = run->line;
    item->column = 1;
    item->number = feed->puzzles;
    item->run = (struct arena_span){lines->count, run->count};
    /* Lines that were read directly into the slot may already be where they belong. */
    if (run->stride != LINE_BYTES)
        for (size_t i = 0; i < run->count; i++, to += LINE_BYTES) {
            memmove(to, run->text + i * run->stride, ENNEAD_CELLS);
            to[ENNEAD_CELLS] = '\n';
        }
    else if (run->text != to)
        memmove(to, run->text, run->count * LINE_BYTES);
    lines->count += run->count;
    item->stride = run->stride;
    begins_at(feed, item, run->offset);
    feed->bytes += (run->count - 1) * run->stride;
    feed->puzzles += run->count;
    enum fed fed = finish_item(slot);
    count_variants(feed, slot, grid_rules_take_puzzle(&feed->rules, slot));
    return fed;
}

/* Tells a person at a terminal what the program is waiting for. */
static void greet(const struct feed *feed)
{
    if (feed->greeting != NULL && strcmp(feed->name, "-") == 0 && !feed->settings->quiet &&
        isatty(STDIN_FILENO) == 1)
        message_put(feed->greeting, strlen(feed->greeting));
}

static enum fed open_next(struct feed *feed, struct slot *slot)
{
    size_t index = feed->next_file++;
    feed->name = file_name(feed->settings, index);
    const struct spool *spool = feed->spools != NULL ? &feed->spools[index] : NULL;
    int error = spool != NULL && spool->fd >= 0 ? source_open_descriptor(&feed->source, spool->fd)
                                                : source_open(&feed->source, feed->name);
    feed->skipped = feed->bytes = 0;
    if (error == EINTR)
        return FED_STOPPED;
    if (error == 0) {
        feed->state = FEED_OPEN;
        feed->sought = false;
        feed->begun = feed->asks_briefly = false;
        feed->hasty = isatty(feed->source.fd) == 1;
        text_empty(&feed->whole, 0);
        grid_rules_restart(&feed->rules);
        feed->read = feed->whole_lines = 0;
        greet(feed);
        return FED_ITEM;
    }
    bool perhaps_command = error == ENOENT && index == 0 && strchr(feed->name, '/') == NULL &&
                           feed->settings->invocation == COMMAND_IMPLIED;
    return add_trouble(
        feed, slot, "cannot open: ", strerror(error),
        perhaps_command ? " (nor is there a command of that name; try 'ennead --help')" : "");
}

static void forget_present(struct feed *feed)
{
    feed->bytes_before += feed->source.bytes_read;
    feed->bytes = 0;
    source_close(&feed->source);
    ennead_reader_restart(feed->reader);
    feed->has_ahead = NOTHING_AHEAD;
    feed->state = FEED_CLOSED;
}

static enum fed close_present(struct feed *feed, struct slot *slot)
{
    enum fed fed = FED_ITEM;
    if (feed->state == FEED_FAILED)
        fed = add_trouble(feed, slot, feed->source.trouble, "", "");
    forget_present(feed);
    return fed;
}

/* --------------------------------------------------------------------- rules of their own */

/* Decides from the beginning of a file what it contains. If the reader is not the one to handle
 * it, the reader drops its text. If it cannot be decided yet, more text is needed. */
static void see_form(struct feed *feed, enum file_rest rest)
{
    int size = 0;
    const enum file_kind kind = file_kind_see(feed->settings, &feed->whole, rest, &size);
    feed->asks_briefly = kind == FILE_BEHIND;
    if (kind == FILE_UNSEEN || kind == FILE_BEHIND)
        return;
    feed->begun = true;
    feed->sized =
        (struct sized_feed){.settings = feed->settings, .size = kind == FILE_SIZED ? size : 0};
    if (kind == FILE_PLAIN)
        return;
    ennead_reader_restart(feed->reader);
    feed->state = rest == NO_MORE ? FEED_GATHERED : FEED_GATHERS;
    feed->whole_at = feed->bytes_taken = 0;
    feed->whole_line = 1;
}

/* Drops the beginning of the text, which has been made into items. */
static void forget_taken(struct feed *feed)
{
    feed->whole.length -= feed->whole_at;
    feed->bytes_taken += feed->whole_at;
    memmove(feed->whole.bytes, feed->whole.bytes + feed->whole_at, feed->whole.length);
    feed->whole_at = 0;
}

/* The result if text cannot be read. */
static enum fed fed_without(struct feed *feed, enum source_status status)
{
    if (status != SOURCE_FAILED)
        return status == SOURCE_STOPPED ? FED_STOPPED : FED_NO_MEMORY;
    feed->begun = true;
    feed->state = FEED_FAILED;
    ennead_reader_finish(feed->reader);
    return FED_ITEM;
}

/* Reads to the end of the file. */
static enum fed gather(struct feed *feed)
{
    size_t got = 0;
    if (feed->whole.failed)
        return FED_NO_MEMORY;
    if (feed->sized.size > 0 && feed->whole_at >= LONGEST_VARIANT_FILE / 2)
        forget_taken(feed);
    if (feed->whole.length > LONGEST_VARIANT_FILE) {
        feed->state = FEED_FAILED;
        ennead_reader_finish(feed->reader);
        strcpy(feed->source.trouble, "cannot read: it is longer than 64 MB");
        return FED_ITEM;
    }
    /* The reader's buffer is free to be used: nothing has been added to it. */
    size_t room = 0;
    char *to = ennead_reader_reserve(feed->reader, &room);
    const enum source_status status = source_read(&feed->source, to, room, SOURCE_WAIT, &got);
    switch (status) {
    case SOURCE_DATA:
        text_add(&feed->whole, to, got);
        return FED_ITEM;
    case SOURCE_EMPTY:
        return FED_ITEM;
    case SOURCE_END:
        feed->state = FEED_GATHERED;
        return FED_ITEM;
    default:
        return fed_without(feed, status);
    }
}

/* Makes an item of the next grid of a list that is not 9x9. */
static enum fed add_sized(struct feed *feed, struct slot *slot)
{
    const char *text = feed->whole.bytes + feed->whole_at;
    struct item *item = new_item(feed, slot, ITEM_NOTICE);
    item->column = 1;
    const size_t extent = sized_take(&feed->sized, slot, item, text,
                                     feed->whole.length - feed->whole_at, feed->whole_line);
    for (size_t i = 0; i < extent; i++)
        feed->whole_line += text[i] == '\n';
    feed->whole_at += extent;
    feed->bytes = feed->bytes_taken + feed->whole_at;
    if (slot->arena.failed)
        return FED_NO_MEMORY;
    if (item->kind == ITEM_NOTICE && item->message.length == 0)
        return FED_ITEM;
    if (item->kind == ITEM_VARIANT)
        return feed->sized.size == PLAIN_SIZE ? finish_variant(feed, slot, item)
                                              : finish_other(feed, slot, item);
    return finish_item(slot);
}

static bool is_empty(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Skips empty lines, so that a puzzle's place is where it begins. */
static void skip_empty_lines(struct feed *feed)
{
    const char *text = feed->whole.bytes;
    for (size_t at = feed->whole_at; at < feed->whole.length && is_empty(text[at]);)
        if (text[at++] == '\n') {
            feed->whole_line++;
            feed->whole_at = at;
        }
}

/* Makes an item of the next puzzle of the file. */
static enum fed add_variant(struct feed *feed, struct slot *slot)
{
    skip_empty_lines(feed);
    const char *text = feed->whole.bytes + feed->whole_at;
    size_t left = feed->whole.length - feed->whole_at;
    size_t extent = ennead_variant_extent(text, left);
    struct item *item = new_item(feed, slot, ITEM_VARIANT);
    bool empty = true;
    item->line = feed->whole_line;
    item->column = 1;
    for (size_t i = 0; i < extent; i++) {
        feed->whole_line += text[i] == '\n';
        empty = empty && is_empty(text[i]);
    }
    feed->whole_at += extent;
    feed->bytes = feed->whole_at;
    if (extent == 0 || empty)
        return FED_ITEM;
    item->note = keep(slot, text, extent);
    return slot->arena.failed ? FED_NO_MEMORY : finish_variant(feed, slot, item);
}

/* Counts the text that the reader gets. */
static void count_text(struct feed *feed, const char *text, size_t length)
{
    const char *end = memrchr(text, '\n', length);

    if (end == NULL)
        end = memrchr(text, '\r', length);
    if (end != NULL)
        feed->whole_lines = feed->read + (uint64_t)(end - text) + 1;
    feed->read += length;
}

/* Reads more text into the reader's room: not more than stays in the cache until it is processed,
 * and less while the text is also kept elsewhere. */
static enum fed read_to(struct feed *feed, enum source_wait wait, char *to, size_t room)
{
    enum { AT_FIRST = 1 << 16, AT_ONCE = 3 << 16 };
    const size_t most = feed->begun ? AT_ONCE : AT_FIRST;
    size_t got = 0;
    if (room > most)
        room = most;
    const enum source_status status = source_read(&feed->source, to, room, wait, &got);
    switch (status) {
    case SOURCE_DATA:
        count_text(feed, to, got);
        ennead_reader_add(feed->reader, got);
        if (feed->begun)
            return FED_ITEM;
        text_add(&feed->whole, to, got);
        if (feed->whole.failed)
            return FED_NO_MEMORY;
        see_form(feed, MORE_TO_COME);
        return FED_ITEM;
    case SOURCE_EMPTY:
        return FED_NOTHING_YET;
    case SOURCE_END:
        if (!feed->begun)
            see_form(feed, NO_MORE);
        if (feed->state == FEED_OPEN)
            ennead_reader_finish(feed->reader);
        return FED_ITEM;
    default:
        return fed_without(feed, status);
    }
}

static enum fed read_more(struct feed *feed, enum source_wait wait)
{
    size_t room;
    char *to = ennead_reader_reserve(feed->reader, &room);
    return read_to(feed, wait, to, room);
}

/* The same, but if the slot has room for many lines, the text is read into the slot, where plain
 * lines belong. The reader then reads from there, until leave_slot. */
static enum fed read_lines(struct feed *feed, enum source_wait wait, struct slot *slot,
                           size_t most_lines)
{
    enum { FEWEST = 64 };
    const size_t left = most_lines - slot->lines.count;
    if (left < FEWEST)
        return read_more(feed, wait);
    size_t room;
    char *end = slot->lines.text + slot->lines.count * LINE_BYTES;
    feed->reads_in_slot = true;
    char *to = ennead_reader_reserve_in(feed->reader, end, left * LINE_BYTES, &room);
    return read_to(feed, wait, to, room);
}

/* Moves text that the reader has not come to yet out of the slot, into the reader. */
static void leave_slot(struct feed *feed)
{
    size_t room;
    if (feed->reads_in_slot)
        (void)ennead_reader_reserve(feed->reader, &room);
    feed->reads_in_slot = false;
}

/* Reads until it can be decided what the file contains. */
static enum fed see_more(struct feed *feed, const struct slot *slot)
{
    const enum fed fed = read_more(feed, slot->item_count > 0 ? SOURCE_NO_WAIT
                                         : feed->asks_briefly ? SOURCE_WAIT_BRIEFLY
                                                              : SOURCE_WAIT);
    if (fed != FED_NOTHING_YET || !feed->asks_briefly)
        return fed;
    feed->begun = true;
    return FED_ITEM;
}

/* Does one step. After FED_ITEM there may be one more item, or only more text. */
static enum fed step(struct feed *feed, struct slot *slot, size_t most_lines)
{
    if (feed->state == FEED_CLOSED)
        return feed->next_file < file_count(feed->settings) ? open_next(feed, slot) : FED_END;
    /* A list may be longer than the memory limit for a file. */
    if (feed->state == FEED_GATHERS && feed->sized.size > 0 &&
        feed->whole.length - feed->whole_at > LONGEST_VARIANT_FILE / 2)
        return add_sized(feed, slot);
    if (feed->state == FEED_GATHERS)
        return gather(feed);
    if (feed->state == FEED_GATHERED && feed->whole_at < feed->whole.length)
        return feed->sized.size > 0 ? add_sized(feed, slot) : add_variant(feed, slot);
    if (feed->state == FEED_GATHERED)
        return close_present(feed, slot);
    if (feed->state == FEED_OPEN && !feed->begun)
        return see_more(feed, slot);
    const enum feed_ahead ahead = feed->has_ahead;
    feed->has_ahead = NOTHING_AHEAD;
    if (ahead == RECORD_AHEAD)
        return add_record(feed, slot, &feed->ahead);
    if (ahead == LINE_AHEAD)
        return add_run(feed, slot, &feed->lines_ahead);
    ennead_reader_lines run;
    if (feed->state != FEED_FAILED &&
        ennead_reader_next_lines(feed->reader, most_lines - slot->lines.count, &run) > 0)
        return add_run(feed, slot, &run);
    ennead_record record;
    switch (ennead_reader_next(feed->reader, &record)) {
    case ENNEAD_STATUS_OK:
        return add_record(feed, slot, &record);
    case ENNEAD_STATUS_NEEDS_INPUT:
        return read_lines(feed, slot->item_count == 0 ? SOURCE_WAIT : SOURCE_NO_WAIT, slot,
                          most_lines);
    case ENNEAD_STATUS_END:
        return close_present(feed, slot);
    case ENNEAD_STATUS_BAD_ARGUMENT:
    case ENNEAD_STATUS_OUT_OF_MEMORY:
        break;
    }
    return FED_NO_MEMORY;
}

/* Whether a puzzle may take long: all or many of its solutions are wanted. */
static bool may_take_long(const struct settings *settings)
{
    return settings->solving.solutions == 0 || settings->solving.solutions > 2;
}

/* The size of a slot in this round, if it is doubled `doublings` times from one round to the
 * next. */
static size_t in_round(uint64_t round, unsigned doublings, size_t most)
{
    const uint64_t shift = round * doublings;
    return shift < 16 && (size_t)1 << shift < most ? (size_t)1 << shift : most;
}

/* Whether rules may follow for the last puzzle of the slot. */
static bool awaits_rules(const struct feed *feed)
{
    const ennead_form form = feed->settings->reading.form;
    return feed->rules.grid == GRID_OPEN && feed->has_ahead == NOTHING_AHEAD &&
           (feed->state == FEED_OPEN || feed->state == FEED_FAILED) &&
           (form == ENNEAD_FORM_AUTO || form == ENNEAD_FORM_FREE || form == ENNEAD_FORM_ROWS);
}

/* Waits for text that may follow; only once if the file has had no rules so far. */
static enum fed read_rules(struct feed *feed)
{
    const bool known = feed->rules.seen && !feed->hasty;
    enum fed fed = read_more(feed, known         ? SOURCE_WAIT
                                   : feed->hasty ? SOURCE_NO_WAIT
                                                 : SOURCE_WAIT_BRIEFLY);
    feed->hasty = feed->hasty || fed == FED_NOTHING_YET;
    return fed;
}

/* Reads the rules after the last puzzle of the slot, and looks at what follows them. */
static enum fed settle(struct feed *feed, struct slot *slot, size_t most_lines)
{
    enum fed fed = FED_ITEM;
    while (fed == FED_ITEM && awaits_rules(feed)) {
        if (most_lines > 0 && feed->state == FEED_OPEN &&
            ennead_reader_next_lines(feed->reader, 1, &feed->lines_ahead) > 0) {
            feed->has_ahead = LINE_AHEAD;
            break;
        }
        switch (ennead_reader_next(feed->reader, &feed->ahead)) {
        case ENNEAD_STATUS_OK:
            if (feed->ahead.kind == ENNEAD_RECORD_KIND_RULE)
                fed = add_record(feed, slot, &feed->ahead);
            else
                feed->has_ahead = RECORD_AHEAD;
            break;
        case ENNEAD_STATUS_NEEDS_INPUT:
            fed = read_rules(feed);
            break;
        case ENNEAD_STATUS_END:
            return FED_END;
        case ENNEAD_STATUS_BAD_ARGUMENT:
        case ENNEAD_STATUS_OUT_OF_MEMORY:
            return FED_NO_MEMORY;
        }
    }
    return fed;
}

/* Goes on reading at a place of the current file, if that is as good as reading up to it. */
static void skip_within(struct feed *feed, uint64_t place)
{
    const uint64_t wanted = place & (((uint64_t)1 << PLACE_BITS) - 1);
    const ennead_form form = feed->settings->reading.form;
    uint64_t at = 0;
    feed->sought = true;
    if (feed->source.packing != SOURCE_PLAIN || feed->before.fd >= 0 ||
        (form != ENNEAD_FORM_AUTO && form != ENNEAD_FORM_LINE) ||
        feed->settings->reading.column > 0 || feed->settings->reading.column_name != NULL ||
        !lines_before_seek(feed->source.fd, wanted, &at) || at <= feed->bytes)
        return;
    feed->before.fd = fcntl(feed->source.fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (feed->before.fd < 0)
        return;
    feed->before.bytes = at;
    source_skip(&feed->source, at);
    ennead_reader_restart(feed->reader);
    feed->has_ahead = NOTHING_AHEAD;
    feed->read = feed->whole_lines = 0;
    feed->skipped = feed->bytes = at;
}

void feed_skip(struct feed *feed, uint64_t place)
{
    const size_t file = (size_t)(place >> PLACE_BITS);
    if (file >= file_count(feed->settings))
        return;
    if (feed->next_file <= file) {
        if (feed->state != FEED_CLOSED)
            forget_present(feed);
        feed->next_file = file;
    } else if (feed->next_file == file + 1 && feed->state == FEED_OPEN && feed->begun &&
               !feed->sought) {
        skip_within(feed, place);
    }
}

bool feed_fill(struct feed *feed, struct slot *slot)
{
    if (feed->rules.grid == GRID_OPEN)
        feed->rules.grid = GRID_ANSWERED;
    slot->first_puzzle = feed->puzzles;
    uint64_t round = feed->slots++ / feed->room->slots;
    size_t most_items = in_round(round, 2, feed->room->items);
    size_t most_lines = in_round(round, may_take_long(feed->settings) ? 2 : 4, feed->room->lines);
    enum fed fed = FED_ITEM;
    while (fed == FED_ITEM && slot->item_count < most_items &&
           slot->arena.length <= feed->room->text &&
           (slot->lines.count < most_lines || most_lines == 0))
        fed = step(feed, slot, most_lines);
    leave_slot(feed);
    if (fed == FED_ITEM || fed == FED_NOTHING_YET)
        fed = settle(feed, slot, most_lines);
    if (fed == FED_NO_MEMORY)
        slot->cut = CUT_BY_MEMORY;
    bool plain = feed->state != FEED_CLOSED && feed->source.packing == SOURCE_PLAIN;
    slot->bytes = feed->bytes_before + (plain                        ? feed->bytes
                                        : feed->state == FEED_CLOSED ? 0
                                                                     : feed->source.bytes_read);
    return slot->item_count > 0 || slot->cut != NOT_CUT;
}
