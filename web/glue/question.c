/* SPDX-License-Identifier: MIT */
/*
 * Reads the puzzle of a call: what ennead_variant_recognize knows is a variant; anything else is
 * given to the reader of plain puzzles. Lines behind a plain grid may be rules; and a grid of
 * another size is read by ennead_description_read.
 */
#include "plain.h"

#include <stdlib.h>
#include <string.h>

void question_forget(void)
{
    ennead_description_free(asked.description);
    memset(&asked, 0, sizeof asked);
}

static void copy_title(const char *text, size_t length)
{
    length = length < sizeof asked.title ? length : sizeof asked.title - 1;
    memcpy(asked.title, text, length);
    asked.title[length] = '\0';
}

static bool refused(const ennead_variant_report *report, ennead_status status)
{
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        return answer_refuse_status(status) != 0;
    return answer_refuse_at(report->message, report->line, report->column, report->offset) != 0;
}

static bool is_plain(const ennead_description *d)
{
    return d->rows == 9 && d->columns == 9 && d->values == 9 && d->first_value == 1 &&
           d->box_rows == 3 && d->box_columns == 3 && d->constraint_count == 0 &&
           d->houses == (ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS);
}

/* Takes a description without rules, as in a link to a plain puzzle, as what it is. */
static void become_plain(const ennead_variant_report *report)
{
    uint8_t givens[ENNEAD_CELLS];
    (void)values_of(asked.description->candidates, givens);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        asked.puzzle.givens[cell] = report->has_state ? report->givens[cell] : givens[cell];
        asked.puzzle.candidates[cell] = (uint16_t)asked.description->candidates[cell];
    }
    (void)ennead_state_from_puzzle(&asked.puzzle, &asked.state);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (report->has_state && report->placed[cell] != 0)
            (void)ennead_state_place(&asked.state, cell, report->placed[cell]);
    ennead_description_free(asked.description);
    asked.description = NULL;
    asked.plain = true;
}

static bool read_variant(const char *text, size_t length)
{
    ennead_variant_report report;
    const ennead_status status =
        ennead_variant_read(text, length, NULL, &asked.description, &report);
    if (status != ENNEAD_STATUS_OK)
        return refused(&report, status);
    asked.form = ennead_variant_form_name(report.form);
    asked.notation = report.notation;
    copy_title(report.title, strlen(report.title));
    if (is_plain(asked.description))
        become_plain(&report);
    return true;
}

/* ----------------------------------------------------------------------------- plain puzzles */

/* A reader and the text that it has not taken yet. */
struct reading {
    ennead_reader *reader;
    const char *text;
    size_t length;
};

/* The next record that is not a notice. */
static ennead_status next_record(struct reading *reading, ennead_record *record)
{
    for (;;) {
        const ennead_status status = ennead_reader_next(reading->reader, record);
        if (status == ENNEAD_STATUS_OK && record->kind == ENNEAD_RECORD_KIND_NOTICE)
            continue;
        if (status != ENNEAD_STATUS_NEEDS_INPUT)
            return status;
        if (reading->length == 0) {
            ennead_reader_finish(reading->reader);
            continue;
        }
        size_t room;
        char *to = ennead_reader_reserve(reading->reader, &room);
        const size_t piece = reading->length < room ? reading->length : room;
        memcpy(to, reading->text, piece);
        ennead_reader_add(reading->reader, piece);
        reading->text += piece;
        reading->length -= piece;
    }
}

static void take_plain(const ennead_record *record)
{
    asked.plain = true;
    asked.puzzle = record->puzzle;
    asked.form = ennead_form_name(record->form);
    (void)ennead_state_from_record(record, &asked.state);
    copy_title(record->note, record->note_length);
}

static bool refuse_record(const ennead_record *record)
{
    char message[ENNEAD_MESSAGE_SIZE];
    if (record == NULL)
        return answer_refuse_at("no puzzle in this text", 1, 1, 0) != 0;
    ennead_record_message(record, message);
    return answer_refuse_at(message, record->line, record->column, record->offset) != 0;
}

/* Reads rules, and puts the grid that was read before them into their description. */
static bool add_rules(const char *rules, size_t length)
{
    const ennead_puzzle *puzzle = &asked.puzzle;
    if (!read_variant(rules, length))
        return false;
    asked.plain = false;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned given = puzzle->givens[cell];
        asked.description->candidates[cell] &=
            given != 0 ? puzzle->candidates[cell] & 1u << (given - 1) : puzzle->candidates[cell];
    }
    return true;
}

/* Reads the rules behind a grid, if there are any. They keep their places in the text: everything
 * else in it is blank for them. */
static bool read_rules(struct reading *reading, const char *text, size_t length)
{
    char *rules = NULL;
    ennead_record record;
    while (next_record(reading, &record) == ENNEAD_STATUS_OK &&
           record.kind == ENNEAD_RECORD_KIND_RULE) {
        if (rules == NULL && (rules = malloc(length)) == NULL)
            return answer_refuse_status(ENNEAD_STATUS_OUT_OF_MEMORY) != 0;
        if (asked.plain) {
            asked.plain = false;
            for (size_t i = 0; i < length; i++)
                rules[i] = text[i] == '\n' ? '\n' : ' ';
        }
        memcpy(rules + record.offset, record.note, record.note_length);
    }
    const bool read = rules == NULL || add_rules(rules, length);
    free(rules);
    return read;
}

/* Reads a grid of another size; false if it is none. */
static bool read_size(const char *text, size_t length)
{
    ennead_description_report report;
    if (ennead_description_read(text, length, NULL, NULL, &asked.description, &report) !=
        ENNEAD_STATUS_OK)
        return false;
    asked.form = "grid";
    asked.notation = report.notation;
    return true;
}

static bool read_plain(struct reading *reading)
{
    const char *text = reading->text;
    const size_t length = reading->length;
    ennead_record record;
    if (next_record(reading, &record) != ENNEAD_STATUS_OK)
        return refuse_record(NULL);
    if (record.kind == ENNEAD_RECORD_KIND_PUZZLE) {
        take_plain(&record);
        return read_rules(reading, text, length);
    }
    if (record.kind == ENNEAD_RECORD_KIND_RULE)
        return read_variant(text, length);
    if (record.kind == ENNEAD_RECORD_KIND_LINK || record.kind == ENNEAD_RECORD_KIND_VARIANT)
        return read_variant(record.text, record.text_length);
    return read_size(text, length) || refuse_record(&record);
}

/* Most questions are of 81 cells, which need no reader. */
static bool read_line(const char *text, size_t length)
{
    char line[ENNEAD_LINE_SIZE] = "";
    if (length != ENNEAD_CELLS)
        return false;
    memcpy(line, text, length);
    asked.plain = ennead_puzzle_from_line(line, &asked.puzzle) == ENNEAD_STATUS_OK;
    asked.form = ennead_form_name(ENNEAD_FORM_LINE);
    return asked.plain && ennead_state_from_puzzle(&asked.puzzle, &asked.state) == ENNEAD_STATUS_OK;
}

static bool read_any(const char *text, size_t length)
{
    struct reading reading = {.text = text, .length = length};
    if (ennead_variant_recognize(text, length) != ENNEAD_VARIANT_FORM_NONE)
        return read_variant(text, ennead_variant_extent(text, length));
    const ennead_status status = ennead_reader_new(NULL, NULL, &reading.reader);
    const bool read =
        status == ENNEAD_STATUS_OK ? read_plain(&reading) : answer_refuse_status(status) != 0;
    ennead_reader_free(reading.reader);
    return read;
}

/* Drops the candidates of the puzzle if they say no more than its givens. Returns whether it has
 * only givens now. */
static bool drop_idle_candidates(void)
{
    ennead_state state;
    if (ennead_state_from_puzzle(&asked.puzzle, &state) != ENNEAD_STATUS_OK)
        return true;
    if (!state.limited)
        (void)ennead_puzzle_from_givens(state.givens, &asked.puzzle);
    return !state.limited;
}

bool question_read(const char *text, size_t length)
{
    question_forget();
    if (read_line(text, length))
        return true;
    if (!read_any(text, length))
        return false;
    if (asked.plain)
        (void)drop_idle_candidates();
    return true;
}

bool question_read_plain(const char *text, size_t length)
{
    if (!question_read(text, length))
        return false;
    return asked.plain || answer_refuse("variant", "this is for plain 9x9 puzzles") != 0;
}

bool question_read_givens(const char *text, size_t length)
{
    ennead_puzzle givens;
    ennead_solve_result result;
    if (!question_read_plain(text, length))
        return false;
    if (drop_idle_candidates())
        return true;
    (void)ennead_puzzle_from_givens(asked.puzzle.givens, &givens);
    (void)ennead_solve(&givens, NULL, NULL, 0, &result);
    asked.puzzle = givens;
    return result.verdict == ENNEAD_VERDICT_UNIQUE ||
           answer_refuse("variant", "this uses only givens, and the givens of this pencil-mark "
                                    "puzzle alone do not have exactly one solution") != 0;
}

/* --------------------------------------------------------------------------- what is said of it */

void put_values(const char *key, const uint8_t *values)
{
    const ennead_description *d = asked.description;
    const size_t count = (size_t)d->rows * (size_t)d->columns;
    char *text = malloc(3 * count + 1);
    if (text != NULL)
        put_bytes(key, text, ennead_write_values(values, count, asked.notation, text));
    free(text);
}

uint64_t values_of(const uint64_t *candidates, uint8_t *values)
{
    const ennead_description *d = asked.description;
    uint64_t count = 0;
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const uint64_t set = candidates[cell];
        const bool one = set != 0 && (set & (set - 1)) == 0;
        values[cell] = one ? (uint8_t)(d->first_value + __builtin_ctzll(set)) : 0;
        count += one;
    }
    return count;
}

void put_question(void)
{
    uint8_t values[ENNEAD_MOST_CELLS];
    if (asked.plain) {
        put_plain();
        return;
    }
    const uint64_t clues = values_of(asked.description->candidates, values);
    put_values("puzzle", values);
    put_number("clues", clues);
    put_string("form", asked.form);
    put_rules();
    if (asked.title[0] != '\0')
        put_string("note", asked.title);
}

ennead_model *question_model(const ennead_model_options *options)
{
    char message[ENNEAD_MESSAGE_SIZE] = "";
    const ennead_constraint *wrong = NULL;
    ennead_model_options with = *options;
    ennead_model *model = NULL;
    with.wrong_rule = &wrong;
    const ennead_status status = ennead_model_new(asked.description, &with, NULL, message, &model);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        answer_refuse_status(status);
    else if (status != ENNEAD_STATUS_OK)
        answer_refuse_at(message[0] != '\0' ? message : ennead_status_text(status),
                         wrong != NULL ? wrong->line : 0, wrong != NULL ? wrong->column : 0, 0);
    return model;
}
