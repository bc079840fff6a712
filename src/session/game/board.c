/* SPDX-License-Identifier: MIT */
/*
 * Boards: shown in a frame, typed row by row, read from text in any form.
 */
#include "session/game/board.h"

#include "grid/characters.h"
#include "grid/digits.h"

#include <string.h>

#include "grid/memory.h"
#include "session/game/reply.h"
#include "session/game/variant.h"
#include "session/game/variant_reply.h"

static void reply_state(ennead_session *s, const ennead_state *state)
{
    static const char frame[] = "  +-------+-------+-------+\n";

    reply_words(s, "    1 2 3   4 5 6   7 8 9\n");
    for (int row = 0; row < 9; row++) {
        if (row % 3 == 0)
            reply_words(s, frame);
        reply_words(s, "%d ", row + 1);
        for (int column = 0; column < 9; column++) {
            const int cell = 9 * row + column, value = state->values[cell];
            if (column % 3 == 0)
                reply_words(s, "| ");
            if (value != 0)
                reply_words(s, state->givens[cell] != 0 ? "%d " : "%d'", value);
            else
                reply_words(s, ". ");
        }
        reply_words(s, "|\n");
    }
    reply_words(s, frame);
}

void reply_board(ennead_session *s, const game_position *p)
{
    if (s->boards == ENNEAD_SESSION_BOARDS_SHOWN)
        show_board(s, p);
}

void show_board(ennead_session *s, const game_position *p)
{
    if (p->variant != NULL)
        reply_picture(s, p);
    else
        reply_state(s, &p->state);
}

void begin_rows(ennead_session *s)
{
    s->typing = TYPES_ROWS;
    s->row = 0;
    memset(s->typed, 0, sizeof s->typed);
}

static bool is_row_sign(char c)
{
    return c == ' ' || c == '.' || is_digit(c);
}

command_outcome take_row(ennead_session *s, const char *line, size_t length, bool *whole,
                         ennead_state *state)
{
    uint8_t givens[ENNEAD_CELLS];
    ennead_puzzle puzzle;

    *whole = false;
    while (length > 0 && line[length - 1] == ' ')
        length--;
    for (size_t i = 0; i < length; i++)
        if (!is_row_sign(line[i]) || length > 9) {
            reply_words(
                s, "That is no row: up to nine characters, 1-9, and a blank or . for an unknown "
                   "cell; or 'cancel'. Again.\n");
            return REFUSED;
        }
    for (size_t i = 0; i < length; i++)
        s->typed[9 * s->row + (int)i] = (char)(line[i] >= '1' ? line[i] - '0' : 0);
    if (++s->row < 9)
        return DONE;
    s->typing = TYPES_COMMANDS;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        givens[cell] = (uint8_t)s->typed[cell];
    (void)ennead_puzzle_from_givens(givens, &puzzle);
    (void)ennead_state_from_puzzle(&puzzle, state);
    *whole = true;
    return DONE;
}

/* A text and how much of it a reader has been given. */
typedef struct whole_text {
    ennead_reader *reader;
    const char *text;
    size_t length; /* not yet given */
} whole_text;

/* Reads the next record. Returns false if there is none. */
static bool next_record(whole_text *from, ennead_record *record)
{
    for (;;) {
        const ennead_status status = ennead_reader_next(from->reader, record);
        if (status != ENNEAD_STATUS_NEEDS_INPUT)
            return status == ENNEAD_STATUS_OK;
        if (from->length == 0) {
            ennead_reader_finish(from->reader);
            continue;
        }
        size_t room;
        char *to = ennead_reader_reserve(from->reader, &room);
        const size_t piece = from->length < room ? from->length : room;
        memcpy(to, from->text, piece);
        ennead_reader_add(from->reader, piece);
        from->text += piece;
        from->length -= piece;
    }
}

/* Reads the first record that is a puzzle or an error. */
static bool first_record(whole_text *from, ennead_record *record)
{
    while (next_record(from, record))
        if (record->kind == ENNEAD_RECORD_KIND_PUZZLE || record->kind == ENNEAD_RECORD_KIND_ERROR)
            return true;
    return false;
}

/* ------------------------------------------------------------------------ a grid with rules */

/* A text in the form for puzzles with rules; each line keeps its line number. */
typedef struct ruled_text {
    char *bytes;
    size_t length;
    uint64_t line;
    bool grid, rules; /* which of these it has */
} ruled_text;

static void add_bytes(ruled_text *t, const char *bytes, size_t length)
{
    memcpy(t->bytes + t->length, bytes, length);
    t->length += length;
}

static void go_to_line(ruled_text *t, uint64_t line)
{
    for (; t->line < line; t->line++)
        t->bytes[t->length++] = '\n';
}

static void add_grid(ruled_text *t, const ennead_record *record)
{
    go_to_line(t, record->line);
    add_bytes(t, "grid ", 5);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned left = record->puzzle.candidates[cell];
        t->bytes[t->length++] = '[';
        FOR_ALL_DIGITS(digit)
            if ((left >> (digit - 1) & 1) != 0)
                t->bytes[t->length++] = (char)('0' + digit);
        t->bytes[t->length++] = ']';
    }
    t->grid = true;
}

/* Reads the first grid of a text if it comes with rules; *found says whether it does. */
static command_outcome read_ruled(ennead_session *s, const char *text, size_t length,
                                  game_position *p, bool *found)
{
    enum { LONGEST_GRID_TEXT = 5 + 11 * ENNEAD_CELLS };
    ruled_text t = {.bytes = allocate(&s->allocator, 2 * length + LONGEST_GRID_TEXT), .line = 1};
    whole_text from = {.text = text, .length = length};
    ennead_record record;
    command_outcome result = DONE;

    *found = false;
    if (t.bytes == NULL ||
        ennead_reader_new(NULL, &s->allocator, &from.reader) != ENNEAD_STATUS_OK) {
        release(&s->allocator, t.bytes);
        return NO_MEMORY;
    }
    while (next_record(&from, &record) && !(record.kind == ENNEAD_RECORD_KIND_PUZZLE && t.grid)) {
        if (record.kind == ENNEAD_RECORD_KIND_PUZZLE)
            add_grid(&t, &record);
        if (record.kind == ENNEAD_RECORD_KIND_VARIANT && !t.grid) {
            add_bytes(&t, record.text, record.text_length);
            t.grid = t.rules = true;
            break;
        }
        if (record.kind != ENNEAD_RECORD_KIND_RULE)
            continue;
        go_to_line(&t, record.line);
        add_bytes(&t, record.note, record.note_length);
        t.rules = true;
    }
    ennead_reader_free(from.reader);
    *found = t.grid && t.rules;
    if (*found)
        result = read_variant_game(s, t.bytes, t.length, p);
    release(&s->allocator, t.bytes);
    return result;
}

static command_outcome read_state(ennead_session *s, const char *text, size_t length,
                                  ennead_state *state)
{
    whole_text from = {.text = text, .length = length};
    ennead_record record;
    command_outcome result = DONE;

    if (ennead_reader_new(NULL, &s->allocator, &from.reader) != ENNEAD_STATUS_OK)
        return NO_MEMORY;
    if (!first_record(&from, &record)) {
        result = refuse(s, "There is no puzzle in it.");
    } else if (record.kind == ENNEAD_RECORD_KIND_ERROR) {
        char message[ENNEAD_MESSAGE_SIZE];
        ennead_record_message(&record, message);
        result =
            refuse(s, "Line %n, column %n: %t.", (int)record.line, (int)record.column, message);
    } else {
        (void)ennead_state_from_record(&record, state);
    }
    ennead_reader_free(from.reader);
    return result;
}

command_outcome read_position(ennead_session *s, const char *text, size_t length, game_position *p)
{
    const size_t said = s->text.length;
    bool sized = false, ruled = false;

    *p = (game_position){.variant = NULL};
    if (ennead_variant_recognize(text, length) != ENNEAD_VARIANT_FORM_NONE)
        return read_variant_game(s, text, length, p);
    command_outcome result = read_ruled(s, text, length, p, &ruled);
    if (ruled || result == NO_MEMORY)
        return result;
    result = read_state(s, text, length, &p->state);
    if (result != REFUSED)
        return result;
    /* If it is not a 9x9 board, it may be of another size. */
    result = read_size(s, text, length, p, &sized);
    if (sized)
        s->text.length = said;
    return sized || result == NO_MEMORY ? result : REFUSED;
}
