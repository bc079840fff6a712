/* SPDX-License-Identifier: MIT */
/*
 * `ennead solve --engine=model --boxes=SHAPE`: one puzzle a line, of any size. Each is read, solved
 * and written where its answer is. Many solutions are found
 * twice, first to be counted, and then while they are written, so that memory does not grow with
 * their number.
 */
#include "cli/solve/solve_sizes.h"

#include <inttypes.h>
#include <string.h>

#include "cli/base/utf8.h"
#include "cli/batch/batch.h"
#include "cli/batch/grid_feed.h"
#include "cli/solve/solve_model.h"

struct sizes {
    const struct settings *settings;
    struct grid_feed feed;
};

static bool fill(void *user, struct slot *slot)
{
    struct sizes *sizes = user;
    return grid_feed_fill(&sizes->feed, slot, GRIDS_OF_A_SLOT);
}

/* --------------------------------------------------------------------------------- to answers */

struct sized_answer {
    struct slot *slot;
    const struct settings *settings;
    ennead_description *description;
    ennead_notation notation;
    ennead_model_result result;
    uint8_t solution[ENNEAD_MOST_CELLS];
};

static size_t cell_count(const struct sized_answer *sized)
{
    return (size_t)sized->description->rows * (size_t)sized->description->columns;
}

static void write_solution(struct sized_answer *sized)
{
    char text[3 * ENNEAD_MOST_CELLS + 1];
    const size_t length =
        ennead_write_values(sized->solution, cell_count(sized), sized->notation, text);
    text_add(&sized->slot->output, text, length);
    text_character(&sized->slot->output, '\n');
}

enum find_purpose { FIND_TO_COUNT, FIND_TO_WRITE };

/* Finds the solutions; what is known of them is in the result. */
static ennead_status find(struct sized_answer *sized, const ennead_model_options *options,
                          enum find_purpose purpose, char message[ENNEAD_MESSAGE_SIZE])
{
    ennead_model *model;
    ennead_status status = ennead_model_new(sized->description, options, NULL, message, &model);
    if (status != ENNEAD_STATUS_OK)
        return status;
    while ((status = ennead_model_next(model, sized->solution)) == ENNEAD_STATUS_OK)
        if (purpose == FIND_TO_WRITE)
            write_solution(sized);
    ennead_model_get_result(model, &sized->result);
    ennead_model_free(model);
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

static ennead_status write_solved(struct sized_answer *sized, const struct item *item,
                                  char message[ENNEAD_MESSAGE_SIZE])
{
    struct text *output = &sized->slot->output;
    ennead_model_options options = sized->settings->model.options;
    ennead_status status = find(sized, &options, FIND_TO_COUNT, message);
    const ennead_solve_result result = sized->result.search;
    if (status != ENNEAD_STATUS_OK || result.end == ENNEAD_SEARCH_END_STOP)
        return status;
    if (sized->settings->count) {
        text_format(output, "%s%" PRIu64 "\n",
                    result.end == ENNEAD_SEARCH_END_COMPLETE ? "" : ">=", result.solutions);
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
            status = find(sized, &options, FIND_TO_WRITE, message);
        if (sized->result.search.end != ENNEAD_SEARCH_END_STOP)
            sized->result = counted;
    } else if (result.verdict == ENNEAD_VERDICT_UNIQUE || result.verdict == ENNEAD_VERDICT_FOUND) {
        write_solution(sized);
    } else {
        text_format(output, "%s\n", ennead_verdict_name(result.verdict));
    }
    return status;
}

static void write_wrong(struct sized_answer *sized, const struct item *item, size_t place,
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
    slot_add_place(slot, item);
    text_format(&slot->messages, ":%zu: %s\n", place + 1, message);
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    struct sizes *sizes = user;
    const struct model_settings *model = &sizes->settings->model;
    struct sized_answer sized = {.slot = slot, .settings = sizes->settings};
    ennead_description_report report = {.place = 0};
    (void)index;
    ennead_status status =
        ennead_description_read(slot_text(slot, item->note), item->note.length, model->box_rows,
                                model->box_columns, NULL, &sized.description, &report);
    sized.notation = report.notation;
    if (status == ENNEAD_STATUS_OK)
        status = write_solved(&sized, item, report.message);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY) {
        slot->cut = CUT_BY_MEMORY;
    } else if (status != ENNEAD_STATUS_OK) {
        write_wrong(&sized, item, report.place, report.message);
    } else if (sized.result.search.end == ENNEAD_SEARCH_END_STOP) {
        slot->cut = CUT_BY_STOP;
    } else {
        totals_add_result(&slot->totals, sizes->settings, &sized.result.search);
        totals_add_model(&slot->totals, &sized.result, cell_count(&sized));
    }
    ennead_description_free(sized.description);
}

/* Many solutions of a puzzle are written at once when it is its turn. */
static ennead_status choose_time(void *user, struct slot *slot)
{
    const struct sizes *sizes = user;
    if (settings_many(sizes->settings) && !sizes->settings->count)
        slot->state = SLOT_TO_WRITE;
    return ENNEAD_STATUS_OK;
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
    grid_feed_begin(&sizes.feed, settings);
    const struct puzzle_command puzzle_command = {
        .user = &sizes,
        .room = {.slots = settings->threads == 1 ? 1 : 2 * settings->threads,
                 .items = GRIDS_OF_A_SLOT,
                 .kept = 0,
                 .text = FILE_LINES_LONGEST},
        .fill = fill,
        .work = choose_time,
        .puzzle = write_puzzle,
        .stats = write_stats,
    };
    enum exit_code code = batch_run(settings, &puzzle_command);
    grid_feed_end(&sizes.feed);
    return code;
}
