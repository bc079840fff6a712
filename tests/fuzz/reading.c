/* SPDX-License-Identifier: MIT */
/*
 * Checks what the reader makes of a text, read whole and in pieces: both give the same records;
 * each record is in place, and its text a window of the input; and it ends.
 */
#include "reading.h"

#include "fuzz.h"

#include <string.h>

enum { FNV_PRIME = 16777619 };

struct input {
    const uint8_t *bytes;
    size_t size;
    uint32_t pieces; /* 0: whole */
};

struct outcome {
    uint64_t records;
    uint32_t hash; /* of all that was read */
};

static void mix(struct outcome *outcome, const void *bytes, size_t size)
{
    const uint8_t *at = bytes;

    for (size_t i = 0; i < size; i++)
        outcome->hash = (outcome->hash ^ at[i]) * FNV_PRIME;
}

static void mix_number(struct outcome *outcome, uint64_t number)
{
    mix(outcome, &number, sizeof number);
}

/* Reads the one state of a text. */
static void read_again(ennead_form form, const char *text, ennead_state *state)
{
    ennead_reader_options options;
    ennead_reader *reader;
    ennead_record record;
    size_t room;

    ennead_reader_options_init(&options);
    options.form = form;
    HOLDS(ennead_reader_new(&options, NULL, &reader) == ENNEAD_STATUS_OK);
    memcpy(ennead_reader_reserve(reader, &room), text, strlen(text));
    ennead_reader_add(reader, strlen(text));
    ennead_reader_finish(reader);
    HOLDS(ennead_reader_next(reader, &record) == ENNEAD_STATUS_OK);
    HOLDS(ennead_state_from_record(&record, state) == ENNEAD_STATUS_OK);
    HOLDS(ennead_reader_next(reader, &record) == ENNEAD_STATUS_END);
    ennead_reader_free(reader);
}

/* Checks that a state is valid, and that what is written of it reads back as the same state. */
static void check_state(const ennead_record *record)
{
    char text[ENNEAD_LIBRARY_SIZE];
    ennead_state state, again;

    HOLDS(ennead_state_from_record(record, &state) == ENNEAD_STATUS_OK);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        HOLDS(record->puzzle.candidates[cell] <= ENNEAD_ALL_DIGITS);
        HOLDS(state.values[cell] == 0 || state.candidates[cell] == 0);
    }
    ennead_write_library(&state, text);
    read_again(ENNEAD_FORM_HODOKU, text, &again);
    HOLDS(memcmp(state.givens, again.givens, sizeof state.givens) == 0);
    HOLDS(memcmp(state.values, again.values, sizeof state.values) == 0);
    HOLDS(memcmp(state.candidates, again.candidates, sizeof state.candidates) == 0);
    ennead_write_sukaku(&state, text);
    read_again(ENNEAD_FORM_SUKAKU, text, &again);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        HOLDS(state.values[cell] != 0 ? again.candidates[cell] == 1u << (state.values[cell] - 1)
                                      : again.candidates[cell] == state.candidates[cell]);
}

static void check_puzzle(const ennead_record *record)
{
    ennead_puzzle puzzle;

    HOLDS(record->error == ENNEAD_INPUT_ERROR_NONE);
    HOLDS(ennead_puzzle_from_givens(record->puzzle.givens, &puzzle) == ENNEAD_STATUS_OK);
    HOLDS(record->form > ENNEAD_FORM_AUTO && record->form <= ENNEAD_FORM_OPENSUDOKU);
    if (record->form >= ENNEAD_FORM_MARKS) {
        check_state(record);
        return;
    }
    HOLDS(record->placed == NULL);
    HOLDS(memcmp(puzzle.candidates, record->puzzle.candidates, sizeof puzzle.candidates) == 0);
}

static void check_fault(const ennead_record *record, const struct input *input)
{
    char message[ENNEAD_MESSAGE_SIZE];
    const size_t length = ennead_record_message(record, message);

    HOLDS(record->error != ENNEAD_INPUT_ERROR_NONE);
    HOLDS(length > 0 && length < ENNEAD_MESSAGE_SIZE && length == strlen(message));
    HOLDS(record->caret <= record->text_length && record->text_length < 256);
    for (size_t i = 0; i < record->text_length; i++)
        HOLDS(record->text[i] != '\n' && record->text[i] != '\r');
    if (record->error == ENNEAD_INPUT_ERROR_NO_PUZZLE)
        return;
    HOLDS(record->offset >= record->caret);
    HOLDS(record->offset - record->caret + record->text_length <= input->size);
    if (record->text_length > 0)
        HOLDS(memcmp(record->text, input->bytes + record->offset - record->caret,
                     record->text_length) == 0);
}

/* The text of a puzzle with rules is that puzzle, or something is wrong with it. */
static void check_variant(const ennead_record *record)
{
    ennead_description *description;
    ennead_variant_report report;
    const ennead_status status =
        ennead_variant_read(record->text, record->text_length, NULL, &description, &report);

    HOLDS(record->error == ENNEAD_INPUT_ERROR_NONE && record->text_length > 0);
    HOLDS((status == ENNEAD_STATUS_OK) == (description != NULL));
    ennead_description_free(description);
}

/* A link is a part of its line, and holds a puzzle, or something is wrong with it. */
static void check_link(const ennead_record *record, const struct input *input)
{
    HOLDS(record->offset + record->text_length <= input->size);
    HOLDS(memcmp(record->text, input->bytes + record->offset, record->text_length) == 0);
    HOLDS(memchr(record->text, '\n', record->text_length) == NULL);
    HOLDS(ennead_variant_has_link(record->text, record->text_length));
    check_variant(record);
}

static void check_record(const ennead_record *record, const struct input *input,
                         ennead_record *last)
{
    if (record->kind == ENNEAD_RECORD_KIND_PUZZLE)
        check_puzzle(record);
    else if (record->kind == ENNEAD_RECORD_KIND_VARIANT)
        check_variant(record);
    else if (record->kind == ENNEAD_RECORD_KIND_LINK)
        check_link(record, input);
    else if (record->kind != ENNEAD_RECORD_KIND_RULE)
        check_fault(record, input);
    HOLDS(record->line >= 1 && record->column >= 1 && record->offset <= input->size);
    if (record->error == ENNEAD_INPUT_ERROR_NO_PUZZLE)
        return;
    HOLDS(record->line >= last->line && record->offset >= last->offset);
    *last = *record;
}

static void mix_record(struct outcome *outcome, const ennead_record *record)
{
    outcome->records++;
    mix_number(outcome, record->kind);
    mix_number(outcome, record->line);
    mix_number(outcome, record->column);
    mix_number(outcome, record->offset);
    if (record->kind == ENNEAD_RECORD_KIND_PUZZLE) {
        mix(outcome, record->puzzle.givens, sizeof record->puzzle.givens);
        mix_number(outcome, record->form);
        mix(outcome, record->puzzle.candidates, sizeof record->puzzle.candidates);
        if (record->placed != NULL)
            mix(outcome, record->placed, ENNEAD_CELLS);
        mix(outcome, record->note, record->note_length);
        return;
    }
    mix_number(outcome, record->error);
    mix_number(outcome, record->found);
    mix_number(outcome, record->expected);
    mix_number(outcome, record->caret);
    mix(outcome, record->text, record->text_length);
}

/* Hands over the next piece, or says that the text has ended. Returns the bytes handed over. */
static size_t feed(ennead_reader *reader, const struct input *input, size_t at, uint32_t *random)
{
    size_t room, piece = input->size - at;
    char *place;

    if (piece == 0) {
        ennead_reader_finish(reader);
        return 0;
    }
    *random = *random * 1664525u + 1013904223u;
    if (input->pieces != 0 && piece > 1 + (*random >> 16) % input->pieces)
        piece = 1 + (*random >> 16) % input->pieces;
    place = ennead_reader_reserve(reader, &room);
    HOLDS(room >= 1);
    piece = piece < room ? piece : room;
    memcpy(place, input->bytes + at, piece);
    ennead_reader_add(reader, piece);
    return piece;
}

static struct outcome read_all(ennead_reader *reader, const struct input *input)
{
    struct outcome outcome = {0, 2166136261u};
    ennead_record record, last = {.line = 1};
    uint32_t random = input->pieces;
    ennead_status status;
    size_t at = 0, feeds = 0;

    while ((status = ennead_reader_next(reader, &record)) != ENNEAD_STATUS_END) {
        if (status == ENNEAD_STATUS_NEEDS_INPUT) {
            HOLDS(feeds++ <= input->size);
            at += feed(reader, input, at, &random);
            continue;
        }
        HOLDS(status == ENNEAD_STATUS_OK);
        check_record(&record, input, &last);
        mix_record(&outcome, &record);
        /* Each line makes at most one record, and the text as a whole one more. */
        HOLDS(outcome.records <= input->size + 2);
    }
    HOLDS(at == input->size);
    HOLDS(outcome.records > 0);
    ennead_reader_restart(reader);
    return outcome;
}

void check_reading(const ennead_reader_options *options, const uint8_t *bytes, size_t size,
                   uint32_t most)
{
    ennead_reader *reader;

    HOLDS(ennead_reader_new(options, NULL, &reader) == ENNEAD_STATUS_OK);
    const struct input whole = {bytes, size, 0};
    const struct input pieces = {bytes, size, most};
    const struct outcome first = read_all(reader, &whole);
    const struct outcome second = read_all(reader, &pieces);
    HOLDS(first.records == second.records && first.hash == second.hash);
    ennead_reader_free(reader);
}
