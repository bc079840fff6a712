/* SPDX-License-Identifier: MIT */
/*
 * Lines of words, which become the notes of puzzles.
 */
#ifndef ENNEAD_TEXT_TITLES_H
#define ENNEAD_TEXT_TITLES_H

#include "text/puzzles/reader_state.h"

/* Takes a line of words, which may be the head of a section. ENNEAD_STATUS_END: nothing to give. */
ennead_status take_title(ennead_reader *r, ennead_record *record, const line *l);

/* Whether the text is the word, large and small letters being the same. */
bool same_word(const char *text, size_t length, const char *word);

/* Makes the pending title the note of a puzzle that has none, and forgets it. */
void attach_title(ennead_reader *r, ennead_record *record);

/* Whether a line is the head of a section, "[...]". */
bool is_section(const line *l);

#endif
