/* SPDX-License-Identifier: MIT */
/*
 * Text that grows. Adding to it never fails at once: a text that ran out of memory remembers so and
 * takes no more, and whoever needs it whole looks at `failed` in the end. A text with a drain moves
 * what it holds to a writer now and then, so that text without end needs no memory without end.
 */
#ifndef CLI_TEXT_H
#define CLI_TEXT_H

#include <stdbool.h>
#include <stddef.h>

struct writer;

struct text {
    char *bytes;
    size_t length;
    size_t capacity;
    bool failed;          /* memory ran out: something is missing */
    struct writer *drain; /* NULL, or where the text goes when it gets long */
    bool drained;         /* something has gone there */
};

/* Makes sure of memory for a text with a drain, so that it does not run out amid a record; pieces
 * that do not drain, one after the other, may add up to so many bytes. False: there is none. */
enum { TEXT_PIECES = 1 << 16 };
bool text_reserve_drain(struct text *text);

void text_add(struct text *text, const char *bytes, size_t length);
void text_string(struct text *text, const char *string);
void text_character(struct text *text, char character);
void text_repeat(struct text *text, char character, size_t times);
void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Whether more would be in vain: memory is out, or the drain takes no more. */
bool text_is_closed(const struct text *text);

/* Moves all that the text holds to its drain, and has that write it at once. */
void text_flush(struct text *text);

/* Empties a text and forgets a failure; keeps at most about `keep` bytes of its memory. */
void text_empty(struct text *text, size_t keep);

void text_free(struct text *text);

#endif
