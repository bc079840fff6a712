/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve --engine=model --boxes=SHAPE`: one puzzle a line, of any size. Lines go into slots
 * as they are; each is read, solved and written where its answer is. Many solutions are found
 * twice, first to be counted, and then while they are written, so that memory does not grow with
 * their number.
 */
#include "cli/solve_sizes.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "cli/message.h"
#include "cli/signals.h"
#include "cli/solve_model.h"
#include "cli/source.h"
#include "cli/stream.h"
#include "cli/utf8.h"

enum { LINES_OF_A_SLOT = 16, LONGEST_LINE = 1 << 16 };

struct sizes {
    const struct settings *settings;
    struct source source;
    enum { FILE_CLOSED, FILE_OPEN } state;
    size_t next_file;
    const char *name;
    uint64_t line, puzzles, bytes_before;
    size_t at, filled; /* what is left of `bytes` */
    char bytes[1 << 12];
};

/* -------------------------------------------------------------------------------- from files */

static struct item *new_item(struct sizes *sizes, struct slot *slot, enum item_kind kind)
{
    struct item *item = &slot->items[slot->item_count++];
    *item = (struct item){.kind = kind, .name = sizes->name, .line = sizes->line, .column = 1};
    return item;
}

static void add_trouble(struct sizes *sizes, struct slot *slot, const char *what, const char *why)
{
    struct item *item = new_item(sizes, slot, ITEM_TROUBLE);
    size_t at = slot->arena.length;
    text_string(&slot->arena, "ennead: ");
    utf8_add_printable(&slot->arena, sizes->name, strlen(sizes->name));
    text_format(&slot->arena, ": %s%s\n", what, why);
    item->message = (struct span){at, slot->arena.length - at};
}

/* Opens the next file; false when there is none, or a signal came. */
static bool open_next(struct sizes *sizes, struct slot *slot)
{
    const struct settings *settings = sizes->settings;
    const size_t files = settings->file_count > 0 ? settings->file_count : 1;
    if (sizes->next_file == files)
        return false;
    sizes->name = settings->file_count > 0 ? settings->files[sizes->next_file] : "-";
    sizes->next_file++;
    sizes->line = 0;
    int error = source_open(&sizes->source, sizes->name);
    if (error == EINTR)
        return false;
    if (error == 0)
        sizes->state = FILE_OPEN;
    else
        add_trouble(sizes, slot, "cannot open: ", strerror(error));
    return true;
}

static void close_file(struct sizes *sizes)
{
    sizes->bytes_before += sizes->source.bytes_read;
    source_close(&sizes->source);
    sizes->state = FILE_CLOSED;
}

/* Adds the next line of the file to the slot's arena, without its end; SOURCE_END: there is none. */
static enum source_status read_line(struct sizes *sizes, struct slot *slot)
{
    const size_t begin = slot->arena.length;
    for (;;) {
        const char *from = sizes->bytes + sizes->at;
        const char *end = memchr(from, '\n', sizes->filled - sizes->at);
        const size_t length =
            end != NULL ? (size_t)(end - from) : sizes->filled - sizes->at;
        /* Of a line that is too long as much is kept as shows that it is. */
        if (slot->arena.length - begin < LONGEST_LINE)
            text_add(&slot->arena, from, length);
        sizes->at += length + (end != NULL);
        if (end != NULL)
            return SOURCE_DATA;
        sizes->at = sizes->filled = 0;
        const enum source_status status = source_read(
            &sizes->source, sizes->bytes, sizeof sizes->bytes, SOURCE_WAIT, &sizes->filled);
        if (status == SOURCE_END && slot->arena.length > begin)
            return SOURCE_DATA;
        if (status != SOURCE_DATA)
            return status;
    }
}

/* Whether a line holds a puzzle, and is not empty or a comment. */
static bool is_puzzle(const char *line, size_t length)
{
    const size_t blanks = length == 0 ? 0 : strspn(line, " \t\r");
    return blanks < length && line[blanks] != '#';
}

static bool take_line(struct sizes *sizes, struct slot *slot)
{
    const size_t at = slot->arena.length;
    const enum source_status status = read_line(sizes, slot);
    const size_t length = slot->arena.length - at;
    switch (status) {
    case SOURCE_DATA:
        break;
    case SOURCE_FAILED:
        add_trouble(sizes, slot, sizes->source.trouble, "");
        close_file(sizes);
        return true;
    case SOURCE_NO_MEMORY:
        slot->cut = CUT_BY_MEMORY;
        return false;
    case SOURCE_STOPPED:
        return false;
    case SOURCE_EMPTY:
    case SOURCE_END:
        close_file(sizes);
        return true;
    }
    sizes->line++;
    text_character(&slot->arena, '\0');
    if (slot->arena.failed) {
        slot->cut = CUT_BY_MEMORY;
        return false;
    }
    if (is_puzzle(slot->arena.bytes + at, length)) {
        new_item(sizes, slot, ITEM_PUZZLE)->note = (struct span){at, length};
        slot->puzzle_count++;
        sizes->puzzles++;
    }
    return true;
}

static bool fill(void *user, struct slot *slot)
{
    struct sizes *sizes = user;
    bool more = true;
    slot->first_puzzle = sizes->puzzles;
    while (more && slot->item_count < LINES_OF_A_SLOT)
        more = sizes->state == FILE_OPEN ? take_line(sizes, slot) : open_next(sizes, slot);
    slot->bytes = sizes->bytes_before +
                  (sizes->state == FILE_OPEN ? sizes->source.bytes_read : 0);
    return slot->item_count > 0 || slot->cut != NOT_CUT;
}

/* --------------------------------------------------------------------------------- to answers */

struct sized {
    struct slot *slot;
    const struct settings *settings;
    ennead_description *description;
    ennead_notation notation;
    ennead_model_result result;
    uint8_t solution[ENNEAD_MOST_CELLS];
};

static size_t cell_count(const struct sized *sized)
{
    return (size_t)(sized->description->rows * sized->description->columns);
}

static void write_solution(struct sized *sized)
{
    char text[3 * ENNEAD_MOST_CELLS + 1];
    const size_t length =
        ennead_write_values(sized->solution, cell_count(sized), sized->notation, text);
    text_add(&sized->slot->output, text, length);
    text_character(&sized->slot->output, '\n');
}

enum solving { SOLVING_COUNTS, SOLVING_WRITES };

/* Finds the solutions; what is known of them is in the result. */
static ennead_status find(struct sized *sized, const ennead_model_options *options,
                          enum solving solving, char message[ENNEAD_MESSAGE_SIZE])
{
    ennead_model *model;
    ennead_status status =
        ennead_model_new(sized->description, options, NULL, message, &model);
    if (status != ENNEAD_OK)
        return status;
    while ((status = ennead_model_next(model, sized->solution)) == ENNEAD_OK)
        if (solving == SOLVING_WRITES)
            write_solution(sized);
    ennead_model_result_of(model, &sized->result);
    ennead_model_free(model);
    return status == ENNEAD_END ? ENNEAD_OK : status;
}

static ennead_status write_solved(struct sized *sized, const struct item *item,
                                  char message[ENNEAD_MESSAGE_SIZE])
{
    struct text *output = &sized->slot->output;
    ennead_model_options options = sized->settings->model.options;
    ennead_status status = find(sized, &options, SOLVING_COUNTS, message);
    const ennead_result result = sized->result.search;
    if (status != ENNEAD_OK || result.end == ENNEAD_ENDED_STOP)
        return status;
    if (sized->settings->count) {
        text_format(output, "%s%" PRIu64 "\n", result.end == ENNEAD_ENDED_COMPLETE ? "" : ">=",
                    result.solutions);
        return status;
    }
    if (settings_many(sized->settings)) {
        text_string(output, "# ");
        utf8_add_printable(output, item->name, strlen(item->name));
        text_format(output, ":%" PRIu64 " %s %" PRIu64 "\n", item->line,
                    ennead_verdict_name(result.verdict), result.solutions);
        const ennead_model_result counted = sized->result;
        options.solutions = result.solutions;
        options.node_limit = 0;
        options.time_limit = 0;
        if (result.solutions > 0)
            status = find(sized, &options, SOLVING_WRITES, message);
        if (sized->result.search.end != ENNEAD_ENDED_STOP)
            sized->result = counted;
    } else if (result.verdict == ENNEAD_UNIQUE || result.verdict == ENNEAD_FOUND) {
        write_solution(sized);
    } else {
        text_format(output, "%s\n", ennead_verdict_name(result.verdict));
    }
    return status;
}

static void write_wrong(struct sized *sized, const struct item *item, size_t place,
                        const char *message)
{
    struct slot *slot = sized->slot;
    if (settings_many(sized->settings) && !sized->settings->count) {
        text_string(&slot->output, "# ");
        utf8_add_printable(&slot->output, item->name, strlen(item->name));
        text_format(&slot->output, ":%" PRIu64 " error 0\n", item->line);
    } else {
        text_string(&slot->output, "error\n");
    }
    totals_add_error(&slot->totals);
    if (sized->settings->quiet)
        return;
    slot_say_place(slot, item);
    text_format(&slot->messages, ":%zu: %s\n", place + 1, message);
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    struct sizes *sizes = user;
    const struct model_settings *model = &sizes->settings->model;
    struct sized sized = {.slot = slot, .settings = sizes->settings};
    ennead_description_report report = {.place = 0};
    (void)index;
    ennead_status status =
        ennead_description_read(slot_text(slot, item->note), item->note.length, model->box_rows,
                                model->box_columns, NULL, &sized.description, &report);
    sized.notation = report.notation;
    if (status == ENNEAD_OK)
        status = write_solved(&sized, item, report.message);
    if (status == ENNEAD_OUT_OF_MEMORY) {
        slot->cut = CUT_BY_MEMORY;
    } else if (status != ENNEAD_OK) {
        write_wrong(&sized, item, report.place, report.message);
    } else if (sized.result.search.end == ENNEAD_ENDED_STOP) {
        slot->cut = CUT_BY_STOP;
    } else {
        totals_add_result(&slot->totals, sizes->settings, &sized.result.search);
        model_add_totals(&slot->totals, &sized.result, cell_count(&sized));
    }
    ennead_description_free(sized.description);
}

/* Many solutions of a puzzle are written at once when it is its turn. */
static ennead_status choose_time(void *user, struct slot *slot)
{
    const struct sizes *sizes = user;
    if (settings_many(sizes->settings) && !sizes->settings->count)
        slot->state = SLOT_TO_WRITE;
    return ENNEAD_OK;
}

static void write_stats(void *user, struct text *text, const struct totals *totals, double seconds)
{
    const struct sizes *sizes = user;
    model_print_story(text, totals);
    totals_print(text, totals, sizes->settings, seconds);
    model_print_totals(text, totals);
}

enum exit_code solve_sizes(const struct settings *settings)
{
    struct sizes sizes = {.settings = settings};
    const struct job job = {
        .user = &sizes,
        .room = {.slots = settings->threads == 1 ? 1 : 2 * settings->threads,
                 .items = LINES_OF_A_SLOT,
                 .kept = 0,
                 .text = LONGEST_LINE},
        .fill = fill,
        .work = choose_time,
        .puzzle = write_puzzle,
        .stats = write_stats,
    };
    enum exit_code code = stream_run(settings, &job);
    if (sizes.state == FILE_OPEN)
        source_close(&sizes.source);
    return code;
}
