/* SPDX-License-Identifier: MIT */
/*
 * Text that grows. Adding to it never reports failure: a text that ran out of memory records this
 * and takes no more, and a caller that needs it whole checks `failed` at the end. A text with a
 * drain moves its contents to a writer from time to time, so text of any length needs little
 * memory.
 */
#ifndef CLI_TEXT_H
#define CLI_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct writer;

struct text {
    char *bytes;
    size_t length;
    size_t capacity;
    bool failed;          /* memory ran out: something is missing */
    struct writer *drain; /* where the text goes when it gets long; or NULL */
    bool drained;         /* something has been moved there */
};

/* Reserves memory for a text with a drain, so that it does not run out within a record. Pieces
 * that do not drain may then add up to so many bytes. Returns false if there is no memory. */
enum { TEXT_PIECES = 1 << 16 };
bool text_reserve_drain(struct text *text);

void text_add(struct text *text, const char *bytes, size_t length);
void text_string(struct text *text, const char *string);
void text_character(struct text *text, char character);
void text_repeat(struct text *text, char character, size_t times);
void text_number(struct text *text, uint64_t number);
void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Whether adding more would be useless: memory ran out, or the drain takes no more. */
bool text_is_closed(const struct text *text);

/* Moves the contents to the drain, and has that write it at once. */
void text_flush(struct text *text);

/* Empties a text and clears a failure. Keeps at most about `keep` bytes of its memory. */
void text_empty(struct text *text, size_t keep);

void text_free(struct text *text);

#endif
