/* SPDX-License-Identifier: MIT */
/*
 * The answer of the call that was made last, and its errors.
 */
#include "glue.h"

#include <stdlib.h>
#include <string.h>

static GLUE_STATE struct {
    char *text;
    size_t room, length;
    bool comma;  /* before the next value */
    bool failed; /* memory ran out */
} answer;

/* Makes room for so many bytes more. */
static bool make_room(size_t bytes)
{
    if (bytes <= answer.room - answer.length)
        return true;
    const size_t room = 2 * answer.room + bytes + 4096;
    char *text = answer.failed || room < bytes ? NULL : realloc(answer.text, room);
    if (text == NULL) {
        answer.failed = true;
        return false;
    }
    answer.text = text;
    answer.room = room;
    return true;
}

static void add(const char *bytes, size_t length)
{
    if (!make_room(length))
        return;
    memcpy(answer.text + answer.length, bytes, length);
    answer.length += length;
}

static void add_character(char c)
{
    add(&c, 1);
}

/* Adds the inside of a string; JavaScript replaces what is not UTF-8. */
static void add_quoted(const char *bytes, size_t length)
{
    static const char hex[] = "0123456789abcdef";
    size_t added = 0;
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)bytes[i];
        if (c >= ' ' && c != '"' && c != '\\')
            continue;
        add(bytes + added, i - added);
        added = i + (c < ' ');
        if (c >= ' ')
            add_character('\\');
        else
            add((char[]){'\\', 'u', '0', '0', hex[c >> 4], hex[c & 15]}, 6);
    }
    add(bytes + added, length - added);
}

static void begin_value(const char *key)
{
    if (answer.comma)
        add_character(',');
    answer.comma = true;
    if (key == NULL)
        return;
    add_character('"');
    add(key, strlen(key));
    add("\":", 2);
}

void put_out_of_memory(void)
{
    answer.failed = true;
}

void put_open(const char *key, char bracket)
{
    begin_value(key);
    add_character(bracket);
    answer.comma = false;
}

void put_close(char bracket)
{
    add_character(bracket);
    answer.comma = true;
}

void put_reopen(void)
{
    answer.length -= !answer.failed;
    answer.comma = true;
}

void put_bytes(const char *key, const char *bytes, size_t length)
{
    begin_value(key);
    add_character('"');
    add_quoted(bytes, length);
    add_character('"');
}

void put_string(const char *key, const char *string)
{
    put_bytes(key, string, strlen(string));
}

static void add_number(uint64_t number)
{
    if (number >= 10)
        add_number(number / 10);
    add_character((char)('0' + number % 10));
}

void put_number(const char *key, uint64_t number)
{
    begin_value(key);
    add_number(number);
}

void put_flag(const char *key, bool flag)
{
    begin_value(key);
    add(flag ? "true" : "false", flag ? 4 : 5);
}

void put_tenths(const char *key, int tenths)
{
    begin_value(key);
    if (tenths == 0) {
        add("null", 4);
        return;
    }
    add_number((uint64_t)tenths / 10);
    add_character('.');
    add_number((uint64_t)tenths % 10);
}

void put_cell(const char *key, int cell, int columns)
{
    begin_value(key);
    add("\"r", 2);
    add_number((uint64_t)(cell / columns) + 1);
    add_character('c');
    add_number((uint64_t)(cell % columns) + 1);
    add_character('"');
}

void put_cells(const char *key, ennead_cell_set cells)
{
    put_open(key, '[');
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (ennead_cell_set_has(cells, cell))
            put_cell(NULL, cell, 9);
    put_close(']');
}

void put_line(const char *key, const uint8_t cells[ENNEAD_CELLS])
{
    char line[ENNEAD_LINE_SIZE];
    ennead_write_line(cells, line);
    put_string(key, line);
}

void put_difference(const uint8_t *first, const uint8_t *second, int cells, int columns)
{
    put_open("differ", '[');
    for (int cell = 0; cell < cells; cell++)
        if (first[cell] != second[cell])
            put_cell(NULL, cell, columns);
    put_close(']');
}

/* Writes a text at the end of the answer; returns its length, or 0 without memory. */
static size_t write_behind(text_function write, const void *of)
{
    const size_t length = write(of, NULL, 0);
    if (!make_room(length + 1))
        return 0;
    (void)write(of, answer.text + answer.length, length + 1);
    return length;
}

void put_json(const char *key, text_function write, const void *of)
{
    begin_value(key);
    answer.length += write_behind(write, of);
}

void put_text(const char *key, text_function write, const void *of)
{
    const size_t length = write(of, NULL, 0);
    char *text = malloc(length + 1);
    answer.failed = answer.failed || text == NULL;
    if (text != NULL) {
        (void)write(of, text, length + 1);
        put_bytes(key, text, length);
    }
    free(text);
}

void answer_begin(char bracket)
{
    answer.length = 0;
    answer.comma = answer.failed = false;
    add_character(bracket);
}

int answer_end(char bracket)
{
    add_character(bracket);
    return answer.failed ? answer_refuse_status(ENNEAD_STATUS_OUT_OF_MEMORY) : 1;
}

/* --------------------------------------------------------------------------------------- errors */

int answer_refuse(const char *code, const char *message)
{
    answer_begin('{');
    put_string("code", code);
    put_string("message", message);
    add_character('}');
    return 0;
}

int answer_refuse_at(const char *message, uint64_t line, uint64_t column, uint64_t offset)
{
    answer_begin('{');
    put_string("code", "puzzle");
    put_string("message", message);
    put_number("line", line);
    put_number("column", column);
    put_number("offset", offset);
    add_character('}');
    return 0;
}

int answer_refuse_status(ennead_status status)
{
    const bool memory = status == ENNEAD_STATUS_OUT_OF_MEMORY;
    if (memory) { /* so that the error itself fits */
        free(answer.text);
        answer.text = NULL;
        answer.room = answer.length = 0;
    }
    return answer_refuse(memory ? "memory" : "option", ennead_status_text(status));
}

/* ------------------------------------------------------------------------------- for JavaScript */

EXPORT_AS("answer_text") const char *answer_text(void)
{
    return answer.text;
}

EXPORT_AS("answer_length") size_t answer_length(void)
{
    return answer.length;
}

void answer_forget(void)
{
    free(answer.text);
    answer.text = NULL;
    answer.room = answer.length = 0;
}

/* Gives back the memory of a large answer. */
EXPORT_AS("answer_done") void answer_done(void)
{
    enum { KEPT = 1 << 20 };
    if (answer.room <= KEPT)
        return;
    free(answer.text);
    answer.text = NULL;
    answer.room = answer.length = 0;
}

EXPORT_AS("take_memory") void *take_memory(size_t bytes)
{
    return malloc(bytes);
}

EXPORT_AS("give_memory") void give_memory(void *memory)
{
    free(memory);
}
