/* SPDX-License-Identifier: MIT */
/*
 * Conditions on a puzzle that was rated, such as
 *
 *     er >= 7 && er < 8 && (has(x-wing) || count(naked pair) > 2) && !(level == extreme)
 *
 *     condition   = conjunction { "||" conjunction }
 *     conjunction = statement { "&&" statement }
 *     statement   = "!" statement | "(" condition ")" | "has(" name ")" | value compared value
 *     compared    = "<" | "<=" | ">" | ">=" | "==" | "!="
 *     value       = number | field | "count(" name ")" | name of a level, verdict or technique
 *
 * A name with blanks is quoted where it does not stand in has() or count(); one that stands for
 * several techniques means any of them, or all together. Compiled, a condition is
 * a list of operations on a stack, in fixed room: nothing is allocated. What a puzzle has no value
 * of compares as false, whatever it is compared with.
 */
#ifndef CLI_WHERE_H
#define CLI_WHERE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Name, the kind of its values, and what it is. */
#define WHERE_FIELDS(FIELD) \
    FIELD(WHERE_ER, "er", WHERE_NUMBER, "the rating of the hardest step") \
    FIELD(WHERE_EP, "ep", WHERE_NUMBER, "the hardest up to the first digit placed") \
    FIELD(WHERE_ED, "ed", WHERE_NUMBER, "the rating of the first step") \
    FIELD(WHERE_SCORE, "score", WHERE_NUMBER, "HoDoKu's score") \
    FIELD(WHERE_CLUES, "clues", WHERE_NUMBER, "the number of givens") \
    FIELD(WHERE_STEPS, "steps", WHERE_NUMBER, "the number of steps") \
    FIELD(WHERE_LEVEL, "level", WHERE_LEVEL_NAME, "HoDoKu's level, easy to extreme") \
    FIELD(WHERE_VERDICT, "verdict", WHERE_VERDICT_NAME, "as in the column") \
    FIELD(WHERE_TECHNIQUE, "technique", WHERE_TECHNIQUE_NAME, "that of the hardest step")

enum where_field {
#define WHERE_FIELD(code, name, kind, help) code,
    WHERE_FIELDS(WHERE_FIELD)
#undef WHERE_FIELD
        WHERE_FIELD_COUNT,
};

enum where_kind { WHERE_NUMBER, WHERE_LEVEL_NAME, WHERE_VERDICT_NAME, WHERE_TECHNIQUE_NAME };

/* Numbers are counted in thousandths, names by their number times that. */
enum { WHERE_ONE = 1000 };

/* What is known of a puzzle. */
struct where_values {
    int64_t fields[WHERE_FIELD_COUNT]; /* times WHERE_ONE */
    bool known[WHERE_FIELD_COUNT];
    const uint32_t *counts; /* of the steps of each technique; NULL: not known */
};

enum { WHERE_OPERATIONS = 256, WHERE_STACK = 64, WHERE_SETS = 64, WHERE_TECHNIQUES = 128 };

/* A set of techniques: bit t % 64 of words[t / 64] for number t. */
struct where_set {
    uint64_t words[WHERE_TECHNIQUES / 64];
};

/* What the names of a condition mean. */
struct where_names {
    /* The number of what a name of `length` bytes stands for, or -1. */
    int (*level)(const char *name, size_t length);
    int (*verdict)(const char *name, size_t length);
    /* Stores the techniques that a name stands for. False: none. */
    bool (*techniques)(const char *name, size_t length, struct where_set *set);
    int technique_count; /* of all that there are */
    unsigned
        left_unsaid; /* the fields, a bit each, that no puzzle has a value of: conditions on them
                             are refused */
};

struct where_operation {
    uint8_t what;
    int64_t value; /* a number, a field, or the number of a set */
};

struct where {
    struct where_operation operations[WHERE_OPERATIONS];
    struct where_set sets[WHERE_SETS];
    size_t count; /* of operations; 0: no condition, always true */
    size_t set_count;
    int technique_count;
};

struct where_error {
    size_t column; /* from 1, in bytes; at most length + 1 */
    const char *message;
};

/* Compiles `length` bytes of text. False: `error` says what is wrong, and where. */
bool where_parse(struct where *where, const char *text, size_t length,
                 const struct where_names *names, struct where_error *error);

bool where_holds(const struct where *where, const struct where_values *values);

#endif
