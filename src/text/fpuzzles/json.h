/* SPDX-License-Identifier: MIT */
/*
 * JSON as its grammar (RFC 8259) has it, and no more, as a row of nodes: each knows its place in the
 * text, and where the node is that comes after it and all that is in it.
 *
 *     {"a": [1, 2]}     object | string a | array | number 1 | number 2 | (end)
 *
 * A member is a string and then its value. What a string says is kept with its escapes undone.
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
    uint32_t place;   /* where it begins; a string behind its quotation mark */
    uint32_t length;  /* of what it says */
    const char *text; /* what it says: its text, of a string without escapes */
    uint32_t after;   /* the number of the node after it and all that is in it */
} json_node;

typedef struct json {
    description_builder *d;
    json_node *nodes;
    char *undone; /* strings that were written with escapes, one behind the other */
    size_t undone_length;
    uint32_t count;
    size_t room;
} json;

/* Reads the text of the builder, one value; false: it is wrong, or memory is out. */
bool json_read(json *j, description_builder *d);
void json_free(json *j);

/* Whether a node says just this. */
bool json_is(const json *j, uint32_t node, const char *text);

/* The value of a member, the last of that name as in JavaScript; 0: there is none. */
uint32_t json_member(const json *j, uint32_t object, const char *name);

/* A whole number of 32 bits, or a string that holds one; false: it is neither. */
bool json_number(const json *j, uint32_t node, int *number);

/* Whether a node is null, false, an empty string, array or object: what says nothing. */
bool json_is_nothing(const json *j, uint32_t node);

/* Goes over what is in an array; of an object, over names and values in turn. */
#define JSON_EACH(j, item, parent) \
    for (uint32_t item = (parent) + 1; item < (j)->nodes[parent].after; \
         item = (j)->nodes[item].after)

#endif
