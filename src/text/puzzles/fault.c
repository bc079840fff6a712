/* SPDX-License-Identifier: MIT */
/*
 * Records: a puzzle, or what is wrong and where, with a window of the line around the place. The
 * words of all faults are the table ENNEAD_FAULTS of the public header.
 */
#include <string.h>

#include "grid/digits.h"
#include "text/puzzles/reader.h"

/* Bytes of the line that an error shows at most before its place, and behind it. */
enum { WINDOW = 60 };

ennead_status report(ennead_reader *r, ennead_record *record, ennead_fault fault, const line *where,
                     size_t at, uint64_t found, uint64_t expected)
{
    const size_t begin = at > WINDOW ? at - WINDOW : 0;
    const size_t end = where->length - at > WINDOW ? at + WINDOW : where->length;

    *record = (ennead_record){
        .kind = ENNEAD_RECORD_ERROR,
        .form = r->form,
        .line = where->number,
        .column = at + 1,
        .offset = where->offset + at,
        .fault = fault,
        .found = found,
        .expected = expected,
        .text = where->text + begin,
        .text_length = end - begin,
        .caret = at - begin,
    };
    return ENNEAD_OK;
}

/* The candidates of a cell with a given, and of one without. */
static const digits allowed[10] = {ALL_DIGITS, 1, 2, 4, 8, 16, 32, 64, 128, 256};

void note_puzzle(ennead_reader *r)
{
    r->content_seen = true;
    r->recovering = false;
    r->remainder = 0;
    r->junk = false;
}

ennead_status give_puzzle(ennead_reader *r, ennead_record *record, ennead_form form,
                          const char *characters, const line *where, size_t at)
{
    record->kind = ENNEAD_RECORD_PUZZLE;
    record->form = form;
    record->line = where->number;
    record->column = at + 1;
    record->offset = where->offset + at;
    /* Without a branch for each cell: whether it is given cannot be foretold. */
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const unsigned value = (unsigned char)characters[cell] - (unsigned)'0';
        record->puzzle.givens[cell] = (uint8_t)(value <= 9 ? value : 0);
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        record->puzzle.candidates[cell] = allowed[record->puzzle.givens[cell]];
    record->note = NULL;
    record->note_length = 0;
    record->fault = ENNEAD_NO_FAULT;
    record->found = 0;
    record->expected = 0;
    record->text = NULL;
    record->text_length = 0;
    record->caret = 0;
    record->placed = NULL;

    note_puzzle(r);
    return ENNEAD_OK;
}

/* ---------------------------------------------------------------------------------- messages */

#define FAULT_WORDS(code, wrong, expected) {wrong, expected},
static const struct words {
    const char *wrong, *expected;
} words[] = {{"nothing is wrong", ""}, /* ENNEAD_NO_FAULT */
             ENNEAD_FAULTS(FAULT_WORDS)};

typedef struct message {
    char *text;
    size_t length;
} message;

static void add_character(message *m, char c)
{
    if (m->length + 1 < ENNEAD_MESSAGE_SIZE)
        m->text[m->length++] = c;
}

static void add_text(message *m, const char *text)
{
    while (*text != '\0')
        add_character(m, *text++);
}

static void add_number(message *m, uint64_t number)
{
    char reversed[20];
    int count = 0;

    do {
        reversed[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0)
        add_character(m, reversed[--count]);
}

/* 'a' for what can be shown, else its number: byte 0x00. */
static void add_byte(message *m, uint64_t byte)
{
    static const char hexadecimal[] = "0123456789abcdef";

    if (byte > 0x20 && byte < 0x7f) {
        add_character(m, '\'');
        add_character(m, (char)byte);
        add_character(m, '\'');
    } else {
        add_text(m, "byte 0x");
        add_character(m, hexadecimal[byte >> 4 & 15]);
        add_character(m, hexadecimal[byte & 15]);
    }
}

/* A template of ENNEAD_FAULTS with its numbers filled in. */
static void add_template(message *m, const char *text, const ennead_record *record)
{
    for (; *text != '\0'; text++) {
        if (*text != '%') {
            add_character(m, *text);
            continue;
        }
        switch (*++text) {
        case 'f':
            add_number(m, record->found);
            break;
        case 'e':
            add_number(m, record->expected);
            break;
        case 'b':
            add_byte(m, record->found);
            break;
        default: /* %s: the plural of what was found */
            add_text(m, record->found == 1 ? "" : "s");
            break;
        }
    }
}

size_t ennead_record_message(const ennead_record *record, char message_text[ENNEAD_MESSAGE_SIZE])
{
    message m = {message_text, 0};
    const size_t fault = (size_t)record->fault;

    if (fault < sizeof words / sizeof *words) {
        add_template(&m, words[fault].wrong, record);
        if (words[fault].expected[0] != '\0')
            add_text(&m, ", ");
        add_template(&m, words[fault].expected, record);
    }
    m.text[m.length] = '\0';
    return m.length;
}
