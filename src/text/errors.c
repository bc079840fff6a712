/* SPDX-License-Identifier: MIT */
/*
 * Input errors in words. The words are in the table ENNEAD_INPUT_ERRORS of the public header.
 */

#include "ennead.h"

#define ERROR_WORDS(code, wrong, expected) {wrong, expected},
static const struct error_words {
    const char *wrong, *expected;
} words[] = {{"nothing is wrong", ""}, /* ENNEAD_INPUT_ERROR_NONE */
             ENNEAD_INPUT_ERRORS(ERROR_WORDS)};

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

/* 'a' if the byte is printable, else its number: byte 0x00. */
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

/* Adds a template of ENNEAD_INPUT_ERRORS with its numbers filled in. */
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
        default: /* %s: plural ending for the number found */
            add_text(m, record->found == 1 ? "" : "s");
            break;
        }
    }
}

size_t ennead_record_message(const ennead_record *record, char message_text[ENNEAD_MESSAGE_SIZE])
{
    message m = {message_text, 0};
    const size_t error = (size_t)record->error;

    if (record->kind == ENNEAD_RECORD_KIND_RULE)
        add_text(&m, "the line is a rule: its puzzle is no plain one");
    if (record->kind == ENNEAD_RECORD_KIND_LINK)
        add_text(&m, "a link that holds a puzzle");
    if (record->kind == ENNEAD_RECORD_KIND_VARIANT)
        add_text(&m, "this puzzle has variant rules or another size");
    if (error < sizeof words / sizeof *words) {
        add_template(&m, words[error].wrong, record);
        if (words[error].expected[0] != '\0')
            add_text(&m, ", ");
        add_template(&m, words[error].expected, record);
    }
    m.text[m.length] = '\0';
    return m.length;
}
