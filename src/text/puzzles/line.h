/* SPDX-License-Identifier: MIT */
/*
 * A puzzle at the start of a line, or a line that should have been one.
 */
#ifndef ENNEAD_TEXT_LINE_H
#define ENNEAD_TEXT_LINE_H

#include "text/puzzles/reader_state.h"

/* Whether 81 bytes are 1-9, 0 and '.', as in nearly all lists. */
bool are_common_cells(const char *text);
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
