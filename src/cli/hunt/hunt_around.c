/* SPDX-License-Identifier: MIT */
#include "cli/hunt/hunt_around.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/journal/journal.h"
#include "cli/rate/rate_output.h"
#include "cli/record/record_table.h"

enum {
    MOST_WAITING = 4096, /* neighbors that are rated together */
    MOST_FOUND = 1024,   /* neighbors of a unit that are kept */
    SLOTS_OF_A_THREAD = 4,
};

/* What a search has found, one after the other. */
struct found_neighbor {
    uint8_t cells[ENNEAD_CELLS], form[ENNEAD_CELLS];
};

/* A unit of the search, or a puzzle that is rated. */
struct hunt_slot {
    struct text found; /* found_neighbor */
    enum { UNIT_WHOLE, UNIT_CUT, UNIT_FULL } unit;
    size_t number; /* of the first part, or of what is rated */
    struct puzzle_rating rated;
    ennead_puzzle puzzle;
};

bool hunt_has_ended(const struct hunt_run *hunt)
{
    return hunt->code != EXIT_ANSWERED || signals_stopped() || hunt->out.error != 0;
}

void hunt_note(struct hunt_run *hunt)
{
    struct journal *journal = hunt->settings->rate.common.journaling;
    const struct journal_state state = {.numbers[JOURNAL_NUMBERS - 1] = (uint64_t)hunt->input};
    writer_flush(&hunt->out);
    if (journal != NULL && hunt->out.error == 0 && !journal_note(journal, &hunt->out, &state))
        hunt->code = EXIT_IO;
}

/* ------------------------------------------------------------------------------------- records */

static void set_rank(const struct scale *scale, const struct puzzle_rating *rated,
                     uint64_t rank[RANK_NUMBERS])
{
    memset(rank, 0, RANK_NUMBERS * sizeof rank[0]);
    if (rated->by_se) {
        rank[0] = (uint64_t)rated->er;
        rank[1] = (uint64_t)rated->ep;
        rank[2] = (uint64_t)rated->ed;
    } else {
        rank[0] =
            (uint64_t)(scale->is_measure ? rated->known.values[scale->measure] : rated->score);
    }
}

static bool is_rated(const struct puzzle_rating *rated)
{
    return rated->verdict == (int)ENNEAD_VERDICT_UNIQUE || (rated->by_hodoku && rated->scored);
}

void hunt_put(struct hunt_run *hunt, struct text *text)
{
    if (text->failed)
        hunt->code = EXIT_MEMORY;
    else
        writer_put(&hunt->out, text->bytes, text->length);
    text_free(text);
}

/* Takes a puzzle that has been rated, and writes it. A neighbor must be wanted. */
static void take(struct hunt_run *hunt, const uint8_t cells[ENNEAD_CELLS],
                 const struct puzzle_rating *rated)
{
    const struct rate_settings *rate = &hunt->settings->rate;
    struct pooled taken = {.state = NOT_SEARCHED};
    struct text text = {0};
    struct record record;
    char from[ENNEAD_LINE_SIZE];
    memcpy(taken.cells, cells, sizeof taken.cells);
    set_rank(rate->scale, rated, taken.rank);
    record_clear(&record, &rate->common);
    rate_set(&record, rate, rated);
    if (hunt->parent != NULL) {
        if (!hunt_pool_wants(&hunt->pool, taken.rank) || !records_want(hunt->records, &record))
            return;
        memcpy(taken.from, hunt->parent, sizeof taken.from);
        ennead_write_line(hunt->parent, from);
        record_set_string(&record, FIELD_OF_FROM, from);
    }
    hunt_pool_add(&hunt->pool, &taken);
    hunt->kept++;
    record_table_add(hunt->records, &text, &record);
    hunt_put(hunt, &text);
}

/* --------------------------------------------------------------------------------------- rating */

static bool next_puzzle(void *user, size_t slot)
{
    struct hunt_run *hunt = user;
    if (hunt->next * ENNEAD_CELLS == hunt->waiting.length || signals_stopped())
        return false;
    hunt->slots[slot].number = hunt->next++;
    return true;
}

static const uint8_t *waiting_puzzle(const struct hunt_run *hunt, size_t number)
{
    return (const uint8_t *)hunt->waiting.bytes + number * ENNEAD_CELLS;
}

static void rate_puzzle(void *user, size_t slot, size_t thread)
{
    struct hunt_run *hunt = user;
    struct hunt_slot *of = &hunt->slots[slot];
    of->rated =
        (struct puzzle_rating){.verdict = (int)ENNEAD_VERDICT_UNIQUE, .puzzle = &of->puzzle};
    ennead_puzzle_from_givens(waiting_puzzle(hunt, of->number), &of->puzzle);
    (void)ennead_state_from_puzzle(&of->puzzle, &of->rated.state);
    const struct scale *scale = hunt->settings->rate.scale;
    of->unit = scale->rate(&hunt->tools[thread], scale, &of->rated) ? UNIT_WHOLE : UNIT_CUT;
}

/* A puzzle of the input that could not be rated is kept as the worst. */
static void tell_unrated(struct hunt_run *hunt, const uint8_t cells[ENNEAD_CELLS],
                         const struct puzzle_rating *rated)
{
    char line[ENNEAD_LINE_SIZE];
    hunt->input = graver(hunt->input, EXIT_UNANSWERED);
    if (hunt->settings->rate.common.quiet)
        return;
    ennead_write_line(cells, line);
    message("%s: kept without a rating: %s", line,
            rated->verdict == (int)ENNEAD_VERDICT_LIMIT ? "it takes more than --node-limit"
                                                        : "it has none on this scale");
}

static bool take_rated(void *user, size_t slot)
{
    struct hunt_run *hunt = user;
    const struct hunt_slot *of = &hunt->slots[slot];
    const uint8_t *cells = waiting_puzzle(hunt, of->number);
    if (of->unit == UNIT_CUT)
        return false;
    if (!is_rated(&of->rated) && hunt->parent == NULL)
        tell_unrated(hunt, cells, &of->rated);
    /* Each puzzle of the input has its line, so that a hunt that goes on can count them. */
    if (is_rated(&of->rated) || hunt->parent == NULL)
        take(hunt, cells, &of->rated);
    return !hunt_has_ended(hunt);
}

static bool note_rated(void *user, size_t slot)
{
    const bool more = take_rated(user, slot);
    hunt_note(user);
    return more;
}

static void run(struct hunt_run *hunt, bool (*produce)(void *user, size_t slot),
                void (*work)(void *user, size_t slot, size_t thread),
                bool (*consume)(void *user, size_t slot))
{
    const ennead_pipeline pipeline = {
        .size = sizeof pipeline,
        .threads = hunt->settings->rate.common.threads,
        .slots = hunt->slot_count,
        .user = hunt,
        .produce = produce,
        .work = work,
        .consume = consume,
    };
    if (ennead_pipeline_run(&pipeline, NULL) != ENNEAD_STATUS_OK)
        hunt->code = EXIT_MEMORY;
}

static void rate_waiting(struct hunt_run *hunt)
{
    hunt->next = 0;
    run(hunt, next_puzzle, rate_puzzle, note_rated);
    hunt->waiting.length = 0;
}

/* ----------------------------------------------------------------------------------- searching */

/* The parts of a search that are a unit. */
static uint64_t unit_parts(const struct hunt_run *hunt)
{
    static const uint64_t parts[ENNEAD_MOST_CHANGES + 1] = {1, 64, 4, 1, 1, 1};
    return parts[hunt->settings->options.add];
}

static bool next_unit(void *user, size_t slot)
{
    struct hunt_run *hunt = user;
    if (hunt->unit >= hunt->parts || signals_stopped())
        return false;
    hunt->slots[slot].number = hunt->unit;
    hunt->unit += unit_parts(hunt);
    return true;
}

static bool find_one(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    struct hunt_slot *of = user;
    struct found_neighbor found;
    if (of->found.length == MOST_FOUND * sizeof found) {
        of->unit = UNIT_FULL;
        return false;
    }
    memcpy(found.cells, cells, sizeof found.cells);
    ennead_canonical(cells, found.form, NULL, NULL);
    text_add(&of->found, (const char *)&found, sizeof found);
    return !of->found.failed;
}

static ennead_neighbor_parts parts_from(const struct hunt_run *hunt, uint64_t first)
{
    const uint64_t left = hunt->parts - first, size = unit_parts(hunt);
    return (ennead_neighbor_parts){.first = first, .count = left < size ? left : size};
}

static void search_unit(void *user, size_t slot, size_t thread)
{
    struct hunt_run *hunt = user;
    struct hunt_slot *of = &hunt->slots[slot];
    const ennead_neighbor_parts parts = parts_from(hunt, of->number);
    of->found.length = 0;
    of->unit = UNIT_WHOLE;
    if (ennead_neighbors_find_parts(hunt->searches[thread], hunt->parent, &parts, find_one, of) !=
            ENNEAD_STATUS_OK &&
        of->unit != UNIT_FULL)
        of->unit = UNIT_CUT;
}

bool hunt_sees(struct hunt_run *hunt, const uint8_t form[ENNEAD_CELLS])
{
    const enum form_added added = form_set_add(hunt->forms, form);
    if (added == FORM_NO_MEMORY)
        hunt->code = EXIT_MEMORY;
    if (added == FORM_NO_FILE)
        hunt->code = EXIT_IO;
    return added == FORM_IS_NEW;
}

static void take_one(struct hunt_run *hunt, const struct found_neighbor *found)
{
    if (!hunt_sees(hunt, found->form))
        return;
    text_add(&hunt->waiting, (const char *)found->cells, sizeof found->cells);
    hunt->new_ones++;
    if (hunt->waiting.failed)
        hunt->code = EXIT_MEMORY;
}

static bool take_found(void *user, size_t slot)
{
    struct hunt_run *hunt = user;
    const struct hunt_slot *of = &hunt->slots[slot];
    struct found_neighbor found;
    if (of->found.failed)
        hunt->code = EXIT_MEMORY;
    if (of->unit == UNIT_FULL)
        hunt->next_unit = UNIT_IS_LARGE;
    if (of->unit != UNIT_WHOLE)
        return false;
    for (size_t at = 0; at < of->found.length; at += sizeof found) {
        memcpy(&found, of->found.bytes + at, sizeof found);
        take_one(hunt, &found);
    }
    hunt->searched = of->number + unit_parts(hunt);
    return !hunt_has_ended(hunt) && hunt->waiting.length < MOST_WAITING * ENNEAD_CELLS;
}

static bool rate_one(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    struct hunt_run *hunt = user;
    struct found_neighbor found;
    memcpy(found.cells, cells, sizeof found.cells);
    ennead_canonical(cells, found.form, NULL, NULL);
    take_one(hunt, &found);
    if (!hunt_has_ended(hunt) && hunt->waiting.length >= MOST_WAITING * ENNEAD_CELLS)
        rate_waiting(hunt);
    return !hunt_has_ended(hunt);
}

/* Searches a unit that finds too much to keep: what it finds is rated during the search. */
static void search_large_unit(struct hunt_run *hunt)
{
    const ennead_neighbor_parts parts = parts_from(hunt, hunt->searched);
    (void)ennead_neighbors_find_parts(hunt->searches[0], hunt->parent, &parts, rate_one, hunt);
    hunt->searched += parts.count;
    hunt->next_unit = UNITS_FIT;
}

/* ---------------------------------------------------------------------------- the whole work */

void hunt_around(struct hunt_run *hunt, const uint8_t cells[ENNEAD_CELLS])
{
    hunt->parent = cells;
    hunt->parts = ennead_neighbors_get_parts(hunt->searches[0], cells);
    hunt->new_ones = hunt->kept = hunt->searched = 0;
    while (hunt->searched < hunt->parts && !hunt_has_ended(hunt)) {
        hunt->unit = hunt->searched;
        run(hunt, next_unit, search_unit, take_found);
        if (!hunt_has_ended(hunt) && hunt->next_unit == UNIT_IS_LARGE)
            search_large_unit(hunt);
        if (!hunt_has_ended(hunt))
            rate_waiting(hunt);
    }
}

void hunt_rate_seeds(struct hunt_run *hunt, size_t from)
{
    hunt->parent = NULL;
    text_add(&hunt->waiting, hunt->seeds.bytes + from * ENNEAD_CELLS,
             hunt->seeds.length - from * ENNEAD_CELLS);
    if (hunt->waiting.failed)
        hunt->code = EXIT_MEMORY;
    else
        rate_waiting(hunt);
}

bool hunt_make(struct hunt_run *hunt)
{
    struct hunt_settings *settings = hunt->settings;
    const size_t threads = settings->rate.common.threads;
    bool made = hunt_pool_init(&hunt->pool, settings->keep, settings->rate.common.solving.seed);
    settings->options.stop = signals_stop();
    hunt->forms = form_set_new(settings->memory);
    hunt->slot_count = threads == 1 ? 1 : SLOTS_OF_A_THREAD * threads;
    hunt->slots = calloc(hunt->slot_count, sizeof *hunt->slots);
    made = made && hunt->forms != NULL && hunt->slots != NULL;
    for (size_t i = 0; made && i < threads; i++)
        made =
            rating_tools_make(&hunt->tools[i], &settings->rate) &&
            ennead_neighbors_new(&settings->options, NULL, &hunt->searches[i]) == ENNEAD_STATUS_OK;
    return made;
}

void hunt_unmake(struct hunt_run *hunt)
{
    for (size_t i = 0; i < MOST_THREADS; i++) {
        rating_tools_free(&hunt->tools[i]);
        ennead_neighbors_free(hunt->searches[i]);
    }
    for (size_t i = 0; hunt->slots != NULL && i < hunt->slot_count; i++)
        text_free(&hunt->slots[i].found);
    free(hunt->slots);
    form_set_free(hunt->forms);
    hunt_pool_free(&hunt->pool);
    text_free(&hunt->seeds);
    text_free(&hunt->waiting);
}
