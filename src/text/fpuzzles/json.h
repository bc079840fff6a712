/* SPDX-License-Identifier: MIT */
/*
 * JSON, exactly as in its grammar (RFC 8259), as a row of nodes. Each node knows its place in the
 * text, and the number of the node that comes after it and its contents.
 *
 *     {"a": [1, 2]}     object | string a | array | number 1 | number 2 | (end)
 *
 * A member is a string node followed by its value. The contents of strings are kept without
 * escapes.
 */
#ifndef ENNEAD_TEXT_FPUZZLES_JSON_H
#define ENNEAD_TEXT_FPUZZLES_JSON_H

#include "text/description/description_builder.h"

typedef enum json_kind {
    JSON_NULL,
    JSON_FALSE,
    JSON_TRUE,
    JSON_NUMBER,
    JSON_STRING,
    JSON_ARRAY,
    JSON_OBJECT,
} json_kind;

typedef struct json_node {
    json_kind kind;
    uint32_t place;   /* where it begins; for a string, after the quotation mark */
    uint32_t length;  /* length of the contents */
    const char *text; /* the contents; in the text itself for a string without escapes */
    uint32_t after;   /* the number of the node after it and its contents */
} json_node;

typedef struct json {
    description_builder *d;
    json_node *nodes;
    char *undone; /* the contents of strings with escapes, one after the other */
    size_t undone_length;
    uint32_t count;
    size_t room;
} json;

/* Reads the text of the builder, one value. Returns false if it is wrong or memory ran out. */
bool json_read(json *j, description_builder *d);
void json_free(json *j);

/* Whether a node's contents are exactly this. */
bool json_is(const json *j, uint32_t node, const char *text);

/* The value of a member, the last one of that name as in JavaScript; 0 if there is none. */
uint32_t json_member(const json *j, uint32_t object, const char *name);

/* Reads a 32-bit integer, or a string that contains one. Returns false if it is neither. */
bool json_number(const json *j, uint32_t node, int *number);

/* Whether a node is null, false, or an empty string, array or object. */
bool json_is_nothing(const json *j, uint32_t node);

/* Loops over the items of an array; for an object, over names and values in turn. */
#define JSON_EACH(j, item, parent) \
    for (uint32_t item = (parent) + 1; item < (j)->nodes[parent].after; \
         item = (j)->nodes[item].after)

#endif
