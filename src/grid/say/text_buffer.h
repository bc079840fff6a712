/* SPDX-License-Identifier: MIT */
/*
 * Builds text in the caller's memory. When that is full, it keeps counting, as snprintf does. Also
 * the phrases for cells, digits and houses, in each language and notation.
 */
#ifndef ENNEAD_GRID_SAY_TEXT_BUFFER_H
#define ENNEAD_GRID_SAY_TEXT_BUFFER_H

#include <stdarg.h>

#include "grid/bits.h"
#include "grid/cells.h"
#include "grid/digits.h"

typedef struct text_buffer {
    char *text;
    size_t room;   /* size of `text` in bytes, including the NUL */
    size_t length; /* length of all that was added, even if it did not fit */
    ennead_language language;
    ennead_coordinates coordinates;
    bool in_json; /* characters are written as in a string of JSON */
} text_buffer;

/* A buffer for a text in the caller's memory, with this wording. NULL is ennead_wording's default;
 * a language or notation that does not exist counts as English and r2c4. */
static inline text_buffer buffer_for(const ennead_wording *wording, char *text, size_t room)
{
    static const ennead_wording usual = {0};
    const ennead_wording *by = wording != NULL ? wording : &usual;
    return (text_buffer){
        text, room, 0,
        ennead_language_name(by->language) != NULL ? by->language : ENNEAD_LANGUAGE_ENGLISH,
        ennead_coordinates_name(by->coordinates) != NULL ? by->coordinates : ENNEAD_COORDINATES_RC,
        false};
}

/* Ends the text with a NUL, if there is any room, and returns its full length. */
size_t buffer_end(const text_buffer *p);

void buffer_character(text_buffer *p, char c);

void buffer_text(text_buffer *p, const char *text);
void buffer_number(text_buffer *p, int number);

/* "three"; numbers above nine as digits. */
void buffer_number_word(text_buffer *p, int number);

/* The same for a number that may be negative. */
void buffer_signed(text_buffer *p, int number);

/* "r4c2", "D2" or "row four column two" */
void buffer_cell(text_buffer *p, int cell);

/* The word before the last item of a list. */
typedef enum joining { JOIN_COMMA, JOIN_AND, JOIN_OR } joining;

/* "r4c2, r4c9", or with JOIN_AND "r4c2 and r4c9". */
void buffer_cells(text_buffer *p, cells set, joining last);
/* The same for cells in a given order. */
void buffer_cell_list(text_buffer *p, const uint8_t *list, int count, joining last);
/* The same of cells of a grid with so many columns: "r12c3 and r12c4"; and values of such a grid, a
 * bit for each from `first` on: "3, 5 and 7", "1 and 4 to 9". */
void buffer_places(text_buffer *p, const uint16_t *list, int count, int columns, joining last);
void buffer_values(text_buffer *p, uint64_t values, int first, joining last);
/* "3, 5 and 9" */
void buffer_digits(text_buffer *p, digits set, joining last);
/* "row 4"; several as "rows 2 and 5" or "row 2 and box 3" */
void buffer_house(text_buffer *p, int house);
void buffer_houses(text_buffer *p, uint32_t set, joining last);

/* Adds a template, whose signs stand for the arguments:
 *     %t const char *   %n int, a number   %c int, a cell     %C cells, joined by "and"
 *     %d int, a digit   %D digits, "and"   %h int, a house    %H uint32_t, houses, "and"
 *     %O cells, joined by "or"             %L cells, joined by commas
 * Cells are handed over as an ennead_cell_set: clang 14 misplaces a 128-bit integer among arguments
 * of variable number. */
void buffer_format(text_buffer *p, const char *words, ...);
void buffer_format_list(text_buffer *p, const char *words, va_list arguments);

/* The number of houses in a set; the lowest house of a set that is not empty. */
static inline int house_count(uint32_t set)
{
    return __builtin_popcount(set);
}

static inline int lowest_house(uint32_t set)
{
    return lowest_bit(set);
}

#endif
