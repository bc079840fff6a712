/* SPDX-License-Identifier: MIT */
/*
 * English in the making: text that is put together in memory of the caller's, and counted on when
 * that is full, as snprintf does. Above it the phrases that people use for cells, digits, houses.
 */
#ifndef ENNEAD_TEXT_PHRASE_H
#define ENNEAD_TEXT_PHRASE_H

#include <stdarg.h>

#include "grid/cells.h"
#include "grid/digits.h"

typedef struct phrase {
    char *text;
    size_t room;   /* bytes at `text`; the last is for the NUL */
    size_t length; /* of all that was added, which may be more than there was room for */
} phrase;

/* Ends the text by a NUL if there is any room, and returns its full length. */
size_t phrase_end(const phrase *p);

void phrase_character(phrase *p, char c);

void phrase_text(phrase *p, const char *text);
void phrase_number(phrase *p, int number);

/* "r4c2" */
void phrase_cell(phrase *p, int cell);

/* The words between the last two of a list. */
typedef enum joining { JOIN_COMMA, JOIN_AND, JOIN_OR } joining;

/* "r4c2, r4c9", or with JOIN_AND "r4c2 and r4c9". */
void phrase_cells(phrase *p, cells set, joining last);
/* "3, 5 and 9" */
void phrase_digits(phrase *p, digits set, joining last);
/* "row 4"; of several "rows 2 and 5", or "row 2 and box 3" */
void phrase_house(phrase *p, int house);
void phrase_houses(phrase *p, uint32_t set, joining last);

/* Adds a template, whose signs stand for the arguments:
 *     %t const char *   %n int, a number   %c int, a cell     %C cells, joined by "and"
 *     %d int, a digit   %D digits, "and"   %h int, a house    %H uint32_t, houses, "and"
 *     %O cells, joined by "or"             %L cells, joined by commas
 * Cells are handed over as an ennead_cell_set: clang 14 misplaces a 128-bit integer among arguments
 * of variable number. */
void phrase_format(phrase *p, const char *words, ...);
void phrase_format_list(phrase *p, const char *words, va_list arguments);

/* The number of houses in a set, and the lowest of one that is not empty. */
static inline int house_count(uint32_t set)
{
    return __builtin_popcount(set);
}

static inline int lowest_house(uint32_t set)
{
    return __builtin_ctz(set);
}

#endif
