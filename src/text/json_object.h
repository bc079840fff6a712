/* SPDX-License-Identifier: MIT */
/*
 * Reads the members of a JSON object (RFC 8259) one after the other, without allocating memory.
 * The value of a member that is not a string is skipped by its brackets.
 *
 *     {"puzzle": "53..7....", "clues": 30, "path": [{"a": 1}]}
 *       ------    ---------    -----   --   ----   ----------
 */
#ifndef ENNEAD_TEXT_JSON_OBJECT_H
#define ENNEAD_TEXT_JSON_OBJECT_H

#include <stdbool.h>
#include <stddef.h>

/* For a string, what is between its quotation marks, with its escapes. */
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
    JSON_FOUND_WRONG, /* there is an error at `at`, which is `length` if the text ends too early */
} json_found;

json_found json_object_next(json_object *object, json_object_member *member);

/* The same for the strings of an array; anything else in it is wrong. */
json_found json_array_next(json_object *array, json_span *string);

/* Copies a string of a text without its escapes, which is never longer, and returns its length.
 * After the escapes there must be at least a quotation mark. */
size_t json_unescape(const char *text, size_t length, char *to);

/* The length of the escape at `text`, including its backslash. Returns 0 if it is unknown, or its
 * digits \uXXXX are not hexadecimal; *at is then the place of the error. */
size_t json_escape_length(const char *text, size_t length, size_t *at);

/* Whether a text begins with a JSON record: an object that contains a puzzle as a string, or a
 * verdict. */
bool json_is_record(const char *text, size_t length);

#endif
