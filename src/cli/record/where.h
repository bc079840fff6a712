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
 * What has blanks or signs in it is quoted where it does not stand in has() or count(); the name of
 * several techniques means any of them, or all together. Compiled, a condition is a list of
 * operations on a stack, in fixed room: nothing is allocated. What a record has no value of compares
 * as false, whatever it is compared with.
 */
#ifndef CLI_WHERE_H
#define CLI_WHERE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum where_kind {
    WHERE_NUMBER,
    WHERE_WORD, /* one of some words */
    WHERE_RANK, /* the same, and they have an order */
    WHERE_TECHNIQUE,
    WHERE_TEXT,
    WHERE_LIST,   /* words with blanks between them; equal to each of them */
    WHERE_COLUMN, /* a text that counts as the number it may be where it is compared with numbers */
};

/* What a condition can compare. */
struct where_field {
    const char *name;
    enum where_kind kind;
    bool absent;                       /* no record has it: conditions on it are refused */
    const char *(*word)(size_t index); /* of WHERE_WORD and WHERE_RANK; NULL past the last */
};

/* Numbers are counted in thousandths, words and techniques by their number times that. */
enum { WHERE_ONE = 1000 };

struct where_value {
    bool known;
    int64_t number; /* times WHERE_ONE */
    const char *text;
    size_t length;
};

/* What is known of a record. */
struct where_values {
    const struct where_value *fields; /* one for each field of the names */
    const uint32_t *counts;           /* of the steps of each technique; NULL: not known */
};

enum {
    WHERE_OPERATIONS = 256,
    WHERE_STACK = 64,
    WHERE_SETS = 64,
    WHERE_TEXTS = 64,
    WHERE_TECHNIQUES = 128,
    WHERE_FIELDS = 128,
};

/* A set of techniques: bit t % 64 of words[t / 64] for number t. */
struct where_set {
    uint64_t words[WHERE_TECHNIQUES / 64];
};

/* What the names in a condition mean. */
struct where_names {
    const struct where_field *fields;
    size_t field_count; /* at most WHERE_FIELDS */
    /* Stores the techniques that a name of `length` bytes stands for; false: none. NULL: records have
     * no techniques. */
    bool (*techniques)(const char *name, size_t length, struct where_set *set);
    int technique_count; /* of all that there are */
};

struct where_operation {
    uint8_t what, field;
    int64_t value; /* a number, a field, or the number of a set or text */
};

struct where {
    struct where_operation operations[WHERE_OPERATIONS];
    struct where_set sets[WHERE_SETS];
    struct where_text {
        const char *bytes; /* in the condition */
        size_t length;
    } texts[WHERE_TEXTS];
    size_t count; /* of operations; 0: no condition, always true */
    size_t set_count, text_count;
    int technique_count;
};

struct where_error {
    size_t column; /* from 1, in bytes; at most length + 1 */
    const char *message;
    enum { WRONG_FORM, WRONG_FIELD, WRONG_WORD, WRONG_TECHNIQUE } kind;
    const struct where_field *field; /* WRONG_WORD: of which it is no word */
};

/* Compiles `length` bytes of text, which must stay as long as the condition is used. False: `error`
 * says what is wrong, and where. */
bool where_parse(struct where *where, const char *text, size_t length,
                 const struct where_names *names, struct where_error *error);

bool where_holds(const struct where *where, const struct where_values *values);

#endif
