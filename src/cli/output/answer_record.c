/* SPDX-License-Identifier: MIT */
/*
 * The fields of an answer's record. All solutions are only in JSON, and are written one by one,
 * because they may be too many for memory. Times differ from run to run, so they are written only
 * with --stats.
 */
#include "cli/output/answer_record.h"

#include <string.h>

#include "cli/batch/slot.h"
#include "cli/output/cells.h"
#include "cli/output/doubts.h"
#include "cli/output/variant_text.h"

static const enum field fields[] = {
    FIELD_OF_PUZZLE,    FIELD_OF_VERDICT,       FIELD_OF_COUNT,      FIELD_OF_SOLUTION,
    FIELD_OF_SOLUTIONS, FIELD_OF_DIFFER,        FIELD_OF_FORM,       FIELD_OF_RULES,
    FIELD_OF_CLUES,     FIELD_OF_CONFLICT,      FIELD_OF_MISPRINTS,  FIELD_OF_ENDED,
    FIELD_OF_NODES,     FIELD_OF_GUESSES,       FIELD_OF_BACKTRACKS, FIELD_OF_DEPTH,
    FIELD_OF_SECONDS,   FIELD_OF_FIRST_SECONDS, FIELD_OF_ESTIMATE,   FIELD_OF_RELATIVE_ERROR,
    FIELD_OF_SAMPLES,
};

enum { IN_TABLES = 4 };

struct records answer_records(const struct settings *settings)
{
    return (struct records){
        .settings = settings,
        FIELDS_OF(fields),
        .table_count = IN_TABLES,
        .cells = FIELD_OF_SOLUTION,
    };
}

/* --------------------------------------------------------------------------------- in JSON only */

static enum cut put_solutions(struct json_out *json, const void *user)
{
    const struct puzzle_answer *answer = user;
    const uint8_t *cells;
    json_out_open(json, field_rows[FIELD_OF_SOLUTIONS].name, '[');
    while ((cells = solutions_next(answer->solutions)) != NULL) {
        json_out_begin(json, NULL); /* digits and blanks need no escaping */
        text_character(json->text, '"');
        output_solution(json->text, answer, cells);
        text_character(json->text, '"');
    }
    json_out_close(json, ']');
    return answer->solutions->cut;
}

static enum cut put_conflict(struct json_out *json, const void *user)
{
    const struct puzzle_answer *answer = user;
    json_out_open(json, field_rows[FIELD_OF_CONFLICT].name, '{');
    json_out_number(json, "digit", (uint64_t)answer->conflict->digit);
    json_out_open(json, "cells", '[');
    for (int i = 0; i < 2; i++) {
        char name[CELL_NAME_SIZE];
        output_cell_name(answer->conflict->cells[i], name);
        json_out_string(json, NULL, name);
    }
    json_out_close(json, ']');
    json_out_close(json, '}');
    return NOT_CUT;
}

/* ----------------------------------------------------------------------------------- its fields */

static void set_error(struct record *record, const struct puzzle_answer *answer)
{
    record_set_number(record, FIELD_OF_COLUMN, answer->column);
    record_set_number(record, FIELD_OF_VERDICT, VERDICT_ERROR);
    record_set_string(record, FIELD_OF_MESSAGE, answer->message);
}

static uint64_t count_clues(const struct puzzle_answer *answer)
{
    uint64_t clues = 0;
    if (answer->variant != NULL)
        return variant_count_clues(answer->variant);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        clues += answer->puzzle->givens[cell] != 0;
    return clues;
}

static bool has_marks(const ennead_puzzle *puzzle)
{
    bool marks = false;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        marks |= puzzle->givens[cell] == 0 && puzzle->candidates[cell] != 0x1ff;
    return marks;
}

/* Adds the givens of a puzzle, or its candidates if it restricts these. */
static void add_puzzle(struct text *text, const struct puzzle_answer *answer)
{
    char candidates[ENNEAD_SUKAKU_SIZE];
    ennead_state state;
    if (answer->variant == NULL && has_marks(answer->puzzle) &&
        ennead_state_from_puzzle(answer->puzzle, &state) == ENNEAD_STATUS_OK && state.limited) {
        ennead_write_sukaku(&state, candidates);
        text_string(text, candidates);
    } else {
        output_givens(text, answer);
    }
}

/* Whether a field is written, or --where asks for it. */
static bool is_asked(const struct settings *settings, enum field field)
{
    return settings->record_form == RECORDS_AS_JSON ||
           (settings->condition != NULL && where_uses(&settings->records->where, field));
}

/* Adds the cells that may be wrong: clues of a puzzle without a solution, or those in which the
 * first two solutions differ. */
static void add_doubts(struct text *text, const struct settings *settings,
                       const struct puzzle_answer *answer)
{
    struct doubts doubts;
    const struct solutions *solutions = answer->solutions;
    const ennead_verdict verdict = answer->result->verdict;
    doubts_clear(&doubts, answer->variant != NULL ? answer->variant->description.columns : 9);
    if (verdict == ENNEAD_VERDICT_NONE && is_asked(settings, FIELD_OF_MISPRINTS) &&
        doubts_of(&doubts, answer->puzzle, answer->variant) != ENNEAD_STATUS_OK)
        text->failed = true;
    else if (verdict != ENNEAD_VERDICT_NONE && is_asked(settings, FIELD_OF_DIFFER) &&
             solutions->kept_count > 1 && solutions->kept != NULL)
        doubts_between(&doubts, solutions->kept, solutions->kept + solutions->cell_count,
                       solutions->cell_count);
    doubts_add_names(text, &doubts);
}

/* Sets the cells of the puzzle, of its first solution, and those that may be wrong. These are
 * stored one after the other. */
static void set_cells(struct answer_record *made, struct puzzle_answer *answer)
{
    const struct solutions *solutions = answer->solutions;
    const bool solved = solutions->kept_count > 0 && solutions->kept != NULL;
    add_puzzle(&made->texts, answer);
    const size_t givens = made->texts.length;
    if (solved)
        output_solution(&made->texts, answer, solutions->kept);
    const size_t cells = made->texts.length;
    add_doubts(&made->texts, made->record.settings, answer);
    if (made->texts.failed)
        return;
    record_set_text(&made->record, FIELD_OF_PUZZLE, made->texts.bytes, givens);
    record_set_number(&made->record, FIELD_OF_CLUES, count_clues(answer));
    if (solved)
        record_set_text(&made->record, FIELD_OF_SOLUTION, made->texts.bytes + givens,
                        cells - givens);
    if (made->texts.length > cells)
        record_set_text(&made->record,
                        answer->result->verdict == ENNEAD_VERDICT_NONE ? FIELD_OF_MISPRINTS
                                                                       : FIELD_OF_DIFFER,
                        made->texts.bytes + cells, made->texts.length - cells);
}

static void set_result(struct record *record, const ennead_solve_result *result)
{
    record_set_number(record, FIELD_OF_VERDICT, (uint64_t)result->verdict);
    record_set_number(record, FIELD_OF_COUNT, result->solutions);
    if (result->end == ENNEAD_SEARCH_END_NODES || result->end == ENNEAD_SEARCH_END_TIME)
        record_set_string(record, FIELD_OF_ENDED,
                          result->end == ENNEAD_SEARCH_END_NODES ? "nodes" : "time");
    record_set_number(record, FIELD_OF_NODES, result->counters.nodes);
    record_set_number(record, FIELD_OF_GUESSES, result->counters.guesses);
    record_set_number(record, FIELD_OF_BACKTRACKS, result->counters.backtracks);
    record_set_number(record, FIELD_OF_DEPTH, result->counters.depth);
    if (!record->settings->stats)
        return;
    record_set_real(record, FIELD_OF_SECONDS, result->seconds);
    record_set_real(record, FIELD_OF_FIRST_SECONDS, result->first_seconds);
}

void answer_record_make(struct answer_record *made, const struct settings *settings,
                        struct puzzle_answer *answer)
{
    struct record *record = &made->record;
    made->texts = (struct text){0};
    record_clear(record, settings);
    record_set_string(record, FIELD_OF_FILE, answer->name);
    record_set_number(record, FIELD_OF_LINE, slot_line(answer->item));
    record_set_beside(record, answer->note, answer->note_length, &answer->named);
    if (answer->kind == ANSWER_ERROR) {
        set_error(record, answer);
        return;
    }
    set_cells(made, answer);
    set_result(record, answer->result);
    if (answer->variant != NULL)
        variant_set_rules(record, answer->variant);
    if (answer->conflict != NULL)
        record_set_nested(record, FIELD_OF_CONFLICT, put_conflict, answer);
    record_set_nested(record, FIELD_OF_SOLUTIONS, put_solutions, answer);
}

void answer_record_free(struct answer_record *made)
{
    text_free(&made->texts);
}
