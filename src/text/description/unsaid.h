/* SPDX-License-Identifier: MIT */
/*
 * What a form cannot say of a puzzle: names of rules, and phrases such as "the title".
 */
#ifndef ENNEAD_TEXT_DESCRIPTION_UNSAID_H
#define ENNEAD_TEXT_DESCRIPTION_UNSAID_H

#include "grid/say/text_buffer.h"

/* Room for every rule and every phrase. */
#define UNSAID_COUNT_RULE(...) +1
enum { MOST_PHRASES = 24, MOST_UNSAID = MOST_PHRASES ENNEAD_CONSTRAINTS(UNSAID_COUNT_RULE) };
#undef UNSAID_COUNT_RULE

typedef struct unsaid_list {
    const char *words[MOST_UNSAID]; /* each once, in the order in which they were found */
    size_t count;
} unsaid_list;

/* Adds words that last as long as the list. NULL adds nothing. */
void unsaid_add(unsaid_list *list, const char *words);

/* "cage, thermo and the title" */
void unsaid_write(text_buffer *p, const unsaid_list *list);

#endif
