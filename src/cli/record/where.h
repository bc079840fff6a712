/* SPDX-License-Identifier: MIT */
/*
 * Conditions on a record, such as
 *
 *     er >= 7 and er < 8 and (has(x-wing) or count(naked pair) > 2) and not level == extreme
 *
 *     condition   = conjunction { ("||" | "or") conjunction }
 *     conjunction = statement { ("&&" | "and") statement }
 *     statement   = ("!" | "not") statement | "(" condition ")" | "has(" name ")"
 *                 | value compared value
 *     compared    = "<" | "<=" | ">" | ">=" | "==" | "!="
 *     value       = number | field | "count(" name ")" | word of a field | technique | "text"
 *
 * A name with blanks or operators in it must be quoted, except in has() and count(). A name of
 * several techniques means any of them, or their sum. A compiled condition is a list of operations
 * on a stack, of fixed size, so nothing is allocated. A comparison with a value that the record
 * does not have is false.
 */
#ifndef CLI_WHERE_H
#define CLI_WHERE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum where_kind {
    WHERE_NUMBER,
    WHERE_WORD, /* one of some words */
    WHERE_RANK, /* the same, and the words are ordered */
    WHERE_TECHNIQUE,
    WHERE_TEXT,
    WHERE_LIST,   /* words separated by blanks; equal to each of them */
    WHERE_COLUMN, /* a text that is used as a number in comparisons with numbers */
};

/* What a condition can compare. */
struct where_field {
    const char *name;
    enum where_kind kind;
    bool absent;                       /* no record has it: conditions on it are refused */
    const char *(*word)(size_t index); /* of WHERE_WORD and WHERE_RANK; NULL past the last */
};

/* Numbers are stored in thousandths, words and techniques as their index times 1,000. */
enum { WHERE_ONE = 1000 };

struct where_value {
    bool known;
    int64_t number; /* times WHERE_ONE */
    const char *text;
    size_t length;
};

/* The values of a record. */
struct where_values {
    const struct where_value *fields; /* one for each field name */
    const uint32_t *counts;           /* of the steps of each technique; NULL if unknown */
};

enum {
    WHERE_OPERATIONS = 256,
    WHERE_STACK = 64,
    WHERE_SETS = 64,
    WHERE_TEXTS = 64,
    WHERE_TECHNIQUES = 128,
    WHERE_FIELDS = 192,
};

/* A set of techniques: bit t % 64 of words[t / 64] for number t. */
struct where_set {
    uint64_t words[WHERE_TECHNIQUES / 64];
};

/* What the names in a condition mean. */
struct where_names {
    const struct where_field *fields;
    size_t field_count; /* at most WHERE_FIELDS */
    /* Finds the techniques that a name of `length` bytes stands for. Returns false if there are
     * none. NULL: records have no techniques. */
    bool (*techniques)(const char *name, size_t length, struct where_set *set);
    int technique_count; /* number of all techniques */
};

struct where_operation {
    uint8_t what, field;
    int64_t value; /* a number, a field, or the index of a set or text */
};

struct where {
    struct where_operation operations[WHERE_OPERATIONS];
    struct where_set sets[WHERE_SETS];
    struct where_text {
        const char *bytes; /* in the condition */
        size_t length;
    } texts[WHERE_TEXTS];
    size_t count; /* number of operations; 0: there is no condition, so it is always true */
    size_t set_count, text_count;
    int technique_count;
};

struct where_error {
    size_t column; /* from 1, in bytes; at most length + 1 */
    const char *message;
    enum { WRONG_FORM, WRONG_FIELD, WRONG_WORD, WRONG_TECHNIQUE } kind;
    const struct where_field *field; /* WRONG_WORD: the field that has no such word */
};

/* Compiles a text of `length` bytes, which must exist as long as the condition is used. Returns
 * false if it is wrong; `error` says what and where. */
bool where_parse(struct where *where, const char *text, size_t length,
                 const struct where_names *names, struct where_error *error);

bool where_holds(const struct where *where, const struct where_values *values);

/* Whether a field matters. */
bool where_uses(const struct where *where, size_t field);

#endif
