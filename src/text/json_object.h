/* SPDX-License-Identifier: MIT */
/*
 * The members of a JSON object (RFC 8259) one after the other, without memory: what stands in a
 * member that is no string is passed over by its brackets.
 *
 *     {"puzzle": "53..7....", "clues": 30, "path": [{"a": 1}]}
 *       ------    ---------    -----   --   ----   ----------
 */
#ifndef ENNEAD_TEXT_JSON_OBJECT_H
#define ENNEAD_TEXT_JSON_OBJECT_H

#include <stdbool.h>
#include <stddef.h>

/* Of a string what stands between its quotation marks, with its escapes. */
typedef struct json_span {
    size_t at, length;
} json_span;

typedef struct json_object_member {
    json_span name, value;
    bool is_string;
} json_object_member;

typedef struct json_object {
    const char *text;
    size_t length, at;
    enum { JSON_BEFORE, JSON_WITHIN, JSON_BEHIND } place;
} json_object;

typedef enum json_found {
    JSON_FOUND_MEMBER,
    JSON_FOUND_END,   /* the object ends at `at` */
    JSON_FOUND_WRONG, /* what stands at `at`, which is `length` where the text ends too early */
} json_found;

json_found json_object_next(json_object *object, json_object_member *member);

/* Copies a string of a text with its escapes undone, which is never longer, and returns the length.
 * Behind the escapes stands at least a quotation mark. */
size_t json_unescape(const char *text, size_t length, char *to);

/* The digits \uXXXX of an escape are hexadecimal, and other escapes are known: how long the one at
 * `text` is, with its backslash; 0: it is wrong at *at. */
size_t json_escape_length(const char *text, size_t length, size_t *at);

/* Whether a text begins with an object that has a puzzle in it, as a string: a record of JSON. */
bool json_has_puzzle(const char *text, size_t length);

#endif
