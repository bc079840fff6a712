/* SPDX-License-Identifier: MIT */
/*
 * One JSON object a line (jansson). The solutions may be too many for memory, so the object is
 * written in three parts: what comes before the solutions, the solutions one by one, and what
 * comes after them, the braces between the parts taken away. Solutions are digits and need no
 * escaping. Times are not the same in every run and are written with --stats only.
 */
#include "cli/output/output_json.h"

#include <jansson.h>
#include <string.h>

#include "cli/base/utf8.h"
#include "cli/output/cells.h"
#include "cli/record/printable.h"

/* An object under construction; one failure, and it is not written. */
struct object {
    json_t *json;
    bool failed;
};

static void set(struct object *object, const char *key, json_t *value)
{
    if (json_object_set_new(object->json, key, value) != 0)
        object->failed = true;
}

static void set_number(struct object *object, const char *key, uint64_t value)
{
    set(object, key, json_integer((json_int_t)value));
}

/* Sets a string of unknown bytes. */
static void set_bytes(struct object *object, const char *key, const char *bytes, size_t length)
{
    struct text repaired = {0};
    utf8_add_repaired(&repaired, bytes, length);
    if (repaired.failed)
        object->failed = true;
    else
        set(object, key, json_stringn(length > 0 ? repaired.bytes : "", repaired.length));
    text_free(&repaired);
}

/* Sets a string of the givens. */
static void set_givens(struct object *object, const char *key, const struct puzzle_answer *answer)
{
    struct text line = {0};
    output_givens(&line, answer);
    if (line.failed)
        object->failed = true;
    else
        set(object, key, json_stringn(line.bytes, line.length));
    text_free(&line);
}

static void set_conflict(struct object *object, const ennead_conflict *conflict)
{
    char first[CELL_NAME_SIZE], second[CELL_NAME_SIZE];
    output_cell_name(conflict->cells[0], first);
    output_cell_name(conflict->cells[1], second);
    set(object, "conflict",
        json_pack("{s:i, s:[s, s]}", "digit", conflict->digit, "cells", first, second));
}

/* Adds the members of an object without its braces, and gives it back. */
static void add_members(struct text *text, const struct settings *settings, struct object *object)
{
    struct text members = {0};
    printable_add_json(&members, settings, object->json, JSON_COMPACT | JSON_REAL_PRECISION(6));
    members.failed = members.failed || object->failed;
    if (!members.failed)
        text_add(text, members.bytes + 1, members.length - 2);
    text->failed = text->failed || members.failed;
    text_free(&members);
    json_decref(object->json);
}

static void add_error(struct text *text, const struct settings *settings,
                      const struct puzzle_answer *answer)
{
    struct object object = {.json = json_object()};
    set_bytes(&object, "file", answer->name, strlen(answer->name));
    set_number(&object, "line", answer->line);
    set_number(&object, "column", answer->column);
    set(&object, "verdict", json_string("error"));
    set_bytes(&object, "message", answer->message, strlen(answer->message));
    text_character(text, '{');
    add_members(text, settings, &object);
    text_string(text, "}\n");
}

static void add_head(struct text *text, const struct settings *settings,
                     const struct puzzle_answer *answer)
{
    struct object object = {.json = json_object()};
    set_bytes(&object, "file", answer->name, strlen(answer->name));
    set_number(&object, "line", answer->line);
    set_givens(&object, "puzzle", answer);
    set(&object, "verdict", json_string(ennead_verdict_name(answer->result->verdict)));
    set_number(&object, "count", answer->result->solutions);
    add_members(text, settings, &object);
}

static void add_tail(struct text *text, const struct settings *settings,
                     const struct puzzle_answer *answer)
{
    const ennead_solve_result *result = answer->result;
    struct object object = {.json = json_object()};
    if (answer->note_length > 0)
        set_bytes(&object, "note", answer->note, answer->note_length);
    if (answer->variant != NULL)
        set(&object, "form", json_string(ennead_variant_form_name(answer->variant->report.form)));
    if (answer->conflict != NULL)
        set_conflict(&object, answer->conflict);
    if (result->end == ENNEAD_SEARCH_END_NODES || result->end == ENNEAD_SEARCH_END_TIME)
        set(&object, "ended",
            json_string(result->end == ENNEAD_SEARCH_END_NODES ? "nodes" : "time"));
    set_number(&object, "nodes", result->counters.nodes);
    set_number(&object, "guesses", result->counters.guesses);
    set_number(&object, "backtracks", result->counters.backtracks);
    set_number(&object, "depth", result->counters.depth);
    if (settings->stats) {
        set(&object, "seconds", json_real(result->seconds));
        set(&object, "first_seconds", json_real(result->first_seconds));
    }
    add_members(text, settings, &object);
}

/* What is there of a line cannot be taken back when its solutions break off. Closing it like others
 * would pass off a part of them as all. */
static void add_cut(struct text *text, enum cut cut)
{
    text_format(text, "\"cut\":\"%s\"", cut == CUT_BY_MEMORY ? "memory" : "stop");
}

void output_json_begin(struct text *text)
{
    (void)text;
    /* Otherwise jansson would read a seed from a file at its first use, on whichever thread. */
    json_object_seed(1);
}

void output_json(struct text *text, const struct settings *settings, struct puzzle_answer *answer)
{
    if (answer->kind == ANSWER_ERROR) {
        add_error(text, settings, answer);
        return;
    }
    /* What may want memory comes first, so that the line is not left half written for the lack of it. */
    struct text tail = {0};
    add_tail(&tail, settings, answer);
    text->failed = text->failed || tail.failed;
    const uint8_t *cells = solutions_next(answer->solutions);
    text_character(text, '{');
    add_head(text, settings, answer);
    text_string(text, ",\"solutions\":[");
    for (const char *before = "\""; cells != NULL; before = ",\"") {
        text_string(text, before);
        output_solution(text, answer, cells);
        text_character(text, '"');
        cells = solutions_next(answer->solutions);
    }
    text_string(text, "],");
    if (answer->solutions->cut == NOT_CUT)
        text_add(text, tail.bytes, tail.length);
    else
        add_cut(text, answer->solutions->cut);
    text_string(text, "}\n");
    text_free(&tail);
}
