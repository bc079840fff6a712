/* SPDX-License-Identifier: MIT */
/*
 * A position in the text of a variant in Ennead's form, and functions that read from there.
 */
#ifndef ENNEAD_TEXT_LEXER_H
#define ENNEAD_TEXT_LEXER_H

#include "grid/characters.h"
#include "text/description/description_builder.h"

enum { LEXER_END = -1, LEXER_NAME = 32 };

typedef struct lexer {
    description_builder *d;
    size_t at;
} lexer;

/* The next byte; LEXER_END after the last. */
static inline int lexer_next(const lexer *s)
{
    return s->at < s->d->length ? (unsigned char)s->d->text[s->at] : LEXER_END;
}

/* Skips blanks, commas and a comment, but not the end of the line. */
void lexer_blanks(lexer *s);

/* Whether nothing follows on the line. */
bool lexer_at_end_of_line(const lexer *s);

/* Reads letters, digits and hyphens as a name in lower case. Returns false if there is no letter
 * here. A name longer than any rule's is cut. */
bool lexer_name(lexer *s, char name[LEXER_NAME]);

/* Reads an integer of up to nine digits, maybe with a sign. Returns false if there is none. */
bool lexer_number(lexer *s, int *number);
/* The same for any 32-bit integer. */
bool lexer_long_number(lexer *s, int *number);

/* Reports what is here and what was expected. Returns false. */
bool lexer_expected(lexer *s, const char *expected);

/* Adds the cells that a word names, r1c1 and so on, to the current rule. Returns false if the word
 * is wrong, and reports why. */
bool lexer_cells(lexer *s);

#endif
