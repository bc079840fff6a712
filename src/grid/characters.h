/* SPDX-License-Identifier: MIT */
/*
 * Classes and values of ASCII characters, the same in every locale.
 */
#ifndef ENNEAD_GRID_CHARACTERS_H
#define ENNEAD_GRID_CHARACTERS_H

#include <stdbool.h>
#include <stddef.h>

static inline bool is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static inline bool is_nonzero_digit(int c)
{
    return c >= '1' && c <= '9';
}

static inline int lower(int c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

static inline int upper(int c)
{
    return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c;
}

static inline bool is_letter(int c)
{
    return lower(c) >= 'a' && lower(c) <= 'z';
}

/* The value of a hexadecimal digit, or -1 if `c` is not one. */
static inline int hexadecimal_value(int c)
{
    const int small = lower(c);
    return is_digit(c) ? c - '0' : small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

/* The byte that the text's first three characters stand for (a percent sign and two hexadecimal
 * digits), or -1 if it does not begin that way. */
static inline int percent_value(const char *text, size_t length)
{
    if (length < 3 || text[0] != '%' || hexadecimal_value(text[1]) < 0 ||
        hexadecimal_value(text[2]) < 0)
        return -1;
    return 16 * hexadecimal_value(text[1]) + hexadecimal_value(text[2]);
}

/* The value of a base64 character, in either alphabet, or -1 if `c` is not one. */
static inline int base64_value(int c)
{
    return c >= 'A' && c <= 'Z'   ? c - 'A'
           : c >= 'a' && c <= 'z' ? c - 'a' + 26
           : is_digit(c)          ? c - '0' + 52
           : c == '+' || c == '-' ? 62
           : c == '/' || c == '_' ? 63
                                  : -1;
}

/* Whether `c` separates words within a line. */
static inline bool is_blank(int c)
{
    return c == ' ' || c == '\t';
}

/* Whether `c` separates words: a blank or the end of a line. */
static inline bool is_space(int c)
{
    return is_blank(c) || c == '\r' || c == '\n';
}

#endif
