/* SPDX-License-Identifier: MIT */
/*
 * Boards: shown in a frame, typed in row by row, read from text of any form.
 */
#include <string.h>

#include "grid/memory.h"
#include "session/session.h"

static void say_state(ennead_session *s, const ennead_state *state)
{
    static const char frame[] = "+-------+-------+-------+\n";

    for (int row = 0; row < 9; row++) {
        if (row % 3 == 0)
            say(s, frame);
        for (int column = 0; column < 9; column++) {
            const int value = state->values[9 * row + column];
            if (column % 3 == 0)
                say(s, "| ");
            if (value != 0)
                say(s, "%d ", value);
            else
                say(s, ". ");
        }
        say(s, "|\n");
    }
    say(s, frame);
}

void say_board(ennead_session *s, const position *p)
{
    if (p->variant != NULL)
        say_picture(s, p);
    else
        say_state(s, &p->state);
}

void begin_rows(ennead_session *s)
{
    s->typing = TYPES_ROWS;
    s->row = 0;
    memset(s->typed, 0, sizeof s->typed);
}

static bool is_row_sign(char c)
{
    return c == ' ' || c == '.' || (c >= '0' && c <= '9');
}

outcome take_row(ennead_session *s, const char *line, size_t length, bool *whole,
                 ennead_state *state)
{
    uint8_t givens[ENNEAD_CELLS];
    ennead_puzzle puzzle;

    *whole = false;
    while (length > 0 && line[length - 1] == ' ')
        length--;
    for (size_t i = 0; i < length; i++)
        if (!is_row_sign(line[i]) || length > 9) {
            say(s, "That is no row: up to nine characters, 1-9, and a blank or . for an unknown "
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

/* Gives the reader all of a text, and takes the first record of interest. */
static bool first_record(ennead_reader *reader, const char *text, size_t length,
                         ennead_record *record)
{
    bool found = false;

    while (!found || record->kind == ENNEAD_RECORD_NOTICE) {
        const ennead_status status = ennead_reader_next(reader, record);
        if (status == ENNEAD_OK) {
            found = true;
            continue;
        }
        if (status == ENNEAD_END)
            return found && record->kind != ENNEAD_RECORD_NOTICE;
        if (length == 0) {
            ennead_reader_finish(reader);
            continue;
        }
        size_t room;
        char *to = ennead_reader_room(reader, &room);
        const size_t piece = length < room ? length : room;
        memcpy(to, text, piece);
        ennead_reader_add(reader, piece);
        text += piece;
        length -= piece;
    }
    return true;
}

static outcome read_state(ennead_session *s, const char *text, size_t length, ennead_state *state)
{
    ennead_reader *reader;
    ennead_record record;
    outcome result = DONE;

    if (ennead_reader_new(NULL, &s->allocator, &reader) != ENNEAD_OK)
        return NO_MEMORY;
    if (!first_record(reader, text, length, &record)) {
        result = refuse(s, "There is no puzzle in it.");
    } else if (record.kind == ENNEAD_RECORD_ERROR) {
        char message[ENNEAD_MESSAGE_SIZE];
        ennead_record_message(&record, message);
        result =
            refuse(s, "Line %n, column %n: %t.", (int)record.line, (int)record.column, message);
    } else {
        (void)ennead_state_from_record(&record, state);
    }
    ennead_reader_free(reader);
    return result;
}

outcome read_position(ennead_session *s, const char *text, size_t length, position *p)
{
    const size_t said = s->speech.length;
    bool sized = false;

    *p = (position){.variant = NULL};
    if (ennead_variant_recognize(text, length) != ENNEAD_VARIANT_NONE)
        return read_variant(s, text, length, p);
    outcome result = read_state(s, text, length, &p->state);
    if (result != REFUSED)
        return result;
    /* What is no board of nine by nine may be one of another size. */
    result = read_size(s, text, length, p, &sized);
    if (sized)
        s->speech.length = said;
    return sized || result == NO_MEMORY ? result : REFUSED;
}
