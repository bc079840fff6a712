/* SPDX-License-Identifier: MIT */
/*
 * Lines of words, which become the notes of puzzles, or have links to puzzles in them.
 */
#ifndef ENNEAD_TEXT_TITLES_H
#define ENNEAD_TEXT_TITLES_H

#include "text/puzzles/reader_state.h"

/* Reads a line of words, which may be a section heading. Returns ENNEAD_STATUS_END if there is no
 * record. */
ennead_status take_title(ennead_reader *r, ennead_record *record, const line *l);

/* Whether the text equals the word, ignoring case. */
bool same_word(const char *text, size_t length, const char *word);

/* Makes the pending title the note of a puzzle that has none, and clears the title. */
void attach_title(ennead_reader *r, ennead_record *record);

/* Whether a line is a section heading, "[...]". */
bool is_section(const line *l);

/* Gives the first link of a line; the next line is what is behind it, if that has a link, too.
 * Returns false if there is none. */
bool take_link(ennead_reader *r, ennead_record *record, const line *l);

#endif
