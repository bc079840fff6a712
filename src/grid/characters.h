/* SPDX-License-Identifier: MIT */
/*
 * Classes of ASCII characters, the same in every locale.
 */
#ifndef ENNEAD_GRID_CHARACTERS_H
#define ENNEAD_GRID_CHARACTERS_H

#include <stdbool.h>

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

static inline bool is_letter(int c)
{
    return lower(c) >= 'a' && lower(c) <= 'z';
}

/* What is between the words of a line. */
static inline bool is_blank(int c)
{
    return c == ' ' || c == '\t';
}

/* What is between words anywhere: blanks and ends of lines. */
static inline bool is_space(int c)
{
    return is_blank(c) || c == '\r' || c == '\n';
}

#endif
