/* SPDX-License-Identifier: MIT */
/*
 * What an option stores, and where in the settings: a type, the offset of a member of this type,
 * and the range and unit of a number. The macros make such a record and check the member's type.
 */
#ifndef CLI_STORED_H
#define CLI_STORED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/options/choices.h"

struct stored {
    enum {
        STORED_NOTHING, /* nothing, or only a flag */
        STORED_TEXT,
        STORED_SECONDS,
        STORED_NUMBER,
        STORED_CHOICE,  /* its index */
        STORED_CHOICES, /* a bit for each */
        STORED_ROW,     /* a pointer to the row of the choice */
        STORED_NAME,    /* the name of the choice */
        STORED_CONSTANT,
        STORED_READ,
    } kind;
    size_t at;
    size_t size;              /* of a number */
    uint64_t least, greatest; /* of a number */
    const char *unit;         /* of a number: "milliseconds"; or NULL */
    const char *word;         /* a word allowed in place of a number; or NULL */
    uint64_t other;           /* what `word` stores, or no argument */
    int constant;
    /* For values with a syntax of their own: stores at `to` what `value` says; it is NULL without
     * an argument. Returns NULL, or what is wrong with the value: "is not a map such as ...". */
    const char *(*read)(void *to, const char *value);
};

/* The offset of a member, which must have that type. */
#define MEMBER_AT(settings, member, type) \
    (offsetof(settings, member) + 0 * sizeof(_Generic(((settings *)0)->member, type : 0)))
/* The same for an enum, which all have the size of an int. */
#define ENUM_AT(settings, member) \
    (offsetof(settings, member) + \
     0 * sizeof(char[sizeof(((settings *)0)->member) == sizeof(int) ? 1 : -1]))
/* The same for an integer. */
#define NUMBER_AT(settings, member) \
    (offsetof(settings, member) + \
     0 * sizeof(_Generic(((settings *)0)->member, int : 0, unsigned : 0, unsigned long : 0, \
                         unsigned long long : 0)))

#define STORE_TEXT(settings, member) \
    { \
        .kind = STORED_TEXT, .at = MEMBER_AT(settings, member, const char *) \
    }
#define STORE_SECONDS(settings, member) \
    { \
        .kind = STORED_SECONDS, .at = MEMBER_AT(settings, member, double) \
    }
#define STORE_NUMBER(settings, member, low, high) \
    STORE_NUMBER_OR(settings, member, low, high, .other = 0)
/* `...`: .unit, .word and .other. */
#define STORE_NUMBER_OR(settings, member, low, high, ...) \
    { \
        .kind = STORED_NUMBER, .at = NUMBER_AT(settings, member), \
        .size = sizeof((settings *)0)->member, .least = low, .greatest = high, __VA_ARGS__ \
    }
#define STORE_CHOICE(settings, member) \
    { \
        .kind = STORED_CHOICE, .at = ENUM_AT(settings, member) \
    }
#define STORE_CHOICES(settings, member) \
    { \
        .kind = STORED_CHOICES, .at = MEMBER_AT(settings, member, unsigned) \
    }
#define STORE_ROW(settings, member, type) \
    { \
        .kind = STORED_ROW, .at = MEMBER_AT(settings, member, const type *) \
    }
#define STORE_NAME(settings, member) \
    { \
        .kind = STORED_NAME, .at = MEMBER_AT(settings, member, const char *) \
    }
#define STORE_CONSTANT(settings, member, value) \
    { \
        .kind = STORED_CONSTANT, .at = ENUM_AT(settings, member), .constant = (int)(value) \
    }
/* The argument of `function` is a pointer to a `type`. */
#define STORE_READ(settings, member, type, function) \
    { \
        .kind = STORED_READ, .at = MEMBER_AT(settings, member, type), .read = function \
    }

/* Stores `value`, NULL without an argument. Returns NULL, or what is wrong with it; that text is
 * valid until the next call. */
const char *stored_value(void *settings, const struct stored *stored, const char *value);

/* Stores one of the choices. */
void stored_choice(void *settings, const struct stored *stored, const struct choices *choices,
                   size_t index);

/* Reads a number of decimal digits from `low` to `high`. */
bool parse_number(const char *text, uint64_t low, uint64_t high, uint64_t *number);

#endif
