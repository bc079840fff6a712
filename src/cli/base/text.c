/* SPDX-License-Identifier: MIT */
/*
 * A growing buffer. Its capacity doubles. `reserve` is the only function that asks for memory; all
 * other functions are built on text_add.
 */
#include "cli/base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/writer.h"

enum { FIRST_CAPACITY = 256, DRAIN_AT = 1 << 15 };

static bool reserve(struct text *text, size_t more)
{
    if (text->failed)
        return false;
    if (more <= text->capacity - text->length)
        return true;
    size_t capacity = text->capacity > 0 ? text->capacity : FIRST_CAPACITY;
    while (capacity - text->length < more && capacity <= (size_t)-1 / 2)
        capacity *= 2;
    char *bytes = capacity - text->length >= more ? realloc(text->bytes, capacity) : NULL;
    if (bytes == NULL) {
        text->failed = true;
        return false;
    }
    text->bytes = bytes;
    text->capacity = capacity;
    return true;
}

bool text_is_closed(const struct text *text)
{
    return text->failed || (text->drain != NULL && text->drain->error != 0);
}

/* Moves all that the text holds to its drain. */
static void drain(struct text *text)
{
    if (text->drain == NULL || text->length == 0)
        return;
    text->drained = true;
    writer_put(text->drain, text->bytes, text->length);
    text->length = 0;
}

bool text_reserve_drain(struct text *text)
{
    drain(text);
    return reserve(text, DRAIN_AT + TEXT_PIECES);
}

void text_flush(struct text *text)
{
    drain(text);
    if (text->drain != NULL)
        writer_flush(text->drain);
}

void text_add(struct text *text, const char *bytes, size_t length)
{
    if (length == 0 || !reserve(text, length))
        return;
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    if (text->length >= DRAIN_AT)
        drain(text);
}

void text_string(struct text *text, const char *string)
{
    text_add(text, string, strlen(string));
}

void text_character(struct text *text, char character)
{
    text_add(text, &character, 1);
}

/* Records are full of numbers, and formats are slow. */
void text_number(struct text *text, uint64_t number)
{
    char digits[20];
    size_t first = sizeof digits;

    do
        digits[--first] = (char)('0' + number % 10);
    while ((number /= 10) != 0);
    text_add(text, digits + first, sizeof digits - first);
}

void text_repeat(struct text *text, char character, size_t times)
{
    if (times == 0 || !reserve(text, times))
        return;
    memset(text->bytes + text->length, character, times);
    text->length += times;
}

void text_format(struct text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length < 0) {
        text->failed = true;
        return;
    }
    if (!reserve(text, (size_t)length + 1))
        return;
    va_start(arguments, format);
    vsnprintf(text->bytes + text->length, (size_t)length + 1, format, arguments);
    va_end(arguments);
    text->length += (size_t)length;
}

void text_empty(struct text *text, size_t keep)
{
    if (text->capacity > keep) {
        free(text->bytes);
        text->bytes = NULL;
        text->capacity = 0;
    }
    text->length = 0;
    text->failed = false;
}

void text_free(struct text *text)
{
    text_empty(text, 0);
}
