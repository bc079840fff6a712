/* SPDX-License-Identifier: MIT */
/*
 * A place in the text of a variant in the form of this project, and what is read there.
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

/* The byte that comes next, LEXER_END after the last. */
static inline int lexer_next(const lexer *s)
{
    return s->at < s->d->length ? (unsigned char)s->d->text[s->at] : LEXER_END;
}

/* Passes over blanks, commas and a comment, but not over the end of the line. */
void lexer_blanks(lexer *s);

/* Whether the line ends here. */
bool lexer_at_end_of_line(const lexer *s);

/* Reads letters, digits and hyphens in small letters; false: there is no letter here. What is longer
 * than any name is cut. */
bool lexer_name(lexer *s, char name[LEXER_NAME]);

/* Reads a whole number of up to nine digits, perhaps with a sign; false: there is none. */
bool lexer_number(lexer *s, int *number);
/* The same of one of 32 bits. */
bool lexer_long_number(lexer *s, int *number);

/* Says what is here and what was expected; false. */
bool lexer_expected(lexer *s, const char *expected);

/* Adds the cells that a word names to the rule that is being read: r1c1 and so on. False: it is
 * wrong, which has been said. */
bool lexer_cells(lexer *s);

#endif
