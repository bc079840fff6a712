/* SPDX-License-Identifier: MIT */
/*
 * A puzzle at the start of a line, or a line that should have been one.
 */
#ifndef ENNEAD_TEXT_LINE_H
#define ENNEAD_TEXT_LINE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "text/puzzles/reader_state.h"

typedef uint8_t cell_piece __attribute__((vector_size(16)));
typedef uint64_t piece_words __attribute__((vector_size(16)));

/* The greater of two numbers, in each byte. */
static inline cell_piece greater_of(cell_piece a, cell_piece b)
{
#ifdef __SSE2__
    return (cell_piece)_mm_max_epu8((__m128i)a, (__m128i)b);
#else
    const cell_piece from_a = (cell_piece)(a > b);
    return (a & from_a) | (b & ~from_a);
#endif
}

/* Whether 81 bytes are 1-9, 0 and '.', as in nearly all lists. Swapping the neighbors '.' and '/'
 * makes these the eleven characters from '/' on. Inlined, since every line of a list is looked at:
 * that takes half the time of a call. */
static inline bool are_common_cells(const char *text)
{
    enum { PIECE = sizeof(cell_piece), PIECES = ENNEAD_CELLS / PIECE + 1, COMMON = 11 };
    cell_piece greatest = {0};

    for (int i = 0; i < PIECES; i++) {
        cell_piece n;
        memcpy(&n, text + (i < PIECES - 1 ? PIECE * i : ENNEAD_CELLS - PIECE), sizeof n);
        greatest = greater_of((n ^ 1) - '/', greatest);
    }
    const piece_words others = (piece_words)(greatest >= COMMON);
    return (others[0] | others[1]) == 0;
}

/* Whether `length` bytes are 81 cells of a line. */
bool is_cells(const char *text, size_t length);
/* Whether the line is 81 cells followed by its end or a separator. */
bool is_line_puzzle(const line *l);
/* Whether `c` ends the cells of a line. */
bool is_separator(char c);
/* Makes what follows the first `cells` bytes of a line the note, without one separator and
 * surrounding blanks. */
void take_line_note(ennead_record *record, const line *l, size_t cells);
/* The same for what follows the first word of a line that is not a puzzle. */
void take_word_note(ennead_record *record, const line *l);
/* Whether the line begins with more cells than a row has, so that there should be 81. */
bool is_list_line(const line *l);
/* Reports what is wrong with the cells that begin at `at` and should be 81, up to `end` or a
 * separator. */
ennead_status report_cells(ennead_reader *r, ennead_record *record, const line *l, size_t at,
                           size_t end);
/* The same for a line that should begin with 81 cells; what follows them becomes the note. */
ennead_status report_line(ennead_reader *r, ennead_record *record, const line *l);
/* The same for the field of a line with the most cells. */
ennead_status report_best_field(ennead_reader *r, ennead_record *record, const line *l);

#endif
