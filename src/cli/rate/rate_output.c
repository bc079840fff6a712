/* SPDX-License-Identifier: MIT */
/*
 * How ratings are written: a table, a line that is still a puzzle for other programs, or JSON. What
 * is not known is empty, or in JSON left out.
 */
#include "cli/rate/rate_output.h"

#include <inttypes.h>
#include <jansson.h>
#include <string.h>

#include "cli/base/utf8.h"
#include "cli/output/output_json.h"
#include "cli/output/printable.h"
#include "cli/rate/rate_scales.h"

const char *rate_verdict_name(size_t verdict)
{
    static const char *const names[] = {
#define RATE_VERDICT(code, name, help) name,
        RATE_VERDICTS(RATE_VERDICT)
#undef RATE_VERDICT
    };
    return verdict < sizeof names / sizeof names[0] ? names[verdict] : NULL;
}

/* The givens; or, where the puzzle limits candidates beside them, these. */
static void write_puzzle(const ennead_state *state, char line[ENNEAD_SUKAKU_SIZE])
{
    if (state->limited)
        ennead_write_sukaku(state, line);
    else
        ennead_write_line(state->givens, line);
}

/* ------------------------------------------------------------------------------------- a table */

static const char *const columns[] = {"puzzle", "er",    "ep",      "ed",    "technique",
                                      "score",  "level", "verdict", "counts"};

enum { COLUMNS = sizeof columns / sizeof columns[0], VERDICT_COLUMN = 7 };

static void begin_table(struct text *text)
{
    for (int i = 0; i < COLUMNS; i++)
        text_format(text, "%s%c", columns[i], i + 1 < COLUMNS ? '\t' : '\n');
}

static void add_tenths(struct text *text, int tenths)
{
    text_format(text, "%d.%d", tenths / 10, tenths % 10);
}

static void add_counts(struct text *text, const struct scale *scale,
                       const struct puzzle_rating *rated)
{
    const char *name, *comma = "";
    for (int i = 0; (name = scale->technique(i)) != NULL; i++) {
        if (rated->counts[i] == 0)
            continue;
        text_format(text, "%s%s:%" PRIu32, comma, name, rated->counts[i]);
        comma = ",";
    }
}

static void add_row(struct text *text, const struct rate_settings *settings,
                    const struct rate_answer *answer)
{
    const struct puzzle_rating *rated = answer->rated;
    char line[ENNEAD_SUKAKU_SIZE];
    if (rated == NULL) {
        text_repeat(text, '\t', VERDICT_COLUMN);
        text_string(text, "error\t\n");
        return;
    }
    write_puzzle(&rated->state, line);
    text_string(text, line);
    const int ratings[] = {rated->er, rated->ep, rated->ed};
    for (int i = 0; i < 3; i++) {
        text_character(text, '\t');
        if (rated->by_se)
            add_tenths(text, ratings[i]);
    }
    text_format(text, "\t%s\t", rated->counted ? settings->scale->technique(rated->technique) : "");
    if (rated->scored)
        text_format(text, "%d", rated->score);
    text_format(text, "\t%s\t%s\t", rated->by_hodoku ? ennead_level_name(rated->level) : "",
                rate_verdict_name(rated->verdict));
    if (rated->counted)
        add_counts(text, settings->scale, rated);
    text_character(text, '\n');
}

/* --------------------------------------------------------------------------------------- lines */

/* What is known behind the puzzle, and then the note that it came with. */
static void add_line(struct text *text, const struct rate_settings *settings,
                     const struct rate_answer *answer)
{
    const struct puzzle_rating *rated = answer->rated;
    char line[ENNEAD_SUKAKU_SIZE];
    if (rated == NULL) {
        text_string(text, "error\n");
        return;
    }
    write_puzzle(&rated->state, line);
    text_string(text, line);
    if (rated->by_se) {
        text_string(text, " ED=");
        add_tenths(text, rated->er);
        text_character(text, '/');
        add_tenths(text, rated->ep);
        text_character(text, '/');
        add_tenths(text, rated->ed);
    }
    if (rated->scored)
        text_format(text, " %d", rated->score);
    if (rated->by_hodoku)
        text_format(text, " %s", ennead_level_name(rated->level));
    if (rated->verdict != RATED)
        text_format(text, " %s", rate_verdict_name(rated->verdict));
    if (answer->item->note.length > 0) {
        text_character(text, ' ');
        printable_add(text, &settings->common, slot_text(answer->slot, answer->item->note),
                      answer->item->note.length);
    }
    text_character(text, '\n');
}

/* ---------------------------------------------------------------------------------------- JSON */

static void set(struct text *text, json_t *object, const char *key, json_t *value)
{
    if (json_object_set_new(object, key, value) != 0)
        text->failed = true;
}

static void set_bytes(struct text *text, json_t *object, const char *key, const char *bytes,
                      size_t length)
{
    struct text repaired = {0};
    utf8_add_repaired(&repaired, bytes, length);
    text->failed = text->failed || repaired.failed;
    set(text, object, key,
        json_stringn(repaired.length > 0 ? repaired.bytes : "", repaired.length));
    text_free(&repaired);
}

static json_t *counts_of(struct text *text, const struct scale *scale,
                         const struct puzzle_rating *rated)
{
    json_t *counts = json_object();
    const char *name;
    for (int i = 0; (name = scale->technique(i)) != NULL; i++)
        if (rated->counts[i] != 0)
            set(text, counts, name, json_integer((json_int_t)rated->counts[i]));
    return counts;
}

static void set_ratings(struct text *text, json_t *object, const struct scale *scale,
                        const struct puzzle_rating *rated)
{
    char line[ENNEAD_SUKAKU_SIZE];
    write_puzzle(&rated->state, line);
    set(text, object, "puzzle", json_string(line));
    set(text, object, "verdict", json_string(rate_verdict_name(rated->verdict)));
    if (rated->by_se) {
        set(text, object, "er", json_real(rated->er / 10.0));
        set(text, object, "ep", json_real(rated->ep / 10.0));
        set(text, object, "ed", json_real(rated->ed / 10.0));
    }
    if (rated->scored)
        set(text, object, "score", json_integer(rated->score));
    if (rated->by_hodoku)
        set(text, object, "level", json_string(ennead_level_name(rated->level)));
    if (rated->counted) {
        set(text, object, "technique", json_string(scale->technique(rated->technique)));
        set(text, object, "steps", json_integer((json_int_t)rated->steps));
        set(text, object, "counts", counts_of(text, scale, rated));
    }
}

static void add_object(struct text *text, const struct rate_settings *settings,
                       const struct rate_answer *answer)
{
    const struct item *item = answer->item;
    json_t *object = json_object();
    set_bytes(text, object, "file", item->name, strlen(item->name));
    set(text, object, "line", json_integer((json_int_t)item->line));
    if (answer->rated != NULL) {
        set_ratings(text, object, settings->scale, answer->rated);
        if (item->note.length > 0)
            set_bytes(text, object, "note", slot_text(answer->slot, item->note), item->note.length);
    } else {
        set(text, object, "column", json_integer((json_int_t)item->column));
        set(text, object, "verdict", json_string("error"));
        set_bytes(text, object, "message", slot_text(answer->slot, item->message),
                  item->message.length);
    }
    printable_add_json(text, &settings->common, object, JSON_COMPACT | JSON_REAL_PRECISION(3));
    text_character(text, '\n');
    json_decref(object);
}

/* --------------------------------------------------------------------------------------- table */

static const struct rate_output outputs[] = {
    {"tsv", "a table: a header, then a row a puzzle, its fields with tabs between them",
     begin_table, add_row},
    {"line", "the puzzle, then ED=ER/EP/ED, or score and level, or why there are none", NULL,
     add_line},
    {"json", "one JSON object a line", output_json_begin, add_object},
};

const struct choices rating_choices = {"Formats of rate", CHOICES_OF(outputs)};
